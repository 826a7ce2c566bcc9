import test from 'ava';
import { asObject } from './find.ts';
import type { Card } from './model/cards.ts';
import type { Amount, Condition, Filter } from './model/filters.ts';
import type { CardObject, Game, GameObject, Permanent, Player } from './model/game.ts';
import type { Perspective } from './objects.ts';
import { comprehensiveRules as rules } from './rulebook.ts';
import { isCreatureType } from './subtypes.ts';

const BEAR: Card = {
  name: 'Bear',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['bear'],
  power: 2,
  toughness: 2,
};
const RELIC: Card = { name: 'Relic', manaCost: '{3}', types: ['artifact'] };
const SNOW: Card = {
  name: 'Snow Land',
  manaCost: null,
  types: ['land'],
  supertypes: ['basic', 'snow'],
};
const SHIFTER: Card = {
  ...BEAR,
  name: 'Shifter',
  subtypes: ['shapeshifter'],
  keywords: [{ keyword: 'changeling' }],
};
const HYDRA: Card = { ...BEAR, name: 'Hydra', manaCost: '{X}{G}{U}', power: 0, toughness: 0 };
const SPLIT: Card = {
  name: 'Fire',
  manaCost: '{1}{R}',
  types: ['instant'],
  layout: 'split',
  other: { name: 'Ice', manaCost: '{1}{U}', types: ['instant'] },
};

const permanent = (card: Card, more: Partial<Permanent> = {}): Permanent => ({
  id: card.name,
  card,
  owner: 'A',
  controller: 'A',
  ...more,
});

const player = (id: string, more: Partial<Player> = {}): Player => ({
  id,
  life: 20,
  pool: [],
  hand: [],
  graveyard: [],
  exile: [],
  command: [],
  ...more,
});

const game = (battlefield: readonly Permanent[], players: Partial<Player>[] = []): Game => ({
  activePlayer: 'A',
  step: 'precombatMain',
  players: ['A', 'B'].map((id, i) => player(id, players[i])),
  battlefield,
  stack: [],
});

const SOURCE = permanent(RELIC, {
  id: 'source',
  chosen: { color: 'G', subtype: 'bear' },
  attachedTo: 'Bear',
  counters: { charge: 4 },
});
const YOU: Perspective = { controller: 'A', source: SOURCE };

