import test from 'ava';
import type { Card } from '../model/cards.ts';
import type { Game, Permanent } from '../model/game.ts';
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
