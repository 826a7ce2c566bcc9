/**
 * What can go wrong between us and a program, each with a code of its own.
 */

export const PROGRAM_ERRORS = {
  /** The operating system could not start it. */
  'not-started': 'is the path right, and may it be executed?',
  exited: 'it must go on reading standard input until that is closed',
  'timed-out': 'does it flush standard output after each line? --call-timeout gives it longer',
  'too-long': 'an answer is one JSON object on one line',
  'not-utf8': 'write UTF-8, whatever the locale says',
  'not-json': 'only answers belong on standard output; write logs to standard error',
  'not-a-reply': 'answer {"id": …, "result": …}, or "unsupported" or "error" in place of "result"',
  'wrong-id': 'answer each question once, in the order in which they come, with its "id"',
  unasked: 'answer each question once, and write nothing else to standard output',
  'wrong-form': 'the answers of each operation are described in the JSON Schema',
  error: 'the engine says so itself',
  'gave-up': 'run `manaproof smoke` on it first',
} as const;
export type ProgramErrorCode = keyof typeof PROGRAM_ERRORS;

/** A program broke the protocol, or broke. */
export class ProgramError extends Error {
  /** With the code, so that one kind of breakage is told from another. */
  override readonly name: string;
  readonly code: ProgramErrorCode;

  constructor(code: ProgramErrorCode, message: string) {
    super(message);
    this.name = `ProgramError [${code}]`;
    this.code = code;
  }

  /** What would help. */
  get hint(): string {
    return PROGRAM_ERRORS[this.code];
  }
}

/** The beginning of what a program wrote, to be shown in a message. */
export function excerpt(text: string, length = 120): string {
  const quoted = JSON.stringify(text);
  return quoted.length > length ? `${quoted.slice(0, length)}…` : quoted;
}
