import test from 'ava';
import type {
  Ability,
  Amount,
  Condition,
  Cost,
  Filter,
  GameEvent,
  Keyword,
  Mana,
  Proposal,
  Total,
} from '../../engine/index.ts';
import { CARDS } from '../../fixtures/cards.ts';
import { describeAbility } from './abilities.ts';
import { describeAmount, describeCondition, describeTimes } from './amounts.ts';
import { describeCost, describeTotal } from './costs.ts';
import { describeAll, describeOne } from './filters.ts';
import { describeKeyword } from './keywords.ts';
import { describeMana } from './mana.ts';
import { describeCard } from './objects.ts';
import { describeGameEvent, describeProposal } from './proposals.ts';
import { article, counted, listed, plural } from './words.ts';

test('words', (t) => {
  t.is(listed([]), '');
  t.is(listed(['one']), 'one');
  t.is(listed(['one', 'two', 'three']), 'one, two or three');
  t.deepEqual(['land', 'sorcery', 'box', 'key'].map(plural), [
    'lands',
    'sorceries',
    'boxes',
    'keys',
  ]);
  t.deepEqual(['land', 'artifact', 'other land'].map(article), [
    'a land',
    'an artifact',
    'another land',
  ]);
  t.is(counted(1, 'board'), '1 board');
  t.is(counted(1_200, 'board'), '1,200 boards');
});

const FILTERS: readonly (readonly [Filter, all: string, one: string])[] = [
  [{}, 'permanents', 'a permanent'],
  [{ types: ['creature'] }, 'creatures', 'a creature'],
  [{ types: ['artifact', 'creature'] }, 'artifacts or creatures', 'an artifact or creature'],
  [{ allTypes: ['artifact', 'creature'] }, 'artifact creatures', 'an artifact creature'],
  [
    { notTypes: ['land'], controller: 'you' },
    'nonland permanents you control',
    'a nonland permanent you control',
  ],
  [
    { subtypes: ['elf', 'goblin'], other: true },
    'other elf or goblin permanents',
    'another elf or goblin permanent',
  ],
  [{ types: ['creature'], token: true }, 'creature tokens', 'a creature token'],
  [
    { types: ['creature'], token: false, tapped: false },
    'untapped nontoken creatures',
    'an untapped nontoken creature',
  ],
  [
    { colors: ['W', 'B'], minPower: 4 },
    'white or black permanents with power 4 or more',
    'a white or black permanent with power 4 or more',
  ],
  [
    { minManaValue: 3, maxManaValue: 3 },
    'permanents with mana value 3',
    'a permanent with mana value 3',
  ],
  [{ self: true }, 'this permanent', 'this permanent'],
  [{ id: 'bear' }, 'bear', 'bear'],
  [
    { anyOf: [{ types: ['land'] }, { colors: ['G'] }] },
    'lands or green permanents',
    'a land or green permanent',
  ],
  [
    { controller: 'opponent', anyOf: [{ types: ['land'] }, { colors: ['G'] }] },
    'permanents an opponent controls being a land or a green permanent',
    'a permanent an opponent controls being a land or a green permanent',
  ],
];

test('filters', (t) => {
  for (const [filter, all, one] of FILTERS) {
    t.is(describeAll(filter), all);
    t.is(describeOne(filter), one);
  }
  t.is(describeAll({ notTypes: ['creature'] }, 'spell'), 'noncreature spells');
  t.is(describeOne({ types: ['instant', 'sorcery'] }, 'card'), 'an instant or sorcery card');
});

