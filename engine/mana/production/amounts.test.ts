import test from 'ava';
import {
  addAmounts,
  distinctAmounts,
  manaOf,
  mixturesOf,
  multiplyAmounts,
  NO_MANA,
  sumsOf,
  totalAmount,
  typeSet,
  typesIn,
  typesOfSet,
} from './amounts.ts';

test('amounts add up and multiply', (t) => {
  const mana = addAmounts(manaOf('G', 2), manaOf('C', 1));
  t.is(totalAmount(mana), 3);
  t.deepEqual(typesIn(mana), ['G', 'C']);
  t.is(totalAmount(multiplyAmounts(mana, 3)), 9);
  t.is(manaOf('G', -1), NO_MANA);
});

test('every mixture comes once', (t) => {
  const [w, u] = [manaOf('W', 1), manaOf('U', 1)];
  t.is(mixturesOf([w, u], 3).length, 4);
  t.is(mixturesOf([w, u, w], 3).length, 4);
  t.deepEqual(mixturesOf([w, u], 0), [NO_MANA]);
  t.deepEqual(mixturesOf([], 2), [NO_MANA]);
  t.is(sumsOf([w, u], [w, u]).length, 3);
  t.is(distinctAmounts([w, manaOf('W', 1)]).length, 1);
});

test('a set of types knows its types', (t) => {
  t.deepEqual(typesOfSet(typeSet(['C', 'W'])), ['W', 'C']);
  t.deepEqual(typesOfSet(typeSet([])), []);
});
