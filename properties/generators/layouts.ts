/**
 * Cards with two sets of characteristics: two faces, two halves, an adventure, a prototype.
 */
import * as fc from 'fast-check';
import type {
  Card,
  CardType,
  Color,
  Face,
  Layout,
  ManaText,
  Shown,
  Zone,
} from '../../engine/index.ts';
import { plainCard } from './cards.ts';
import { color, fixedCost } from './costs.ts';
import { ZONES } from './objects.ts';

/** What the two parts of a card cost; the colour is of a part that has no mana cost of its own. */
export interface Parts {
  readonly first: ManaText;
  readonly second: ManaText;
  readonly indicator: Color;
}

export const parts: fc.Arbitrary<Parts> = fc.record({
  first: fixedCost,
  second: fixedCost,
  indicator: color,
});

const TYPES: Readonly<Record<Layout, readonly [first: CardType, second: CardType]>> = {
  transforming: ['creature', 'creature'],
  modal: ['creature', 'artifact'],
  meld: ['creature', 'creature'],
  flip: ['creature', 'enchantment'],
  split: ['instant', 'sorcery'],
  room: ['enchantment', 'enchantment'],
  adventure: ['creature', 'sorcery'],
  prototype: ['artifact', 'artifact'],
  preparation: ['creature', 'sorcery'],
};

/** Layouts whose second part has no mana cost. */
const COSTLESS: readonly Layout[] = ['transforming', 'meld', 'flip'];

/** A card of a layout. */
export function cardOf(
  layout: Layout,
  { first, second, indicator }: Parts,
): Card & { readonly other: Face } {
  const [one, two] = TYPES[layout];
  const other = COSTLESS.includes(layout)
    ? plainCard(null, [two], { name: 'Two', colorIndicator: [indicator] })
    : plainCard(second, [two], { name: 'Two' });
  return { ...plainCard(first, [one], { name: 'One' }), layout, other };
}

/** A card without its other part. */
export function frontOf({ layout: _layout, other: _other, ...front }: Card): Card {
  return front;
}

/** Something that shows one part of its card. */
export interface Showing {
  readonly layout: Layout;
  readonly zone: Zone;
  readonly shown: Shown;
}

/** Where the second part, with its own cost, is all there is to see. */
const SECOND: readonly Showing[] = (
  [
    ['battlefield', ['modal', 'room', 'prototype']],
    ['stack', ['modal', 'split', 'room', 'adventure', 'preparation', 'prototype']],
  ] as const
).flatMap(([zone, layouts]) =>
  layouts.map((layout) => ({ layout, zone, shown: 'other' as const })),
);

/** Where the first part is all there is to see. */
const FIRST: readonly Showing[] = [
  { layout: 'split', zone: 'stack', shown: 'front' },
  { layout: 'room', zone: 'stack', shown: 'front' },
  { layout: 'room', zone: 'battlefield', shown: 'front' },
  ...ZONES.flatMap((zone) =>
    (['transforming', 'modal', 'meld', 'adventure', 'prototype', 'preparation'] as const).map(
      (layout) => ({ layout, zone, shown: 'front' as const }),
    ),
  ),
];

/** One part of a card of some layout, somewhere. */
export const showing: fc.Arbitrary<Showing> = fc.oneof(
  fc.constantFrom(...SECOND),
  fc.constantFrom(...FIRST),
);

/** The back face of a card, or the permanent that two cards melded into. */
export const backFace = fc
  .tuple(fc.constantFrom('transforming' as const, 'meld' as const), parts, fixedCost)
  .map(([layout, costs, partner]) => ({
    card: cardOf(layout, costs),
    state: {
      shown: 'other' as const,
      ...(layout === 'meld' ? { meldedWith: plainCard(partner, ['artifact']) } : {}),
    },
  }));
