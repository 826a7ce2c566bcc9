import test from 'ava';
import { type Comparison, compareEngines } from '../properties/engines/compare.ts';
import { toyEngine, toyProperty, toyWorld } from '../properties/run/toys.ts';
import { comparisonText } from './comparison-text.ts';
import { styled } from './style.ts';

const opened = (engine: ReturnType<typeof toyEngine>) => ({ engine, close: () => undefined });

async function compared(wrong: (right: number) => number): Promise<Comparison> {
  const options = { properties: [toyProperty()], world: toyWorld, seed: 1, runs: 100 };
  const named = { ...toyEngine(wrong), name: 'other' };
  return compareEngines([opened(toyEngine()), opened(named)], options);
}

test('who is wrong, on which board, and how', async (t) => {
  const text = comparisonText(await compared((right) => right + 1), styled(false)).join('\n');
  t.regex(text, /^devotion: other is wrong\n {2}on a board of 700\.5\/toy\n/);
  t.regex(text, /\n {2}toy is right\n {2}other is wrong\n {4}expected {2}0\n {4}actual {4}1\n/);
  t.regex(text, /\nthey differ about devotion\n100 boards, \d+ questions that both answered$/);
});

test('no difference, and that it was not looked for to the end', async (t) => {
  const same = await compared((right) => right);
  t.deepEqual(comparisonText({ ...same, interrupted: true }, styled(false)), [
    'no difference',
    '100 boards, 100 questions that both answered',
    'stopped before the end: this is what was known',
  ]);
});
