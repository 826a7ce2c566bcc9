import test from 'ava';
import type { Card } from './model/cards.ts';
import type { Effect } from './model/effects.ts';
import type { Game, Permanent, StackedAbility } from './model/game.ts';
import { referenceEngine } from './reference.ts';

const BEAR: Card = {
  name: 'Bear',
  manaCost: '{1}{G}',
  types: ['creature'],
  power: 2,
  toughness: 2,
};
const RELIC: Card = { name: 'Relic', manaCost: '{3}', types: ['artifact'] };

const permanent = (id: string, card: Card, more: Partial<Permanent> = {}): Permanent => ({
  id,
  card,
  owner: 'A',
  controller: 'A',
  ...more,
});

/** A has a bear, a tapped relic and a bear in the graveyard, B has a bear; each library has ten cards. */
function game(ability: Partial<StackedAbility>): Game {
  const empty = {
    life: 20,
    library: 10,
    pool: [],
    hand: [],
    graveyard: [],
    exile: [],
    command: [],
  };
  const stacked = { kind: 'ability', id: 'effect', source: 'bear', controller: 'A' } as const;
  return {
    activePlayer: 'A',
    step: 'precombatMain',
    players: [
      { id: 'A', ...empty, graveyard: [{ id: 'dead', card: BEAR }] },
      { id: 'B', ...empty },
      { id: 'C', ...empty },
    ],
    battlefield: [
      permanent('bear', BEAR, { counters: { '+1/+1': 1 } }),
      permanent('relic', RELIC, { tapped: true }),
      permanent('theirs', BEAR, { owner: 'B', controller: 'B' }),
    ],
    stack: [{ ...stacked, effects: [], ...ability }],
  };
}

/** What is different of a game: life, libraries, tapped permanents, and what is in which zone. */
function shown({ players, battlefield }: Game): string {
  const states = players.map(({ id, life, library, hand, graveyard, exile }) => {
    const zones = [hand, graveyard, exile].map((zone) => zone.map((o) => o.id).join(','));
    return `${id} ${life}/${library} ${zones.join('|')}`;
  });
  const permanents = battlefield.map(
    (p) =>
      `${p.id}${p.tapped ? ' tapped' : ''}${p.frozen ? ' frozen' : ''}${p.counters ? ` ${p.counters['+1/+1']}` : ''}`,
  );
  return [...states, permanents.join(', ')].join('; ');
}

const BEFORE = 'A 20/10 |dead|; B 20/10 ||; C 20/10 ||; bear 1, relic tapped, theirs';
const TARGET = { targets: ['theirs'] };
const EVENT = { event: { player: 'C', object: 'theirs' } };

