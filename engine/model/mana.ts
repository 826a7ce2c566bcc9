/**
 * Colours, types of mana, and mana itself.
 * @see CR 105.1, 106.1b, 106.4, 106.6
 */
import type { Filter } from './filters.ts';

export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
/** One of the five colours (105.1). */
export type Color = (typeof COLORS)[number];

export const MANA_TYPES = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
/** One of the six types of mana: the five colours, and colourless (106.1b). */
export type ManaType = (typeof MANA_TYPES)[number];

/** Mana symbols as on a card, `"{2}{W/U}{X}"`; `"{0}"` is a cost of nothing. */
export type ManaText = string;

/** Identifies an object of a game. A card that changes zones becomes a new object: `bear`, `bear#2`, `bear#3` … (400.7). */
export type Id = string;

/** What mana may be spent on (106.6): every part that is given must hold. */
export interface SpendRestriction {
  /** Only on these actions; without it on anything. */
  readonly on?: readonly ('cast' | 'activate' | 'other')[];
  /** What is cast, or the source of what is activated, must match. */
  readonly filter?: Filter;
  /** Cannot be spent to cast what matches. */
  readonly notCast?: Filter;
  /** Cannot pay for generic mana. */
  readonly notGeneric?: true;
  /** Only on costs that contain {X}. */
  readonly xOnly?: true;
}

/** What happens to the thing that such mana is spent on (106.6). */
export type Rider = 'uncounterable' | 'haste' | 'extraCounter' | 'trigger';

/**
 * An amount of equal mana in a pool (106.4).
 * `amount` is a positive safe integer, so that three to the thirtieth of mana is one entry.
 */
export interface Mana {
  readonly type: ManaType;
  readonly amount: number;
  /** The object that produced it (106.3). */
  readonly source?: Id;
  /** It was produced by a snow source, so it can pay for {S} (107.4h). */
  readonly snow?: true;
  /** It was produced by a creature. */
  readonly fromCreature?: true;
  /** It was produced by a Treasure. */
  readonly fromTreasure?: true;
  readonly only?: SpendRestriction;
  readonly riders?: readonly Rider[];
  /** It does not empty before the end of the turn. */
  readonly untilEndOfTurn?: true;
  /** It does not empty before the end of combat (firebending). */
  readonly untilEndOfCombat?: true;
}
