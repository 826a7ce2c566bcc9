/**
 * Properties of what happens instead of dying, and of who picks that.
 * @see CR 614, 616, 700.4
 */
import * as fc from 'fast-check';
import { type Card, type Game, type Permanent, permanentOf } from '../../engine/index.ts';
import { card } from '../../fixtures/cards.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import {
  cardsAway,
  type Departure,
  departure,
  gameOfThree,
  type Happening,
} from '../generators/zones.ts';
import {
  eachGame,
  everywhere,
  expectOutcomes,
  gamesAfter,
  lifeOf,
  unordered,
  withAlso,
} from '../happenings.ts';
import {
  accountFrom,
  accountOf,
  accountText,
  combinations,
  endsOf,
  leavers,
  nextOf,
  whereIs,
} from '../models/leaving.ts';
import { property } from '../property.ts';

const isReplacer = (p: Permanent): boolean =>
  p.card.abilities?.some((a) => a.kind === 'zoneReplacement') ?? false;

/** Which kinds of departure this is. */
export function departureLabels(drawn: Departure): string[] {
  const { game, event } = drawn;
  const moving = leavers(drawn);
  const ends = moving.map((p) => endsOf(game, p, p.owner, 'battlefield'));
  const has = (label: string, is: boolean): readonly string[] => (is ? [label] : []);
  return [
    ...has(
      'replaced',
      ends.some((e) => e.some(({ to }) => to !== 'graveyard')),
    ),
    ...has(
      'conflict',
      ends.some((e) => e.length > 1),
    ),
    ...has(
      'token',
      moving.some((p) => p.token),
    ),
    ...has(
      'stolen',
      moving.some((p) => p.owner !== p.controller),
    ),
    ...has('source leaves too', moving.some(isReplacer)),
    ...has(
      'in disguise',
      moving.some((p) => p.faceDown || p.copy || p.under),
    ),
    ...has(event.kind, true),
  ];
}

const withoutReplacers = (game: Game): Game => ({
  ...game,
  battlefield: game.battlefield.filter((p) => !isReplacer(p)),
});

const remaining = (drawn: Departure): Departure => {
  const game = withoutReplacers(drawn.game);
  const objects = drawn.event.objects.filter((id) => permanentOf(game, id) !== undefined);
  return { game, event: { ...drawn.event, objects } };
};

const CRYSTAL = card('The Darkness Crystal');
const REST_IN_PEACE = card('Rest in Peace');

const yours = (id: string, one: Card): Permanent => ({
  id,
  card: one,
  owner: YOU,
  controller: YOU,
});

interface Wiped extends Departure {
  readonly count: number;
}

/** Equal creatures of an opponent that would die at once under The Darkness Crystal and Rest in Peace. */
const wiped: fc.Arbitrary<Wiped> = fc.integer({ min: 1, max: 7 }).map((count): Wiped => {
  const bears = Array.from({ length: count }, (_, i) => ({
    id: `v${i + 1}`,
    card: card('Grizzly Bears'),
    owner: OPPONENT,
    controller: OPPONENT,
  }));
  const game = gameOfThree([yours('r1', CRYSTAL), yours('r2', REST_IN_PEACE), ...bears]);
  return { game, event: { kind: 'destroy', objects: bears.map((p) => p.id) }, count };
});

const accounts = (games: readonly Game[], drawn: Departure): readonly string[] =>
  games.map((game) => accountText(accountFrom(drawn.game, game, leavers(drawn))));

