/**
 * Whether a proposal may be made at all: permission, the one alternative cost, X, the objects that costs name.
 * @see CR 601.2e, 601.3, 118.9a, 107.3b
 */

import type { CostKeyword } from '../costs/cost-keywords.ts';
import { isPhasedOut, permanentOf } from '../find.ts';
import type { CastPermission, FlashPermission, Prohibition } from '../model/abilities.ts';
import type { Layout } from '../model/cards.ts';
import type { Cost } from '../model/costs.ts';
import type { GameObject } from '../model/game.ts';
import type { KeywordName } from '../model/keywords.ts';
import type { Id } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from './proposed.ts';
import { nameKeywords } from './proposed.ts';

/** Whether X is chosen for a cost: it has {X}, or asks for X of something. */
export function asksForX(cost: Cost): boolean {
  return (cost.mana?.includes('{X}') ?? false) || JSON.stringify(cost).includes('"X"');
}

/** The layouts whose other part may be cast for its own mana cost. */
const CAST_AS_OTHER: ReadonlySet<Layout> = new Set([
  'adventure',
  'modal',
  'prototype',
  'room',
  'split',
]);

/** Abilities that allow or forbid what their scope covers. */
type Scoped = CastPermission | FlashPermission | Prohibition;
type ScopedKind = Scoped['kind'];

