/**
 * Where properties draw from: everything, or the cards that an engine knows.
 */
import type { Card } from '../../engine/index.ts';
import { CARDS } from '../../fixtures/cards.ts';

/** The cards that an engine under test can take. */
export interface World {
  /** Real cards, by their names. */
  readonly cards: readonly Card[];
  /** Whether it also takes cards that no one has printed, made of the abilities of the model. */
  readonly generated: boolean;
}

const forbids = ({ abilities = [] }: Card): boolean =>
  abilities.some(({ kind }) => kind === 'prohibition');

/** All real cards of the fixtures but what makes the very thing illegal that a board is about, and generated ones. */
export const everything: World = {
  cards: [...CARDS.values()].filter((card) => !forbids(card)),
  generated: true,
};
