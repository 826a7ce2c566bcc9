/**
 * How much mana of each type: what one production comes to.
 * @see CR 106.1b
 */
import { COLORS, MANA_TYPES, type ManaType } from '../../model/mana.ts';

/** None of the amounts is below zero. They are exact as long as they fit into a pool; see `addToPool`. */
export type ManaAmounts = Readonly<Record<ManaType, number>>;

export const NO_MANA: ManaAmounts = { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 };

/** An amount of one type; nothing for an amount of zero or less (107.1b). */
export function manaOf(type: ManaType, amount: number): ManaAmounts {
  return amount > 0 ? { ...NO_MANA, [type]: amount } : NO_MANA;
}

export function addAmounts(a: ManaAmounts, b: ManaAmounts): ManaAmounts {
  return {
    W: a.W + b.W,
    U: a.U + b.U,
    B: a.B + b.B,
    R: a.R + b.R,
    G: a.G + b.G,
    C: a.C + b.C,
  };
}

/** @param times is not below zero. */
export function multiplyAmounts({ W, U, B, R, G, C }: ManaAmounts, times: number): ManaAmounts {
  return { W: W * times, U: U * times, B: B * times, R: R * times, G: G * times, C: C * times };
}

export function totalAmount({ W, U, B, R, G, C }: ManaAmounts): number {
  return W + U + B + R + G + C;
}

/** The types of which there is any, in the order WUBRGC. */
export function typesIn(mana: ManaAmounts): ManaType[] {
  return MANA_TYPES.filter((type) => mana[type] > 0);
}

/** Tells amounts apart. */
export function amountsKey({ W, U, B, R, G, C }: ManaAmounts): string {
  return `${W},${U},${B},${R},${G},${C}`;
}

/** Each of several amounts once, in the order in which they first come. */
export function distinctAmounts(all: readonly ManaAmounts[]): readonly ManaAmounts[] {
  return all.length < 2 ? all : [...new Map(all.map((mana) => [amountsKey(mana), mana])).values()];
}

/** Every sum of one of `a` and one of `b`. */
export function sumsOf(
  a: readonly ManaAmounts[],
  b: readonly ManaAmounts[],
): readonly ManaAmounts[] {
  return distinctAmounts(a.flatMap((one) => b.map((other) => addAmounts(one, other))));
}

/** Every way to make an amount up of some of these, each as often as one likes. */
export function mixturesOf(options: readonly ManaAmounts[], times: number): readonly ManaAmounts[] {
  const [first, ...others] = distinctAmounts(options);
  if (first === undefined || times <= 0) return [NO_MANA];
  if (others.length === 0) return [multiplyAmounts(first, times)];
  const mixtures: ManaAmounts[] = [];
  for (let n = times; n >= 0; n -= 1) {
    const part = multiplyAmounts(first, n);
    for (const rest of mixturesOf(others, times - n)) mixtures.push(addAmounts(part, rest));
  }
  return distinctAmounts(mixtures);
}

/** A set of types of mana, as bits in the order WUBRGC. */
export type TypeSet = number;

export const NO_TYPES: TypeSet = 0;

const bit = (type: ManaType): TypeSet => 1 << MANA_TYPES.indexOf(type);

export function typeSet(types: readonly ManaType[]): TypeSet {
  let set = NO_TYPES;
  for (const type of types) set |= bit(type);
  return set;
}

/** The colours among the types (106.1a). */
export const COLOR_SET: TypeSet = typeSet(COLORS);

/** @returns the types of a set, in the order WUBRGC. */
export function typesOfSet(set: TypeSet): ManaType[] {
  return MANA_TYPES.filter((type) => (set & bit(type)) !== 0);
}
