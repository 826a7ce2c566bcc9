/**
 * What was spent between two moments: mana that left pools, and life.
 */
import type { Game } from '../model/game.ts';
import type { ManaType, Rider } from '../model/mana.ts';
import { beyond, manaByType } from '../payment/pool.ts';

export interface Spent {
  /** Mana by its real type, whatever it was spent as though it were (609.4b); of every player (assist). */
  readonly mana: Readonly<Partial<Record<ManaType, number>>>;
  readonly life: number;
  /** The riders of the mana that was spent, those of each mana for itself (106.6). */
  readonly riders: readonly Rider[];
}

/**
 * What was paid, as the difference that paying made.
 * @param before the game just before the payment.
 */
export function spentBetween(before: Game, after: Game): Spent {
  let life = 0;
  const mana = before.players.flatMap((player) => {
    const later = after.players.find((p) => p.id === player.id) ?? player;
    life += Math.max(0, player.life - later.life);
    return beyond(player.pool, later.pool);
  });
  const riders = mana
    .flatMap((one) =>
      Array(one.amount)
        .fill(one.riders ?? [])
        .flat(),
    )
    .sort();
  return { mana: manaByType(mana), life, riders };
}
