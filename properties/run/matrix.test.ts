import { isDeepStrictEqual } from 'node:util';
import test from 'ava';
import { comprehensiveRules } from '../../engine/index.ts';
import { fault } from '../../fixtures/fault.ts';
import { faultyEngine } from '../engines/named.ts';
import { Disagreement } from '../property.ts';
import { killMatrix } from './matrix.ts';
import { checkProperty } from './run-property.ts';
import { toyGame, toyProperty, toyWorld } from './toys.ts';
import { type RuleName, replacedRules, tracedRules } from './trace.ts';

const manyMissed = fault({
  id: '700.5/many-missed',
  cites: ['700.5'],
  says: 'No more than three symbols count',
  replaces: {
    devotion(game, player, colors) {
      return Math.min(3, comprehensiveRules.devotion.call(this, game, player, colors));
    },
  },
});
const elsewhere = fault({
  id: '202.3/elsewhere',
  cites: ['202.3'],
  says: 'Every mana value is zero',
  replaces: { manaValue: () => 0 },
});
const crashing = fault({
  id: '700.5/crashing',
  cites: ['700.5'],
  says: 'Devotion cannot be counted',
  replaces: {
    devotionValues() {
      throw new RangeError('no devotion');
    },
  },
});

const options = {
  faults: [manyMissed, elsewhere, crashing],
  properties: [
    toyProperty(),
    toyProperty({ id: '700.5/again' }),
    toyProperty({ id: '700.5/idle', then: () => {} }),
  ],
  world: toyWorld,
  seed: 11,
  runs: 250,
  shrink: true,
};

test('a fault is killed after as many boards as a run of the property alone needs', async (t) => {
  const { faults, properties, unsound } = await killMatrix(options);
  t.deepEqual(properties, ['700.5/toy', '700.5/again', '700.5/idle']);
  t.deepEqual(unsound, []);
  t.deepEqual(
    faults.map(({ killedBy }) => killedBy.map(({ property }) => property)),
    [['700.5/toy', '700.5/again'], [], []],
  );
  for (const { property, boards } of faults[0]?.killedBy ?? []) {
    const alone = checkProperty(toyProperty({ id: property }), faultyEngine(manyMissed), options);
    t.is(alone.boards, boards);
  }
  t.deepEqual(faults[0]?.counterexample?.drawn, { game: toyGame(['{B}', '{B}', '{B}', '{B}']) });
});

test('boards beyond the bound do not count', async (t) => {
  const killers = async (runs: number): Promise<string[]> => {
    const { faults } = await killMatrix({ ...options, runs });
    return (faults[0]?.killedBy ?? []).map(({ property }) => property);
  };
  const { faults } = await killMatrix(options);
  const { property, boards } = faults[0]?.killedBy[0] ?? { property: '', boards: 0 };
  t.true(boards > 1);
  t.true((await killers(boards)).includes(property));
  t.false((await killers(boards - 1)).includes(property));
});

test('a glance leaves out killers, but finds who is alive and who is idle', async (t) => {
  const whole = await killMatrix(options);
  const all = whole.faults[0]?.killedBy ?? [];
  for (const glance of [1, 5, 100]) {
    const { faults } = await killMatrix({ ...options, glance });
    t.deepEqual(
      faults.map(({ killedBy }) => killedBy.length > 0),
      whole.faults.map(({ killedBy }) => killedBy.length > 0),
    );
    const some = faults[0]?.killedBy ?? [];
    t.true(some.every((kill) => all.some((other) => isDeepStrictEqual(kill, other))));
    t.deepEqual(new Set(some.map(({ property }) => property)).size, 2);
  }
});

test('once enough properties have found a fault, only an idle one still looks at it', async (t) => {
  const properties = Array.from({ length: 8 }, (_, i) => toyProperty({ id: `700.5/toy-${i}` }));
  const faults = [manyMissed, { ...manyMissed, id: '700.5/the-same' }];
  const found = async (glance?: number): Promise<string[][]> => {
    const search = { ...options, faults, properties, shrink: false };
    const matrix = await killMatrix(glance === undefined ? search : { ...search, glance });
    return matrix.faults.map(({ killedBy }) => killedBy.map(({ property }) => property));
  };
  t.deepEqual(
    (await found()).map(({ length }) => length),
    [8, 8],
  );
  const some = await found(250);
  t.is(new Set(some.flat()).size, 8);
  t.true(some.every(({ length }) => length >= 5));
  t.true(some.flat().length < 16);
});

test('a property that the right rules break is told', async (t) => {
  const wrong = toyProperty({
    id: '700.5/wrong',
    then: () => {
      throw new Disagreement('never right', { expected: 1, actual: 2 });
    },
  });
  const { unsound, faults } = await killMatrix({ ...options, properties: [wrong] });
  t.deepEqual(unsound, ['700.5/wrong']);
  t.true(faults.every(({ killedBy }) => killedBy.length === 0));
});

test('a rulebook tells which rules are asked and which are replaced', (t) => {
  t.deepEqual(replacedRules(elsewhere.rulebook), ['manaValue']);
  t.deepEqual(replacedRules(comprehensiveRules), []);
  const called = new Set<RuleName>();
  tracedRules(called).devotion(toyGame(['{B}']), 'A', 4);
  t.true(called.has('devotion') && called.has('devotionSymbols'));
  t.false(called.has('manaValue'));
});
