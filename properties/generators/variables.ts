/**
 * Spells with {X} in their costs, and the same spells with numbers.
 */
import * as fc from 'fast-check';
import type { ManaText } from '../../engine/index.ts';
import { allColors, casting } from '../laws/changes.ts';
import type { CostQuestion } from '../laws/totals.ts';
import { spellCard } from './cards.ts';
import { variableCost, write } from './costs.ts';
import type { ChangeName } from './modifiers.ts';
import { type CastOnBoard, castOnBoard } from './proposals.ts';
import type { World } from './world.ts';

/** Changes whose order does not matter. */
export const CHANGES: readonly ChangeName[] = [
  'increase',
  'generic',
  'perPermanent',
  'colored',
  'minimum',
];

/** An X that is not 0. */
export const chosenX = fc.integer({ min: 1, max: 8 });

/** How often a cost has {X}. */
export const countX = (cost: ManaText): number => cost.split('{X}').length - 1;

/** The cost with a number where {X} stood: X is generic mana. */
export const inNumbers = (cost: ManaText, x: number): ManaText =>
  write([cost.replaceAll('{X}', '') || '{0}', `{${x * countX(cost)}}`]);

/** The same question with another X. */
export const withX = <Q extends CostQuestion>(question: Q, x: number): Q => ({
  ...question,
  proposal: { ...question.proposal, x },
});

/** A spell about to be cast for a cost with {X}; of all colours, so that no modifier minds its symbols. */
export const variable = (world: World): fc.Arbitrary<CastOnBoard> =>
  fc
    .tuple(
      castOnBoard(world, {
        card: spellCard(variableCost).map(allColors),
        changes: CHANGES,
        maxLength: 3,
        others: 1,
      }),
      chosenX,
    )
    .map(([drawn, x]) => withX(drawn, x));

/** The X of a question. */
export const chosen = ({ proposal }: CostQuestion): number => proposal.x ?? 0;

/** The mana cost of the spell. */
export const printed = ({ game }: CastOnBoard): ManaText =>
  game.players[0]?.hand[0]?.card.manaCost ?? '{0}';

/** The same spell for another mana cost. */
export const costing = <Q extends CastOnBoard>(drawn: Q, manaCost: ManaText): Q =>
  casting(drawn, (card) => ({ ...card, manaCost }));

/** The same spell with numbers in its cost. */
export const costingNumbers = <Q extends CastOnBoard>(drawn: Q): Q =>
  withX(costing(drawn, inNumbers(printed(drawn), chosen(drawn))), 0);

/** How many {X} there are, and whether anything changes the cost. */
export const variableLabels = (drawn: CastOnBoard): string[] => [
  countX(printed(drawn)) > 1 ? 'several X' : 'one X',
  ...(drawn.game.battlefield.length > 0 ? ['modifiers on the board'] : []),
];