const bear = permanent(BEAR);
const MATCHES: readonly [filter: Filter, object: GameObject, true: boolean][] = [
  [{}, bear, true],
  [{}, permanent(BEAR, { phasedOut: true }), false],
  [{ types: ['creature', 'land'] }, bear, true],
  [{ types: ['land'] }, bear, false],
  [
    { allTypes: ['artifact', 'creature'] },
    permanent(BEAR, { later: { addTypes: ['artifact'] } }),
    true,
  ],
  [{ allTypes: ['artifact', 'creature'] }, bear, false],
  [{ notTypes: ['artifact'] }, bear, true],
  [{ notTypes: ['creature'] }, bear, false],
  [{ types: ['creature'] }, permanent(BEAR, { later: { types: ['land'] } }), false],
  [{ supertypes: ['snow'] }, permanent(SNOW), true],
  [{ supertypes: ['snow'] }, permanent(SNOW, { later: { removeSupertypes: ['snow'] } }), false],
  [{ supertypes: ['legendary'] }, bear, false],
  [{ notSupertypes: ['basic'] }, permanent(SNOW), false],
  [{ notSupertypes: ['basic'] }, bear, true],
  [{ subtypes: ['bear'] }, bear, true],
  [{ subtypes: ['elf'] }, bear, false],
  [{ subtypes: ['elf'] }, permanent(BEAR, { later: { addSubtypes: ['elf'] } }), true],
  [{ subtypes: ['bear'] }, permanent(BEAR, { later: { subtypes: ['elf'] } }), false],
  [{ subtypes: ['elf'] }, permanent(SHIFTER), true],
  [{ subtypes: ['swamp'] }, permanent(SHIFTER), false],
  [{ subtypes: ['elf'] }, permanent(SHIFTER, { later: { lostAbilities: true } }), true],
  [{ subtypes: ['elf'] }, permanent(SHIFTER, { later: { subtypes: ['frog'] } }), false],
  [
    { subtypes: ['elf'] },
    permanent(BEAR, { later: { keywords: [{ keyword: 'changeling' }] } }),
    true,
  ],
  [{ chosenSubtype: true }, bear, true],
  [{ chosenSubtype: true }, permanent(RELIC), false],
  [{ colors: ['G', 'U'] }, bear, true],
  [{ colors: ['U'] }, bear, false],
  [{ colors: ['U'] }, permanent(BEAR, { later: { colors: ['U'] } }), true],
  [{ colorless: true }, permanent(RELIC), true],
  [{ colorless: true }, bear, false],
  [{ multicolored: true }, permanent(HYDRA), true],
  [{ multicolored: true }, bear, false],
  [{ chosenColor: true }, bear, true],
  [{ chosenColor: true }, permanent(RELIC), false],
  [{ minPower: 2 }, bear, true],
  [{ minPower: 3 }, bear, false],
  [{ minPower: 3 }, permanent(BEAR, { counters: { '+1/+1': 1 } }), true],
  [{ maxPower: 1 }, bear, false],
  [{ maxPower: 1 }, permanent(BEAR, { counters: { '-1/-1': 1 } }), true],
  [{ maxPower: 1 }, permanent(BEAR, { later: { power: 1 } }), true],
  [{ minManaValue: 2, maxManaValue: 2 }, bear, true],
  [{ minManaValue: 3 }, bear, false],
  [{ maxManaValue: 1 }, bear, false],
  [{ hasX: true }, permanent(HYDRA), true],
  [{ hasX: false }, permanent(HYDRA), false],
  [{ hasX: false }, permanent(SNOW), true],
  [{ name: 'Bear' }, bear, true],
  [{ name: 'Elf' }, bear, false],
  [{ name: 'Ice' }, asObject(SPLIT), true],
  [{ token: true }, permanent(BEAR, { token: true }), true],
  [{ token: true }, bear, false],
  [{ token: false }, permanent(BEAR, { token: true }), false],
  [{ tapped: true }, permanent(BEAR, { tapped: true }), true],
  [{ tapped: false }, permanent(BEAR, { tapped: true }), false],
  [{ tapped: false }, bear, true],
  [{ attacking: true }, permanent(BEAR, { attacking: true }), true],
  [{ attacking: true }, bear, false],
  [{ commander: true }, permanent(BEAR, { commander: { casts: 0 } }), true],
  [{ commander: true }, bear, false],
  [{ controller: 'you' }, bear, true],
  [{ controller: 'you' }, permanent(BEAR, { controller: 'B' }), false],
  [{ controller: 'opponent' }, permanent(BEAR, { controller: 'B' }), true],
  [{ controller: 'opponent' }, bear, false],
  [{ controller: 'you' }, asObject(BEAR), false],
  [{ controller: 'opponent' }, asObject(BEAR), false],
  [{ owner: 'you' }, permanent(BEAR, { controller: 'B' }), true],
  [{ owner: 'opponent' }, permanent(BEAR, { controller: 'B' }), false],
  [{ other: true }, bear, true],
  [{ other: true }, SOURCE, false],
  [{ self: true }, SOURCE, true],
  [{ self: true }, bear, false],
  [{ attachedToThis: true }, bear, true],
  [{ attachedToThis: true }, permanent(RELIC), false],
  [{ id: 'Bear' }, bear, true],
  [{ id: 'Relic' }, bear, false],
  [{ anyOf: [{ types: ['land'] }, { colors: ['G'] }] }, bear, true],
  [{ anyOf: [{ types: ['land'] }, { colors: ['R'] }] }, bear, false],
  [{ types: ['creature'], anyOf: [{ types: ['land'] }] }, bear, false],
];

for (const [filter, object, right] of MATCHES) {
  const what = `${'later' in object ? JSON.stringify(object.later) : ''} ${object.card.name}`;
  test(`${JSON.stringify(filter)} ${right ? 'matches' : 'does not match'}${what} ${JSON.stringify({ ...object, card: 0, later: 0 })}`, (t) => {
    t.is(rules.matches(game([bear]), filter, object, YOU), right);
  });
}

test('without a source nothing is chosen and nothing attached', (t) => {
  const as: Perspective = { controller: 'A' };
  for (const filter of [
    { chosenSubtype: true },
    { chosenColor: true },
    { attachedToThis: true },
    { self: true },
  ] as const)
    t.false(rules.matches(game([bear]), filter, bear, as), JSON.stringify(filter));
});

const card = (id: string, of: Card): CardObject => ({ id, card: of });
const FULL = game(
  [
    bear,
    SOURCE,
    permanent(HYDRA, { controller: 'B' }),
    permanent({ ...BEAR, manaCost: '{4}{G}{G}' }, { id: 'Commander', commander: { casts: 1 } }),
  ],
  [
    {
      hand: [card('h1', BEAR), card('h2', RELIC)],
      graveyard: [card('g1', BEAR)],
      castThisTurn: [BEAR, RELIC],
      command: [
        { ...card('c1', RELIC), commander: { casts: 2 } },
        card('c2', { ...RELIC, manaCost: '{9}' }),
      ],
    },
    { graveyard: [card('g2', BEAR), card('g3', RELIC)], castThisTurn: [BEAR] },
  ],
);
const CAST: Perspective = {
  ...YOU,
  x: 3,
  proposal: { kind: 'cast', player: 'A', object: 'h1', targets: ['Bear', 'Hydra'] },
  used: { sacrifice: [bear, permanent(HYDRA)], tap: [bear] },
};

