/**
 * Properties of mana symbols.
 * @see CR 107.1b, 107.4
 */
import * as fc from 'fast-check';
import type { ManaText } from '../../engine/index.ts';
import { plainCard, spellCard } from '../generators/cards.ts';
import { choiceSymbol, fixedCost, plainCost, write } from '../generators/costs.ts';
import type { ChangeName } from '../generators/modifiers.ts';
import { alone, zone } from '../generators/objects.ts';
import { type CastOnBoard, castOf, castOnBoard } from '../generators/proposals.ts';
import type { World } from '../generators/world.ts';
import {
  allColors,
  casting,
  costingMore,
  EXTRA,
  increasedBy,
  withAbility,
  withoutPermanent,
} from '../laws/changes.ts';
import { expectColors } from '../laws/expect.ts';
import { expectSame, expectTotals, startingTotals, totalText } from '../laws/totals.ts';
import { modelColors } from '../models/printed.ts';
import { type Drawn, property, type Subject } from '../property.ts';

const CHANGES: readonly ChangeName[] = ['increase', 'generic', 'colored', 'minimum'];

/** A spell of all colours, so that no modifier minds what its symbols are. */
const board = (world: World, cost = fixedCost): fc.Arbitrary<CastOnBoard> =>
  castOnBoard(world, {
    card: spellCard(cost).map(allColors),
    changes: CHANGES,
    maxLength: 2,
    others: 1,
  });

const modified = ({ game }: Drawn): string[] =>
  game.battlefield.length > 0 ? ['modifiers on the board'] : [];

/** The parts of a symbol: `{2/W}` is `2` and `W`. */
const partsOf = (symbol: ManaText): string[] => symbol.slice(1, -1).split('/');

/** What a part of a symbol asks for instead of the whole symbol. */
const partText = (part: string): string => (part === 'P' ? '2 life' : `{${part}}`);

/** A spell with a symbol in its cost that can be paid in several ways. */
interface Several extends CastOnBoard {
  readonly rest: ManaText;
  readonly symbol: ManaText;
}

const several = (world: World, symbol: fc.Arbitrary<ManaText>): fc.Arbitrary<Several> =>
  fc.tuple(board(world, plainCost), symbol).map(([drawn, one]) => ({
    ...casting(drawn, (card) => costingMore(card, one)),
    rest: drawn.game.players[0]?.hand[0]?.card.manaCost ?? '{0}',
    symbol: one,
  }));

/** The totals where one part of the symbol is asked for in its place; P is 2 life. */
function totalsOfPart(
  engine: Subject,
  { rest, symbol: _, ...drawn }: Several,
  part: string,
): string[] {
  const life = part === 'P' ? 2 : 0;
  const manaCost = part === 'P' ? rest : write([rest, `{${part}}`]);
  return startingTotals(
    engine,
    casting(drawn, (card) => ({ ...card, manaCost })),
  ).map((total) => totalText({ ...total, life: total.life + life }));
}

function expectAnyPart(engine: Subject, drawn: Several): void {
  const { game, proposal, symbol } = drawn;
  const parts = partsOf(symbol);
  expectTotals(
    engine,
    { game, proposal },
    parts.flatMap((part) => totalsOfPart(engine, drawn, part)),
    [`${symbol} is announced as ${parts.map(partText).join(' or ')} (601.2b)`],
  );
}

const hybrid = choiceSymbol.filter((symbol) => !symbol.includes('P'));
const phyrexian = choiceSymbol.filter((symbol) => symbol.includes('P'));

const artifact = (cost: ManaText) => plainCard(cost, ['artifact']);

