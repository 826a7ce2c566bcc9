/**
 * Comparing whether something can be paid with everything on the board.
 */
import type { CanPayQuestion } from '../../engine/index.ts';
import { Disagreement, type Subject } from '../property.ts';

/** @throws {Disagreement} unless the engine says so. */
export function expectCanPay(
  engine: Subject,
  { game, proposal }: CanPayQuestion,
  expected: boolean,
  why: readonly string[],
): void {
  const actual = engine.canPay({ game, proposal });
  if (actual === expected) return;
  const message = expected ? 'it can be paid from the board' : 'it cannot be paid from the board';
  throw new Disagreement(message, { expected, actual, why });
}
