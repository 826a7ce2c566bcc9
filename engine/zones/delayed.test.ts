import test from 'ava';
import type { Effect } from '../model/effects.ts';
import type { Game } from '../model/game.ts';
import type { GameEvent } from '../model/questions.ts';
import { referenceEngine } from '../reference.ts';
import { BEAR, gameOf, permanent, player } from '../testing.ts';

const GAIN_X: Effect = { kind: 'gainLife', amount: 'X' };

/** The one game after something; anything else is a mistake of the test. */
function only(outcome: ReturnType<NonNullable<typeof referenceEngine.resolve>> | undefined): Game {
  const games = outcome !== undefined && 'games' in outcome ? outcome.games : [];
  const [game, ...others] = games;
  if (game === undefined || others.length > 0) throw new Error(`${games.length} games`);
  return game;
}
const after = (game: Game, event: GameEvent): Game =>
  only(referenceEngine.happen?.({ game, event }));
const begins = (game: Game, step: Game['step']): Game => after(game, { kind: 'stepBegins', step });
const settled = (game: Game): Game => after(game, { kind: 'stateBasedActions' });
const resolved = (game: Game): Game => only(referenceEngine.resolve?.({ game }));

const delaying = (effects: readonly Effect[]): Game =>
  gameOf([permanent(BEAR)], {
    stack: [
      {
        kind: 'ability',
        id: 'ability',
        source: 'Bear',
        controller: 'A',
        x: 3,
        effects: [{ kind: 'delayed', at: 'end', effects }],
      },
    ],
  });

test('a delayed ability waits for its step, with the X of what made it', (t) => {
  const waiting = resolved(delaying([GAIN_X]));
  t.deepEqual(waiting.delayed, [
    { source: 'Bear', controller: 'A', effects: [GAIN_X], x: 3, at: 'end' },
  ]);
  t.is(begins(waiting, 'draw').pending, undefined);
  const due = begins(waiting, 'end');
  t.is(due.step, 'end');
  t.is(due.delayed, undefined);
  t.is(due.pending?.length, 1);
  t.is(resolved(settled(due)).players[0]?.life, 23);
});

test('what a delayed ability asks of a source that leaves is remembered', (t) => {
  const power: Effect = { kind: 'gainLife', amount: { kind: 'power', of: 'self' } };
  const waiting = resolved(delaying([power]));
  const dead = after(waiting, { kind: 'die', objects: ['Bear'] });
  t.deepEqual(dead.delayed?.[0]?.effects, [{ kind: 'gainLife', amount: 2 }]);
});

for (const [keyword, place] of [
  ['dash', 'hand'],
  ['blitz', 'graveyard'],
  ['warp', 'exile'],
] as const) {
  test(`cast by way of ${keyword}, a creature is in the ${place} after the next end step begins`, (t) => {
    const card = { ...BEAR, keywords: [{ keyword, cost: { mana: '{1}' } }] };
    const spell = {
      kind: 'spell',
      id: 'bear',
      card,
      owner: 'A',
      controller: 'A',
      cast: { alternative: keyword },
    } as const;
    const there = resolved(gameOf([], { stack: [spell] }));
    t.deepEqual(
      there.battlefield.map(({ id }) => id),
      ['bear#2'],
    );
    const end = resolved(settled(begins(there, 'end')));
    t.deepEqual(
      end.players[0]?.[place].map(({ id }) => id),
      ['bear#3'],
    );
  });
}

test('an ability that waits for a step triggers in every one of them', (t) => {
  const watching = permanent({
    name: 'Watch',
    manaCost: '{1}',
    types: ['enchantment'],
    abilities: [
      { kind: 'triggered', event: { on: 'stepBegins', step: 'upkeep' }, effects: [GAIN_X] },
    ],
  });
  const game = gameOf([watching], { players: [player('A'), player('B')], activePlayer: 'B' });
  t.deepEqual(begins(game, 'upkeep').pending, [
    { source: 'Watch', controller: 'A', effects: [GAIN_X], event: { player: 'B' } },
  ]);
});
