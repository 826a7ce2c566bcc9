import test from 'ava';
import { colorsOfBits, parseManaCost } from '../costs/mana-cost.ts';
import { asObject } from '../find.ts';
import type { Card, Layout } from '../model/cards.ts';
import type { GameObject, Permanent, Shown } from '../model/game.ts';
import { comprehensiveRules as rules } from '../rulebook.ts';

const FRONT = {
  name: 'Front',
  manaCost: '{2}{R}',
  types: ['creature'],
  power: 2,
  toughness: 2,
} as const;
const OTHER = {
  name: 'Other',
  manaCost: '{U}',
  types: ['creature'],
  power: 1,
  toughness: 1,
} as const;
const NO_COST = { ...OTHER, manaCost: null, colorIndicator: ['U'] } as const;

const card = (layout: Layout, other: Card = OTHER): Card => ({ ...FRONT, layout, other });
const permanent = (of: Card, more: Partial<Permanent> = {}): Permanent => ({
  id: 'it',
  card: of,
  owner: 'A',
  controller: 'A',
  ...more,
});
const facts = (object: GameObject) => [
  rules.copiableValues(object).name,
  rules.manaValue(object),
  colorsOfBits(rules.colorsOf(object)).join(''),
];

const SHOWN: readonly [layout: Layout, shown: Shown, other: Card, facts: readonly unknown[]][] = [
  ['transforming', 'front', NO_COST, ['Front', 3, 'R']],
  ['transforming', 'other', NO_COST, ['Other', 3, 'U']],
  ['modal', 'other', OTHER, ['Other', 1, 'U']],
  ['meld', 'other', NO_COST, ['Other', 3, 'U']],
  ['split', 'front', OTHER, ['Front', 3, 'R']],
  ['split', 'other', OTHER, ['Other', 1, 'U']],
  ['split', 'both', OTHER, ['Front // Other', 4, 'UR']],
  ['split', 'both', NO_COST, ['Front // Other', 3, 'R']],
  ['room', 'neither', OTHER, ['', 0, '']],
  ['room', 'both', OTHER, ['Front // Other', 4, 'UR']],
  ['adventure', 'other', OTHER, ['Other', 1, 'U']],
  ['prototype', 'other', OTHER, ['Front', 1, 'U']],
  ['preparation', 'other', OTHER, ['Other', 1, 'U']],
];
for (const [layout, shown, other, expected] of SHOWN) {
  test(`a ${layout} permanent that shows ${shown}, ${other.manaCost ?? 'no cost'} there: ${expected.join(' ')}`, (t) => {
    t.deepEqual(facts(permanent(card(layout, other), { shown })), expected);
  });
}

test('halves without a mana cost have none together', (t) => {
  const free = { ...NO_COST, colorIndicator: [] };
  t.deepEqual(facts(asObject({ ...card('split', free), manaCost: null })), [
    'Front // Other',
    0,
    '',
  ]);
});

test('where it is only a card a split card is both halves, any other card its front', (t) => {
  t.deepEqual(facts(asObject(card('split'))), ['Front // Other', 4, 'UR']);
  t.deepEqual(facts(asObject(card('room'))), ['Front // Other', 4, 'UR']);
  for (const layout of [
    'transforming',
    'modal',
    'meld',
    'adventure',
    'prototype',
    'preparation',
  ] as const)
    t.deepEqual(facts(asObject(card(layout))), ['Front', 3, 'R'], layout);
});

test('a split card has what both halves have', (t) => {
  const half: Card = {
    ...OTHER,
    subtypes: ['trap'],
    keywords: [{ keyword: 'fuse' }],
    abilities: [{ kind: 'devotionBonus', amount: 1 }],
  };
  const both = rules.printedFace({
    ...card('split', half),
    subtypes: ['arcane'],
    types: ['instant'],
  });
  t.deepEqual(both.types, ['instant', 'creature']);
  t.deepEqual(both.subtypes, ['arcane', 'trap']);
  t.is(both.keywords?.length, 1);
  t.is(both.abilities?.length, 1);
});

test('a prototyped permanent has the other cost, power and toughness and the rest of the card', (t) => {
  const face = rules.shownFace(
    { ...card('prototype'), abilities: [{ kind: 'devotionBonus', amount: 1 }] },
    'other',
  );
  t.like(face, { name: 'Front', manaCost: '{U}', power: 1, toughness: 1 });
  t.is(face.abilities?.length, 1);
  const { power: _, toughness: __, ...sizeless } = OTHER;
  t.like(rules.shownFace(card('prototype', sizeless), 'other'), { power: 0, toughness: 0 });
});

test('a copy has the values that it copied, whatever it shows, and face down none', (t) => {
  const copy = { ...OTHER, manaCost: '{4}{G}' };
  t.deepEqual(facts(permanent(card('transforming', NO_COST), { copy, shown: 'other' })), [
    'Other',
    5,
    'G',
  ]);
  t.deepEqual(facts(permanent(FRONT, { copy, faceDown: true })), ['', 0, '']);
  t.deepEqual(
    facts(permanent(card('meld', NO_COST), { copy, shown: 'other', meldedWith: FRONT })),
    ['Other', 5, 'G'],
  );
});

const VALUES: readonly [cost: string | null, elsewhere: number, withX3: number][] = [
  [null, 0, 0],
  ['{0}', 0, 0],
  ['{4}{B}{B}', 6, 6],
  ['{X}{X}{R}', 1, 7],
  ['{Y}{R}', 1, 3],
  ['{2/B}{W/U}{C/G}{G/U/P}{B/P}', 6, 6],
  ['{S}{C}', 2, 2],
];
for (const [cost, elsewhere, withX3] of VALUES) {
  test(`${cost ?? 'no mana cost'} is ${elsewhere}, and ${withX3} on the stack with X = 3 and Y = 2`, (t) => {
    t.is(rules.manaValueOfCost(cost), elsewhere);
    t.is(rules.manaValueOfCost(cost, { X: 3, Y: 2 }), withX3);
  });
}

test('the value of one symbol is its larger half', (t) => {
  const values = ['{2/W}', '{W/U}', '{C/W}', '{W/P}', '{7}', '{X}'].map((text) => {
    const [symbol] = parseManaCost(text).symbols;
    return symbol && rules.symbolManaValue(symbol);
  });
  t.deepEqual(values, [2, 1, 1, 1, 7, 0]);
});

test('colours: of the cost and the indicator, none by devoid, set and added by effects', (t) => {
  const colors = (more: Partial<Permanent>, of: Partial<Card> = {}) =>
    colorsOfBits(rules.colorsOf(permanent({ ...FRONT, ...of }, more))).join('');
  t.is(colors({}), 'R');
  t.is(colors({}, { colorIndicator: ['G'] }), 'RG');
  t.is(colors({}, { keywords: [{ keyword: 'devoid' }] }), '');
  t.is(colors({ later: { colors: ['U'] } }, { keywords: [{ keyword: 'devoid' }] }), 'U');
  t.is(colors({ later: { addColors: ['W'] } }), 'WR');
  t.is(colors({ later: { lostAbilities: true } }, { keywords: [{ keyword: 'devoid' }] }), '');
});
