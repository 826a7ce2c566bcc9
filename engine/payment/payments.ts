/**
 * Paying mana from a pool: whether it can be done, and everything that may remain.
 * @see CR 118.3, 601.2h
 */

import { type Demand, parseDemand, totalMana } from '../costs/demand.ts';
import { InputError } from '../errors.ts';
import { playerOf } from '../find.ts';
import { canonicalPool } from '../mana/production/pool.ts';
import type { Game, PlayerId } from '../model/game.ts';
import type { Mana, ManaText } from '../model/mana.ts';
import type { Proposal, Total } from '../model/proposals.ts';
import type { Remainder } from '../model/questions.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Casting, propose } from '../transaction/proposed.ts';
import { lastWhere } from './last-where.ts';
import { meets, type Supply, sumSupplies, usesUp } from './matching.ts';
import { beyond } from './pool.ts';
import type { Spending } from './spending.ts';

/** How many different remainders are listed at most. */
export const MAX_REMAINDERS = 20_000;

/** One sort of mana in a pool, and what it can pay for. */
interface Sort extends Supply {
  readonly mana: Mana;
}

export const paymentRules = {
  /**
   * What may remain of a player's pool and life after paying a total for a proposal.
   * @returns every different remainder; none when it cannot be paid: then nothing is paid at all.
   * @throws {InputError} when the total has symbols that were not announced, or `choices/too-many`.
   * @see CR 118.3, 118.3a, 118.3b, 601.2h
   */
  payments(this: Rulebook, game: Game, proposal: Proposal, total: Total): Remainder[] {
    return this.paymentsFor(game, propose(this, game, proposal), total);
  },

  /** The same for a proposal whose total is determined, in the game as it is by now. */
  paymentsFor(this: Rulebook, game: Game, casting: Casting, total: Total): Remainder[] {
    return this.paymentsOf(this.spendingOn(game, casting), total);
  },

  /** What may remain of a player's pool and life after paying mana and life for whatever purpose. */
  paymentsOf(
    this: Rulebook,
    spending: Spending,
    { mana, life: asked }: Pick<Total, 'mana' | 'life'>,
  ): Remainder[] {
    if (mana === null || this.isUnpayable(mana)) return [];
    const { game, purpose } = spending;
    const { player } = purpose;
    const { pool, life } = playerOf(game, player);
    const sorts = this.sortsOf(pool, spending);
    const found = new Map<string, Remainder>();
    for (const way of this.waysToPayLife(spending, player, readTotal(mana), asked)) {
      for (const spent of everySpending(sorts, way.demand)) {
        const remainder = { pool: this.leftOf(pool, spent), life: life - way.life };
        found.set(JSON.stringify(remainder), remainder);
        if (found.size > MAX_REMAINDERS) throw tooMany(mana);
      }
    }
    return [...found.values()];
  },

  /**
   * Whether a player's pool and life can pay a total. Exact, and fast however much mana there is.
   * @throws {InputError} when the total has symbols that were not announced.
   * @see CR 118.3, 118.6
   */
  isPayable(this: Rulebook, game: Game, casting: Casting, total: Total): boolean {
    const { mana } = total;
    if (mana === null || this.isUnpayable(mana)) return false;
    const spending = this.spendingOn(game, casting);
    const { player } = casting.proposal;
    const supplies = sumSupplies(this.sortsOf(playerOf(game, player).pool, spending));
    return this.canMeet(spending, player, supplies, readTotal(mana), total.life);
  },

  /** Whether supplies of mana and a player's life can meet a demand. */
  canMeet(
    this: Rulebook,
    spending: Spending,
    player: PlayerId,
    supplies: readonly Supply[],
    demand: Demand,
    life: number,
  ): boolean {
    return this.waysToPayLife(spending, player, demand, life).some((way) =>
      meets(supplies, way.demand),
    );
  },

  /** The sorts of mana in a pool, each with what it can pay for here. */
  sortsOf(this: Rulebook, pool: readonly Mana[], spending: Spending): Sort[] {
    return canonicalPool(pool).map((mana) => ({
      mana,
      amount: mana.amount,
      pays: this.kindsPaidBy(mana, spending),
    }));
  },

  /**
   * Mana that is paid leaves the pool; all other mana stays.
   * @see CR 118.3a
   */
  leftOf(this: Rulebook, pool: readonly Mana[], spent: readonly Mana[]): Mana[] {
    return beyond(pool, spent);
  },
};

function readTotal(mana: ManaText): Demand {
  const demand = parseDemand(mana);
  if (demand !== undefined) return demand;
  throw new InputError('proposal/bad-announcement', 'a total has nothing left to announce', {
    path: '/total/mana',
    value: mana,
    hint: 'write what each hybrid, Phyrexian and variable symbol was announced as (601.2b)',
  });
}

function tooMany(mana: ManaText): InputError {
  return new InputError('choices/too-many', `more than ${MAX_REMAINDERS} remainders`, {
    path: '/total/mana',
    value: mana,
    hint: 'ask with fewer sorts of mana in the pool',
  });
}

/**
 * Every amount of each sort of mana that may be spent to meet a demand exactly.
 * What is settled for the sorts before one bounds it from below, for the rest to suffice, and from above, for all of
 * it to be of use; every amount between has its completion, so the search never turns back.
 */
function* everySpending(
  sorts: readonly Sort[],
  demand: Demand,
  settled: readonly Sort[] = [],
): Generator<readonly Mana[]> {
  const [sort, ...rest] = sorts;
  if (totalMana(demand) === 0) {
    yield [];
    return;
  }
  if (sort === undefined) {
    if (meets(settled, demand)) yield settled.map(({ mana, amount }) => ({ ...mana, amount }));
    return;
  }
  const withAmount = (amount: number): Sort[] => [...settled, { ...sort, amount }];
  const most = lastWhere(sort.amount, (n) => usesUp(withAmount(n), demand));
  const fewest =
    sort.amount -
    lastWhere(sort.amount, (n) => {
      return meets([...withAmount(sort.amount - n), ...rest], demand);
    });
  for (let amount = most; amount >= fewest; amount -= 1) {
    yield* everySpending(rest, demand, withAmount(amount));
  }
}
