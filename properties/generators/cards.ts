/**
 * Cards: real ones, and such as nobody has printed.
 */
import * as fc from 'fast-check';
import type { Card, CardType, ManaText } from '../../engine/index.ts';
import { color, manaCost, oddCost, realCost } from './costs.ts';
import type { World } from './world.ts';

const PERMANENT_TYPES: readonly CardType[] = [
  'creature',
  'artifact',
  'enchantment',
  'land',
  'planeswalker',
];
const SPELL_TYPES: readonly CardType[] = [
  'instant',
  'sorcery',
  'creature',
  'artifact',
  'enchantment',
];

const isPermanentCard = (card: Card): boolean =>
  card.types.some((t) => PERMANENT_TYPES.includes(t));

/** A plain card of these characteristics, named for what it is. */
export function plainCard(
  cost: ManaText | null,
  types: readonly CardType[],
  more: Partial<Card> = {},
): Card {
  const size = types.includes('creature') ? { power: 2, toughness: 2 } : {};
  return {
    name: `${cost ?? 'costless'} ${types.join(' ')}`,
    manaCost: cost,
    types,
    ...size,
    ...more,
  };
}

const ofRealCost: fc.Arbitrary<Card> = realCost
  .filter((real) => real.types.some((t) => PERMANENT_TYPES.includes(t)))
  .map(({ manaCost: cost, types, supertypes }) =>
    plainCard(cost, types, supertypes.length > 0 ? { supertypes } : {}),
  );

const oddPermanent: fc.Arbitrary<Card> = fc
  .tuple(oddCost, fc.constantFrom(...PERMANENT_TYPES))
  .map(([cost, type]) => plainCard(cost, [type]));

const oddities: fc.Arbitrary<Card> = fc
  .record({
    cost: manaCost,
    type: fc.constantFrom(...PERMANENT_TYPES),
    textSymbols: fc.option(oddCost, { nil: undefined }),
    indicator: fc.option(color, { nil: undefined }),
    devoid: fc.boolean(),
  })
  .map(({ cost, type, textSymbols, indicator, devoid }) =>
    plainCard(cost, [type], {
      ...(textSymbols === undefined ? {} : { textSymbols }),
      ...(indicator === undefined ? {} : { colorIndicator: [indicator] }),
      ...(devoid ? { keywords: [{ keyword: 'devoid' as const }] } : {}),
    }),
  );

/** Whether a card changes, from the battlefield, what spells or abilities cost. */
export function isModifier(card: Card): boolean {
  return (
    card.abilities?.some(
      (a) =>
        'scope' in a &&
        a.scope.of !== 'this' &&
        a.kind !== 'castPermission' &&
        a.kind !== 'flashPermission',
    ) ?? false
  );
}

/** The world without the real cards that change costs. */
export function withoutModifiers(world: World): World {
  return { ...world, cards: world.cards.filter((card) => !isModifier(card)) };
}

/** A card that can be on the battlefield. */
export function permanentCard(world: World): fc.Arbitrary<Card> {
  const real = world.cards.filter(isPermanentCard);
  const known = real.length > 0 ? [fc.constantFrom(...real)] : [];
  return fc.oneof(...(world.generated ? [ofRealCost, oddPermanent, oddities] : []), ...known);
}

/** A plain spell of a cost: instants and creatures the oftenest. */
export const spellType: fc.Arbitrary<CardType> = fc.constantFrom<CardType>(
  'instant',
  'creature',
  ...SPELL_TYPES,
);

/** A card without abilities that can be cast for this kind of cost. */
export function spellCard(cost: fc.Arbitrary<ManaText | null>): fc.Arbitrary<Card> {
  return fc.tuple(cost, spellType).map(([manaCostOf, type]) => plainCard(manaCostOf, [type]));
}
