/**
 * Putting mana into a pool.
 * @see CR 106.4
 */
import { InputError } from '../errors.ts';
import type { Mana } from '../model/mana.ts';
import { canonicalPool } from '../payment/pool.ts';

/**
 * @returns the pool with more mana in it, in its one form.
 * @throws {InputError} `amount/too-large` when there is more of one sort than a number can say exactly. A product past
 * the safe integers may have been rounded on its way, but never down into them, so it is seen here.
 */
export function addToPool(pool: readonly Mana[], added: readonly Mana[]): readonly Mana[] {
  const sum = canonicalPool([...pool, ...added]);
  for (const { type, amount } of sum) {
    if (Number.isSafeInteger(amount)) continue;
    throw new InputError('amount/too-large', `more {${type}} than can be counted exactly`, {
      path: '/pool',
      value: amount,
      hint: `at most ${Number.MAX_SAFE_INTEGER} of one sort`,
    });
  }
  return sum;
}
