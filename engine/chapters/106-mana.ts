/**
 * Mana: what an effect produces, and what that mana carries with it.
 * @see CR 105, 106
 */

import {
  colorBits,
  colorsOfBits,
  type ManaSymbol,
  parseManaCost,
  type Way,
} from '../costs/mana-cost.ts';
import type { Resolving } from '../effects.ts';
import { isPermanent } from '../find.ts';
import {
  COLOR_SET,
  distinctAmounts,
  type ManaAmounts,
  manaOf,
  mixturesOf,
  NO_MANA,
  sumsOf,
  type TypeSet,
  typesOfSet,
} from '../mana/production/amounts.ts';
import type { Production } from '../model/effects.ts';
import type { Amount, Filter } from '../model/filters.ts';
import type { Game, GameObject } from '../model/game.ts';
import { COLORS, type Color, MANA_TYPES, type ManaText, type ManaType } from '../model/mana.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';

/** What the permanents that match a filter could produce between them, as far as it is known. */
export type Mirrored = (filter: Filter, as: Perspective) => TypeSet;

export const manaRules = {
  /**
   * Who chooses a colour chooses one of five; colourless is none.
   * @see CR 105.1, 105.4, 106.1a
   */
  colorsToChoose(this: Rulebook): readonly Color[] {
    return COLORS;
  },

  /**
   * Who chooses a type of mana chooses one of six.
   * @see CR 106.1b
   */
  typesToChoose(this: Rulebook): readonly ManaType[] {
    return MANA_TYPES;
  },

  /**
   * Every amount of mana that an effect may come to now, before replacement effects. Nothing is an amount: of a type
   * that is not defined, no mana is produced.
   * @param mirrored tells what other permanents could produce, for effects that look at that.
   * @see CR 106.3, 106.5
   */
  possibleMana(
    this: Rulebook,
    game: Game,
    mana: Production,
    by: Resolving,
    mirrored: Mirrored,
  ): readonly ManaAmounts[] {
    switch (mana.kind) {
      case 'symbols':
        return this.manaOfText(mana.symbols, this.amountOf(game, mana.times, by), by);
      case 'oneOf': {
        const times = this.amountOf(game, mana.times, by);
        return distinctAmounts(mana.options.flatMap((text) => this.manaOfText(text, times, by)));
      }
      case 'devotion':
        return distinctAmounts(
          this.colorsToChoose().map((color) =>
            manaOf(color, this.devotion(game, by.as.controller, colorBits([color]))),
          ),
        );
      case 'type': {
        const amount = this.amountOf(game, mana.amount, by);
        const types = this.typesNamed(mana.type, by.as.source);
        return this.manaOfTypes(types, amount, mana.combination === true);
      }
      case 'couldProduce':
      case 'colorAmong':
      case 'producedType': {
        const types = this.typesLookedUp(game, mana, by, mirrored);
        const amount = this.amountOf(game, mana.amount, by);
        return mana.kind === 'colorAmong' && mana.each
          ? this.manaOfEach(types, amount)
          : this.manaOfTypes(types, amount, false);
      }
      default:
        return mana satisfies never;
    }
  },

  /** An amount of an effect; one without it. */
  amountOf(this: Rulebook, game: Game, amount: Amount | undefined, by: Resolving): number {
    return amount === undefined ? 1 : this.amount(game, amount, by.as);
  },

  /** The types that an effect names; those of a choice that nobody has made are none. */
  typesNamed(
    this: Rulebook,
    type: 'anyColor' | 'anyType' | 'chosenColor' | ManaType | readonly ManaType[],
    source: GameObject | undefined,
  ): readonly ManaType[] {
    switch (type) {
      case 'anyColor':
        return this.colorsToChoose();
      case 'anyType':
        return this.typesToChoose();
      case 'chosenColor': {
        const color = this.chosenColor(source);
        return color === undefined ? [] : [color];
      }
      default:
        return typeof type === 'string' ? [type] : type;
    }
  },

  chosenColor(this: Rulebook, source: GameObject | undefined): Color | undefined {
    return source !== undefined && isPermanent(source) ? source.chosen?.color : undefined;
  },

  /** The types that an effect finds on other permanents, or in the event that it triggered on. */
  typesLookedUp(
    this: Rulebook,
    game: Game,
    mana: Extract<Production, { kind: 'couldProduce' | 'colorAmong' | 'producedType' }>,
    by: Resolving,
    mirrored: Mirrored,
  ): readonly ManaType[] {
    switch (mana.kind) {
      case 'couldProduce': {
        const types = mirrored(mana.of, by.as);
        return typesOfSet(mana.colorsOnly ? types & COLOR_SET : types);
      }
      case 'colorAmong': {
        const permanents = this.permanentsMatching(game, mana.of, by.as);
        return colorsOfBits(permanents.reduce((bits, p) => bits | this.colorsOf(p), 0));
      }
      case 'producedType': {
        const types = by.event?.types ?? [];
        return mana.colorsOnly ? types.filter((type) => type !== 'C') : types;
      }
      default:
        return mana satisfies never;
    }
  },

  /**
   * An amount of mana of one of some types, or of a mixture of them; without a type there is no mana.
   * @see CR 106.5
   */
  manaOfTypes(
    this: Rulebook,
    types: readonly ManaType[],
    amount: number,
    mixed: boolean,
  ): readonly ManaAmounts[] {
    if (types.length === 0) return [NO_MANA];
    return mixed
      ? mixturesOf(
          types.map((type) => manaOf(type, 1)),
          amount,
        )
      : distinctAmounts(types.map((type) => manaOf(type, amount)));
  },

  /** An amount of mana of each of some types. */
  manaOfEach(this: Rulebook, types: readonly ManaType[], amount: number): readonly ManaAmounts[] {
    return types.reduce<readonly ManaAmounts[]>(
      (sums, type) => sumsOf(sums, [manaOf(type, amount)]),
      [NO_MANA],
    );
  },

  /** Every amount that adding symbols a number of times may come to. */
  manaOfText(this: Rulebook, text: ManaText, times: number, by: Resolving): readonly ManaAmounts[] {
    return parseManaCost(text).symbols.reduce<readonly ManaAmounts[]>(
      (sums, symbol) => sumsOf(sums, mixturesOf(this.manaOfSymbol(symbol, by), times)),
      [NO_MANA],
    );
  },

  /**
   * What adding one symbol may come to: one half of a hybrid, as its player chooses; of a Phyrexian its colour.
   * @see CR 106.8, 106.9
   */
  manaOfSymbol(this: Rulebook, symbol: ManaSymbol, by: Resolving): readonly ManaAmounts[] {
    if (symbol.variable !== undefined) return [this.manaOfGeneric(by.as.x ?? 0)];
    return symbol.ways.filter((way) => way !== 'life').map((way) => this.manaOfHalf(way));
  },

  manaOfHalf(this: Rulebook, half: Exclude<Way, 'life'>): ManaAmounts {
    if (typeof half === 'object') return this.manaOfGeneric(half.generic);
    return half === 'S' ? this.manaOfSnow() : manaOf(half, 1);
  },

  /**
   * Adding generic mana adds as much colourless mana.
   * @see CR 106.10
   */
  manaOfGeneric(this: Rulebook, amount: number): ManaAmounts {
    return manaOf('C', amount);
  },

  /**
   * Adding {S} adds one colourless mana.
   * @see CR 106.11
   */
  manaOfSnow(this: Rulebook): ManaAmounts {
    return manaOf('C', 1);
  },
};
