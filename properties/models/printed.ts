/**
 * Mana values, colours and devotion read off the printed text of mana costs by pattern: no symbol is parsed, and no
 * rule of the engine is asked.
 */
import {
  COLORS,
  type Color,
  type Game,
  type ManaText,
  type Permanent,
} from '../../engine/index.ts';

const SYMBOL = /\{[^}]+\}/g;

/**
 * The mana value of a cost.
 * @param x what {X} stands for: 0 anywhere but on the stack.
 * @see CR 202.3
 */
export function modelManaValue(cost: ManaText | null, x = 0): number {
  return (cost?.match(SYMBOL) ?? []).reduce((sum, symbol) => {
    if (symbol === '{X}') return sum + x;
    // A number counts as itself, {2/W} as two; every other symbol is one mana at most.
    return sum + Number(/\d+/.exec(symbol)?.[0] ?? 1);
  }, 0);
}

/** The colours of a cost: the letters in it. The others that costs are written with are C, P, S, X, Y and Z. */
export function modelColors(cost: ManaText | null): Color[] {
  return COLORS.filter((color) => cost?.includes(color));
}

/** The mana cost that a permanent shows, empty when it shows none. */
function shownCost({ card, copy, faceDown, phasedOut, shown = 'front' }: Permanent): ManaText {
  if (faceDown || phasedOut) return '';
  if (copy) return copy.manaCost ?? '';
  const front = card.manaCost ?? '';
  const other = card.other?.manaCost ?? '';
  return { front, other, both: front + other, neither: '' }[shown];
}

/**
 * Devotion without what raises it: the symbols that have one of the letters.
 * @see CR 700.5
 */
export function modelDevotion(game: Game, player: string, to: readonly Color[]): number {
  const written = game.battlefield
    .filter(({ controller }) => controller === player)
    .map(shownCost)
    .join('');
  return (written.match(SYMBOL) ?? []).filter((s) => to.some((color) => s.includes(color))).length;
}
