/**
 * What the abilities in a game do to the cost of a spell or an activated ability.
 * @see CR 601.2f, 602.2b, 613.11
 */

import type { Reduction } from '../chapters/118-costs.ts';
import { asObject, playerOf } from '../find.ts';
import type {
  Ability,
  CostIncrease,
  CostMinimum,
  CostReduction,
  CostScope,
} from '../model/abilities.ts';
import type { Condition } from '../model/filters.ts';
import type { Game, GameObject } from '../model/game.ts';
import type { ManaText } from '../model/mana.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from '../transaction/proposed.ts';

/** An increase as it is about to be applied. */
export interface Increase {
  readonly amount: ManaText;
  readonly times: number;
  readonly life: number;
}

/** All that changes one cost, in no order. */
export interface CostChanges {
  readonly increases: Increase[];
  readonly reductions: Reduction[];
  readonly minimums: number[];
}

type CostChange = CostIncrease | CostReduction | CostMinimum;

function isCostChange(ability: Ability): ability is CostChange {
  return (
    ability.kind === 'costReduction' ||
    ability.kind === 'costIncrease' ||
    ability.kind === 'costMinimum'
  );
}

export const costChangeRules = {
  /**
   * What all abilities do to this cost: those of permanents, and those of the spell or ability itself. Nothing changes
   * what a special action costs.
   * @see CR 601.2f, 613.11, 116.2
   */
  costChanges(this: Rulebook, casting: Casting): CostChanges {
    const changes: CostChanges = { increases: [], reductions: [], minimums: [] };
    const { game, object, ability, proposal } = casting;
    if (proposal.kind === 'special') return changes;
    for (const permanent of this.permanentsWithAbilities(game)) {
      if (permanent.phasedOut) continue;
      for (const one of this.abilitiesOf(permanent)) {
        if (!isCostChange(one) || one.scope.of === 'this') continue;
        this.collectChange(
          casting,
          one,
          { controller: permanent.controller, source: permanent },
          changes,
        );
      }
    }
    for (const one of ability === undefined ? this.abilitiesOf(object) : (ability.costs ?? [])) {
      if (isCostChange(one) && one.scope.of === 'this')
        this.collectChange(casting, one, casting.perspective, changes);
    }
    changes.reductions.push(...this.keywordReductions(casting));
    return changes;
  },

  /** Adds what one ability does to the changes, if it is about this spell or ability. */
  collectChange(
    this: Rulebook,
    casting: Casting,
    change: CostChange,
    as: Perspective,
    changes: CostChanges,
  ): void {
    if (!this.scopeCovers(casting, change.scope, as)) return;
    if (change.kind === 'costReduction' && change.ifPaid && !this.isOfferPaid(casting, as.source))
      return;
    if (change.kind === 'costMinimum') {
      if (this.minimumApplies(change, as.source)) changes.minimums.push(change.mana);
      return;
    }
    const times =
      change.times === undefined
        ? 1
        : this.amount(casting.game, change.times, { ...casting.perspective, ...as });
    if (times === 0) return;
    if (change.kind === 'costIncrease') {
      changes.increases.push({ amount: change.amount, times, life: change.life ?? 0 });
      return;
    }
    const { amount, coloredOnly, notBelow, upTo } = change;
    changes.reductions.push({ amount, times, coloredOnly, notBelow, upTo });
  },

  /** Whether the optional additional cost that a permanent offers was announced for this spell. @see CR 601.2b */
  isOfferPaid(this: Rulebook, { proposal }: Casting, source: GameObject | undefined): boolean {
    if (proposal.kind !== 'cast' || source === undefined) return false;
    return (proposal.additional?.[source.id] ?? 0) > 0;
  },

  /** An effect that works only while its source is untapped. */
  minimumApplies(this: Rulebook, minimum: CostMinimum, source: GameObject | undefined): boolean {
    return !(minimum.whileUntapped && source !== undefined && 'tapped' in source && source.tapped);
  },

  /**
   * Whether a cost-changing ability is about this spell or ability: whose it is, what it is now, from where and
   * how it is cast.
   * @see CR 601.2f, 602.2b
   */
  scopeCovers(this: Rulebook, casting: Casting, scope: CostScope, as: Perspective): boolean {
    const { game, proposal, object, zone, ability, by } = casting;
    if (scope.of === 'spells' && ability !== undefined) return false;
    if (scope.of === 'abilities' && ability === undefined) return false;
    if (
      scope.whose !== undefined &&
      (proposal.player === as.controller) !== (scope.whose === 'yours')
    )
      return false;
    if (scope.filter !== undefined && !this.matches(game, scope.filter, object, as)) return false;
    if (scope.from !== undefined && !scope.from.some((z) => z === zone)) return false;
    if (scope.by !== undefined && scope.by !== by) return false;
    if (scope.exceptManaAbilities && ability !== undefined && this.isManaAbility(ability))
      return false;
    if (scope.firstEachTurn && !this.isFirstThisTurn(casting, scope, as)) return false;
    if (scope.targeting === undefined && scope.while === undefined) return true;
    const aimed: Perspective = { ...as, proposal };
    if (
      scope.targeting !== undefined &&
      !this.holds(game, { kind: 'targets', of: scope.targeting }, aimed)
    )
      return false;
    return this.holdsIfAny(game, scope.while, aimed);
  },

  /** A condition that may be absent. */
  holdsIfAny(
    this: Rulebook,
    game: Game,
    condition: Condition | undefined,
    as: Perspective,
  ): boolean {
    return condition === undefined || this.holds(game, condition, as);
  },

  /** Whether its player has cast no spell that the scope covers before this one in the turn. */
  isFirstThisTurn(
    this: Rulebook,
    { game, proposal }: Casting,
    scope: CostScope,
    as: Perspective,
  ): boolean {
    const before = playerOf(game, proposal.player).castThisTurn ?? [];
    return !before.some((face) => this.matches(game, scope.filter ?? {}, asObject(face), as));
  },
};
