/**
 * Properties of what can be cast or activated with everything on the board: against trying all of it, against plans,
 * and against counting.
 */
import * as fc from 'fast-check';
import type { CanPayQuestion, Game } from '../../engine/index.ts';
import { boardPayment } from '../generators/board-payments.ts';
import { OPPONENT } from '../generators/boards.ts';
import { anotherLand, type Castable, castable, enough, onBoard } from '../generators/castable.ts';
import { waysOnBoard } from '../generators/castings.ts';
import { type LandsForLife, landsForLife } from '../generators/lands-for-life.ts';
import type { Payment } from '../generators/payments.ts';
import { castGames, type PlanOnBoard } from '../laws/castings.ts';
import { expectCanPay } from '../laws/payable.ts';
import { wayText } from '../models/activations.ts';
import { triedFromBoard } from '../models/board-payments.ts';
import { type Property, property } from '../property.ts';

/** When no sorcery and no creature without flash can be cast. */
const NOT_NOW: readonly ((game: Game) => Game)[] = [
  (game) => ({ ...game, activePlayer: OPPONENT }),
  (game) => ({ ...game, step: 'end' }),
  (game) => {
    const { id: source = '', controller = OPPONENT } = game.battlefield[0] ?? {};
    const effects = [{ kind: 'other', says: 'something' }] as const;
    return { ...game, stack: [{ kind: 'ability', id: 'ability~1', source, controller, effects }] };
  },
];

export const fromBoardProperties: readonly Property[] = [
  property<Payment>({
    id: '601.2g/tried-out',
    cites: ['601.2g', '118.3', '118.10', '302.6', '605.3a', '602.2b'],
    says: 'Something can be cast or activated exactly when some sequence of mana abilities, and some use of what is there, pays for all of it',
    asks: ['canPay'],
    given: () => boardPayment(4),
    then: (payment, engine) => {
      const { payable, boards, on } = triedFromBoard(payment);
      const { mana, life } = payment.total;
      expectCanPay(engine, payment, payable, [
        `the total is ${mana} and ${life} life`,
        on !== undefined
          ? `after mana abilities it can be paid: ${wayText(payment.game, on)}`
          : `on none of the ${boards} boards that mana abilities lead to can it be paid`,
      ]);
    },
    labels: (payment) => [
      payment.proposal.kind,
      triedFromBoard(payment).payable ? 'payable' : 'not payable',
    ],
    covers: { payable: 0.2, 'not payable': 0.3, cast: 0.5, activate: 0.1 },
  }),
  property<PlanOnBoard>({
    id: '601.2h/as-a-plan-does',
    cites: ['601.2h', '601.2g', '702.51a', '702.66a', '702.126a', '701.67a', '702.132a'],
    says: 'Whatever can be cast by some plan can be cast',
    asks: ['cast', 'canPay'],
    given: () => fc.oneof(waysOnBoard(), castable(4)).map(({ game, plan }) => ({ game, plan })),
    then: ({ game, plan }, engine) => {
      if (castGames(engine, { game, plan }).length === 0) return;
      expectCanPay(engine, { game, proposal: plan.proposal }, true, [
        'the engine itself casts it by the plan that is shown',
      ]);
    },
    labels: ({ plan }) => [
      ...(plan.manaAbilities === undefined ? [] : ['by mana abilities']),
      ...(plan.pay === undefined ? [] : ['by other ways']),
    ],
    covers: { 'by mana abilities': 0.2, 'by other ways': 0.2 },
  }),
  property<Castable & { readonly before: Game }>({
    id: '118.3c/one-more-land',
    cites: ['118.3c', '118.3'],
    says: 'One more untapped land never makes a spell impossible to cast, for nobody has to use it',
    asks: ['canPay'],
    given: () =>
      fc.tuple(castable(), anotherLand).map(([c, land]) => ({
        ...c,
        before: c.game,
        game: onBoard(c.game, [land, ...c.game.battlefield]),
      })),
    then: ({ before, game, proposal }, engine) => {
      if (!engine.canPay({ game: before, proposal })) return;
      expectCanPay(engine, { game, proposal }, true, [
        'the engine itself says that it can be cast without the first of the lands',
      ]);
    },
    labels: (c) => [enough(c)],
    covers: { enough: 0.3, short: 0.3 },
  }),
  property<CanPayQuestion & LandsForLife>({
    id: '119.4/life-for-lands',
    cites: ['119.4', '118.3', '118.3b'],
    says: 'Of lands that ask for life no more are tapped than there is life for, beside the life that the spell asks for',
    asks: ['canPay'],
    given: () => landsForLife,
    then: ({ plain, forLife, life, more, due, ...question }, engine) => {
      const most = plain + Math.min(forLife, life - more);
      expectCanPay(engine, question, more <= life && due <= most, [
        `the spell asks for ${due} mana and ${more} life, and there is ${life} life`,
        `${plain} lands ask for nothing, ${forLife} for 1 life each`,
      ]);
    },
    labels: ({ plain, forLife, life, more, due }) => [
      due > plain && due <= plain + forLife && due > plain + life - more
        ? 'life is short'
        : 'other',
    ],
    covers: { 'life is short': 0.15, other: 0.3 },
  }),
  property<Castable>({
    id: '601.2e/not-now',
    cites: ['601.2e'],
    says: 'However much mana there is, a spell cannot be cast when there is no time for it',
    asks: ['canPay'],
    given: () =>
      fc
        .tuple(castable(), fc.constantFrom(...NOT_NOW))
        .map(([c, later]) => ({ ...c, game: later(c.game) })),
    then: (c, engine) =>
      expectCanPay(engine, c, false, [
        `a ${c.type} spell is cast in a main phase of its player, with nothing on the stack`,
      ]),
    labels: (c) => [enough(c)],
    covers: { enough: 0.3 },
  }),
];
