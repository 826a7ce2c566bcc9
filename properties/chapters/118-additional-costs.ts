/**
 * Properties of additional costs.
 * @see CR 118.8
 */
import * as fc from 'fast-check';
import type { Amount, Keyword } from '../../engine/index.ts';
import { plainCard } from '../generators/cards.ts';
import { oddCost, plainCost } from '../generators/costs.ts';
import {
  board,
  hasModifiers,
  MODIFIERS,
  OPTIONAL,
  proposing,
  REPEATABLE,
  withKeywords,
} from '../generators/extra-costs.ts';
import { castOf } from '../generators/proposals.ts';
import { casting, costingMore, permanentWith, withPermanent } from '../laws/changes.ts';
import { expectChange, expectSame, totalsOf } from '../laws/totals.ts';
import { Disagreement, property } from '../property.ts';

export const additionalCostProperties = [
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
    id: '118.8/paying-it-makes-it-cheaper',
    cites: ['118.8', '601.2b', '601.2f'],
    says: 'What makes a spell cheaper for each time that an additional cost is paid counts what is announced for this spell',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({
          b: board(world),
          cost: oddCost,
          less: fc.integer({ min: 1, max: 3 }),
          times: fc.nat(2),
        })
        .map(({ b, ...drawn }) => ({ ...b, ...drawn })),
    then: (b, engine) => {
      const paid = proposing(withKeywords(b, { keyword: 'multikicker', cost: { mana: b.cost } }), {
        additional: { multikicker: b.times },
      });
      const lessFor = (times: Amount) =>
        casting(paid, (card) => ({
          ...card,
          abilities: [
            ...(card.abilities ?? []),
            { kind: 'costReduction', scope: { of: 'this' }, amount: `{${b.less}}`, times },
          ],
        }));
      expectSame(engine, lessFor(b.times), lessFor({ kind: 'timesPaid', keyword: 'multikicker' }), [
        `it was announced ${b.times} times (601.2b), before what it costs was determined (601.2f)`,
      ]);
    },
    labels: (b) => [...hasModifiers(b), b.times > 0 ? 'paid' : 'not paid'],
    covers: { ...MODIFIERS, paid: 0.4 },
  }),
  property({
    id: '118.8b/offered-and-cheaper',
    cites: ['118.8b', '118.8', '601.2f'],
    says: 'What a permanent takes off for paying the cost that it offers is taken off only for a spell for which that is paid',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({ b: board(world), less: oddCost, paid: fc.boolean() })
        .map(({ b, ...drawn }) => ({ ...b, ...drawn })),
    then: (b, engine) => {
      const scope = { of: 'spells', whose: 'yours' } as const;
      const reduction = { kind: 'costReduction', scope, amount: b.less } as const;
      const offer = { kind: 'additionalCost', scope, cost: {}, optional: true } as const;
      const offering = withPermanent(
        proposing(b, b.paid ? { additional: { offer: 1 } } : {}),
        permanentWith('offer', offer, { ...reduction, ifPaid: true }),
      );
      const plain = b.paid ? withPermanent(b, permanentWith('offer', reduction)) : b;
      expectSame(engine, plain, offering, [
        `the cost that is offered is ${b.paid ? 'paid' : 'not paid'}: ${b.paid ? b.less : 'nothing'} less (118.8b)`,
      ]);
    },
    labels: (b) => [...hasModifiers(b), b.paid ? 'paid' : 'declined'],
    covers: { ...MODIFIERS, paid: 0.3, declined: 0.3 },
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
