import test from 'ava';
import { drawSection, type Figure, median, meetsAim, readable } from './figures.ts';

const figure = (value: number, aim?: Figure['aim']): Figure => ({
  what: 'speed',
  value,
  unit: 'µs',
  ...(aim === undefined ? {} : { aim }),
});

test('the middle of numbers, in whatever order they come', (t) => {
  t.is(median([3, 1, 2]), 2);
  t.is(median([4, 1, 3, 2]), 2.5);
  t.is(median([7]), 7);
  t.true(Number.isNaN(median([])));
});

test('numbers have the digits that say something', (t) => {
  const read: readonly (readonly [number, string])[] = [
    [0.126, '0.13'],
    [12.34, '12.3'],
    [123.4, '123'],
    [12_345.6, '12,346'],
    [7, '7'],
    [Number.NaN, '-'],
    [Number.POSITIVE_INFINITY, '-'],
  ];
  for (const [value, text] of read) t.is(readable(value), text);
});

test('an aim is met at its bound, and not beyond; what was not measured meets none', (t) => {
  t.is(meetsAim(figure(3)), undefined);
  t.true(meetsAim(figure(3, { atMost: 3 })));
  t.false(meetsAim(figure(3.1, { atMost: 3 })));
  t.true(meetsAim(figure(0.5, { atLeast: 0.5 })));
  t.false(meetsAim(figure(0.49, { atLeast: 0.5 })));
  t.false(meetsAim(figure(Number.NaN, { atMost: 3 })));
});

test('a section is a table with the aim beside each number', (t) => {
  const figures = [
    figure(12, { atMost: 10 }),
    { ...figure(1_234.5), what: 'boards', unit: 'boards/s' },
    figure(0.75, { atLeast: 0.5 }),
  ];
  t.deepEqual(drawSection({ title: 'Title', how: 'how', figures }), [
    'Title',
    '  how',
    '  speed      12  µs        ✗ at most 10',
    '  boards  1,235  boards/s',
    '  speed    0.75  µs        ✓ at least 0.50',
    '',
  ]);
});
