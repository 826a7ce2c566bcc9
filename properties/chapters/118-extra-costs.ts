/**
 * Properties of additional and alternative costs, and of costs that cannot be paid.
 * @see CR 118.5, 118.6, 118.8, 118.9
 */
import * as fc from 'fast-check';
import type { Card, CastProposal, Cost, Game, Keyword } from '../../engine/index.ts';
import {
  allColors,
  casting,
  costingMore,
  increasedBy,
  permanentWith,
  withPermanent,
} from '../changes.ts';
import { YOU } from '../generators/boards.ts';
import { plainCard, spellCard, spellType } from '../generators/cards.ts';
import { fixedCost, oddCost, plainCost } from '../generators/costs.ts';
import { type CastOnBoard, castOf, castOnBoard, SPELL } from '../generators/proposals.ts';
import type { World } from '../generators/world.ts';
import { Disagreement, property } from '../property.ts';
import { expectChange, expectSame, expectTotals, totalsOf, totalText } from '../totals.ts';

/** A spell of all colours, so that its cost alone is varied, on a board with modifiers. */
const board = (world: World, cost = fixedCost): fc.Arbitrary<CastOnBoard> =>
  castOnBoard(world, { card: spellCard(cost).map(allColors), maxLength: 3, others: 1 });

const withKeywords = (b: CastOnBoard, ...keywords: readonly Keyword[]): CastOnBoard =>
  casting(b, (card) => ({ ...card, keywords: [...(card.keywords ?? []), ...keywords] }));

const proposing = (b: CastOnBoard, more: Partial<CastProposal>): CastOnBoard => ({
  ...b,
  proposal: { ...b.proposal, ...more },
});

/** The card to cast lies in the graveyard instead of the hand. */
const fromGraveyard = (b: CastOnBoard): CastOnBoard => ({
  ...b,
  game: {
    ...b.game,
    players: b.game.players.map((p) => (p.id === YOU ? { ...p, hand: [], graveyard: p.hand } : p)),
  },
});

const OPTIONAL = [
  'kicker',
  'buyback',
  'entwine',
  'offspring',
  'multikicker',
  'replicate',
  'squad',
] as const;
const REPEATABLE: readonly string[] = ['multikicker', 'replicate', 'squad'];
const FROM_HAND = [
  'evoke',
  'dash',
  'blitz',
  'overload',
  'cleave',
  'bestow',
  'warp',
  'impending',
  'awaken',
  'prowl',
] as const;
const FROM_GRAVEYARD = ['flashback', 'escape', 'mayhem'] as const;

const hasModifiers = (b: { readonly game: Game }): string[] => [
  b.game.battlefield.length > 0 ? 'modifiers' : 'no modifiers',
];
const MODIFIERS = { modifiers: 0.5 };

const offering = (cost: Cost | 'free') =>
  permanentWith('offer', {
    kind: 'alternativeCost',
    scope: { of: 'spells', whose: 'yours', from: ['hand'] },
    cost,
  });

export const extraCostProperties = [
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
    id: '118.8/adds-to-the-cost',
    cites: ['118.8', '118.8b', '601.2b', '702.33a', '702.27a', '702.42a'],
    says: 'An additional cost that is paid is part of the cost that increases, reductions and minimums apply to',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({
          b: board(world),
          keyword: fc.constantFrom(...OPTIONAL),
          cost: oddCost,
          times: fc.nat(3),
        })
        .map(({ b, keyword, cost, times }) => ({
          ...b,
          keyword,
          cost,
          times: REPEATABLE.includes(keyword) ? times : Math.min(1, times),
        })),
    then: (b, engine) => {
      const kicked = proposing(withKeywords(b, { keyword: b.keyword, cost: { mana: b.cost } }), {
        additional: { [b.keyword]: b.times },
      });
      const printed = casting(b, (card) => costingMore(card, b.cost.repeat(b.times)));
      expectSame(engine, printed, kicked, [
        `${b.keyword} ${b.cost} paid ${b.times} times costs as much as if it stood in the mana cost (118.8, 601.2f)`,
      ]);
    },
    labels: (b) => [...hasModifiers(b), ['not paid', 'paid once'][b.times] ?? 'paid several times'],
    covers: { ...MODIFIERS, 'not paid': 0.1, 'paid once': 0.2, 'paid several times': 0.1 },
  }),
  property({
    id: '118.8a/any-number',
    cites: ['118.8a'],
    says: 'Any number of additional costs may be paid for one spell, in whatever order the card has them',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(board(world, plainCost), plainCost, plainCost)
        .map(([b, kicker, buyback]) => ({ ...b, kicker, buyback })),
    then: (b, engine) => {
      const keywords: readonly Keyword[] = [
        { keyword: 'kicker', cost: { mana: b.kicker } },
        { keyword: 'buyback', cost: { mana: b.buyback } },
      ];
      const additional = { kicker: 1, buyback: 1 };
      const printed = casting(b, (card) => costingMore(card, b.kicker + b.buyback));
      const both = proposing(withKeywords(b, ...keywords.toReversed()), { additional });
      expectSame(engine, printed, both, [
        `kicker ${b.kicker} and buyback ${b.buyback} are both paid (118.8a)`,
      ]);
    },
    labels: hasModifiers,
    covers: MODIFIERS,
  }),
  property({
    id: '118.8b/only-what-is-offered',
    cites: ['118.8b', '601.2b', '601.2e'],
    says: 'An optional cost that the spell does not have, or that was paid already, cannot be paid',
    asks: ['totalCosts'],
    given: () =>
      fc
        .record({ cost: plainCost, has: fc.boolean(), times: fc.integer({ min: 1, max: 3 }) })
        .map(({ cost, has, times }) => {
          const card = plainCard(
            cost,
            ['sorcery'],
            has ? { keywords: [{ keyword: 'kicker', cost: { mana: '{1}' } }] } : {},
          );
          return {
            ...castOf(card, [], { additional: { kicker: times } }),
            legal: has && times === 1,
          };
        }),
    then: (b, engine) => {
      const totals = totalsOf(engine, b);
      if (totals.length > 0 === b.legal) return;
      throw new Disagreement(
        b.legal ? 'a legal proposal was refused' : 'an illegal proposal was accepted',
        {
          expected: b.legal ? 'a total' : 'no total',
          actual: totals,
          why: ['kicker is paid once, and only by a spell that has it (118.8b, 702.33a)'],
        },
      );
    },
    labels: (b) => [b.legal ? 'legal' : 'illegal'],
    covers: { legal: 0.05, illegal: 0.5 },
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
  property({
    id: '118.8/life',
    cites: ['118.8', '118.3b'],
    says: 'Life that an additional or alternative cost asks for is due besides the mana, and no reduction touches it',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(board(world, plainCost), fc.integer({ min: 1, max: 5 }))
        .map(([b, life]) => ({ ...b, life })),
    then: (b, engine) => {
      const paying = proposing(withKeywords(b, { keyword: 'kicker', cost: { life: b.life } }), {
        additional: { kicker: 1 },
      });
      expectChange(engine, b, paying, (total) => ({ ...total, life: total.life + b.life }), [
        `${b.life} life is paid besides (118.8)`,
      ]);
    },
    labels: hasModifiers,
    covers: MODIFIERS,
  }),
];
