/**
 * Every end of an ability that asks for one symbol as it resolves, by trying everything.
 */
import type { ManaType } from '../../engine/index.ts';
import { type ResolutionPayment, SYMBOLS } from '../generators/resolution-payments.ts';

/** What is left of a pool without one mana of a type, or without any two. */
function withoutMana(
  pool: readonly ManaType[],
  way: ManaType | 2,
): readonly (readonly ManaType[])[] {
  if (way === 2)
    return pool.flatMap((_, i) =>
      pool.slice(i + 1).map((_one, j) => pool.filter((_two, k) => k !== i && k !== i + 1 + j)),
    );
  const at = pool.indexOf(way);
  return at < 0 ? [] : [pool.filter((_, i) => i !== at)];
}

/** An end as text: the pool, the lands that are tapped, the life, and whether it was paid. */
export function endText(
  pool: readonly ManaType[],
  tapped: readonly string[],
  life: number,
  paid: boolean,
): string {
  const left = pool.length === 0 ? 'empty pool' : `pool ${pool.toSorted().join('')}`;
  const used = tapped.length === 0 ? 'nothing tapped' : `${tapped.toSorted().join(' ')} tapped`;
  return `${paid ? 'paid' : 'not paid'}: ${left}, ${used}, ${life} life`;
}

/** It is not paid; or some lands are tapped for mana, and one of the ways of the symbol is paid from what is there then. */
export function resolutionEnds({ symbol, pool, lands, life }: ResolutionPayment): string[] {
  const ends = [endText(pool, [], life, false)];
  for (let set = 0; set < 2 ** lands.length; set += 1) {
    const isTapped = (i: number) => Math.floor(set / 2 ** i) % 2 === 1;
    const tapped = lands.flatMap((_, i) => (isTapped(i) ? [`land${i + 1}`] : []));
    const all = [...pool, ...lands.filter((_, i) => isTapped(i))];
    for (const way of SYMBOLS[symbol]) {
      if (way === 'life') {
        if (life >= 2) ends.push(endText(all, tapped, life - 2, true));
      } else {
        for (const left of withoutMana(all, way)) ends.push(endText(left, tapped, life, true));
      }
    }
  }
  return ends;
}
