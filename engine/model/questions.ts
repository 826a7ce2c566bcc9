/**
 * What an engine can be asked, and what it answers: plain data both ways.
 */

import type { Ability } from './abilities.ts';
import type { Card } from './cards.ts';
import type { Game, PlayerId } from './game.ts';
import type { KeywordName } from './keywords.ts';
import type { Color, Id, Mana, ManaType } from './mana.ts';
import type { ActivateProposal, Proposal, Total } from './proposals.ts';
import type { Step } from './steps.ts';

export interface ObjectQuestion {
  readonly game: Game;
  readonly object: Id;
}

export interface DevotionQuestion {
  readonly game: Game;
  readonly player: PlayerId;
  /** One colour or more; each symbol counts once (700.5). */
  readonly to: readonly Color[];
}

export interface TotalCostsQuestion {
  readonly game: Game;
  readonly proposal: Proposal;
}

/**
 * Can this be cast, activated or done now, with all that its player has: the pool, the mana abilities on the board, the
 * ways to pay of the spell, life, and whatever else it costs?
 *
 * This is what an engine decides whenever it shows what is playable, so what it gets wrong in front of players: no
 * other question has it look for a payment by itself.
 */
export interface CanPayQuestion {
  readonly game: Game;
  readonly proposal: Proposal;
}

/** Can this player's pool and life pay this total for this proposal? */
export interface PaymentsQuestion {
  readonly game: Game;
  readonly proposal: Proposal;
  readonly total: Total;
}

/** What may remain after a payment. */
export interface Remainder {
  readonly pool: readonly Mana[];
  readonly life: number;
}

export interface AbilityQuestion {
  readonly game: Game;
  readonly object: Id;
  readonly ability: number | string;
  /** Who would activate it; the object's controller without it. */
  readonly player?: PlayerId;
}

export interface CouldProduceQuestion {
  readonly game: Game;
  readonly object: Id;
}

/** What is used to pay a total otherwise than with mana (702.51, 702.66, 702.126, 701.67). */
export interface WaysToPay {
  /** Each creature pays for one generic mana, or for one of a colour that it has. */
  readonly convoke?: readonly { readonly creature: Id; readonly pays: Color | 'generic' }[];
  readonly delve?: readonly Id[];
  readonly improvise?: readonly Id[];
  readonly waterbend?: readonly Id[];
  /** Another player pays this much of the generic mana from their pool (702.132a). */
  readonly assist?: { readonly player: PlayerId; readonly generic: number };
}

/** To carry out a proposal from beginning to end. */
export interface Plan {
  readonly proposal: Proposal;
  /** The mana abilities that are activated at 601.2g, in this order. */
  readonly manaAbilities?: readonly ActivateProposal[];
  readonly pay?: WaysToPay;
}

export interface PlanQuestion {
  readonly game: Game;
  readonly plan: Plan;
}

export interface ActivateQuestion {
  readonly game: Game;
  readonly activation: ActivateProposal;
}

export interface ResolveQuestion {
  readonly game: Game;
}

export const EVENTS = [
  'die',
  'destroy',
  'sacrifice',
  'stepEnds',
  'stepBegins',
  'stateBasedActions',
  'mill',
  'discard',
  'damage',
] as const;
/** Something that happens at once (614.4): the permanents move together. */
export type GameEvent =
  | {
      readonly kind: 'die' | 'destroy' | 'sacrifice';
      readonly objects: readonly Id[];
      /** What causes it says itself that they are exiled if they would go to a graveyard this way (614.15). */
      readonly instead?: 'exile';
    }
  | { readonly kind: 'discard'; readonly player: PlayerId; readonly objects: readonly Id[] }
  /** These are the cards that were on top of the library. */
  | { readonly kind: 'mill'; readonly player: PlayerId; readonly cards: readonly Card[] }
  /** Damage that is dealt all at once (120.3). */
  | { readonly kind: 'damage'; readonly deals: readonly Damage[] }
  /** Pools empty; the game goes on showing the step that ended (500.5). */
  | { readonly kind: 'stepEnds' }
  /** A step of the same turn begins; what triggers then waits (603.2b). */
  | { readonly kind: 'stepBegins'; readonly step: Step }
  /** State-based actions and triggers going on the stack, until there are none left (704.3). */
  | { readonly kind: 'stateBasedActions' };

