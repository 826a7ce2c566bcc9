/**
 * Properties of the order of replacement effects, and of who picks it.
 * @see CR 614.15, 616
 */
import * as fc from 'fast-check';
import { card } from '../../fixtures/cards.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { type Departure, departure, gameOfThree } from '../generators/zones.ts';
import { CRYSTAL, departureLabels, permanent, REST_IN_PEACE } from '../laws/departures.ts';
import { eachGame, expectOutcomes, gamesAfter, lifeOf } from '../laws/happenings.ts';
import { leavers, whereIs } from '../models/leaving.ts';
import { property } from '../property.ts';

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
  const game = gameOfThree([permanent('r1', CRYSTAL), permanent('r2', REST_IN_PEACE), ...bears]);
  return { game, event: { kind: 'destroy', objects: bears.map((p) => p.id) }, count };
});

export const replacementOrderProperties = [
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
];
