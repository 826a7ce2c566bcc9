/**
 * Where the rules let a player choose, a rule asks; `outcomes` finds every way of answering.
 */

/** Picks one of two or more options; a rule never asks where there is nothing to choose. */
export type Choose = <T>(question: string, options: readonly T[]) => T;

/** Asks only where there is a choice. */
export function pick<T>(choose: Choose, question: string, options: readonly [T, ...T[]]): T {
  return options.length === 1 ? options[0] : choose(question, options);
}

/** How a number of equal things is divided among ways to treat each; a way that is not taken is left out. */
export type Split<W> = readonly (readonly [way: W, count: number])[];

/** Every way to divide `count` equal things among `ways`, so that equal things are not told apart. */
export function splits<W>(ways: readonly W[], count: number): [Split<W>, ...Split<W>[]] {
  const [way, ...others] = ways;
  if (way === undefined) return [[]];
  if (others.length === 0) return [[[way, count]]];
  const found: Split<W>[] = [];
  for (let n = count; n >= 0; n -= 1) {
    for (const rest of splits(others, count - n)) found.push(n === 0 ? rest : [[way, n], ...rest]);
  }
  const [first, ...more] = found;
  return [first ?? [], ...more];
}

/** The choice of whoever always takes the first option. */
export const chooseFirst: Choose = (question, options) => {
  const first = options[0];
  if (first === undefined) throw new RangeError(`nothing to choose: ${question}`);
  return first;
};

/**
 * The distinct results of `run` under every way of answering its questions.
 * @param run is called once for each way; it must not depend on anything but the answers.
 * @param key tells results apart; results with the same key count once, the first is kept.
 * @param limit bounds the ways that are tried.
 * @throws {RangeError} when there are more ways than `limit`.
 */
export function outcomes<T>(
  run: (choose: Choose) => T,
  key: (result: T) => string = JSON.stringify,
  limit = 100_000,
): T[] {
  const found = new Map<string, T>();
  /** The answers of the present run, as indices, and how many options each question had. */
  const path: number[] = [];
  const widths: number[] = [];
  let ways = 0;
  for (;;) {
    let depth = 0;
    const choose: Choose = (question, options) => {
      const index = depth < path.length ? (path[depth] ?? 0) : 0;
      path[depth] = index;
      widths[depth] = options.length;
      depth += 1;
      const option = options[index];
      if (index >= options.length) throw new RangeError(`nothing to choose: ${question}`);
      return option as (typeof options)[number];
    };
    const result = run(choose);
    const k = key(result);
    if (!found.has(k)) found.set(k, result);
    ways += 1;
    if (ways > limit) throw new RangeError(`more than ${limit} ways to choose`);
    path.length = depth;
    while (path.length > 0 && (path.at(-1) ?? 0) + 1 >= (widths[path.length - 1] ?? 0)) path.pop();
    if (path.length === 0) return [...found.values()];
    path[path.length - 1] = (path.at(-1) ?? 0) + 1;
  }
}
