/**
 * Spells whose cost is reduced, for the laws of reductions.
 */
import * as fc from 'fast-check';
import { type COLORS, parseManaCost, type Total } from '../../engine/index.ts';
import { totalText, withDemand } from '../laws/totals.ts';
import { spellCard } from './cards.ts';
import { color, fixedCost } from './costs.ts';
import type { ChangeName } from './modifiers.ts';
import { type CastOnBoard, castOnBoard } from './proposals.ts';
import type { World } from './world.ts';

/** Changes that come to the same in whatever order they are applied. */
export const COMMUTING: readonly ChangeName[] = [
  'increase',
  'generic',
  'perPermanent',
  'byDevotion',
  'colored',
];
/** Changes with which two that cancel out leave nothing behind. */
export const UNFLOORED: readonly ChangeName[] = [...COMMUTING, 'coloredOnly', 'anySymbol'];

export const spellOf = (cost = fixedCost) => ({ card: spellCard(cost) });
export const boardWith = (world: World, changes: readonly ChangeName[], cost = fixedCost) =>
  castOnBoard(world, { ...spellOf(cost), changes, maxLength: 3, others: 1 });

/** A total without its generic mana, as text. */
export const nongeneric = (total: Total): string =>
  totalText(withDemand(total, (demand) => ({ ...demand, generic: 0 })));

export const genericOf = ({ game, proposal }: CastOnBoard): number => {
  const card = game.players[0]?.hand.find((o) => o.id === proposal.object)?.card;
  return card?.manaCost ? parseManaCost(card.manaCost).generic : 0;
};

export interface Reduced extends CastOnBoard {
  readonly amount: number;
}

export const reduced = (
  world: World,
  changes: readonly ChangeName[],
  cost = fixedCost,
): fc.Arbitrary<Reduced> =>
  fc
    .tuple(boardWith(world, changes, cost), fc.integer({ min: 1, max: 6 }))
    .map(([board, amount]) => ({ ...board, amount }));

export interface Colored extends CastOnBoard {
  readonly color: (typeof COLORS)[number];
  readonly count: number;
}

export const colored = (
  world: World,
  changes: readonly ChangeName[],
  cost = fixedCost,
): fc.Arbitrary<Colored> =>
  fc
    .record({
      board: boardWith(world, changes, cost),
      color,
      count: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ board, ...rest }) => ({ ...board, ...rest }));

export const has = ({ game, proposal }: CastOnBoard, symbol: string): boolean =>
  game.players[0]?.hand.some(
    (o) => o.id === proposal.object && o.card.manaCost?.includes(symbol),
  ) ?? false;
