/**
 * Properties of objects that change zones, and of tokens.
 * @see CR 111.7, 111.8, 400.7, 704.5d
 */
import * as fc from 'fast-check';
import type { Card, Game, Permanent, StackedAbility } from '../../engine/index.ts';
import { card } from '../../fixtures/cards.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { anyPlayer, type Departure, departure, gameOfThree, victim } from '../generators/zones.ts';
import {
  eachGame,
  everywhere,
  gamesAfter,
  gamesResolved,
  waiting,
  withAlso,
} from '../happenings.ts';
import { leavers, nextOf } from '../models/leaving.ts';
import { property } from '../property.ts';
import { departureLabels } from './614-replacement.ts';

/** The cards of a game by name, sorted: those beneath others too, tokens not. */
function cardsOf(game: Game): readonly string[] {
  return everywhere(game)
    .flatMap(({ object }) => [
      ...(object.token ? [] : [object.card.name]),
      ...('under' in object ? (object.under ?? []).map((c) => c.name) : []),
    ])
    .sort();
}

/** An ability on the stack that does one thing. */
export function abilityOf(
  effects: StackedAbility['effects'],
  more: Partial<StackedAbility> = {},
): StackedAbility {
  return { kind: 'ability', id: 'ability', source: 'source', controller: YOU, effects, ...more };
}

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

const watcher = (name: string, id = 'watcher'): Permanent => ({
  id,
  card: card(name),
  owner: YOU,
  controller: YOU,
});

const MEMORY = ['id', 'card', 'token', 'exiledWith', 'commander'];

export const objectProperties = [
  property({
    id: '400.7/each-card-once',
    cites: ['400.7'],
    says: 'After any event every card is in exactly one zone: none is lost, none is doubled, libraries counted',
    asks: ['happen'],
    given: (world) => departure(world),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'a card was lost or doubled',
        () => [cardsOf(drawn.game), 0],
        (game) => {
          const ids = everywhere(game).map((o) => o.id);
          const gone = cardsOf(drawn.game).length - cardsOf(game).length;
          const shuffled = leavers(drawn).filter((p) => isGoingToLibrary(p)).length;
          return [
            gone <= shuffled ? cardsOf(drawn.game) : cardsOf(game),
            ids.length - new Set(ids).size,
          ];
        },
        ['each object moves exactly once, with all the cards that it is made of'],
      ),
    labels: departureLabels,
    covers: { 'in disguise': 0.2, conflict: 0.05 },
  }),
  property({
    id: '400.7/no-memory',
    cites: ['400.7'],
    says: 'What leaves becomes a new object that remembers nothing: no counters, damage, copy, control or state',
    asks: ['happen'],
    given: (world) => departure(world),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'a card remembers what it was',
        () => [],
        (game) =>
          game.players
            .flatMap((p) => [...p.graveyard, ...p.exile, ...p.hand])
            .flatMap((o) => Object.keys(o).filter((key) => !MEMORY.includes(key))),
        ['a card in another zone is a new object (400.7)'],
      ),
    labels: departureLabels,
    covers: { 'in disguise': 0.2 },
  }),
  property({
    id: '400.7/new-id',
    cites: ['400.7'],
    says: 'What leaves is gone from the battlefield, whatever stays is untouched, and new objects have new ids',
    asks: ['happen'],
    given: (world) => departure(world),
    then: (drawn, engine) => {
      const left = new Set(leavers(drawn).map((p) => p.id));
      eachGame(
        gamesAfter(engine, drawn),
        'the battlefield is wrong',
        () => drawn.game.battlefield.filter((p) => !left.has(p.id)),
        (game) => game.battlefield.filter((p) => drawn.game.battlefield.some((q) => q.id === p.id)),
        ['what is phased out, indestructible or not in the event stays'],
      );
    },
    labels: departureLabels,
  }),
  property({
    id: '400.7/all-its-cards',
    cites: ['400.7', '614.1a'],
    says: 'All cards of a merged creature go to the same zone, and are exiled with the same permanent',
    asks: ['happen'],
    given: (world) => departure(world, { victims: 3 }).map(merged),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'the cards of a merged creature parted',
        () => mergedLeavers(drawn).map(() => true),
        (game) =>
          mergedLeavers(drawn).map(({ id }) => {
            const all = everywhere(game);
            const [top, under] = [nextOf(id), `${nextOf(id)}.1`].map((one) =>
              all.find((o) => o.id === one),
            );
            const withOf = (o: (typeof all)[number] | undefined) =>
              o !== undefined && 'exiledWith' in o.object ? o.object.exiledWith : undefined;
            return top?.place === under?.place && withOf(top) === withOf(under);
          }),
        ['the replacement effect applies to the permanent as a whole'],
      ),
    labels: departureLabels,
    covers: { replaced: 0.2 },
  }),
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
    covers: { 'token dies': 0.2 },
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

const isGoingToLibrary = (p: Permanent): boolean =>
  p.card.abilities?.some((a) => a.kind === 'zoneReplacement' && a.to === 'library') ?? false;

const mergedLeavers = (drawn: Departure): readonly Permanent[] =>
  leavers(drawn).filter((p) => p.under !== undefined);

function merged(drawn: Departure): Departure {
  const battlefield = drawn.game.battlefield.map((p): Permanent => {
    const { token: _, ...rest } = p;
    return p.id.startsWith('v') ? { ...rest, under: [card('Memnite')] } : p;
  });
  return { ...drawn, game: { ...drawn.game, battlefield } };
}
