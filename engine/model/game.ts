/**
 * A game, as plain JSON: what goes over the wire is what the engine computes on.
 */
import type { Ability } from './abilities.ts';
import type { Card, CardType, Face, Supertype } from './cards.ts';
import type { Effect } from './effects.ts';
import type { Keyword } from './keywords.ts';
import type { Color, Id, Mana, ManaType } from './mana.ts';
import type { Step } from './steps.ts';

/** Names a player of the game, `"A"`. */
export type PlayerId = string;

/** What continuous effects of layers 4 to 7 did to an object (613). Devotion never looks here (700.5a). */
export interface LaterEffects {
  readonly types?: readonly CardType[];
  readonly addTypes?: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly addSubtypes?: readonly string[];
  readonly removeSupertypes?: readonly Supertype[];
  readonly colors?: readonly Color[];
  readonly addColors?: readonly Color[];
  readonly lostAbilities?: true;
  readonly abilities?: readonly Ability[];
  readonly keywords?: readonly Keyword[];
  readonly power?: number;
  readonly toughness?: number;
}

/**
 * Which part of a card with a layout an object shows; `front` without it.
 * `both`: a fused spell, or a Room with both halves unlocked. `neither`: a Room with both locked.
 */
export type Shown = 'front' | 'other' | 'both' | 'neither';

/** What is remembered of a commander (903.8). */
export interface Commander {
  /** How often its owner has cast it from the command zone. */
  readonly casts: number;
  /** It went to its graveyard or to exile since state-based actions were last checked. */
  readonly moved?: true;
}

/** A card in a hand, a graveyard, exile or the command zone. */
export interface CardObject {
  readonly id: Id;
  readonly card: Card;
  readonly faceDown?: true;
  readonly token?: true;
  /** The permanent that it was exiled with (607.2b). */
  readonly exiledWith?: Id;
  /** How its owner may cast it from exile: `normal`, or the only way (airbend, foretell, plot, suspend …). */
  readonly castableAs?: string;
  /** It cannot be cast so before the next turn: it was foretold or plotted in this one. */
  readonly notThisTurn?: true;
  /** A suspended card cannot be cast before its last time counter is removed. */
  readonly counters?: Readonly<Record<string, number>>;
  /** Keywords that it has in this zone only. */
  readonly gained?: readonly Keyword[];
  /** It is a commander. */
  readonly commander?: Commander;
}

export interface Permanent {
  readonly id: Id;
  readonly card: Card;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly shown?: Shown;
  readonly token?: true;
  readonly tapped?: true;
  readonly faceDown?: true;
  readonly phasedOut?: true;
  readonly attacking?: true;
  /** Its controller has not controlled it continuously since their most recent turn began (302.6). */
  readonly newlyControlled?: true;
  /** It entered the battlefield this turn. */
  readonly enteredThisTurn?: true;
  /** The copiable values that it has taken on from something else (707.2). */
  readonly copy?: Face;
  /** The cards beneath, of a merged permanent (730.2a). */
  readonly under?: readonly Card[];
  /** The other card of a melded permanent (712.4). */
  readonly meldedWith?: Card;
  readonly counters?: Readonly<Record<string, number>>;
  readonly damage?: number;
  readonly attachedTo?: Id;
  readonly chosen?: { readonly color?: Color; readonly subtype?: string };
  /** What was chosen for the spell that it was (400.7d, 107.3m). */
  readonly cast?: CastRecord;
  readonly later?: LaterEffects;
  /** How often each of its abilities was activated this turn. */
  readonly activations?: Readonly<Record<string, number>>;
  readonly frozen?: true;
  readonly commander?: Commander;
}

/** What is remembered of how a spell was cast. */
export interface CastRecord {
  readonly x?: number;
  readonly alternative?: string;
  /** How often each additional cost was paid. */
  readonly additional?: Readonly<Record<string, number>>;
  readonly spent?: Readonly<Partial<Record<ManaType, number>>>;
  readonly lifePaid?: number;
}

export interface Spell {
  readonly kind: 'spell';
  readonly id: Id;
  readonly card: Card;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly shown?: Shown;
  readonly faceDown?: true;
  /** A copy of a spell: not represented by a card. */
  readonly token?: true;
  readonly copy?: Face;
  readonly x?: number;
  readonly y?: number;
  readonly cast?: CastRecord;
  readonly targets?: readonly Id[];
  readonly later?: LaterEffects;
  readonly riders?: readonly string[];
  readonly commander?: Commander;
}

export interface StackedAbility {
  readonly kind: 'ability';
  readonly id: Id;
  readonly source: Id;
  readonly controller: PlayerId;
  readonly effects: readonly Effect[];
  readonly x?: number;
  readonly targets?: readonly Id[];
  /** The object that the event was about. */
  readonly event?: {
    readonly object?: Id;
    readonly player?: PlayerId;
    readonly types?: readonly ManaType[];
  };
}

export type StackObject = Spell | StackedAbility;

/** A triggered ability that waits to be put on the stack (603.3). */
export interface PendingTrigger {
  readonly source: Id;
  readonly controller: PlayerId;
  readonly effects: readonly Effect[];
  readonly x?: number;
  readonly event?: {
    readonly object?: Id;
    readonly player?: PlayerId;
    readonly types?: readonly ManaType[];
  };
}

/** A delayed triggered ability: it triggers once, at the beginning of the next such step (603.7). */
export interface DelayedTrigger extends PendingTrigger {
  readonly at: Step;
}

export interface Player {
  readonly id: PlayerId;
  readonly life: number;
  readonly pool: readonly Mana[];
  readonly hand: readonly CardObject[];
  readonly graveyard: readonly CardObject[];
  readonly exile: readonly CardObject[];
  readonly command: readonly CardObject[];
  /** Cards of which only the number matters. */
  readonly library?: number;
  /** What this player has cast this turn, in order: characteristics as the spells were cast. */
  readonly castThisTurn?: readonly Face[];
  /** This player has lost life this turn (spectacle). */
  readonly lostLife?: true;
}

export interface Game {
  readonly activePlayer: PlayerId;
  readonly step: Step;
  /** In turn order; their first is not always the active one. */
  readonly players: readonly Player[];
  readonly battlefield: readonly Permanent[];
  /** From the bottom to the top. */
  readonly stack: readonly StackObject[];
  readonly pending?: readonly PendingTrigger[];
  readonly delayed?: readonly DelayedTrigger[];
}

/** Any object that has the characteristics of a card. */
export type GameObject = CardObject | Permanent | Spell;
