/**
 * Objects as they are now: types, abilities, names.
 * @see CR 109, 613
 */

import { colorBits } from './costs/mana-cost.ts';
import { isPermanent, isSpell } from './find.ts';
import { foundOnce } from './found-once.ts';
import type { Ability } from './model/abilities.ts';
import type { CardType } from './model/cards.ts';
import type { Game, GameObject, Permanent, PlayerId } from './model/game.ts';
import type { Keyword, KeywordName } from './model/keywords.ts';
import type { Proposal } from './model/proposals.ts';
import type { Rulebook } from './rulebook.ts';
import { isCreatureType } from './subtypes.ts';

/** From where an ability sees the game. */
export interface Perspective {
  readonly controller: PlayerId;
  /** The object that has the ability. */
  readonly source?: GameObject;
  readonly x?: number;
  /** What the ability triggered on, and its first target. */
  readonly eventObject?: GameObject;
  readonly target?: GameObject;
  /** The spell or ability whose cost is being determined. */
  readonly proposal?: Proposal;
  /** The objects that a cost or an event used. */
  readonly used?: Readonly<
    Partial<Record<'sacrifice' | 'exile' | 'discard' | 'tap', readonly GameObject[]>>
  >;
}

const NO_ABILITIES: readonly Ability[] = [];
const NO_KEYWORDS: readonly Keyword[] = [];

/** From how many permanents on it is worthwhile to remember which of a battlefield have abilities. */
const LARGE = 50;

const withAbilities = foundOnce((rules, battlefield) =>
  battlefield.filter((p) => rules.abilitiesOf(p).length > 0),
);

/** Whether one of those that are wanted is there. */
export function shares<T>(wanted: readonly T[], has: readonly T[] | undefined): boolean {
  return has?.some((one) => wanted.includes(one)) ?? false;
}

export const objectRules = {
  /**
   * The abilities that an object has now: its own, those of land types that effects gave it, those that effects gave
   * it; neither of the first when an effect took its abilities.
   */
  abilitiesOf(this: Rulebook, object: GameObject): readonly Ability[] {
    const own = this.copiableValues(object).abilities ?? NO_ABILITIES;
    const later = 'later' in object ? object.later : undefined;
    if (later === undefined) return own;
    const given = later.abilities ?? NO_ABILITIES;
    if (later.lostAbilities) return given;
    const kept = this.losesTextToLandType(object, later) ? NO_ABILITIES : own;
    return [...kept, ...this.abilitiesOfLandTypes(object, later), ...given];
  },

  /**
   * The permanents that have abilities, in the order of the battlefield; of a small one all, since looking at each is
   * quicker than remembering which to look at.
   */
  permanentsWithAbilities(this: Rulebook, { battlefield }: Game): readonly Permanent[] {
    return battlefield.length < LARGE ? battlefield : withAbilities(this, battlefield);
  },

  /** The keyword abilities that an object has now. */
  keywordsOf(this: Rulebook, object: GameObject): readonly Keyword[] {
    const own = this.copiableValues(object).keywords ?? NO_KEYWORDS;
    const later = 'later' in object ? object.later : undefined;
    if (later === undefined) return own;
    const kept = later.lostAbilities ? NO_KEYWORDS : own;
    return later.keywords === undefined ? kept : [...kept, ...later.keywords];
  },

  keywordOf(this: Rulebook, object: GameObject, name: KeywordName): Keyword | undefined {
    return this.keywordsOf(object).find((k) => k.keyword === name);
  },

  /** The card types that an object has now. A god is no creature while devotion is too low (layer 4). */
  typesOf(this: Rulebook, game: Game, object: GameObject): readonly CardType[] {
    const later = 'later' in object ? object.later : undefined;
    const face = this.copiableValues(object);
    let types = later?.types ?? face.types;
    if (later?.addTypes !== undefined) types = [...types, ...later.addTypes];
    if (!isPermanent(object) || face.abilities === undefined) return types;
    for (const ability of face.abilities) {
      if (ability.kind !== 'notCreatureBelowDevotion') continue;
      if (this.devotion(game, object.controller, colorBits(ability.to)) < ability.below) {
        types = types.filter((t) => t !== 'creature');
      }
    }
    return types;
  },

  subtypesOf(this: Rulebook, object: GameObject): readonly string[] {
    const later = 'later' in object ? object.later : undefined;
    const subtypes = later?.subtypes ?? this.copiableValues(object).subtypes ?? [];
    return later?.addSubtypes === undefined ? subtypes : [...subtypes, ...later.addSubtypes];
  },

  powerOf(this: Rulebook, object: GameObject): number {
    const later = 'later' in object ? object.later : undefined;
    const counters = 'counters' in object ? object.counters : undefined;
    const base = later?.power ?? this.copiableValues(object).power ?? 0;
    return base + (counters?.['+1/+1'] ?? 0) - (counters?.['-1/-1'] ?? 0);
  },

  /** Whether an object has one of these subtypes now. */
  hasSubtype(this: Rulebook, object: GameObject, wanted: readonly string[]): boolean {
    return (
      shares(wanted, this.subtypesOf(object)) ||
      (wanted.some(isCreatureType) && this.hasEveryCreatureType(object))
    );
  },

  /**
   * A changeling has every creature type, land and other types only as printed; it keeps them when an effect takes
   * its abilities (layer 6), but not when one sets its types (layer 4).
   * @see CR 702.73a, 613.6
   */
  hasEveryCreatureType(this: Rulebook, object: GameObject): boolean {
    const later = 'later' in object ? object.later : undefined;
    const printed =
      later?.subtypes === undefined ? this.copiableValues(object).keywords : undefined;
    return [...(printed ?? []), ...(later?.keywords ?? [])].some((k) => k.keyword === 'changeling');
  },

  /**
   * The names of an object: a split card, a fused spell and an open Room have those of both halves.
   * @see CR 201.2, 709.4a
   */
  namesOf(this: Rulebook, object: GameObject): readonly string[] {
    return this.copiableValues(object).name.split(' // ');
  },

  /** What sees the game as this object's controller does. */
  perspectiveOf(this: Rulebook, source: GameObject, fallback: PlayerId): Perspective {
    return {
      controller: isPermanent(source) || isSpell(source) ? source.controller : fallback,
      source,
    };
  },
};
