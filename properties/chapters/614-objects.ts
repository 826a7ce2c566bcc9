import type { Card, Game, Permanent } from '../../engine/index.ts';
import { card } from '../../fixtures/cards.ts';
import { type Departure, departure } from '../generators/zones.ts';
import { departureLabels } from '../laws/departures.ts';
import { eachGame, everywhere, gamesAfter } from '../laws/happenings.ts';
import { leavers, nextOf } from '../models/leaving.ts';
import { property } from '../property.ts';

const goesToLibrary = ({ abilities = [] }: Card): boolean =>
  abilities.some((a) => a.kind === 'zoneReplacement' && a.to === 'library');

/** The cards of a game by name, sorted: those beneath others too; no tokens, and none that may go to a library. */
function cardsOf(game: Game): readonly string[] {
  return everywhere(game)
    .flatMap(({ object }) => [
      ...(object.token || goesToLibrary(object.card) ? [] : [object.card.name]),
      ...('under' in object ? (object.under ?? []).map((c) => c.name) : []),
    ])
    .sort();
}

const MEMORY = ['id', 'card', 'token', 'exiledWith', 'commander'];

const mergedLeavers = (drawn: Departure): readonly Permanent[] =>
  leavers(drawn).filter((p) => p.under !== undefined);

function merged(drawn: Departure): Departure {
  const battlefield = drawn.game.battlefield.map((p): Permanent => {
    const { token: _, ...rest } = p;
    return p.id.startsWith('v') ? { ...rest, under: [card('Memnite')] } : p;
  });
  return { ...drawn, game: { ...drawn.game, battlefield } };
}

export const objectProperties = [
  property({
    id: '400.7/each-card-once',
    cites: ['400.7'],
    says: 'After any event every card is in exactly one zone: none is lost, none is doubled',
    asks: ['happen'],
    given: (world) => departure(world),
    then: (drawn, engine) =>
      eachGame(
        gamesAfter(engine, drawn),
        'a card was lost or doubled',
        () => [cardsOf(drawn.game), 0],
        (game) => {
          const ids = everywhere(game).map((o) => o.id);
          return [cardsOf(game), ids.length - new Set(ids).size];
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
];
