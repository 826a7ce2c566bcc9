import test from 'ava';
import { chooseFirst, outcomes } from '../choices.ts';
import { type Demand, NOTHING, parseDemand, printDemand } from '../costs/demand.ts';
import type { ManaType } from '../model/mana.ts';
import { comprehensiveRules as rules } from '../rulebook.ts';
import type { Reduction } from './118-costs.ts';

const demand = (text: string): Demand => parseDemand(text) ?? NOTHING;
const less = (amount: string, more: Partial<Reduction> = {}): Reduction => ({
  amount,
  times: 1,
  ...more,
});

/** Everything that a demand may come to under these reductions, as text. */
const ends = (cost: string, ...reductions: Reduction[]): string[] =>
  outcomes((choose) =>
    printDemand(rules.reduceInAnyOrder(demand(cost), reductions, choose)),
  ).sort();

const GENERIC: readonly [cost: string, amount: number, left: string][] = [
  ['{3}{R}', 2, '{1}{R}'],
  ['{3}{R}', 9, '{R}'],
  ['{2}{S}{C}', 9, '{S}{C}'],
  ['{0}', 1, '{0}'],
];
for (const [cost, amount, left] of GENERIC) {
  test(`${cost} less ${amount} generic mana is ${left}`, (t) => {
    t.is(printDemand(rules.reduceByGeneric(demand(cost), amount)), left);
  });
}

const COLORED: readonly [
  cost: string,
  color: ManaType,
  amount: number,
  left: string,
  only: string,
][] = [
  ['{3}{R}{R}', 'R', 1, '{3}{R}', '{3}{R}'],
  ['{3}{R}{R}', 'R', 3, '{2}', '{3}'],
  ['{3}{R}{R}', 'R', 9, '{0}', '{3}'],
  ['{3}{R}{R}', 'G', 2, '{1}{R}{R}', '{3}{R}{R}'],
  ['{R}{R}', 'G', 2, '{R}{R}', '{R}{R}'],
];
for (const [cost, color, amount, left, only] of COLORED) {
  test(`${cost} less ${amount} of {${color}} is ${left}, of coloured mana only ${only}`, (t) => {
    t.is(printDemand(rules.reduceByColor(demand(cost), color, amount)), left);
    t.is(printDemand(rules.reduceByColorOnly(demand(cost), color, amount)), only);
  });
}

test('colourless and snow mana of a reduction', (t) => {
  t.is(printDemand(rules.reduceByColorless(demand('{3}{C}'), 1)), '{3}');
  t.is(printDemand(rules.reduceByColorless(demand('{3}{C}'), 3)), '{1}');
  t.is(printDemand(rules.reduceBySnow(demand('{3}{S}{S}'), 2)), '{1}{S}{S}');
});

const ENDS: readonly [cost: string, reductions: readonly Reduction[], ends: readonly string[]][] = [
  ['{5}{G}', [], ['{5}{G}']],
  ['{5}{G}', [less('{1}', { times: 3 })], ['{2}{G}']],
  ['{5}{G}', [less('{X}{1}')], ['{4}{G}']],
  ['{5}{G}', [less('{G}{G}', { times: 2 })], ['{2}']],
  ['{5}{G}', [less('{1}{G}', { coloredOnly: true })], ['{5}']],
  ['{5}{G}', [less('{2/G}', { coloredOnly: true })], ['{5}', '{5}{G}']],
  ['{4}', [less('{1}', { times: 2, upTo: true })], ['{2}', '{3}', '{4}']],
  ['{2}{W}{U}', [less('{W/U}', { times: 2 })], ['{1}{U}', '{1}{W}', '{2}']],
  ['{3}', [less('{2}', { notBelow: 1 }), less('{2}', { notBelow: 1 })], ['{1}']],
  ['{3}', [less('{2}', { notBelow: 1 }), less('{1}')], ['{0}', '{1}']],
  ['{1}{G}', [less('{G}', { coloredOnly: true }), less('{G}')], ['{0}', '{1}']],
];
for (const [cost, reductions, expected] of ENDS) {
  test(`${cost} under ${JSON.stringify(reductions)} may come to ${expected.join(' or ')}`, (t) => {
    t.deepEqual(ends(cost, ...reductions), [...expected].sort());
  });
}

const FLOORS: readonly [before: string, after: string, least: number, kept: string][] = [
  ['{3}', '{1}', 1, '{1}'],
  ['{2}', '{0}', 1, '{1}'],
  ['{4}{R}', '{R}', 3, '{2}{R}'],
  ['{1}', '{0}', 3, '{1}'],
  ['{0}', '{0}', 1, '{0}'],
  ['{R}', '{R}', 3, '{R}'],
  ['{G}', '{0}', 1, '{G}'],
  ['{1}{G}{G}', '{0}', 2, '{1}{G}'],
];
for (const [before, after, least, kept] of FLOORS) {
  test(`a reduction from ${before} to ${after} that keeps ${least} mana leaves ${kept}`, (t) => {
    t.is(printDemand(rules.keepAtLeast(demand(before), demand(after), least)), kept);
  });
}

test('nobody is asked for an order that does not matter', (t) => {
  const asked: string[] = [];
  const reductions = [less('{1}'), less('{R}'), less('{C}{U}', { times: 2 })];
  const end = rules.reduceInAnyOrder(demand('{9}{R}{C}'), reductions, (question, options) => {
    asked.push(question);
    return chooseFirst(question, options);
  });
  t.is(printDemand(end), '{5}');
  t.deepEqual(asked, []);
});

test('what may matter: halves, coloured mana only, a least amount, a part of it', (t) => {
  t.true(rules.commutes(less('{2}{R}{C}{S}{R/P}')));
  for (const one of [
    less('{W/U}'),
    less('{R}', { coloredOnly: true }),
    less('{1}', { notBelow: 1 }),
    less('{1}', { upTo: true }),
  ])
    t.false(rules.commutes(one), JSON.stringify(one));
});

test('only a cost without mana cost is unpayable', (t) => {
  t.true(rules.isUnpayable(null));
  t.false(rules.isUnpayable('{0}'));
});
