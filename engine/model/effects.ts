/**
 * Effects, events, triggered abilities and replacement effects, as data.
 */
import type { CardType, Supertype } from './cards.ts';
import type { Amount, Condition, Filter } from './filters.ts';
import type { Keyword } from './keywords.ts';
import type { ManaText, ManaType, Rider, SpendRestriction } from './mana.ts';
import type { Step } from './steps.ts';

/** Which mana an effect adds. */
export type Production =
  /** The symbols, once or several times: `{G}{G}`, `{G}` for each … (106.8-106.11 say what other symbols add). */
  | { readonly kind: 'symbols'; readonly symbols: ManaText; readonly times?: Amount }
  /** One of these, as chosen on resolution. */
  | { readonly kind: 'oneOf'; readonly options: readonly ManaText[]; readonly times?: Amount }
  /** Mana of one of these types, all of one; `chosen` is the colour chosen for the permanent. */
  | {
      readonly kind: 'type';
      readonly type: 'anyColor' | 'anyType' | 'chosenColor' | readonly ManaType[];
      readonly amount?: Amount;
      /** Each of them may be of another type: "in any combination of colours". */
      readonly combination?: true;
    }
  /** One mana of a type, or colour, that a matching permanent could produce (106.7). */
  | {
      readonly kind: 'couldProduce';
      readonly of: Filter;
      readonly colorsOnly?: true;
      readonly amount?: Amount;
    }
  /** One mana of a colour of a matching permanent: undefined when there is none (106.5); or of `each` such colour. */
  | {
      readonly kind: 'colorAmong';
      readonly of: Filter;
      readonly amount?: Amount;
      readonly each?: true;
    }
  /** Mana of a colour chosen on resolution, as much as the devotion to it. */
  | { readonly kind: 'devotion' }
  /** In a trigger: one mana of a type that the event produced. */
  | { readonly kind: 'producedType'; readonly colorsOnly?: true; readonly amount?: Amount };

/** Who is asked for a payment: the controller of the ability, of what it triggered on, or of its target. */
export type Payer = 'you' | 'eventPlayer' | 'targetController';

/** A payment that an effect asks for, and what happens if it is made or is not made. */
export interface PaidOnResolution {
  /** Mana, with {X} or without; or as much as the mana cost of an object (107.3h). */
  readonly mana: ManaText | { readonly manaCostOf: 'self' | 'target' | 'eventObject' };
  /**
   * What {X} is, where the text says so. Without it, it is the X of the spell or ability, and where that has none it is
   * chosen by whoever pays (107.3f).
   */
  readonly x?: Amount;
  readonly life?: Amount;
  readonly then: readonly Effect[];
}

