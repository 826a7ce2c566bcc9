/**
 * How long the questions about costs, mana values and devotion take, and how that grows with the board.
 */
import { comprehensiveRules, type Proposal, referenceEngine } from '../../engine/index.ts';
import { gameOf, YOU } from '../generators/boards.ts';
import type { Section } from './figures.ts';
import { CONFLICTING, costBoard, plainBoard } from './games.ts';
import { growing, type Patience, type Query, timesOf } from './timing.ts';

const CAST: Proposal = { kind: 'cast', player: YOU, object: 'spell' };

/** What a mature engine in Java takes, in microseconds; a tenth of it is the aim. */
const JAVA = { devotion: { 100: 18, 1000: 242 }, totalCost: { 10: 28 } } as const;

const devotionOn = (size: number): Query => {
  const game = gameOf({ battlefield: plainBoard(size) });
  return () => referenceEngine.devotion({ game, player: YOU, to: ['W', 'B'] });
};

/** The mana values, or colours, of everything on the battlefield. */
const manaValuesOn = (size: number): Query => {
  const { battlefield } = gameOf({ battlefield: plainBoard(size) });
  return () => battlefield.reduce((sum, one) => sum + comprehensiveRules.manaValue(one), 0);
};

const colorsOn = (size: number): Query => {
  const { battlefield } = gameOf({ battlefield: plainBoard(size) });
  return () => battlefield.reduce((bits, one) => bits | comprehensiveRules.colorsOf(one), 0);
};

const totalCostOn = (size: number): Query => {
  const game = costBoard(size);
  return () => referenceEngine.totalCosts({ game, proposal: CAST });
};

export function queries(patience: Patience): Section {
  const conflicting = costBoard(10, [...CONFLICTING, ...CONFLICTING], '{12}{R}{R}{R}{R}');
  const [conflict = Number.NaN] = timesOf(
    [() => referenceEngine.totalCosts({ game: conflicting, proposal: CAST })],
    patience,
  );
  return {
    title: 'Queries',
    how: 'the reference engine; aims are a tenth of what a mature engine in Java takes',
    figures: [
      ...growing('devotion', devotionOn, patience, {
        100: JAVA.devotion[100] / 10,
        1000: JAVA.devotion[1_000] / 10,
      }),
      ...growing('all mana values', manaValuesOn, patience),
      ...growing('all colours', colorsOn, patience),
      ...growing('total cost, ten modifiers', totalCostOn, patience, {
        10: JAVA.totalCost[10] / 10,
      }),
      { what: 'total costs, ten modifiers in conflict', value: conflict, unit: 'µs' },
    ],
  };
}
