/**
 * Paying from the board with the help of another player (assist).
 * @see CR 702.132a
 */
import { withAmount } from '../costs/demand.ts';
import { opponentsOf, playerOf } from '../find.ts';
import type { PlayerId } from '../model/game.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from '../transaction/proposed.ts';
import { type FromBoard, type Owed, unknown } from './answer.ts';

export const helpRules = {
  /**
   * Decides what a player can pay, alone or with what others have in their pools. That others activate mana abilities
   * is not looked into: where it might help, the answer is not known.
   */
  payableWithHelp(this: Rulebook, casting: Casting, owed: Owed): FromBoard {
    const alone = this.payableAlone(casting, owed);
    const { generic } = owed.demand;
    if (alone.payable === true || generic === 0 || !this.spellHas(casting, 'assist')) return alone;
    const helpedBy = (amount: number): FromBoard =>
      this.payableAlone(casting, {
        ...owed,
        demand: withAmount(owed.demand, 'generic', generic - amount),
      });
    const atBest = helpedBy(generic);
    if (atBest.payable === false) return atBest;
    let answer: FromBoard = alone;
    for (const { id } of opponentsOf(casting.game, casting.proposal.player)) {
      const helping: Casting = { ...casting, proposal: { ...casting.proposal, player: id } };
      const amount = this.mostHelp(helping, id, generic);
      const helped = amount === 0 ? alone : helpedBy(amount);
      if (helped.payable === true) {
        const { plan } = helped;
        const assist = { player: id, generic: amount };
        return { payable: true, plan: { ...plan, pay: { ...plan.pay, assist } } };
      }
      if (helped.payable === 'unknown') answer = helped;
      else if (amount < generic && this.activationsNow(casting.game, id).length > 0)
        answer = unknown(`${id} may activate mana abilities to assist`);
    }
    return answer;
  },

  /** How much generic mana a player can pay from their pool, up to an amount. */
  mostHelp(this: Rulebook, helping: Casting, player: PlayerId, most: number): number {
    const { game } = helping;
    const there = playerOf(game, player).pool.reduce((sum, { amount }) => sum + amount, 0);
    let amount = Math.min(most, there);
    while (amount > 0 && !this.isPayable(game, helping, { mana: `{${amount}}`, life: 0 }))
      amount -= 1;
    return amount;
  },
};
