/**
 * Comparing mana values, colours and devotion with what is right.
 */
import {
  type Color,
  colorBits,
  colorsOfBits,
  type DevotionQuestion,
  type ObjectQuestion,
} from '../../engine/index.ts';
import { Disagreement, type Subject } from '../property.ts';

/** @throws {Disagreement} unless both are the same number or text. */
export function expectEqual<T extends number | string>(
  message: string,
  expected: T,
  actual: T,
  why: string,
): void {
  if (expected !== actual) throw new Disagreement(message, { expected, actual, why: [why] });
}

/** A set of colours as text, `"WB"`, in whatever order they are given. */
export function colorText(colors: readonly Color[]): string {
  return colorsOfBits(colorBits(colors)).join('') || 'colourless';
}

/** @throws {Disagreement} when the engine gives this object another mana value. */
export function expectManaValue(
  engine: Subject,
  { game, object }: ObjectQuestion,
  expected: number,
  why: string,
): void {
  expectEqual('the mana value is wrong', expected, engine.manaValue({ game, object }), why);
}

/** @throws {Disagreement} when the engine gives this object other colours, in whatever order. */
export function expectColors(
  engine: Subject,
  { game, object }: ObjectQuestion,
  expected: readonly Color[],
  why: string,
): void {
  const actual = engine.colors({ game, object });
  expectEqual('the colours are wrong', colorText(expected), colorText(actual), why);
}

/** @throws {Disagreement} when the engine counts another devotion. */
export function expectDevotion(
  engine: Subject,
  { game, player, to }: DevotionQuestion,
  expected: number,
  why: string,
): void {
  expectEqual('devotion is wrong', expected, engine.devotion({ game, player, to }), why);
}
