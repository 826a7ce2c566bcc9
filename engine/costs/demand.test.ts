import test from 'ava';
import {
  addDemands,
  DEMAND_KINDS,
  type Demand,
  demandKey,
  NOTHING,
  parseDemand,
  printDemand,
  totalMana,
  withAmount,
} from './demand.ts';

const ALL: Demand = { generic: 7, S: 1, C: 2, W: 1, U: 1, B: 2, R: 1, G: 1 };

const TEXTS: readonly [text: string, demand: Partial<Demand>, total: number][] = [
  ['{0}', {}, 0],
  ['{3}', { generic: 3 }, 3],
  ['{2}{B}{B}', { generic: 2, B: 2 }, 4],
  ['{S}{S}', { S: 2 }, 2],
  ['{7}{S}{C}{C}{W}{U}{B}{B}{R}{G}', ALL, 16],
];

for (const [text, parts, total] of TEXTS) {
  test(`${text} is ${total} mana`, (t) => {
    const demand = { ...NOTHING, ...parts };
    t.deepEqual(parseDemand(text), demand);
    t.is(printDemand(demand), text);
    t.is(totalMana(demand), total);
  });
}

for (const text of ['{X}', '{W/U}', '{2/W}', '{C/W}', '{W/P}', '{W/U/P}', '{1}{R}{Y}']) {
  test(`${text} is no demand before something is announced`, (t) => {
    t.is(parseDemand(text), undefined);
  });
}

test('demands are added kind by kind', (t) => {
  t.deepEqual(addDemands(NOTHING, ALL), ALL);
  const twice = addDemands(ALL, ALL);
  for (const kind of DEMAND_KINDS) t.is(twice[kind], 2 * ALL[kind], kind);
});

test('one amount is replaced, the others stay', (t) => {
  for (const kind of DEMAND_KINDS) {
    const changed = withAmount(ALL, kind, 9);
    t.is(changed[kind], 9);
    t.is(totalMana(changed), totalMana(ALL) - ALL[kind] + 9);
  }
});

test('a key tells demands apart', (t) => {
  const keys = DEMAND_KINDS.map((kind) => demandKey(withAmount(NOTHING, kind, 1)));
  t.is(new Set(keys).size, DEMAND_KINDS.length);
  t.is(demandKey({ ...ALL }), demandKey(ALL));
});
