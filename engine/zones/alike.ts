/**
 * Choices for many equal objects: which of them is which does not matter, so lots are dealt, not orders tried.
 */
import { type Choose, pick } from '../choices.ts';
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
  const undecided = open.filter(({ ends }) => ends.length > 1);
  const picked = new Map<Open<T>, T>();
  for (const lot of lotsOf(game, undecided, key)) {
    const [first] = lot;
    if (first === undefined) continue;
    const heaps = splits(lot.length, first.ends.length);
    const sizes = pick(choose, `ends of ${first.object.id}`, heaps);
    const dealt = sizes.flatMap((size, end) => Array<number>(size).fill(end));
    for (const [i, one] of lot.entries()) {
      const chosen = one.ends[dealt[i] ?? 0];
      if (chosen !== undefined) picked.set(one, chosen);
    }
  }
  return open.flatMap((one) => picked.get(one) ?? one.ends.slice(0, 1));
}

function lotsOf<T>(
  game: Game,
  open: readonly Open<T>[],
  key: (end: T) => string,
): Iterable<readonly Open<T>[]> {
  if (open.length < 2) return open.length === 0 ? [] : [open];
  const lots = new Map<string, Open<T>[]>();
  const nameOf = lotNames(game);
  for (const one of open) {
    const lot = `${nameOf(one.object)} ${one.ends.map(key)}`;
    lots.set(lot, [...(lots.get(lot) ?? []), one]);
  }
  return lots.values();
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
