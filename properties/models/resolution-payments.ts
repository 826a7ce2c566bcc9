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

/** An end as text: whether it was paid, the pool, what was used for mana, and the life. */
export function endText(
  pool: readonly ManaType[],
  usedForMana: readonly string[],
  life: number,
  paid: boolean,
): string {
  const left = pool.length === 0 ? 'empty pool' : `pool ${pool.toSorted().join('')}`;
  const used =
    usedForMana.length === 0 ? 'nothing used' : `${usedForMana.toSorted().join(' ')} used`;
  return `${paid ? 'paid' : 'not paid'}: ${left}, ${used}, ${life} life`;
}

/**
 * It is not paid; or some lands are tapped and the card is exiled for mana, or not, and one of the ways of the symbol is
 * paid from what is there then.
 */
export function resolutionEnds({ symbol, pool, lands, guide, life }: ResolutionPayment): string[] {
  const ends = [endText(pool, [], life, false)];
  const sources = [
    ...lands.map((mana, i) => ({ id: `land${i + 1}`, mana })),
    ...(guide === undefined ? [] : [{ id: 'guide', mana: guide }]),
  ];
  for (let set = 0; set < 2 ** sources.length; set += 1) {
    const used = sources.filter((_, i) => Math.floor(set / 2 ** i) % 2 === 1);
    const ids = used.map(({ id }) => id);
    const all = [...pool, ...used.map(({ mana }) => mana)];
    for (const way of SYMBOLS[symbol]) {
      if (way === 'life') {
        if (life >= 2) ends.push(endText(all, ids, life - 2, true));
      } else {
        for (const left of withoutMana(all, way)) ends.push(endText(left, ids, life, true));
      }
    }
  }
  return ends;
}