export const symbolProperties = [
  property({
    id: '107.4a/asks-for-itself',
    cites: ['107.4a', '107.4b', '107.4c', '107.4h', '202.1', '202.1a'],
    says: 'With nothing that changes it, a cost of numbers, colours, {C} and {S} is its own total',
    asks: ['totalCosts'],
    given: () => plainCost.map((cost) => ({ ...castOf(artifact(cost), []), cost })),
    then: ({ game, proposal, cost }, engine) =>
      expectTotals(
        engine,
        { game, proposal },
        [totalText({ mana: cost, life: 0 })],
        ['nothing else can stand in for a coloured, colourless or snow symbol'],
      ),
    labels: ({ cost }) => [
      ...(/[WUBRG]/.test(cost) ? ['coloured'] : []),
      ...(cost.includes('{C}') ? ['colourless'] : []),
      ...(cost.includes('{S}') ? ['snow'] : []),
      ...(/\d/.test(cost) ? ['generic'] : []),
    ],
    covers: { coloured: 0.5, colourless: 0.1, snow: 0.1, generic: 0.5 },
  }),
  property({
    id: '107.4d/zero-is-a-cost',
    cites: ['107.4d', '118.5', '601.2f'],
    says: 'A cost of {0} can be paid, and increases add to it as to any other',
    asks: ['totalCosts'],
    given: (world) =>
      fc.tuple(board(world), fc.integer({ min: 1, max: 5 })).map(([drawn, more]) => ({
        ...increasedBy(
          casting(drawn, (card) => ({ ...card, manaCost: '{0}' })),
          `{${more}}`,
        ),
        more,
      })),
    then: ({ more, ...drawn }, engine) =>
      expectSame(
        engine,
        casting(withoutPermanent(drawn, EXTRA), (card) => ({ ...card, manaCost: `{${more}}` })),
        drawn,
        [`{0} and {${more}} more is as a cost of {${more}} (107.4d)`],
      ),
    labels: ({ game }) => [game.battlefield.length > 1 ? 'other modifiers' : 'an increase alone'],
    covers: { 'other modifiers': 0.4 },
  }),
  property({
    id: '107.4e/either-half',
    cites: ['107.4e', '601.2b'],
    says: 'A hybrid symbol is paid as one of its halves, and each of them will do',
    asks: ['totalCosts'],
    given: (world) => several(world, hybrid),
    then: (drawn, engine) => expectAnyPart(engine, drawn),
    labels: ({ symbol, ...drawn }) => [
      symbol.startsWith('{2/')
        ? 'generic half'
        : symbol.startsWith('{C/')
          ? 'colourless half'
          : 'two colours',
      ...modified(drawn),
    ],
    covers: { 'generic half': 0.1, 'colourless half': 0.1, 'two colours': 0.2 },
  }),
  property({
    id: '107.4f/mana-or-life',
    cites: ['107.4f', '601.2b'],
    says: 'A Phyrexian symbol is paid with mana of one of its colours or with 2 life',
    asks: ['totalCosts'],
    given: (world) => several(world, phyrexian),
    then: (drawn, engine) => expectAnyPart(engine, drawn),
    labels: ({ symbol, ...drawn }) => [
      partsOf(symbol).length === 3 ? 'two colours or life' : 'one colour or life',
      ...modified(drawn),
    ],
    covers: { 'two colours or life': 0.3, 'one colour or life': 0.1 },
  }),
  property({
    id: '107.4e/all-of-its-colors',
    cites: ['107.4e', '107.4f', '202.2'],
    says: 'A symbol with several ways to pay is every colour in it, whatever its other parts are',
    asks: ['colors'],
    given: () =>
      fc.tuple(fixedCost, choiceSymbol, zone).map(([cost, symbol, where]) => ({
        ...alone(artifact(write([cost, symbol])), where),
        cost,
        symbol,
        where,
      })),
    then: ({ game, object, cost, symbol, where }, engine) => {
      const inPlain = write([cost, ...modelColors(symbol).map((c) => `{${c}}`)]);
      expectColors(
        engine,
        { game, object },
        engine.colors(alone(artifact(inPlain), where)),
        `${symbol} is ${modelColors(symbol).join(' and ')}, so the object is as with ${inPlain}`,
      );
    },
    labels: ({ symbol }) => [
      /P/.test(symbol) ? 'Phyrexian' : /[2C]/.test(symbol) ? 'half without colour' : 'two colours',
    ],
    covers: { Phyrexian: 0.2, 'half without colour': 0.15, 'two colours': 0.15 },
  }),
  property({
    id: '107.1b/below-zero',
    cites: ['107.1b', '118.7'],
    says: 'A reduction or an increase by a number below zero changes nothing',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({
          drawn: board(world),
          kind: fc.constantFrom('costReduction' as const, 'costIncrease' as const),
          counted: fc.constantFrom('creature' as const, 'land' as const),
          beyond: fc.integer({ min: 1, max: 5 }),
        })
        .map(({ drawn, kind, counted, beyond }) => {
          const count = { kind: 'count', of: { types: [counted], controller: 'you' } } as const;
          const there = drawn.game.battlefield.length;
          return {
            ...withAbility(drawn, {
              kind,
              scope: { of: 'spells' },
              amount: '{1}',
              times: { kind: 'times', factor: 1, of: count, plus: -there - beyond },
            }),
            kind,
            says: `{1} for each ${counted} beyond ${there + beyond}`,
          };
        }),
    then: ({ says, kind: _, ...drawn }, engine) =>
      expectSame(engine, withoutPermanent(drawn, EXTRA), drawn, [
        `${says}: there are not so many, so the number is below zero and counts as 0 (107.1b)`,
      ]),
    labels: ({ kind }) => [kind],
    covers: { costReduction: 0.3, costIncrease: 0.3 },
  }),
];
