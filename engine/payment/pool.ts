/**
 * Mana pools in one canonical form: equal mana in one entry, entries in a fixed order.
 * @see CR 106.4
 */
import { MANA_TYPES, type Mana, type ManaType } from '../model/mana.ts';

/** JSON with the fields of every object in alphabetical order. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Tells sorts of mana apart: all but the amount. The types come in the order WUBRGC. */
export function manaKey({ type, amount: _amount, ...rest }: Mana): string {
  const plain = Object.keys(rest).length === 0 ? '' : canonicalJson(rest);
  return `${MANA_TYPES.indexOf(type)}${plain}`;
}

/** The same mana with equal entries merged, by type and then by what else it is. */
export function canonicalPool(pool: readonly Mana[]): Mana[] {
  const merged = new Map<string, Mana>();
  for (const mana of pool) {
    if (mana.amount === 0) continue;
    const key = manaKey(mana);
    const known = merged.get(key);
    merged.set(key, known === undefined ? mana : { ...known, amount: known.amount + mana.amount });
  }
  return [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, mana]) => mana);
}

/** How much mana of each type a pool has; types that it has none of are left out. */
export function manaByType(pool: readonly Mana[]): Partial<Record<ManaType, number>> {
  const amounts: Partial<Record<ManaType, number>> = {};
  for (const { type, amount } of pool) amounts[type] = (amounts[type] ?? 0) + amount;
  return amounts;
}