export const replacementProperties = [
  property({
    id: '614.1a/ends',
    cites: ['614.1a', '616.1', '616.1f', '614.5', '614.6'],
    says: 'Of what leaves, each object comes to one of the ends that the effects there offer it, in every combination',
    asks: ['happen'],
    given: (world) => departure(world),
    then: (drawn, engine) => {
      const objects = leavers(drawn);
      const choices = combinations(
        objects.map((p) => endsOf(drawn.game, p, p.owner, 'battlefield')),
      );
      expectOutcomes(
        engine,
        'what leaves comes to the wrong ends',
        choices.map((ends) => accountText(accountOf(drawn.game, objects, ends))),
        accounts(gamesAfter(engine, drawn), drawn),
        [
          'each object that leaves is affected by one of the effects that apply to it as it was before (616.1)',
          'its controller picks; after that it is no longer on its way to a graveyard (614.5, 614.6)',
        ],
      );
    },
    labels: departureLabels,
    covers: {
      replaced: 0.4,
      conflict: 0.15,
      token: 0.1,
      stolen: 0.1,
      'source leaves too': 0.1,
      'in disguise': 0.2,
    },
  }),
  property({
    id: '614.1a/elsewhere',
    cites: ['614.1a', '700.4'],
    says: 'Cards that are discarded or milled do not die: only effects on cards from anywhere apply to them',
    asks: ['happen'],
    given: (world) => cardsAway(world),
    then: (drawn, engine) => {
      const { game, event } = drawn;
      const cards =
        event.kind === 'mill'
          ? event.cards.map((one, i) => ({ id: `milled~${i + 1}`, card: one }))
          : (game.players[1]?.hand ?? []);
      const objects = cards.map((o) => ({ ...o, owner: OPPONENT, controller: OPPONENT }));
      const choices = combinations(cards.map((o) => endsOf(game, o, OPPONENT, 'elsewhere')));
      expectOutcomes(
        engine,
        'cards go to the wrong zone',
        choices.map((ends) => accountText(accountOf(game, objects, ends))),
        gamesAfter(engine, drawn).map((after) => accountText(accountFrom(game, after, objects))),
        ['only what goes from the battlefield to a graveyard dies (700.4)'],
      );
    },
    labels: ({ event, game }: Happening) => [
      event.kind,
      ...(game.battlefield.length > 0 ? ['under a replacement effect'] : []),
    ],
    covers: { mill: 0.3, discard: 0.3, 'under a replacement effect': 0.5 },
  }),
  property({
    id: '614.4/listed-in-any-order',
    cites: ['614.4'],
    says: 'What leaves leaves at once: in which order an event lists its objects changes nothing',
    asks: ['happen'],
    given: (world) => departure(world),
    then: (drawn, engine) => {
      const objects = [...drawn.event.objects].reverse();
      const turned = gamesAfter(engine, { ...drawn, event: { ...drawn.event, objects } });
      expectOutcomes(
        engine,
        'the order of the list matters',
        gamesAfter(engine, drawn).map(unordered),
        turned.map(unordered),
        ['the permanents move together, as one event'],
      );
    },
    labels: departureLabels,
    covers: { replaced: 0.4 },
  }),
  property({
    id: '614.4/source-leaves-too',
    cites: ['614.4'],
    says: 'An effect whose source leaves in the same event applies to all the others in it as if the source stayed',
    asks: ['happen'],
    given: (world) => departure(world, { replacers: [1, 3] }),
    then: (drawn, engine) => {
      const { game, event } = drawn;
      const others = leavers({
        game,
        event: { ...event, objects: event.objects.filter((id) => !isSource(game, id)) },
      });
      const all = { ...event, objects: game.battlefield.map((p) => p.id) };
      const some = { ...event, objects: others.map((p) => p.id) };
      const ends = (games: readonly Game[]) =>
        games.map((after) => JSON.stringify(others.map((p) => whereIs(after, p)).sort(byText)));
      expectOutcomes(
        { ...engine, exhaustive: false },
        'it matters whether the source leaves too',
        ends(gamesAfter(engine, { game, event: some })),
        ends(gamesAfter(engine, { game, event: { ...all, kind: event.kind } })),
        ['the effect existed just before the event (614.4)'],
      );
    },
    labels: departureLabels,
    covers: { replaced: 0.4 },
  }),
  property({
    id: '614.4/gone-before',
    cites: ['614.4', '700.4'],
    says: 'Where nothing replaces it, all that leaves goes to the graveyards of its owners and no life changes',
    asks: ['happen'],
    given: (world) => departure(world).map(remaining),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'something is replaced by nothing',
        () => [
          leavers(drawn).map((p) => `${nextOf(p.id)} in graveyard of ${p.owner}`),
          [20, 20, 20],
        ],
        (game) => [
          leavers(drawn).map(({ id }) => {
            const found = everywhere(game).find((o) => o.id === nextOf(id));
            return `${nextOf(id)} in ${found?.place ?? 'no zone'}`;
          }),
          game.players.map((p) => p.life),
        ],
        ['no effect is there just before the event (614.4)'],
      ),
    labels: departureLabels,
  }),
  property({
    id: '614.4/phased-out',
    cites: ['614.4'],
    says: 'A phased-out source replaces nothing',
    asks: ['happen'],
    given: (world) =>
      departure(world, { replacers: [1, 3] }).map(
        (drawn): Departure => ({
          ...drawn,
          game: {
            ...drawn.game,
            battlefield: drawn.game.battlefield.map((p) =>
              isReplacer(p) ? { ...p, phasedOut: true } : p,
            ),
          },
        }),
      ),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'a phased-out permanent replaces something',
        () => leavers(drawn).map(() => 'graveyard'),
        (game) => leavers(drawn).map((p) => whereIs(game, p)?.to),
        ['a phased-out permanent is treated as though it did not exist'],
      ),
    labels: departureLabels,
  }),
  property({
    id: '614.5/two-life-for-each',
    cites: ['614.5', '614.6'],
    says: 'The Darkness Crystal gives its controller 2 life for each creature exiled with it, and nobody else any',
    asks: ['happen'],
    given: (world) =>
      departure(world, { replacers: [0, 0] }).map((drawn) =>
        withAlso(drawn, yours('r1', CRYSTAL), yours('r2', CRYSTAL), yours('r3', REST_IN_PEACE)),
      ),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'the life is not 2 for each creature exiled',
        (game) => [20 + 2 * exiledWith(game, ['r1', 'r2']), 20, 20],
        (game) => [YOU, OPPONENT, 'C'].map((id) => lifeOf(game, id)),
        ['each application of the effect exiles one creature and gives 2 life'],
      ),
    labels: departureLabels,
    covers: { conflict: 0.3 },
  }),
  property({
    id: '614.6/nothing-in-graveyards',
    cites: ['614.6', '616.1'],
    says: 'While Rest in Peace is there nothing reaches a graveyard, whatever else is there and leaves with it',
    asks: ['happen'],
    given: (world) =>
      fc
        .oneof(departure(world), cardsAway(world))
        .map((drawn): Happening => withAlso<Happening>(drawn, yours('peace', REST_IN_PEACE))),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'something went to a graveyard',
        () => [],
        (game) => game.players.flatMap((p) => p.graveyard.map((o) => o.id)),
        ['whichever effect is picked, the object goes elsewhere'],
      ),
    labels: ({ event }) => [event.kind],
  }),
  property({
    id: '616.1/deal-among-equals',
    cites: ['616.1', '614.6'],
    says: 'Of equal creatures under The Darkness Crystal and Rest in Peace any number may give 2 life, from none to all',
    asks: ['happen'],
    given: () => wiped,
    then: (drawn, engine) =>
      expectOutcomes(
        engine,
        'the life that can be gained is wrong',
        Array.from({ length: drawn.count + 1 }, (_, n) => `${20 + 2 * n}`),
        gamesAfter(engine, drawn).map((game) => `${lifeOf(game, YOU)}`),
        [
          `each of ${drawn.count} creatures is exiled by one of the two, as its player picks (616.1)`,
        ],
      ),
    labels: ({ count }) => [count > 3 ? 'many' : 'few'],
    covers: { many: 0.4 },
  }),
  property({
    id: '616.1a/own-words-first',
    cites: ['614.15', '616.1a'],
    says: 'What a spell itself exiles instead is exiled by its own words first, so no other effect does anything',
    asks: ['happen'],
    given: (world) => departure(world, { replacers: [1, 3] }),
    then: (drawn, engine) => {
      const event = { ...drawn.event, instead: 'exile' as const };
      eachGame(
        gamesAfter(engine, { ...drawn, event }),
        'another effect came first',
        () => [leavers(drawn).map(() => '{"to":"exile"}'), [20, 20, 20]],
        (game) => [
          leavers(drawn).map((p) => JSON.stringify(whereIs(game, p))),
          game.players.map((p) => p.life),
        ],
        ['a self-replacement effect is picked before all others (616.1a)'],
      );
    },
    labels: departureLabels,
    covers: { replaced: 0.4 },
  }),
  property({
    id: '616.2/commander-to-library',
    cites: ['616.2', '616.1f'],
    says: 'A commander sent to its library instead of dying may then go to the command zone instead of that',
    asks: ['happen'],
    given: () =>
      fc
        .record({ casts: fc.nat(3), library: fc.integer({ min: 1, max: 40 }) })
        .map(({ casts, library }) => ({
          game: gameOfThree(
            [
              {
                id: 'v1',
                card: card('Darksteel Colossus'),
                owner: OPPONENT,
                controller: OPPONENT,
                commander: { casts },
              },
            ],
            { library },
          ),
          event: { kind: 'sacrifice' as const, objects: ['v1'] },
          casts,
          library,
        })),
    then: (drawn, engine) =>
      expectOutcomes(
        engine,
        'the commander ends in the wrong zone',
        [`library ${drawn.library + 1}`, `command ${drawn.casts}`],
        gamesAfter(engine, drawn).map(({ players }) => {
          const [commander] = players[1]?.command ?? [];
          return commander === undefined
            ? `library ${players[1]?.library}`
            : `command ${commander.commander?.casts}`;
        }),
        ['only once it would go to a library does the rule for commanders apply (616.2)'],
      ),
  }),
  property({
    id: '614.1a/controller-not-owner',
    cites: ['614.1a'],
    says: 'The Darkness Crystal looks at who controls a creature: whose card it is changes only whose exile it is in',
    asks: ['happen'],
    given: (world) =>
      departure(world, { replacers: [0, 0] }).map((drawn) => withAlso(drawn, yours('r1', CRYSTAL))),
    then: (drawn, engine) => {
      const owned = {
        ...drawn,
        game: {
          ...drawn.game,
          battlefield: drawn.game.battlefield.map((p) => ({ ...p, owner: p.controller })),
        },
      };
      const [before] = gamesAfter(engine, owned);
      eachGame(
        gamesAfter(engine, drawn),
        'who owns a creature matters',
        () => before && [lifeOf(before, YOU), exiledWith(before, ['r1'])],
        (game) => [lifeOf(game, YOU), exiledWith(game, ['r1'])],
        ['it speaks of creatures that opponents control'],
      );
    },
    labels: departureLabels,
    covers: { stolen: 0.1 },
  }),
];

const isSource = (game: Game, id: string): boolean => {
  const found = permanentOf(game, id);
  return found !== undefined && isReplacer(found);
};

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** How many objects were exiled with one of these: a merged permanent counts once. */
function exiledWith(game: Game, ids: readonly string[]): number {
  return game.players
    .flatMap((p) => p.exile)
    .filter((o) => o.exiledWith !== undefined && ids.includes(o.exiledWith) && !o.id.includes('.'))
    .length;
}
