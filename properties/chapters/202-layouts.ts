/**
 * Properties of the mana values and colours of cards with two faces or halves.
 * @see CR 202.3a-202.3d
 */
import * as fc from 'fast-check';
import { CARD_ZONES, type Card, COLORS, type Zone } from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { fixedCost } from '../generators/costs.ts';
import { backFace, cardOf, frontOf, parts, type Showing, showing } from '../generators/layouts.ts';
import { alone } from '../generators/objects.ts';
import { expectColors, expectDevotion, expectManaValue } from '../laws/expect.ts';
import { property, type Subject } from '../property.ts';

const artifact = (cost: string | null): Card => plainCard(cost, ['artifact']);

const valueIn = (engine: Subject, where: Zone, card: Card): number =>
  engine.manaValue(alone(card, where));

/** One part of a card, and the plain card that it is to be like. */
const onePart = fc.tuple(showing, parts).map(([{ layout, zone: where, shown }, costs]) => {
  const card = cardOf(layout, costs);
  return {
    ...alone(card, where, { shown }),
    as: shown === 'other' ? card.other : frontOf(card),
    layout,
    where,
    shown,
  };
});

const partLabels = ({ layout, shown }: Pick<Showing, 'layout' | 'shown'>): string[] => [
  shown === 'other' ? `the other part of a card of layout ${layout}` : 'the first part',
];

const EACH_PART = {
  'the first part': 0.3,
  ...Object.fromEntries(
    ['modal', 'split', 'room', 'adventure', 'preparation', 'prototype'].map((layout) => [
      `the other part of a card of layout ${layout}`,
      0.02,
    ]),
  ),
};

const ALONE = 'only this part shows here, so it is as a card with nothing but this part';

