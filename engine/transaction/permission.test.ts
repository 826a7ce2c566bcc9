import test from 'ava';
import type { Ability } from '../model/abilities.ts';
import type { Card } from '../model/cards.ts';
import type { Cost } from '../model/costs.ts';
import type { CardObject, Game, Permanent } from '../model/game.ts';
import type { Keyword } from '../model/keywords.ts';
import type { Proposal } from '../model/proposals.ts';
import { comprehensiveRules as rules } from '../rulebook.ts';
import { asksForX } from './permission.ts';
import { propose } from './proposed.ts';

type Zone = 'hand' | 'graveyard' | 'exile' | 'command';

const spell = (manaCost: string, more: Partial<Card> = {}): Card => ({
  name: 'Spell',
  manaCost,
  types: ['sorcery'],
  ...more,
});
const withKeyword = (...keywords: Keyword[]): Card => spell('{1}{R}', { keywords });
const permanent = (
  id: string,
  abilities: readonly Ability[],
  more: Partial<Permanent> = {},
): Permanent => ({
  id,
  card: { name: id, manaCost: '{2}', types: ['artifact'], abilities },
  owner: 'A',
  controller: 'A',
  ...more,
});

const FREE: Ability = {
  kind: 'alternativeCost',
  scope: { of: 'spells', whose: 'yours', from: ['hand'] },
  cost: 'free',
};
const MORE: Ability = {
  kind: 'additionalCost',
  scope: { of: 'spells', whose: 'yours' },
  cost: { mana: '{1}' },
  optional: true,
};
const FROM_EXILE: Ability = {
  kind: 'castPermission',
  scope: { of: 'this', from: ['exile'] },
};
const SACRIFICE: Ability = {
  kind: 'additionalCost',
  scope: { of: 'this' },
  cost: { sacrifice: { filter: { types: ['artifact'] } } },
};
const DRAW: Ability = {
  kind: 'activated',
  cost: { mana: '{X}' },
  effects: [{ kind: 'draw', amount: 1 }],
};
const FIXED: Ability = {
  kind: 'activated',
  cost: { mana: '{2}' },
  effects: [{ kind: 'draw', amount: 1 }],
};

const BOARD = [
  permanent('free', [FREE]),
  permanent('more', [MORE]),
  permanent('device', [DRAW, FIXED]),
  permanent('theirs', [FIXED, FREE], { controller: 'B' }),
];

function game(card: Card, zone: Zone, more: Partial<CardObject> = {}): Game {
  const empty = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
  return {
    activePlayer: 'A',
    step: 'precombatMain',
    players: [
      { id: 'A', ...empty, [zone]: [{ id: 'spell', card, ...more }] },
      { id: 'B', ...empty },
    ],
    battlefield: BOARD,
    stack: [],
  };
}

interface Attempt {
  readonly card?: Card;
  readonly zone?: Zone;
  readonly as?: Partial<CardObject>;
  readonly how?: Partial<Extract<Proposal, { kind: 'cast' }>>;
}

const problem = ({ card = spell('{1}{R}'), zone = 'hand', as = {}, how = {} }: Attempt) =>
  rules.proposalProblem(
    propose(rules, game(card, zone, as), { kind: 'cast', player: 'A', object: 'spell', ...how }),
  );

const FLASHBACK = withKeyword({ keyword: 'flashback', cost: { mana: '{R}' } });
const KICKER = withKeyword({ keyword: 'kicker', cost: { mana: '{2}' } });
const SPREE = withKeyword({ keyword: 'spree', modes: [{ mana: '{1}' }, { mana: '{2}' }] });

