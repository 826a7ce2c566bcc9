/**
 * Abilities, as data: a small closed union. Each arm belongs to the chapter that carries it out.
 */
import type { Cost } from './costs.ts';
import type { Effect, ReplacementAbility, TriggeredAbility } from './effects.ts';
import type { Amount, Condition, Filter } from './filters.ts';
import type { Keyword, KeywordName } from './keywords.ts';
import type { Color, ManaText } from './mana.ts';

/** Whose and which spells or activated abilities an ability about casting and costs is about. */
export interface CostScope {
  /** `'this'`: the spell that has the ability; it then functions on the stack. */
  readonly of: 'spells' | 'abilities' | 'this';
  /** Seen from the controller of the ability; without it, anyone's. */
  readonly whose?: 'yours' | 'opponents';
  /** The spell, or the source of the ability, must match. */
  readonly filter?: Filter;
  /** Only the first matching spell that its player casts each turn. */
  readonly firstEachTurn?: true;
  /** Only spells cast from these zones, or abilities of objects in them: "of creatures you control" is the battlefield. */
  readonly from?: readonly (
    | 'battlefield'
    | 'hand'
    | 'graveyard'
    | 'exile'
    | 'command'
    | 'library'
  )[];
  /** Only spells cast, or abilities activated, by way of this keyword. */
  readonly by?: KeywordName;
  /** Abilities that are not mana abilities. */
  readonly exceptManaAbilities?: true;
  /** One of the targets of the spell or ability matches. */
  readonly targeting?: Filter;
  /** Only while this holds, seen from the controller of the ability. */
  readonly while?: Condition;
}

/** "… cost {1} more": an increase (601.2f). */
export interface CostIncrease {
  readonly kind: 'costIncrease';
  readonly scope: CostScope;
  readonly amount: ManaText;
  /** How many times that amount; once without it. */
  readonly times?: Amount;
  /** Life that is to be paid besides. */
  readonly life?: number;
}

/** "… cost {1} less": a reduction (118.7). */
export interface CostReduction {
  readonly kind: 'costReduction';
  readonly scope: CostScope;
  readonly amount: ManaText;
  /** How many times that amount; once without it. */
  readonly times?: Amount;
  /** It does not spill from coloured into generic mana (Morophon, Edgewalker). */
  readonly coloredOnly?: true;
  /** It cannot take the mana in the cost below this much (Training Grounds: 1). */
  readonly notBelow?: number;
  /** The payer may apply a part of it (the older wording of some cards). */
  readonly upTo?: true;
  /** Only if the optional additional cost that its source offers is paid (the Defilers). */
  readonly ifPaid?: true;
}

/** "… that would cost less than three mana to cast costs three": applied last (601.2f). */
export interface CostMinimum {
  readonly kind: 'costMinimum';
  readonly scope: CostScope;
  readonly mana: number;
  /** Only while its source is untapped. */
  readonly whileUntapped?: true;
}

/** An additional cost (118.8): of the spell itself, or imposed. */
export interface AdditionalCost {
  readonly kind: 'additionalCost';
  readonly scope: CostScope;
  readonly cost: Cost;
  readonly optional?: true;
}

/** "You may pay … rather than pay the mana cost" (118.9); `'free'` is "without paying its mana cost". */
export interface AlternativeCost {
  readonly kind: 'alternativeCost';
  readonly scope: CostScope;
  readonly cost: Cost | 'free';
  readonly condition?: Condition;
}

/** Devotion to each colour and to each combination of colours is greater by this much (700.5a). */
export interface DevotionBonus {
  readonly kind: 'devotionBonus';
  readonly amount: number;
}

/** A god: it is not a creature while devotion is below this (700.5). */
export interface NotCreatureBelowDevotion {
  readonly kind: 'notCreatureBelowDevotion';
  readonly to: readonly Color[];
  readonly below: number;
}