const AMOUNTS: readonly (readonly [Amount, amount: string, times: string])[] = [
  [1, '1', ''],
  [2, '2', '2 times'],
  ['X', 'X', 'X times'],
  [{ kind: 'count', of: { types: ['artifact'] } }, 'the number of artifacts', 'for each artifact'],
  [{ kind: 'devotion', to: ['B'] }, 'your devotion to black', 'times your devotion to black'],
  [
    { kind: 'devotion', to: ['B', 'G'] },
    'your devotion to black and green',
    'times your devotion to black and green',
  ],
  [{ kind: 'times', factor: 2, of: 'X', plus: 1 }, '2 times X plus 1', 'times 2 times X plus 1'],
  [
    { kind: 'cards', zone: 'graveyard', of: { types: ['instant'] } },
    'the number of instant cards in your graveyard',
    'for each instant card in your graveyard',
  ],
  [{ kind: 'targets', beyond: 1 }, 'the number of targets beyond 1', 'for each target beyond 1'],
];

test('amounts', (t) => {
  for (const [amount, said, times] of AMOUNTS) {
    t.is(describeAmount(amount), said);
    t.is(describeTimes(amount), times);
  }
});

const CONDITIONS: readonly (readonly [Condition, string])[] = [
  [{ kind: 'controls', of: { types: ['artifact'], controller: 'you' } }, 'you control an artifact'],
  [{ kind: 'controls', of: { types: ['artifact'] }, atLeast: 3 }, 'you control 3 artifacts'],
  [
    { kind: 'amount', of: { kind: 'devotion', to: ['R'] }, atMost: 4 },
    'your devotion to red is at most 4',
  ],
  [
    { kind: 'not', condition: { kind: 'turn', whose: 'yours' } },
    'it is not so that it is your turn',
  ],
];

test('conditions', (t) => {
  for (const [condition, said] of CONDITIONS) t.is(describeCondition(condition), said);
});

const COSTS: readonly (readonly [Cost, string])[] = [
  [{}, 'nothing'],
  [{ mana: null }, 'an unpayable cost'],
  [
    { mana: '{2}{B}', tap: true, sacrifice: { filter: { types: ['creature'] } } },
    '{2}{B}, {T}, sacrifice a creature',
  ],
  [{ life: 2, discard: { filter: {}, count: 2 } }, 'pay 2 life, discard 2 cards'],
  [{ loyalty: 1 }, 'loyalty +1'],
  [{ loyalty: -3 }, 'loyalty -3'],
  [{ removeCounters: { counter: 'charge', count: 1 } }, 'remove 1 charge counter'],
];

test('costs', (t) => {
  for (const [cost, said] of COSTS) t.is(describeCost(cost), said);
});

const TOTALS: readonly (readonly [Total, string])[] = [
  [{ mana: '{2}{G}', life: 0 }, '{2}{G}'],
  [{ mana: '{0}', life: 2 }, '{0} + 2 life'],
  [{ mana: null, life: 0 }, 'unpayable mana'],
  [{ mana: '{1}', life: 0, other: [{ sacrificeThis: true }] }, '{1} + sacrifice this'],
];

test('totals', (t) => {
  for (const [total, said] of TOTALS) t.is(describeTotal(total), said);
});

