/**
 * Properties of paying mana: against trying everything, and laws of what may remain.
 */
import * as fc from 'fast-check';
import type { Ability, Mana } from '../../engine/index.ts';
import { COLORS } from '../../engine/index.ts';
import {
  amountOf,
  has,
  having,
  LIFE_FOR_BLACK,
  outcome,
  permission,
  yourLife,
  yourPool,
} from '../generators/payers.ts';
import {
  kind,
  manaType,
  origin,
  type Payment,
  payment,
  paymentOf,
  pool,
  restricted,
  totalFor,
} from '../generators/payments.ts';
import {
  expectPayable,
  expectRemainders,
  poolText,
  remaindersOf,
  remainderText,
} from '../laws/remainders.ts';
import { sizeOf, symbolsOf, triedRemainders } from '../models/payments.ts';
import { Disagreement, type Property, property } from '../property.ts';

/** The engine pays exactly as trying everything does. */
function tried(
  text: Pick<Property, 'id' | 'cites' | 'says'>,
  given: fc.Arbitrary<Payment>,
  about: (p: Payment) => readonly string[] = () => [],
  covers: Readonly<Record<string, number>> = {},
): Property {
  return property<Payment>({
    ...text,
    asks: ['payments'],
    given: () => given,
    then: (p, engine) =>
      expectRemainders(engine, p, triedRemainders(p), [
        `${poolText(yourPool(p))} and ${yourLife(p)} life are to pay ${p.total.mana} and ${p.total.life} life`,
        `found by letting each symbol take any mana that may pay for it (${text.cites.join(', ')})`,
      ]),
    labels: (p) => [outcome(p), ...about(p)],
    covers: { payable: 0.3, 'not payable': 0.1, ...covers },
  });
}

const DAWN: readonly Ability[] = [
  permission({ mana: ['W'] }),
  { kind: 'spendOnlyAsColorless', except: ['W'] },
];

const permissions: fc.Arbitrary<readonly Ability[]> = fc.oneof(
  fc.constantFrom<readonly Ability[]>([permission({})], [permission({ as: 'anyType' })], DAWN),
  fc
    .tuple(fc.constantFrom('anyColor' as const, 'anyType' as const), fc.subarray([...COLORS]))
    .map(([as, mana]) => [permission({ as, mana })]),
);

/** Mana of a pool beyond what another has of the same sort. */
function sortsBeyond(left: readonly Mana[], there: readonly Mana[]): Mana[] {
  return left.filter((mana) => {
    const alike = (one: Mana): boolean =>
      poolText([{ ...one, amount: 1 }]) === poolText([{ ...mana, amount: 1 }]);
    return amountOf(left.filter(alike)) > amountOf(there.filter(alike));
  });
}