export const layoutProperties = [
  property({
    id: '202.3/part-alone',
    cites: ['202.3', '202.3d', '202.1'],
    says: 'A face, half, adventure or prototype that shows alone has the mana value of its own cost',
    asks: ['manaValue'],
    given: () => onePart,
    then: ({ game, object, as, where }, engine) =>
      expectManaValue(engine, { game, object }, valueIn(engine, where, as), ALONE),
    labels: partLabels,
    covers: EACH_PART,
  }),
  property({
    id: '202.2/part-alone',
    cites: ['202.2', '105.2', '202.1'],
    says: 'A face, half, adventure or prototype that shows alone has the colours of its own cost',
    asks: ['colors'],
    given: () => onePart,
    then: ({ game, object, as, where }, engine) =>
      expectColors(engine, { game, object }, engine.colors(alone(as, where)), ALONE),
    labels: partLabels,
    covers: EACH_PART,
  }),
  property({
    id: '202.3b/back-face',
    cites: ['202.3b', '202.3a'],
    says: 'The back face of a nonmodal card has the mana value of the front face, as permanent and as spell',
    asks: ['manaValue'],
    given: () =>
      fc.tuple(parts, fc.constantFrom<Zone>('battlefield', 'stack')).map(([costs, where]) => {
        const card = cardOf('transforming', costs);
        return { ...alone(card, where, { shown: 'other' }), card, where };
      }),
    then: ({ game, object, card, where }, engine) =>
      expectManaValue(
        engine,
        { game, object },
        valueIn(engine, where, frontOf(card)),
        `its back face has no mana cost; the front face costs ${card.manaCost} (202.3b)`,
      ),
    labels: ({ where }) => [where],
    covers: { battlefield: 0.3, stack: 0.3 },
  }),
  property({
    id: '202.2/back-face-colors',
    cites: ['202.2', '105.2'],
    says: 'A back face has its own colours, not those of the front face',
    asks: ['colors'],
    given: () =>
      fc
        .tuple(backFace, parts)
        .map(([{ card, state }]) => ({ ...alone(card, 'battlefield', state), card })),
    then: ({ game, object, card }, engine) =>
      expectColors(
        engine,
        { game, object },
        card.other.colorIndicator ?? [],
        'it has no mana cost, so it is what its colour indicator says (202.2)',
      ),
    labels: ({ card: { layout } }) => [layout === 'meld' ? 'melded' : 'transformed'],
    covers: { melded: 0.3, transformed: 0.3 },
  }),
  property({
    id: '202.3c/melded',
    cites: ['202.3c'],
    says: 'A melded permanent has the mana values of both front faces together',
    asks: ['manaValue'],
    given: () =>
      fc.tuple(parts, fixedCost).map(([costs, partner]) => {
        const card = cardOf('meld', costs);
        const meldedWith = artifact(partner);
        return {
          ...alone(card, 'battlefield', { shown: 'other', meldedWith }),
          fronts: [frontOf(card), meldedWith],
        };
      }),
    then: ({ game, object, fronts }, engine) =>
      expectManaValue(
        engine,
        { game, object },
        fronts.reduce((sum, front) => sum + valueIn(engine, 'battlefield', front), 0),
        `it is made of cards that cost ${fronts.map((f) => f.manaCost).join(' and ')} (202.3c)`,
      ),
    labels: () => ['melded'],
  }),
  property({
    id: '202.3d/halves-off-the-stack',
    cites: ['202.3d'],
    says: 'Anywhere but on the stack and the battlefield, a split card has the mana value of both halves',
    asks: ['manaValue'],
    given: () =>
      fc
        .record({
          costs: parts,
          layout: fc.constantFrom('split' as const, 'room' as const),
          where: fc.constantFrom(...CARD_ZONES),
        })
        .map(({ costs, layout, where }) => {
          const card = cardOf(layout, costs);
          return { ...alone(card, where), card, where };
        }),
    then: ({ game, object, card, where }, engine) =>
      expectManaValue(
        engine,
        { game, object },
        valueIn(engine, where, frontOf(card)) + valueIn(engine, where, card.other),
        `it is both ${card.manaCost} and ${card.other.manaCost} where it is only a card (202.3d)`,
      ),
    labels: ({ card: { layout } }) => [layout ?? ''],
    covers: { split: 0.3, room: 0.3 },
  }),
  property({
    id: '202.3d/both-halves',
    cites: ['202.3d'],
    says: 'A fused spell, or a Room with both halves unlocked, has the mana value of both halves',
    asks: ['manaValue'],
    given: () =>
      fc.tuple(parts, fc.constantFrom('split' as const, 'room' as const)).map(([costs, layout]) => {
        const where = layout === 'split' ? ('stack' as const) : ('battlefield' as const);
        const card = cardOf(layout, costs);
        return { ...alone(card, where, { shown: 'both' }), card, where };
      }),
    then: ({ game, object, card, where }, engine) =>
      expectManaValue(
        engine,
        { game, object },
        valueIn(engine, where, frontOf(card)) + valueIn(engine, where, card.other),
        `both halves, ${card.manaCost} and ${card.other.manaCost}, are there (202.3d)`,
      ),
    labels: ({ card: { layout } }) => [layout === 'split' ? 'fused' : 'unlocked'],
    covers: { fused: 0.3, unlocked: 0.3 },
  }),
  property({
    id: '202.3/flipped',
    cites: ['202.3', '202.2', '700.5'],
    says: 'Flipping a permanent changes neither its mana value nor its colours nor the devotion that it gives',
    asks: ['manaValue', 'colors', 'devotion'],
    given: () =>
      parts.map((costs) => {
        const card = cardOf('flip', costs);
        const { colorIndicator: _, ...other } = card.other;
        return { ...alone({ ...card, other }, 'battlefield', { shown: 'other' }), card };
      }),
    then: ({ game, object, card }, engine) => {
      const upright = alone(frontOf(card), 'battlefield');
      const why = 'it still has the mana cost of the card';
      expectManaValue(engine, { game, object }, engine.manaValue(upright), why);
      expectColors(engine, { game, object }, engine.colors(upright), why);
      const to = COLORS;
      const devotion = engine.devotion({ game: upright.game, player: YOU, to });
      expectDevotion(engine, { game, player: YOU, to }, devotion, why);
    },
    labels: () => ['flipped'],
  }),
  property({
    id: '202.3d/locked',
    cites: ['202.3d', '202.3a', '202.2'],
    says: 'A Room with both halves locked has mana value 0 and no colour',
    asks: ['manaValue', 'colors'],
    given: () =>
      parts.map((costs) => alone(cardOf('room', costs), 'battlefield', { shown: 'neither' })),
    then: ({ game, object }, engine) => {
      const why = 'a locked half lends it no mana cost';
      expectManaValue(engine, { game, object }, 0, why);
      expectColors(engine, { game, object }, [], why);
    },
    labels: () => ['locked'],
  }),
];