export const permissionRules = {
  /**
   * Why a proposal is illegal: the number of the rule; undefined when it may be made.
   * @see CR 601.2e
   */
  proposalProblem(this: Rulebook, casting: Casting): string | undefined {
    const { ability, proposal } = casting;
    if (ability !== undefined) return this.activationProblem(casting);
    if (proposal.kind === 'special') return this.specialProblem(casting, proposal);
    return (
      this.zoneProblem(casting) ??
      this.prohibitionProblem(casting) ??
      this.shownProblem(casting) ??
      this.landProblem(casting) ??
      this.timingProblem(casting) ??
      this.alternativeProblem(casting) ??
      this.additionalProblem(casting) ??
      this.modesProblem(casting) ??
      this.xProblem(casting) ??
      this.namedObjectsProblem(casting)
    );
  },

  /**
   * Only its controller, or for a card its owner, may activate an ability, and only from where it functions; while a
   * spell with split second is on the stack only mana abilities.
   * @see CR 602.2, 702.61a
   */
  activationProblem(this: Rulebook, casting: Casting): string | undefined {
    const { ability, from, zone, proposal } = casting;
    if (ability === undefined) return undefined;
    if (zone !== (ability.from ?? 'battlefield')) return '602.2';
    if (from.player !== proposal.player && !ability.anyPlayer) return '602.2';
    if (this.isSplitSecond(casting) && !this.isManaAbility(ability)) return '702.61a';
    if ((proposal.x ?? 0) > 0 && !asksForX(ability.cost)) return '107.3a';
    return this.prohibitionProblem(casting) ?? this.namedObjectsProblem(casting);
  },

  /**
   * A card is cast from its owner's hand, or from elsewhere with permission: of a keyword, of what exiled it, or of an
   * ability.
   * @see CR 601.3, 903.8
   */
  zoneProblem(this: Rulebook, casting: Casting): string | undefined {
    const { object, from, zone, proposal } = casting;
    if (proposal.kind !== 'cast' || from.player !== proposal.player) return '601.3';
    if (zone === 'hand') return undefined;
    if (zone === 'command') return object.commander === undefined ? '601.3' : undefined;
    const may =
      (zone === 'graveyard' && this.waysFromGraveyard(casting).length > 0) ||
      (zone === 'exile' && this.castableAs(casting) !== undefined) ||
      this.isAllowed(casting, 'castPermission', from.object);
    return may ? undefined : '601.3';
  },

  /** The keywords of a card in a graveyard that let it be cast from there. */
  waysFromGraveyard(this: Rulebook, { game, from }: Casting): readonly KeywordName[] {
    return this.keywordsAt(game, from)
      .map(({ keyword }) => keyword)
      .filter((keyword) => this.permitsFrom(keyword, 'graveyard'));
  },

  /**
   * How what exiled a card lets it be cast now; not in the turn in which it was foretold or plotted, nor before its last
   * time counter is removed.
   * @see CR 702.62a, 702.143a, 702.170a
   */
  castableAs(this: Rulebook, { from: { object } }: Casting): string | undefined {
    if (!('castableAs' in object) || object.notThisTurn) return undefined;
    return (object.counters?.time ?? 0) > 0 ? undefined : object.castableAs;
  },

  /**
   * Whether an ability of this kind is about the spell that is cast: of the card itself, or of a permanent.
   * @param itself the card or spell, where its own ability functions.
   * @see CR 601.3
   */
  isAllowed(
    this: Rulebook,
    casting: Casting,
    kind: 'castPermission' | 'flashPermission',
    itself: GameObject,
  ): boolean {
    return this.abilitiesAbout(casting, kind, itself).some(
      (ability) => !('ifPaid' in ability) || this.paysMore(casting),
    );
  },

  /** The abilities of this kind whose scope covers the proposal: of the object itself, and of permanents. */
  abilitiesAbout(
    this: Rulebook,
    casting: Casting,
    kind: ScopedKind,
    itself: GameObject,
  ): readonly Scoped[] {
    const { game, proposal } = casting;
    return [itself, ...this.permanentsWithAbilities(game)].flatMap((source) => {
      if (isPhasedOut(source)) return [];
      const as = this.perspectiveOf(source, proposal.player);
      return this.abilitiesOf(source).filter(
        (ability): ability is Scoped =>
          ability.kind === kind &&
          (ability.scope.of === 'this') === (source === itself) &&
          this.scopeCovers(casting, ability.scope, as),
      );
    });
  },

  /** Whether the optional additional cost of the spell's own text is to be paid. @see CR 601.3c */
  paysMore(this: Rulebook, { proposal }: Casting): boolean {
    return proposal.kind === 'cast' && (proposal.additional?.[proposal.object] ?? 0) > 0;
  },

  /**
   * Which part of a card is cast: its other half, face or adventure where the layout lets it be cast by itself, both
   * halves only of a card with fuse in the hand.
   * @see CR 601.3e, 702.102a
   */
  shownProblem(this: Rulebook, { object, zone, proposal }: Casting): string | undefined {
    if (proposal.kind !== 'cast') return undefined;
    const { layout, keywords } = object.card;
    switch (proposal.shown) {
      case undefined:
      case 'front':
        return undefined;
      case 'other':
        return layout !== undefined && CAST_AS_OTHER.has(layout) ? undefined : '601.3';
      case 'both': {
        const hasFuse = keywords?.some((k) => k.keyword === 'fuse') ?? false;
        return layout === 'split' && hasFuse && zone === 'hand' ? undefined : '601.3';
      }
      case 'neither':
        return '601.3';
      default:
        return proposal.shown satisfies never;
    }
  },

  /** Whether a keyword lets a card be cast from a zone. */
  permitsFrom(this: Rulebook, keyword: KeywordName, zone: Casting['zone']): boolean {
    const entry = this.costKeyword(keyword);
    return (
      entry !== undefined &&
      entry.class !== 'activated' &&
      'from' in entry &&
      (entry.from?.includes(zone) ?? false)
    );
  },

  /**
   * An optional additional cost is paid once, unless it may be paid any number of times; only costs that the
   * spell has can be paid.
   * @see CR 118.8b, 702.33c
   */
  additionalProblem(this: Rulebook, casting: Casting): string | undefined {
    const { proposal } = casting;
    if (proposal.kind !== 'cast' || proposal.additional === undefined) return undefined;
    const named = nameKeywords(this.keywordsOfSpell(casting));
    for (const [key, times] of Object.entries(proposal.additional)) {
      if (times === 0) continue;
      const keyword = named.find((k) => k.key === key)?.keyword;
      const entry = keyword === undefined ? undefined : this.costKeyword(keyword.keyword);
      if (entry?.class === 'additional') {
        if (this.mayBePaid(casting, entry, times)) continue;
        return '118.8b';
      }
      if (!this.isOfferedBy(casting, key) || times > 1) return '118.8b';
    }
    return undefined;
  },

  /** Whether an additional cost of a keyword may be announced so often. */
  mayBePaid(
    this: Rulebook,
    { zone }: Casting,
    { payments, from }: Extract<CostKeyword, { class: 'additional' }>,
    times: number,
  ): boolean {
    if (payments === 'repeatable') return true;
    if (times !== 1) return false;
    return payments === 'optional' || (payments === 'always' && from?.includes(zone) === true);
  },

  /** Whether the spell itself, or the permanent of this id, offers an optional additional cost for it. */
  isOfferedBy(this: Rulebook, casting: Casting, id: Id): boolean {
    const { game, object, proposal } = casting;
    const source = id === proposal.object ? object : permanentOf(game, id);
    if (source === undefined || isPhasedOut(source)) return false;
    const as = this.perspectiveOf(source, proposal.player);
    return this.abilitiesOf(source).some(
      (one) =>
        one.kind === 'additionalCost' &&
        one.optional === true &&
        (one.scope.of === 'this') === (source === object) &&
        this.scopeCovers(casting, one.scope, as),
    );
  },

  /**
   * A spell whose modes have costs is cast with one mode at least, no mode twice; a tiered one with exactly one.
   * @see CR 601.2b, 702.172a
   */
  modesProblem(this: Rulebook, { object, proposal }: Casting): string | undefined {
    const keyword = this.keywordsOf(object).find((k) => k.modes !== undefined);
    if (keyword?.modes === undefined || proposal.kind !== 'cast') return undefined;
    const chosen = new Set(proposal.modes);
    const most = keyword.keyword === 'tiered' ? 1 : keyword.modes.length;
    const distinct = chosen.size === proposal.modes?.length;
    const known = [...chosen].every((mode) => keyword.modes?.[mode] !== undefined);
    return distinct && known && chosen.size > 0 && chosen.size <= most ? undefined : '601.2b';
  },

  /**
   * X may be chosen only for a cost with {X} that is paid; in a free cast it is 0. Reductions do not matter.
   * @see CR 107.3a, 107.3b
   */
  xProblem(this: Rulebook, casting: Casting): string | undefined {
    if ((casting.proposal.x ?? 0) === 0) return undefined;
    const start = this.startingCost(casting);
    const printed = this.copiableValues(casting.object).manaCost;
    if (printed?.includes('{X}')) return this.mayChooseX(start) ? undefined : '107.3b';
    return [start, ...this.additionalCosts(casting)].some(asksForX) ? undefined : '107.3a';
  },
};
