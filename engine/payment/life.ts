/**
 * Paying life, for its own sake or in place of mana.
 * @see CR 118.3b, 119.4
 */
import { type Demand, withAmount } from '../costs/demand.ts';
import { playerOf } from '../find.ts';
import type { CannotPay } from '../model/effects.ts';
import type { Game, PlayerId } from '../model/game.ts';
import type { Color } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Purpose, Spending } from './spending.ts';

/** Some of a demand paid with life: what is left of it, and the life. */
export interface PaidWithLife {
  readonly demand: Demand;
  readonly life: number;
}

export const lifeRules = {
  /**
   * Whether a player can pay an amount of life: it must be there, and nothing must forbid it; 0 can always be paid.
   * What forbids it does so for spells that are cast and abilities that are activated, not for other payments.
   * @see CR 119.4, 118.3b, 614.17
   */
  canPayLife(
    this: Rulebook,
    game: Game,
    player: PlayerId,
    amount: number,
    action: Purpose['action'] = 'cast',
  ): boolean {
    if (amount === 0) return true;
    if (playerOf(game, player).life < amount) return false;
    return action === 'other' || !this.isForbidden(game, 'life');
  },

  /**
   * Whether some permanent says that a kind of cost cannot be paid.
   * @see CR 614.17
   */
  isForbidden(this: Rulebook, game: Game, what: CannotPay['what']): boolean {
    return game.battlefield.some(
      (p) =>
        !p.phasedOut && this.abilitiesOf(p).some((a) => a.kind === 'cannotPay' && a.what === what),
    );
  },

  /**
   * Every way to pay life in place of mana of some colours, where a permanent allows it: none, some, or as much as
   * the life allows. It is for coloured mana of the cost as it is announced, never for generic mana.
   * @param least life that is to be paid in any case.
   */
  waysToPayLife(
    this: Rulebook,
    spending: Spending,
    player: PlayerId,
    demand: Demand,
    least: number,
  ): PaidWithLife[] {
    let ways: PaidWithLife[] = [{ demand, life: least }];
    for (const [color, life] of this.lifePrices(spending)) {
      ways = ways.flatMap((way) => {
        const times = Array.from({ length: way.demand[color] + 1 }, (_, n) => n);
        return times.map((n) => ({
          demand: withAmount(way.demand, color, way.demand[color] - n),
          life: way.life + n * life,
        }));
      });
    }
    const { game, purpose } = spending;
    return ways.filter((way) => this.canPayLife(game, player, way.life, purpose.action));
  },

  /** For which colours life may be paid in place of one mana, and how much. */
  lifePrices(this: Rulebook, { abilities }: Spending): ReadonlyMap<Color, number> {
    const prices = new Map<Color, number>();
    for (const { ability } of abilities) {
      if (ability.kind !== 'lifeForMana') continue;
      const known = prices.get(ability.color) ?? ability.life;
      prices.set(ability.color, Math.min(known, ability.life));
    }
    return prices;
  },
};
