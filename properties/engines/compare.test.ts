import test from 'ava';
import { referenceEngine } from '../../engine/index.ts';
import { toyEngine, toyProperty, toyWorld } from '../run/toys.ts';
import { type CompareOptions, compareEngines } from './compare.ts';
import type { OpenEngine } from './named.ts';

const opened = (engine: OpenEngine['engine']): OpenEngine => ({ engine, close: () => undefined });
const options: CompareOptions = {
  properties: [toyProperty()],
  world: toyWorld,
  seed: 1,
  runs: 200,
};

test('an engine does not differ from itself', async (t) => {
  const pair = [opened(referenceEngine), opened(referenceEngine)] as const;
  const { boards, compared, differences } = await compareEngines(pair, options);
  t.is(boards, 200);
  t.is(compared, 200);
  t.deepEqual(differences, []);
});

test('the smallest board on which they differ, and who is right', async (t) => {
  const off = toyEngine((right) => (right >= 2 ? right + 1 : right));
  const { differences } = await compareEngines([opened(off), opened(toyEngine())], options);
  t.is(differences.length, 1);
  const [difference] = differences;
  t.is(difference?.operation, 'devotion');
  t.is(difference?.question.args.game.battlefield.length, 2);
  t.is(difference?.right, 2);
  t.deepEqual(difference?.sides, [
    { engine: 'toy', told: 3, isRight: false },
    { engine: 'toy', told: 2, isRight: true },
  ]);
});

test('one that breaks differs from one that answers, one that declines does not', async (t) => {
  const broken = toyEngine(() => {
    throw new TypeError('no');
  });
  const { differences } = await compareEngines([opened(toyEngine()), opened(broken)], options);
  t.is(differences[0]?.sides[1].told, 'TypeError: no');
  const lacking = await compareEngines([opened(toyEngine()), opened({ name: 'none' })], options);
  t.deepEqual([lacking.compared, lacking.differences.length], [0, 0]);
});

test('it stops when it is told to', async (t) => {
  const pair = [opened(referenceEngine), opened(referenceEngine)] as const;
  const { interrupted, boards } = await compareEngines(pair, {
    ...options,
    signal: AbortSignal.abort(),
  });
  t.deepEqual([interrupted, boards], [true, 0]);
});
