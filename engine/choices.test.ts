import test from 'ava';
import { type Choose, chooseFirst, outcomes, pick, type Split, splits } from './choices.ts';
import { InputError } from './errors.ts';

test('one option is no question', (t) => {
  const never: Choose = () => {
    throw new Error('asked');
  };
  t.is(pick(never, 'which', ['only']), 'only');
  t.is(pick(chooseFirst, 'which', ['first', 'second']), 'first');
});

test('whoever takes the first option takes it', (t) => {
  t.is(chooseFirst('which', [3, 2, 1]), 3);
  t.throws(() => chooseFirst('which', []), { instanceOf: RangeError, message: /which/ });
});

test('without a question there is one outcome', (t) => {
  t.deepEqual(
    outcomes(() => 7),
    [7],
  );
});

test('every way of answering, each result once, in the order of the options', (t) => {
  const run = (choose: Choose): number => choose('a', [0, 10, 20]) + choose('b', [0, 1, 10]);
  t.deepEqual(outcomes(run), [0, 1, 10, 11, 20, 21, 30]);
});

test('later questions may depend on earlier answers', (t) => {
  const run = (choose: Choose): string => {
    const first = choose('first', ['stop', 'go', 'go far']);
    if (first === 'stop') return first;
    const second = choose('second', ['left', 'right']);
    return first === 'go' ? `${first} ${second}` : `${first} ${second} ${choose('third', [1, 2])}`;
  };
  t.deepEqual(outcomes(run), [
    'stop',
    'go left',
    'go right',
    'go far left 1',
    'go far left 2',
    'go far right 1',
    'go far right 2',
  ]);
});

test('options that are work to find are found once for each way of getting to the question', (t) => {
  const searched: number[] = [];
  const run = (choose: Choose): number => {
    const first = choose('first', [1, 2]);
    const second = choose('second', () => {
      searched.push(first);
      return [10, 20, 30];
    });
    return first + second;
  };
  t.deepEqual(outcomes(run), [11, 21, 31, 12, 22, 32]);
  t.deepEqual(searched, [1, 2]);
  t.is(
    chooseFirst('which', () => [3, 2, 1]),
    3,
  );
});

test('a key tells results apart', (t) => {
  const run = (choose: Choose) => ({ n: choose('n', [1, 2, 3, 4]) });
  t.deepEqual(
    outcomes(run, ({ n }) => String(n % 2)),
    [{ n: 1 }, { n: 2 }],
  );
});

test('what is thrown comes through', (t) => {
  t.throws(() => outcomes((choose) => choose('what', [])), { message: 'nothing to choose: what' });
  t.throws(
    () =>
      outcomes(() => {
        throw new TypeError('no');
      }),
    { instanceOf: TypeError },
  );
});

test('there is a limit to the ways that are tried', (t) => {
  const bits = (n: number) => (choose: Choose) =>
    Array.from({ length: n }, (_, i) => choose(`bit ${i}`, [0, 1])).join('');
  t.is(outcomes(bits(3), undefined, 8).length, 8);
  t.throws(() => outcomes(bits(3), undefined, 7), { instanceOf: InputError });
});

const SPLITS: readonly [ways: readonly string[], count: number, found: Split<string>[]][] = [
  [[], 3, [[]]],
  [['a'], 3, [[['a', 3]]]],
  [
    ['a', 'b'],
    2,
    [
      [
        ['a', 2],
        ['b', 0],
      ],
      [
        ['a', 1],
        ['b', 1],
      ],
      [['b', 2]],
    ],
  ],
];

for (const [ways, count, found] of SPLITS) {
  test(`${count} equal things divided among ${ways.length} ways`, (t) => {
    t.deepEqual([...splits(ways, count)], found);
  });
}

test('splits are as many as there are multisets', (t) => {
  t.is(splits(['a', 'b', 'c'], 4).length, 15);
  for (const split of splits(['a', 'b', 'c'], 4)) {
    t.is(
      split.reduce((sum, [, n]) => sum + n, 0),
      4,
    );
  }
});
