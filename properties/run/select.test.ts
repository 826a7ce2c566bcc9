import test from 'ava';
import { InputError } from '../../engine/index.ts';
import { chapterOf, findProperty, selectProperties } from './select.ts';
import { toyProperty } from './toys.ts';

const properties = [
  toyProperty({ id: '118.7a/one', cites: ['118.7a', '601.2f'] }),
  toyProperty({ id: '118.10/two', cites: ['118.10'] }),
  toyProperty({ id: '700.5/three', cites: ['700.5', '118.7'] }),
];
const chosen = (selection: Parameters<typeof selectProperties>[1]): string[] =>
  selectProperties(properties, selection).map(({ id }) => id);

test('all without a word', (t) => {
  t.is(chosen({}).length, 3);
});

test('by rule, with its parts, but not by the beginning of a number', (t) => {
  t.deepEqual(chosen({ rule: '118' }), ['118.7a/one', '118.10/two', '700.5/three']);
  t.deepEqual(chosen({ rule: '118.7' }), ['118.7a/one', '700.5/three']);
  t.deepEqual(chosen({ rule: '118.7a' }), ['118.7a/one']);
  t.deepEqual(chosen({ rule: '601' }), ['118.7a/one']);
  t.throws(() => chosen({ rule: '118.1' }), { instanceOf: InputError, code: 'rule/unknown' });
});

test('by chapter', (t) => {
  t.deepEqual(chosen({ rule: '118-costs' }), ['118.7a/one', '118.10/two']);
  t.deepEqual(chosen({ rule: '700-devotion' }), ['700.5/three']);
});

test('by name, chapter by chapter', (t) => {
  t.deepEqual(chosen({ ids: ['700.5/three', '118.7a/one'] }), ['118.7a/one', '700.5/three']);
  const mixed = [properties[2], toyProperty({ id: '999.1/none', cites: [] }), properties[0]];
  const ids = selectProperties(
    mixed.flatMap((one) => one ?? []),
    {},
  ).map(({ id }) => id);
  t.deepEqual(ids, ['118.7a/one', '700.5/three', '999.1/none']);
  const error = t.throws(() => findProperty(properties, '118.7a/onne'), { instanceOf: InputError });
  t.is(error?.hint, 'did you mean "118.7a/one"?');
});

test('what is about rules belongs to the chapter of its main rule', (t) => {
  t.is(chapterOf({ id: '118.7a/x', cites: ['700.5'] }), '118-costs');
  t.is(chapterOf({ id: 'x', cites: ['999.1', '700.5'] }), '700-devotion');
  t.is(chapterOf({ id: 'x', cites: [] }), undefined);
});
