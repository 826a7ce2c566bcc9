/**
 * Properties of costs of nothing, costs that cannot be paid, and alternative costs.
 * @see CR 118.5, 118.6, 118.9
 */
import * as fc from 'fast-check';
import type { Card } from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import { plainCard, spellType } from '../generators/cards.ts';
import { fixedCost, plainCost } from '../generators/costs.ts';
import {
  board,
  FROM_GRAVEYARD,
  FROM_HAND,
  fromGraveyard,
  hasModifiers,
  MODIFIERS,
  offering,
  proposing,
  withKeywords,
} from '../generators/extra-costs.ts';
import { castOf, castOnBoard, SPELL } from '../generators/proposals.ts';
import {
  casting,
  costingMore,
  increasedBy,
  permanentWith,
  withPermanent,
} from '../laws/changes.ts';
import { expectSame, expectTotals, totalText } from '../laws/totals.ts';
import { property } from '../property.ts';

export const alternativeCostProperties = [
  property({
    id: '118.5/zero-is-a-cost',
    cites: ['118.5', '118.5a', '601.2f', '107.4d'],
    says: 'A cost of {0} is a cost like any other: increases are due in full',
    asks: ['totalCosts'],
    given: () =>
      fc
        .tuple(plainCost, spellType)
        .map(([tax, type]) => ({ ...castOf(plainCard('{0}', [type]), []), tax })),
    then: (b, engine) =>
      expectTotals(
        engine,
        increasedBy(b, b.tax),
        [totalText({ mana: b.tax, life: 0 })],
        [`{0} and ${b.tax} more is ${b.tax} (118.5, 601.2f)`],
      ),
    labels: (b) => [b.tax === '{0}' ? 'no increase' : 'increased'],
    covers: { increased: 0.8 },
  }),
  property({
    id: '118.6/unpayable',
    cites: ['118.6', '118.6a', '202.1b'],
    says: 'A spell without a mana cost cannot be paid for, whatever changes its cost',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(
          castOnBoard(world, {
            card: fc
              .constantFrom('instant' as const, 'creature' as const)
              .map((t) => plainCard(null, [t], { colorIndicator: ['U'] })),
            minLength: 1,
            maxLength: 3,
            others: 0,
          }),
          fc.boolean(),
        )
        .map(([b, kicked]) =>
          kicked
            ? proposing(withKeywords(b, { keyword: 'kicker', cost: { mana: '{2}' } }), {
                additional: { kicker: 1 },
              })
            : b,
        ),
    then: (b, engine) =>
      expectTotals(
        engine,
        b,
        ['unpayable'],
        ['no mana cost is an unpayable cost, not {0} (118.6); increases leave it so (118.6a)'],
      ),
    labels: (b) => [b.proposal.additional === undefined ? 'plain' : 'kicked'],
    covers: { kicked: 0.3 },
  }),
  property({
    id: '118.6a/alternative',
    cites: ['118.6a', '118.9'],
    says: 'A spell without a mana cost can be cast for an alternative cost, free casting included',
    asks: ['totalCosts'],
    given: () =>
      fc.tuple(plainCost, fc.boolean()).map(([cost, free]) => ({
        ...castOf(plainCard(null, ['sorcery']), [offering(free ? 'free' : { mana: cost })], {
          alternative: 'offer',
        }),
        right: free ? '{0}' : cost,
      })),
    then: (b, engine) =>
      expectTotals(
        engine,
        b,
        [totalText({ mana: b.right, life: 0 })],
        ['the alternative cost is paid instead of the cost that is not there (118.6a)'],
      ),
    labels: (b) => [b.right === '{0}' ? 'nothing to pay' : 'a cost'],
  }),
  property({
    id: '118.9/replaces-the-mana-cost',
    cites: ['118.9', '702.74a', '702.96a'],
    says: 'An alternative cost takes the place of the mana cost: the same changes apply to it, and the mana cost is forgotten',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({
          b: board(world),
          cost: fixedCost,
          keyword: fc.constantFrom(...FROM_HAND, ...FROM_GRAVEYARD),
        })
        .map(({ b, ...rest }) => ({ ...b, ...rest })),
    then: (b, engine) => {
      const graveyard = FROM_GRAVEYARD.some((k) => k === b.keyword);
      const other = casting(b, (card: Card) => ({ ...card, manaCost: b.cost }));
      const alternative = proposing(
        withKeywords(b, { keyword: b.keyword, cost: { mana: b.cost } }),
        { alternative: b.keyword },
      );
      expectSame(engine, other, graveyard ? fromGraveyard(alternative) : alternative, [
        `${b.keyword} ${b.cost} is paid rather than the mana cost (118.9); changes apply to it as to any cost (118.9d)`,
      ]);
    },
    labels: (b) => [
      ...hasModifiers(b),
      FROM_GRAVEYARD.some((k) => k === b.keyword) ? 'from the graveyard' : 'from the hand',
    ],
    covers: { ...MODIFIERS, 'from the graveyard': 0.1, 'from the hand': 0.3 },
  }),
  property({
    id: '118.9a/at-most-one',
    cites: ['118.9a', '601.2b'],
    says: 'A spell that may be cast from where it is only for one alternative cost cannot be cast for another or for its mana cost',
    asks: ['totalCosts'],
    given: () =>
      fc
        .record({
          cost: plainCost,
          keyword: fc.constantFrom(...FROM_GRAVEYARD),
          chosen: fc.constantFrom('own' as const, 'offer' as const, 'none' as const),
          free: fc.boolean(),
        })
        .map(({ cost, keyword, chosen, free }) => {
          const card = plainCard('{3}', ['sorcery'], {
            keywords: [{ keyword, cost: { mana: cost } }],
          });
          const offer = permanentWith('offer', {
            kind: 'alternativeCost',
            scope: { of: 'spells', whose: 'yours' },
            cost: free ? 'free' : { mana: '{1}' },
          });
          const alternative = chosen === 'own' ? keyword : chosen === 'offer' ? 'offer' : undefined;
          const question = fromGraveyard(
            castOf(card, [offer], alternative === undefined ? {} : { alternative }),
          );
          return {
            ...question,
            right: chosen === 'own' ? [totalText({ mana: cost, life: 0 })] : [],
          };
        }),
    then: (b, engine) =>
      expectTotals(engine, b, b.right, [
        'the permission to cast it from the graveyard is to cast it for that cost, and no second alternative cost fits in (118.9a)',
      ]),
    labels: (b) => [b.right.length > 0 ? 'its own cost' : 'another cost'],
    covers: { 'its own cost': 0.2, 'another cost': 0.4 },
  }),
  property({
    id: '118.9d/increases-apply',
    cites: ['118.9d', '118.8'],
    says: 'Additional costs and increases are due on top of an alternative cost, a free cast too',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({ b: board(world), kicker: plainCost, tax: fc.integer({ min: 1, max: 4 }) })
        .map(({ b, ...rest }) => ({ ...b, ...rest })),
    then: (b, engine) => {
      const free = proposing(
        withPermanent(
          withKeywords(b, { keyword: 'kicker', cost: { mana: b.kicker } }),
          offering('free'),
        ),
        {
          alternative: 'offer',
          additional: { kicker: 1 },
        },
      );
      const nothing = casting(b, (card) => ({ ...card, manaCost: '{0}' }));
      const expected = increasedBy(
        casting(nothing, (card) => costingMore(card, b.kicker)),
        `{${b.tax}}`,
      );
      expectSame(engine, expected, increasedBy(free, `{${b.tax}}`), [
        `cast without paying its mana cost, kicked for ${b.kicker}, with {${b.tax}} more to pay (118.9d)`,
      ]);
    },
    labels: hasModifiers,
    covers: MODIFIERS,
  }),
  property({
    id: '118.9/where-offered',
    cites: ['118.9', '903.8'],
    says: 'A permission to cast spells from the hand for an alternative cost does not reach the command zone',
    asks: ['totalCosts'],
    given: () =>
      fc.tuple(plainCost, fc.boolean()).map(([cost, hand]) => {
        const { game, proposal } = castOf(plainCard(cost, ['creature']), [offering('free')], {
          alternative: 'offer',
        });
        const command = {
          hand: [],
          command: [{ id: SPELL, card: plainCard(cost, ['creature']), commander: { casts: 0 } }],
        };
        const players = game.players.map((p) => (p.id === YOU && !hand ? { ...p, ...command } : p));
        return { game: { ...game, players }, proposal, hand };
      }),
    then: (b, engine) =>
      expectTotals(engine, b, b.hand ? ['{0}'] : [], [
        b.hand
          ? 'it is cast from the hand'
          : 'it is cast from the command zone, for which nothing is offered (118.9)',
      ]),
    labels: (b) => [b.hand ? 'from the hand' : 'from the command zone'],
    covers: { 'from the hand': 0.3, 'from the command zone': 0.3 },
  }),
];
