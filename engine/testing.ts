/**
 * Small cards and games, for tests of the rules.
 */
import type { Card } from './model/cards.ts';
import type { Game, Permanent, Player } from './model/game.ts';

export const BEAR: Card = {
  name: 'Bear',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['bear'],
  power: 2,
  toughness: 2,
};
export const RELIC: Card = { name: 'Relic', manaCost: '{3}', types: ['artifact'] };
export const HYDRA: Card = {
  ...BEAR,
  name: 'Hydra',
  manaCost: '{X}{G}{U}',
  power: 0,
  toughness: 0,
};

/** A permanent of A, with the name of its card for an id. */
export const permanent = (card: Card, more: Partial<Permanent> = {}): Permanent => ({
  id: card.name,
  card,
  owner: 'A',
  controller: 'A',
  ...more,
});

export const player = (id: string, more: Partial<Player> = {}): Player => ({
  id,
  life: 20,
  pool: [],
  hand: [],
  graveyard: [],
  exile: [],
  command: [],
  ...more,
});

/** A game of A and B, in a main phase of A's turn. */
export const gameOf = (battlefield: readonly Permanent[], more: Partial<Game> = {}): Game => ({
  activePlayer: 'A',
  step: 'precombatMain',
  players: [player('A'), player('B')],
  battlefield,
  stack: [],
  ...more,
});
