/**
 * What an engine answered, and what it should have.
 */
import type { Total } from '../engine/index.ts';
import { changes } from './changes.ts';
import { describeTotal } from './describe/costs.ts';
import { labelled } from './labelled.ts';

/** Longer answers are told by where they differ. */
const LONG = 300;
const MOST_CHANGES = 12;

/** The two answers in lines, with a word before each. */
export function contrast(expected: unknown, actual: unknown): string[] {
  const long = Math.max(size(expected), size(actual)) > LONG;
  if (!long || !isJson(expected) || !isJson(actual)) {
    return [
      ...labelled('expected', describeAnswer(expected)),
      ...labelled('actual', describeAnswer(actual)),
    ];
  }
  const found = changes(expected, actual);
  const more = found.length - MOST_CHANGES;
  return [
    'where the answers differ',
    ...found
      .slice(0, MOST_CHANGES)
      .map(
        ([path, one, other]) => `  ${path || '/'}: expected ${short(one)}, actual ${short(other)}`,
      ),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/** An answer in lines. */
export function describeAnswer(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer];
  if (!Array.isArray(answer))
    return [isTotal(answer) ? describeTotal(answer) : JSON.stringify(answer)];
  if (answer.length === 0) return ['none'];
  if (answer.every(isTotal)) return answer.map(describeTotal);
  // What holds a comma itself has a line for itself.
  if (answer.some((item) => typeof item === 'string' && item.includes(',')))
    return answer.map(String);
  if (answer.every((item) => typeof item !== 'object')) return [answer.join(', ')];
  return answer.map((item) => JSON.stringify(item));
}

function isTotal(answer: unknown): answer is Total {
  return (
    isJson(answer) &&
    'mana' in answer &&
    (answer.mana === null || typeof answer.mana === 'string') &&
    'life' in answer &&
    typeof answer.life === 'number'
  );
}

function isJson(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function size(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}

function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}
