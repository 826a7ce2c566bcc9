/**
 * Properties of the ends of paying: nothing, life, large amounts, what cannot be paid at all.
 */
import * as fc from 'fast-check';
import type { Mana } from '../../engine/index.ts';
import {
  amountOf,
  has,
  having,
  LIFE_FOR_BLACK,
  outcome,
  yourLife,
  yourPool,
} from '../generators/payers.ts';
import {
  kind,
  origin,
  type Payment,
  payment,
  paymentOf,
  pool,
  restricted,
} from '../generators/payments.ts';
import {
  expectPayable,
  expectRemainders,
  poolText,
  remaindersOf,
  remainderText,
} from '../laws/remainders.ts';
import { sizeOf } from '../models/payments.ts';
import { Disagreement, type Property, property } from '../property.ts';

/** `{1000}{G}` is 1001 mana. */
function sizeOfLarge(mana: string): number {
  return Number(/\d+/.exec(mana)?.[0] ?? 0) + (mana.match(/[WUBRGCS]/g)?.length ?? 0);
}

export const paymentBoundProperties: readonly Property[] = [
  property<Payment>({
    id: '118.5/zero',
    cites: ['118.5', '107.4d', '118.3a'],
    says: '{0} is paid with nothing, from any pool, an empty one included, and nothing is gone',
    asks: ['payments'],
    given: () =>
      fc
        .tuple(kind, pool(restricted), fc.integer({ min: -3, max: 20 }))
        .map(([what, mana, life]) => paymentOf(what, mana, { mana: '{0}', life: 0 }, { life })),
    then: (p, engine) =>
      expectRemainders(
        engine,
        p,
        [remainderText({ pool: yourPool(p), life: yourLife(p) })],
        ['zero mana can always be paid, and so can zero life (118.3a, 118.3b)'],
      ),
    labels: (p) => [
      yourPool(p).length === 0 ? 'empty pool' : 'some mana',
      ...has('no life', () => yourLife(p) < 1)(p),
    ],
    covers: { 'empty pool': 0.05, 'no life': 0.05 },
  }),
  property<Payment & { readonly due: number }>({
    id: '119.4/enough-life',
    cites: ['119.4', '118.3b', '118.3'],
    says: 'Life is paid only by a player who has that much; paying it subtracts it',
    asks: ['payments'],
    given: () =>
      fc.tuple(kind, fc.integer({ min: -2, max: 8 }), fc.nat(8)).map(([what, life, due]) => ({
        ...paymentOf(what, [], { mana: '{0}', life: due }, { life }),
        due,
      })),
    then: ({ due, ...p }, engine) => {
      const life = yourLife(p);
      const expected =
        due === 0 || life >= due ? [remainderText({ pool: [], life: life - due })] : [];
      expectRemainders(engine, p, expected, [`${due} of ${life} life are to be paid (119.4)`]);
    },
    labels: ({ due, game }) => {
      const life = game.players[0]?.life ?? 0;
      return [life === due ? 'exactly' : life > due ? 'more' : 'less'];
    },
    covers: { exactly: 0.03, less: 0.1, more: 0.1 },
  }),
  property<Payment>({
    id: '118.3/forbidden-life',
    cites: ['118.3', '119.4'],
    says: 'Where nobody can pay life, a total that asks for life cannot be paid, and life stands in for no mana',
    asks: ['payments'],
    given: () =>
      fc
        .tuple(kind, pool(origin, 2), fc.nat(2))
        .map(([what, mana, life]) =>
          paymentOf(
            what,
            mana,
            { mana: '{B}', life },
            { abilities: [{ kind: 'cannotPay', what: 'life' }, LIFE_FOR_BLACK] },
          ),
        ),
    then: (p, engine) => {
      const black = yourPool(p).some((m) => m.type === 'B');
      expectPayable(engine, p, black && p.total.life === 0, [
        `life cannot be paid, ${p.total.life} are due, and there is ${black ? 'some' : 'no'} black mana`,
      ]);
    },
    labels: (p) => [outcome(p)],
    covers: { payable: 0.01, 'not payable': 0.3 },
  }),
  property<Payment>({
    id: '118.3a/entries',
    cites: ['118.3a', '118.3'],
    says: 'A pool pays alike in whatever entries and order its mana is listed',
    asks: ['payments'],
    given: () => payment(restricted),
    then: (p, engine) => {
      const single = yourPool(p).flatMap((m) => Array<Mana>(m.amount).fill({ ...m, amount: 1 }));
      expectRemainders(engine, having(p, single.toReversed()), remaindersOf(engine, p), [
        'it is the same mana, listed otherwise (118.3a)',
      ]);
    },
    labels: (p) => [outcome(p)],
    covers: { payable: 0.2 },
  }),
  property<Payment>({
    id: '118.3/large-amounts',
    cites: ['118.3', '118.3a'],
    says: 'Amounts of mana and of generic mana are exact however large they are',
    asks: ['payments'],
    given: () =>
      fc
        .tuple(
          kind,
          fc.integer({ min: 1, max: 1_000_000 }),
          fc.integer({ min: -2, max: 2 }),
          fc.nat(2),
        )
        .map(([what, due, off, blue]) =>
          paymentOf(
            what,
            [
              { type: 'G', amount: Math.max(1, due + off) },
              ...(blue > 0 ? [{ type: 'U' as const, amount: blue }] : []),
            ],
            { mana: `{${due}}{G}`, life: 0 },
          ),
        ),
    then: (p, engine) => {
      const due = sizeOfLarge(p.total.mana ?? '{0}');
      const all = amountOf(yourPool(p));
      expectPayable(engine, p, all >= due, [`${due} mana are due, there are ${all}`]);
      const [first] = engine.payments(p);
      if (first === undefined || amountOf(first.pool) === all - due) return;
      throw new Disagreement('an amount is off', {
        expected: all - due,
        actual: amountOf(first.pool),
        why: [`${all} less ${due}`],
      });
    },
    labels: (p) => [
      amountOf(yourPool(p)) >= sizeOfLarge(p.total.mana ?? '{0}') ? 'payable' : 'not payable',
    ],
    covers: { payable: 0.2, 'not payable': 0.1 },
  }),
  property<Payment & { readonly limit: 'nothing' | 'fromCreature' }>({
    id: '118.3/spend-limit',
    cites: ['118.3', '601.2h'],
    says: 'A spell on which no mana may be spent, or only mana of creatures, cannot be paid for with other mana',
    asks: ['payments'],
    given: () =>
      fc
        .tuple(
          pool(origin),
          fc.constantFrom('nothing' as const, 'fromCreature' as const),
          fc.nat(2),
        )
        .map(([mana, limit, n]) => {
          const p = paymentOf('creature', mana, { mana: `{${n}}`, life: 0 });
          const players = p.game.players.map((player) => ({
            ...player,
            hand: player.hand.map((o) => ({
              ...o,
              card: { ...o.card, abilities: [{ kind: 'spendLimit' as const, only: limit }] },
            })),
          }));
          return { ...p, game: { ...p.game, players }, limit };
        }),
    then: ({ limit, ...p }, engine) => {
      const fit = yourPool(p).filter((m) => limit === 'fromCreature' && m.fromCreature);
      const due = sizeOf(p.total.mana ?? '{0}');
      expectPayable(engine, p, amountOf(fit) >= due, [
        `${due} mana are due, and of ${poolText(yourPool(p))} only ${poolText(fit)} may be spent`,
      ]);
    },
    labels: ({ limit, ...p }) => [limit, amountOf(yourPool(p)) > 0 ? 'some mana' : 'no mana'],
    covers: { nothing: 0.3, 'some mana': 0.5 },
  }),
];
