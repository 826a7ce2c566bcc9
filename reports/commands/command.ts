/**
 * What every command has: where it writes, how it looks, and what its exit says.
 */
import type { Screen } from '../moving-line.ts';
import type { Style } from '../style.ts';

/** What the exit of the program says. */
export const EXIT = {
  /** Every property passed. */
  passed: 0,
  /** A property failed, or its boards were not what it is about. */
  failed: 1,
  /** Wrong use or input. */
  misused: 2,
  /** The engine under test broke. */
  errored: 3,
  /** A bug of our own. */
  internal: 70,
  /** Stopped from outside before anything was found. */
  stopped: 130,
} as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

export interface Terminal {
  readonly out: Screen;
  /** For what is not the result. */
  readonly err: Screen;
  readonly style: Style;
  /** How this program was called: what a command to copy begins with. */
  readonly program: string;
  /** Aborted when the user wants it to stop. */
  readonly signal: AbortSignal;
}

export function writeLines(terminal: Terminal, lines: readonly string[]): void {
  terminal.out.write(`${lines.join('\n')}\n`);
}

export function writeJson(terminal: Terminal, value: unknown): void {
  terminal.out.write(`${JSON.stringify(value, null, 2)}\n`);
}
