/**
 * Spells with additional and alternative costs, for the laws of both.
 */
import type * as fc from 'fast-check';
import type { CastProposal, Cost, Game, Keyword } from '../../engine/index.ts';
import { allColors, casting, permanentWith } from '../laws/changes.ts';
import { YOU } from './boards.ts';
import { spellCard } from './cards.ts';
import { fixedCost } from './costs.ts';
import { type CastOnBoard, castOnBoard } from './proposals.ts';
import type { World } from './world.ts';

/** A spell of all colours, so that its cost alone is varied, on a board with modifiers. */
export const board = (world: World, cost = fixedCost): fc.Arbitrary<CastOnBoard> =>
  castOnBoard(world, { card: spellCard(cost).map(allColors), maxLength: 3, others: 1 });

export const withKeywords = (b: CastOnBoard, ...keywords: readonly Keyword[]): CastOnBoard =>
  casting(b, (card) => ({ ...card, keywords: [...(card.keywords ?? []), ...keywords] }));

export const proposing = (b: CastOnBoard, more: Partial<CastProposal>): CastOnBoard => ({
  ...b,
  proposal: { ...b.proposal, ...more },
});

/** The card to cast lies in the graveyard instead of the hand. */
export const fromGraveyard = (b: CastOnBoard): CastOnBoard => ({
  ...b,
  game: {
    ...b.game,
    players: b.game.players.map((p) => (p.id === YOU ? { ...p, hand: [], graveyard: p.hand } : p)),
  },
});

export const OPTIONAL = [
  'kicker',
  'buyback',
  'entwine',
  'offspring',
  'multikicker',
  'replicate',
  'squad',
] as const;
export const REPEATABLE: readonly string[] = ['multikicker', 'replicate', 'squad'];
export const FROM_HAND = [
  'evoke',
  'dash',
  'blitz',
  'overload',
  'cleave',
  'warp',
  'impending',
  'awaken',
  'prowl',
] as const;
export const FROM_GRAVEYARD = ['flashback', 'escape', 'mayhem'] as const;

export const hasModifiers = (b: { readonly game: Game }): string[] => [
  b.game.battlefield.length > 0 ? 'modifiers' : 'no modifiers',
];
export const MODIFIERS = { modifiers: 0.5 };

export const offering = (cost: Cost | 'free') =>
  permanentWith('offer', {
    kind: 'alternativeCost',
    scope: { of: 'spells', whose: 'yours', from: ['hand'] },
    cost,
  });
