import test from 'ava';
import { toyGame } from '../properties/run/toys.ts';
import { contrast, describeAnswer } from './answers.ts';
import { changes } from './changes.ts';

const ANSWERS: readonly (readonly [answer: unknown, lines: readonly string[]])[] = [
  [3, ['3']],
  [true, ['true']],
  ['WB', ['WB']],
  [['W', 'B'], ['W, B']],
  [[], ['none']],
  [{ mana: '{1}', life: 2 }, ['{1} + 2 life']],
  [
    [
      { mana: '{1}', life: 0 },
      { mana: null, life: 0 },
    ],
    ['{1}', 'unpayable mana'],
  ],
  [{ illegal: '601.2h' }, ['{"illegal":"601.2h"}']],
];

test('alternatives that hold commas are told apart by lines', (t) => {
  t.deepEqual(describeAnswer(['{0}', '{B} and 2 life']), ['{0}, {B} and 2 life']);
  t.deepEqual(describeAnswer(['paid, 18 life', 'not paid, 20 life']), [
    'paid, 18 life',
    'not paid, 20 life',
  ]);
});

test('answers in lines', (t) => {
  for (const [answer, lines] of ANSWERS) t.deepEqual(describeAnswer(answer), lines);
});

test('short answers are put side by side', (t) => {
  t.deepEqual(contrast(2, 3), ['expected  2', 'actual    3']);
});

test('long answers are told by where they differ', (t) => {
  const game = toyGame(['{B}', '{2}', '{G}']);
  const other = { ...game, step: 'end', battlefield: game.battlefield.slice(0, 2) };
  t.deepEqual(contrast({ games: [game] }, { games: [other] }), [
    'where the answers differ',
    '  /games/0/step: expected "precombatMain", actual "end"',
    '  /games/0/battlefield/2: expected {"id":"p2","card":{"name":"Toy 2","manaCost":"{G}","types":["artifact"]},"owner":"A","controller":"…, actual nothing',
  ]);
});

test('differences are placed as deep as they are', (t) => {
  t.deepEqual(changes({ a: [1, { b: 2 }] }, { a: [1, { b: 3, c: 4 }] }), [
    ['/a/1/b', 2, 3],
    ['/a/1/c', undefined, 4],
  ]);
  t.deepEqual(changes([1], { 0: 1 }), [['', [1], { 0: 1 }]]);
  t.deepEqual(changes({ a: 1 }, { a: 1 }), []);
});
