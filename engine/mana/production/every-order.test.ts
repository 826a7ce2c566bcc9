import test from 'ava';
import * as fc from 'fast-check';
import { type Alike, everyOrder } from './every-order.ts';

const add =
  (n: number, least = 0): Alike<number>['apply'] =>
  (value) =>
    value >= least ? [value + n] : undefined;
const times =
  (n: number): Alike<number>['apply'] =>
  (value) => [value * n];

/** Every order of single effects, one by one. */
function ends(start: number, effects: readonly Alike<number>['apply'][]): Set<number> {
  const found = effects.flatMap((apply, i) =>
    (apply(start) ?? []).flatMap((next) => [...ends(next, effects.toSpliced(i, 1))]),
  );
  return new Set(found.length === 0 ? [start] : found);
}

test('orders of different effects end differently', (t) => {
  const effects = [
    { count: 1, apply: add(1) },
    { count: 1, apply: times(2) },
  ];
  t.deepEqual([...everyOrder(3, effects, String)].sort(), [7, 8]);
  t.deepEqual(everyOrder(3, [], String), [3]);
});

test('an effect that applies later is applied, one that never does is not', (t) => {
  const late = { count: 1, apply: add(10, 6) };
  t.deepEqual(everyOrder(3, [late, { count: 1, apply: times(2) }], String), [16]);
  t.deepEqual(everyOrder(3, [late], String), [3]);
});

test('thirty effects that are alike are thirty steps', (t) => {
  t.deepEqual(everyOrder(1, [{ count: 30, apply: times(3) }], String), [3 ** 30]);
});

test('it finds what going through all orders finds', (t) => {
  const effect = fc.oneof(
    fc.integer({ min: 1, max: 3 }).map((n) => add(n)),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 2, max: 6 }))
      .map(([n, m]) => add(n, m)),
    fc.integer({ min: 2, max: 3 }).map(times),
  );
  t.notThrows(() =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(effect, { maxLength: 4 }),
        (start, all) => {
          const found = everyOrder(
            start,
            all.map((apply) => ({ count: 1, apply })),
            String,
          );
          const right = ends(start, all);
          return found.length === right.size && found.every((n) => right.has(n));
        },
      ),
      { numRuns: 300 },
    ),
  );
});
