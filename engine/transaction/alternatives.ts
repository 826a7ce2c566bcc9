/**
 * Which alternative costs a spell may be cast for from where it is.
 * @see CR 118.9
 */
import type { KeywordName } from '../model/keywords.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from './proposed.ts';

export const alternativeRules = {
  /**
   * The alternative cost must be offered for this spell, from this zone, and a permission that demands one leaves
   * no room for another.
   * @see CR 118.9a
   */
  alternativeProblem(this: Rulebook, casting: Casting): string | undefined {
    const { game, proposal } = casting;
    if (proposal.kind !== 'cast') return undefined;
    const demanded = this.demandedAlternatives(casting);
    if (demanded !== undefined && !demanded.includes(proposal.alternative ?? '')) return '118.9a';
    if (proposal.alternative === undefined) return undefined;
    if (this.alternativeCost(casting) === undefined) return '118.9';
    const keyword = this.keywordCastBy(casting);
    const entry = keyword === undefined ? undefined : this.costKeyword(keyword.keyword);
    if (keyword === undefined || entry?.class !== 'alternative') return undefined;
    if (!this.offersFrom(casting, keyword.keyword)) return '118.9';
    if (entry.condition !== undefined && !this.holds(game, entry.condition, casting.perspective))
      return '118.9';
    return undefined;
  },

  /**
   * Whether the cost of a keyword may be paid for a card that is cast from where it is; from exile only if it is there
   * because of the keyword.
   * @see CR 118.9
   */
  offersFrom(this: Rulebook, casting: Casting, keyword: KeywordName): boolean {
    const entry = this.costKeyword(keyword);
    if (entry?.class !== 'alternative' || entry.from === undefined) return true;
    const { zone } = casting;
    return entry.from.includes(zone) && (zone !== 'exile' || this.castableAs(casting) === keyword);
  },

  /**
   * The alternative costs of which one must be paid to cast it from where it is; undefined where none must, because
   * an ability lets it be cast from there for whatever cost.
   * @see CR 118.9a, 118.9b
   */
  demandedAlternatives(this: Rulebook, casting: Casting): readonly string[] | undefined {
    const { from, zone } = casting;
    if (zone !== 'exile' && zone !== 'graveyard') return undefined;
    if (this.isAllowed(casting, 'castPermission', from.object)) return undefined;
    if (zone === 'exile') {
      const as = this.castableAs(casting);
      return as === undefined || as === 'normal' ? undefined : [as];
    }
    const ways = this.waysFromGraveyard(casting);
    const isFreeToPay = ways.some((way) => this.costKeyword(way)?.class === 'additional');
    return isFreeToPay ? undefined : ways;
  },
};
