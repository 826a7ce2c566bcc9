/**
 * Properties of what pays for which symbol.
 */
import * as fc from 'fast-check';
import type { Ability, Mana } from '../../engine/index.ts';
import { color, write } from '../generators/costs.ts';
import {
  amountOf,
  has,
  LIFE_FOR_BLACK,
  outcome,
  permission,
  yourLife,
  yourPool,
} from '../generators/payers.ts';
import {
  type ChoicePayment,
  choicePayment,
  kind,
  origin,
  type Payment,
  paymentOf,
  pool,
} from '../generators/payments.ts';
import { castGames, expectGames, playerIn } from '../laws/castings.ts';
import { expectPayable, expectRemainders, poolText, remainderText } from '../laws/remainders.ts';
import { announcedTotals, sizeOf, symbolsOf, triedRemainders } from '../models/payments.ts';
import { type Property, property } from '../property.ts';

/** Every pool that is left when some of this many mana go. */
function subPools(mana: readonly Mana[], spend: number): Mana[][] {
  const [first, ...others] = mana;
  if (first === undefined) return spend === 0 ? [[]] : [];
  const ways = Array.from({ length: Math.min(first.amount, spend) + 1 }, (_, n) => n);
  return ways.flatMap((n) =>
    subPools(others, spend - n).map((rest) => [{ ...first, amount: first.amount - n }, ...rest]),
  );
}

/** What may remain after paying for a spell under every announcement. */
const announcedRemainders = ({ game, plan, cost }: ChoicePayment): string[] =>
  announcedTotals(cost).flatMap((total) =>
    triedRemainders({ game, proposal: plan.proposal, total }),
  );

export const symbolPaymentProperties: readonly Property[] = [
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
  property<ChoicePayment>({
    id: '107.4e/every-announcement',
    cites: ['107.4e', '107.4f', '601.2b', '118.3', '119.4'],
    says: 'A spell with hybrid and Phyrexian symbols can be paid for exactly when some way of announcing them can, and what remains is what any of them leaves',
    asks: ['cast'],
    given: () =>
      choicePayment(
        fc.constantFrom<readonly Ability[]>(
          [],
          [],
          [LIFE_FOR_BLACK],
          [permission({})],
          [permission({ as: 'anyType' })],
        ),
      ),
    then: (p, engine) =>
      expectGames(
        castGames(engine, p),
        engine.exhaustive === true,
        (game) => remainderText(playerIn(game)),
        announcedRemainders(p),
        [
          `${p.cost} is paid from ${poolText(playerIn(p.game).pool)} and ${playerIn(p.game).life} life`,
          'each hybrid symbol is paid as one of its halves, each Phyrexian symbol as its colour or with 2 life (107.4e, 107.4f)',
        ],
      ),
    labels: (p) => [
      announcedRemainders(p).length > 0 ? 'payable' : 'not payable',
      ...(/\{[WUBRG]\/[WUBRG]\/P\}/.test(p.cost) ? ['hybrid Phyrexian'] : []),
      ...(p.cost.includes('{C/') ? ['colourless hybrid'] : []),
      ...(playerIn(p.game).pool.some((m) => m.only !== undefined) ? ['restricted'] : []),
    ],
    covers: {
      payable: 0.3,
      'not payable': 0.1,
      'hybrid Phyrexian': 0.1,
      'colourless hybrid': 0.1,
      restricted: 0.3,
    },
  }),
];
