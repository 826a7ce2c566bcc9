/**
 * Special actions: cards that allow them, and games in which they can be taken.
 */
import * as fc from 'fast-check';
import {
  type Card,
  type Game,
  type Keyword,
  type Mana,
  type ManaText,
  SPECIAL_ACTIONS,
  type SpecialActionName,
  type SpecialProposal,
} from '../../engine/index.ts';
import { YOU } from './boards.ts';
import { plainCard } from './cards.ts';
import { castingGame } from './castings.ts';
import { yours } from './makers.ts';
import { SPELL } from './proposals.ts';

export const action = fc.constantFrom(...SPECIAL_ACTIONS);

/** A card whose keyword allows the action, for this cost. */
export function cardFor(
  name: SpecialActionName,
  mana: ManaText,
  more: Partial<Keyword> = {},
): Card {
  const keyword = name === 'turnFaceUp' ? 'morph' : name;
  const n = name === 'suspend' ? { n: 3 } : {};
  return plainCard('{5}{U}', ['creature'], {
    keywords: [{ keyword, cost: { mana }, ...n, ...more }],
  });
}

export const take = (
  name: SpecialActionName,
  more: Partial<SpecialProposal> = {},
): SpecialProposal => ({
  kind: 'special',
  player: YOU,
  object: SPELL,
  action: name,
  ...more,
});

/** A game in which the action can be taken: with the card in the hand, or face down on the battlefield. */
export function gameFor(
  name: SpecialActionName,
  card: Card,
  parts: Parameters<typeof castingGame>[1] = {},
) {
  const game = castingGame(card, parts);
  if (name !== 'turnFaceUp') return game;
  const faceDown = yours(SPELL, card, { faceDown: true });
  return {
    ...game,
    players: game.players.map((p) => ({ ...p, hand: [] })),
    battlefield: [...game.battlefield, faceDown],
  };
}

/** What an action costs by its rule: foretelling the same for every card. */
export const priceOf = (name: SpecialActionName, mana: ManaText): ManaText =>
  name === 'foretell' ? '{2}' : mana;

/** Enough for every such action. */
export const PLENTY: readonly Mana[] = [
  { type: 'C', amount: 9 },
  { type: 'U', amount: 4 },
];

/** The same game in a later turn: what was foretold or plotted is so no longer "this turn". */
export function nextTurn(game: Game): Game {
  const players = game.players.map((p) => ({
    ...p,
    exile: p.exile.map(({ notThisTurn: _, ...card }) => card),
  }));
  return { ...game, players };
}
