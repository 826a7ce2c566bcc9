import test from 'ava';
import { colorBits } from '../costs/mana-cost.ts';
import type { Card } from '../model/cards.ts';
import type { Game, Permanent } from '../model/game.ts';
import type { Color } from '../model/mana.ts';
import { comprehensiveRules as rules } from '../rulebook.ts';

const SYMBOLS: readonly [cost: string, colors: readonly Color[], count: number][] = [
  ['{B}{B}', ['B'], 2],
  ['{B}{B}', ['G'], 0],
  ['{B/G}', ['B'], 1],
  ['{B/G}', ['B', 'G'], 1],
  ['{2/B}{C/B}{B/P}{B/G/P}', ['B'], 4],
  ['{9}{X}{C}{S}', ['W', 'U', 'B', 'R', 'G'], 0],
  ['{W}{U}{B}{R}{G}', ['W', 'U', 'B', 'R', 'G'], 5],
];
for (const [cost, colors, count] of SYMBOLS) {
  test(`${cost} counts ${count} for ${colors.join(' and ')}`, (t) => {
    t.is(rules.devotionSymbols(cost, colorBits(colors)), count);
  });
}

const BLACK: Card = { name: 'Black', manaCost: '{1}{B}{B}', types: ['creature'] };
const ALTAR: Card = {
  name: 'Altar',
  manaCost: '{3}',
  types: ['artifact'],
  abilities: [
    { kind: 'devotionBonus', amount: 1 },
    { kind: 'devotionBonus', amount: 2 },
    { kind: 'notCreatureBelowDevotion', to: ['B'], below: 9 },
  ],
};
const permanent = (id: string, card: Card, more: Partial<Permanent> = {}): Permanent => ({
  id,
  card,
  owner: 'A',
  controller: 'A',
  ...more,
});
const board = (...battlefield: Permanent[]): Game => ({
  activePlayer: 'A',
  step: 'end',
  players: [],
  battlefield,
  stack: [],
});
const B = colorBits(['B']);

test('bonuses add to devotion and not to a count of symbols', (t) => {
  const game = board(permanent('black', BLACK), permanent('altar', ALTAR));
  t.is(rules.devotion(game, 'A', B), 5);
  t.is(rules.symbolsAmongPermanents(game, 'A', B), 2);
  t.is(rules.devotion(game, 'B', B), 0);
});

test('a count of symbols leaves out what devotion leaves out', (t) => {
  const game = board(
    permanent('theirs', BLACK, { controller: 'B' }),
    permanent('gone', BLACK, { phasedOut: true }),
    permanent('down', BLACK, { faceDown: true }),
    permanent('land', { name: 'Land', manaCost: null, types: ['land'] }),
    permanent('white', BLACK, { later: { colors: ['W'] } }),
  );
  t.is(rules.symbolsAmongPermanents(game, 'A', B), 2);
  t.is(rules.devotion(game, 'A', B), 2);
});

test('a permanent without abilities gives no bonus', (t) => {
  t.is(rules.devotionBonus(BLACK), 0);
  t.is(rules.devotionBonus(ALTAR), 3);
});
