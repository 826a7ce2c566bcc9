/**
 * Properties of triggers that go on the stack, and of what they still know there.
 * @see CR 603.3b, 603.6a, 608.2h
 */
import * as fc from 'fast-check';
import type { PlayerId } from '../../engine/index.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { anyPlayer, gameOfThree, THIRD } from '../generators/zones.ts';
import { abilityOf, watcher } from '../laws/departures.ts';
import { eachGame, expectAlike, gamesAfter, gamesResolved } from '../laws/happenings.ts';
import { nextOf } from '../models/leaving.ts';
import { property } from '../property.ts';

/** What happens to the creatures of a board when state-based actions are checked. */
const dying = fc
  .array(fc.tuple(anyPlayer, fc.boolean()), { minLength: 1, maxLength: 4 })
  .map((list) => ({
    game: gameOfThree(
      list.map(([controller, lethal], i) => ({
        ...watcher('Zulaport Cutthroat', `v${i + 1}`, controller),
        ...(lethal ? { damage: 1 } : {}),
      })),
    ),
    event: { kind: 'stateBasedActions' as const },
  }));

export const stackingProperties = [
  property({
    id: '603.3b/turn-order',
    cites: ['603.3b', '603.2c'],
    says: 'Triggers go on the stack player by player from the active one, none is lost, and none still waits',
    asks: ['happen'],
    given: () => dying,
    then: (drawn, engine) => {
      const died = drawn.game.battlefield.filter((p) => p.damage);
      const owed = [OPPONENT, THIRD, YOU].flatMap((player) => {
        const deaths = died.filter((p) => p.controller === player).length;
        const watching = drawn.game.battlefield.filter((p) => p.controller === player).length;
        return Array<PlayerId>(deaths * watching).fill(player);
      });
      eachGame(
        gamesAfter(engine, drawn),
        'the stack is in the wrong order',
        () => [owed, 0],
        (game) => [game.stack.map((o) => o.controller), game.pending?.length ?? 0],
        ['the active player’s go first, so they resolve last (603.3b)'],
      );
    },
    labels: ({ game }) => {
      const players = new Set(game.battlefield.filter((p) => p.damage).map((p) => p.controller));
      return [players.size > 1 ? 'several players' : 'one player at most'];
    },
    covers: { 'several players': 0.2 },
  }),
  property({
    id: '603.6a/enter-together',
    cites: ['603.6a', '603.2c'],
    says: 'Permanents that enter together are each seen once by every watcher of its controller',
    asks: ['resolve'],
    given: () =>
      fc.record({ count: fc.nat(6), watchers: fc.nat(3) }).map(({ count, watchers }) => ({
        game: {
          ...gameOfThree(
            Array.from({ length: watchers }, (_, i) => watcher('Soul Warden', `w${i + 1}`)),
          ),
          stack: [abilityOf([{ kind: 'createTokens', token: 'zombie', amount: count }])],
        },
        count,
        watchers,
      })),
    then: ({ game, count, watchers }, engine) =>
      eachGame(
        gamesResolved(engine, game),
        'what entered was miscounted',
        () => [count + watchers, count * watchers],
        (after) => [after.battlefield.length, after.pending?.length ?? 0],
        [`${count} tokens enter at once under ${watchers} watchers`],
      ),
    labels: ({ count, watchers }) => (count > 1 && watchers > 0 ? ['several together'] : []),
    covers: { 'several together': 0.3 },
  }),
  property({
    id: '603.10a/last-counters-count',
    cites: ['603.10a', '603.6c'],
    says: 'Hangarback Walker leaves as many Thopters as it had +1/+1 counters, whatever killed it',
    asks: ['happen', 'resolve'],
    given: () =>
      fc
        .record({ plus: fc.integer({ min: 1, max: 5 }), minus: fc.nat(8) })
        .map(({ plus, minus }) => ({
          game: gameOfThree([
            {
              ...watcher('Hangarback Walker'),
              counters: { '+1/+1': plus, ...(minus > 0 ? { '-1/-1': minus } : {}) },
            },
          ]),
          event: { kind: 'stateBasedActions' as const },
          plus,
          minus,
        })),
    then: (drawn, engine) => {
      const dies = drawn.minus >= drawn.plus;
      for (const game of gamesAfter(engine, drawn)) {
        const after = dies ? gamesResolved(engine, game) : [game];
        for (const { battlefield } of after)
          expectAlike(
            'the Thopters are miscounted',
            dies ? drawn.plus : 0,
            battlefield.filter((p) => p.token).length,
            ['its last counters count, before state-based actions take pairs of them away'],
          );
      }
    },
    labels: ({ plus, minus }) => [minus >= plus ? 'dies' : 'lives'],
    covers: { dies: 0.3, lives: 0.2 },
  }),
  property({
    id: '400.7/returns-itself',
    cites: ['400.7', '603.6c'],
    says: 'A creature that returns itself when it dies finds the card that it became, and comes back as a new object',
    asks: ['happen', 'resolve'],
    given: () =>
      fc.record({ counter: fc.boolean(), token: fc.boolean() }).map(({ counter, token }) => ({
        game: gameOfThree([
          {
            ...watcher('Young Wolf', 'wolf'),
            damage: 5,
            ...(counter ? { counters: { '+1/+1': 1 } } : {}),
            ...(token ? { token: true as const } : {}),
          },
        ]),
        event: { kind: 'stateBasedActions' as const },
        returns: !counter && !token,
      })),
    then: (drawn, engine) => {
      for (const game of gamesAfter(engine, drawn)) {
        eachGame(
          gamesResolved(engine, game),
          'it came back wrong, or stayed away',
          () => (drawn.returns ? [[nextOf('wolf').replace('#2', '#3'), 1, null]] : []),
          ({ battlefield }) =>
            battlefield.map((p) => [p.id, p.counters?.['+1/+1'] ?? 0, p.damage ?? null]),
          ['the ability looks for the card in the graveyard that the creature went to (400.7)'],
        );
      }
    },
    labels: ({ returns }) => [returns ? 'returns' : 'stays away'],
    covers: { returns: 0.1 },
  }),
];
