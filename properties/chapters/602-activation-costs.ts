/**
 * Properties of activation costs, of announcements, and of minimums that come and go.
 * @see CR 601.2b, 601.2f, 602.2b
 */
import * as fc from 'fast-check';
import { parseManaCost, totalMana } from '../../engine/index.ts';
import { plainCard, spellCard } from '../generators/cards.ts';
import { oddCost, plainCost } from '../generators/costs.ts';
import { activationOf, castOf, castOnBoard, sourceCard } from '../generators/proposals.ts';
import { permanentWith, withAbility, withPermanent } from '../laws/changes.ts';
import {
  type CostQuestion,
  demandOf,
  expectChange,
  expectTotals,
  startingTotals,
  totalText,
  withDemand,
} from '../laws/totals.ts';
import { property } from '../property.ts';

export const activationCostProperties = [
  property({
    id: '602.2b/floor',
    cites: ['602.2b', '601.2f', '118.7'],
    says: 'A reduction that cannot take the mana in a cost below one leaves one, and adds none to a cost of nothing',
    asks: ['totalCosts'],
    given: () =>
      fc
        .tuple(plainCost, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }))
        .map(([cost, n, copies]) => ({
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
    covers: { tapped: 0.3, untapped: 0.3, 'below three': 0.1 },
  }),
];

const startsBelowThree = ({ game }: CostQuestion): boolean => {
  const cost = game.players[0]?.hand[0]?.card.manaCost;
  return cost !== null && cost !== undefined && totalMana(demandOf({ mana: cost, life: 0 })) < 3;
};
