/**
 * Replacement effects on mana that a permanent is tapped for.
 * @see CR 106.12b, 614.5, 616.1, 616.2
 */
import type { ManaReplacement } from '../model/effects.ts';
import type { Game, GameObject, PlayerId } from '../model/game.ts';
import { MANA_TYPES, type ManaType } from '../model/mana.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';
import {
  addAmounts,
  amountsKey,
  distinctAmounts,
  type ManaAmounts,
  manaOf,
  multiplyAmounts,
  NO_MANA,
  totalAmount,
} from './production/amounts.ts';
import { everyOrder } from './production/every-order.ts';

/** A replacement effect with the permanent that it comes from. */
export interface ManaReplacing {
  readonly ability: ManaReplacement;
  readonly as: Perspective;
}

/** A permanent that is being tapped for mana. */
export interface TappedForMana {
  readonly permanent: GameObject;
  readonly player: PlayerId;
}

export const manaReplacementRules = {
  /** The replacement effects on mana of all permanents. */
  manaReplacements(this: Rulebook, game: Game): readonly ManaReplacing[] {
    return this.permanentsWithAbilities(game).flatMap((source) =>
      source.phasedOut
        ? []
        : this.abilitiesOf(source)
            .filter((ability) => ability.kind === 'manaReplacement')
            .map((ability) => ({ ability, as: { controller: source.controller, source } })),
    );
  },

  /**
   * Whether a replacement effect is about this permanent, tapped for mana by this player.
   * @see CR 614.1a
   */
  replacesManaOf(
    this: Rulebook,
    game: Game,
    { ability, as }: ManaReplacing,
    { permanent, player }: TappedForMana,
  ): boolean {
    if (ability.by !== undefined && (player === as.controller) !== (ability.by === 'you'))
      return false;
    return this.matches(game, ability.what, permanent, as);
  },

  /**
   * Whether it applies to this amount: to none where no mana is produced.
   * @see CR 614.7, 616.1f
   */
  replacesAmount(this: Rulebook, ability: ManaReplacement, mana: ManaAmounts): boolean {
    return totalAmount(mana) >= Math.max(1, ability.atLeast ?? 1);
  },

  /**
   * Everything that mana may become: its player applies replacement effects in any order, each once, as long as one
   * applies to what the mana is by then. Each distinct state is visited once, however many orders lead to it.
   * @see CR 106.12b, 614.5, 616.1, 616.1f, 616.2
   */
  replacedMana(
    this: Rulebook,
    mana: ManaAmounts,
    replacing: readonly ManaReplacing[],
    permanent: GameObject,
  ): readonly ManaAmounts[] {
    if (replacing.length === 0) return [mana];
    const effects = this.alike(replacing).map(({ replacing: one, count }) => ({
      count,
      apply: (before: ManaAmounts) =>
        this.replacesAmount(one.ability, before)
          ? this.replaceMana(before, one, permanent)
          : undefined,
    }));
    return everyOrder(mana, effects, amountsKey);
  },

  /**
   * Equal replacement effects are interchangeable; each of them gets one opportunity.
   * @see CR 614.5
   */
  alike(
    this: Rulebook,
    replacing: readonly ManaReplacing[],
  ): readonly { readonly replacing: ManaReplacing; readonly count: number }[] {
    const kinds = new Map<string, { readonly replacing: ManaReplacing; readonly count: number }>();
    for (const one of replacing) {
      const { change, atLeast } = one.ability;
      const key = JSON.stringify([change, atLeast, this.chosenColor(one.as.source)]);
      kinds.set(key, { replacing: one, count: (kinds.get(key)?.count ?? 0) + 1 });
    }
    return [...kinds.values()];
  },

  /** Everything that mana may become by one replacement effect. */
  replaceMana(
    this: Rulebook,
    mana: ManaAmounts,
    { ability: { change }, as }: ManaReplacing,
    permanent: GameObject,
  ): readonly ManaAmounts[] {
    switch (change.kind) {
      case 'becomes':
        return this.manaOfText(change.mana, 1, { as });
      case 'multiply':
        return [this.multiplyMana(mana, change.by)];
      case 'type':
        return this.changeTypes(mana, this.typesNamed(change.to, as.source), change.from);
      case 'bySubtype': {
        const types = this.subtypesOf(permanent).flatMap((subtype) => change.table[subtype] ?? []);
        return types.length === 0 ? [mana] : this.changeTypes(mana, types, undefined);
      }
      default:
        return change satisfies never;
    }
  },

  /** As much again of each type, once or several times. */
  multiplyMana(this: Rulebook, mana: ManaAmounts, by: number): ManaAmounts {
    return multiplyAmounts(mana, by);
  },

  /**
   * The same amount, all of one of the new types; of those in `from` alone where that is given.
   * @see CR 106.5
   */
  changeTypes(
    this: Rulebook,
    mana: ManaAmounts,
    to: readonly ManaType[],
    from: readonly ManaType[] | undefined,
  ): readonly ManaAmounts[] {
    const changes = (type: ManaType): boolean => from === undefined || from.includes(type);
    const amount = totalAmount(only(mana, MANA_TYPES.filter(changes)));
    const kept = only(
      mana,
      MANA_TYPES.filter((type) => !changes(type)),
    );
    if (to.length === 0) return [kept];
    return distinctAmounts(to.map((type) => addAmounts(kept, manaOf(type, amount))));
  },
};

function only(mana: ManaAmounts, types: readonly ManaType[]): ManaAmounts {
  return types.reduce((sum, type) => addAmounts(sum, manaOf(type, mana[type])), NO_MANA);
}
