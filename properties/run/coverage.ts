/**
 * Which kinds of board were reached, and whether that is what the generator promised.
 */
import type { Drawn, Property } from '../property.ts';

/** What was counted over some boards: plain data, so that slices can be added up. */
export interface Tally {
  readonly boards: number;
  /** Boards with at least one label; every board, when the property has no labels. */
  readonly mattered: number;
  readonly labels: Readonly<Record<string, number>>;
}

export const NOTHING: Tally = { boards: 0, mattered: 0, labels: {} };

/** Below this many boards, a share says too little. */
const ENOUGH = 100;

/** A shortfall is only called one when chance would bring it about less often than this (four sigma). */
const CHANCE = 3e-5;

export function add(one: Tally, other: Tally): Tally {
  const labels = { ...one.labels };
  for (const [label, count] of Object.entries(other.labels)) {
    labels[label] = (labels[label] ?? 0) + count;
  }
  return { boards: one.boards + other.boards, mattered: one.mattered + other.mattered, labels };
}

/** Counts boards one by one. */
export class Counter {
  private boards = 0;
  private mattered = 0;
  private readonly labels = new Map<string, number>();

  count(property: Property, drawn: Drawn): void {
    this.boards += 1;
    if (property.labels === undefined) {
      this.mattered += 1;
      return;
    }
    const labels = new Set(property.labels(drawn));
    if (labels.size > 0) this.mattered += 1;
    for (const label of labels) this.labels.set(label, (this.labels.get(label) ?? 0) + 1);
  }

  tally(): Tally {
    return {
      boards: this.boards,
      mattered: this.mattered,
      labels: Object.fromEntries(this.labels),
    };
  }
}

/**
 * Where the boards fall short of what a property is about.
 * @returns one sentence, or nothing when the boards are as promised or too few to tell.
 */
export function shortfall(property: Property, tally: Tally): string | undefined {
  if (tally.boards === 0) return 'not one board was checked';
  if (tally.mattered === 0) return `none of ${tally.boards} boards was what it is about`;
  if (tally.boards < ENOUGH) return undefined;
  for (const [label, share] of Object.entries(property.covers ?? {})) {
    const count = tally.labels[label] ?? 0;
    if (count >= share * tally.boards || atMost(count, tally.boards, share) >= CHANCE) continue;
    const percent = ((100 * count) / tally.boards).toFixed(1);
    return `"${label}" on ${percent} % of ${tally.boards} boards, ${100 * share} % were promised`;
  }
  return undefined;
}

/** The probability of `k` hits or fewer in `n` tries of probability `p`: the binomial tail, summed in logs. */
export function atMost(k: number, n: number, p: number): number {
  if (k >= n || p <= 0) return 1;
  if (p >= 1) return 0;
  let log = n * Math.log1p(-p);
  let sum = Math.exp(log);
  for (let i = 1; i <= k; i += 1) {
    log += Math.log((n - i + 1) / i) + Math.log(p / (1 - p));
    sum += Math.exp(log);
  }
  return Math.min(1, sum);
}
