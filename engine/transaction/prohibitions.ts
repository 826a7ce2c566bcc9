/**
 * What cannot be cast or activated because something says so.
 * @see CR 601.3, 602.5
 */
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from './proposed.ts';

export const prohibitionRules = {
  /**
   * The rule by which a permanent forbids the spell or ability, with all that is chosen for it: a spell is forbidden
   * for its X, its face or the way that it is cast only when it is proposed so. Special actions are neither.
   * @see CR 601.3a, 602.5
   */
  prohibitionProblem(this: Rulebook, casting: Casting): string | undefined {
    const { proposal, ability, from } = casting;
    if (proposal.kind === 'special') return undefined;
    if (this.abilitiesAbout(casting, 'prohibition', from.object).length === 0) return undefined;
    return ability === undefined ? '601.3' : '602.5';
  },
};
