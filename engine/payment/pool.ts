/**
 * Sorts of mana in a pool, and how much of each there is.
 */

import { canonicalPool } from '../mana/production/pool.ts';
import type { Mana, ManaType } from '../model/mana.ts';

/** Tells the sorts of mana in canonical pools apart: all but the amount. */
export function manaKey({ amount: _, ...sort }: Mana): string {
  return JSON.stringify(sort);
}

/** The mana that is in a pool beyond what is in another. */
export function beyond(pool: readonly Mana[], other: readonly Mana[]): Mana[] {
  const others = new Map(canonicalPool(other).map((mana) => [manaKey(mana), mana.amount]));
  return canonicalPool(pool).flatMap((mana) => {
    const amount = mana.amount - (others.get(manaKey(mana)) ?? 0);
    return amount > 0 ? [{ ...mana, amount }] : [];
  });
}

/** How much mana of each type a pool has; types that it has none of are left out. */
export function manaByType(pool: readonly Mana[]): Partial<Record<ManaType, number>> {
  const amounts: Partial<Record<ManaType, number>> = {};
  for (const { type, amount } of pool) amounts[type] = (amounts[type] ?? 0) + amount;
  return amounts;
}
