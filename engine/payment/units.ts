/**
 * Sources that compete for the same things, and every way to use them.
 */
import { type KindSet, kindSet, WATERBEND } from './kinds.ts';
import type { Supply } from './matching.ts';
import type { Source } from './sources.ts';
import type { Take } from './takes.ts';

/** Sources that are used together. */
export type Option = readonly Source[];

/** Life that is paid, and life that is lost besides. */
export interface Toll {
  readonly life: number;
  readonly lost: number;
}

const NO_TOLL: Toll = { life: 0, lost: 0 };

/** Sources that have to do with each other and with no others. */
export interface Unit {
  /** Every way to use some of them, using none first, and fewer of them before more. */
  readonly options: readonly Option[];
  /** What it can give at most, whatever is chosen; see `countsAs`. */
  readonly most: readonly Supply[];
  /** It can be counted on for all of `most`, so nothing has to be tried. */
  readonly settled: boolean;
}

/** How many ways to use the sources of one unit are listed at most. */
export const MAX_OPTIONS = 1_000;

const GENERIC = kindSet(['generic']);

export const givesOf = (option: Option): Supply[] => option.flatMap(({ gives }) => gives);
export const addTolls = (a: Toll, b: Toll): Toll => ({
  life: a.life + b.life,
  lost: a.lost + b.lost,
});
export const tollOf = (option: Option): Toll => option.reduce<Toll>(addTolls, NO_TOLL);
const amountOf = (supplies: readonly Supply[]): number =>
  supplies.reduce((sum, { amount }) => sum + amount, 0);
const kindsOf = (supplies: readonly Supply[]): KindSet =>
  supplies.reduce((set, { pays }) => set | pays, 0);

/**
 * Divides sources into units by what they take.
 * @param free life is no object, so what it costs is left out of account.
 * @returns undefined when one has more than `MAX_OPTIONS` options.
 */
export function unitsOf(sources: readonly Source[], free: boolean): Unit[] | undefined {
  const units: Unit[] = [];
  for (const group of groupsOf(sources)) {
    const options = optionsOf(group, new Set());
    if (options.length > MAX_OPTIONS) return undefined;
    units.push({ options, ...countsAs(options, free) });
  }
  return units;
}

/**
 * What options can be counted as: one mana of any of the kinds where each gives one at most, all that there is where
 * there is one thing to do; more than can be had where something has to be chosen.
 */
function countsAs(options: readonly Option[], free: boolean): Pick<Unit, 'most' | 'settled'> {
  const gives = options.map(givesOf);
  const isFree = free || options.every((option) => option.every((s) => s.life + s.lost === 0));
  const [only] = gives.filter((given) => given.length > 0);
  if (isFree && options.length === 2 && only !== undefined) return { most: only, settled: true };
  const amount = Math.max(0, ...gives.map(amountOf));
  const pays = kindsOf(gives.flat());
  // Where a permanent may pay for any generic mana, that it may pay for waterbend adds nothing.
  const isMixed = (pays & WATERBEND) !== 0 && pays !== WATERBEND;
  return {
    most: [{ pays: isMixed ? (pays | GENERIC) & ~WATERBEND : pays, amount }],
    settled: isFree && amount <= 1 && (!isMixed || (pays & GENERIC) !== 0),
  };
}

/** Sources in groups that share nothing that they take. */
function groupsOf(sources: readonly Source[]): Source[][] {
  const groupOf = new Map<Take, Source[]>();
  for (const source of sources) {
    const group = [
      ...new Set([...source.takes.flatMap((take) => groupOf.get(take) ?? []), source]),
    ];
    for (const { takes } of group) for (const take of takes) groupOf.set(take, group);
  }
  return [...new Set(groupOf.values())];
}

/** Every set of sources of which no two take the same thing. */
function optionsOf(sources: readonly Source[], taken: ReadonlySet<Take>): Option[] {
  const [first, ...others] = sources;
  if (first === undefined) return [[]];
  const without = optionsOf(others, taken);
  if (first.takes.some((take) => taken.has(take)) || without.length > MAX_OPTIONS) return without;
  const withIt = optionsOf(others, new Set([...taken, ...first.takes]));
  return [...without, ...withIt.map((option) => [first, ...option])];
}
