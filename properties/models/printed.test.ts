import test from 'ava';
import { battlefieldOf, gameOf, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { yours } from '../generators/devotion.ts';
import { modelColors, modelDevotion, modelManaValue, modelRaise } from './printed.ts';

test('mana values', (t) => {
  const values: readonly [string | null, number][] = [
    [null, 0],
    ['{0}', 0],
    ['{2}{R}', 3],
    ['{11}', 11],
    ['{2/B}{2/B}', 4],
    ['{W/U}', 1],
    ['{C/W}', 1],
    ['{1}{B/P}{B/P}', 3],
    ['{X}{X}{R}', 1],
    ['{S}{C}', 2],
  ];
  for (const [cost, value] of values) t.is(modelManaValue(cost), value, `${cost}`);
  t.is(modelManaValue('{X}{X}{R}', 3), 7);
});

test('colours', (t) => {
  t.deepEqual(modelColors('{2}{B/R}'), ['B', 'R']);
  t.deepEqual(modelColors('{C/G}{W/U/P}'), ['W', 'U', 'G']);
  t.deepEqual(modelColors('{5}{C}{S}{X}'), []);
  t.deepEqual(modelColors(null), []);
});

test('devotion', (t) => {
  const costs = ['{1}{B/G}{B/G}', '{B}{B}', '{2/B}', '{B/P}', '{C/B}', '{3}{X}{C}{S}', null];
  const raiser = plainCard('{3}', ['artifact'], {
    abilities: [{ kind: 'devotionBonus', amount: 1 }],
  });
  const cards = [...costs.map((cost) => plainCard(cost, ['creature'])), raiser];
  const game = gameOf({ battlefield: battlefieldOf(cards.map((card) => yours({ card }))) });
  t.is(modelDevotion(game, YOU, ['B']), 7);
  t.is(modelDevotion(game, YOU, ['G']), 2);
  t.is(modelDevotion(game, YOU, ['B', 'G']), 7);
  t.is(modelDevotion(game, YOU, ['W']), 0);
  t.is(modelRaise(game, YOU), 1);
});
