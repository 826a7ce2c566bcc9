/**
 * Pools: mana of one sort is one entry, and the entries are in one order, so that equal pools are equal data.
 * @see CR 106.4
 */
import { InputError } from '../../errors.ts';
import { MANA_TYPES, type Mana, type SpendRestriction } from '../../model/mana.ts';

/** Pools that are in their one form: they are never changed, so they stay so. */
const canonical = new WeakSet<readonly Mana[]>();

/**
 * The pool in its one form: equal mana merged; by type in the order WUBRGC, then by what else is known of it.
 * @throws {InputError} `amount/too-large` when there is more of one sort than a number can say exactly. A product past
 * the safe integers may have been rounded on its way, but never down into them, so it is seen here.
 */
export function canonicalPool(pool: readonly Mana[]): readonly Mana[] {
  if (canonical.has(pool)) return pool;
  const sorts = new Map<string, Mana>();
  for (const mana of pool) {
    if (mana.amount === 0) continue;
    const sort = sortOf(mana);
    const key = `${MANA_TYPES.indexOf(mana.type)}${JSON.stringify(sort)}`;
    const amount = (sorts.get(key)?.amount ?? 0) + mana.amount;
    if (!Number.isSafeInteger(amount)) throw tooLarge(mana, amount);
    sorts.set(key, { ...sort, amount });
  }
  const inOrder = [...sorts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, mana]) => mana);
  canonical.add(inOrder);
  return inOrder;
}

/** Adds mana to a pool. @throws {InputError} `amount/too-large`. */
export function addToPool(pool: readonly Mana[], added: readonly Mana[]): readonly Mana[] {
  return canonicalPool([...pool, ...added]);
}

/** Mana without its amount, its fields in one order. */
function sortOf(mana: Mana): Omit<Mana, 'amount'> {
  const riders = [...new Set(mana.riders)].sort();
  return {
    type: mana.type,
    ...(mana.source === undefined ? {} : { source: mana.source }),
    ...(mana.snow ? { snow: true } : {}),
    ...(mana.fromCreature ? { fromCreature: true } : {}),
    ...(mana.fromTreasure ? { fromTreasure: true } : {}),
    ...(mana.only === undefined ? {} : { only: ordered(mana.only) }),
    ...(riders.length === 0 ? {} : { riders }),
    ...(mana.untilEndOfTurn ? { untilEndOfTurn: true } : {}),
  };
}

/** The same restriction with the fields of every object in alphabetical order. */
function ordered(only: SpendRestriction): SpendRestriction {
  return JSON.parse(
    JSON.stringify(only, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    ),
  );
}

function tooLarge({ type }: Mana, amount: number): InputError {
  return new InputError('amount/too-large', `more {${type}} than can be counted exactly`, {
    path: '/pool',
    value: amount,
    hint: `at most ${Number.MAX_SAFE_INTEGER} of one sort`,
  });
}
