/**
 * Cards: the copiable values of an object (layers 1 to 3).
 */
import type { Ability } from './abilities.ts';
import type { Keyword } from './keywords.ts';
import type { Color, ManaText } from './mana.ts';

export const CARD_TYPES = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const SUPERTYPES = ['basic', 'legendary', 'snow', 'world'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** One set of characteristics: a whole card, or one face or half of it. */
export interface Face {
  readonly name: string;
  /** `null` is no mana cost, which is not `"{0}"` (118.6, 202.1b). */
  readonly manaCost: ManaText | null;
  readonly types: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly subtypes?: readonly string[];
  readonly colorIndicator?: readonly Color[];
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly keywords?: readonly Keyword[];
  readonly abilities?: readonly Ability[];
  /** The mana symbols in its rules text. No rule of this suite counts them. */
  readonly textSymbols?: string;
}

export const LAYOUTS = [
  /** A nonmodal double-faced card; `other` is its back face (712). */
  'transforming',
  /** A modal double-faced card; `other` is its back face (712). */
  'modal',
  /** `other` is what it shows once it is flipped, with the mana cost of the card (710). */
  'flip',
  /** `other` is the face that the melded permanent shows (712.4). */
  'meld',
  /** `other` is the right half (709). */
  'split',
  /** A split card whose halves are unlocked on the battlefield (709.5). */
  'room',
  /** `other` is the adventure (715). */
  'adventure',
  /** `other` has the secondary mana cost, power and toughness (718). */
  'prototype',
  /** `other` is the spell that is prepared (722). */
  'preparation',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A card; `other` is there exactly when `layout` is. */
export interface Card extends Face {
  readonly layout?: Layout;
  readonly other?: Face;
}
