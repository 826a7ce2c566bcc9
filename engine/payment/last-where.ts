/**
 * Looking for where a condition ends, by halves.
 */

/** The last number from 0 to `end` for which a condition holds that holds up to some number; -1 when for none. */
export function lastWhere(end: number, holds: (n: number) => boolean): number {
  if (holds(end)) return end;
  let low = -1;
  let high = end;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
