/**
 * Mana cost, colour, mana value.
 * @see CR 202, 105.2, 708.2
 */

import { colorBits, joinManaTexts, type ManaSymbol, parseManaCost } from '../costs/mana-cost.ts';
import { isPermanent, isSpell } from '../find.ts';
import type { Card, Face, Layout } from '../model/cards.ts';
import type { GameObject, Shown } from '../model/game.ts';
import type { ManaText } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';
import type { VariableValues } from './107-symbols.ts';

/** A face-down permanent or spell (708.2a). */
export const FACE_DOWN: Face = {
  name: '',
  manaCost: null,
  types: ['creature'],
  power: 2,
  toughness: 2,
};

const LAYOUTS_OF_HALVES: readonly Layout[] = ['split', 'room'];

/** Both halves of a card in one, computed once for each card. */
const combined = new WeakMap<Card, Face>();

function bothHalves(card: Card, other: Face): Face {
  const known = combined.get(card);
  if (known !== undefined) return known;
  const costs = [card.manaCost, other.manaCost].filter((cost) => cost !== null);
  const both: Face = {
    ...card,
    name: `${card.name} // ${other.name}`,
    manaCost: costs.length === 0 ? null : joinManaTexts(costs),
    types: [...new Set([...card.types, ...other.types])],
    subtypes: [...new Set([...(card.subtypes ?? []), ...(other.subtypes ?? [])])],
    keywords: [...(card.keywords ?? []), ...(other.keywords ?? [])],
    abilities: [...(card.abilities ?? []), ...(other.abilities ?? [])],
  };
  combined.set(card, both);
  return both;
}

const prototypes = new WeakMap<Card, Face>();

function prototyped(card: Card, other: Face): Face {
  const known = prototypes.get(card);
  if (known !== undefined) return known;
  const face: Face = {
    ...card,
    manaCost: other.manaCost,
    power: other.power ?? 0,
    toughness: other.toughness ?? 0,
  };
  prototypes.set(card, face);
  return face;
}

const flips = new WeakMap<Card, Face>();

/** Flipping changes neither the mana cost of a card nor its colour (710.1c). */
function flipped(card: Card, other: Face): Face {
  const known = flips.get(card);
  if (known !== undefined) return known;
  const { manaCost, colorIndicator } = card;
  const face: Face = { ...other, manaCost, ...(colorIndicator ? { colorIndicator } : {}) };
  flips.set(card, face);
  return face;
}

export const manaValueRules = {
  /**
   * The characteristics that a card shows on the stack or the battlefield.
   * @see CR 202.3d, 709.5, 710.1c, 712.8, 715.4, 718.3
   */
  shownFace(this: Rulebook, card: Card, shown: Shown): Face {
    const { other } = card;
    if (other === undefined || shown === 'front') return card;
    if (shown === 'both') return bothHalves(card, other);
    if (shown === 'other') {
      if (card.layout === 'flip') return flipped(card, other);
      return card.layout === 'prototype' ? prototyped(card, other) : other;
    }
    return { name: '', manaCost: null, types: card.types, subtypes: card.subtypes ?? [] };
  },

  /**
   * The characteristics of a card where it is only a card: both halves of a split card, else the front face.
   * @see CR 709.4, 712.8a
   */
  printedFace(this: Rulebook, card: Card): Face {
    const { layout, other } = card;
    if (other === undefined || layout === undefined || !LAYOUTS_OF_HALVES.includes(layout))
      return card;
    return bothHalves(card, other);
  },

  /**
   * The copiable values of an object: face down it has nearly none; a copy has those of what it copies; of a
   * merged permanent the topmost card counts.
   * @see CR 707.2, 708.2, 730.2a
   */
  copiableValues(this: Rulebook, object: GameObject): Face {
    if (object.faceDown) return FACE_DOWN;
    // Nearly every card has one set of characteristics, which is all that it can show.
    if (object.card.other === undefined && !('copy' in object)) return object.card;
    if (!isPermanent(object) && !isSpell(object)) return this.printedFace(object.card);
    return object.copy ?? this.shownFace(object.card, object.shown ?? 'front');
  },

  /**
   * The mana value of one symbol: a hybrid counts its larger half, a Phyrexian symbol one.
   * @see CR 202.3f, 202.3g
   */
  symbolManaValue(this: Rulebook, symbol: ManaSymbol): number {
    let largest = 0;
    for (const way of symbol.ways) {
      const value = way === 'life' ? 0 : typeof way === 'object' ? way.generic : 1;
      if (value > largest) largest = value;
    }
    return largest;
  },

  /**
   * The total amount of mana in a mana cost; none is 0.
   * @param values of the variables when the object is a spell on the stack.
   * @see CR 202.3, 202.3a, 202.3e
   */
  manaValueOfCost(this: Rulebook, cost: ManaText | null, values?: VariableValues): number {
    if (cost === null) return 0;
    let total = 0;
    for (const symbol of parseManaCost(cost).symbols) {
      if (symbol.variable === undefined) total += this.symbolManaValue(symbol);
      else if (values === undefined) total += this.variableElsewhere(symbol.variable);
      else total += this.variableOnStack(symbol.variable, values);
    }
    return total;
  },

  /**
   * The mana value of an object. What was paid for it never matters.
   * @see CR 202.3
   */
  manaValue(this: Rulebook, object: GameObject): number {
    const values = isSpell(object) ? { X: object.x ?? 0, Y: object.y ?? 0 } : undefined;
    if (
      'shown' in object &&
      object.shown === 'other' &&
      object.copy === undefined &&
      !object.faceDown
    ) {
      if (object.card.layout === 'transforming')
        return this.manaValueOfBackFace(object.card, values);
      if (object.card.layout === 'meld' && isPermanent(object)) {
        return this.manaValueOfMelded(object.card, object.meldedWith);
      }
    }
    return this.manaValueOfCost(this.copiableValues(object).manaCost, values);
  },

  /**
   * The back face of a nonmodal double-faced card has the mana value of its front face.
   * @see CR 202.3b
   */
  manaValueOfBackFace(this: Rulebook, card: Card, values?: VariableValues): number {
    return this.manaValueOfCost(card.manaCost, values);
  },

  /**
   * A melded permanent has the mana values of both front faces.
   * @see CR 202.3c
   */
  manaValueOfMelded(this: Rulebook, card: Card, meldedWith: Card | undefined): number {
    return this.manaValueOfCost(card.manaCost) + this.manaValueOfCost(meldedWith?.manaCost ?? null);
  },

  /**
   * The colours of a set of characteristics, as bits: those of the symbols of its mana cost and of its colour
   * indicator; devoid makes it colourless.
   * @see CR 105.2, 202.2, 202.2e, 702.114a
   */
  printedColors(this: Rulebook, face: Face): number {
    if (face.keywords?.some((k) => k.keyword === 'devoid')) return 0;
    let bits = face.colorIndicator === undefined ? 0 : colorBits(face.colorIndicator);
    if (face.manaCost !== null) {
      for (const symbol of parseManaCost(face.manaCost).symbols) bits |= this.symbolColors(symbol);
    }
    return bits;
  },

  /**
   * The colours of an object now, as bits: an effect that sets colours overwrites, one that adds does not.
   * @see CR 105.3, 202.2f
   */
  colorsOf(this: Rulebook, object: GameObject): number {
    const later = 'later' in object ? object.later : undefined;
    const set = later?.colors;
    const base =
      set === undefined ? this.printedColors(this.copiableValues(object)) : colorBits(set);
    return later?.addColors === undefined ? base : base | colorBits(later.addColors);
  },
};
