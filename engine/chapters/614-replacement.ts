/**
 * Dying, and what happens instead: which replacement effects apply to an object that would change zones, and in
 * which order.
 * @see CR 614, 616, 700.4
 */
import { type Choose, once, outcomes, pick } from '../choices.ts';
import type { ZoneReplacement } from '../model/effects.ts';
import type { Game, GameObject } from '../model/game.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';
import { deal } from '../zones/alike.ts';
import { byId, type Movement } from '../zones/movement.ts';

/** A replacement effect that waits for an object to move. */
export type Replacement =
  /** Of the very spell, ability or event that moves the object. */
  | { readonly kind: 'self'; readonly key: string }
  | {
      readonly kind: 'ability';
      readonly key: string;
      readonly ability: ZoneReplacement;
      readonly source: GameObject;
      readonly as: Perspective;
    }
  /** A commander goes to the command zone instead of to a hand or a library, if its owner likes (903.9b). */
  | { readonly kind: 'commander'; readonly key: string };

export const replacementRules = {
  /** An object dies when it goes from the battlefield to a graveyard. @see CR 700.4 */
  dies(this: Rulebook, movement: Movement): boolean {
    return movement.from === 'battlefield' && movement.to === 'graveyard';
  },

  /**
   * The replacement effects of permanents: only those that are there just before the event apply to it, those
   * of permanents that leave in it too.
   * @see CR 614.4
   */
  standingReplacements(this: Rulebook, game: Game): readonly Replacement[] {
    return this.permanentsWithAbilities(game).flatMap((p) =>
      p.phasedOut ? [] : this.zoneReplacementsOf(p),
    );
  },

  /** The zone replacement abilities of one object. */
  zoneReplacementsOf(this: Rulebook, source: GameObject): readonly Replacement[] {
    return this.abilitiesOf(source).flatMap((ability, index) =>
      ability.kind === 'zoneReplacement'
        ? [
            {
              kind: 'ability' as const,
              key: `${source.id}/${index}`,
              ability,
              source,
              as: this.perspectiveOf(source, ''),
            },
          ]
        : [],
    );
  },

  /**
   * What would replace this movement as it is now: the effect that moves the object, abilities of permanents,
   * the object's own ability, the rule for commanders.
   * @see CR 614.1a, 614.15, 616.1
   */
  replacementsFor(
    this: Rulebook,
    game: Game,
    movement: Movement,
    standing: readonly Replacement[],
  ): readonly Replacement[] {
    const own = movement.from === 'battlefield' ? [] : this.zoneReplacementsOf(movement.object);
    const all: readonly Replacement[] = [
      { kind: 'self', key: 'self' },
      ...standing,
      ...own.filter((r) => r.kind === 'ability' && r.ability.what.self),
      { kind: 'commander', key: 'commander' },
    ];
    return all.filter((replacement) => this.replaces(game, replacement, movement));
  },

  /**
   * Whether a replacement effect is about this movement, as it is after the effects applied so far.
   * @see CR 614.6, 616.1f
   */
  replaces(this: Rulebook, game: Game, replacement: Replacement, movement: Movement): boolean {
    const { object, owner, to } = movement;
    switch (replacement.kind) {
      case 'self':
        return movement.instead !== undefined && to === 'graveyard';
      case 'commander':
        return object.commander !== undefined && (to === 'hand' || to === 'library');
      case 'ability': {
        const { ability, as } = replacement;
        if (to !== 'graveyard') return false;
        if (ability.from === 'battlefield' && !this.dies(movement)) return false;
        if (ability.cardsOnly && !this.isCard(object)) return false;
        return this.matches(
          game,
          ability.what,
          'owner' in object ? object : { ...object, owner },
          as,
        );
      }
      default:
        return replacement satisfies never;
    }
  },

  /** A token is no card. @see CR 111.1 */
  isCard(this: Rulebook, object: GameObject): boolean {
    return !object.token;
  },

  /**
   * Of the effects that apply, those of which one must be applied next: a self-replacement effect goes first.
   * @see CR 614.15, 616.1a
   */
  pressingReplacements(this: Rulebook, applicable: readonly Replacement[]): readonly Replacement[] {
    const self = applicable.filter((r) => r.kind === 'self');
    return self.length > 0 ? self : applicable;
  },

  /** The movement that takes the place of another. @see CR 614.6 */
  replaceWith(this: Rulebook, movement: Movement, replacement: Replacement): Movement {
    if (replacement.kind === 'commander') return { ...movement, to: 'command' };
    if (replacement.kind === 'self') return { ...movement, to: movement.instead ?? movement.to };
    const { ability, source } = replacement;
    return {
      ...movement,
      to: ability.to,
      ...(ability.linked ? { exiledWith: source.id } : {}),
      ...(ability.and === undefined ? {} : { along: { as: replacement.as, effects: ability.and } }),
    };
  },

  /** Whether a replacement effect that was picked is applied: only the rule for commanders says "may". */
  isApplied(this: Rulebook, replacement: Replacement, choose: Choose): boolean {
    return replacement.kind !== 'commander' || choose('to the command zone', [true, false]);
  },

  /**
   * What becomes of one movement: the affected player picks one of the effects that apply, then one of those that
   * apply to what has become of it, and so on; none twice.
   * @see CR 614.5, 616.1, 616.1f, 616.2
   */
  replaceMovement(
    this: Rulebook,
    game: Game,
    movement: Movement,
    standing: readonly Replacement[],
    choose: Choose,
  ): Movement {
    const used = new Set<string>();
    let current = movement;
    for (;;) {
      const applicable = this.replacementsFor(game, current, standing);
      const [first, ...others] = this.pressingReplacements(
        applicable.filter(({ key }) => !used.has(key)),
      );
      if (first === undefined) return current;
      const picked = pick(
        choose,
        `${current.affected}: replacement effect for ${current.object.id}`,
        [first, ...others],
      );
      used.add(picked.key);
      if (this.isApplied(picked, choose)) current = this.replaceWith(current, picked);
    }
  },

  /**
   * What becomes of all movements of one event. Which of several equal objects goes where is no choice worth
   * asking, so each lot of them is dealt among its possible ends.
   * @see CR 614.4, 616.1
   */
  replaceMovements(
    this: Rulebook,
    game: Game,
    movements: readonly Movement[],
    choose: Choose,
  ): readonly Movement[] {
    const open = once(choose, () => {
      const standing = this.standingReplacements(game);
      return [...movements]
        .sort((a, b) => byId(a.object, b.object))
        .map((movement) => ({
          object: movement.object,
          ends: outcomes((c) => this.replaceMovement(game, movement, standing, c), endKey),
        }));
    });
    return deal(game, open, endKey, choose);
  },
};

/** Tells the ends of one movement apart. */
function endKey({ object, to, exiledWith, along }: Movement): string {
  const name = (id: string | undefined) => (id === object.id ? 'this' : id);
  return JSON.stringify([to, name(exiledWith), name(along?.as.source?.id), along?.effects]);
}
