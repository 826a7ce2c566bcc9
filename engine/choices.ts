/**
 * Where the rules let a player choose, a rule asks; `outcomes` finds every way of answering.
 */
import { InputError } from './errors.ts';

/** What may be chosen, or how to find it where that is work: then it is found once for all ways of answering. */
export type Options<T> = readonly T[] | (() => readonly T[]);

/** Picks one of two or more options; a rule never asks where it sees that there is nothing to choose. */
export type Choose = <T>(question: string, options: Options<T>) => T;

/** Asks only where there is a choice. */
export function pick<T>(choose: Choose, question: string, options: readonly [T, ...T[]]): T {
  return options.length === 1 ? options[0] : choose(question, options);
}

/**
 * Finds something that is work, once for all ways of answering that begin as this one does.
 * @param find must not ask anything.
 */
export function once<T>(choose: Choose, find: () => T): T {
  return choose('', () => [find()]);
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

const found = <T>(options: Options<T>): readonly T[] =>
  typeof options === 'function' ? options() : options;

/** The choice of whoever always takes the first option. */
export const chooseFirst: Choose = (question, options) => {
  const [first] = found(options);
  if (first === undefined) throw new RangeError(`nothing to choose: ${question}`);
  return first;
};

/**
 * The distinct results of `run` under every way of answering its questions.
 * @param run is called once for each way; it must not depend on anything but the answers.
 * @param key tells results apart; results with the same key count once, the first is kept.
 * @param limit bounds the ways that are tried.
 * @throws {InputError} `choices/too-many`, when there are more ways than `limit`.
 */
export function outcomes<T>(
  run: (choose: Choose) => T,
  key: (result: T) => string = JSON.stringify,
  limit = 100_000,
): T[] {
  const results = new Map<string, T>();
  /** The questions of the present run: their options, and which of them is the answer. */
  const path: { readonly options: readonly unknown[]; answer: number }[] = [];
  let ways = 0;
  for (;;) {
    let depth = 0;
    const choose: Choose = <O>(question: string, options: Options<O>): O => {
      if (depth === path.length) path.push({ options: found(options), answer: 0 });
      const asked = path[depth];
      depth += 1;
      if (asked === undefined || asked.options.length === 0)
        throw new RangeError(`nothing to choose: ${question}`);
      return asked.options[asked.answer] as O;
    };
    const result = run(choose);
    while (isLast(path.at(-1))) path.pop();
    const last = path.at(-1);
    if (last === undefined && ways === 0) return [result];
    const k = key(result);
    if (!results.has(k)) results.set(k, result);
    if (last === undefined) return [...results.values()];
    last.answer += 1;
    ways += 1;
    if (ways >= limit) throw tooMany(limit);
  }
}

const isLast = (
  asked: { readonly options: readonly unknown[]; readonly answer: number } | undefined,
) => asked !== undefined && asked.answer + 1 === asked.options.length;

function tooMany(limit: number): InputError {
  return new InputError('choices/too-many', `more than ${limit} ways to choose`, {
    hint: 'name in the question what it leaves open, or ask with fewer objects',
  });
}
