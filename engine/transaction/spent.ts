/**
 * What was spent between two moments: mana that left pools, and life.
 */
import type { Game } from '../model/game.ts';
import type { Mana, ManaType, Rider } from '../model/mana.ts';
import { manaByType, manaKey } from '../payment/pool.ts';

export interface Spent {
  /** Mana by its real type, whatever it was spent as though it were (609.4b); of every player (assist). */
  readonly mana: Readonly<Partial<Record<ManaType, number>>>;
  readonly life: number;
  /** The riders of the mana that was spent (106.6). */
  readonly riders: readonly Rider[];
}

/** The mana that is in one pool and no longer in a later one. */
function spentOf(before: readonly Mana[], after: readonly Mana[]): Mana[] {
  const kept = new Map(after.map((mana) => [manaKey(mana), mana.amount]));
  return before.flatMap((mana) => {
    const amount = mana.amount - (kept.get(manaKey(mana)) ?? 0);
    return amount > 0 ? [{ ...mana, amount }] : [];
  });
}

/**
 * What was paid, as the difference that paying made.
 * @param before the game just before the payment, with canonical pools.
 */
export function spentBetween(before: Game, after: Game): Spent {
  let life = 0;
  const mana = before.players.flatMap((player) => {
    const later = after.players.find((p) => p.id === player.id) ?? player;
    life += Math.max(0, player.life - later.life);
    return spentOf(player.pool, later.pool);
  });
  const riders = [...new Set(mana.flatMap((one) => one.riders ?? []))].sort();
  return { mana: manaByType(mana), life, riders };
}
