/**
 * What the two threads of the bridge say to each other.
 */
import type { ProgramErrorCode } from './errors.ts';

/** How a program is started: never through a shell. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** Where it runs; the current folder without it. */
  readonly cwd?: string;
}

/** From the thread that asks. Text is questions, a line each; as a plain string, which is fastest to pass on. */
export type ToKeeper =
  | string
  | Start
  /** End it: by closing its input first and by force if that does not help, or by force at once. */
  | { readonly say: 'stop'; readonly gently: boolean };

export interface Start {
  readonly say: 'start';
  readonly command: Command;
  /** The most bytes in one line. */
  readonly longestLine: number;
}

/** From the thread that keeps the program. Text is answers, a line each. */
export type FromKeeper = string | { readonly say: 'started'; readonly pid: number } | Ended;

/** The program has ended, and nothing of it is left. */
export interface Ended {
  readonly say: 'ended';
  readonly code: ProgramErrorCode;
  readonly what: string;
  /** The last that it wrote to standard error. */
  readonly complaints: string;
}

export function isFromKeeper(message: unknown): message is FromKeeper {
  return (
    typeof message === 'string' ||
    (typeof message === 'object' && message !== null && 'say' in message)
  );
}
