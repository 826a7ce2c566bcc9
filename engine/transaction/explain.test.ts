import test from 'ava';
import type { Card } from '../model/cards.ts';
import type { Game, Permanent } from '../model/game.ts';
import type { Plan } from '../model/questions.ts';
import { comprehensiveRules as rules } from '../rulebook.ts';
import { explainPlan } from './explain.ts';

const permanent = (id: string, card: Omit<Card, 'name'>): Permanent => ({
  id,
  card: { name: id, ...card },
  owner: 'A',
  controller: 'A',
});

const empty = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
const SWAMP = permanent('bog', {
  manaCost: null,
  types: ['land'],
  abilities: [
    {
      kind: 'activated',
      cost: { tap: true },
      effects: [{ kind: 'addMana', mana: { kind: 'symbols', symbols: '{B}' } }],
    },
  ],
});
const GAME: Game = {
  activePlayer: 'A',
  step: 'precombatMain',
  players: [
    {
      id: 'A',
      ...empty,
      pool: [{ type: 'C', amount: 2 }],
      hand: [{ id: 'spell', card: { name: 'Spell', manaCost: '{1}{B}', types: ['instant'] } }],
    },
    { id: 'B', ...empty },
  ],
  battlefield: [
    SWAMP,
    permanent('tax', {
      manaCost: '{2}',
      types: ['artifact'],
      abilities: [{ kind: 'costIncrease', scope: { of: 'spells' }, amount: '{1}' }],
    }),
    permanent('discount', {
      manaCost: '{2}',
      types: ['artifact'],
      abilities: [{ kind: 'costReduction', scope: { of: 'spells' }, amount: '{1}' }],
    }),
    permanent('three', {
      manaCost: '{3}',
      types: ['artifact'],
      abilities: [{ kind: 'costMinimum', scope: { of: 'spells' }, mana: 3 }],
    }),
  ],
  stack: [],
};

test('each step has its rule and the cost after it', (t) => {
  const steps = explainPlan(rules, GAME, {
    proposal: { kind: 'cast', player: 'A', object: 'spell' },
    manaAbilities: [{ kind: 'activate', player: 'A', object: 'bog', ability: 0 }],
  });
  t.deepEqual(
    steps.map(({ rule, cost }) => (cost === undefined ? rule : `${rule} ${cost}`)),
    [
      '601.2a',
      '601.2f {1}{B}',
      '601.2f {2}{B}',
      '118.7 {1}{B}',
      '601.2f {2}{B}',
      '601.2f {2}{B}',
      '601.2g',
      '601.2h',
      '601.2i',
    ],
  );
});

test('it ends where it is illegal', (t) => {
  const steps = explainPlan(rules, GAME, {
    proposal: { kind: 'cast', player: 'A', object: 'spell' },
  });
  t.is(steps.at(-1)?.rule, '118.3');
  const wrong = explainPlan(rules, GAME, {
    proposal: { kind: 'cast', player: 'A', object: 'spell', alternative: 'flashback' },
  });
  t.is(wrong.at(-1)?.rule, '118.9');
});

/** A game in which A has one card in hand and some mana, with what else is on the battlefield. */
const gameOf = (
  card: Omit<Card, 'name'>,
  pool: Game['players'][number]['pool'] = [],
  battlefield: readonly Permanent[] = [],
): Game => ({
  ...GAME,
  battlefield,
  players: [
    { id: 'A', ...empty, pool, hand: [{ id: 'spell', card: { name: 'Spell', ...card } }] },
    { id: 'B', ...empty },
  ],
});
const CAST = { kind: 'cast', player: 'A', object: 'spell' } as const;
const stepsOf = (game: Game, plan: Plan): string[] =>
  explainPlan(rules, game, plan).map(({ rule, says, cost }) =>
    [rule, cost === null ? 'no cost' : cost, says].filter((part) => part !== undefined).join(' | '),
  );
const ALTAR = permanent('altar', {
  manaCost: '{3}',
  types: ['artifact'],
  abilities: [
    { kind: 'activated', cost: { mana: '{1}' }, effects: [{ kind: 'gainLife', amount: 1 }] },
    { kind: 'activated', cost: {}, effects: [{ kind: 'gainLife', amount: 1 }] },
  ],
});