const ATTEMPTS: readonly [what: string, rule: string | undefined, attempt: Attempt][] = [
  ['a card in the hand', undefined, {}],
  ['a card of another player', '601.3', { how: { player: 'B' } }],
  ['a card in the graveyard', '601.3', { zone: 'graveyard' }],
  ['a card in exile', '601.3', { zone: 'exile' }],
  ['a card in exile that may be cast', undefined, { zone: 'exile', as: { castableAs: 'normal' } }],
  ['a card in the command zone that is no commander', '601.3', { zone: 'command' }],
  ['a commander', undefined, { zone: 'command', as: { commander: { casts: 0 } } }],
  [
    'flashback',
    undefined,
    { card: FLASHBACK, zone: 'graveyard', how: { alternative: 'flashback' } },
  ],
  ['flashback without its cost', '118.9a', { card: FLASHBACK, zone: 'graveyard' }],
  ['flashback from the hand', '118.9', { card: FLASHBACK, how: { alternative: 'flashback' } }],
  ['retrace', undefined, { card: withKeyword({ keyword: 'retrace' }), zone: 'graveyard' }],
  ['an alternative cost that nothing offers', '118.9', { how: { alternative: 'evoke' } }],
  [
    'a keyword that is no cost',
    '118.9',
    { card: withKeyword({ keyword: 'haste' }), how: { alternative: 'haste' } },
  ],
  ['an offer of a permanent', undefined, { how: { alternative: 'free' } }],
  ['an offer of a permanent of another player', '118.9', { how: { alternative: 'theirs' } }],
  [
    'an offer for the hand, from exile',
    '118.9',
    { zone: 'exile', as: { castableAs: 'normal' }, how: { alternative: 'free' } },
  ],
  [
    'another alternative cost than the permission says',
    '118.9a',
    { zone: 'exile', as: { castableAs: 'airbend' }, how: { alternative: 'free' } },
  ],
  [
    'airbent',
    undefined,
    { zone: 'exile', as: { castableAs: 'airbend' }, how: { alternative: 'airbend' } },
  ],
  [
    'suspend, of a card in exile that was not suspended',
    '118.9',
    {
      card: withKeyword({ keyword: 'suspend' }),
      zone: 'exile',
      as: { castableAs: 'normal' },
      how: { alternative: 'suspend' },
    },
  ],
  [
    'suspended, with a time counter',
    '601.3',
    {
      card: withKeyword({ keyword: 'suspend' }),
      zone: 'exile',
      as: { castableAs: 'suspend', counters: { time: 1 } },
      how: { alternative: 'suspend' },
    },
  ],
  [
    'suspended, without one',
    undefined,
    {
      card: withKeyword({ keyword: 'suspend' }),
      zone: 'exile',
      as: { castableAs: 'suspend' },
      how: { alternative: 'suspend' },
    },
  ],
  [
    'evoke, of a card that may be cast from exile',
    undefined,
    {
      card: withKeyword({ keyword: 'evoke', cost: { mana: '{R}' } }),
      zone: 'exile',
      as: { castableAs: 'normal' },
      how: { alternative: 'evoke' },
    },
  ],
  [
    'warp from exile',
    '118.9',
    {
      card: withKeyword({ keyword: 'warp', cost: { mana: '{R}' } }),
      zone: 'exile',
      as: { castableAs: 'normal' },
      how: { alternative: 'warp' },
    },
  ],
  [
    'what says that it may be cast from exile',
    undefined,
    { card: spell('{R}', { abilities: [FROM_EXILE] }), zone: 'exile' },
  ],
  [
    'from the graveyard, what says that of exile',
    '601.3',
    { card: spell('{R}', { abilities: [FROM_EXILE] }), zone: 'graveyard' },
  ],
  ['a land', '305.9', { card: spell('{1}', { types: ['land', 'creature'] }) }],
  [
    'spectacle while nobody has lost life',
    '118.9',
    {
      card: withKeyword({ keyword: 'spectacle', cost: { mana: '{R}' } }),
      how: { alternative: 'spectacle' },
    },
  ],
  ['a kicker paid once', undefined, { card: KICKER, how: { additional: { kicker: 1 } } }],
  ['a kicker paid twice', '118.8b', { card: KICKER, how: { additional: { kicker: 2 } } }],
  ['a kicker not paid', undefined, { card: KICKER, how: { additional: { kicker: 0 } } }],
  ['a kicker that is not there', '118.8b', { how: { additional: { kicker: 1 } } }],
  ['an offer to pay more', undefined, { how: { additional: { more: 1 } } }],
  ['an offer to pay more, twice', '118.8b', { how: { additional: { more: 2 } } }],
  ['no offer to pay more', '118.8b', { how: { additional: { free: 1 } } }],
  ['spree with both modes', undefined, { card: SPREE, how: { modes: [1, 0] } }],
  ['spree with no mode', '601.2b', { card: SPREE, how: { modes: [] } }],
  ['spree with a mode twice', '601.2b', { card: SPREE, how: { modes: [1, 1] } }],
  ['spree with a mode that is not there', '601.2b', { card: SPREE, how: { modes: [2] } }],
  [
    'tiered with two modes',
    '601.2b',
    { card: withKeyword({ keyword: 'tiered', modes: [{}, {}] }), how: { modes: [0, 1] } },
  ],
  ['X of {X}', undefined, { card: spell('{X}{R}'), how: { x: 3 } }],
  ['X without {X}', '107.3a', { how: { x: 1 } }],
  ['X = 0 without {X}', undefined, { how: { x: 0 } }],
  [
    'X of {X} in a free cast',
    '107.3b',
    { card: spell('{X}{R}'), how: { x: 1, alternative: 'free' } },
  ],
  ['a sacrifice that is left open', undefined, { card: spell('{R}', { abilities: [SACRIFICE] }) }],
  [
    'a sacrifice',
    undefined,
    { card: spell('{R}', { abilities: [SACRIFICE] }), how: { sacrifice: ['device'] } },
  ],
  [
    "a sacrifice of another's permanent",
    '118.3',
    { card: spell('{R}', { abilities: [SACRIFICE] }), how: { sacrifice: ['theirs'] } },
  ],
  [
    'a sacrifice of nothing',
    '118.3',
    { card: spell('{R}', { abilities: [SACRIFICE] }), how: { sacrifice: [] } },
  ],
  ['a sacrifice that nothing asks for', '601.2b', { how: { sacrifice: ['device'] } }],
];

