/**
 * What a spell or ability costs besides or instead of its own cost.
 * @see CR 118.8, 118.9, 903.8
 */

import { isPhasedOut, isSpell, permanentOf } from '../find.ts';
import type { Cost } from '../model/costs.ts';
import type { GameObject } from '../model/game.ts';
import type { Keyword, KeywordName } from '../model/keywords.ts';
import type { CastProposal } from '../model/proposals.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Casting, nameKeywords } from '../transaction/proposed.ts';

/** How an exiled card is cast after airbending. */
export const AIRBEND = 'airbend';

export const extraCostRules = {
  /**
   * The alternative cost that the proposal chooses, at most one; undefined when it pays the mana cost.
   * @returns `'free'` for "without paying its mana cost", which is an alternative cost too.
   * @see CR 118.9, 118.9a, 701.65a
   */
  alternativeCost(this: Rulebook, casting: Casting): Cost | 'free' | undefined {
    const { game, object, from, proposal } = casting;
    if (proposal.kind !== 'cast' || proposal.alternative === undefined) return undefined;
    if (proposal.alternative === AIRBEND)
      return 'castableAs' in from.object && from.object.castableAs === AIRBEND
        ? { mana: '{2}' }
        : undefined;
    const keyword = this.keywordCastBy(casting);
    if (keyword !== undefined) return this.keywordAlternative(keyword, object);
    const offering =
      proposal.alternative === proposal.object ? object : permanentOf(game, proposal.alternative);
    if (offering === undefined || isPhasedOut(offering)) return undefined;
    const as = this.perspectiveOf(offering, proposal.player);
    for (const ability of this.abilitiesOf(offering)) {
      if (
        ability.kind !== 'alternativeCost' ||
        (ability.scope.of === 'this') !== (offering === object)
      )
        continue;
      if (
        this.scopeCovers(casting, ability.scope, as) &&
        this.holdsIfAny(game, ability.condition, as)
      )
        return ability.cost;
    }
    return undefined;
  },

  /**
   * All additional costs: of the spell's text, of its keywords, imposed by permanents, of spliced cards, and for a
   * commander. Any number may stack.
   * @see CR 118.8, 118.8a
   */
  additionalCosts(this: Rulebook, casting: Casting): Cost[] {
    const { game, object, proposal } = casting;
    if (proposal.kind !== 'cast') return [];
    const costs: Cost[] = [];
    this.collectAdditional(casting, object, proposal, costs);
    for (const permanent of this.permanentsWithAbilities(game)) {
      this.collectAdditional(casting, permanent, proposal, costs);
    }
    for (const { key, keyword } of nameKeywords(this.keywordsOfSpell(casting))) {
      costs.push(...this.keywordAdditional(casting, keyword, proposal.additional?.[key] ?? 0));
    }
    for (const id of proposal.splice ?? []) costs.push(this.spliceCost(game, id));
    const tax = this.commanderTax(casting);
    return tax === undefined ? costs : [...costs, tax];
  },

  /** Adds the additional costs that the text of one object asks for, or offers and the proposal pays. */
  collectAdditional(
    this: Rulebook,
    casting: Casting,
    source: GameObject,
    proposal: CastProposal,
    costs: Cost[],
  ): void {
    if (isPhasedOut(source)) return;
    const isOwn = source === casting.object;
    for (const ability of this.abilitiesOf(source)) {
      if (ability.kind !== 'additionalCost' || (ability.scope.of === 'this') !== isOwn) continue;
      const as = this.perspectiveOf(source, proposal.player);
      if (!this.scopeCovers(casting, ability.scope, as)) continue;
      const key = isOwn ? proposal.object : source.id;
      if (!ability.optional || (proposal.additional?.[key] ?? 0) > 0) costs.push(ability.cost);
    }
  },

  /**
   * Two more generic mana for each time that the player has cast this commander from the command zone; it is an
   * additional cost, so it is due whatever is paid instead of the mana cost.
   * @see CR 903.8
   */
  commanderTax(this: Rulebook, { object, zone }: Casting): Cost | undefined {
    const casts = object.commander?.casts ?? 0;
    return zone === 'command' && casts > 0 ? { mana: `{${2 * casts}}` } : undefined;
  },

  /** The keyword of the card by way of which it is cast (an alternative cost). */
  keywordCastBy(this: Rulebook, casting: Casting): Keyword | undefined {
    const { by, game, from } = casting;
    if (by === undefined) return undefined;
    return this.keywordsAt(game, from).find((k) => k.keyword === by);
  },

  /** The keywords of the spell that is cast, those that permanents give it included. */
  keywordsOfSpell(this: Rulebook, { game, object }: Casting): readonly Keyword[] {
    return isSpell(object) ? this.keywordsIn(game, object) : this.keywordsOf(object);
  },

  /** Whether it is a spell that is cast, and it has a keyword. */
  spellHas(this: Rulebook, casting: Casting, keyword: KeywordName): boolean {
    const { game, object } = casting;
    return isSpell(object) && this.hasKeyword(game, object, keyword);
  },
};