export interface Damage {
  readonly source: Id;
  readonly amount: number;
  /** A creature or a player. */
  readonly to: Id | PlayerId;
}

export interface HappenQuestion {
  readonly game: Game;
  readonly event: GameEvent;
}

/**
 * The games that may follow, or the rule that forbids it: then nothing has changed.
 *
 * So that two engines mean the same game by the same JSON:
 * - a card that changes zones takes the next id of its own: `bear`, `bear#2`, `bear#3`; further cards of a merged or
 *   melded permanent are `bear#2.1`, `bear#2.2` (400.7);
 * - tokens, abilities on the stack and milled cards come from nowhere: they are `Treasure~1`, `ability~1`, `milled~1`
 *   and so on, by the first numbers that nothing in the game has; a milled card is `milled~1#2` in the graveyard;
 * - what moves together is put into a zone in the order of the ids that it had;
 * - of equal objects, those first in that order come to the first of several ends: which of two equal creatures is
 *   exiled and which one dies is one game, not two;
 * - `pending` lists triggers by player from the active one, then by source, and is absent when there are none;
 *   a trigger of something that left names it, and what it triggered on, by the ids that they had before;
 * - what an ability says of a source that is gone is written into its effects as a number (608.2h).
 */
export type Outcome = { readonly games: readonly Game[] } | { readonly illegal: string };

/** What each operation is asked. */
export interface Questions {
  readonly manaValue: ObjectQuestion;
  readonly colors: ObjectQuestion;
  readonly devotion: DevotionQuestion;
  readonly totalCosts: TotalCostsQuestion;
  readonly payments: PaymentsQuestion;
  readonly canPay: CanPayQuestion;
  readonly isManaAbility: AbilityQuestion;
  readonly canActivate: AbilityQuestion;
  readonly couldProduce: CouldProduceQuestion;
  readonly activate: ActivateQuestion;
  readonly cast: PlanQuestion;
  readonly resolve: ResolveQuestion;
  readonly happen: HappenQuestion;
}

/** What each operation answers. */
export interface Answers {
  /** 202.3 */
  readonly manaValue: number;
  /** 105.2, 202.2; in the order WUBRG. */
  readonly colors: readonly Color[];
  /** 700.5 */
  readonly devotion: number;
  /** 601.2f: every legal total, locked in. Empty when the proposal itself is illegal. */
  readonly totalCosts: readonly Total[];
  /** 118.3, 601.2h: what may remain; empty when it cannot be paid. */
  readonly payments: readonly Remainder[];
  /** 601.2, 601.2g, 602.2: also false when the proposal itself is illegal. */
  readonly canPay: boolean;
  /** 605.1 */
  readonly isManaAbility: boolean;
  /** 602.2, 602.5 */
  readonly canActivate: boolean;
  /** 106.7; in the order WUBRGC. */
  readonly couldProduce: readonly ManaType[];
  /** 602.2, 605.3b */
  readonly activate: Outcome;
  /** 601.2 */
  readonly cast: Outcome;
  /** 608 */
  readonly resolve: Outcome;
  /** 614, 704, 500.5 */
  readonly happen: Outcome;
}

export const OPERATIONS = [
  'manaValue',
  'colors',
  'devotion',
  'totalCosts',
  'payments',
  'canPay',
  'isManaAbility',
  'canActivate',
  'couldProduce',
  'activate',
  'cast',
  'resolve',
  'happen',
] as const satisfies readonly (keyof Questions)[];
export type Operation = (typeof OPERATIONS)[number];

type Answering = { readonly [O in Operation]?: (question: Questions[O]) => Answers[O] };

/** What an engine says of itself. */
export interface EngineTraits {
  readonly name: string;
  readonly version?: string;
  /** Its sets of answers hold all that is legal; without it they hold some of it. */
  readonly exhaustive?: boolean;
  /** It takes these real cards only, by their names; without it any card that the model can describe. */
  readonly cards?: readonly string[];
  /** It takes cards with these kinds of abilities and these keywords only; without it all of them. */
  readonly abilities?: readonly (Ability['kind'] | KeywordName)[];
}

/**
 * A rules engine under test. It offers as many operations as it can; what it lacks is unsupported, never passed.
 * Set-valued operations answer with a non-empty subset of what is legal; an `exhaustive` engine gives all.
 */
export interface Engine extends EngineTraits, Answering {}
