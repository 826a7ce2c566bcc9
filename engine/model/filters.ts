/**
 * What a rule or an ability counts, picks or applies to, as data.
 */
import type { CardType, Supertype } from './cards.ts';
import type { KeywordName } from './keywords.ts';
import type { Color, Id } from './mana.ts';

/** Matches an object when every part that is given holds; `{}` matches everything. */
export interface Filter {
  /** Has one of these card types. */
  readonly types?: readonly CardType[];
  /** Has all of these card types. */
  readonly allTypes?: readonly CardType[];
  /** Has none of these card types. */
  readonly notTypes?: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly notSupertypes?: readonly Supertype[];
  /** Has one of these subtypes. */
  readonly subtypes?: readonly string[];
  /** Has the subtype that was chosen for the source of this ability. */
  readonly chosenSubtype?: true;
  /** Is one of these colours. */
  readonly colors?: readonly Color[];
  /** Is the colour that was chosen for the source of this ability. */
  readonly chosenColor?: true;
  readonly colorless?: true;
  readonly multicolored?: true;
  readonly name?: string;
  readonly minPower?: number;
  readonly maxPower?: number;
  readonly minManaValue?: number;
  readonly maxManaValue?: number;
  /** Whether its mana cost contains {X}. */
  readonly hasX?: boolean;
  readonly token?: boolean;
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  readonly faceDown?: true;
  readonly commander?: true;
  /** Seen from the controller of the ability; without it, anyone's. */
  readonly controller?: 'you' | 'opponent';
  readonly owner?: 'you' | 'opponent';
  /** Another object than the source of the ability. */
  readonly other?: true;
  /** The source of the ability itself. */
  readonly self?: true;
  /** The object that the source is attached to. */
  readonly attachedToThis?: true;
  /** This very object. */
  readonly id?: Id;
  /** Matches one of these. */
  readonly anyOf?: readonly Filter[];
}

/** A number that a rule or an ability computes: never below zero where an amount is asked for (107.1b). */
export type Amount =
  | number
  /** The X chosen for the spell or ability (107.3). */
  | 'X'
  /** The X of the spell that the ability triggered on or that it targets (107.3e). */
  | { readonly kind: 'xOf'; readonly of: 'eventObject' | 'target' }
  /** Twice, three times, … an amount; `plus` is added after. */
  | { readonly kind: 'times'; readonly factor: number; readonly of: Amount; readonly plus?: number }
  /** Half of an amount, rounded down. */
  | { readonly kind: 'half'; readonly of: Amount }
  /** How many permanents match; `cap` bounds it. */
  | { readonly kind: 'count'; readonly of: Filter; readonly cap?: number }
  /** How many cards in a zone match, of you or of everyone. */
  | {
      readonly kind: 'cards';
      readonly zone: 'hand' | 'graveyard' | 'exile';
      readonly of: Filter;
      readonly whose?: 'yours' | 'everyones';
    }
  /** Devotion (700.5); without `to`, to the colour that is chosen on resolution. */
  | { readonly kind: 'devotion'; readonly to?: readonly Color[] }
  /** Mana symbols of this colour among the mana costs of your permanents: not devotion (700.5a does not help it). */
  | { readonly kind: 'symbols'; readonly color: Color }
  /** Power of the source, of what was tapped or of what was sacrificed for the cost. */
  | { readonly kind: 'power'; readonly of: 'self' | 'tapped' | 'sacrificed' }
  | { readonly kind: 'greatestPower'; readonly of: Filter }
  | { readonly kind: 'totalPower'; readonly of: Filter }
  /** How many different powers they have. */
  | { readonly kind: 'differentPowers'; readonly of: Filter }
  | { readonly kind: 'manaValue'; readonly of: 'self' | 'sacrificed' | 'exiled' }
  | { readonly kind: 'counters'; readonly of: string }
  /** Spells that the player who casts has cast this turn before this one. */
  | { readonly kind: 'spellsCast'; readonly of?: Filter }
  /** Targets beyond the first, or all targets. */
  | { readonly kind: 'targets'; readonly beyond: number }
  /** How many of what the payer chose to sacrifice, exile, discard or tap for the cost. */
  | { readonly kind: 'paidWith'; readonly cost: 'sacrifice' | 'exile' | 'discard' | 'tap' }
  /** Opponents still in the game (702.125a). */
  | { readonly kind: 'opponents' }
  /** Greatest mana value of a commander that the player owns, on the battlefield or in the command zone. */
  | { readonly kind: 'commanderManaValue' }
  /** How often an additional cost of this keyword was paid for the spell that the source is or was. */
  | { readonly kind: 'timesPaid'; readonly keyword: KeywordName }
  /** Distinct colours of mana that were spent on the spell (sunburst, converge). */
  | { readonly kind: 'colorsSpent' }
  | { readonly kind: 'manaSpent'; readonly type?: string };

/** Something that is true or false of a game, seen from a player. */
export type Condition =
  | { readonly kind: 'controls'; readonly of: Filter; readonly atLeast?: number }
  | {
      readonly kind: 'amount';
      readonly of: Amount;
      readonly atLeast?: number;
      readonly atMost?: number;
    }
  | { readonly kind: 'turn'; readonly whose: 'yours' | 'opponents' }
  | { readonly kind: 'opponentLostLife' }
  /** The object is, or was, a spell that was cast by way of this keyword. */
  | { readonly kind: 'castBy'; readonly keyword: KeywordName }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  /** The spell being cast has a target that matches. */
  | { readonly kind: 'targets'; readonly of: Filter };