const AMOUNTS: readonly [amount: Amount, as: Perspective, result: number][] = [
  [4, YOU, 4],
  ['X', CAST, 3],
  ['X', YOU, 0],
  [{ kind: 'times', factor: 2, of: 'X', plus: 1 }, CAST, 7],
  [{ kind: 'times', factor: 1, of: 'X', plus: -5 }, CAST, 0],
  [{ kind: 'count', of: { types: ['creature'] } }, YOU, 3],
  [{ kind: 'count', of: { types: ['creature'], controller: 'you' } }, YOU, 2],
  [{ kind: 'count', of: { types: ['creature'] }, cap: 1 }, YOU, 1],
  [{ kind: 'cards', zone: 'hand', of: {} }, YOU, 2],
  [{ kind: 'cards', zone: 'hand', of: {} }, CAST, 1],
  [{ kind: 'cards', zone: 'graveyard', of: { types: ['creature'] } }, YOU, 1],
  [{ kind: 'cards', zone: 'graveyard', of: { types: ['creature'] }, whose: 'everyones' }, YOU, 2],
  [{ kind: 'devotion', to: ['G'] }, YOU, 3],
  [{ kind: 'devotion', to: ['G'] }, { controller: 'B' }, 1],
  [{ kind: 'devotion' }, YOU, 0],
  [{ kind: 'symbols', color: 'G' }, YOU, 3],
  [{ kind: 'power', of: 'self' }, { controller: 'A', source: bear }, 2],
  [{ kind: 'power', of: 'self' }, { controller: 'A' }, 0],
  [{ kind: 'power', of: 'tapped' }, CAST, 2],
  [{ kind: 'power', of: 'tapped' }, YOU, 0],
  [{ kind: 'greatestPower', of: { types: ['creature'] } }, YOU, 2],
  [{ kind: 'greatestPower', of: { types: ['land'] } }, YOU, 0],
  [{ kind: 'manaValue', of: 'sacrificed' }, CAST, 4],
  [{ kind: 'manaValue', of: 'self' }, YOU, 3],
  [{ kind: 'counters', of: 'charge' }, YOU, 4],
  [{ kind: 'counters', of: 'loyalty' }, YOU, 0],
  [{ kind: 'counters', of: 'charge' }, { controller: 'A', source: card('h1', BEAR) }, 0],
  [{ kind: 'spellsCast' }, YOU, 2],
  [{ kind: 'spellsCast', of: { types: ['creature'] } }, YOU, 1],
  [{ kind: 'spellsCast' }, { ...YOU, proposal: { kind: 'cast', player: 'B', object: 'x' } }, 1],
  [{ kind: 'targets', beyond: 1 }, CAST, 1],
  [{ kind: 'targets', beyond: 1 }, YOU, 0],
  [{ kind: 'paidWith', cost: 'sacrifice' }, CAST, 2],
  [{ kind: 'paidWith', cost: 'discard' }, CAST, 0],
  [{ kind: 'opponents' }, YOU, 1],
  [{ kind: 'commanderManaValue' }, YOU, 6],
  [{ kind: 'commanderManaValue' }, { controller: 'B' }, 0],
  [
    { kind: 'colorsSpent' },
    { controller: 'A', source: permanent(RELIC, { cast: { spent: { W: 2, C: 1, G: 0, B: 1 } } }) },
    2,
  ],
  [{ kind: 'colorsSpent' }, YOU, 0],
  [
    { kind: 'manaSpent' },
    { controller: 'A', source: permanent(RELIC, { cast: { spent: { W: 2, C: 1 } } }) },
    3,
  ],
  [
    { kind: 'manaSpent', type: 'C' },
    { controller: 'A', source: permanent(RELIC, { cast: { spent: { W: 2, C: 1 } } }) },
    1,
  ],
  [{ kind: 'manaSpent', type: 'B' }, YOU, 0],
];

for (const [i, [amount, as, result]] of AMOUNTS.entries()) {
  test(`amount ${i + 1}: ${JSON.stringify(amount)} is ${result} for ${as.controller}`, (t) => {
    t.is(rules.amount(FULL, amount, as), result);
  });
}

