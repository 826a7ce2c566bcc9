/**
 * Properties of abilities that trigger on what leaves, enters and is gained.
 * @see CR 603
 */
import * as fc from 'fast-check';
import {
  comprehensiveRules,
  type Game,
  type Permanent,
  type PlayerId,
} from '../../engine/index.ts';
import { card } from '../../fixtures/cards.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import {
  anyPlayer,
  cardsAway,
  type Departure,
  departure,
  gameOfThree,
  THIRD,
} from '../generators/zones.ts';
import {
  eachGame,
  expectAlike,
  gamesAfter,
  gamesResolved,
  waiting,
  withAlso,
} from '../happenings.ts';
import { leavers, nextOf, whereIs } from '../models/leaving.ts';
import { property } from '../property.ts';
import { abilityOf } from './614-objects.ts';
import { departureLabels } from './614-replacement.ts';

const watcher = (name: string, id = 'watcher', controller: PlayerId = YOU): Permanent => ({
  id,
  card: card(name),
  owner: controller,
  controller,
});

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
