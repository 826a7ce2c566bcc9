/**
 * Properties of what costs are and how they are reduced.
 * @see CR 118.5-118.7
 */
import * as fc from 'fast-check';
import { type COLORS, type Demand, parseManaCost, totalMana } from '../../engine/index.ts';
import { casting, costingMore, increasedBy, reducedBy, withAbility } from '../changes.ts';
import { spellCard } from '../generators/cards.ts';
import {
  anySymbol,
  choiceSymbol,
  color,
  fixedCost,
  oddCost,
  plainCost,
} from '../generators/costs.ts';
import type { ChangeName } from '../generators/modifiers.ts';
import { type CastOnBoard, castOnBoard } from '../generators/proposals.ts';
import type { World } from '../generators/world.ts';
import { Disagreement, property } from '../property.ts';
import {
  demandOf,
  distinct,
  expectChange,
  expectSame,
  expectTotals,
  startingTotals,
  totalText,
  withDemand,
} from '../totals.ts';

/** Changes that come to the same in whatever order they are applied. */
const COMMUTING: readonly ChangeName[] = [
  'increase',
  'generic',
  'perPermanent',
  'byDevotion',
  'colored',
];
/** Changes with which two that cancel out leave nothing behind. */
const UNFLOORED: readonly ChangeName[] = [...COMMUTING, 'coloredOnly', 'anySymbol'];

const spellOf = (cost = fixedCost) => ({ card: spellCard(cost) });
const boardWith = (world: World, changes: readonly ChangeName[], cost = fixedCost) =>
  castOnBoard(world, { ...spellOf(cost), changes, maxLength: 3, others: 1 });

/** What is left of a demand without its generic mana, as text. */
const nongeneric = (demand: Demand): string => JSON.stringify({ ...demand, generic: 0 });

const genericOf = ({ game, proposal }: CastOnBoard): number => {
  const card = game.players[0]?.hand.find((o) => o.id === proposal.object)?.card;
  return card?.manaCost ? parseManaCost(card.manaCost).generic : 0;
};

interface Reduced extends CastOnBoard {
  readonly amount: number;
}

const reduced = (
  world: World,
  changes: readonly ChangeName[],
  cost = fixedCost,
): fc.Arbitrary<Reduced> =>
  fc
    .tuple(boardWith(world, changes, cost), fc.integer({ min: 1, max: 6 }))
    .map(([board, amount]) => ({ ...board, amount }));

interface Colored extends CastOnBoard {
  readonly color: (typeof COLORS)[number];
  readonly count: number;
}

const colored = (
  world: World,
  changes: readonly ChangeName[],
  cost = fixedCost,
): fc.Arbitrary<Colored> =>
  fc
    .record({
      board: boardWith(world, changes, cost),
      color,
      count: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ board, ...rest }) => ({ ...board, ...rest }));

const has = ({ game, proposal }: CastOnBoard, symbol: string): boolean =>
  game.players[0]?.hand.some(
    (o) => o.id === proposal.object && o.card.manaCost?.includes(symbol),
  ) ?? false;

export const costProperties = [
  property({
    id: '118.7a/generic-only',
    cites: ['118.7a', '601.2f'],
    says: 'A reduction by generic mana leaves the coloured, colourless and snow parts of a cost alone',
    asks: ['totalCosts'],
    given: (world) => reduced(world, [...UNFLOORED, 'floored', 'minimum']),
    then: (board, engine) => {
      const parts = (totals: readonly { mana: string | null; life: number }[]) =>
        distinct(totals.map((t) => `${nongeneric(demandOf({ ...t }))} ${t.life}`));
      const before = parts(startingTotals(engine, board));
      const totals = engine.totalCosts(reducedBy(board, `{${board.amount}}`));
      const after = parts(totals);
      if (after.length > 0 && after.every((part) => before.includes(part))) return;
      throw new Disagreement('a generic reduction reached more than generic mana', {
        expected: distinct(
          startingTotals(engine, board).map((t) =>
            totalText(withDemand(t, (d) => ({ ...d, generic: 0 }))),
          ),
        ),
        actual: distinct(
          totals.map((t) => totalText(withDemand(t, (d) => ({ ...d, generic: 0 })))),
        ),
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
        (b, symbol) => reducedBy(b, symbol, 20),
        reducedBy(board, '{40}'),
      );
      for (const total of engine.totalCosts(shrunk)) {
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
      if (engine.totalCosts(shrunk).length === 0) {
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
        Math.min(...engine.totalCosts(question).map((t) => totalMana(demandOf(t)) + t.life));
      const before = Math.min(
        ...startingTotals(engine, board).map((t) => totalMana(demandOf(t)) + t.life),
      );
      const cheaper = least(reducedBy(board, board.symbol));
      const dearer = least(increasedBy(board, board.symbol));
      if (!engine.exhaustive || (cheaper <= before && dearer >= before)) return;
      throw new Disagreement('a change went the wrong way', {
        expected: `at most ${before} with ${board.symbol} less, at least ${before} with ${board.symbol} more`,
        actual: `${cheaper} and ${dearer}`,
        why: ['counted in mana and life of the cheapest total'],
      });
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