const EFFECTS: readonly [
  effect: Effect,
  ability: Partial<StackedAbility>,
  ...changes: [string, string][],
][] = [
  [{ kind: 'other', says: 'nothing that matters' }, {}],
  [{ kind: 'gainLife', amount: 3 }, {}, ['A 20', 'A 23']],
  [{ kind: 'gainLife', amount: 'X' }, { x: 4 }, ['A 20', 'A 24']],
  [{ kind: 'gainLife', amount: 0 }, {}],
  [{ kind: 'gainLife', amount: 3, to: 'eventPlayer' }, EVENT, ['C 20', 'C 23']],
  [{ kind: 'gainLife', amount: 3, to: 'eventPlayer' }, {}],
  [{ kind: 'gainLife', amount: 3, onlyIf: { kind: 'turn', whose: 'opponents' } }, {}],
  [{ kind: 'loseLife', amount: 2, who: 'you' }, {}, ['A 20', 'A 18']],
  [{ kind: 'loseLife', amount: 2, who: 'eachOpponent' }, {}, ['B 20', 'B 18'], ['C 20', 'C 18']],
  [{ kind: 'loseLife', amount: 2, who: 'eventPlayer' }, EVENT, ['C 20', 'C 18']],
  [{ kind: 'loseLife', amount: 2, who: 'eventPlayer' }, {}],
  [{ kind: 'loseLife', amount: 0, who: 'you' }, {}],
  [{ kind: 'drain', amount: 2 }, {}, ['A 20', 'A 24'], ['B 20', 'B 18'], ['C 20', 'C 18']],
  [{ kind: 'draw', amount: 2 }, {}, ['A 20/10', 'A 20/8']],
  [
    { kind: 'draw', amount: 1, each: true },
    {},
    ['A 20/10', 'A 20/9'],
    ['B 20/10', 'B 20/9'],
    ['C 20/10', 'C 20/9'],
  ],
  [{ kind: 'mill', amount: 12 }, {}, ['A 20/10', 'A 20/0']],
  [{ kind: 'untap', what: { types: ['artifact'] } }, {}, ['relic tapped', 'relic']],
  [{ kind: 'untap', what: 'self' }, { source: 'relic' }, ['relic tapped', 'relic']],
  [{ kind: 'tapAndFreeze', what: 'eventObject' }, EVENT, ['theirs', 'theirs tapped frozen']],
  [{ kind: 'tapAndFreeze', what: 'eventObject' }, {}],
  [{ kind: 'putCounters', counter: '+1/+1', amount: 2, on: 'self' }, {}, ['bear 1', 'bear 3']],
  [
    { kind: 'putCounters', counter: '+1/+1', amount: 1, on: { types: ['creature'] } },
    {},
    ['bear 1', 'bear 2'],
    ['theirs', 'theirs 1'],
  ],
  [
    { kind: 'destroy', what: 'target' },
    TARGET,
    [', theirs', ''],
    ['B 20/10 ||', 'B 20/10 |theirs#2|'],
  ],
  [
    { kind: 'exile', what: 'target' },
    TARGET,
    [', theirs', ''],
    ['B 20/10 ||', 'B 20/10 ||theirs#2'],
  ],
  [{ kind: 'exile', what: 'self' }, {}, ['bear 1, ', ''], ['|dead|', '|dead|bear#2']],
  [{ kind: 'returnToHand', what: 'self' }, {}, ['bear 1, ', ''], ['A 20/10 ', 'A 20/10 bear#2']],
  [
    { kind: 'returnToHand', what: 'eventObject' },
    EVENT,
    [', theirs', ''],
    ['B 20/10 ', 'B 20/10 theirs#2'],
  ],
  [{ kind: 'returnToHand', what: 'eventObject' }, {}],
  [
    { kind: 'sacrificeEach', who: 'eachOpponent', filter: { types: ['creature'] } },
    {},
    [', theirs', ''],
    ['B 20/10 ||', 'B 20/10 |theirs#2|'],
  ],
  [
    { kind: 'reanimate', what: 'target', tapped: true, counters: 1 },
    { targets: ['dead'] },
    ['|dead|', '||'],
    ['theirs', 'theirs, dead#2 tapped 1'],
  ],
  [
    { kind: 'reanimate', what: 'self' },
    { source: 'dead' },
    ['|dead|', '||'],
    ['theirs', 'theirs, dead#2'],
  ],
  [{ kind: 'reanimate', what: 'target' }, TARGET],
];

for (const [i, [effect, ability, ...changes]] of EFFECTS.entries()) {
  const after = changes.reduce((text, [from, to]) => text.replace(from, to), BEFORE);
  test(`effect ${i + 1}, ${JSON.stringify(effect)}: ${after}`, (t) => {
    const outcome = referenceEngine.resolve?.({ game: game({ effects: [effect], ...ability }) });
    t.deepEqual(outcome && 'games' in outcome && outcome.games.map(shown), [after]);
  });
}

test('with every target gone nothing happens, with one left the rest is done', (t) => {
  const effects: Effect[] = [{ kind: 'gainLife', amount: 3 }];
  const life = (targets: string[]) => {
    const outcome = referenceEngine.resolve?.({ game: game({ effects, targets }) });
    return outcome && 'games' in outcome ? outcome.games.map((g) => g.players[0]?.life) : [];
  };
  t.deepEqual(life(['gone']), [20]);
  t.deepEqual(life(['gone', 'bear']), [23]);
  t.deepEqual(life(['B']), [23]);
});

test('with nothing on the stack nothing resolves', (t) => {
  const empty = { ...game({}), stack: [] };
  t.deepEqual(referenceEngine.resolve?.({ game: empty }), { games: [empty] });
});
