/**
 * How long a query takes: the least of several medians, in time of the processor, for others may be using the machine.
 */
import { Bench } from 'tinybench';
import type { Figure } from './figures.ts';

/** How much time goes into one measurement. */
export interface Patience {
  /** Milliseconds for one round of one query. */
  readonly time: number;
  /** Rounds: the queries of a group take turns, so that what disturbs one disturbs them all. */
  readonly rounds: number;
}

export const THOROUGH: Patience = { time: 100, rounds: 5 };
export const QUICK: Patience = { time: 30, rounds: 3 };

/** A sample takes at least this many milliseconds: reading the clock takes two microseconds. */
const SAMPLE = 0.5;
/** Milliseconds that a query is asked for before it is timed. */
const WARMING = 20;

/** Milliseconds that this process has had of the processor. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Something that is asked over and over; its answer is looked at, so that it cannot be optimised away. */
export type Query = () => unknown;

/** @returns the microseconds that each query takes. */
export function timesOf(queries: readonly Query[], { time, rounds }: Patience): number[] {
  const repeats = queries.map(repeatsOf);
  const least = queries.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, query] of queries.entries()) {
      const times = repeats[i] ?? 1;
      const bench = new Bench({
        now: processorTime,
        time,
        iterations: 5,
        warmup: round === 0,
        throws: true,
      });
      bench.add('query', () => {
        for (let n = 0; n < times; n += 1) query();
      });
      const [task] = bench.runSync();
      const result = task?.result;
      const milliseconds =
        result !== undefined && 'latency' in result ? result.latency.p50 : Number.NaN;
      least[i] = Math.min(least[i] ?? Number.NaN, (milliseconds * 1_000) / times);
    }
  }
  return least;
}

/** How often to ask so that a sample lasts long enough to be measured: seen once the code is warm. */
function repeatsOf(query: Query): number {
  const start = processorTime();
  let asked = 0;
  do {
    query();
    asked += 1;
  } while (processorTime() - start < WARMING);
  return Math.ceil((SAMPLE * asked) / WARMING);
}

export const SIZES = [10, 100, 1_000, 10_000] as const;

/** Ten times the board, at most this many times the time. */
const GROWTH = { atMost: 11 };

/**
 * Times one query on boards of growing size.
 * @param aims in microseconds, by size.
 */
export function growing(
  what: string,
  queryOn: (size: number) => Query,
  patience: Patience,
  aims: Readonly<Partial<Record<(typeof SIZES)[number], number>>> = {},
): Figure[] {
  const times = timesOf(SIZES.map(queryOn), patience);
  const growth = Math.max(...times.slice(1).map((time, i) => time / (times[i] ?? Number.NaN)));
  return [
    ...SIZES.map((size, i): Figure => {
      const aim = aims[size];
      return {
        what: `${what}, ${size.toLocaleString('en-US')} permanents`,
        value: times[i] ?? Number.NaN,
        unit: 'µs',
        ...(aim === undefined ? {} : { aim: { atMost: aim } }),
      };
    }),
    { what: `${what}, ten times the permanents`, value: growth, unit: '×', aim: GROWTH },
  ];
}
