/**
 * Properties of producing mana: what symbols and choices add, and when there is none.
 * @see CR 105, 106.1, 106.5, 106.8, 106.9, 106.10, 106.11
 */
import * as fc from 'fast-check';
import { COLORS, MANA_TYPES, type ManaType, type Production } from '../../engine/index.ts';
import { plainCard } from '../generators/cards.ts';
import { choiceSymbol } from '../generators/costs.ts';
import {
  type Activating,
  abilityOf,
  activating,
  maker,
  makerTypes,
  manaType,
  permanent,
  plainSymbols,
  pool,
  tapFor,
  withPool,
} from '../generators/mana.ts';
import { SOURCE } from '../generators/proposals.ts';
import {
  expectEach,
  expectLegal,
  expectPools,
  gamesAfter,
  manaText,
  poolOf,
  startingGames,
} from '../laws/productions.ts';
import { property, type Subject } from '../property.ts';

/** A land that adds this mana, alone on the board. */
const adding = (mana: Production): Activating =>
  activating(permanent(SOURCE, maker([tapFor(mana)])), []);

const symbolsOf = (text: string): Production => ({ kind: 'symbols', symbols: text });

/** The pools after adding symbols, one of several in their place. */
const poolsOf = (engine: Subject, texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    startingGames(engine, adding(symbolsOf(text))).map((game) => manaText(poolOf(game))),
  );

/** A choice of one of these types. */
const ofTypes = (types: readonly ManaType[], amount: number): string[] =>
  types.map((type) => manaText([{ type, amount }]));

/** What adding the parts of a symbol comes to: `{2/W}` is two colourless or one white, `P` adds nothing. */
const halves = (symbol: string): string[] =>
  symbol
    .slice(1, -1)
    .split('/')
    .filter((part) => part !== 'P')
    .map((part) => (part === '2' ? '{C}{C}' : `{${part}}`));

const CHOICES = [
  { type: 'anyColor', of: COLORS, cites: ['105.1', '105.4', '106.1a'] },
  { type: 'anyType', of: MANA_TYPES, cites: ['106.1b', '106.1'] },
] as const;

/** Effects whose type nothing defines. */
const UNDEFINED: readonly Production[] = [
  { kind: 'type', type: 'chosenColor' },
  { kind: 'type', type: [] },
  { kind: 'colorAmong', of: { types: ['artifact'] } },
  { kind: 'couldProduce', of: { types: ['artifact'] } },
  { kind: 'couldProduce', of: { types: ['land'] }, colorsOnly: true },
];

export const manaProperties = [
  ...CHOICES.map(({ type, of, cites }) =>
    property({
      id: `${cites[0]}/${type}`,
      cites,
      says: `Mana of ${type === 'anyColor' ? 'any colour may be of each of five colours' : 'any type may be of each of six types'}, and all of it is of one`,
      asks: ['activate'],
      given: () =>
        fc
          .integer({ min: 0, max: 4 })
          .map((amount) => ({ ...adding({ kind: 'type', type, amount }), amount })),
      then: (board, engine) =>
        expectPools(engine, board, ofTypes(of, board.amount), `one of ${of.join('')} is chosen`),
      labels: ({ amount }) => [amount === 0 ? 'none' : 'some'],
    }),
  ),
  property({
    id: '106.5/undefined',
    cites: ['106.5', '106.7'],
    says: 'Mana whose type nothing defines is not produced: the activation is legal, the pool stays as it is',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(
          fc.constantFrom(...UNDEFINED),
          makerTypes.filter((t) => !t.includes('artifact')),
          pool,
        )
        .map(([mana, types, before]) => ({
          ...withPool(activating(permanent(SOURCE, maker([tapFor(mana)], types)), []), before),
          kind: mana.kind,
        })),
    then: (board, engine) => {
      const before = manaText(poolOf(board.game));
      expectEach(
        expectLegal(engine, board, 'that it adds nothing does not forbid it'),
        (game) => manaText(poolOf(game)) === before,
        'an undefined type adds no mana',
      );
    },
    labels: ({ kind }) => [kind],
    covers: { couldProduce: 0.2, colorAmong: 0.1, type: 0.2 },
  }),
  property({
    id: '106.8/half',
    cites: ['106.8', '106.9'],
    says: 'Adding a hybrid or Phyrexian symbol adds what one of its halves adds, and never life',
    asks: ['activate'],
    given: () => choiceSymbol.map((symbol) => ({ ...adding(symbolsOf(symbol)), symbol })),
    then: (board, engine) =>
      expectPools(
        engine,
        board,
        poolsOf(engine, halves(board.symbol)),
        `${board.symbol} adds ${halves(board.symbol).join(' or ')}`,
      ),
    labels: ({ symbol }) => [symbol.includes('P') ? 'Phyrexian' : 'hybrid'],
    covers: { Phyrexian: 0.2, hybrid: 0.3 },
  }),
  property({
    id: '106.8/each-its-own',
    cites: ['106.8'],
    says: 'Each of several hybrid symbols is one half or the other by itself',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(choiceSymbol, fc.integer({ min: 2, max: 3 }))
        .map(([symbol, n]) => ({ ...adding(symbolsOf(symbol.repeat(n))), symbol, n })),
    then: (board, engine) => {
      let texts = [''];
      for (let i = 0; i < board.n; i += 1)
        texts = texts.flatMap((text) => halves(board.symbol).map((half) => text + half));
      expectPools(engine, board, poolsOf(engine, texts), 'every combination of halves');
    },
    labels: ({ symbol }) => (halves(symbol).length > 1 ? ['a choice'] : []),
    covers: { 'a choice': 0.5 },
  }),
  property({
    id: '106.10/generic',
    cites: ['106.10', '106.11'],
    says: 'Adding generic or snow symbols adds as much colourless mana, besides whatever else is added',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(plainSymbols, fc.nat(6), fc.nat(3))
        .filter(([, n, snow]) => n + snow > 0)
        .map(([text, n, snow]) => ({
          ...adding(symbolsOf(`${text}{${n}}${'{S}'.repeat(snow)}`)),
          colourless: `${text}${'{C}'.repeat(n + snow)}`,
          snow,
        })),
    then: (board, engine) =>
      expectPools(
        engine,
        board,
        poolsOf(engine, [board.colourless]),
        'numbers and {S} stand for colourless mana here',
      ),
    labels: ({ snow }) => [snow > 0 ? 'snow' : 'generic'],
    covers: { snow: 0.5, generic: 0.1 },
  }),
  property({
    id: '107.1b/negative',
    cites: ['107.1b'],
    says: 'An amount below zero adds nothing and takes nothing away',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(manaType, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 6 }), pool)
        .map(([type, power, minus, before]) => {
          const mana: Production = {
            kind: 'symbols',
            symbols: `{${type}}`,
            times: { kind: 'power', of: 'self' },
          };
          const card = plainCard('{G}', ['creature'], {
            power,
            abilities: [abilityOf({ tap: true }, mana)],
          });
          const state = minus > 0 ? { counters: { '-1/-1': minus } } : {};
          return {
            ...withPool(activating(permanent(SOURCE, card, state), []), before),
            type,
            expected: Math.max(0, power - minus),
            below: power < minus,
          };
        }),
    then: (board, engine) =>
      expectEach(
        gamesAfter(engine, board),
        (game) =>
          manaText(poolOf(game)) ===
          manaText([...poolOf(board.game), { type: board.type, amount: board.expected }]),
        `${board.expected} {${board.type}} are added`,
      ),
    labels: ({ below }) => [below ? 'below zero' : 'not below zero'],
    covers: { 'below zero': 0.3 },
  }),
];
