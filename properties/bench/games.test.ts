import test from 'ava';
import { referenceEngine } from '../../engine/index.ts';
import { checkGame } from '../../engine/legal.ts';
import { YOU } from '../generators/boards.ts';
import {
  CONFLICTING,
  castableBoard,
  costBoard,
  mirrorBoard,
  replacedForest,
  THOUSAND,
} from './games.ts';

const spell = { kind: 'cast', player: YOU, object: 'spell' } as const;
const tapping = (object: string) =>
  ({ kind: 'activate', player: YOU, object, ability: 0 }) as const;

test('the games that are timed are legal, and as large as wanted', (t) => {
  for (const size of [10, 100]) {
    for (const game of [costBoard(size), mirrorBoard(size), castableBoard(size)]) {
      t.notThrows(() => checkGame(game));
      t.is(game.battlefield.length, size);
    }
  }
  t.is(
    THOUSAND.reduce((sum, { amount }) => sum + amount, 0),
    1_000,
  );
  t.is(THOUSAND.length, 12);
});

test('ten modifiers come to the same total however large the board is', (t) => {
  const totals = [10, 100].map((size) =>
    referenceEngine.totalCosts({ game: costBoard(size), proposal: spell }),
  );
  t.deepEqual(totals, [[{ mana: '{5}{R}', life: 0 }], [{ mana: '{5}{R}', life: 0 }]]);
});

test('modifiers in conflict leave more than one total', (t) => {
  const game = costBoard(10, [...CONFLICTING, ...CONFLICTING], '{12}{R}{R}{R}{R}');
  t.true(referenceEngine.totalCosts({ game, proposal: spell }).length > 1);
});

test('mirror lands see every colour', (t) => {
  const question = { game: mirrorBoard(10), object: 'p0' };
  t.deepEqual(referenceEngine.couldProduce(question), ['W', 'U', 'B', 'R', 'G']);
});

test('twelve replacement effects leave several games, and five lands pay for the spell', (t) => {
  const replaced = referenceEngine.activate({ game: replacedForest(), activation: tapping('p0') });
  t.true('games' in replaced && replaced.games.length > 12);
  const plan = { proposal: spell, manaAbilities: ['p0', 'p1', 'p2', 'p3', 'p4'].map(tapping) };
  const cast = referenceEngine.cast({ game: castableBoard(10), plan });
  t.true('games' in cast && cast.games[0]?.stack.length === 1);
});
