/**
 * Cards with two sets of characteristics: two faces, two halves, an adventure, a prototype.
 */
import * as fc from 'fast-check';
import type { Card, CardType, Face, Layout, ManaText, Shown, Zone } from '../../engine/index.ts';
import { plainCard } from './cards.ts';
import { color, fixedCost } from './costs.ts';

/** Of which types the two parts of a card are, and whether the second has a mana cost of its own. */
interface Parts {
  readonly first: CardType;
  readonly second: CardType;
  readonly costless?: true;
}

const PARTS: Readonly<Record<Layout, Parts>> = {
  transforming: { first: 'creature', second: 'creature', costless: true },
  modal: { first: 'creature', second: 'artifact' },
  meld: { first: 'creature', second: 'creature', costless: true },
  split: { first: 'instant', second: 'sorcery' },
  room: { first: 'enchantment', second: 'enchantment' },
  adventure: { first: 'creature', second: 'sorcery' },
  prototype: { first: 'artifact', second: 'artifact' },
  preparation: { first: 'creature', second: 'sorcery' },
};

/** A card of a layout, each part with a cost of its own; a part without one has a colour indicator. */
export function cardOf(layout: Layout, cost = fixedCost): fc.Arbitrary<Card & { other: Face }> {
  const { first, second, costless } = PARTS[layout];
  const part = (mana: ManaText | null, type: CardType, name: string): Face =>
    plainCard(mana, [type], { name });
  return fc.tuple(cost, cost, color).map(([one, two, indicated]) => ({
    ...part(one, first, 'One'),
    layout,
    other: costless
      ? { ...part(null, second, 'Two'), colorIndicator: [indicated] }
      : part(two, second, 'Two'),
  }));
}

/** The characteristics of a card without those of its other part. */
export function frontOf({ layout: _layout, other: _other, ...front }: Card): Card {
  return front;
}

/** A card, what shows of it where it is, and the plain card with these characteristics. */
export interface Showing {
  readonly card: Card;
  readonly zone: Zone;
  readonly shown?: Shown;
  readonly as: Card;
}

type Case = readonly [layout: Layout, zone: Zone, shown: Shown];

/** Where the second part is all there is to see. */
const SECOND: readonly Case[] = [
  ['modal', 'battlefield', 'other'],
  ['modal', 'stack', 'other'],
  ['split', 'stack', 'other'],
  ['room', 'stack', 'other'],
  ['room', 'battlefield', 'other'],
  ['adventure', 'stack', 'other'],
  ['preparation', 'stack', 'other'],
  ['prototype', 'stack', 'other'],
  ['prototype', 'battlefield', 'other'],
];

/** Where the first part is all there is to see. */
const FIRST: readonly Case[] = [
  ['split', 'stack', 'front'],
  ['room', 'stack', 'front'],
  ['room', 'battlefield', 'front'],
  ...(['battlefield', 'stack', 'hand', 'graveyard', 'exile', 'command'] as const).flatMap((zone) =>
    (['transforming', 'modal', 'meld', 'adventure', 'prototype', 'preparation'] as const).map(
      (layout): Case => [layout, zone, 'front'],
    ),
  ),
];

/** A card of which one part shows. */
export const showingOnePart: fc.Arbitrary<Showing> = fc
  .oneof(fc.constantFrom(...SECOND), fc.constantFrom(...FIRST))
  .chain(([layout, zone, shown]) =>
    cardOf(layout).map((card) => ({
      card,
      zone,
      ...(shown === 'front' ? {} : { shown }),
      as: shown === 'front' ? frontOf(card) : card.other,
    })),
  );
