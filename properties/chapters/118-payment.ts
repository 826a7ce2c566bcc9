/**
 * Properties of paying mana and life: what can be paid, and what may remain.
 * @see CR 106.6, 107.4, 118.3, 118.14, 119.4, 602.1e, 609.4b
 */
import * as fc from 'fast-check';
import type { Ability, Mana, SpendPermission } from '../../engine/index.ts';
import { COLORS } from '../../engine/index.ts';
import { color, write } from '../generators/costs.ts';
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
  withPool,
} from '../generators/payments.ts';
import { sizeOf, symbolsOf, triedRemainders } from '../models/payments.ts';
import { Disagreement, type Property, property } from '../property.ts';
import {
  expectPayable,
  expectRemainders,
  poolText,
  remaindersOf,
  remainderText,
} from '../remainders.ts';

const yourPool = ({ game }: Payment): readonly Mana[] => game.players[0]?.pool ?? [];
const yourLife = ({ game }: Payment): number => game.players[0]?.life ?? 0;
const amountOf = (mana: readonly Mana[]): number => mana.reduce((sum, m) => sum + m.amount, 0);

const canBePaid = (p: Payment): boolean => triedRemainders(p).length > 0;
const outcome = (p: Payment): string => (canBePaid(p) ? 'payable' : 'not payable');

/** The same board with other mana. */
const having = (p: Payment, mana: readonly Mana[], life?: number): Payment => ({
  ...p,
  game: withPool(p.game, mana, life),
});

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

const permission = (more: Partial<SpendPermission>): SpendPermission => ({
  kind: 'spendPermission',
  as: 'anyColor',
  ...more,
});

const DAWN: readonly Ability[] = [
  permission({ mana: ['W'] }),
  { kind: 'spendOnlyAsColorless', except: ['W'] },
];
const LIFE_FOR_BLACK: Ability = { kind: 'lifeForMana', color: 'B', life: 2 };

const permissions: fc.Arbitrary<readonly Ability[]> = fc.oneof(
  fc.constantFrom<readonly Ability[]>([permission({})], [permission({ as: 'anyType' })], DAWN),
  fc
    .tuple(fc.constantFrom('anyColor' as const, 'anyType' as const), fc.subarray([...COLORS]))
    .map(([as, mana]) => [permission({ as, mana })]),
);

