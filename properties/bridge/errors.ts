/**
 * What can go wrong between us and a program, each with a code of its own.
 */

/** Each code with what would help. */
const HINTS = {
  /** The operating system could not start it. */
  'not-started': 'is the path right, and may it be executed?',
  exited: 'it must go on reading standard input until that is closed',
  'timed-out': 'does it flush standard output after each line? --call-timeout gives it longer',
  'too-long': 'an answer is one JSON object on one line',
  'not-utf8': 'write UTF-8, whatever the locale says',
  'not-json': 'only answers belong on standard output; write logs to standard error',
  'not-a-reply': 'answer {"id": …, "result": …}, or "unsupported" or "error" in place of "result"',
  'wrong-id': 'answer each question once, in the order in which they come, with its "id"',
  /** It wrote a line when no question was open. */
  unasked: 'answer each question once, and write nothing else to standard output',
  'wrong-form': 'the JSON Schema describes the answers of each operation',
  /** It answered with `error`. */
  error: 'the engine says so itself',
  'gave-up': 'try `manaproof smoke` on it first',
} as const;
export type ProgramErrorCode = keyof typeof HINTS;

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
    return HINTS[this.code];
  }
}

/** What a program wrote, fit to be shown on a terminal: not long, and without control characters. */
export function printable(text: string, length = 200): string {
  const plain = text.slice(0, length).replace(/\p{C}/gu, '\u{fffd}');
  return text.length > length ? `${plain}…` : plain;
}

/** The beginning of what a program wrote, in quotes. */
export function excerpt(text: string): string {
  return printable(JSON.stringify(text.slice(0, 200)), 120);
}
