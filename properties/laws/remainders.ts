/**
 * Comparing what remains after payments.
 */
import type { Mana, PaymentsQuestion, Remainder } from '../../engine/index.ts';
import { Disagreement, type Subject } from '../property.ts';
import { distinct } from './totals.ts';

/** One sort of mana as text: `{G}`, with what else is known of it. */
function sortText({ type, amount: _, ...more }: Mana): string {
  const fields = Object.entries(more);
  if (fields.length === 0) return `{${type}}`;
  const known = fields.map(([key, value]) => `${key} ${plainText(value)}`).sort();
  return `{${type} (${known.join(', ')})}`;
}

/** JSON in which the order of fields says nothing. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, inner]) => `${key} ${plainText(inner)}`);
  return `{${fields.sort().join(', ')}}`;
}

/** A pool as text: the same for pools of the same mana, however it is divided into entries. */
export function poolText(pool: readonly Mana[]): string {
  const amounts = new Map<string, number>();
  for (const mana of pool) {
    const sort = sortText(mana);
    amounts.set(sort, (amounts.get(sort) ?? 0) + mana.amount);
  }
  const parts = [...amounts].flatMap(([sort, n]) => (n === 0 ? [] : [`${n} ${sort}`]));
  return parts.sort().join(' + ') || 'nothing';
}

/** A remainder as text: `1 {G} + 2 {W} and 18 life`. */
export function remainderText({ pool, life }: Remainder): string {
  return `${poolText(pool)} and ${life} life`;
}

/** The distinct remainders of an engine, as text, sorted. */
export function remaindersOf(engine: Subject, question: PaymentsQuestion): string[] {
  return distinct(engine.payments(question).map(remainderText));
}

/**
 * Asserts what may remain: all of it for an engine that gives all, else some of it where there is some.
 * @throws {Disagreement}
 */
export function expectRemainders(
  engine: Subject,
  question: PaymentsQuestion,
  expected: readonly string[],
  why: readonly string[],
): void {
  const actual = remaindersOf(engine, question);
  const right = distinct(expected);
  const wrong = actual.filter((text) => !right.includes(text));
  const missing =
    engine.exhaustive || actual.length === 0 ? right.filter((text) => !actual.includes(text)) : [];
  if (wrong.length === 0 && missing.length === 0) return;
  throw new Disagreement(
    right.length === 0
      ? 'this cannot be paid'
      : actual.length === 0
        ? 'this can be paid'
        : wrong.length > 0
          ? 'this cannot remain'
          : 'a legal remainder is missing',
    { expected: right, actual, why },
  );
}

/** Asserts only whether a total can be paid. @throws {Disagreement} */
export function expectPayable(
  engine: Subject,
  question: PaymentsQuestion,
  expected: boolean,
  why: readonly string[],
): void {
  const actual = engine.payments(question).length > 0;
  if (actual === expected) return;
  throw new Disagreement(expected ? 'this can be paid' : 'this cannot be paid', {
    expected,
    actual,
    why,
  });
}