for (const [what, rule, attempt] of ATTEMPTS) {
  test(`casting, ${what}: ${rule === undefined ? 'legal' : `illegal by ${rule}`}`, (t) => {
    t.is(problem(attempt), rule);
  });
}

const activate = (
  object: string,
  ability: number | string,
  how: { player?: string; x?: number } = {},
) =>
  rules.proposalProblem(
    propose(rules, game(withKeyword({ keyword: 'cycling', cost: { mana: '{2}' } }), 'hand'), {
      kind: 'activate',
      player: 'A',
      object,
      ability,
      ...how,
    }),
  );

test('activating: by its controller, from where it functions, X only for {X}', (t) => {
  t.is(activate('device', 0, { x: 2 }), undefined);
  t.is(activate('device', 1, { x: 2 }), '107.3a');
  t.is(activate('theirs', 0), '602.2');
  t.is(activate('theirs', 0, { player: 'B' }), undefined);
  t.is(activate('spell', 'cycling'), undefined);
  t.is(activate('spell', 'cycling', { player: 'B' }), '602.2');
});

const X_COSTS: readonly [cost: Cost, asks: boolean][] = [
  [{}, false],
  [{ mana: '{2}' }, false],
  [{ mana: null }, false],
  [{ mana: '{X}{R}' }, true],
  [{ life: 'X' }, true],
  [{ life: 2 }, false],
  [{ waterbend: 'X' }, true],
  [{ discard: { filter: {}, count: 'X' } }, true],
  [{ exileFromHand: { filter: {}, manaValue: 'X' } }, true],
  [{ removeCounters: { counter: '+1/+1', count: 'X' } }, true],
  [{ sacrifice: { filter: {}, count: 2 } }, false],
];

for (const [cost, asks] of X_COSTS) {
  test(`${JSON.stringify(cost)} ${asks ? 'asks' : 'does not ask'} for X`, (t) => {
    t.is(asksForX(cost), asks);
  });
}

const HALVES: Card = {
  ...spell('{1}{R}', { keywords: [{ keyword: 'fuse' }] }),
  layout: 'split',
  other: spell('{W}'),
};
const BACK: Card = { ...HALVES, layout: 'transforming' };

test('the part that is cast is one that the layout lets be cast', (t) => {
  const { keywords: _, ...unfused } = HALVES;
  const parts = [
    [HALVES, 'other', undefined],
    [HALVES, 'both', undefined],
    [HALVES, 'neither', '601.3'],
    [unfused, 'both', '601.3'],
    [{ ...HALVES, layout: 'room' }, 'both', '601.3'],
    [BACK, 'front', undefined],
    [BACK, 'other', '601.3'],
    [spell('{R}'), 'other', '601.3'],
  ] as const;
  for (const [card, shown, rule] of parts)
    t.is(problem({ card, how: { shown } }), rule, `${card.layout} ${shown}`);
  const exiled = { zone: 'exile', as: { castableAs: 'normal' } } as const;
  t.is(problem({ card: HALVES, ...exiled, how: { shown: 'both' } }), '601.3');
});
