import test from 'ava';
import { chooseFirst, outcomes } from '../choices.ts';
import { NOTHING, parseDemand, printDemand } from '../costs/demand.ts';
import { InputError } from '../errors.ts';
import { comprehensiveRules as rules } from '../rulebook.ts';

/** Every way to announce a cost: its mana, and the life besides. */
const announcements = (text: string, announced?: readonly string[]): string[] =>
  outcomes((choose) => {
    const { demand, life } = rules.announce(text, { X: 3 }, announced, choose);
    return life > 0 ? `${printDemand(demand)} + ${life}` : printDemand(demand);
  });

const ANNOUNCED: readonly [text: string, ways: readonly string[]][] = [
  ['{0}', ['{0}']],
  ['{X}{R}', ['{3}{R}']],
  ['{X}{X}{Y}', ['{6}']],
  ['{W/U}', ['{W}', '{U}']],
  ['{2/W}{2/W}', ['{4}', '{2}{W}', '{W}{W}']],
  ['{C/B}{1}', ['{1}{C}', '{1}{B}']],
  ['{B/P}{B/P}', ['{B}{B}', '{B} + 2', '{0} + 4']],
  ['{G/U/P}', ['{G}', '{U}', '{0} + 2']],
];
for (const [text, ways] of ANNOUNCED) {
  test(`${text} is announced as ${ways.join(' or ')}`, (t) => {
    t.deepEqual(announcements(text), [...ways]);
  });
}

test('ten equal symbols are announced by how many, not by which', (t) => {
  t.is(announcements('{W/U}'.repeat(10)).length, 11);
  t.is(announcements('{W/U/P}'.repeat(10)).length, 66);
});

test('what a proposal announces is taken in the order of the cost', (t) => {
  t.deepEqual(announcements('{B/P}{W/U}{2/R}', ['{2}', '{U}', 'life']), ['{2}{U} + 2']);
});

const WRONG: readonly [text: string, announced: readonly string[], at: number][] = [
  ['{W/U}', ['{B}'], 0],
  ['{W/U}', [], 0],
  ['{2/W}{2/W}', ['{2}', '{1}'], 1],
  ['{W/U}', ['life'], 0],
  ['{W/P}', ['{2}'], 0],
];
for (const [text, announced, at] of WRONG) {
  test(`${text} is not announced as ${announced.join(' ') || 'nothing'}`, (t) => {
    const error = t.throws(() => announcements(text, announced), { instanceOf: InputError });
    t.is(error?.code, 'proposal/bad-announcement');
    t.is(error?.path, `/proposal/announced/${at}`);
    t.is(error?.value, announced[at]);
  });
}

const MINIMUMS: readonly [cost: string, minimums: readonly number[], raised: string][] = [
  ['{R}', [], '{R}'],
  ['{R}', [3], '{2}{R}'],
  ['{R}', [3, 5, 2], '{4}{R}'],
  ['{2}{R}{R}', [3], '{2}{R}{R}'],
  ['{0}', [3], '{3}'],
  ['{S}{C}', [3], '{1}{S}{C}'],
];
for (const [cost, minimums, raised] of MINIMUMS) {
  test(`${cost} with minimums ${JSON.stringify(minimums)} is ${raised}`, (t) => {
    t.is(printDemand(rules.applyMinimums(parseDemand(cost) ?? NOTHING, minimums)), raised);
  });
}

test('increases add, as often as they say, mana and life', (t) => {
  const start = { demand: parseDemand('{1}{R}') ?? NOTHING, life: 1 };
  const increases = [
    { amount: '{2}', times: 3, life: 0 },
    { amount: '{B}', times: 1, life: 2 },
  ];
  const { demand, life } = rules.increase(start, increases, chooseFirst);
  t.is(printDemand(demand), '{7}{B}{R}');
  t.is(life, 3);
});
