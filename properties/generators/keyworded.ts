/**
 * Spells with keywords that change what they cost.
 */
import type * as fc from 'fast-check';
import type { Card, CastProposal, Keyword, Permanent } from '../../engine/index.ts';
import { allColors, casting } from '../laws/changes.ts';
import { YOU } from './boards.ts';
import { spellCard } from './cards.ts';
import { fixedCost } from './costs.ts';
import type { ChangeName } from './modifiers.ts';
import { type CastOnBoard, castOnBoard } from './proposals.ts';
import type { World } from './world.ts';

/** Changes that come to the same whatever the order, so that a keyword's reduction may stand anywhere among them. */
export const CHANGES: readonly ChangeName[] = ['increase', 'generic', 'colored', 'minimum'];

export const board = (world: World, cost = fixedCost): fc.Arbitrary<CastOnBoard> =>
  castOnBoard(world, {
    card: spellCard(cost).map(allColors),
    changes: CHANGES,
    maxLength: 2,
    others: 0,
  });

export const keyed = (b: CastOnBoard, ...keywords: readonly Keyword[]): CastOnBoard =>
  casting(b, (card) => ({ ...card, keywords }));

export const proposing = (b: CastOnBoard, more: Partial<CastProposal>): CastOnBoard => ({
  ...b,
  proposal: { ...b.proposal, ...more },
});

export const adding = (b: CastOnBoard, ...permanents: readonly Permanent[]): CastOnBoard => ({
  ...b,
  game: { ...b.game, battlefield: [...b.game.battlefield, ...permanents] },
});

export const creature = (id: string, card: Card, more: Partial<Permanent> = {}): Permanent => ({
  id,
  card,
  owner: YOU,
  controller: YOU,
  ...more,
});

export const fromGraveyard = (b: CastOnBoard): CastOnBoard => ({
  ...b,
  game: {
    ...b.game,
    players: b.game.players.map((p) => (p.id === YOU ? { ...p, hand: [], graveyard: p.hand } : p)),
  },
});

/** What a reduction by a whole mana cost amounts to: variables are 0. */
export const reductionOf = (cost: string | null): string => cost ?? '{0}';

export const hasModifiers = (b: CastOnBoard): string[] => [
  b.game.battlefield.length > 0 ? 'modifiers' : 'no modifiers',
];