test('announcements, additional costs and life show in the cost', (t) => {
  const spell: Omit<Card, 'name'> = {
    manaCost: '{X}{B/P}',
    types: ['instant'],
    abilities: [
      { kind: 'additionalCost', scope: { of: 'this' }, cost: { mana: '{1}' } },
      { kind: 'additionalCost', scope: { of: 'this' }, cost: { life: 3 } },
    ],
  };
  t.deepEqual(
    stepsOf(gameOf(spell, [{ type: 'C', amount: 12 }]), {
      proposal: { ...CAST, x: 10, announced: ['life'] },
    }),
    [
      '601.2a | Spell goes from hand to the stack',
      '601.2f | {X}{B/P} | the cost starts from this',
      '118.8 | {X}{1}{B/P} | an additional cost of {1}',
      '118.8 | {X}{1}{B/P} | an additional cost',
      '601.2b | {11} | announced: X, hybrid halves, life for Phyrexian symbols',
      '601.2f | {11} | the total cost is locked in with 5 life',
      `601.2h | paid with ${'{C}'.repeat(11)} and 5 life`,
      '601.2i | it is cast',
    ],
  );
});

test('nothing makes a cost payable that is not there', (t) => {
  t.deepEqual(
    stepsOf(gameOf({ manaCost: null, types: ['sorcery'] }), { proposal: CAST }).slice(2),
    [
      '118.6 | no cost | there is no such cost to pay, and nothing makes it payable',
      '118.6 | it cannot be paid: everything is taken back (733.1)',
    ],
  );
});

test('an alternative cost is where the cost starts, and a free spell is paid with no mana', (t) => {
  const spell: Omit<Card, 'name'> = {
    manaCost: '{5}',
    types: ['instant'],
    abilities: [{ kind: 'alternativeCost', scope: { of: 'this' }, cost: 'free' }],
  };
  t.deepEqual(stepsOf(gameOf(spell), { proposal: { ...CAST, alternative: 'spell' } }).slice(1), [
    '118.9 | {0} | the cost starts from this',
    '601.2f | {0} | the total cost is locked in',
    '601.2h | paid with no mana',
    '601.2i | it is cast',
  ]);
});

test('an ability is activated in the same steps, one without mana in its cost for {0}', (t) => {
  const activate = (ability: number): Plan => ({
    proposal: { kind: 'activate', player: 'A', object: 'altar', ability },
  });
  const game = gameOf({ manaCost: '{1}', types: ['instant'] }, [{ type: 'C', amount: 1 }], [ALTAR]);
  t.deepEqual(stepsOf(game, activate(0)), [
    '602.2a | an ability of altar is activated',
    '602.2b | {1} | the cost starts from this',
    '601.2f | {1} | the total cost is locked in',
    '601.2h | paid with {C}',
    '601.2i | the ability is activated',
  ]);
  t.is(stepsOf(game, activate(1))[1], '602.2b | {0} | the cost starts from this');
});

test('mana abilities tell what the pool comes to, or that there is no mana of them now', (t) => {
  const spell = { manaCost: '{B}', types: ['instant'] } as const;
  const plan: Plan = {
    proposal: CAST,
    manaAbilities: [{ kind: 'activate', player: 'A', object: 'bog', ability: 0 }],
  };
  t.is(
    stepsOf(gameOf(spell, [{ type: 'C', amount: 10 }], [SWAMP]), plan)[3],
    '601.2g | bog for mana: the pool is {B}10 {C}',
  );
  t.is(
    stepsOf(gameOf(spell, [], [{ ...SWAMP, tapped: true }]), plan).at(-1),
    '107.5 | bog gives no mana now: everything is taken back (733.1)',
  );
});

test('other ways to pay leave less mana to pay, where they are legal', (t) => {
  const spell: Omit<Card, 'name'> = {
    manaCost: '{2}',
    types: ['instant'],
    keywords: [{ keyword: 'improvise' }],
  };
  const game = gameOf(spell, [{ type: 'C', amount: 1 }], [ALTAR]);
  t.deepEqual(stepsOf(game, { proposal: CAST, pay: { improvise: ['altar'] } }).slice(3), [
    '601.2h | {1} | paid in other ways than mana; left is',
    '601.2h | paid with {C}',
    '601.2i | it is cast',
  ]);
  t.is(
    stepsOf(game, { proposal: CAST, pay: { delve: ['altar'] } }).at(-1),
    '702.66a | it is not to be paid so: everything is taken back (733.1)',
  );
});

test('a change says what it comes from, and how often it applies', (t) => {
  const twice = permanent('twice', {
    manaCost: '{2}',
    types: ['artifact'],
    abilities: [{ kind: 'costReduction', scope: { of: 'spells' }, amount: '{1}', times: 2 }],
  });
  t.true(
    stepsOf(gameOf({ manaCost: '{3}', types: ['instant'] }, [], [twice]), {
      proposal: CAST,
    }).includes('118.7 | {1} | {1} less, 2 times (twice)'),
  );
});
