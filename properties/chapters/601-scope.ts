/**
 * Properties of the total cost: which spells and abilities a change is about, and when.
 * @see CR 601.2f, 602.2b, 105.2, 903.8
 */
import * as fc from 'fast-check';
import { type CardType, COLORS } from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import { plainCard, spellCard } from '../generators/cards.ts';
import { color, fixedCost, oddCost, plainCost } from '../generators/costs.ts';
import { castOf, castOnBoard } from '../generators/proposals.ts';
import { permanentWith, withAbility, withPermanent } from '../laws/changes.ts';
import { type CostQuestion, expectChange, expectSame, withDemand } from '../laws/totals.ts';
import { property } from '../property.ts';

const REDUCER = { kind: 'costReduction', amount: '{1}' } as const;

/** What each state of a permanent does to its abilities. */
const SILENT = [
  { later: { lostAbilities: true } },
  { faceDown: true },
  { phasedOut: true },
  { copy: plainCard('{1}', ['artifact']) },
] as const;

/** The colours of a card by its text: what stands between braces, letter by letter. */
const lettersOf = (cost: string | null): string[] =>
  [...(cost ?? '').replaceAll(/\/P|\{X\}/g, '')].filter((l) => COLORS.some((c) => c === l));

export const scopeProperties = [
  property({
    id: '601.2f/colour-of-the-spell',
    cites: ['601.2f', '105.2', '107.4e', '202.2'],
    says: 'A reduction for spells of a colour applies exactly to spells that have it, by any symbol of their mana cost or by indicator',
    asks: ['totalCosts'],
    given: () =>
      fc
        .record({
          cost: oddCost,
          color,
          text: fc.option(oddCost, { nil: undefined }),
          indicator: fc.option(color, { nil: undefined }),
          devoid: fc.nat(5).map((n) => n === 5),
        })
        .map(({ cost, color: asked, text, indicator, devoid }) => {
          const card = plainCard(cost, ['instant'], {
            ...(text === undefined ? {} : { textSymbols: text }),
            ...(indicator === undefined ? {} : { colorIndicator: [indicator] }),
            ...(devoid ? { keywords: [{ keyword: 'devoid' as const }] } : {}),
          });
          return { ...castOf(card, []), card, asked };
        }),
    then: (board, engine) => {
      const { card, asked } = board;
      const has =
        card.keywords === undefined &&
        (lettersOf(card.manaCost).includes(asked) ||
          (card.colorIndicator?.includes(asked) ?? false));
      const scope = { of: 'spells' as const, filter: { colors: [asked] } };
      expectChange(
        engine,
        board,
        withAbility(board, { ...REDUCER, scope }),
        (total) =>
          withDemand(total, (d) => (has ? { ...d, generic: Math.max(0, d.generic - 1) } : d)),
        [
          has
            ? `the spell is ${asked} among its colours (202.2)`
            : `the spell is not ${asked}: symbols in its text and devoid see to that`,
        ],
      );
    },
    labels: ({ card, asked }) => [
      ...(lettersOf(card.manaCost).includes(asked) ? ['has the colour'] : ['has not']),
      ...(card.manaCost?.includes(`/${asked}`) || card.manaCost?.includes(`${asked}/`)
        ? ['by a hybrid or Phyrexian symbol']
        : []),
      ...(card.textSymbols?.includes(asked) ? ['in its text'] : []),
    ],
    covers: {
      'has the colour': 0.25,
      'has not': 0.25,
      'by a hybrid or Phyrexian symbol': 0.1,
      'in its text': 0.05,
    },
  }),
  property({
    id: '601.2f/silent-source',
    cites: ['601.2f', '708.2'],
    says: 'A permanent that lost its abilities, is face down, phased out or a copy of something else changes no cost',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(
          castOnBoard(world, {
            card: spellCard(fixedCost),
            changes: ['increase', 'generic', 'colored', 'minimum'],
            maxLength: 2,
            others: 0,
          }),
          fc.constantFrom(...SILENT),
          fc.constantFrom('more' as const, 'less' as const, 'minimum' as const),
        )
        .map(([board, state, what]) => ({ ...board, state, what })),
    then: (board, engine) => {
      const scope = { of: 'spells' as const };
      const ability =
        board.what === 'more'
          ? ({ kind: 'costIncrease', scope, amount: '{3}' } as const)
          : board.what === 'less'
            ? ({ kind: 'costReduction', scope, amount: '{3}{W}{U}{B}{R}{G}' } as const)
            : ({ kind: 'costMinimum', scope, mana: 9 } as const);
      expectSame(
        engine,
        board,
        withPermanent(board, { ...permanentWith('extra', ability), ...board.state }),
        [`the added permanent has no such ability now: ${Object.keys(board.state).join(', ')}`],
      );
    },
    labels: (board) => [...Object.keys(board.state), board.what],
  }),
  property({
    id: '601.2f/first-each-turn',
    cites: ['601.2f'],
    says: 'What is for the first such spell each turn is over once its player has cast one',
    asks: ['totalCosts'],
    given: () => {
      const type = fc.constantFrom<CardType>('creature', 'artifact', 'instant');
      return fc
        .tuple(plainCost, type, fc.array(type, { maxLength: 2 }), fc.boolean())
        .map(([cost, types, before, mine]) => {
          const { game, proposal } = castOf(plainCard(cost, [types]), []);
          const cast = before.map((t) => plainCard('{1}', [t]));
          const players = game.players.map((p) =>
            (p.id === YOU) === mine ? { ...p, castThisTurn: cast } : p,
          );
          return { game: { ...game, players }, proposal, types, before, mine };
        });
    },
    then: (board, engine) => {
      const over = board.mine && board.before.includes(board.types);
      const scope = {
        of: 'spells' as const,
        firstEachTurn: true as const,
        filter: { types: [board.types] },
      };
      expectChange(
        engine,
        board,
        withAbility(board, { kind: 'costReduction', scope, amount: '{2}' }),
        (total) =>
          withDemand(total, (d) => (over ? d : { ...d, generic: Math.max(0, d.generic - 2) })),
        [
          over
            ? `you have cast a ${board.types} spell this turn`
            : `it is your first ${board.types} spell this turn`,
        ],
      );
    },
    labels: ({ before, types, mine }) => [
      before.includes(types) ? (mine ? 'after another' : 'after one of an opponent') : 'the first',
    ],
    covers: { 'after another': 0.1, 'the first': 0.2, 'after one of an opponent': 0.1 },
  }),
  property({
    id: '903.8/tax',
    cites: ['903.8', '118.8', '118.9d', '601.2f'],
    says: 'A commander costs {2} more for each earlier cast from the command zone, and only from there, whatever else is paid',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({
          board: castOnBoard(world, {
            card: plainCost.map((cost) => plainCard(cost, ['creature'])),
            maxLength: 2,
            others: 0,
          }),
          casts: fc.nat(4),
          zone: fc.constantFrom('command' as const, 'command' as const, 'hand' as const),
          free: fc.boolean(),
        })
        .map(({ board: { game, proposal }, casts, zone, free }) => {
          const place = (times: number) => ({
            ...game,
            players: game.players.map((p) => {
              const objects = p.hand.map((o) => ({ ...o, commander: { casts: times } }));
              return p.id === YOU ? { ...p, hand: [], [zone]: objects } : p;
            }),
            battlefield: [
              ...game.battlefield,
              permanentWith('freely', {
                kind: 'alternativeCost',
                scope: { of: 'spells', whose: 'yours' },
                cost: 'free',
              }),
            ],
          });
          const how = free ? { ...proposal, alternative: 'freely' } : proposal;
          return { game: place(casts), proposal: how, untaxed: place(0), casts, zone };
        }),
    then: (board, engine) => {
      const taxed = board.zone === 'command' ? board.casts : 0;
      const untaxed: CostQuestion = { game: board.untaxed, proposal: board.proposal };
      expectSame(
        engine,
        withAbility(untaxed, {
          kind: 'costIncrease',
          scope: { of: 'spells' },
          amount: '{2}',
          times: taxed,
        }),
        withAbility(board, {
          kind: 'costIncrease',
          scope: { of: 'spells' },
          amount: '{2}',
          times: 0,
        }),
        [
          `cast ${board.casts} times before from the command zone, now from the ${board.zone === 'hand' ? 'hand' : 'command zone'}: {${2 * taxed}} more (903.8)`,
        ],
      );
    },
    labels: ({ casts, zone, proposal }) => [
      ...(casts > 0 && zone === 'command' ? ['taxed'] : ['no tax']),
      ...(proposal.alternative === undefined ? [] : ['without paying its mana cost']),
    ],
    covers: { taxed: 0.3, 'without paying its mana cost': 0.3 },
  }),
];
