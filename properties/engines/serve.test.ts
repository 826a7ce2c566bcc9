import { PassThrough } from 'node:stream';
import test from 'ava';
import { OPERATIONS, referenceEngine } from '../../engine/index.ts';
import { toyEngine } from '../run/toys.ts';
import { answerLine, serve } from './serve.ts';

const say = (line: string): unknown => JSON.parse(answerLine(referenceEngine, line));
const board = { battlefield: ['Gray Merchant of Asphodel'] };

test('hello is answered with what the engine offers', (t) => {
  const { result, id } = JSON.parse(answerLine(toyEngine(), '{"id":1,"op":"hello"}'));
  t.is(id, 1);
  t.deepEqual(result, { name: 'toy', protocol: 1, operations: ['devotion'], pipeline: 1_000 });
});

test('a question is answered, in the short form too', (t) => {
  const request = { id: 7, op: 'devotion', args: { game: board, player: 'A', to: ['B'] } };
  t.deepEqual(say(JSON.stringify(request)), { id: 7, result: 2 });
});

test('what the engine does not offer is unsupported', (t) => {
  t.deepEqual(JSON.parse(answerLine(toyEngine(), '{"id":2,"op":"manaValue"}')), {
    id: 2,
    unsupported: 'toy has no manaValue',
  });
});

const WRONG: readonly (readonly [string, RegExp, number | null])[] = [
  ['nonsense', /^json\/syntax/, null],
  ['[]', /^request\/no-operation at \/op/, null],
  ['{"id":3}', /^request\/no-operation at \/op/, 3],
  ['{"id":3,"op":"devotoin"}', /^operation\/unknown: .*did you mean "devotion"\?/, 3],
  ['{"id":3,"op":"devotion"}', /^input\//, 3],
  ['{"id":3,"op":"__proto__"}', /^operation\/unknown/, 3],
  [
    '{"id":3,"op":"devotion","args":{"game":{},"player":"Q","to":["B"]}}',
    /^game\/unknown-player/,
    3,
  ],
];
for (const [line, error, id] of WRONG) {
  test(`what is wrong is said: ${line}`, (t) => {
    const reply = JSON.parse(answerLine(referenceEngine, line));
    t.regex(reply.error, error);
    t.is(reply.id, id);
  });
}

test('every line has its line, in order, until there are no more', async (t) => {
  const input = new PassThrough();
  const output = new PassThrough();
  const ended = serve(referenceEngine, input, output);
  input.end(
    OPERATIONS.map((op, id) => `${JSON.stringify({ id, op: 'hello', for: op })}\r\n`).join('\n'),
  );
  await ended;
  const lines = String(output.read()).trimEnd().split('\n');
  t.deepEqual(
    lines.map((line) => JSON.parse(line).id),
    OPERATIONS.map((_, id) => id),
  );
});
