/**
 * Costs: increases, reductions, and what is left of a cost.
 * @see CR 118.7
 */
import { type Choose, outcomes, pick, splits } from '../choices.ts';
import { DEMAND_KINDS, type Demand, demandKey, totalMana, withAmount } from '../costs/demand.ts';
import { type ManaSymbol, parseManaCost, type Way } from '../costs/mana-cost.ts';
import { everyOrder } from '../mana/production/every-order.ts';
import type { ManaText, ManaType } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';

/** A reduction as it is about to be applied. */
export interface Reduction {
  readonly amount: ManaText;
  readonly times: number;
  readonly coloredOnly?: true;
  readonly notBelow?: number;
  readonly upTo?: true;
}

export const costRules = {
  /**
   * A reduction by generic mana takes only generic mana; never coloured, colourless or snow mana.
   * @see CR 118.7a
   */
  reduceByGeneric(this: Rulebook, demand: Demand, amount: number): Demand {
    return withAmount(demand, 'generic', Math.max(0, demand.generic - amount));
  },

  /**
   * A reduction by mana of a colour takes that colour, and what is over comes off generic mana.
   * @see CR 118.7b, 118.7c
   */
  reduceByColor(this: Rulebook, demand: Demand, color: ManaType, amount: number): Demand {
    const taken = Math.min(demand[color], amount);
    const rest = withAmount(demand, color, demand[color] - taken);
    return taken === amount ? rest : this.reduceByGeneric(rest, amount - taken);
  },

  /**
   * A reduction by colourless mana takes {C}, and what is over comes off generic mana.
   * @see CR 118.7b, 118.7d
   */
  reduceByColorless(this: Rulebook, demand: Demand, amount: number): Demand {
    const taken = Math.min(demand.C, amount);
    const rest = withAmount(demand, 'C', demand.C - taken);
    return taken === amount ? rest : this.reduceByGeneric(rest, amount - taken);
  },

  /**
   * A reduction by snow mana takes that much generic mana.
   * @see CR 118.7g
   */
  reduceBySnow(this: Rulebook, demand: Demand, amount: number): Demand {
    return this.reduceByGeneric(demand, amount);
  },

  /**
   * A reduction whose card says that it takes coloured mana only does not spill into generic mana.
   * @see CR 118.7c
   */
  reduceByColorOnly(this: Rulebook, demand: Demand, color: ManaType, amount: number): Demand {
    return withAmount(demand, color, Math.max(0, demand[color] - amount));
  },

  /**
   * What a symbol of a reduction takes: one half of a hybrid, as the payer picks; a Phyrexian symbol its colour.
   * @see CR 118.7e, 118.7f
   */
  reductionWays(this: Rulebook, symbol: ManaSymbol): readonly Exclude<Way, 'life'>[] {
    return this.symbolWays(symbol).filter((way) => way !== 'life');
  },

  /** Applies one way of a symbol of a reduction. */
  reduceByWay(
    this: Rulebook,
    demand: Demand,
    way: Exclude<Way, 'life'>,
    times: number,
    coloredOnly: boolean,
  ): Demand {
    if (typeof way === 'object')
      return coloredOnly ? demand : this.reduceByGeneric(demand, way.generic * times);
    if (way === 'S') return this.reduceBySnow(demand, times);
    if (way === 'C') return this.reduceByColorless(demand, times);
    return coloredOnly
      ? this.reduceByColorOnly(demand, way, times)
      : this.reduceByColor(demand, way, times);
  },

  /**
   * Applies one reduction, symbol by symbol.
   * @see CR 118.7
   */
  reduce(this: Rulebook, demand: Demand, reduction: Reduction, choose: Choose): Demand {
    const { symbols } = parseManaCost(reduction.amount);
    const times = reduction.upTo ? this.chooseExtent(reduction, choose) : reduction.times;
    const coloredOnly = reduction.coloredOnly === true;
    let reduced = demand;
    for (const [symbol, count] of tally(symbols)) {
      const ways = this.reductionWays(symbol);
      if (ways.length === 0) continue;
      for (const [way, n] of pick(choose, `half of ${symbol.text}`, splits(ways, count * times))) {
        reduced = this.reduceByWay(reduced, way, n, coloredOnly);
      }
    }
    return reduction.notBelow === undefined
      ? reduced
      : this.keepAtLeast(demand, reduced, reduction.notBelow);
  },

  /** "Up to": the payer may apply a part of the reduction. */
  chooseExtent(this: Rulebook, reduction: Reduction, choose: Choose): number {
    const extents = Array.from({ length: reduction.times + 1 }, (_, i) => reduction.times - i);
    return choose('how much of the reduction', extents);
  },

  /**
   * A reduction that cannot take the mana in a cost below an amount leaves so much of what it took, generic mana
   * first. It never adds mana to a cost that asks for less.
   * @see CR 601.2f, 602.2b
   */
  keepAtLeast(this: Rulebook, before: Demand, after: Demand, least: number): Demand {
    let missing = Math.min(least, totalMana(before)) - totalMana(after);
    let kept = after;
    for (const kind of DEMAND_KINDS) {
      if (missing <= 0) break;
      const left = Math.min(missing, before[kind] - after[kind]);
      kept = withAmount(kept, kind, after[kind] + left);
      missing -= left;
    }
    return kept;
  },

  /**
   * Applies all reductions in an order that the payer picks; asks only where orders end differently.
   * @see CR 601.2f
   */
  reduceInAnyOrder(
    this: Rulebook,
    demand: Demand,
    reductions: readonly Reduction[],
    choose: Choose,
  ): Demand {
    if (reductions.length === 0) return demand;
    if (reductions.every((r) => this.commutes(r))) {
      return reductions.reduce((d, r) => this.reduce(d, r, choose), demand);
    }
    return choose('order of the reductions', () => this.everyOrder(demand, reductions));
  },

  /** Whether a reduction gives the same with others of its kind in whatever order. */
  commutes(this: Rulebook, reduction: Reduction): boolean {
    if (reduction.coloredOnly || reduction.notBelow !== undefined || reduction.upTo) return false;
    return parseManaCost(reduction.amount).symbols.every((s) => this.reductionWays(s).length <= 1);
  },

  /**
   * Where the reductions can end, over every order and every choice. Equal reductions are interchangeable, so
   * what is left of them is counted.
   */
  everyOrder(this: Rulebook, demand: Demand, reductions: readonly Reduction[]): readonly Demand[] {
    const kinds = new Map<string, { readonly reduction: Reduction; readonly count: number }>();
    for (const reduction of reductions) {
      const key = JSON.stringify(reduction);
      kinds.set(key, { reduction, count: (kinds.get(key)?.count ?? 0) + 1 });
    }
    const effects = [...kinds.values()].map(({ reduction, count }) => ({
      count,
      apply: (before: Demand) =>
        outcomes((choose) => this.reduce(before, reduction, choose), demandKey),
    }));
    return everyOrder(demand, effects, demandKey);
  },

  /**
   * A cost with no mana cost where one is asked for cannot be paid; increases leave it so.
   * @see CR 118.6, 118.6a
   */
  isUnpayable(this: Rulebook, mana: ManaText | null): boolean {
    return mana === null;
  },
};

/** How often each symbol occurs. */
function tally(symbols: readonly ManaSymbol[]): Iterable<readonly [ManaSymbol, number]> {
  const [only, ...others] = symbols;
  if (only !== undefined && others.length === 0) return [[only, 1]];
  const counts = new Map<ManaSymbol, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}
