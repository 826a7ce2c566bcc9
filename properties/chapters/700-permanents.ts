/**
 * Properties of devotion: whose permanents count, and what of them is there to count.
 * @see CR 700.5
 */
import * as fc from 'fast-check';
import type { Card, Game, Permanent } from '../../engine/index.ts';
import { battlefieldOf, OPPONENT, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import {
  costless,
  devoted,
  devotedCost,
  devotionQuestion,
  devotionRaiser,
  partial,
  yours,
} from '../generators/devotion.ts';
import { IT } from '../generators/objects.ts';
import {
  COVERS,
  changeIt,
  expectAlike,
  insteadOfIt,
  itLabels,
  itOf,
  labels,
  mapPermanents,
  withIt,
  withMore,
} from '../laws/devotions.ts';
import { property } from '../property.ts';

/** What can be true of a permanent without a change of its mana cost; merged, it is on top of another card. */
const STATES: Readonly<Record<string, (beneath: Card) => Partial<Permanent>>> = {
  'a token': () => ({ token: true }),
  tapped: () => ({ tapped: true }),
  damaged: () => ({ damage: 1 }),
  attacking: () => ({ attacking: true }),
  new: () => ({ newlyControlled: true, enteredThisTurn: true }),
  'cast for free': () => ({ cast: { alternative: 'free', x: 3 } }),
  'with counters': () => ({ counters: { '+1/+1': 2 } }),
  'owned by another player': () => ({ owner: OPPONENT }),
  'merged onto a card': (beneath) => ({ under: [beneath] }),
};

/** An opponent's creature without devotion. */
const HOST: Permanent = {
  id: 'host',
  card: plainCard('{2}', ['artifact', 'creature']),
  owner: OPPONENT,
  controller: OPPONENT,
};

const swapController = (p: Permanent): Permanent => ({
  ...p,
  controller: p.controller === YOU ? OPPONENT : YOU,
});

const withoutIt = (game: Game): Game => ({
  ...game,
  players: game.players.map((p) => ({ ...p, hand: [], graveyard: [], exile: [], command: [] })),
  stack: [],
});

export const devotedPermanentProperties = [
  property({
    id: '700.5/opponents',
    cites: ['700.5'],
    says: 'Permanents that another player controls do not count, whoever owns them',
    asks: ['devotion'],
    given: (world) =>
      withIt(
        world,
        fc
          .tuple(fc.oneof(devoted, partial, devotionRaiser), fc.constantFrom(YOU, OPPONENT))
          .map(([state, owner]) => ({ ...state, owner, controller: OPPONENT })),
      ),
    then: (drawn, engine) =>
      expectAlike(
        engine,
        drawn,
        insteadOfIt(drawn),
        'the opponent controls it, so it does not count (700.5)',
      ),
    labels: (drawn) => [...itLabels(drawn), ...(itOf(drawn)?.owner === YOU ? ['yours once'] : [])],
    covers: { 'it has devotion': 0.2, 'yours once': 0.3 },
  }),
  property({
    id: '700.5/control',
    cites: ['700.5', '700.5a'],
    says: 'When two players trade all their permanents, they trade their devotion; owners do not matter',
    asks: ['devotion'],
    given: (world) => devotionQuestion(world),
    then: (drawn, engine) => {
      const { player } = drawn;
      const other = player === YOU ? OPPONENT : YOU;
      expectAlike(
        engine,
        drawn,
        { ...mapPermanents(drawn, swapController), player: other },
        `if the players traded all permanents, ${other} would have the devotion of ${player} (700.5)`,
      );
    },
    labels,
    covers: COVERS,
  }),
  property({
    id: '700.5/elsewhere',
    cites: ['700.5'],
    says: 'Cards in a hand, a graveyard, exile or the command zone and spells on the stack do not count',
    asks: ['devotion'],
    given: (world) =>
      fc
        .tuple(
          devotionQuestion(world, 2),
          devotedCost,
          fc.constantFrom('hand', 'graveyard', 'exile', 'command', 'stack'),
        )
        .map(([question, cost, where]) => {
          const card = { id: IT, card: plainCard(cost, ['creature']) };
          const { game } = question;
          const elsewhere: Game =
            where === 'stack'
              ? { ...game, stack: [{ kind: 'spell', ...card, owner: YOU, controller: YOU }] }
              : {
                  ...game,
                  players: game.players.map((p) => (p.id === YOU ? { ...p, [where]: [card] } : p)),
                };
          return { ...question, player: YOU, game: elsewhere, where };
        }),
    then: (drawn, engine) =>
      expectAlike(
        engine,
        drawn,
        { ...drawn, game: withoutIt(drawn.game) },
        `what is in the ${drawn.where} zone is no permanent (700.5)`,
      ),
    labels: ({ where }) => [where],
    covers: { hand: 0.1, graveyard: 0.1, exile: 0.1, command: 0.1, stack: 0.1 },
  }),
  property({
    id: '700.5/no-mana-cost',
    cites: ['700.5', '202.1b', '202.3b', '708.2'],
    says: 'A permanent without a mana cost to see does not count, whatever mana value it has and whatever is beneath',
    asks: ['devotion'],
    given: (world) => withIt(world, costless),
    then: (drawn, engine) =>
      expectAlike(
        engine,
        drawn,
        insteadOfIt(drawn),
        'face down, phased out, transformed, melded, locked or made without one: it has no mana cost (700.5)',
      ),
    labels: (drawn) => {
      const it = itOf(drawn);
      if (it?.faceDown) return ['face down'];
      if (it?.phasedOut) return ['phased out'];
      return [it?.shown === 'other' ? 'transformed or melded' : 'without a cost'];
    },
    covers: {
      'face down': 0.05,
      'phased out': 0.05,
      'transformed or melded': 0.1,
      'without a cost': 0.1,
    },
  }),
  property({
    id: '700.5/part-alone',
    cites: ['700.5', '202.1'],
    says: 'Of a card with two faces or halves only the costs that show count',
    asks: ['devotion'],
    given: (world) => withIt(world, partial),
    then: (drawn, engine) => {
      const parts = shownCosts(itOf(drawn));
      expectAlike(
        engine,
        drawn,
        insteadOfIt(
          drawn,
          ...battlefieldOf(
            parts.map((cost) => yours({ card: plainCard(cost, ['creature']) })),
            'part',
          ),
        ),
        `it shows ${parts.map((cost) => cost ?? 'no mana cost').join(' and ') || 'nothing'} (700.5)`,
      );
    },
    labels: (drawn) => {
      const it = itOf(drawn);
      return [`${it?.card.layout}, ${it?.shown ?? 'front'}`];
    },
    covers: { 'room, both': 0.03, 'adventure, front': 0.03, 'prototype, other': 0.03 },
  }),
  property({
    id: '700.5/copies',
    cites: ['700.5', '700.5a'],
    says: 'A copy counts as what it copied, and nothing of what it was',
    asks: ['devotion'],
    given: (world) =>
      withIt(
        world,
        fc
          .tuple(fc.oneof(devoted, partial, devotionRaiser), devoted, fc.boolean())
          .map(([state, { card: copy }, token]) => ({
            ...state,
            ...(token ? { token: true as const } : {}),
            copy,
          })),
      ),
    then: (drawn, engine) => {
      const copy = itOf(drawn)?.copy;
      if (copy === undefined) return;
      expectAlike(
        engine,
        drawn,
        insteadOfIt(drawn, { id: IT, card: copy, owner: YOU, controller: YOU }),
        `it is a copy of something that costs ${copy.manaCost} (700.5a)`,
      );
    },
    labels: (drawn) => [...itLabels(drawn), ...(itOf(drawn)?.token ? ['a token'] : [])],
    covers: { 'it has devotion': 0.3, 'a token': 0.3 },
  }),
  property({
    id: '700.5/state',
    cites: ['700.5'],
    says: 'Being a token, tapped, damaged, new, attacking or merged onto other cards changes no devotion',
    asks: ['devotion'],
    given: (world) =>
      fc
        .tuple(withIt(world, devoted), devotedCost, fc.constantFrom(...Object.keys(STATES)))
        .map(([drawn, cost, state]) => ({
          ...changeIt(drawn, (it) => ({
            ...it,
            ...STATES[state]?.(plainCard(cost, ['creature'])),
          })),
          state,
        })),
    then: ({ state, ...drawn }, engine) =>
      expectAlike(
        engine,
        drawn,
        changeIt(drawn, ({ card }) => ({ id: IT, card, owner: YOU, controller: YOU })),
        `that it is ${state} changes nothing: its mana cost is the same (700.5)`,
      ),
    labels: ({ state }) => [state],
    covers: Object.fromEntries(Object.keys(STATES).map((state) => [state, 0.02])),
  }),
  property({
    id: '700.5/auras',
    cites: ['700.5'],
    says: 'An Aura that you control counts for you, whoever controls what it is attached to',
    asks: ['devotion'],
    given: (world) =>
      withIt(
        world,
        devotedCost.map((cost) => ({
          ...yours({ card: plainCard(cost, ['enchantment'], { subtypes: ['aura'] }) }),
          attachedTo: HOST.id,
        })),
      ).map((drawn) => withMore(drawn, [HOST])),
    then: (drawn, engine) =>
      expectAlike(
        engine,
        drawn,
        changeIt(drawn, ({ attachedTo: _, ...it }) => it),
        'it is attached to a permanent of the opponent, and it is yours (700.5)',
      ),
    labels: itLabels,
    covers: { 'it has devotion': 0.3 },
  }),
];

/** The mana costs of the parts of its card that a permanent shows. */
function shownCosts(it: Permanent | undefined): (string | null)[] {
  if (it === undefined) return [];
  const { card, shown = 'front' } = it;
  const other = card.other?.manaCost ?? null;
  return { front: [card.manaCost], other: [other], both: [card.manaCost, other], neither: [] }[
    shown
  ];
}
