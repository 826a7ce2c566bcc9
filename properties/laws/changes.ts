/**
 * The same question on a board with one thing more or less: what laws compare.
 */
import {
  type Ability,
  type Card,
  type CostScope,
  type Game,
  type Id,
  type ManaText,
  nextId,
  type Permanent,
  parseManaCost,
  printManaCost,
} from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import type { CastOnBoard } from '../generators/proposals.ts';
import type { CostQuestion } from './totals.ts';

/** The id of the permanent that a question is changed by. */
export const EXTRA = 'extra';

/** A permanent of the first player with these abilities, of a type that no drawn modifier counts. */
export function permanentWith(id: string, ...abilities: readonly Ability[]): Permanent {
  return {
    id,
    card: plainCard('{2}', ['enchantment'], { abilities }),
    owner: YOU,
    controller: YOU,
  };
}

/** The same question with another permanent on the battlefield. */
export function withPermanent<Q extends CostQuestion>(question: Q, permanent: Permanent): Q {
  const { game } = question;
  return { ...question, game: { ...game, battlefield: [...game.battlefield, permanent] } };
}

/** The same question without a permanent. */
export function withoutPermanent<Q extends CostQuestion>(question: Q, id: string): Q {
  const { game } = question;
  return {
    ...question,
    game: { ...game, battlefield: game.battlefield.filter((p) => p.id !== id) },
  };
}

/** The same question with a permanent that changes what your spells, or abilities, cost. */
export function withAbility<Q extends CostQuestion>(question: Q, ability: Ability): Q {
  return withPermanent(question, permanentWith(freeId(question.game, EXTRA), ability));
}

/** An id that no permanent has: this one, or the next of its kind. */
function freeId(game: Game, id: Id): Id {
  return game.battlefield.some((p) => p.id === id) ? freeId(game, nextId(id)) : id;
}

const scopeOf = (question: CostQuestion): CostScope => ({
  of: question.proposal.kind === 'cast' ? 'spells' : 'abilities',
});

/** The same question where what you cast or activate costs this much less. */
export function reducedBy<Q extends CostQuestion>(question: Q, amount: ManaText, times = 1): Q {
  return withAbility(question, {
    kind: 'costReduction',
    scope: scopeOf(question),
    amount,
    ...(times === 1 ? {} : { times }),
  });
}

/** The same question where what you cast or activate costs this much more. */
export function increasedBy<Q extends CostQuestion>(question: Q, amount: ManaText): Q {
  return withAbility(question, { kind: 'costIncrease', scope: scopeOf(question), amount });
}

/** The same board where the card that is cast is another one. */
export function casting<Q extends CastOnBoard>(question: Q, change: (card: Card) => Card): Q {
  return { ...question, game: mapCard(question.game, question.proposal.object, change) };
}

/** The same game in which a card in a hand, graveyard, exile or command zone is another one. */
export function mapCard(game: Game, id: string, change: (card: Card) => Card): Game {
  const map = <T extends { readonly id: string; readonly card: Card }>(
    objects: readonly T[],
  ): readonly T[] => objects.map((o) => (o.id === id ? { ...o, card: change(o.card) } : o));
  return {
    ...game,
    players: game.players.map((p) => ({
      ...p,
      hand: map(p.hand),
      graveyard: map(p.graveyard),
      exile: map(p.exile),
      command: map(p.command),
    })),
  };
}

/** A card with these symbols added to its mana cost; one without a mana cost stays as it is. */
export function costingMore(card: Card, symbols: ManaText): Card {
  return card.manaCost === null
    ? card
    : { ...card, manaCost: printManaCost(parseManaCost(card.manaCost + symbols)) };
}

/** A card that is of all colours whatever its mana cost, so that its cost can be varied alone. */
export function allColors(card: Card): Card {
  return { ...card, colorIndicator: ['W', 'U', 'B', 'R', 'G'] };
}
