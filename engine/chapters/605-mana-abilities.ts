/**
 * What is a mana ability, and what is tapping for mana.
 * @see CR 605, 106.12
 */

import { objectOf } from '../find.ts';
import type { ActivatedAbility } from '../model/abilities.ts';
import type { Cost } from '../model/costs.ts';
import type { Effect, TriggeredAbility } from '../model/effects.ts';
import type { AbilityQuestion } from '../model/questions.ts';
import type { Rulebook } from '../rulebook.ts';
import { activatedAbility } from '../transaction/proposed.ts';

export const manaAbilityRules = {
  /**
   * Whether an ability of an object is a mana ability.
   * @throws {InputError} when there is no such object, or no such activated or triggered ability.
   * @see CR 605.1
   */
  isManaAbilityOf(this: Rulebook, { game, object: id, ability: which }: AbilityQuestion): boolean {
    const located = objectOf(game, id);
    const { object } = located;
    const found = typeof which === 'number' ? this.abilitiesOf(object)[which] : undefined;
    return found?.kind === 'triggered'
      ? this.isTriggeredManaAbility(found)
      : this.isManaAbility(activatedAbility(this, game, located, which).ability);
  },

  /**
   * An activated ability is a mana ability if it requires no target, could add mana as it resolves, is no loyalty
   * ability, and moves no card to or from a library. Whether it adds any now does not matter.
   * @see CR 605.1a, 605.2, 605.5a
   */
  isManaAbility(this: Rulebook, ability: ActivatedAbility): boolean {
    return (
      !this.requiresTarget(ability) &&
      this.couldAddMana(ability.effects) &&
      ability.loyalty !== true &&
      !this.movesLibraryCards(ability.cost, ability.effects)
    );
  },

  /**
   * A triggered ability is a mana ability if it requires no target, triggers on an activated mana ability or on mana
   * that is added, and could add mana as it resolves.
   * @see CR 605.1b
   */
  isTriggeredManaAbility(this: Rulebook, ability: TriggeredAbility): boolean {
    return (
      !this.requiresTarget(ability) &&
      this.triggersOnManaAlone(ability.event) &&
      this.couldAddMana(ability.effects)
    );
  },

  /** @see CR 605.1b */
  triggersOnManaAlone(this: Rulebook, event: TriggeredAbility['event']): boolean {
    return event.on === 'tappedForMana' || event.on === 'manaAdded';
  },

  /** @see CR 605.5a */
  requiresTarget(this: Rulebook, ability: ActivatedAbility | TriggeredAbility): boolean {
    return (ability.targets ?? 0) > 0;
  },

  couldAddMana(this: Rulebook, effects: readonly Effect[]): boolean {
    return effects.some((effect) => this.addsMana(effect));
  },

  /** Whether an effect could add mana to a pool. */
  addsMana(this: Rulebook, effect: Effect): boolean {
    if (effect.kind === 'mayPay' || effect.kind === 'unlessPays')
      return this.couldAddMana(effect.then);
    return effect.kind === 'addMana' || effect.kind === 'doublePool' || effect.kind === 'takePool';
  },

  /** The library clause, in force since 7 August 2026. */
  movesLibraryCards(this: Rulebook, cost: Cost, effects: readonly Effect[]): boolean {
    return cost.mill !== undefined || effects.some((e) => e.kind === 'draw' || e.kind === 'mill');
  },

  /**
   * To tap a permanent for mana is to activate a mana ability of it that has {T} in its cost.
   * @see CR 106.12
   */
  tapsForMana(this: Rulebook, ability: ActivatedAbility): boolean {
    return ability.cost.tap === true && this.isManaAbility(ability);
  },
};