/** What matches has a keyword. */
export interface GrantKeyword {
  readonly kind: 'grantKeyword';
  readonly keyword: KeywordName;
  readonly to: Filter;
  /** Spells, or cards in this zone of its controller; permanents without it. */
  readonly in?: 'stack' | 'hand' | 'graveyard' | 'exile';
  /** What else its wording says. */
  readonly details?: Omit<Keyword, 'keyword'>;
}

/** Permission to cast spells from elsewhere than the hand (601.3); it demands no cost of its own. */
export interface CastPermission {
  readonly kind: 'castPermission';
  /** `of: 'this'` is the card that has the ability, which then functions where the card may be cast from. */
  readonly scope: CostScope;
}

/** Spells may be cast as though they had flash (601.3b, 601.3d). */
export interface FlashPermission {
  readonly kind: 'flashPermission';
  readonly scope: CostScope;
  /** Only if the optional additional cost of the spell's own text is paid (601.3c). */
  readonly ifPaid?: true;
}

/** Such spells can't be cast, such abilities can't be activated (601.3, 602.5). */
export interface Prohibition {
  readonly kind: 'prohibition';
  readonly scope: CostScope;
}

/** "You may spend mana as though …" (609.4b, 118.14). */
export interface SpendPermission {
  readonly kind: 'spendPermission';
  /** `'anyColor'` never pays {C}; `'anyType'` does; neither pays {S} with mana that is not snow. */
  readonly as: 'anyColor' | 'anyType';
  /** Only mana of these types. */
  readonly mana?: readonly string[];
  /** Only on these. */
  readonly on?: 'spells' | 'abilities';
  readonly filter?: Filter;
}

/** "For each {B} in a cost, you may pay 2 life rather than pay that mana." */
export interface LifeForMana {
  readonly kind: 'lifeForMana';
  readonly color: Color;
  readonly life: number;
}

/** Mana of the other types may only be spent as though it were colourless (Celestial Dawn). */
export interface SpendOnlyAsColorless {
  readonly kind: 'spendOnlyAsColorless';
  readonly except: readonly Color[];
}

/** What enters or dies causes no ability to trigger. */
export interface NoTriggers {
  readonly kind: 'noTriggers';
  readonly on: readonly ('enters' | 'dies')[];
  readonly what: Filter;
}

/** "You can't spend mana to cast this", "spend only mana produced by creatures": of the spell itself. */
export interface SpendLimit {
  readonly kind: 'spendLimit';
  readonly only: 'nothing' | 'fromCreature' | 'fromTreasure';
}

export type StaticAbility =
  | CostIncrease
  | CostReduction
  | CostMinimum
  | AdditionalCost
  | AlternativeCost
  | DevotionBonus
  | NotCreatureBelowDevotion
  | GrantKeyword
  | CastPermission
  | FlashPermission
  | Prohibition
  | SpendPermission
  | LifeForMana
  | SpendOnlyAsColorless
  | SpendLimit
  | NoTriggers
  | ReplacementAbility;

/** "Cost: effect" (602.1). */
export interface ActivatedAbility {
  readonly kind: 'activated';
  readonly cost: Cost;
  readonly effects: readonly Effect[];
  /** It requires this many targets, so it is no mana ability (605.1a). */
  readonly targets?: number;
  /** A loyalty ability (606). */
  readonly loyalty?: true;
  readonly timing?: 'sorcery' | 'instant';
  readonly perTurn?: number;
  /** "Activate only if …". */
  readonly onlyIf?: Condition;
  /** The zone it is activated from; the battlefield without it. */
  readonly from?: 'hand' | 'graveyard';
  /** Any player may activate it. */
  readonly anyPlayer?: true;
  /** Changes of the cost of this very ability. */
  readonly costs?: readonly (CostIncrease | CostReduction)[];
}

/** What an instant or a sorcery does as it resolves (113.3a). */
export interface SpellAbility {
  readonly kind: 'spell';
  readonly effects: readonly Effect[];
  readonly targets?: number;
}

export type Ability = StaticAbility | ActivatedAbility | TriggeredAbility | SpellAbility;
