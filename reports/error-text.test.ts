import test from 'ava';
import { InputError } from '../engine/index.ts';
import { errorText } from './error-text.ts';
import { styled } from './style.ts';

const style = styled(false);

test('bad input: what, where, which value, and what would help', (t) => {
  const error = new InputError('cost/syntax', 'this is no cost', {
    path: '/game/battlefield/0/card/manaCost',
    value: '{2',
    hint: 'a brace is open',
  });
  t.deepEqual(errorText(error, style), {
    lines: [
      'error this is no cost [cost/syntax]',
      '  at      /game/battlefield/0/card/manaCost',
      '  value   "{2"',
      '  hint    a brace is open',
    ],
    exit: 2,
  });
});

test('a huge value is cut', (t) => {
  const error = new InputError('x/y', 'too much', { value: 'x'.repeat(1_000_000) });
  t.true(errorText(error, style).lines.every((line) => line.length < 200));
});

test('a bug of our own: no stack unless it is asked for', (t) => {
  const { lines, exit } = errorText(new TypeError('oops\n    at somewhere'), style);
  t.is(lines[0], 'internal error TypeError: oops');
  t.is(lines.length, 2);
  t.is(exit, 70);
});
