/**
 * Which types of mana a permanent could produce.
 * @see CR 106.7
 */

import type { Mirrored } from '../chapters/106-mana.ts';
import type { Resolving } from '../effects.ts';
import { isPermanent, objectOf } from '../find.ts';
import type { Ability } from '../model/abilities.ts';
import type { Amount } from '../model/filters.ts';
import type { Game, Permanent } from '../model/game.ts';
import type { Id } from '../model/mana.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';
import { isManaEffect, type ManaEffect } from './adding-mana.ts';
import type { ManaReplacing } from './mana-replacement.ts';
import {
  type ManaAmounts,
  NO_TYPES,
  type TypeSet,
  typeSet,
  typesIn,
} from './production/amounts.ts';
import { leastTypes } from './production/least-types.ts';

/** An effect of an ability, supposed to resolve right now. */
interface Supposed {
  readonly effect: ManaEffect;
  readonly by: Resolving;
}

export const couldProduceRules = {
  /**
   * The types of mana that a permanent could produce: those that any of its abilities would produce if it resolved
   * now. Permanents that look at each other all give what follows from a real source, and nothing without one.
   * @see CR 106.7
   */
  couldProduce(this: Rulebook, game: Game, permanent: Permanent): TypeSet {
    return leastTypes(this, game, [permanent]).typesOf(permanent);
  },

  /**
   * @returns the types that the permanent of this id could produce.
   * @throws {InputError} `game/unknown-object` when there is no such object; one that is no permanent gives nothing.
   */
  typesOfPermanent(this: Rulebook, game: Game, id: Id): TypeSet {
    const { object } = objectOf(game, id);
    return isPermanent(object) ? this.couldProduce(game, object) : NO_TYPES;
  },

  /** The types that permanents could produce between them, for an effect that looks at that as it resolves. */
  mirroredNow(this: Rulebook, game: Game): Mirrored {
    return (filter, as) => {
      const permanents = this.permanentsMatching(game, filter, as);
      const known = leastTypes(this, game, permanents);
      return permanents.reduce((types, permanent) => types | known.typesOf(permanent), NO_TYPES);
    };
  },

  /**
   * What the abilities of a permanent would produce, given what others could: every type under every choice and
   * every order of replacement effects.
   * @param replacing all replacement effects on mana in the game.
   * @see CR 106.7
   */
  typesProduced(
    this: Rulebook,
    game: Game,
    permanent: Permanent,
    replacing: readonly ManaReplacing[],
    mirrored: Mirrored,
  ): TypeSet {
    const most = replacing.reduce((n, { ability }) => Math.max(n, ability.atLeast ?? 1), 1);
    let types = NO_TYPES;
    for (const { effect, by } of this.supposedEffects(game, permanent, most)) {
      for (const mana of this.supposedMana(game, effect, by, mirrored)) {
        for (const end of this.supposedlyReplaced(game, mana, by, replacing)) {
          types |= typeSet(typesIn(end));
        }
      }
    }
    return types;
  },

  /**
   * The effects that add mana, of any ability: whether it is a mana ability or not, whatever it costs and whether it
   * may be activated now.
   * @see CR 106.7
   */
  supposedEffects(
    this: Rulebook,
    game: Game,
    permanent: Permanent,
    most: number,
  ): readonly Supposed[] {
    const as = { controller: permanent.controller, source: permanent };
    return this.abilitiesOf(permanent).flatMap((ability) => {
      if (!('effects' in ability) || !this.wouldDoAnything(game, ability, as)) return [];
      const tapped =
        ability.kind === 'activated' && this.tapsForMana(ability)
          ? { tapped: { permanent, player: permanent.controller } }
          : {};
      return ability.effects
        .filter(isManaEffect)
        .flatMap((effect) => this.supposedVariants(effect, most))
        .map((effect) => ({ effect, by: { as, ...tapped } }));
    });
  },

  /**
   * Costs are ignored, so an amount that depends on how a cost is paid may be any: the least that is some mana, and
   * the most that a replacement effect may ask for, stand for all.
   */
  supposedVariants(this: Rulebook, effect: ManaEffect, most: number): readonly ManaEffect[] {
    if (effect.kind !== 'addMana') return [effect];
    const { mana } = effect;
    const amounts = [...new Set([1, most])];
    if ('times' in mana && dependsOnCost(mana.times))
      return amounts.map((times) => ({ ...effect, mana: { ...mana, times } }));
    if ('amount' in mana && dependsOnCost(mana.amount))
      return amounts.map((amount) => ({ ...effect, mana: { ...mana, amount } }));
    return [effect];
  },

  /** An ability with an intervening condition does nothing as it resolves unless that holds (603.4). */
  wouldDoAnything(this: Rulebook, game: Game, ability: Ability, as: Perspective): boolean {
    return ability.kind !== 'triggered' || this.holdsIfAny(game, ability.onlyIf, as);
  },

  supposedMana(
    this: Rulebook,
    game: Game,
    effect: ManaEffect,
    by: Resolving,
    mirrored: Mirrored,
  ): readonly ManaAmounts[] {
    if (effect.kind === 'doublePool') return [this.unspentMana(game, by.as.controller)];
    if (effect.kind !== 'addMana' || !this.holdsIfAny(game, effect.onlyIf, by.as)) return [];
    return this.possibleMana(game, effect.mana, by, mirrored);
  },

  /** What replacement effects may make of it, in every order. */
  supposedlyReplaced(
    this: Rulebook,
    game: Game,
    mana: ManaAmounts,
    { tapped }: Resolving,
    replacing: readonly ManaReplacing[],
  ): readonly ManaAmounts[] {
    if (tapped === undefined) return [mana];
    const applicable = replacing.filter((one) => this.replacesManaOf(game, one, tapped));
    return this.replacedMana(mana, applicable, tapped.permanent);
  },
};

/** Whether an amount is settled by paying a cost: by X, or by what was sacrificed, exiled, discarded or tapped. */
function dependsOnCost(amount: Amount | undefined): boolean {
  if (amount === undefined || typeof amount === 'number') return false;
  if (amount === 'X' || amount.kind === 'paidWith') return true;
  if (amount.kind === 'times' || amount.kind === 'half') return dependsOnCost(amount.of);
  return (amount.kind === 'power' || amount.kind === 'manaValue') && amount.of !== 'self';
}
