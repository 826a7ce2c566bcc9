/**
 * Properties of what happens instead of dying.
 * @see CR 614.1a, 614.5, 614.6, 700.4
 */
import * as fc from 'fast-check';
import type { Game } from '../../engine/index.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { cardsAway, type Departure, departure, type Happening } from '../generators/zones.ts';
import {
  CRYSTAL,
  departureLabels,
  exiledWith,
  permanent,
  REST_IN_PEACE,
} from '../laws/departures.ts';
import { eachGame, expectOutcomes, gamesAfter, lifeOf, withAlso } from '../laws/happenings.ts';
import {
  accountFrom,
  accountOf,
  accountText,
  combinations,
  endsOf,
  leavers,
} from '../models/leaving.ts';
import { property } from '../property.ts';

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
      conflict: 0.12,
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
    id: '614.1a/controller-not-owner',
    cites: ['614.1a'],
    says: 'The Darkness Crystal looks at who controls a creature: whose card it is changes only whose exile it is in',
    asks: ['happen'],
    given: (world) =>
      departure(world, { replacers: [0, 0] }).map((drawn) =>
        withAlso(drawn, permanent('r1', CRYSTAL)),
      ),
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
  property({
    id: '614.5/two-life-for-each',
    cites: ['614.5', '614.6'],
    says: 'The Darkness Crystal gives its controller 2 life for each creature exiled with it, and nobody else any',
    asks: ['happen'],
    given: (world) =>
      departure(world, { replacers: [0, 0] }).map((drawn) =>
        withAlso(
          drawn,
          permanent('r1', CRYSTAL),
          permanent('r2', CRYSTAL),
          permanent('r3', REST_IN_PEACE),
        ),
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
        .map((drawn): Happening => withAlso<Happening>(drawn, permanent('peace', REST_IN_PEACE))),
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
];
