import { type Game, permanentOf } from '../../engine/index.ts';
import { type Departure, departure } from '../generators/zones.ts';
import { departureLabels, isReplacer } from '../laws/departures.ts';
import { eachGame, everywhere, expectOutcomes, gamesAfter, unordered } from '../laws/happenings.ts';
import { leavers, nextOf, whereIs } from '../models/leaving.ts';
import { property } from '../property.ts';

const withoutReplacers = (game: Game): Game => ({
  ...game,
  battlefield: game.battlefield.filter((p) => !isReplacer(p)),
});

const remaining = (drawn: Departure): Departure => {
  const game = withoutReplacers(drawn.game);
  const objects = drawn.event.objects.filter((id) => permanentOf(game, id) !== undefined);
  return { game, event: { ...drawn.event, objects } };
};

const isSource = (game: Game, id: string): boolean => {
  const found = permanentOf(game, id);
  return found !== undefined && isReplacer(found);
};

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

export const leavingEventProperties = [
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
];