const CONDITIONS: readonly [condition: Condition, as: Perspective, holds: boolean][] = [
  [{ kind: 'controls', of: { types: ['creature'] } }, YOU, true],
  [{ kind: 'controls', of: { types: ['creature'] }, atLeast: 3 }, YOU, false],
  [{ kind: 'controls', of: { types: ['creature'], controller: 'opponent' } }, YOU, true],
  [{ kind: 'controls', of: { types: ['land'] } }, YOU, false],
  [{ kind: 'amount', of: 'X', atLeast: 3, atMost: 3 }, CAST, true],
  [{ kind: 'amount', of: 'X', atLeast: 4 }, CAST, false],
  [{ kind: 'amount', of: 'X', atMost: 2 }, CAST, false],
  [{ kind: 'turn', whose: 'yours' }, YOU, true],
  [{ kind: 'turn', whose: 'opponents' }, YOU, false],
  [{ kind: 'turn', whose: 'opponents' }, { controller: 'B' }, true],
  [{ kind: 'opponentLostLife' }, YOU, false],
  [{ kind: 'not', condition: { kind: 'opponentLostLife' } }, YOU, true],
  [{ kind: 'targets', of: { controller: 'opponent' } }, CAST, true],
  [{ kind: 'targets', of: { types: ['land'] } }, CAST, false],
  [{ kind: 'targets', of: {} }, YOU, false],
];

for (const [condition, as, holds] of CONDITIONS) {
  test(`${JSON.stringify(condition)} ${holds ? 'holds' : 'does not hold'} for ${as.controller}${as.proposal ? ' who casts' : ''}`, (t) => {
    t.is(rules.holds(FULL, condition, as), holds);
  });
}

test('an opponent who lost life is noticed, oneself is not', (t) => {
  const lost: Condition = { kind: 'opponentLostLife' };
  t.true(rules.holds(game([], [{}, { lostLife: true }]), lost, YOU));
  t.false(rules.holds(game([], [{ lostLife: true }, {}]), lost, YOU));
});

test('abilities and keywords: its own unless an effect took them, and those that an effect gave', (t) => {
  const [own, given] = [
    { kind: 'devotionBonus', amount: 1 },
    { kind: 'devotionBonus', amount: 2 },
  ] as const;
  const able = { ...RELIC, abilities: [own], keywords: [{ keyword: 'convoke' }] } as const;
  const given2 = { abilities: [given], keywords: [{ keyword: 'delve' }] } as const;
  const facts = [
    [{}, [own], ['convoke']],
    [{ later: {} }, [own], ['convoke']],
    [{ later: { lostAbilities: true } }, [], []],
    [{ later: given2 }, [own, given], ['convoke', 'delve']],
    [{ later: { ...given2, lostAbilities: true } }, [given], ['delve']],
    [{ faceDown: true }, [], []],
  ] as const;
  for (const [more, abilities, keywords] of facts) {
    const object = permanent(able, more);
    t.deepEqual<unknown, unknown>(rules.abilitiesOf(object), abilities);
    t.deepEqual<unknown, unknown>(
      rules.keywordsOf(object).map((k) => k.keyword),
      keywords,
    );
    t.is(
      rules.keywordOf(object, 'convoke') !== undefined,
      keywords.some((k) => k === 'convoke'),
    );
  }
});

test('a god is a creature while devotion is high enough, and off the battlefield', (t) => {
  const god: Card = {
    ...BEAR,
    name: 'God',
    manaCost: '{G}',
    types: ['enchantment', 'creature'],
    abilities: [{ kind: 'notCreatureBelowDevotion', to: ['G'], below: 2 }],
  };
  t.deepEqual(rules.typesOf(game([permanent(god)]), permanent(god)), ['enchantment']);
  t.deepEqual(rules.typesOf(game([permanent(god), bear]), permanent(god)), [
    'enchantment',
    'creature',
  ]);
  t.deepEqual(rules.typesOf(game([]), asObject(god)), ['enchantment', 'creature']);
});

test('who sees: the controller of what is on the battlefield, else whoever asks', (t) => {
  t.is(rules.perspectiveOf(permanent(BEAR, { controller: 'B' }), 'A').controller, 'B');
  t.is(rules.perspectiveOf(asObject(BEAR), 'A').controller, 'A');
});

test('creature types are told from those of lands, artifacts, enchantments and spells', (t) => {
  for (const type of ['elf', 'god', 'shapeshifter', 'eldrazi']) t.true(isCreatureType(type), type);
  for (const type of ['forest', "urza's", 'treasure', 'vehicle', 'aura', 'arcane'])
    t.false(isCreatureType(type), type);
});
