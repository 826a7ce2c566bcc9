/**
 * What triggers when mana is added, and triggered mana abilities.
 * @see CR 106.12a, 605.1b, 605.4a
 */

import type { Choose } from '../choices.ts';
import type { Resolving } from '../effects.ts';
import { InputError } from '../errors.ts';
import { isPermanent } from '../find.ts';
import type { Effect, TriggeredAbility } from '../model/effects.ts';
import type { Game, GameObject, Permanent, PlayerId } from '../model/game.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';
import { isManaEffect } from './adding-mana.ts';
import { addAmounts, type ManaAmounts, NO_MANA, typesIn } from './production/amounts.ts';

/** An ability of an object has added mana. */
export interface ManaEvent {
  readonly source: GameObject;
  /** Who has it. */
  readonly player: PlayerId;
  readonly mana: ManaAmounts;
  /** The source was tapped for mana (106.12). */
  readonly tapped: boolean;
}

/** A triggered ability with the permanent that it is of. */
export interface ManaTrigger {
  readonly ability: TriggeredAbility;
  readonly source: Permanent;
}

/** How far mana abilities may trigger one another before it is a loop that nothing ends. */
const LONGEST_CHAIN = 64;

export const manaTriggerRules = {
  /**
   * Carries out all effects of an ability in order; then what triggered on the mana that it added.
   * @see CR 605.3b, 605.4a, 608.2c
   */
  resolveEffects(
    this: Rulebook,
    game: Game,
    effects: readonly Effect[],
    by: Resolving,
    choose: Choose,
  ): Game {
    let after = game;
    let mana = NO_MANA;
    for (const effect of effects) {
      if (!isManaEffect(effect)) {
        after = this.carryOut(after, effect, by, choose);
        continue;
      }
      const added = this.addMana(after, effect, by, choose);
      after = added.game;
      mana = addAmounts(mana, added.mana);
    }
    const { source, controller: player } = by.as;
    if (source === undefined) return after;
    const event = { source, player, mana, tapped: by.tapped !== undefined };
    return this.afterMana(after, event, by.chain ?? 0, choose);
  },

  /**
   * Triggered mana abilities resolve at once, without the stack; all others wait to be put on it.
   * @throws {InputError} `choices/too-many` when they trigger one another without end.
   * @see CR 605.4a
   */
  afterMana(this: Rulebook, game: Game, event: ManaEvent, chain: number, choose: Choose): Game {
    if (chain > LONGEST_CHAIN) throw endless(event);
    const about = { object: event.source.id, player: event.player, types: typesIn(event.mana) };
    let after = game;
    for (const { ability, source } of this.triggeredByMana(game, event)) {
      const { effects } = ability;
      const as = this.perspectiveOf(source, source.controller);
      after = this.isTriggeredManaAbility(ability)
        ? this.resolveEffects(after, effects, { as, event: about, chain: chain + 1 }, choose)
        : this.addPending(after, [
            { source: source.id, controller: as.controller, effects, event: about },
          ]);
    }
    return after;
  },

  /** The abilities that trigger, once each, in the order of the battlefield. */
  triggeredByMana(this: Rulebook, game: Game, event: ManaEvent): readonly ManaTrigger[] {
    return this.permanentsWithAbilities(game).flatMap((source) => {
      if (source.phasedOut) return [];
      const as = this.perspectiveOf(source, source.controller);
      return this.abilitiesOf(source)
        .filter((ability) => ability.kind === 'triggered')
        .filter((ability) => this.triggersOnMana(game, ability, as, event))
        .map((ability) => ({ ability, source }));
    });
  },

  /** Whether an ability triggers on mana that was added. */
  triggersOnMana(
    this: Rulebook,
    game: Game,
    { event: on, onlyIf }: TriggeredAbility,
    as: Perspective,
    event: ManaEvent,
  ): boolean {
    const happened =
      (on.on === 'tappedForMana' && this.wasTappedForMana(event)) ||
      (on.on === 'manaAdded' && this.causedControllerToAdd(event));
    return (
      happened &&
      this.matches(game, on.what, event.source, as) &&
      this.producedAnyOf(on.types, event.mana, as) &&
      this.holdsIfAny(game, onlyIf, as)
    );
  },

  /**
   * A permanent is tapped for mana when the ability has resolved and has produced some.
   * @see CR 106.12, 106.12a
   */
  wasTappedForMana(this: Rulebook, { tapped, mana }: ManaEvent): boolean {
    return tapped && typesIn(mana).length > 0;
  },

  /** An ability of a permanent, with {T} or without, caused its controller to add mana. */
  causedControllerToAdd(this: Rulebook, { source, player, mana }: ManaEvent): boolean {
    return isPermanent(source) && source.controller === player && typesIn(mana).length > 0;
  },

  /** @see CR 106.12a */
  producedAnyOf(
    this: Rulebook,
    types: Extract<TriggeredAbility['event'], { on: 'tappedForMana' }>['types'],
    mana: ManaAmounts,
    { source }: Perspective,
  ): boolean {
    if (types === undefined) return true;
    const wanted = this.typesNamed(types, source);
    return typesIn(mana).some((type) => wanted.includes(type));
  },
};

function endless({ source }: ManaEvent): InputError {
  return new InputError('choices/too-many', 'mana abilities trigger one another without end', {
    value: source.id,
    hint: `at most ${LONGEST_CHAIN} in a chain`,
  });
}