export type Effect =
  | {
      readonly kind: 'addMana';
      readonly mana: Production;
      readonly only?: SpendRestriction;
      readonly riders?: readonly Rider[];
      readonly untilEndOfTurn?: true;
      readonly untilEndOfCombat?: true;
      /** Who gets it: the controller, or the player of the event. */
      readonly to?: 'you' | 'eventPlayer';
      /** Only if this holds as the ability resolves. */
      readonly onlyIf?: Condition;
    }
  /** Doubling Cube: as much again of each type of unspent mana (701.10f). */
  | { readonly kind: 'doublePool' }
  /** Drain Power: the mana of the target player's pool becomes yours (106.13). */
  | { readonly kind: 'takePool'; readonly activateLands?: true }
  | {
      readonly kind: 'gainLife';
      readonly amount: Amount;
      readonly to?: 'you' | 'eventPlayer';
      /** Only if this holds as the ability resolves. */
      readonly onlyIf?: Condition;
      /** "… that much instead if …": it replaces a part of its own effect (614.15). */
      readonly instead?: { readonly amount: Amount; readonly onlyIf: Condition };
    }
  | {
      readonly kind: 'loseLife';
      readonly amount: Amount;
      readonly who: 'you' | 'eachOpponent' | 'eventPlayer' | 'targetPlayer';
    }
  /** Each opponent loses that much life; you gain the life that was lost. */
  | { readonly kind: 'drain'; readonly amount: Amount }
  /** Moves cards from a library (605.1a). */
  | { readonly kind: 'draw'; readonly amount: Amount; readonly each?: true }
  | { readonly kind: 'mill'; readonly amount: Amount }
  | {
      readonly kind: 'putCounters';
      readonly counter: string;
      readonly amount: Amount;
      readonly on: 'self' | Filter;
    }
  | { readonly kind: 'createTokens'; readonly token: string; readonly amount: Amount }
  | {
      readonly kind: 'destroy';
      readonly what: Filter | 'target' | 'self';
      /** "If it would be put into a graveyard this way, exile it instead" (614.15). */
      readonly instead?: 'exile';
    }
  | {
      readonly kind: 'exile';
      readonly what: Filter | 'target' | 'self';
      /** Its owner may cast it from exile, on a later turn. */
      readonly castableAs?: 'normal';
    }
  | {
      readonly kind: 'sacrificeEach';
      readonly who: 'eachOpponent' | 'eachPlayer';
      readonly filter: Filter;
    }
  | { readonly kind: 'untap'; readonly what: Filter | 'self' | 'target' }
  | { readonly kind: 'tapAndFreeze'; readonly what: 'eventObject' }
  /** Puts a card from a graveyard onto the battlefield under your control, or this card under its owner's. */
  | {
      readonly kind: 'reanimate';
      readonly what: 'target' | 'self';
      readonly tapped?: true;
      readonly counters?: Amount;
    }
  /** The Darkness Crystal: a creature card exiled with this enters tapped under your control with counters. */
  | {
      readonly kind: 'returnExiledWithThis';
      readonly filter: Filter;
      readonly tapped?: true;
      readonly counters?: { readonly counter: string; readonly amount: Amount };
    }
  | {
      readonly kind: 'returnToHand';
      readonly what: 'eventObject' | 'self';
      /** Only if it has not left the battlefield. */
      readonly from?: 'battlefield';
    }
  /** "You may pay … If you do, …": a cost that is paid as the ability resolves (118.12). */
  | ({ readonly kind: 'mayPay' } & PaidOnResolution)
  /** "… unless that player pays …" (118.12a). */
  | ({ readonly kind: 'unlessPays'; readonly who?: Payer } & PaidOnResolution)
  /** At the beginning of the next such step: a delayed triggered ability (603.7). */
  | { readonly kind: 'delayed'; readonly at: Step; readonly effects: readonly Effect[] }
  /** Puts a spell from the stack into its owner's graveyard (701.6a). */
  | { readonly kind: 'counter'; readonly what: 'target' | 'eventObject' }
  | { readonly kind: 'sacrifice'; readonly what: 'self' }
  /** The target card, or each of your cards in your graveyard that matches, has a keyword while it stays there. */
  | {
      readonly kind: 'gainKeyword';
      readonly what: 'target' | Filter;
      readonly keyword: Keyword;
    }
  /** What no rule of this suite looks into. */
  | { readonly kind: 'other'; readonly says: string };

export type TriggerEvent =
  /** A permanent is tapped for mana (of a type) (106.12a). */
  | {
      readonly on: 'tappedForMana';
      readonly what: Filter;
      readonly types?: readonly ManaType[] | 'chosenColor';
    }
  /** An ability of a matching permanent causes its controller to add mana of a type: no {T} is needed. */
  | {
      readonly on: 'manaAdded';
      readonly what: Filter;
      readonly types?: readonly ManaType[] | 'chosenColor';
    }
  | { readonly on: 'enters'; readonly what: Filter }
  | { readonly on: 'dies'; readonly what: Filter }
  | { readonly on: 'leaves'; readonly what: Filter }
  | { readonly on: 'putIntoGraveyard'; readonly what: Filter; readonly cardsOnly?: true }
  | { readonly on: 'sacrificed'; readonly what: Filter; readonly by?: 'you' | 'opponent' }
  | { readonly on: 'cast'; readonly what: Filter; readonly by?: 'you' | 'opponent' }
  | { readonly on: 'lifeGained'; readonly by?: 'you' | 'opponent' }
  | { readonly on: 'attacks'; readonly what: Filter }
  | { readonly on: 'stepBegins'; readonly step: Step };

