/**
 * What the engine says of input that is not a legal question.
 */

export const ERROR_CODES = [
  'cost/syntax',
  'cost/unknown-symbol',
  'cost/too-large',
  'game/duplicate-id',
  'game/unknown-player',
  'game/unknown-object',
  'game/bad-attachment',
  'card/layout',
  'ability/unknown',
  'proposal/bad-object',
  'proposal/bad-number',
  'proposal/bad-announcement',
  'amount/too-large',
  'choices/too-many',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Bad input: where it is, what stands there, and what would help. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly code: string;
  /** A JSON pointer into the input, `/battlefield/2/card/manaCost`; empty when it is the whole. */
  readonly path: string;
  readonly value: unknown;
  readonly hint: string;

  constructor(
    code: string,
    message: string,
    at: { path?: string; value?: unknown; hint?: string } = {},
  ) {
    super(message);
    this.code = code;
    this.path = at.path ?? '';
    this.value = at.value;
    this.hint = at.hint ?? '';
  }

  /** The same error, seen from a place further out. */
  under(prefix: string): InputError {
    return new InputError(this.code, this.message, {
      path: prefix + this.path,
      value: this.value,
      hint: this.hint,
    });
  }
}
