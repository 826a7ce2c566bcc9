/**
 * Properties of abilities that trigger on what leaves and on what is gained by it.
 * @see CR 603.2, 603.6c, 603.10a
 */
import * as fc from 'fast-check';
import {
  comprehensiveRules,
  type Game,
  type Permanent,
  type PlayerId,
} from '../../engine/index.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { cardsAway, type Departure, departure } from '../generators/zones.ts';
import { departureLabels, watcher } from '../laws/departures.ts';
import { eachGame, gamesAfter, waiting, withAlso } from '../laws/happenings.ts';
import { leavers, whereIs } from '../models/leaving.ts';
import { property } from '../property.ts';

const isCreature = (game: Game, p: Permanent): boolean =>
  comprehensiveRules.typesOf(game, p).includes('creature');

/** The permanents that died, as they were. */
const dead = (drawn: Departure, after: Game): readonly Permanent[] =>
  leavers(drawn).filter((p) => whereIs(after, p)?.to === 'graveyard');

/** A departure that a permanent watches, from aside or on its way out itself. */
const watched =
  (name: string, controller: PlayerId = YOU) =>
  (world: Parameters<typeof departure>[0]): fc.Arbitrary<Departure> =>
    fc.tuple(departure(world, { victims: 3 }), fc.boolean()).map(([drawn, leavesToo]) => {
      const also = withAlso(drawn, watcher(name, 'watcher', controller));
      const objects = [...drawn.event.objects, ...(leavesToo ? ['watcher'] : [])];
      return { ...also, event: { ...drawn.event, objects } };
    });

const watchedLabels = (drawn: Departure): string[] => [
  ...departureLabels(drawn),
  ...(drawn.event.objects.includes('watcher') ? ['watcher leaves too'] : []),
];

const COVERS = { 'watcher leaves too': 0.3, replaced: 0.3 };

