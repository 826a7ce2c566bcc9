import test from 'ava';
import { InputError } from '../../errors.ts';
import type { Mana } from '../../model/mana.ts';
import { addToPool, canonicalPool } from './pool.ts';

test('equal mana is one entry, and types come in the order WUBRGC', (t) => {
  const pool: Mana[] = [
    { type: 'C', amount: 1 },
    { type: 'G', amount: 2, source: 'forest' },
    { type: 'W', amount: 1 },
    { type: 'G', amount: 1, source: 'forest' },
  ];
  t.deepEqual(canonicalPool(pool), [
    { type: 'W', amount: 1 },
    { type: 'G', source: 'forest', amount: 3 },
    { type: 'C', amount: 1 },
  ]);
});

test('restrictions that say the same are the same, whatever the order of their fields', (t) => {
  const one: Mana = {
    type: 'R',
    amount: 1,
    only: { on: ['cast'], filter: { types: ['creature'], tapped: true } },
  };
  const other: Mana = {
    only: { filter: { tapped: true, types: ['creature'] }, on: ['cast'] },
    amount: 2,
    type: 'R',
  };
  t.is(canonicalPool([one, other]).length, 1);
  t.is(canonicalPool([one, { type: 'R', amount: 1 }]).length, 2);
});

test('riders are a set', (t) => {
  const pool = canonicalPool([
    { type: 'R', amount: 1, riders: ['haste', 'uncounterable'] },
    { type: 'R', amount: 1, riders: ['uncounterable', 'haste', 'haste'] },
    { type: 'R', amount: 1, riders: [] },
  ]);
  t.deepEqual(pool.map(({ amount }) => amount).sort(), [1, 2]);
});

test('more mana than can be counted exactly is an error', (t) => {
  const most: Mana = { type: 'G', amount: Number.MAX_SAFE_INTEGER };
  t.deepEqual(addToPool([], [most]), [most]);
  const error = t.throws(() => addToPool([most], [{ type: 'G', amount: 1 }]), {
    instanceOf: InputError,
  });
  t.is(error?.code, 'amount/too-large');
  t.notThrows(() => addToPool([most], [{ type: 'R', amount: 1 }]));
});