/** "When/whenever/at …" (603). */
export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly event: TriggerEvent;
  readonly effects: readonly Effect[];
  readonly targets?: number;
  readonly onlyIf?: Condition;
}

/** What becomes of mana that is about to be produced (106.12b, 614). */
export interface ManaReplacement {
  readonly kind: 'manaReplacement';
  /** The permanent that is tapped for mana. */
  readonly what: Filter;
  /** Who taps it: seen from the controller of this ability. */
  readonly by?: 'you' | 'opponent';
  /** Applies only to two or more mana. */
  readonly atLeast?: number;
  readonly change: /** Exactly this instead of any type and amount (Contamination, Damping Sphere). */
    | { readonly kind: 'becomes'; readonly mana: ManaText }
    /** The same amount, of this type (Infernal Darkness); of a chosen one for `chosenColor`. */
    | {
        readonly kind: 'type';
        readonly to: ManaType | 'chosenColor' | 'anyColor' | readonly ManaType[];
        /** Only the mana of these types changes. */
        readonly from?: readonly ManaType[];
      }
    /** Naked Singularity: by basic land type of the land, one that applies is picked. */
    | { readonly kind: 'bySubtype'; readonly table: Readonly<Record<string, ManaType>> }
    | { readonly kind: 'multiply'; readonly by: number };
}

/** What becomes of an object that would change zones (614, 616). */
export interface ZoneReplacement {
  readonly kind: 'zoneReplacement';
  readonly what: Filter;
  /** Only from the battlefield to a graveyard ("would die"), or to a graveyard from anywhere. */
  readonly from: 'battlefield' | 'anywhere';
  /** Cards only: tokens are not cards (111.1). */
  readonly cardsOnly?: true;
  readonly to: 'exile' | 'library' | 'hand';
  /** What else happens, once for each object. */
  readonly and?: readonly Effect[];
  /** The card is exiled "with" the source, which other abilities refer to (607.2b). */
  readonly linked?: true;
}

/** "Enters with …", "enters tapped" (614.1c). */
export interface EntersWith {
  readonly kind: 'entersWith';
  readonly what: 'self' | Filter;
  readonly counters?: { readonly counter: string; readonly amount: Amount };
  readonly tapped?: true;
  readonly chooses?: 'color' | 'creatureType';
  /** It enters as a copy of a permanent that matches (616.1c). */
  readonly asCopyOf?: Filter;
  readonly addTypes?: readonly CardType[];
  readonly removeSupertypes?: readonly Supertype[];
  /** As it enters, its controller may sacrifice any number of these; so many +1/+1 counters for each (614.13). */
  readonly devours?: { readonly what: Filter; readonly counters: number };
  readonly onlyIf?: Condition;
}

/** Counters that would be put: one more, or twice as many (614.16). */
export interface CounterReplacement {
  readonly kind: 'counterReplacement';
  readonly what: Filter;
  readonly counter?: string;
  readonly change:
    | { readonly kind: 'plus'; readonly n: number }
    | { readonly kind: 'multiply'; readonly by: number };
}

/** Tokens that would be created: twice as many (614.16). */
export interface TokenReplacement {
  readonly kind: 'tokenReplacement';
  readonly multiply: number;
}

/** What becomes of unspent mana as steps and phases end (106.4, 500.5). */
export interface UnspentMana {
  readonly kind: 'unspentMana';
  readonly whose: 'yours' | 'everyones';
  readonly types?: readonly ManaType[];
  readonly change: 'keep' | { readonly to: ManaType } | { readonly loseLife: number };
}

/**
 * "Players can't pay life …, or sacrifice …, to cast spells or activate abilities": not replaceable, and it forbids
 * costs that contain the event (614.17).
 */
export interface CannotPay {
  readonly kind: 'cannotPay';
  readonly what: 'life' | 'sacrificeCreatures' | 'sacrificeNonlands';
}

export type ReplacementAbility =
  | ManaReplacement
  | ZoneReplacement
  | EntersWith
  | CounterReplacement
  | TokenReplacement
  | UnspentMana
  | CannotPay;
