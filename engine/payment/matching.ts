/**
 * Whether mana and demand can be matched, by counting and not by search.
 *
 * Mana goes to kinds of demand as workers go to jobs. By Hall's theorem all demand can be met exactly when no set of
 * kinds asks for more than the mana that can pay for some kind in it; and an amount of mana can all be used exactly
 * when no set of kinds is the only use of more mana than it asks for. There are at most 255 sets of kinds, so the
 * cost grows with the number of sorts of mana alone. Where both hold, one payment does both (Mendelsohn and Dulmage).
 */
import type { Demand } from '../costs/demand.ts';
import { demanded, type KindSet, neededKinds, subsets } from './kinds.ts';

/** An amount of mana that can pay for each of some kinds of demand. */
export interface Supply {
  readonly pays: KindSet;
  readonly amount: number;
}

/** Sums supplies that can pay for the same kinds. */
export function sumSupplies(supplies: readonly Supply[]): Supply[] {
  const amounts = new Map<KindSet, number>();
  for (const { pays, amount } of supplies) amounts.set(pays, (amounts.get(pays) ?? 0) + amount);
  return [...amounts].map(([pays, amount]) => ({ pays, amount }));
}

/** Whether the supplies can meet all of a demand. */
export function meets(supplies: readonly Supply[], demand: Demand): boolean {
  return subsets(neededKinds(demand)).every((set) => {
    let available = 0;
    for (const { pays, amount } of supplies) if (pays & set) available += amount;
    return available >= demanded(demand, set);
  });
}

/** Whether a demand can use up all of the supplies. */
export function usesUp(supplies: readonly Supply[], demand: Demand): boolean {
  const needed = neededKinds(demand);
  const fitting = supplies.filter(({ amount }) => amount > 0);
  if (fitting.some(({ pays }) => (pays & needed) === 0)) return false;
  return subsets(needed).every((set) => {
    let bound = 0;
    for (const { pays, amount } of fitting) if ((pays & needed & ~set) === 0) bound += amount;
    return bound <= demanded(demand, set);
  });
}
