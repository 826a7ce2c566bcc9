import test from 'ava';
import { leastTypesOf } from './least-types.ts';
import { everyOrderOf, lettersOf } from './replaced-mana.ts';

const texts = (ends: readonly (readonly string[])[]): string[] =>
  [...new Set(ends.map((end) => end.join('')))].sort();

test('orders of replacement effects, as published rulings have them', (t) => {
  const double = { change: { kind: 'multiply', by: 2 } } as const;
  const triple = { change: { kind: 'multiply', by: 3 } } as const;
  const black = { change: { kind: 'becomes', mana: '{B}' } } as const;
  const sphere = { change: { kind: 'becomes', mana: '{C}' }, atLeast: 2 } as const;
  t.deepEqual(texts(everyOrderOf(lettersOf('{G}'), [double, triple])), ['GGGGGG']);
  t.deepEqual(texts(everyOrderOf(lettersOf('{W}{U}'), [double, black])), ['B', 'BB']);
  t.deepEqual(texts(everyOrderOf(lettersOf('{G}'), [double, sphere])), ['C']);
  t.deepEqual(texts(everyOrderOf(lettersOf('{C}{C}'), [triple, sphere])), ['C', 'CCC']);
  t.deepEqual(texts(everyOrderOf([], [double, black])), ['']);
});

test('a type that changes for some mana leaves the other', (t) => {
  const gnomes = { change: { kind: 'type', to: 'C', from: ['W'] } } as const;
  t.deepEqual(texts(everyOrderOf(lettersOf('{W}{U}'), [gnomes])), ['CU']);
});

test('mirrors find what real sources make', (t) => {
  const orchard = {
    land: true,
    makes: [],
    mirrors: { side: 'opponent', colorsOnly: true },
  } as const;
  const [a, b] = [
    { ...orchard, controller: 'A' },
    { ...orchard, controller: 'B' },
  ];
  t.deepEqual(leastTypesOf([a, b]), ['', '']);
  t.deepEqual(leastTypesOf([a, b, { controller: 'A', land: true, makes: ['G'] }]), ['G', 'G', 'G']);
  t.deepEqual(leastTypesOf([a, { controller: 'B', land: true, makes: ['C'] }]), ['', 'C']);
  t.deepEqual(leastTypesOf([a, { controller: 'B', land: false, makes: ['G'] }]), ['', 'G']);
});
