/**
 * Properties of what a reduction of a cost does.
 * @see CR 118.7, 118.7a
 */
import * as fc from 'fast-check';
import { type Total, totalMana } from '../../engine/index.ts';
import { anySymbol, oddCost } from '../generators/costs.ts';
import { type CastOnBoard, castOnBoard } from '../generators/proposals.ts';
import {
  boardWith,
  genericOf,
  has,
  nongeneric,
  reduced,
  spellOf,
  UNFLOORED,
} from '../generators/reductions.ts';
import { increasedBy, reducedBy, withAbility } from '../laws/changes.ts';
import {
  askTotals,
  demandOf,
  distinct,
  expectChange,
  expectSame,
  startingTotals,
  totalText,
  withDemand,
} from '../laws/totals.ts';
import { Disagreement, property } from '../property.ts';

export const costProperties = [
  property({
    id: '118.7a/generic-only',
    cites: ['118.7a', '601.2f'],
    says: 'A reduction by generic mana leaves the coloured, colourless and snow parts of a cost alone',
    asks: ['totalCosts'],
    given: (world) => reduced(world, [...UNFLOORED, 'floored', 'minimum']),
    then: (board, engine) => {
      const whole = (totals: readonly Total[]) => distinct(totals.map(nongeneric));
      const before = whole(startingTotals(engine, board));
      const after = whole(askTotals(engine, reducedBy(board, `{${board.amount}}`)));
      if (after.length > 0 && after.every((part) => before.includes(part))) return;
      throw new Disagreement('a generic reduction reached more than generic mana', {
        expected: before,
        actual: after,
        why: [
          `the cost is reduced by {${board.amount}} more`,
          'that takes generic mana alone (118.7a), so the rest of each total stays (shown without generic mana)',
        ],
      });
    },
    labels: (board) => [
      ...(board.amount > genericOf(board) ? ['reduction exceeds generic'] : ['generic left']),
      ...(has(board, '{C}') || has(board, '{S}') ? ['{C} or {S}'] : []),
    ],
    covers: { 'reduction exceeds generic': 0.3, 'generic left': 0.1, '{C} or {S}': 0.05 },
  }),
  property({
    id: '118.7a/amount',
    cites: ['118.7a', '118.7'],
    says: 'A reduction by generic mana takes its amount off the generic part, down to none',
    asks: ['totalCosts'],
    given: (world) => reduced(world, [], oddCost),
    then: (board, engine) =>
      expectChange(
        engine,
        board,
        reducedBy(board, `{${board.amount}}`),
        (total) =>
          withDemand(total, (d) => ({ ...d, generic: Math.max(0, d.generic - board.amount) })),
        [
          `{${board.amount}} less, of generic mana only (118.7a); what is left is never below {0} (118.7)`,
        ],
      ),
    labels: (board) => [genericOf(board) > 0 ? 'some generic' : 'none'],
    covers: { 'some generic': 0.4 },
  }),
  property({
    id: '118.7a/cancels',
    cites: ['118.7a', '601.2f'],
    says: 'An increase and a reduction of the same generic mana cancel out, since increases come first',
    asks: ['totalCosts'],
    given: (world) => reduced(world, [...UNFLOORED, 'minimum']),
    then: (board, engine) => {
      const taxed = increasedBy(board, `{${board.amount}}`);
      const both = withAbility(taxed, {
        kind: 'costReduction',
        scope: { of: 'spells' },
        amount: `{${board.amount}}`,
      });
      expectSame(engine, board, both, [
        `{${board.amount}} more, then {${board.amount}} less: reductions come after increases (601.2f)`,
      ]);
    },
    labels: (board) => [genericOf(board) < board.amount ? 'would go below zero' : 'enough generic'],
    covers: { 'would go below zero': 0.3 },
  }),
  property({
    id: '118.7/never-below-nothing',
    cites: ['118.7', '601.2f'],
    says: 'However much less a cost is, it is a cost: never below {0}, never unpayable',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(boardWith(world, UNFLOORED), fc.array(anySymbol, { maxLength: 3 }))
        .map(([board, symbols]) => ({ ...board, symbols })),
    then: (board, engine) => {
      const shrunk = board.symbols.reduce<CastOnBoard>(
        (b, symbol) => reducedBy(b, symbol, 3),
        reducedBy(board, '{40}'),
      );
      for (const total of askTotals(engine, shrunk)) {
        const { W, U, B, R, G, C, S, generic } = demandOf(total);
        if (total.mana !== null && generic === 0 && [W, U, B, R, G, C, S].every((n) => n >= 0))
          continue;
        throw new Disagreement('a reduction went past nothing', {
          expected: 'a total without generic mana',
          actual: totalText(total),
          why: [
            '{40} less takes all generic mana; a mana part that shrinks to nothing is {0} (118.7)',
          ],
        });
      }
      if (askTotals(engine, shrunk).length === 0) {
        throw new Disagreement('a spell that costs nothing can be cast', {
          expected: 'a total',
          actual: 'none',
        });
      }
    },
    labels: (board) => [board.symbols.length > 0 ? 'coloured reductions too' : 'generic alone'],
  }),
  property({
    id: '118.7/monotone',
    cites: ['118.7', '601.2f'],
    says: 'A reduction never makes the cheapest total dearer, nor an increase cheaper',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(castOnBoard(world, { ...spellOf(), maxLength: 3, others: 1 }), anySymbol)
        .map(([board, symbol]) => ({ ...board, symbol })),
    then: (board, engine) => {
      const least = (question: CastOnBoard) =>
        Math.min(...askTotals(engine, question).map((t) => totalMana(demandOf(t)) + t.life));
      const before = Math.min(
        ...startingTotals(engine, board).map((t) => totalMana(demandOf(t)) + t.life),
      );
      if (!engine.exhaustive) return;
      const sides = [
        {
          changed: reducedBy(board, board.symbol),
          right: (n: number) => n <= before,
          says: 'less',
        },
        {
          changed: increasedBy(board, board.symbol),
          right: (n: number) => n >= before,
          says: 'more',
        },
      ];
      for (const { changed, right, says } of sides) {
        const after = least(changed);
        if (right(after)) continue;
        throw new Disagreement(`a cost of ${board.symbol} ${says} went the wrong way`, {
          expected: `no ${says === 'less' ? 'more' : 'less'} than ${before}`,
          actual: after,
          why: ['counted in mana and life of the cheapest total'],
        });
      }
    },
    labels: (board) => [board.game.battlefield.length > 1 ? 'several permanents' : 'few'],
    covers: { 'several permanents': 0.4 },
  }),
  property({
    id: '118.7/any-order',
    cites: ['601.2f', '118.7'],
    says: 'The order in which permanents stand on the battlefield does not matter for what a spell costs',
    asks: ['totalCosts'],
    given: (world) => castOnBoard(world, { ...spellOf(), minLength: 2, maxLength: 4, others: 1 }),
    then: (board, engine) => {
      const { game } = board;
      expectSame(
        engine,
        board,
        { ...board, game: { ...game, battlefield: [...game.battlefield].reverse() } },
        [
          'the payer picks the order of reductions (601.2f), so the board in reverse comes to the same totals',
        ],
      );
    },
    labels: (board) => [
      board.game.battlefield.filter((p) =>
        p.card.abilities?.some((a) => a.kind === 'costReduction'),
      ).length > 1
        ? 'several reductions'
        : 'at most one',
    ],
    covers: { 'several reductions': 0.3 },
  }),
];