export const triggerProperties = [
  property({
    id: '603.2c/once-for-each-death',
    cites: ['603.2c', '603.2g', '603.10a', '700.4', '614.6'],
    says: 'A dies ability triggers exactly once for each creature that died, and not for what went elsewhere instead',
    asks: ['happen'],
    given: watched('Blood Artist'),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'the deaths are miscounted',
        (game) => dead(drawn, game).filter((p) => isCreature(drawn.game, p)).length,
        (game) => waiting(game, 'watcher'),
        ['what is exiled instead did not die; the watcher sees its own death too (603.10a)'],
      ),
    labels: watchedLabels,
    covers: COVERS,
  }),
  property({
    id: '603.10a/only-its-controllers',
    cites: ['603.10a', '603.2c'],
    says: 'An ability that watches its controller’s creatures die looks at who controlled each just before',
    asks: ['happen'],
    given: watched('Zulaport Cutthroat', OPPONENT),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'the deaths of one player are miscounted',
        (game) =>
          dead(drawn, game).filter((p) => isCreature(drawn.game, p) && p.controller === OPPONENT)
            .length,
        (game) => waiting(game, 'watcher'),
        ['a stolen creature counts for who controlled it as it died'],
      ),
    labels: watchedLabels,
    covers: { ...COVERS, stolen: 0.05 },
  }),
  property({
    id: '603.6c/leaves-wherever-to',
    cites: ['603.6c', '603.10a'],
    says: 'A leaves-the-battlefield ability triggers wherever the permanent goes',
    asks: ['happen'],
    given: (world) =>
      departure(world, { victims: 3 }).map((drawn) => {
        const also = withAlso(drawn, watcher('Thragtusk', 'watcher', OPPONENT));
        return { ...also, event: { ...drawn.event, objects: [...drawn.event.objects, 'watcher'] } };
      }),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'leaving was not seen',
        () => 1,
        (game) => waiting(game, 'watcher'),
        ['it left the battlefield, exiled or dead'],
      ),
    labels: departureLabels,
    covers: { replaced: 0.3 },
  }),
  property({
    id: '603.10a/sacrificed-wherever-to',
    cites: ['603.10a', '118.11', '603.2c'],
    says: 'Whoever watches sacrifices sees each, also of what is exiled instead, and its own; no other way of leaving is one',
    asks: ['happen'],
    given: watched('Mayhem Devil'),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'the sacrifices are miscounted',
        () => (drawn.event.kind === 'sacrifice' ? leavers(drawn).length : 0),
        (game) => waiting(game, 'watcher'),
        ['a permanent that is sacrificed is sacrificed wherever it goes'],
      ),
    labels: watchedLabels,
    covers: { ...COVERS, sacrifice: 0.2 },
  }),
  property({
    id: '603.2c/each-gain-is-one',
    cites: ['603.2c', '614.6'],
    says: 'Each creature that The Darkness Crystal exiles is a gain of its own: a watcher of gains sees as many',
    asks: ['happen'],
    given: (world) =>
      departure(world, { replacers: [0, 0] }).map((drawn) =>
        withAlso(
          drawn,
          watcher('The Darkness Crystal', 'crystal'),
          watcher("Ajani's Pridemate"),
          watcher("Ajani's Pridemate", 'other', OPPONENT),
        ),
      ),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'the gains are miscounted',
        (game) => [leavers(drawn).filter((p) => whereIs(game, p)?.with === 'crystal').length, 0],
        (game) => [waiting(game, 'watcher'), waiting(game, 'other')],
        ['one effect exiles one creature and gives life once'],
      ),
    labels: departureLabels,
    covers: { replaced: 0.5 },
  }),
  property({
    id: '603.2g/gone-before-the-gain',
    cites: ['603.10a', '603.2g'],
    says: 'Gaining life is not looked back at: a watcher that leaves in the event sees none of its gains',
    asks: ['happen'],
    given: (world) =>
      departure(world, { replacers: [0, 0] }).map((drawn) => {
        const also = withAlso(
          drawn,
          watcher('The Darkness Crystal', 'crystal'),
          watcher("Ajani's Pridemate"),
        );
        return { ...also, event: { ...drawn.event, objects: [...drawn.event.objects, 'watcher'] } };
      }),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'a permanent that is gone saw life being gained',
        () => 0,
        (game) => waiting(game, 'watcher'),
        ['only leaving and sacrificing are looked back at (603.10a)'],
      ),
    labels: departureLabels,
    covers: { replaced: 0.4 },
  }),
  property({
    id: '603.2c/cards-in-graveyards',
    cites: ['603.2c', '603.2g'],
    says: 'An ability that watches cards being put into graveyards sees each card from anywhere, and no token',
    asks: ['happen'],
    given: (world) =>
      fc
        .oneof(departure(world), cardsAway(world))
        .map((drawn) => withAlso<typeof drawn>(drawn, watcher('Planar Void'))),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'the cards put into graveyards are miscounted',
        (game) => game.players.flatMap((p) => p.graveyard).filter((o) => !o.token).length,
        (game) => waiting(game, 'watcher'),
        ['a token is no card'],
      ),
    labels: ({ event }) => [event.kind],
  }),
  property({
    id: '603.10a/silenced',
    cites: ['603.10a', '603.6a'],
    says: 'While Hushbringer is there, or dies with them, no death of a creature makes an ability trigger',
    asks: ['happen'],
    given: (world) =>
      watched('Blood Artist')(world).chain((drawn) =>
        fc.boolean().map(
          (leavesToo): Departure => ({
            ...withAlso(drawn, watcher('Hushbringer', 'hush')),
            event: {
              ...drawn.event,
              objects: [...drawn.event.objects, ...(leavesToo ? ['hush'] : [])],
            },
          }),
        ),
      ),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'a death was heard',
        () => 0,
        (game) => waiting(game, 'watcher'),
        ['it looks back in time like the abilities that it silences'],
      ),
    labels: (drawn) => [
      ...watchedLabels(drawn),
      ...(drawn.event.objects.includes('hush') ? ['silence leaves too'] : []),
    ],
    covers: { 'silence leaves too': 0.3 },
  }),
];
