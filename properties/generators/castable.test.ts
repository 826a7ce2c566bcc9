import test from 'ava';
import * as fc from 'fast-check';
import { comprehensiveRules, referenceEngine } from '../../engine/index.ts';
import { boardPayment } from './board-payments.ts';
import { castable } from './castable.ts';

test('what is enough is enough: the plan that comes with it casts the spell', (t) => {
  fc.assert(
    fc.property(castable(6), ({ game, plan, short }) => {
      return short || 'games' in referenceEngine.cast({ game, plan });
    }),
    { numRuns: 300 },
  );
  t.pass();
});

test('of what is drawn, all is within the bounds of deciding', (t) => {
  for (const drawn of [castable(), boardPayment(4)]) {
    fc.assert(
      fc.property(drawn, ({ game, proposal }) => {
        return typeof comprehensiveRules.canPay(game, proposal) === 'boolean';
      }),
      { numRuns: 1_000 },
    );
  }
  t.pass();
});
