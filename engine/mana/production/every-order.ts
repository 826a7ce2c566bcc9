/**
 * Applying effects one after the other in every order, each as often as there are of it: where that can end.
 *
 * Orders that lead to the same value with the same effects left are one from there on. Values are numbered as they
 * are found and what an effect makes of a value is worked out once, so the search is about states and not about the
 * factorially many orders.
 */

/** Effects that are alike. */
export interface Alike<T> {
  readonly count: number;
  /** Everything that one of them may make of a value; undefined when it does not apply to it. */
  readonly apply: (value: T) => readonly T[] | undefined;
}

/**
 * @param key tells values apart.
 * @returns each value to which no effect is left that applies, once.
 */
export function everyOrder<T>(
  start: T,
  effects: readonly Alike<T>[],
  key: (value: T) => string,
): readonly T[] {
  const values: T[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (value: T): number => {
    const text = key(value);
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, values.length);
    return values.push(value) - 1;
  };

  const steps = effects.map(() => new Map<number, readonly number[] | undefined>());
  const step = (effect: number, number: number): readonly number[] | undefined => {
    const known = steps[effect];
    const value = values[number];
    if (known === undefined || value === undefined) return undefined;
    if (!known.has(number)) known.set(number, effects[effect]?.apply(value)?.map(numberOf));
    return known.get(number);
  };

  // What is left of each kind is one number: its digits, each with the base that its count asks for.
  const weights: number[] = [];
  let size = 1;
  for (const { count } of effects) {
    weights.push(size);
    size *= count + 1;
  }

  const ends = new Set<number>();
  const all = numberOf(start) * size + size - 1;
  const seen = new Set([all]);
  const open = [all];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const number = Math.floor(state / size);
    const left = state % size;
    let ended = true;
    for (const [effect, weight] of weights.entries()) {
      const count = (effects[effect]?.count ?? 0) + 1;
      if (Math.floor(left / weight) % count === 0) continue;
      for (const next of step(effect, number) ?? []) {
        ended = false;
        const reached = next * size + left - weight;
        if (!seen.has(reached)) open.push(reached);
        seen.add(reached);
      }
    }
    if (ended) ends.add(number);
  }
  return values.filter((_, number) => ends.has(number));
}
