import test from 'ava';
import { InputError } from './errors.ts';
import { checkGame } from './legal.ts';
import type { Card, Face } from './model/cards.ts';
import type { Game, Permanent } from './model/game.ts';

const FACE: Face = { name: 'Bear', manaCost: '{1}{G}', types: ['creature'] };
const empty = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };

const gameOf = (permanent: Partial<Permanent> = {}, more: Partial<Game> = {}): Game => ({
  activePlayer: 'A',
  step: 'precombatMain',
  players: [
    { id: 'A', ...empty },
    { id: 'B', ...empty },
  ],
  battlefield: [
    { id: 'bear', card: FACE, owner: 'A', controller: 'A', ...permanent },
    { id: 'host', card: FACE, owner: 'B', controller: 'B' },
  ],
  stack: [],
  ...more,
});

/** The code and the place of what is wrong with a game, and the hint; undefined when nothing is. */
function wrong(game: Game): readonly string[] | undefined {
  try {
    checkGame(game);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return [error.code, error.path, error.hint];
    throw error;
  }
}

const split: Card = { ...FACE, layout: 'split', other: FACE };
const room: Card = { ...FACE, layout: 'room', other: FACE };
const halfSplit: Card = { ...FACE, layout: 'split' };
const waiting = { source: 'bear', effects: [] };
const PLAYERS = 'the players are A, B';
const HOST = 'name another permanent on the battlefield, or a player';

const FINE: readonly Game[] = [
  gameOf(),
  gameOf({ attachedTo: 'host' }),
  gameOf({ attachedTo: 'B' }),
  gameOf({ card: split, shown: 'both' }),
  gameOf({ card: room, shown: 'neither' }),
  gameOf({ shown: 'front', under: [FACE], meldedWith: FACE }),
  gameOf({}, { pending: [{ ...waiting, controller: 'B' }] }),
];

const WRONG: readonly (readonly [Game, code: string, path: string, hint: string])[] = [
  [
    gameOf({ id: 'host' }),
    'game/duplicate-id',
    '/battlefield/1/id',
    'it is already used at /battlefield/0/id',
  ],
  [
    gameOf({ id: 'B' }),
    'game/duplicate-id',
    '/battlefield/0/id',
    'it is already used at /players/1/id',
  ],
  [gameOf({}, { activePlayer: 'C' }), 'game/unknown-player', '/activePlayer', PLAYERS],
  [gameOf({}, { players: [] }), 'game/unknown-player', '/activePlayer', 'a game has players'],
  [gameOf({ controller: 'C' }), 'game/unknown-player', '/battlefield/0/controller', PLAYERS],
  [gameOf({ owner: 'C' }), 'game/unknown-player', '/battlefield/0/owner', PLAYERS],
  [
    gameOf({}, { pending: [{ ...waiting, controller: 'C' }] }),
    'game/unknown-player',
    '/pending/0/controller',
    PLAYERS,
  ],
  [gameOf({ attachedTo: 'bear' }), 'game/bad-attachment', '/battlefield/0/attachedTo', HOST],
  [gameOf({ attachedTo: 'gone' }), 'game/bad-attachment', '/battlefield/0/attachedTo', HOST],
  [
    gameOf({ card: halfSplit }),
    'card/layout',
    '/battlefield/0/card/layout',
    'give "other" as well',
  ],
  [
    gameOf({ card: { ...FACE, other: FACE } }),
    'card/layout',
    '/battlefield/0/card/other',
    'say which layout joins the two',
  ],
  [
    gameOf({ under: [halfSplit] }),
    'card/layout',
    '/battlefield/0/under/0/layout',
    'give "other" as well',
  ],
  [
    gameOf({ meldedWith: halfSplit }),
    'card/layout',
    '/battlefield/0/meldedWith/layout',
    'give "other" as well',
  ],
  [gameOf({ shown: 'other' }), 'card/layout', '/battlefield/0/shown', 'it has one part only'],
  [
    gameOf({ card: split, shown: 'neither' }),
    'card/layout',
    '/battlefield/0/shown',
    'its layout is "split"',
  ],
];

test('a game that makes sense', (t) => {
  for (const game of FINE) t.is(wrong(game), undefined);
});

test('what makes no sense, where it is, and what would help', (t) => {
  for (const [game, ...expected] of WRONG) t.deepEqual(wrong(game), expected);
});
