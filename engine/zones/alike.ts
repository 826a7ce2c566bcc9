/**
 * Choices for many equal objects: which of them is which does not matter, so lots are dealt, not orders tried.
 */
import { type Choose, once, pick } from '../choices.ts';
import type { Game } from '../model/game.ts';
import type { Id } from '../model/mana.ts';

/** An object and what may become of it. */
export interface Open<T> {
  readonly object: { readonly id: Id };
  readonly ends: readonly T[];
}

/**
 * Picks an end for each object. Objects that differ in nothing but their ids, with the same ends, are one lot:
 * only how many of them come to each end is asked, and those first in the list come to the first end.
 * @param key tells ends apart, in the same words for each object of a lot.
 */
export function deal<T>(
  game: Game,
  open: readonly Open<T>[],
  key: (end: T) => string,
  choose: Choose,
): readonly T[] {
  if (open.every(({ ends }) => ends.length < 2)) return open.flatMap(({ ends }) => ends);
  const picked = open.map(({ ends }) => ends[0]);
  for (const lot of once(choose, () => lotsOf(game, open, key))) {
    const [first = 0] = lot;
    const { object, ends = [] } = open[first] ?? {};
    const heaps = splits(lot.length, ends.length);
    const sizes = pick(choose, `ends of ${object?.id}`, heaps);
    const dealt = sizes.flatMap((size, end) => Array<number>(size).fill(end));
    for (const [i, one] of lot.entries()) picked[one] = open[one]?.ends[dealt[i] ?? 0];
  }
  return picked.filter((end) => end !== undefined);
}

/** The lots among the objects for which there is something to pick, as their places in the list. */
function lotsOf<T>(
  game: Game,
  open: readonly Open<T>[],
  key: (end: T) => string,
): readonly (readonly number[])[] {
  const undecided = [...open.entries()].filter(([, { ends }]) => ends.length > 1);
  if (undecided.length < 2) return undecided.map(([i]) => [i]);
  const lots = new Map<string, number[]>();
  const nameOf = lotNames(game);
  for (const [i, { object, ends }] of undecided) {
    const lot = `${nameOf(object)} ${ends.map(key)}`;
    lots.set(lot, [...(lots.get(lot) ?? []), i]);
  }
  return [...lots.values()];
}

/** One object of each lot of equal ones. */
export function oneOfEach<T extends { readonly id: Id }>(game: Game, objects: readonly T[]): T[] {
  if (objects.length < 2) return [...objects];
  const nameOf = lotNames(game);
  const firsts = new Map<string, T>();
  for (const object of objects) {
    const name = nameOf(object);
    if (!firsts.has(name)) firsts.set(name, object);
  }
  return [...firsts.values()];
}

/** Names the lot of an object: all that it is but its id, unless something else in the game refers to that id. */
export function lotNames(game: Game): (object: { readonly id: Id }) => string {
  const text = JSON.stringify(game);
  return (object) => {
    const id = JSON.stringify(object.id);
    // A card may happen to be called like the object; that is no reference.
    const uses = text.split(id).filter((before, i, all) => {
      return i < all.length - 1 && !before.endsWith('"name":');
    });
    return uses.length > 1 ? id : JSON.stringify({ ...object, id: '' });
  };
}

/** Every way to divide a number of equal things among so many heaps. */
function splits(count: number, heaps: number): [readonly number[], ...(readonly number[])[]] {
  if (heaps <= 1) return [[count]];
  const all: (readonly number[])[] = [];
  for (let n = count; n >= 0; n -= 1) {
    for (const rest of splits(count - n, heaps - 1)) all.push([n, ...rest]);
  }
  const [first, ...others] = all;
  return [first ?? [], ...others];
}
