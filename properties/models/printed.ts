/**
 * Mana values, colours and devotion read off the printed text of mana costs by pattern: no symbol is parsed, and no
 * rule of the engine is asked.
 */
import {
  COLORS,
  type Color,
  type Face,
  type Game,
  type ManaText,
  type Permanent,
  type PlayerId,
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

/** The parts of its card that a permanent shows. */
function shownParts({ card, copy, faceDown, phasedOut, shown = 'front' }: Permanent): Face[] {
  if (faceDown || phasedOut) return [];
  if (copy) return [copy];
  const { other = card } = card;
  return { front: [card], other: [other], both: [card, other], neither: [] }[shown];
}

const partsUnder = (game: Game, player: PlayerId): Face[] =>
  game.battlefield.filter(({ controller }) => controller === player).flatMap(shownParts);

/**
 * Devotion without what raises it: the symbols that have one of the letters.
 * @see CR 700.5
 */
export function modelDevotion(game: Game, player: PlayerId, to: readonly Color[]): number {
  const written = partsUnder(game, player)
    .map(({ manaCost }) => manaCost ?? '')
    .join('');
  return (written.match(SYMBOL) ?? []).filter((s) => to.some((color) => s.includes(color))).length;
}

/**
 * By how much abilities raise any devotion of a player.
 * @see CR 700.5a
 */
export function modelRaise(game: Game, player: PlayerId): number {
  return partsUnder(game, player)
    .flatMap(({ abilities = [] }) => abilities)
    .reduce((sum, ability) => sum + (ability.kind === 'devotionBonus' ? ability.amount : 0), 0);
}
