/**
 * A small property and small engines, for tests of what runs them.
 */
import * as fc from 'fast-check';
import type { DevotionQuestion, Engine, Game } from '../../engine/index.ts';
import type { World } from '../generators/world.ts';
import { Disagreement, type Drawn, type Property, property } from '../property.ts';

/** The toy draws no cards. */
export const toyWorld: World = JSON.parse('{}');

/** Player A controls as many permanents as there are costs. */
export function toyGame(costs: readonly string[]): Game {
  return {
    activePlayer: 'A',
    step: 'precombatMain',
    players: [
      { id: 'A', life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] },
      { id: 'B', life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] },
    ],
    battlefield: costs.map((manaCost, i) => ({
      id: `p${i}`,
      card: { name: `Toy ${i}`, manaCost, types: ['artifact'] },
      owner: 'A',
      controller: 'A',
    })),
    stack: [],
  };
}

export const toyBoards: fc.Arbitrary<Drawn> = fc
  .array(fc.constantFrom('{B}', '{G}', '{2}'), { maxLength: 8 })
  .map((costs) => ({ game: toyGame(costs) }));

const blackSymbols = ({ game }: Drawn): number =>
  game.battlefield.filter(({ card }) => card.manaCost === '{B}').length;

/** Devotion to black is the number of black permanents, here where each has one symbol at most. */
export function toyProperty(changes: Partial<Property> = {}): Property {
  return property({
    id: '700.5/toy',
    cites: ['700.5'],
    says: 'Devotion to black counts the black permanents of the toy',
    asks: ['devotion'],
    given: () => toyBoards,
    then: (drawn, engine) => {
      const expected = blackSymbols(drawn);
      const actual = engine.devotion({ game: drawn.game, player: 'A', to: ['B'] });
      if (actual !== expected) {
        throw new Disagreement('devotion is off', {
          expected,
          actual,
          why: ['each {B} counts once'],
        });
      }
    },
    labels: (drawn) => (blackSymbols(drawn) > 0 ? ['black'] : []),
    ...changes,
  });
}

/** Right, but for what `devotion` changes. */
export function toyEngine(
  devotion: (right: number, question: DevotionQuestion) => number = (right) => right,
): Engine {
  return {
    name: 'toy',
    devotion: (question) => devotion(blackSymbols(question), question),
  };
}
