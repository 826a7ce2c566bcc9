/**
 * What is a mana ability.
 * @see CR 605.1a
 */
import type { ActivatedAbility } from '../model/abilities.ts';
import type { Cost } from '../model/costs.ts';
import type { Effect } from '../model/effects.ts';
import type { Rulebook } from '../rulebook.ts';

export const manaAbilityRules = {
  /**
   * An activated ability is a mana ability if it requires no target, could add mana as it resolves, is no loyalty
   * ability, and moves no card to or from a library.
   * @see CR 605.1a
   */
  isManaAbility(this: Rulebook, ability: ActivatedAbility): boolean {
    return (
      (ability.targets ?? 0) === 0 &&
      ability.effects.some((effect) => this.addsMana(effect)) &&
      ability.loyalty !== true &&
      !this.movesLibraryCards(ability.cost, ability.effects)
    );
  },

  /** Whether an effect could add mana to a pool. */
  addsMana(this: Rulebook, effect: Effect): boolean {
    return effect.kind === 'addMana' || effect.kind === 'doublePool' || effect.kind === 'takePool';
  },

  /** The library clause, in force since 7 August 2026. */
  movesLibraryCards(this: Rulebook, cost: Cost, effects: readonly Effect[]): boolean {
    return cost.mill !== undefined || effects.some((e) => e.kind === 'draw' || e.kind === 'mill');
  },
};
