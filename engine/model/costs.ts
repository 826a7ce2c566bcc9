/**
 * Costs (118) as data: mana and everything else that can be asked for.
 */
import type { Amount, Filter } from './filters.ts';
import type { ManaText } from './mana.ts';

/** Some objects that a cost asks the payer to use. */
export interface Some {
  readonly filter: Filter;
  /** How many; `'any'` is any number, chosen by the payer, `'upToOne'` one or none. 1 without it. */
  readonly count?: number | 'X' | 'any' | 'upToOne';
  /** The mana value of each must be the X chosen for the spell or ability. */
  readonly manaValue?: 'X';
}

/** A cost: all of its parts are to be paid (118.3). */
export interface Cost {
  /** `null`: unpayable (118.6). Absent: no mana is asked for. */
  readonly mana?: ManaText | null;
  /** {T} (107.5). */
  readonly tap?: true;
  /** {Q} (107.6). */
  readonly untap?: true;
  readonly life?: Amount;
  readonly sacrificeThis?: true;
  readonly sacrifice?: Some;
  /** Tap untapped permanents: not {T}, so summoning sickness does not matter (302.6). */
  readonly tapPermanents?: Some;
  /** Tap untapped creatures with at least this much power in all. */
  readonly tapPower?: number;
  readonly discard?: Some;
  readonly discardThis?: true;
  readonly exileFromHand?: Some;
  readonly exileFromGraveyard?: Some;
  readonly exilePermanents?: Some;
  readonly exileThis?: true;
  readonly returnToHand?: Some;
  readonly removeCounters?: { readonly counter: string; readonly count: number | 'X' };
  /** Loyalty to add or, below zero, to remove (606). */
  readonly loyalty?: number;
  /** Cards to mill: moves cards from a library (605.1a). */
  readonly mill?: number;
  readonly reveal?: Some;
  /** An amount of generic mana that artifacts and creatures may be tapped for (701.67a). */
  readonly waterbend?: number | 'X';
}
