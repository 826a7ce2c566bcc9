import test from 'ava';
import * as fc from 'fast-check';
import type { Game, Permanent } from '../engine/index.ts';
import { PROPERTIES } from '../properties/catalogue.ts';
import { everything } from '../properties/generators/world.ts';
import { toyGame } from '../properties/run/toys.ts';
import { drawBoard } from './board.ts';
import { drawDrawn } from './drawn.ts';

const permanent = (changes: Partial<Permanent>): Permanent => ({
  id: 'bear',
  card: { name: 'Bear', manaCost: '{1}{G}', types: ['creature'], power: 2, toughness: 2 },
  owner: 'A',
  controller: 'A',
  ...changes,
});

const game: Game = {
  ...toyGame([]),
  players: [
    {
      id: 'A',
      life: 12,
      pool: [{ type: 'G', amount: 2, only: { on: ['cast'], filter: { types: ['creature'] } } }],
      hand: [{ id: 'card', card: { name: 'Relic', manaCost: null, types: ['artifact'] } }],
      graveyard: [],
      exile: [
        {
          id: 'gone',
          card: { name: 'Gone', manaCost: '{B}', types: ['instant'] },
          exiledWith: 'bear',
        },
      ],
      command: [],
      lostLife: true,
    },
    { id: 'B', life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] },
  ],
  battlefield: [
    permanent({ tapped: true, counters: { '+1/+1': 2 }, attachedTo: 'rock' }),
    permanent({
      id: 'clone',
      controller: 'B',
      token: true,
      copy: { name: 'Elf', manaCost: '{G}', types: ['creature'], keywords: [{ keyword: 'haste' }] },
      later: { colors: ['R'], lostAbilities: true, power: 5, toughness: 5 },
    }),
  ],
  stack: [
    {
      kind: 'spell',
      id: 'bolt',
      card: { name: 'Bolt', manaCost: '{X}{R}', types: ['instant'] },
      owner: 'B',
      controller: 'B',
      x: 3,
      targets: ['bear'],
    },
    {
      kind: 'ability',
      id: 'ability',
      source: 'bear',
      controller: 'A',
      effects: [{ kind: 'gainLife', amount: 2 }],
    },
  ],
  pending: [{ source: 'bear', controller: 'A', effects: [{ kind: 'draw', amount: 1 }] }],
};

test('a board that a player can read', (t) => {
  t.deepEqual(drawBoard(game), [
    'Player A (active, precombat main): 12 life; pool {G} ×2 (only to cast creature objects); has lost life this turn',
    '  battlefield',
    '    bear: Bear {1}{G} creature 2/2 [tapped, attached to rock, 2 +1/+1 counters]',
    '  hand',
    '    card: Relic (no mana cost) artifact',
    '  exile',
    '    gone: Gone {B} instant [exiled with bear]',
    'Player B: 20 life',
    '  battlefield',
    '    clone: Bear {1}{G} creature 2/2 [owned by A, token]',
    '      as a copy of Elf {G} creature',
    '      haste',
    '      is now red, without abilities, 5/5',
    'stack, from the bottom to the top',
    '  bolt: Bolt {X}{R} instant [cast by B, X = 3, targeting bear]',
    "  ability A's ability of bear",
    '    you gain 2 life',
    'waiting to be put on the stack',
    "  A's trigger of bear",
    '    draw 1 card',
  ]);
});

test('whatever a property draws can be told', (t) => {
  for (const property of PROPERTIES) {
    for (const drawn of fc.sample(property.given(everything), { seed: 1, numRuns: 5 })) {
      const lines = drawDrawn(drawn);
      t.true(lines.length > 1);
      const odd = lines.find((line) => /undefined|\[object|[{,]"/.test(line));
      t.is(odd, undefined, property.id);
    }
  }
});
