/**
 * Boards for properties of casting from beginning to end.
 */
import * as fc from 'fast-check';
import type { Game } from '../../engine/index.ts';
import { type PlanOnBoard, topSpell } from '../laws/castings.ts';
import type { Property } from '../property.ts';
import { plainCard, spellCard } from './cards.ts';
import { plainCost } from './costs.ts';
import { yours } from './makers.ts';
import { origin, pool, withPool } from './payments.ts';
import { castOnBoard } from './proposals.ts';

export const isPlanLegal = (games: readonly Game[]): string =>
  games.length > 0 ? 'legal' : 'illegal';

export const spentIn = (game: Game): number =>
  Object.values(topSpell(game)?.cast?.spent ?? {}).reduce((sum, n) => sum + n, 0);

/** Enough for every simple cost, and of few sorts, so that there are few ways to pay. */
export const PLENTY = [
  { type: 'C' as const, amount: 12 },
  { type: 'G' as const, amount: 3 },
];

export const simpleCost = fc
  .tuple(fc.nat(4), fc.nat(2))
  .map(([n, green]) => `{${n}}${'{G}'.repeat(green)}`);

export const FREE = yours(
  'free',
  plainCard('{7}', ['enchantment'], {
    abilities: [{ kind: 'alternativeCost', scope: { of: 'spells', whose: 'yours' }, cost: 'free' }],
  }),
);

export const TAX_CARD = plainCard('{2}', ['enchantment'], {
  abilities: [{ kind: 'costIncrease', scope: { of: 'spells' }, amount: '{1}' }],
});

/** A spell to be cast with what is in the pool, on a board with modifiers. */
export const pooled = (
  world: Parameters<Property['given']>[0],
  cost = plainCost,
): fc.Arbitrary<PlanOnBoard> =>
  fc
    .tuple(castOnBoard(world, { card: spellCard(cost), maxLength: 2, others: 1 }), pool(origin))
    .map(([b, mana]) => ({ game: withPool(b.game, mana), plan: { proposal: b.proposal } }));

export const sorted = (amounts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(amounts)
    .filter(([, n]) => n > 0)
    .sort();
