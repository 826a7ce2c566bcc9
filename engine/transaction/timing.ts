/**
 * When a spell may be cast.
 * @see CR 117.1a, 304.1, 307.1, 305.9, 601.3, 702.61a
 */

import type { CastTiming } from '../costs/cost-keywords.ts';
import { isSpell } from '../find.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from './proposed.ts';

export const timingRules = {
  /**
   * Why a spell cannot be cast at this time: the number of the rule; undefined when it can.
   * @see CR 117.1a, 307.1
   */
  timingProblem(this: Rulebook, casting: Casting): string | undefined {
    const { game, proposal } = casting;
    if (this.isSplitSecond(casting)) return '702.61a';
    const timing = this.castTiming(casting);
    switch (timing) {
      case 'instant':
      case 'resolving':
        return undefined;
      case 'sorcery':
        return this.isMainPhaseFor(casting) ? undefined : '307.1';
      case 'declareBlockers':
        return game.step === 'declareBlockers' && game.activePlayer === proposal.player
          ? undefined
          : '601.3';
      default:
        return timing satisfies never;
    }
  },

  /**
   * When such a spell is cast: as an instant if it is one or has flash, else as a sorcery; by way of some keywords while
   * an ability resolves. What counts is the spell as it is cast: an Aura that is bestowed, a creature face down, the half
   * that is cast. Flash is looked for only at times when it matters.
   * @see CR 601.3e, 702.8a
   */
  castTiming(this: Rulebook, casting: Casting): CastTiming {
    const { game, object, by } = casting;
    const entry = by === undefined ? undefined : this.costKeyword(by);
    if (entry?.class === 'alternative' && entry.timing !== undefined) return entry.timing;
    if (this.typesOf(game, object).includes('instant')) return 'instant';
    return !this.isMainPhaseFor(casting) && this.hasFlash(casting) ? 'instant' : 'sorcery';
  },

  /** Whether a sorcery could be cast: what is cast now is on the stack already. @see CR 307.1 */
  isMainPhaseFor(this: Rulebook, { game, object, proposal }: Casting): boolean {
    const stack = game.stack.filter(({ id }) => id !== object.id);
    return this.isSorceryTime({ ...game, stack }, proposal.player);
  },

  /**
   * Its own flash, or permission to cast it as though it had flash, which may depend on what is proposed.
   * @see CR 601.3b, 601.3d, 609.4
   */
  hasFlash(this: Rulebook, casting: Casting): boolean {
    const { game, object } = casting;
    return (
      (isSpell(object) && this.hasKeyword(game, object, 'flash')) ||
      this.isAllowed(casting, 'flashPermission', object)
    );
  },

  /**
   * While a spell with split second is on the stack, nobody casts spells or activates abilities other than mana
   * abilities.
   * @see CR 702.61a
   */
  isSplitSecond(this: Rulebook, { game, object }: Casting): boolean {
    return game.stack.some(
      (one) =>
        one.kind === 'spell' && one.id !== object.id && this.hasKeyword(game, one, 'splitSecond'),
    );
  },

  /**
   * A land is played, never cast, whatever else it is; face down it is no land.
   * @see CR 305.9
   */
  landProblem(this: Rulebook, { game, object }: Casting): string | undefined {
    return this.typesOf(game, object).includes('land') ? '305.9' : undefined;
  },
};
