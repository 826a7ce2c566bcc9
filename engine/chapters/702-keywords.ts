/**
 * The keywords that have to do with costs.
 * @see CR 702
 */

import { COST_KEYWORDS, type CostKeyword } from '../costs/cost-keywords.ts';
import { isPermanent, objectOf } from '../find.ts';
import type { Cost } from '../model/costs.ts';
import type { Game, GameObject, Spell } from '../model/game.ts';
import { KEYWORDS, type Keyword, type KeywordName } from '../model/keywords.ts';
import type { Id } from '../model/mana.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from '../transaction/proposed.ts';
import type { Reduction } from './118-costs.ts';

export const keywordRules = {
  /** What a keyword does to costs; undefined when it does nothing to them. */
  costKeyword(this: Rulebook, name: KeywordName): CostKeyword | undefined {
    return COST_KEYWORDS[name];
  },

  /**
   * The cost that a keyword lets a spell be cast for; undefined when it is no alternative cost.
   * @param spell whose mana cost it is when the keyword says so.
   */
  keywordAlternative(
    this: Rulebook,
    keyword: Keyword,
    spell: GameObject,
  ): Cost | 'free' | undefined {
    const entry = this.costKeyword(keyword.keyword);
    if (entry?.class !== 'alternative') return undefined;
    if (entry.cost !== undefined) return entry.cost(keyword);
    const cost = keyword.cost ?? {};
    return keyword.forManaCost ? { ...cost, mana: this.copiableValues(spell).manaCost } : cost;
  },

  /**
   * The additional costs of one keyword, as often as they are paid.
   * @param announced how often the proposal says, for keywords that leave it open.
   * @see CR 702.27a, 702.33a, 702.33c, 702.42a, 702.81a, 702.120a, 702.172a
   */
  keywordAdditional(this: Rulebook, casting: Casting, keyword: Keyword, announced: number): Cost[] {
    const entry = this.costKeyword(keyword.keyword);
    const { proposal } = casting;
    if (entry?.class !== 'additional' || proposal.kind !== 'cast') return [];
    const cost = entry.cost?.(keyword) ?? keyword.cost ?? {};
    const modes = proposal.modes ?? [];
    switch (entry.payments) {
      case 'optional':
      case 'repeatable':
        return Array<Cost>(announced).fill(cost);
      case 'perExtraMode':
        return Array<Cost>(Math.max(0, modes.length - 1)).fill(cost);
      case 'perMode':
        return modes.flatMap((mode) => keyword.modes?.[mode] ?? []);
      case 'perExtraTarget':
        return Array<Cost>(Math.max(0, (proposal.targets?.length ?? 0) - 1)).fill(cost);
      case 'always':
        return this.isCastWith(casting, keyword, announced) ? [cost] : [];
      default:
        return entry.payments satisfies never;
    }
  },

  /**
   * Whether a spell is cast by way of a keyword that asks for more than the mana cost: from where the keyword lets it be
   * cast, unless something else lets it be cast from there and the keyword is not announced.
   * @see CR 702.81a, 702.133a
   */
  isCastWith(this: Rulebook, casting: Casting, keyword: Keyword, announced: number): boolean {
    const { zone, by, from } = casting;
    const entry = this.costKeyword(keyword.keyword);
    if (entry?.class !== 'additional' || !entry.from?.includes(zone)) return false;
    if (announced > 0) return true;
    const otherwise =
      (by !== undefined && this.permitsFrom(by, zone)) ||
      this.isAllowed(casting, 'castPermission', from.object);
    return !otherwise;
  },

  /**
   * What is spliced onto a spell adds its splice cost; the spell's mana cost is unchanged.
   * @see CR 702.47a
   */
  spliceCost(this: Rulebook, game: Game, id: Id): Cost {
    return this.keywordOf(objectOf(game, id).object, 'splice')?.cost ?? {};
  },

  /**
   * The reductions that keywords of the spell or of the ability's source give.
   * @see CR 702.41a, 702.41b, 702.48a, 702.119a, 702.125a, 702.180a, 702.193a
   */
  keywordReductions(this: Rulebook, casting: Casting): Reduction[] {
    const { game, perspective: as, ability, by } = casting;
    if (ability !== undefined) return by === 'powerUp' ? this.powerUpReduction(casting) : [];
    const generic = (times: number): Reduction[] => (times > 0 ? [{ amount: '{1}', times }] : []);
    const reductions: Reduction[] = [];
    for (const { keyword, of } of this.keywordsOfSpell(casting)) {
      if (keyword === 'affinity') {
        reductions.push(
          ...generic(this.amount(game, { kind: 'count', of: { controller: 'you', ...of } }, as)),
        );
      } else if (keyword === 'undaunted') {
        reductions.push(...generic(this.amount(game, { kind: 'opponents' }, as)));
      } else if (keyword === 'offering') reductions.push(...this.offeringReduction(casting));
    }
    if (by === 'emerge') {
      const sacrificed = this.usedForAlternative(as);
      const value = this.amount(game, { kind: 'manaValue', of: 'sacrificed' }, sacrificed);
      reductions.push(...generic(value));
    }
    if (by === 'harmonize') {
      const tapped = this.usedForAlternative(as);
      reductions.push(...generic(this.amount(game, { kind: 'power', of: 'tapped' }, tapped)));
    }
    return reductions;
  },

  /**
   * What is used for the alternative cost alone: it is the first of the costs, so the first object that is named.
   * @see CR 702.119a, 702.180a
   */
  usedForAlternative(this: Rulebook, as: Perspective): Perspective {
    const { sacrifice = [], tap = [] } = as.used ?? {};
    return { ...as, used: { ...as.used, sacrifice: sacrifice.slice(0, 1), tap: tap.slice(0, 1) } };
  },

  /**
   * The whole mana cost of what is sacrificed: generic by generic, a colour by that colour, the rest off generic.
   * @see CR 702.48a
   */
  offeringReduction(this: Rulebook, casting: Casting): Reduction[] {
    const { proposal } = casting;
    if (proposal.kind !== 'cast' || (proposal.additional?.offering ?? 0) === 0) return [];
    const offering = this.keywordsOfSpell(casting).find(({ keyword }) => keyword === 'offering');
    const [due] = offering === undefined ? [] : this.keywordAdditional(casting, offering, 1);
    const asked = JSON.stringify(due?.sacrifice);
    const ask = this.asksOf(casting).find((one) => JSON.stringify(one.some) === asked);
    const [sacrificed] = ask?.named ?? [];
    const cost = sacrificed === undefined ? null : this.copiableValues(sacrificed).manaCost;
    return cost === null ? [] : [{ amount: cost, times: 1 }];
  },

  /**
   * On the turn that the permanent entered, its power-up ability costs less by its own mana cost.
   * @see CR 702.193a
   */
  powerUpReduction(this: Rulebook, { object }: Casting): Reduction[] {
    if (!isPermanent(object) || !object.enteredThisTurn) return [];
    const { manaCost } = this.copiableValues(object);
    return manaCost === null ? [] : [{ amount: manaCost, times: 1 }];
  },

  /**
   * Where an instant or sorcery goes once it has resolved: to its owner's graveyard, to the hand if buyback was paid,
   * into exile if it was cast by way of flashback and the like.
   * @see CR 702.27a, 702.34a
   */
  whereSpellGoes(this: Rulebook, { cast }: Spell): 'graveyard' | 'hand' | 'exile' {
    const paid = Object.keys(cast?.additional ?? {});
    const ways = cast?.alternative === undefined ? paid : [cast.alternative, ...paid];
    if (ways.some((way) => this.exilesSpell(way))) return 'exile';
    return paid.includes('buyback') ? 'hand' : 'graveyard';
  },

  /** Whether a way to cast a spell exiles it as it leaves the stack. */
  exilesSpell(this: Rulebook, way: string): boolean {
    const keyword = KEYWORDS.find((name) => name === way);
    const entry = keyword === undefined ? undefined : this.costKeyword(keyword);
    return entry !== undefined && 'exiles' in entry && entry.exiles === true;
  },
};
