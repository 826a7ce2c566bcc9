import test from 'ava';
import {
  asCards,
  baseId,
  changeLife,
  changePermanent,
  changePlayer,
  everyObject,
  freshIds,
  nextId,
  removeObjects,
  unattachFrom,
} from './change.ts';
import type { Card } from './model/cards.ts';
import type { Game, Permanent, Spell } from './model/game.ts';

const BEAR: Card = {
  name: 'Bear',
  manaCost: '{1}{G}',
  types: ['creature'],
  power: 2,
  toughness: 2,
};

const permanent = (id: string, more: Partial<Permanent> = {}): Permanent => ({
  id,
  card: BEAR,
  owner: 'A',
  controller: 'A',
  ...more,
});
const SPELL: Spell = { kind: 'spell', id: 'spell', card: BEAR, owner: 'B', controller: 'B' };
const EMPTY = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
const GAME: Game = {
  activePlayer: 'A',
  step: 'precombatMain',
  players: [
    { id: 'A', ...EMPTY, hand: [{ id: 'card', card: BEAR }] },
    { id: 'B', ...EMPTY, graveyard: [{ id: 'old', card: BEAR }] },
  ],
  battlefield: [
    permanent('bear'),
    permanent('stolen', { owner: 'B' }),
    permanent('aura', { attachedTo: 'bear' }),
  ],
  stack: [SPELL],
};
const FROZEN = JSON.stringify(GAME);

test.afterEach('the game is as it was', (t) => {
  t.is(JSON.stringify(GAME), FROZEN);
});

const IDS: readonly [id: string, next: string, base: string][] = [
  ['bear', 'bear#2', 'bear'],
  ['bear#2', 'bear#3', 'bear'],
  ['bear#99', 'bear#100', 'bear'],
  ['a#b', 'a#b#2', 'a#b'],
  ['#2', '#3', ''],
  ['Fire // Ice', 'Fire // Ice#2', 'Fire // Ice'],
  ['two\nlines', 'two\nlines#2', 'two\nlines'],
];

for (const [id, next, base] of IDS) {
  test(`the object after ${JSON.stringify(id)} is ${JSON.stringify(next)}`, (t) => {
    t.is(nextId(id), next);
    t.is(baseId(id), base);
    t.is(baseId(next), base);
  });
}

test('one player, one permanent or one life total changes, the others are the same objects', (t) => {
  const named = changePlayer(GAME, 'B', (p) => ({ ...p, lostLife: true }));
  t.true(named.players[1]?.lostLife);
  t.is(named.players[0], GAME.players[0]);
  const tapped = changePermanent(GAME, 'bear', (p) => ({ ...p, tapped: true }));
  t.deepEqual(
    tapped.battlefield.map((p) => p.tapped ?? false),
    [true, false, false],
  );
  t.is(tapped.battlefield[1], GAME.battlefield[1]);
  t.is(changeLife(GAME, 'A', -3).players[0]?.life, 17);
  t.is(changeLife(GAME, 'A', 0), GAME);
});

test('objects are taken out of whatever zones they are in', (t) => {
  const left = removeObjects(GAME, new Set(['bear', 'spell', 'card']));
  t.deepEqual(
    everyObject(left).map((o) => o.id),
    ['stolen', 'aura', 'old'],
  );
  t.is(left.players[1], GAME.players[1]);
});

test('what is attached comes off', (t) => {
  t.deepEqual(unattachFrom(GAME, new Set(['bear'])).battlefield[2], permanent('aura'));
  t.is(unattachFrom(GAME, new Set(['stolen'])), GAME);
});

test('an object is as many cards as it is made of', (t) => {
  const ids = (more: Partial<Permanent>) => asCards(permanent('bear', more)).map((o) => o.id);
  t.deepEqual(ids({}), ['bear#2']);
  t.deepEqual(ids({ under: [BEAR, BEAR] }), ['bear#2', 'bear#2.1', 'bear#2.2']);
  t.deepEqual(ids({ meldedWith: BEAR }), ['bear#2', 'bear#2.1']);
  t.deepEqual(asCards(permanent('bear', { token: true, commander: { casts: 2 }, tapped: true })), [
    { id: 'bear#2', card: BEAR, token: true, commander: { casts: 2 } },
  ]);
});

test('what comes from nowhere gets the first numbers that are free', (t) => {
  t.deepEqual(freshIds(GAME, 'Treasure', 2), ['Treasure~1', 'Treasure~2']);
  const game = { ...GAME, battlefield: [permanent('Treasure~1#2'), permanent('Treasure~3')] };
  t.deepEqual(freshIds(game, 'Treasure', 3), ['Treasure~2', 'Treasure~4', 'Treasure~5']);
});
