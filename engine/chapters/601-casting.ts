/**
 * Determining the total cost of a spell or an activated ability, up to locking it in.
 * @see CR 601.2b, 601.2f, 602.2b
 */

import { type Choose, outcomes, pick, splits } from '../choices.ts';
import type { Increase } from '../costs/cost-changes.ts';
import {
  addDemands,
  type Demand,
  NOTHING,
  printDemand,
  totalMana,
  withAmount,
} from '../costs/demand.ts';
import {
  joinManaTexts,
  type ManaSymbol,
  PHYREXIAN_LIFE,
  parseManaCost,
  type Way,
} from '../costs/mana-cost.ts';
import { InputError } from '../errors.ts';
import type { Cost } from '../model/costs.ts';
import type { Game } from '../model/game.ts';
import type { ManaText } from '../model/mana.ts';
import type { Proposal, Total } from '../model/proposals.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Casting, propose } from '../transaction/proposed.ts';
import type { VariableValues } from './107-symbols.ts';

/** The mana and the life of a cost, announced. */
export interface Announced {
  readonly demand: Demand;
  readonly life: number;
}

export const castingRules = {
  /**
   * Every total that a proposal may come to under every announcement and every order; none for an illegal one.
   * @throws {InputError} when the proposal names what is not there.
   * @see CR 601.2f
   */
  totalCosts(this: Rulebook, game: Game, proposal: Proposal): Total[] {
    const casting = propose(this, game, proposal);
    if (this.proposalProblem(casting) !== undefined) return [];
    return outcomes((choose) => this.totalCost(casting, choose));
  },

  /**
   * The total cost: the mana cost or alternative cost, plus additional costs and increases, minus reductions,
   * then what affects the total directly; then it is locked in.
   * @see CR 601.2f, 601.8
   */
  totalCost(this: Rulebook, casting: Casting, choose: Choose): Total {
    const costs = this.costsOf(casting);
    const texts: ManaText[] = [];
    const other: Cost[] = [];
    let life = 0;
    let payable = true;
    for (const cost of costs) {
      if (cost.mana !== undefined && this.isUnpayable(cost.mana)) payable = false;
      else texts.push(...this.manaOfCost(casting, cost));
      if (cost.life !== undefined)
        life += this.amount(casting.game, cost.life, casting.perspective);
      if (asksForMore(cost)) other.push(withoutManaAndLife(cost));
    }
    const rest = other.length > 0 ? { other } : {};
    if (!payable) return { mana: null, life, ...rest };
    const announced = this.announce(
      joinManaTexts(texts),
      this.variablesOf(casting),
      casting.proposal.announced,
      choose,
    );
    const changes = this.costChanges(casting);
    const increased = this.increase(announced, changes.increases, choose);
    const reduced = this.reduceInAnyOrder(increased.demand, changes.reductions, choose);
    const demand = this.applyMinimums(reduced, changes.minimums);
    return { mana: printDemand(demand), life: life + increased.life, ...rest };
  },

  /** All costs that are to be paid, before increases and reductions: of the spell or ability, and additional ones. */
  costsOf(this: Rulebook, casting: Casting): readonly Cost[] {
    return casting.costs ?? [this.startingCost(casting), ...this.additionalCosts(casting)];
  },

  /**
   * The mana that a cost asks for; the generic mana of a waterbend cost is a part of the total like any other.
   * @see CR 601.2f, 701.67a
   */
  manaOfCost(this: Rulebook, casting: Casting, { mana, waterbend }: Cost): ManaText[] {
    const generic = waterbend === 'X' ? this.variablesOf(casting).X : waterbend;
    return [...(mana ? [mana] : []), ...(generic === undefined ? [] : [`{${generic}}`])];
  },

  /** The values of the variables of what is cast or activated (107.3a). */
  variablesOf(this: Rulebook, { proposal }: Casting): VariableValues {
    return { X: proposal.x ?? 0, Y: proposal.y ?? 0 };
  },

  /**
   * What the cost starts from: the mana cost, the alternative cost that is chosen, the activation cost, or what a
   * special action costs.
   * @see CR 118.9, 601.2f, 602.2b
   */
  startingCost(this: Rulebook, casting: Casting): Cost {
    if (casting.ability !== undefined) return casting.ability.cost;
    if (casting.proposal.kind === 'special') return casting.special?.cost ?? { mana: null };
    const alternative = this.alternativeCost(casting);
    if (alternative === 'free') return {};
    return alternative ?? { mana: this.copiableValues(casting.object).manaCost };
  },

  /**
   * Announces the nonhybrid equivalent of each hybrid symbol, mana or life for each Phyrexian symbol, and puts the
   * values of the variables in place.
   * @see CR 601.2b, 107.3a, 107.4b, 107.4e, 107.4f
   */
  announce(
    this: Rulebook,
    text: ManaText,
    values: VariableValues,
    announced: readonly ManaText[] | undefined,
    choose: Choose,
  ): Announced {
    let demand: Demand = NOTHING;
    let life = 0;
    let position = 0;
    const open = new Map<ManaSymbol, number>();
    for (const symbol of parseManaCost(text).symbols) {
      if (symbol.variable !== undefined) {
        demand = this.demandWay(
          demand,
          { generic: this.variableOnStack(symbol.variable, values) },
          1,
        );
        continue;
      }
      const ways = this.symbolWays(symbol);
      const [only] = ways;
      if (ways.length === 1 && only !== undefined && only !== 'life')
        demand = this.demandWay(demand, only, 1);
      else if (announced === undefined) open.set(symbol, (open.get(symbol) ?? 0) + 1);
      else {
        const way = announcedWay(symbol, ways, announced[position], position);
        position += 1;
        if (way === 'life') life += PHYREXIAN_LIFE;
        else demand = this.demandWay(demand, way, 1);
      }
    }
    for (const [symbol, count] of open) {
      const divided = splits(this.symbolWays(symbol), count);
      for (const [way, times] of pick(choose, `announce ${symbol.text}`, divided)) {
        if (way === 'life') life += PHYREXIAN_LIFE * times;
        else demand = this.demandWay(demand, way, times);
      }
    }
    return { demand, life };
  },

  demandWay(this: Rulebook, demand: Demand, way: Exclude<Way, 'life'>, times: number): Demand {
    if (typeof way === 'object')
      return withAmount(demand, 'generic', demand.generic + way.generic * times);
    return withAmount(demand, way, demand[way] + times);
  },

  /**
   * Adds all increases.
   * @see CR 601.2f
   */
  increase(
    this: Rulebook,
    announced: Announced,
    increases: readonly Increase[],
    choose: Choose,
  ): Announced {
    let { demand, life } = announced;
    for (const { amount, times, life: paid } of increases) {
      const one = this.announce(amount, {}, undefined, choose);
      for (let n = 0; n < times; n += 1) demand = addDemands(demand, one.demand);
      life += (one.life + paid) * times;
    }
    return { demand, life };
  },

  /**
   * Last, what directly affects the total: mana below a minimum is made up with generic mana.
   * @see CR 601.2f
   */
  applyMinimums(this: Rulebook, demand: Demand, minimums: readonly number[]): Demand {
    const missing = Math.max(0, ...minimums) - totalMana(demand);
    return missing > 0 ? withAmount(demand, 'generic', demand.generic + missing) : demand;
  },
};

/** How an announcement names a way: `"life"`, or the mana as text. */
function wayText(way: Way): string {
  if (way === 'life') return way;
  return typeof way === 'object' ? `{${way.generic}}` : `{${way}}`;
}

function announcedWay(
  symbol: ManaSymbol,
  ways: readonly Way[],
  text: string | undefined,
  position: number,
): Way {
  const way = ways.find((w) => wayText(w) === text);
  if (way !== undefined) return way;
  throw new InputError(
    'proposal/bad-announcement',
    `${text ?? 'nothing'} is no way to pay for ${symbol.text}`,
    {
      path: `/proposal/announced/${position}`,
      value: text,
      hint: `one of ${ways.map(wayText).join(', ')}; one for each hybrid and Phyrexian symbol, in canonical order`,
    },
  );
}

/** Whether a cost has parts besides mana and life. */
function asksForMore(cost: Cost): boolean {
  return Object.keys(cost).some((part) => part !== 'mana' && part !== 'life');
}

function withoutManaAndLife({ mana: _mana, life: _life, ...other }: Cost): Cost {
  return other;
}
