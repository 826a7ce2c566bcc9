/**
 * The tap and untap symbols in costs, and summoning sickness.
 * @see CR 107.5, 107.6, 302.6
 */
import { changePermanent } from '../change.ts';
import type { Cost } from '../model/costs.ts';
import type { Game, Permanent } from '../model/game.ts';
import type { Id } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';

export const tappingRules = {
  /**
   * Why {T} or {Q} in a cost cannot be paid by its permanent: the number of the rule; undefined when it can.
   * @see CR 107.5, 107.6, 602.5a
   */
  tapSymbolProblem(
    this: Rulebook,
    game: Game,
    permanent: Permanent,
    cost: Cost,
  ): string | undefined {
    if (!cost.tap && !cost.untap) return undefined;
    if (cost.tap && !this.canBeTapped(permanent)) return '107.5';
    if (cost.untap && !this.canBeUntapped(permanent)) return '107.6';
    return this.isSummoningSick(game, permanent) ? '302.6' : undefined;
  },

  /**
   * What is tapped cannot be tapped again.
   * @see CR 107.5
   */
  canBeTapped(this: Rulebook, permanent: Permanent): boolean {
    return !permanent.tapped;
  },

  /**
   * What is untapped cannot be untapped.
   * @see CR 107.6
   */
  canBeUntapped(this: Rulebook, permanent: Permanent): boolean {
    return permanent.tapped === true;
  },

  /**
   * A creature can pay {T} and {Q} only if its controller has controlled it continuously since their most recent turn
   * began, or if it has haste. It matters whether it is a creature now, not whether it was one then.
   * @see CR 302.6
   */
  isSummoningSick(this: Rulebook, game: Game, permanent: Permanent): boolean {
    return (
      permanent.newlyControlled === true &&
      this.typesOf(game, permanent).includes('creature') &&
      !this.hasHaste(game, permanent)
    );
  },

  /**
   * Its own haste, or what another permanent gives it.
   * @see CR 302.6
   */
  hasHaste(this: Rulebook, game: Game, permanent: Permanent): boolean {
    return this.hasKeyword(game, permanent, 'haste');
  },

  tapPermanent(this: Rulebook, game: Game, id: Id): Game {
    return changePermanent(game, id, (p) => ({ ...p, tapped: true }));
  },

  untapPermanent(this: Rulebook, game: Game, id: Id): Game {
    return changePermanent(game, id, ({ tapped: _, ...rest }) => rest);
  },
};