const ABILITIES: readonly (readonly [Ability, string])[] = [
  [
    {
      kind: 'costIncrease',
      scope: { of: 'spells', filter: { notTypes: ['creature'] } },
      amount: '{1}',
    },
    'noncreature spells cost {1} more',
  ],
  [
    { kind: 'costIncrease', scope: { of: 'spells', whose: 'opponents' }, amount: '{2}', life: 1 },
    "opponents' spells cost {2} more and 1 life",
  ],
  [
    {
      kind: 'costReduction',
      scope: { of: 'spells', whose: 'yours', firstEachTurn: true, filter: { types: ['creature'] } },
      amount: '{2}',
    },
    'the first creature spell you cast each turn costs {2} less',
  ],
  [
    {
      kind: 'costReduction',
      scope: { of: 'this' },
      amount: '{1}',
      times: { kind: 'devotion', to: ['B'] },
    },
    'this costs {1} less times your devotion to black',
  ],
  [
    { kind: 'costReduction', scope: { of: 'spells' }, amount: '{W}{U}', coloredOnly: true },
    'spells cost {W}{U} less (coloured mana only)',
  ],
  [
    {
      kind: 'costReduction',
      scope: {
        of: 'abilities',
        filter: { types: ['creature'], controller: 'you' },
        from: ['battlefield'],
      },
      amount: '{2}',
      notBelow: 1,
    },
    'abilities of creatures you control cost {2} less (not below 1 mana)',
  ],
  [
    {
      kind: 'costReduction',
      scope: { of: 'spells', while: { kind: 'turn', whose: 'yours' } },
      amount: '{1}',
      upTo: true,
    },
    'spells cost up to {1} less while it is your turn',
  ],
  [
    { kind: 'costMinimum', scope: { of: 'spells' }, mana: 3, whileUntapped: true },
    'spells cost at least 3 mana while this is untapped',
  ],
  [
    {
      kind: 'additionalCost',
      scope: { of: 'this' },
      cost: { sacrifice: { filter: { types: ['creature'] } } },
    },
    'this also costs “sacrifice a creature”',
  ],
  [
    {
      kind: 'alternativeCost',
      scope: { of: 'spells', whose: 'yours', from: ['hand'] },
      cost: 'free',
    },
    'your spells cast from hand may instead cost no mana',
  ],
  [
    { kind: 'devotionBonus', amount: 1 },
    'your devotion to each colour and each mix of colours is 1 greater',
  ],
  [
    { kind: 'spendPermission', as: 'anyColor' },
    'you may spend mana as though it were of any colour',
  ],
  [
    {
      kind: 'castPermission',
      scope: {
        of: 'this',
        from: ['graveyard'],
        while: { kind: 'controls', of: { subtypes: ['zombie'] } },
      },
    },
    'this may be cast from graveyard while you control a zombie permanent',
  ],
  [
    {
      kind: 'castPermission',
      scope: { of: 'spells', whose: 'yours', from: ['exile'], filter: { types: ['creature'] } },
    },
    'your creature spells may be cast from exile',
  ],
  [
    { kind: 'flashPermission', scope: { of: 'this' }, ifPaid: true },
    'this may be cast as with flash if its optional cost is paid',
  ],
  [
    {
      kind: 'grantKeyword',
      keyword: 'convoke',
      in: 'stack',
      to: { types: ['artifact'], controller: 'you' },
    },
    'artifact spells you control have convoke',
  ],
  [
    {
      kind: 'grantKeyword',
      keyword: 'flashback',
      in: 'graveyard',
      to: { types: ['instant'] },
      details: { forManaCost: true },
    },
    'instant cards in your graveyard have flashback for its mana cost',
  ],
  [
    {
      kind: 'activated',
      cost: { tap: true },
      effects: [{ kind: 'addMana', mana: { kind: 'type', type: 'anyColor', amount: 3 } }],
    },
    '{T}: add 3 mana of any one colour',
  ],
  [
    {
      kind: 'activated',
      cost: { mana: '{2}' },
      effects: [
        {
          kind: 'addMana',
          mana: { kind: 'devotion' },
          only: { on: ['cast'], filter: { types: ['creature'] } },
        },
      ],
      perTurn: 1,
    },
    '{2}: add as much mana of a chosen colour as your devotion to it (only to cast creature objects) (at most 1 a turn)',
  ],
  [
    {
      kind: 'triggered',
      event: { on: 'enters', what: { self: true } },
      effects: [{ kind: 'drain', amount: 2 }],
    },
    'when this permanent enters, each opponent loses 2 life and you gain what was lost',
  ],
  [
    {
      kind: 'triggered',
      event: { on: 'tappedForMana', what: { types: ['land'] }, types: ['G'] },
      effects: [{ kind: 'addMana', mana: { kind: 'producedType' } }],
    },
    'when a land is tapped for {G} mana, add 1 mana of a type that was produced',
  ],
  [
    { kind: 'manaReplacement', what: { types: ['land'] }, change: { kind: 'multiply', by: 2 } },
    'lands tapped for mana produce 2 times as much mana instead',
  ],
  [
    {
      kind: 'zoneReplacement',
      what: { types: ['creature'], token: false },
      from: 'battlefield',
      to: 'exile',
      linked: true,
      and: [{ kind: 'gainLife', amount: 2 }],
    },
    'if a nontoken creature would die, it is exiled instead (exiled with this) and you gain 2 life',
  ],
  [
    { kind: 'unspentMana', whose: 'yours', types: ['R'], change: 'keep' },
    'your unspent {R} mana is kept as steps end',
  ],
];

