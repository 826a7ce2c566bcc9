/**
 * Where the boards come from: each property has boards of its own, whatever else is run.
 */

/** Boards are drawn in slices, so that work can be shared out and stopped without changing what is drawn. */
export const SLICE = 100;

/**
 * The seed of one slice of the boards of one property.
 * @param campaign the seed of the whole run.
 * @param index counts slices from 0.
 */
export function sliceSeed(campaign: number, property: string, index: number): number {
  return hash(`${campaign}/${property}/${index}`);
}

/** FNV-1a, and a final mix so that neighbours part: 32 bits, signed, the same on every machine. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