export const paymentProperties: readonly Property[] = [
  tried(
    {
      id: '118.3/every-way',
      cites: ['118.3', '118.3a', '107.4a', '107.4b', '107.4c', '107.4h'],
      says: 'A pool pays a total exactly when its mana can be dealt out to the symbols, and what remains is any mana that was not needed',
    },
    payment(origin),
    has('snow', (p) => (p.total.mana ?? '').includes('{S}')),
    { snow: 0.02 },
  ),
  tried(
    {
      id: '106.6/restrictions',
      cites: ['106.6', '118.3'],
      says: 'Mana with a restriction pays for what the restriction allows and for nothing else',
    },
    payment(restricted),
    has('restricted', (p) => yourPool(p).some((m) => m.only !== undefined)),
    { restricted: 0.5, payable: 0.12 },
  ),
  tried(
    {
      id: '609.4b/as-though',
      cites: ['609.4b', '118.14'],
      says: 'Mana that may be spent as though it were of any colour pays for colours only, of any type also for {C}, and neither for {S}',
    },
    payment(origin, permissions),
  ),
  tried(
    {
      id: '609.4b/as-though-restricted',
      cites: ['609.4b', '106.6'],
      says: 'Permission to spend mana as though it were another lifts no restriction of that mana, and no restriction lifts the permission',
    },
    payment(restricted, permissions),
    () => [],
    { payable: 0.15 },
  ),
  tried(
    {
      id: '602.1e/permission-scope',
      cites: ['602.1e', '609.4b'],
      says: 'Permission to spend mana as though it were another for abilities is for the total of abilities, not for spells, and the other way round',
    },
    payment(
      origin,
      fc
        .tuple(
          fc.constantFrom('anyColor' as const, 'anyType' as const),
          fc.constantFrom('spells' as const, 'abilities' as const),
        )
        .map(([as, on]) => [permission({ as, on })]),
    ),
    (p) => [p.proposal.kind],
    { activate: 0.15, cast: 0.4 },
  ),
  tried(
    {
      id: '119.4/life-for-mana',
      cites: ['119.4', '118.3b', '118.3'],
      says: 'Where life may be paid in place of black mana, each {B} takes one or the other, as far as the life goes; generic mana never does',
    },
    fc
      .tuple(kind, pool(origin, 3), fc.constantFrom(1, 2, 3, 4, 20))
      .chain(([what, mana, life]) =>
        totalFor([...mana, { type: 'B', amount: 1 }]).map((total) =>
          paymentOf(what, mana, total, { life, abilities: [LIFE_FOR_BLACK] }),
        ),
      ),
    has('black', (p) => symbolsOf(p.total.mana ?? '{0}').includes('B')),
    { black: 0.4 },
  ),

  property<Payment>({
    id: '118.3a/spent-and-left',
    cites: ['118.3a', '118.3'],
    says: 'What is left was there before, and what is missing is as much mana as the total asks for',
    asks: ['payments'],
    given: () => payment(restricted, fc.constantFrom([], [permission({ as: 'anyType' })])),
    then: (p, engine) => {
      for (const remainder of engine.payments(p)) {
        const spent = amountOf(yourPool(p)) - amountOf(remainder.pool);
        const due = sizeOf(p.total.mana ?? '{0}');
        if (spent !== due) {
          throw new Disagreement('not as much mana was spent as the total asks for', {
            expected: due,
            actual: spent,
            why: [`the total is ${p.total.mana}`, `${poolText(remainder.pool)} is left`],
          });
        }
        const more = sortsBeyond(remainder.pool, yourPool(p));
        if (more.length > 0) {
          throw new Disagreement('mana is left that was not there', {
            expected: poolText(yourPool(p)),
            actual: poolText(more),
            why: ['paying takes mana from the pool and adds none (118.3a)'],
          });
        }
      }
    },
    labels: (p) => [outcome(p)],
    covers: { payable: 0.2 },
  }),
  property<Payment & { readonly extra: Mana }>({
    id: '118.3/more-mana',
    cites: ['118.3', '118.3a'],
    says: 'More mana in the pool never makes a payable total unpayable, and may simply remain',
    asks: ['payments'],
    given: () =>
      fc
        .tuple(payment(restricted), manaType, restricted)
        .map(([p, type, more]) => ({ ...p, extra: { type, amount: 1, ...more } })),
    then: ({ extra, ...p }, engine) => {
      const before = engine.payments(p);
      const after = remaindersOf(engine, having(p, [...yourPool(p), extra]));
      if (before.length > 0 && after.length === 0) {
        throw new Disagreement('more mana made it unpayable', {
          expected: 'payable',
          actual: 'not payable',
          why: [`there is ${poolText([extra])} more`],
        });
      }
      if (!engine.exhaustive) return;
      for (const { pool: left, life } of before) {
        const kept = remainderText({ pool: [...left, extra], life });
        if (!after.includes(kept)) {
          throw new Disagreement('the new mana cannot simply remain', {
            expected: kept,
            actual: after,
            why: ['nobody has to spend mana that is not needed (118.3)'],
          });
        }
      }
    },
    labels: (p) => [outcome(p)],
    covers: { payable: 0.2 },
  }),
  property<Payment>({
    id: '106.6/relaxed',
    cites: ['106.6'],
    says: 'Taking the restrictions off mana never makes a payable total unpayable',
    asks: ['payments'],
    given: () => payment(restricted),
    then: (p, engine) => {
      const free = yourPool(p).map(({ only: _, ...mana }): Mana => mana);
      if (engine.payments(p).length === 0) return;
      expectPayable(engine, having(p, free), true, [
        'it can be paid with mana that has restrictions; without them the same mana pays for it (106.6)',
      ]);
    },
    labels: (p) => [
      outcome(p),
      ...has('restricted', () => yourPool(p).some((m) => m.only !== undefined))(p),
    ],
    covers: { payable: 0.2, restricted: 0.5 },
  }),
  property<Payment>({
    id: '118.6/no-pool-pays',
    cites: ['118.6'],
    says: 'No pool and no life pays a cost that there is not',
    asks: ['payments'],
    given: () =>
      fc
        .tuple(kind, pool(origin))
        .map(([what, mana]) => paymentOf(what, mana, { mana: null, life: 0 })),
    then: (p, engine) => expectPayable(engine, p, false, ['there is no mana cost to pay (118.6)']),
    labels: (p) => [yourPool(p).length === 0 ? 'empty pool' : 'some mana'],
  }),
];
