import test from 'ava';
import { atMost, shortfall } from './coverage.ts';
import { toyProperty } from './toys.ts';

test('the binomial tail', (t) => {
  const near = (actual: number, expected: number): void => {
    t.true(Math.abs(actual - expected) <= 1e-9, `${actual} is not ${expected}`);
  };
  near(atMost(0, 3, 0.5), 1 / 8);
  near(atMost(1, 3, 0.5), 4 / 8);
  near(atMost(2, 3, 0.5), 7 / 8);
  near(atMost(3, 3, 0.5), 1);
  near(atMost(0, 100, 0.02), 0.98 ** 100);
  t.is(atMost(0, 10, 0), 1);
  t.is(atMost(9, 10, 1), 0);
  t.true(Math.abs(atMost(500_000, 1_000_000, 0.5) - 0.5) < 1e-3);
});

const about = (black: number, boards: number, share: number): string | undefined =>
  shortfall(toyProperty({ covers: { black: share } }), {
    boards,
    mattered: boards,
    labels: { black },
  });

test('a share below the promise is a shortfall once chance cannot explain it', (t) => {
  t.is(about(20, 200, 0.1), undefined);
  t.is(about(12, 200, 0.1), undefined);
  t.is(about(3, 200, 0.1), '"black" on 1.5 % of 200 boards, 10 % were promised');
  t.is(about(0, 99, 0.9), undefined);
  t.is(about(0, 200, 0.01), undefined);
  t.regex(about(0, 2_000, 0.01) ?? '', /^"black" on 0.0 %/);
});

test('no board at all is a shortfall', (t) => {
  t.is(
    shortfall(toyProperty(), { boards: 0, mattered: 0, labels: {} }),
    'not one board was checked',
  );
});
