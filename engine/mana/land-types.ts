/**
 * Basic land types that effects give to lands, and the mana abilities that come with them. The types that a card is
 * printed with stand among its own abilities.
 * @see CR 305.6, 305.7
 */
import type { Ability, ActivatedAbility } from '../model/abilities.ts';
import type { GameObject, LaterEffects } from '../model/game.ts';
import type { ManaType } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';

const TYPE_OF: Readonly<Record<string, ManaType>> = {
  plains: 'W',
  island: 'U',
  swamp: 'B',
  mountain: 'R',
  forest: 'G',
};

const isBasicType = (subtype: string): boolean => Object.hasOwn(TYPE_OF, subtype);

/** `{T}: Add` one mana of a basic land type, the same object each time. */
const ABILITY_OF: Readonly<Record<string, ActivatedAbility>> = Object.fromEntries(
  Object.entries(TYPE_OF).map(([subtype, type]) => [
    subtype,
    {
      kind: 'activated',
      cost: { tap: true },
      effects: [{ kind: 'addMana', mana: { kind: 'symbols', symbols: `{${type}}` } }],
    },
  ]),
);

export const landTypeRules = {
  /**
   * A land whose types an effect sets to a basic land type loses the abilities of its text.
   * @see CR 305.7
   */
  losesTextToLandType(this: Rulebook, object: GameObject, later: LaterEffects): boolean {
    return (later.subtypes?.some(isBasicType) ?? false) && this.isLand(object, later);
  },

  /**
   * The mana abilities of the basic land types that effects gave to a land.
   * @see CR 305.6, 305.7
   */
  abilitiesOfLandTypes(
    this: Rulebook,
    object: GameObject,
    later: LaterEffects,
  ): readonly Ability[] {
    const given = [...(later.subtypes ?? []), ...(later.addSubtypes ?? [])];
    if (given.length === 0 || !this.isLand(object, later)) return [];
    return given.flatMap((subtype) => ABILITY_OF[subtype] ?? []);
  },

  isLand(this: Rulebook, object: GameObject, later: LaterEffects): boolean {
    const types = later.types ?? this.copiableValues(object).types;
    return types.includes('land') || (later.addTypes?.includes('land') ?? false);
  },
};
