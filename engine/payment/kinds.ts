/**
 * Kinds of demand as sets of bits, so that what a mana can pay for is one number.
 */
import { DEMAND_KINDS, type Demand } from '../costs/demand.ts';

export type DemandKind = (typeof DEMAND_KINDS)[number];

/** A set of kinds of demand, as bits in the order of `DEMAND_KINDS`. */
export type KindSet = number;

export const NO_KINDS: KindSet = 0;

/** The generic mana of a waterbend cost: what taps for it pays for nothing else (701.67a). No demand has this kind. */
export const WATERBEND: KindSet = 1 << DEMAND_KINDS.length;

/** @returns the set of these kinds. */
export function kindSet(kinds: readonly DemandKind[]): KindSet {
  let set = NO_KINDS;
  for (const kind of kinds) set |= 1 << DEMAND_KINDS.indexOf(kind);
  return set;
}

/** The kinds that a set has. */
export function kindsOf(set: KindSet): DemandKind[] {
  return DEMAND_KINDS.filter((kind) => (set & kindSet([kind])) !== 0);
}

/** How much a demand asks for of all the kinds in a set. */
export function demanded(demand: Demand, set: KindSet): number {
  let sum = 0;
  for (const [i, kind] of DEMAND_KINDS.entries()) if (set & (1 << i)) sum += demand[kind];
  return sum;
}

/** The kinds that a demand asks for at all. */
export function neededKinds(demand: Demand): KindSet {
  return kindSet(DEMAND_KINDS.filter((kind) => demand[kind] > 0));
}

/** Every subset of a set but the empty one. */
export function subsets(set: KindSet): KindSet[] {
  const found: KindSet[] = [];
  for (let sub = set; sub > 0; sub = (sub - 1) & set) found.push(sub);
  return found;
}
