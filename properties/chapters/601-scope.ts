/**
 * Properties of the total cost: which spells and abilities a change is about, and when.
 * @see CR 601.2f, 602.2b, 105.2, 903.8
 */
import * as fc from 'fast-check';
import { type CardType, COLORS, parseManaCost, totalMana } from '../../engine/index.ts';
import { permanentWith, withAbility, withPermanent } from '../changes.ts';
import { YOU } from '../generators/boards.ts';
import { plainCard, spellCard } from '../generators/cards.ts';
import { color, fixedCost, oddCost, plainCost } from '../generators/costs.ts';
import { activationOf, castOf, castOnBoard, sourceCard } from '../generators/proposals.ts';
import { property } from '../property.ts';
import {
  type CostQuestion,
  demandOf,
  expectChange,
  expectSame,
  expectTotals,
  startingTotals,
  totalText,
  withDemand,
} from '../totals.ts';

const REDUCER = { kind: 'costReduction', amount: '{1}' } as const;
const one = fc.integer({ min: 1, max: 3 });

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
  property({
    id: '602.2b/floor',
    cites: ['602.2b', '601.2f', '118.7'],
    says: 'A reduction that cannot take the mana in a cost below one leaves one, and adds none to a cost of nothing',
    asks: ['totalCosts'],
    given: () =>
      fc.tuple(plainCost, one, fc.integer({ min: 1, max: 2 })).map(([cost, n, copies]) => ({
        ...activationOf(sourceCard({ mana: cost }), []),
        cost,
        n,
        copies,
      })),
    then: (board, engine) => {
      const reducer = {
        kind: 'costReduction',
        scope: { of: 'abilities', filter: { types: ['creature'] } },
        amount: `{${board.n}}`,
        notBelow: 1,
      } as const;
      const all = Array.from({ length: board.copies }, (_, i) =>
        permanentWith(`grounds${i}`, reducer),
      );
      expectChange(
        engine,
        board,
        all.reduce<CostQuestion>(withPermanent, board),
        (total) =>
          withDemand(total, (d) => {
            const rest = totalMana(d) - d.generic;
            const least = rest > 0 ? 0 : Math.min(1, d.generic);
            return { ...d, generic: Math.max(least, d.generic - board.n * board.copies) };
          }),
        [
          `{${board.n}} less, ${board.copies} times, but never less than one mana, and never more than it was`,
        ],
      );
    },
    labels: ({ cost, n, copies }) => {
      const { generic } = parseManaCost(cost);
      return [
        generic > 0 && generic <= n * copies ? 'the floor matters' : 'it does not',
        ...(cost === '{0}' ? ['{0}'] : []),
      ];
    },
    covers: { 'the floor matters': 0.2, '{0}': 0.01 },
  }),
  property({
    id: '602.2b/spells-and-abilities',
    cites: ['602.2b', '601.2f'],
    says: 'What changes the cost of spells changes no activation cost, and mana abilities are left out where they are excepted',
    asks: ['totalCosts'],
    given: () =>
      fc
        .record({
          cost: plainCost,
          mana: fc.boolean(),
          kind: fc.constantFrom('spells' as const, 'except' as const),
        })
        .map(({ cost, mana, kind }) => {
          const effect = mana
            ? ({ kind: 'addMana', mana: { kind: 'symbols', symbols: '{G}' } } as const)
            : ({ kind: 'gainLife', amount: 1 } as const);
          const card = plainCard('{2}', ['artifact'], {
            abilities: [{ kind: 'activated', cost: { mana: cost }, effects: [effect] }],
          });
          return { ...activationOf(card, []), mana, kind };
        }),
    then: (board, engine) => {
      const spells = board.kind === 'spells';
      const applies = !spells && !board.mana;
      const scope = spells
        ? { of: 'spells' as const }
        : { of: 'abilities' as const, exceptManaAbilities: true as const };
      expectChange(
        engine,
        board,
        withAbility(board, { kind: 'costIncrease', scope, amount: '{2}' }),
        (total) => withDemand(total, (d) => (applies ? { ...d, generic: d.generic + 2 } : d)),
        [
          spells
            ? 'an ability is no spell'
            : board.mana
              ? 'it is a mana ability (605.1a)'
              : 'it is no mana ability',
        ],
      );
    },
    labels: ({ mana, kind }) => [
      `${kind === 'spells' ? 'for spells' : 'not for mana abilities'}, ${mana ? 'mana ability' : 'other ability'}`,
    ],
    covers: {
      'for spells, mana ability': 0.1,
      'not for mana abilities, mana ability': 0.1,
      'not for mana abilities, other ability': 0.1,
    },
  }),
  property({
    id: '601.2f/announced',
    cites: ['601.2b', '601.2f', '118.13a'],
    says: 'What is announced for hybrid and Phyrexian symbols is one of the ways, and all announcements together give all totals',
    asks: ['totalCosts'],
    given: (world) =>
      castOnBoard(world, {
        card: spellCard(
          fc
            .tuple(oddCost, fc.constantFrom('{W/U}', '{2/B}', '{R/P}', '{C/G}'))
            .map((texts) => parseManaCost(texts.join('')).text),
        ),
        maxLength: 2,
        others: 0,
        changes: ['increase', 'generic', 'minimum'],
      }),
    then: (board, engine) => {
      const card = board.game.players[0]?.hand[0]?.card;
      const symbols = parseManaCost(card?.manaCost ?? '{0}').symbols.filter(
        (s) => s.ways.length > 1,
      );
      const ways = symbols.map((s) =>
        s.ways.map((w) => (w === 'life' ? w : typeof w === 'object' ? `{${w.generic}}` : `{${w}}`)),
      );
      const announced = ways.reduce<string[][]>(
        (all, list) => all.flatMap((way) => list.map((w) => [...way, w])),
        [[]],
      );
      const asked = announced.map((way) => ({
        ...board,
        proposal: { ...board.proposal, announced: way },
      }));
      const each = asked.flatMap((question) => {
        const totals = startingTotals(engine, question).map(totalText);
        expectTotals(engine, question, totals.slice(0, 1), [
          `announced as ${question.proposal.announced.join(', ')}, which fixes the total (601.2b)`,
        ]);
        return totals;
      });
      expectTotals(engine, board, each, [
        'each symbol is announced on its own, before reductions (601.2b, 118.13a)',
      ]);
    },
    labels: (board) => [
      (board.game.players[0]?.hand[0]?.card.manaCost?.match(/\//g)?.length ?? 0) > 1
        ? 'several to announce'
        : 'one to announce',
    ],
    covers: { 'several to announce': 0.3 },
  }),
  property({
    id: '601.2f/minimum-while-untapped',
    cites: ['601.2f'],
    says: 'A minimum that works only while its source is untapped does nothing once it is tapped',
    asks: ['totalCosts'],
    given: () =>
      fc
        .tuple(plainCost, fc.boolean())
        .map(([cost, tapped]) => ({ ...castOf(plainCard(cost, ['sorcery']), []), tapped })),
    then: (board, engine) => {
      const sphere = permanentWith('extra', {
        kind: 'costMinimum',
        scope: { of: 'spells' },
        mana: 3,
        whileUntapped: true,
      });
      expectChange(
        engine,
        board,
        withPermanent(board, board.tapped ? { ...sphere, tapped: true } : sphere),
        (total) =>
          withDemand(total, (d) => ({
            ...d,
            generic: d.generic + (board.tapped ? 0 : Math.max(0, 3 - totalMana(d))),
          })),
        [board.tapped ? 'it is tapped' : 'it is untapped: less than three mana becomes three'],
      );
    },
    labels: (board) => [
      board.tapped ? 'tapped' : 'untapped',
      ...(startsBelowThree(board) ? ['below three'] : []),
    ],
    covers: { tapped: 0.3, untapped: 0.3, 'below three': 0.2 },
  }),
];

const startsBelowThree = ({ game }: CostQuestion): boolean => {
  const cost = game.players[0]?.hand[0]?.card.manaCost;
  return cost !== null && cost !== undefined && totalMana(demandOf({ mana: cost, life: 0 })) < 3;
};