const has =
  (what: string, test: (p: Payment) => boolean) =>
  (p: Payment): readonly string[] =>
    test(p) ? [what] : [];

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
    covers: { payable: 0.3 },
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
    covers: { payable: 0.3 },
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
    covers: { payable: 0.3, restricted: 0.5 },
  }),
  property<Payment>({
    id: '107.4c/colorless-alone',
    cites: ['107.4c', '609.4b'],
    says: 'Coloured mana never pays for {C}, even where it may be spent as though it were of any colour',
    asks: ['payments'],
    given: () =>
      fc
        .tuple(kind, pool(origin), fc.boolean(), fc.integer({ min: 1, max: 3 }))
        .map(([what, mana, any, n]) =>
          paymentOf(
            what,
            mana,
            { mana: '{C}'.repeat(n), life: 0 },
            { abilities: any ? [permission({})] : [] },
          ),
        ),
    then: (p, engine) => {
      const colorless = amountOf(yourPool(p).filter((m) => m.type === 'C'));
      const due = sizeOf(p.total.mana ?? '{0}');
      expectPayable(engine, p, colorless >= due, [
        `there is {C} ${colorless} times, and ${due} are due; no colour is colourless (107.4c, 609.4b)`,
      ]);
    },
    labels: (p) => [outcome(p), ...has('permission', () => p.game.battlefield.length > 0)(p)],
    covers: { payable: 0.1, permission: 0.3 },
  }),
  property<Payment>({
    id: '118.14/any-type',
    cites: ['118.14', '107.4h'],
    says: 'Where mana of any type can be spent, any mana pays for any symbol but {S}, which takes mana of snow sources',
    asks: ['payments'],
    given: () =>
      fc
        .tuple(kind, pool(origin))
        .chain(([what, mana]) =>
          fc
            .array(fc.constantFrom('{W}', '{G}', '{C}', '{S}', '{1}'), { maxLength: 4 })
            .map((symbols) =>
              paymentOf(
                what,
                mana,
                { mana: write(symbols), life: 0 },
                { abilities: [permission({ as: 'anyType' })] },
              ),
            ),
        ),
    then: (p, engine) => {
      const symbols = symbolsOf(p.total.mana ?? '{0}');
      const snow = amountOf(yourPool(p).filter((m) => m.snow));
      const snowDue = symbols.filter((s) => s === 'S').length;
      expectPayable(engine, p, amountOf(yourPool(p)) >= symbols.length && snow >= snowDue, [
        `${symbols.length} mana are due, ${snowDue} of them of snow sources; there are ${poolText(yourPool(p))}`,
        'snow is no type of mana (118.14, 107.4h)',
      ]);
    },
    labels: (p) => [outcome(p), ...has('snow', () => (p.total.mana ?? '').includes('{S}'))(p)],
    covers: { payable: 0.3, snow: 0.2 },
  }),
  property<Payment>({
    id: '107.4h/snow-source',
    cites: ['107.4h'],
    says: 'As many {S} can be paid as there is mana of snow sources, whatever its type, and it pays for its type as well',
    asks: ['payments'],
    given: () =>
      fc
        .tuple(kind, pool(fc.constantFrom({}, { snow: true as const })), fc.nat(3))
        .map(([what, mana, n]) =>
          paymentOf(what, mana, { mana: write(['{S}'.repeat(n)]), life: 0 }),
        ),
    then: (p, engine) => {
      const snow = amountOf(yourPool(p).filter((m) => m.snow));
      const due = sizeOf(p.total.mana ?? '{0}');
      expectPayable(engine, p, snow >= due, [
        `${snow} mana come from snow sources, and ${due} are due (107.4h)`,
      ]);
    },
    labels: (p) => [outcome(p)],
    covers: { payable: 0.3, 'not payable': 0.1 },
  }),
  property<Payment & { readonly asked: 'W' | 'U' | 'B' | 'R' | 'G' }>({
    id: '107.4a/own-color',
    cites: ['107.4a'],
    says: 'As many symbols of a colour can be paid as there is mana of that colour',
    asks: ['payments'],
    given: () =>
      fc.tuple(kind, pool(origin), color, fc.nat(2)).map(([what, mana, asked, n]) => ({
        ...paymentOf(what, [...mana, { type: asked, amount: 1 }], {
          mana: write([`{${asked}}`.repeat(n)]),
          life: 0,
        }),
        asked,
      })),
    then: ({ asked, ...p }, engine) => {
      const there = amountOf(yourPool(p).filter((m) => m.type === asked));
      const due = sizeOf(p.total.mana ?? '{0}');
      expectPayable(engine, p, there >= due, [
        `{${asked}} is there ${there} times and due ${due} times (107.4a)`,
      ]);
    },
    labels: (p) => [outcome(p)],
    covers: { payable: 0.5, 'not payable': 0.1 },
  }),
  property<Payment>({
    id: '107.4b/any-mana',
    cites: ['107.4b', '118.3'],
    says: 'Generic mana is paid with mana of any type: every part of the pool that is large enough may go',
    asks: ['payments'],
    given: () =>
      fc
        .tuple(kind, pool(origin), fc.nat(6))
        .map(([what, mana, n]) => paymentOf(what, mana, { mana: `{${n}}`, life: 0 })),
    then: (p, engine) => {
      const due = sizeOf(p.total.mana ?? '{0}');
      const expected = subPools(yourPool(p), due).map((left) =>
        remainderText({ pool: left, life: yourLife(p) }),
      );
      expectRemainders(engine, p, expected, [
        `any ${due} mana of ${poolText(yourPool(p))} pay (107.4b)`,
      ]);
    },
    labels: (p) => [outcome(p)],
    covers: { payable: 0.3, 'not payable': 0.1 },
  }),
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
    covers: { payable: 0.05, 'not payable': 0.3 },
  }),
  property<Payment>({
    id: '118.6/unpayable',
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
    covers: { payable: 0.3 },
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

/** Mana of a pool beyond what another has of the same sort. */
function sortsBeyond(left: readonly Mana[], there: readonly Mana[]): Mana[] {
  return left.filter((mana) => {
    const alike = (one: Mana): boolean =>
      poolText([{ ...one, amount: 1 }]) === poolText([{ ...mana, amount: 1 }]);
    return amountOf(left.filter(alike)) > amountOf(there.filter(alike));
  });
}

/** Every pool that is left when some of this many mana go. */
function subPools(mana: readonly Mana[], spend: number): Mana[][] {
  const [first, ...others] = mana;
  if (first === undefined) return spend === 0 ? [[]] : [];
  const ways = Array.from({ length: Math.min(first.amount, spend) + 1 }, (_, n) => n);
  return ways.flatMap((n) =>
    subPools(others, spend - n).map((rest) => [{ ...first, amount: first.amount - n }, ...rest]),
  );
}

/** `{1000}{G}` is 1001 mana. */
function sizeOfLarge(mana: string): number {
  return Number(/\d+/.exec(mana)?.[0] ?? 0) + (mana.match(/[WUBRGCS]/g)?.length ?? 0);
}
