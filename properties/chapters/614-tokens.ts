/**
 * Properties of tokens that leave the battlefield.
 * @see CR 111.7, 111.8, 704.5d
 */
import * as fc from 'fast-check';
import type { Card, Game, Permanent } from '../../engine/index.ts';
import { card } from '../../fixtures/cards.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { anyPlayer, type Departure, gameOfThree, victim } from '../generators/zones.ts';
import { abilityOf, watcher } from '../laws/departures.ts';
import {
  eachGame,
  everywhere,
  gamesAfter,
  gamesResolved,
  waiting,
  withAlso,
} from '../laws/happenings.ts';
import { leavers, nextOf } from '../models/leaving.ts';
import { property } from '../property.ts';

const cardsOf = (game: Game): readonly string[] =>
  everywhere(game)
    .filter(({ object }) => !object.token)
    .map(({ object }) => object.card.name)
    .sort();

const SBA = { kind: 'stateBasedActions' } as const;

/** A board on which tokens are about to die of damage, or lie in zones already. */
const doomed = fc
  .tuple(
    fc.array(fc.tuple(anyPlayer, fc.boolean(), fc.nat(3)), { minLength: 1, maxLength: 5 }),
    fc.array(fc.boolean(), { maxLength: 4 }),
  )
  .map(([creatures, cards]) => {
    const battlefield = creatures.map(
      ([controller, token, damage], i): Permanent => ({
        id: `v${i + 1}`,
        card: card('Grizzly Bears'),
        owner: controller,
        controller,
        ...(token ? { token } : {}),
        ...(damage > 0 ? { damage } : {}),
      }),
    );
    const graveyard = cards.map((token, i) => ({
      id: `g${i + 1}`,
      card: card('Memnite'),
      ...(token ? { token: true as const } : {}),
    }));
    return { game: gameOfThree(battlefield, { graveyard }), event: SBA };
  });

interface Returned {
  readonly game: Game;
  readonly token: boolean;
  readonly card: Card;
}

/** A reanimation spell about to resolve, with a card or a token in the graveyard as its target. */
const reanimation: fc.Arbitrary<Returned> = fc
  .tuple(fc.boolean(), fc.constantFrom('Grizzly Bears', 'Memnite', 'Walking Ballista'))
  .map(([token, name]) => {
    const graveyard = [{ id: 'g1', card: card(name), ...(token ? { token: true as const } : {}) }];
    const game = gameOfThree([], { graveyard });
    const effects = [{ kind: 'reanimate' as const, what: 'target' as const }];
    return {
      game: { ...game, stack: [abilityOf(effects, { targets: ['g1'] })] },
      token,
      card: card(name),
    };
  });

export const tokenProperties = [
  property({
    id: '111.7/tokens-get-there',
    cites: ['111.7', '700.4', '603.10a'],
    says: 'A token that dies goes to the graveyard first, so it is seen dying, by the zone it went to and by watchers',
    asks: ['happen'],
    given: (world) =>
      fc.array(victim(world), { minLength: 1, maxLength: 4 }).map((states): Departure => {
        const battlefield = states.map(
          (state, i): Permanent => ({
            id: `v${i + 1}`,
            ...state,
            token: true,
            card: card('Memnite'),
          }),
        );
        const game = gameOfThree([...battlefield, watcher('Disciple of the Vault')]);
        return { game, event: { kind: 'die', objects: battlefield.map((p) => p.id) } };
      }),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'a token did not die as it should',
        () => leavers(drawn).map((p) => `graveyard of ${p.owner}`),
        (game) =>
          leavers(drawn).map(
            ({ id }) => everywhere(game).find((o) => o.id === nextOf(id))?.place ?? 'no zone',
          ),
        ['it ceases to exist only when state-based actions are checked (111.7)'],
      ),
    labels: ({ game }) => [game.battlefield.length > 2 ? 'several' : 'one'],
  }),
  property({
    id: '704.5d/no-token-elsewhere',
    cites: ['704.5d', '111.7'],
    says: 'After state-based actions there is no token anywhere but on the battlefield, and cards stay where they are',
    asks: ['happen'],
    given: () => doomed,
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'a token is where none can be, or a card is gone',
        () => [
          [],
          drawn.game.battlefield.filter((p) => (p.damage ?? 0) < 2).map((p) => p.id),
          cardsOf(drawn.game),
        ],
        (game) => [
          everywhere(game)
            .filter((o) => o.object.token && o.place !== 'battlefield')
            .map((o) => o.id),
          game.battlefield.map((p) => p.id),
          cardsOf(game),
        ],
        ['a token in another zone ceases to exist (704.5d)'],
      ),
    labels: ({ game }) => [
      ...(game.battlefield.some((p) => p.token && (p.damage ?? 0) > 1) ? ['token dies'] : []),
      ...(game.players[1]?.graveyard.some((o) => o.token) ? ['token lies there'] : []),
    ],
    covers: { 'token dies': 0.4, 'token lies there': 0.4 },
  }),
  property({
    id: '704.5d/watched-all-the-same',
    cites: ['704.5d', '111.7', '603.2c'],
    says: 'A token that ceases to exist has died all the same: as many triggers go on the stack as creatures died',
    asks: ['happen'],
    given: () => doomed.map((drawn) => withAlso(drawn, watcher('Zulaport Cutthroat'))),
    then: (drawn, engine) => {
      const yours = drawn.game.battlefield.filter(
        (p) => p.controller === YOU && (p.damage ?? 0) > 1,
      );
      eachGame(
        gamesAfter(engine, drawn),
        'the deaths of tokens were not seen',
        () => [yours.length, 0],
        (game) => [
          game.stack.filter((o) => o.kind === 'ability' && o.source === 'watcher').length,
          waiting(game, 'watcher'),
        ],
        ['each creature of yours that died triggers once; then tokens cease to exist'],
      );
    },
    labels: ({ game }) =>
      game.battlefield.some((p) => p.token && p.controller === YOU && (p.damage ?? 0) > 1)
        ? ['token dies']
        : [],
    covers: { 'token dies': 0.12 },
  }),
  property({
    id: '111.8/token-stays-away',
    cites: ['111.8', '400.7'],
    says: 'A card returns from a graveyard as a new object without memory; a token does not return at all',
    asks: ['resolve'],
    given: () => reanimation,
    then: (drawn, engine) =>
      eachGame(
        gamesResolved(engine, drawn.game),
        drawn.token ? 'a token came back' : 'the card came back wrong',
        () => (drawn.token ? [] : [[drawn.card.name, YOU, OPPONENT, true, null]]),
        (game) =>
          game.battlefield.map((p) => [
            p.card.name,
            p.controller,
            p.owner,
            p.newlyControlled ?? false,
            p.counters ?? null,
          ]),
        ['a token that has left the battlefield cannot come back to it (111.8)'],
      ),
    labels: ({ token }) => [token ? 'token' : 'card'],
    covers: { token: 0.3, card: 0.3 },
  }),
];
