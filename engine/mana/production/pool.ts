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
  if (pool.length === 0 || canonical.has(pool)) return pool;
  const sorts = new Map<string, Writable<Mana>>();
  for (const mana of pool) {
    if (mana.amount === 0) continue;
    const entry = sortOf(mana);
    const key = `${MANA_TYPES.indexOf(mana.type)}${JSON.stringify(entry)}`;
    const known = sorts.get(key);
    const amount = (known?.amount ?? 0) + mana.amount;
    if (!Number.isSafeInteger(amount)) throw tooLarge(mana, amount);
    if (known === undefined) sorts.set(key, Object.assign(entry, { amount }));
    else known.amount = amount;
  }
  const entries =
    sorts.size < 2
      ? [...sorts.values()]
      : [...sorts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, mana]) => mana);
  canonical.add(entries);
  return entries;
}

/** Adds mana to a pool. @throws {InputError} `amount/too-large`. */
export function addToPool(pool: readonly Mana[], added: readonly Mana[]): readonly Mana[] {
  return canonicalPool([...pool, ...added]);
}

type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

/** Mana without its amount, its fields in one order. */
function sortOf(mana: Mana): Writable<Omit<Mana, 'amount'>> {
  const { type, source, snow, fromCreature, fromTreasure, only, riders } = mana;
  const sort: Writable<Omit<Mana, 'amount'>> = { type };
  if (source !== undefined) sort.source = source;
  if (snow) sort.snow = true;
  if (fromCreature) sort.fromCreature = true;
  if (fromTreasure) sort.fromTreasure = true;
  if (only !== undefined) sort.only = ordered(only);
  if (riders !== undefined && riders.length > 0) sort.riders = [...new Set(riders)].sort();
  if (mana.untilEndOfTurn) sort.untilEndOfTurn = true;
  if (mana.untilEndOfCombat) sort.untilEndOfCombat = true;
  return sort;
}

/** Restrictions are never changed, so each is put in order once. */
const inOrder = new WeakMap<SpendRestriction, SpendRestriction>();

/** The same restriction with the fields of every object in alphabetical order. */
function ordered(only: SpendRestriction): SpendRestriction {
  const known = inOrder.get(only);
  if (known !== undefined) return known;
  const made: SpendRestriction = JSON.parse(
    JSON.stringify(only, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    ),
  );
  inOrder.set(only, made);
  inOrder.set(made, made);
  return made;
}

function tooLarge({ type }: Mana, amount: number): InputError {
  return new InputError('amount/too-large', `more {${type}} than can be counted exactly`, {
    path: '/pool',
    value: amount,
    hint: `at most ${Number.MAX_SAFE_INTEGER} of one sort`,
  });
}