test('abilities', (t) => {
  for (const [ability, said] of ABILITIES) t.is(describeAbility(ability), said);
});

const KEYWORDS: readonly (readonly [Keyword, string])[] = [
  [{ keyword: 'affinity', of: { types: ['artifact'] } }, 'affinity for artifacts'],
  [{ keyword: 'kicker', cost: { mana: '{2}{B}' } }, 'kicker {2}{B}'],
  [{ keyword: 'splitSecond' }, 'split second'],
  [{ keyword: 'jumpStart' }, 'jump-start'],
  [{ keyword: 'casualty', n: 2 }, 'casualty 2'],
  [{ keyword: 'spree', modes: [{ mana: '{1}' }, { mana: '{3}{W}' }] }, 'spree of {1} | {3}{W}'],
];

test('keywords', (t) => {
  for (const [keyword, said] of KEYWORDS) t.is(describeKeyword(keyword), said);
});

const POOLS: readonly (readonly [Mana, string])[] = [
  [{ type: 'B', amount: 1 }, '{B}'],
  [{ type: 'C', amount: 1_000, source: 'rock', snow: true }, '{C} ×1,000 from rock (snow)'],
  [
    { type: 'G', amount: 2, only: { on: ['cast'], xOnly: true } },
    '{G} ×2 (only to cast and only on costs with {X})',
  ],
];

test('mana in a pool', (t) => {
  for (const [mana, said] of POOLS) t.is(describeMana(mana), said);
});

const PROPOSALS: readonly (readonly [Proposal, string])[] = [
  [{ kind: 'cast', player: 'A', object: 'bear' }, 'A casts bear'],
  [
    {
      kind: 'cast',
      player: 'A',
      object: 'fireball',
      x: 3,
      targets: ['bear'],
      additional: { kicker: 2 },
      announced: ['{W}', 'life'],
    },
    'A casts fireball, X = 3, kicker ×2, announcing {W} life, targeting bear',
  ],
  [
    { kind: 'cast', player: 'A', object: 'fire', shown: 'both', alternative: 'flashback' },
    'A casts fire (both halves), by the alternative cost of flashback',
  ],
  [
    { kind: 'activate', player: 'B', object: 'rock', ability: 0, sacrifice: ['bear'] },
    'B activates ability 0 of rock, sacrificing bear',
  ],
  [
    { kind: 'activate', player: 'B', object: 'rock', ability: 'equip' },
    'B activates equip of rock',
  ],
];

test('proposals', (t) => {
  for (const [proposal, said] of PROPOSALS) t.is(describeProposal(proposal), said);
});

const EVENTS: readonly (readonly [GameEvent, string])[] = [
  [{ kind: 'die', objects: ['a', 'b'] }, 'a and b die'],
  [{ kind: 'destroy', objects: ['a'] }, 'a is destroyed'],
  [{ kind: 'damage', deals: [{ source: 'a', amount: 2, to: 'B' }] }, 'a deals 2 damage to B'],
  [{ kind: 'stepEnds' }, 'the step ends'],
];

test('events', (t) => {
  for (const [event, said] of EVENTS) t.is(describeGameEvent(event), said);
});

test('every real card can be told', (t) => {
  for (const card of CARDS.values()) {
    for (const line of describeCard({ id: 'card', card })) {
      t.notRegex(line, /undefined|\[object|^ *$|\S {2}|\( | \)/, `${card.name}: ${line}`);
    }
  }
});
