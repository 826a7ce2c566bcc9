import test from 'ava';
import * as fc from 'fast-check';
import {
  comprehensiveRules,
  type Permanent,
  parseManaCost,
  referenceEngine,
} from '../../engine/index.ts';
import { boardPayment, permanentsOf } from '../generators/board-payments.ts';
import { plainCard } from '../generators/cards.ts';
import { castingGame, planOf } from '../generators/castings.ts';
import type { Payment } from '../generators/payments.ts';
import { triedFromBoard } from './board-payments.ts';

const isPayable = (payment: Payment): boolean => triedFromBoard(payment).payable;

const planned = ({ game, proposal, total }: Payment) =>
  comprehensiveRules.payableFromBoard(game, proposal, total);

test('a total can be paid from a small board exactly when some sequence of activations pays it', (t) => {
  fc.assert(
    fc.property(boardPayment(), (payment) => {
      const { payable } = planned(payment);
      return payable === 'unknown' || payable === isPayable(payment);
    }),
    { numRuns: 300 },
  );
  t.pass();
});

test('every plan is carried out', (t) => {
  fc.assert(
    fc.property(boardPayment(), (payment) => {
      const found = planned(payment);
      if (found.payable !== true) return true;
      return 'games' in referenceEngine.cast({ game: payment.game, plan: found.plan });
    }),
    { numRuns: 150 },
  );
  t.pass();
});

test('past its bound the search says so: there are more games than that', (t) => {
  const names = [
    'plains',
    'swamp',
    'dual',
    'cradle',
    'treasure',
    'ashnods',
    'elf',
    'bear',
    'spirit',
  ] as const;
  const mana = '{R}{R}{R}';
  const game = castingGame(plainCard(mana, ['sorcery']), {
    battlefield: permanentsOf(names.map((name) => [name, {}])),
  });
  const payment: Payment = { game, proposal: planOf().proposal, total: { mana, life: 0 } };
  const { boards, payable } = triedFromBoard(payment);
  t.false(payable);
  t.log(`${boards} boards`);
  const found = planned(payment);
  if (found.payable !== 'unknown') return t.fail(String(found.payable));
  t.true(boards > Number(/\d+/.exec(found.reason)?.[0]), found.reason);
});

const without =
  (...names: readonly string[]) =>
  ({ game, ...rest }: Payment): Payment => {
    const isLeft = ({ id }: Permanent): boolean => !names.some((name) => id.startsWith(name));
    return { ...rest, game: { ...game, battlefield: game.battlefield.filter(isLeft) } };
  };

/** The same mana, all of it generic. */
function genericOf({ total, ...rest }: Payment): Payment {
  const symbols = parseManaCost(total.mana ?? '{0}').symbols;
  const amount = symbols.reduce((sum, { ways: [way] }) => {
    return sum + (typeof way === 'object' ? way.generic : 1);
  }, 0);
  return { ...rest, total: { ...total, mana: `{${amount}}` } };
}

/** The same board, on which mana may be spent on anything. */
function unrestricted({ game, ...rest }: Payment): Payment {
  return {
    ...rest,
    game: JSON.parse(JSON.stringify(game, (key, value) => (key === 'only' ? undefined : value))),
  };
}

/** What boards must be like, some of them, so that their agreement says something. */
const KINDS: Readonly<Record<string, (payment: Payment) => boolean>> = {
  payable: isPayable,
  'not payable': (p) => !isPayable(p),
  'only with a sacrifice': (p) =>
    isPayable(p) &&
    !isPayable(
      without('treasure', 'lotus', 'vein', 'scion', 'ashnods', 'phyrexian', 'ironworks')(p),
    ),
  'only with a filter': (p) => isPayable(p) && !isPayable(without('signet', 'filterland')(p)),
  'enough mana, not of the kinds': (p) => !isPayable(p) && isPayable(genericOf(p)),
  'what pays is needed for the rest of the cost': (p) =>
    !isPayable(p) &&
    p.total.other !== undefined &&
    isPayable({ ...p, total: { mana: p.total.mana, life: 0 } }),
  'restricted mana decides': (p) => !isPayable(p) && isPayable(unrestricted(p)),
  'life is short': (p) => {
    const players = p.game.players.map((one) => ({ ...one, life: 20 }));
    return !isPayable(p) && isPayable({ ...p, game: { ...p.game, players } });
  },
};

test('boards of every kind are drawn', (t) => {
  const drawn = fc.sample(boardPayment(), { numRuns: 400, seed: 1 });
  for (const [kind, is] of Object.entries(KINDS)) {
    const count = drawn.filter(is).length;
    t.log(`${((100 * count) / drawn.length).toFixed(1)} % ${kind}`);
    t.true(count >= 3, kind);
  }
  const open = drawn.filter((payment) => planned(payment).payable === 'unknown').length;
  t.log(`${((100 * open) / drawn.length).toFixed(1)} % undecided`);
  t.true(open <= 4);
});
