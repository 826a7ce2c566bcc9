import test from 'ava';
import { type Choose, outcomes } from '../choices.ts';
import type { Game, Permanent } from '../model/game.ts';
import { deal, lotNames, oneOfEach } from './alike.ts';

const bear = (id: string, more: Partial<Permanent> = {}): Permanent => ({
  id,
  card: { name: 'bear', manaCost: '{1}{G}', types: ['creature'] },
  owner: 'A',
  controller: 'A',
  ...more,
});

const gameOf = (...battlefield: readonly Permanent[]): Game => ({
  activePlayer: 'A',
  step: 'precombatMain',
  players: [],
  battlefield,
  stack: [],
});

const bears = (count: number): readonly Permanent[] =>
  Array.from({ length: count }, (_, i) => bear(`b${i}`));

const never: Choose = (question) => {
  throw new RangeError(`asked ${question}`);
};

const ends = (game: Game, options: readonly string[]) =>
  outcomes((choose) =>
    deal(
      game,
      game.battlefield.map((object) => ({ object, ends: options })),
      (end) => end,
      choose,
    ).join(' '),
  );

test('equal objects are dealt among ends, not tried one by one', (t) => {
  t.deepEqual(ends(gameOf(...bears(3)), ['exile', 'hand']), [
    'exile exile exile',
    'exile exile hand',
    'exile hand hand',
    'hand hand hand',
  ]);
  t.is(ends(gameOf(...bears(40)), ['exile', 'hand']).length, 41);
  t.is(ends(gameOf(...bears(10)), ['exile', 'hand', 'library']).length, 66);
});

test('objects that differ are told apart', (t) => {
  t.is(ends(gameOf(bear('a'), bear('b', { tapped: true })), ['exile', 'hand']).length, 4);
});

test('where there is one end, nothing is asked', (t) => {
  const game = gameOf(...bears(2));
  const open = game.battlefield.map((object) => ({ object, ends: ['exile'] }));
  t.deepEqual(
    deal(game, open, (end) => end, never),
    ['exile', 'exile'],
  );
});

test('an object that something else refers to is like no other', (t) => {
  const game = gameOf(bear('a'), bear('b'), bear('c'), bear('aura', { attachedTo: 'a' }));
  const nameOf = lotNames(game);
  const [a, b, c] = game.battlefield.map(nameOf);
  t.not(a, b);
  t.is(b, c);
  t.deepEqual(
    oneOfEach(game, game.battlefield.slice(0, 3)).map((p) => p.id),
    ['a', 'b'],
  );
});

test('a card that is called like an object does not refer to it', (t) => {
  const game = gameOf(bear('bear'), bear('bear 2'));
  t.is(oneOfEach(game, game.battlefield).length, 1);
});
