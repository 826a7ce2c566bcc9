/**
 * Properties of reductions by coloured, colourless, hybrid, Phyrexian and snow mana.
 * @see CR 118.7b-118.7g
 */
import * as fc from 'fast-check';
import { choiceSymbol, plainCost } from '../generators/costs.ts';
import {
  boardWith,
  COMMUTING,
  colored,
  genericOf,
  has,
  reduced,
} from '../generators/reductions.ts';
import { casting, costingMore, reducedBy, withAbility } from '../laws/changes.ts';
import {
  expectChange,
  expectSame,
  expectTotals,
  startingTotals,
  totalText,
  withDemand,
} from '../laws/totals.ts';
import { property } from '../property.ts';

export const coloredReductionProperties = [
  property({
    id: '118.7b/absent-color',
    cites: ['118.7b'],
    says: 'A reduction by a colour that a cost does not have takes as much generic mana',
    asks: ['totalCosts'],
    given: (world) =>
      colored(world, ['generic', 'perPermanent', 'minimum'], plainCost).map((board) => ({
        ...casting(board, (card) => ({
          ...card,
          manaCost: card.manaCost?.replaceAll(`{${board.color}}`, '') || '{0}',
        })),
      })),
    then: (board, engine) =>
      expectSame(
        engine,
        reducedBy(board, `{${board.count}}`),
        reducedBy(board, `{${board.color}}`.repeat(board.count)),
        [`the cost has no {${board.color}}, so {${board.color}} less is {1} less, each (118.7b)`],
      ),
    labels: (board) => [genericOf(board) > 0 ? 'some generic' : 'no generic'],
    covers: { 'some generic': 0.3 },
  }),
  property({
    id: '118.7c/cancels-symbols',
    cites: ['118.7c', '118.7b'],
    says: 'A reduction by a colour cancels as many symbols of that colour, whatever else reduces the cost',
    asks: ['totalCosts'],
    given: (world) =>
      colored(world, COMMUTING, plainCost).map((board) =>
        casting(board, (card) => ({ ...card, colorIndicator: [board.color] })),
      ),
    then: (board, engine) => {
      const symbols = `{${board.color}}`.repeat(board.count);
      expectSame(
        engine,
        board,
        reducedBy(
          casting(board, (card) => costingMore(card, symbols)),
          symbols,
        ),
        [`${symbols} in the cost and ${symbols} less cancel out (118.7c)`],
      );
    },
    labels: (board) => [
      has(board, `{${board.color}}`) ? 'more of that colour' : 'only what is cancelled',
    ],
    covers: { 'more of that colour': 0.1 },
  }),
  property({
    id: '118.7c/spills',
    cites: ['118.7c'],
    says: 'What a coloured reduction has over comes off generic mana',
    asks: ['totalCosts'],
    given: (world) => colored(world, [], plainCost),
    then: (board, engine) =>
      expectChange(
        engine,
        board,
        reducedBy(board, `{${board.color}}`.repeat(board.count)),
        (total) =>
          withDemand(total, (d) => {
            const over = Math.max(0, board.count - d[board.color]);
            return {
              ...d,
              [board.color]: Math.max(0, d[board.color] - board.count),
              generic: Math.max(0, d.generic - over),
            };
          }),
        [`${board.count} {${board.color}} less: what is not there comes off generic mana (118.7c)`],
      ),
    labels: (board) => [
      has(board, `{${board.color}}`) &&
      !has(board, `{${board.color}}`.repeat(board.count)) &&
      genericOf(board) > 0
        ? 'part of it spills'
        : 'all or nothing',
    ],
    covers: { 'part of it spills': 0.04 },
  }),
  property({
    id: '118.7c/coloured-only',
    cites: ['118.7c'],
    says: 'A reduction of coloured mana only never touches generic mana',
    asks: ['totalCosts'],
    given: (world) => colored(world, [], plainCost),
    then: (board, engine) =>
      expectChange(
        engine,
        board,
        withAbility(board, {
          kind: 'costReduction',
          scope: { of: 'spells' },
          amount: `{${board.color}}`.repeat(board.count),
          coloredOnly: true,
        }),
        (total) =>
          withDemand(total, (d) => ({
            ...d,
            [board.color]: Math.max(0, d[board.color] - board.count),
          })),
        ['its text says that it reduces coloured mana only, so nothing comes off generic mana'],
      ),
    labels: (board) => [
      has(board, `{${board.color}}`.repeat(board.count))
        ? 'all of that colour is there'
        : 'more than there is',
    ],
    covers: { 'more than there is': 0.3, 'all of that colour is there': 0.1 },
  }),
  property({
    id: '118.7d/colourless',
    cites: ['118.7d', '107.4c'],
    says: 'A reduction by {C} takes colourless mana first, then generic mana',
    asks: ['totalCosts'],
    given: (world) => reduced(world, [], plainCost),
    then: (board, engine) =>
      expectChange(
        engine,
        board,
        reducedBy(board, '{C}'.repeat(board.amount)),
        (total) =>
          withDemand(total, (d) => ({
            ...d,
            C: Math.max(0, d.C - board.amount),
            generic: Math.max(0, d.generic - Math.max(0, board.amount - d.C)),
          })),
        [`${board.amount} {C} less: {C} first, the rest off generic mana (118.7d)`],
      ),
    labels: (board) => [has(board, '{C}') ? '{C} in the cost' : 'no {C}'],
    covers: { '{C} in the cost': 0.1, 'no {C}': 0.3 },
  }),
  property({
    id: '118.7e/either-half',
    cites: ['118.7e'],
    says: 'A reduction by a hybrid symbol is a reduction by one of its halves, as the payer picks',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(
          boardWith(world, COMMUTING, plainCost),
          choiceSymbol.filter((s) => !s.includes('P')),
        )
        .map(([board, symbol]) => ({ ...board, symbol })),
    then: (board, engine) => {
      const halves = board.symbol.slice(1, -1).split('/');
      const expected = halves.flatMap((half) =>
        startingTotals(engine, reducedBy(board, `{${half}}`)).map(totalText),
      );
      expectTotals(engine, reducedBy(board, board.symbol), expected, [
        `${board.symbol} less is ${halves.map((h) => `{${h}}`).join(' or ')} less, never both (118.7e)`,
      ]);
    },
    labels: (board) => [
      ...board.symbol
        .slice(1, -1)
        .split('/')
        .filter((half) => has(board, `{${half}}`))
        .map(() => 'a half is in the cost'),
      ...(board.symbol.startsWith('{2/') ? ['generic half'] : []),
      ...(board.symbol.startsWith('{C/') ? ['colourless half'] : []),
    ],
    covers: { 'a half is in the cost': 0.25, 'generic half': 0.1, 'colourless half': 0.1 },
  }),
  property({
    id: '118.7f/phyrexian',
    cites: ['118.7f'],
    says: 'A reduction by a Phyrexian symbol is a reduction by its colour',
    asks: ['totalCosts'],
    given: (world) => colored(world, COMMUTING),
    then: (board, engine) =>
      expectSame(
        engine,
        reducedBy(board, `{${board.color}}`, board.count),
        reducedBy(board, `{${board.color}/P}`, board.count),
        [`{${board.color}/P} less is {${board.color}} less; no life comes into it (118.7f)`],
      ),
    labels: (board) => [has(board, board.color) ? 'that colour is in the cost' : 'it is not'],
    covers: { 'that colour is in the cost': 0.1 },
  }),
  property({
    id: '118.7g/snow',
    cites: ['118.7g', '107.4h'],
    says: 'A reduction by snow mana is a reduction by as much generic mana',
    asks: ['totalCosts'],
    given: (world) => reduced(world, COMMUTING, plainCost),
    then: (board, engine) =>
      expectSame(
        engine,
        reducedBy(board, `{${board.amount}}`),
        reducedBy(board, '{S}', board.amount),
        [`${board.amount} {S} less is {${board.amount}} less, and takes no {S} (118.7g)`],
      ),
    labels: (board) => [has(board, '{S}') ? '{S} in the cost' : 'no {S}'],
    covers: { '{S} in the cost': 0.1 },
  }),
];
