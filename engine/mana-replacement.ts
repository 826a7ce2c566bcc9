/**
 * Replacement effects on mana that a permanent is tapped for.
 * @see CR 106.12b, 614.5, 616.1, 616.2
 */
import type { ManaReplacement } from './model/effects.ts';
import type { Game, GameObject, PlayerId } from './model/game.ts';
import { MANA_TYPES, type ManaType } from './model/mana.ts';
import type { Perspective } from './objects.ts';
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
import type { Rulebook } from './rulebook.ts';

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

/** Equal replacement effects are interchangeable: how they change mana, and how many there are. */
interface ReplacementKind {
  readonly replacing: ManaReplacing;
  readonly count: number;
}

/** Mana on its way to a pool, and how many effects of each kind have not been applied to it yet. */
interface State {
  readonly mana: ManaAmounts;
  readonly left: readonly number[];
}

export const manaReplacementRules = {
  /** The replacement effects on mana of all permanents. */
  manaReplacements(this: Rulebook, game: Game): readonly ManaReplacing[] {
    return game.battlefield.flatMap((source) =>
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
    const kinds = this.replacementKinds(replacing);
    const ends: ManaAmounts[] = [];
    const seen = new Set<string>();
    const open: State[] = [{ mana, left: kinds.map(({ count }) => count) }];
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
      const next = this.nextStates(state, kinds, permanent);
      if (next.length === 0) ends.push(state.mana);
      for (const one of next) {
        const key = `${amountsKey(one.mana)}|${one.left}`;
        if (!seen.has(key)) open.push(one);
        seen.add(key);
      }
    }
    return distinctAmounts(ends);
  },

  /** What the mana is after any one of the effects that apply to it now; nothing when none does. */
  nextStates(
    this: Rulebook,
    { mana, left }: State,
    kinds: readonly ReplacementKind[],
    permanent: GameObject,
  ): State[] {
    return kinds.flatMap(({ replacing }, i) => {
      const count = left[i] ?? 0;
      if (count === 0 || !this.replacesAmount(replacing.ability, mana)) return [];
      const used = this.leftAfterApplying(left, i);
      return this.replaceMana(mana, replacing, permanent).map((m) => ({ mana: m, left: used }));
    });
  },

  /**
   * An effect gets one opportunity to affect an event.
   * @see CR 614.5
   */
  leftAfterApplying(this: Rulebook, left: readonly number[], kind: number): readonly number[] {
    return left.with(kind, (left[kind] ?? 0) - 1);
  },

  replacementKinds(
    this: Rulebook,
    replacing: readonly ManaReplacing[],
  ): readonly ReplacementKind[] {
    const kinds = new Map<string, ReplacementKind>();
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
