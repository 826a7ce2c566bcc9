/**
 * The wire protocol: one JSON object a line, in which a program is asked what an engine can be asked.
 */
import type { EngineTraits, Operation, Questions } from './questions.ts';

/** Raised when an engine that speaks the one before would no longer be understood. */
export const PROTOCOL = 1;

/** What a program is asked: first `hello`, then whatever it said it can answer. */
export type Request =
  | {
      readonly id: number;
      readonly op: 'hello';
      readonly args: { readonly protocol: typeof PROTOCOL };
    }
  | {
      readonly [O in Operation]: {
        readonly id: number;
        readonly op: O;
        readonly args: Questions[O];
      };
    }[Operation];

/** What it answers, with the `id` of the question. */
export type Reply =
  | { readonly id: number; readonly result: unknown }
  /** It cannot answer this, and says why: the board is not counted. */
  | { readonly id: number; readonly unsupported: string }
  /** It broke on this, and says how: the property is `errored`. */
  | { readonly id: number; readonly error: string };

/** The result of `hello`. */
export interface Greeting extends EngineTraits {
  readonly protocol: typeof PROTOCOL;
  readonly operations: readonly Operation[];
  /** The day of the rules that it follows, `"2026-09-25"`. */
  readonly edition?: string;
  /** How many questions it may be sent before it has answered the first of them; 1 without it. */
  readonly pipeline?: number;
}
