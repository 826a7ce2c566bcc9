import test from 'ava';
import { InputError } from './errors.ts';
import {
  asObject,
  isPermanent,
  isPhasedOut,
  isSpell,
  locate,
  objectOf,
  opponentsOf,
  permanentOf,
  playerOf,
} from './find.ts';
import type { Card } from './model/cards.ts';
import type { Game, Permanent, Spell } from './model/game.ts';

const BEAR: Card = { name: 'Bear', manaCost: '{1}{G}', types: ['creature'] };
const PERMANENT: Permanent = { id: 'bear', card: BEAR, owner: 'A', controller: 'B' };
const SPELL: Spell = { kind: 'spell', id: 'spell', card: BEAR, owner: 'A', controller: 'A' };
const ZONES = ['hand', 'graveyard', 'exile', 'command'] as const;
const card = (id: string) => ({ id, card: BEAR });
const [hand = [], graveyard = [], exile = [], command = []] = ZONES.map((zone) => [card(zone)]);
const EMPTY = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
const GAME: Game = {
  activePlayer: 'A',
  step: 'precombatMain',
  players: [
    { id: 'A', ...EMPTY },
    { id: 'B', ...EMPTY, hand, graveyard, exile, command },
    { id: 'C', ...EMPTY },
  ],
  battlefield: [PERMANENT],
  stack: [{ kind: 'ability', id: 'ability', source: 'bear', controller: 'B', effects: [] }, SPELL],
};

test('an object is found with its zone and whose that is', (t) => {
  t.deepEqual(locate(GAME, 'bear'), { object: PERMANENT, zone: 'battlefield', player: 'B' });
  t.deepEqual(locate(GAME, 'spell'), { object: SPELL, zone: 'stack', player: 'A' });
  for (const zone of ZONES)
    t.deepEqual(locate(GAME, zone), { object: card(zone), zone, player: 'B' });
  t.is(permanentOf(GAME, 'bear'), PERMANENT);
});

test('an ability on the stack is no object with characteristics, and nobody is not there', (t) => {
  t.is(locate(GAME, 'ability'), undefined);
  t.is(permanentOf(GAME, 'spell'), undefined);
  const error = t.throws(() => objectOf(GAME, 'nobody'), { instanceOf: InputError });
  t.is(error?.code, 'game/unknown-object');
  t.is(error?.value, 'nobody');
});

test('players, and everyone else', (t) => {
  t.is(playerOf(GAME, 'B').hand, hand);
  t.deepEqual(
    opponentsOf(GAME, 'B').map((p) => p.id),
    ['A', 'C'],
  );
  const error = t.throws(() => playerOf(GAME, 'Z'), { instanceOf: InputError });
  t.is(error?.code, 'game/unknown-player');
  t.regex(error?.hint ?? '', /A, B, C/);
});

test('kinds of objects', (t) => {
  const facts = [PERMANENT, SPELL, asObject(BEAR)].map((o) => [isPermanent(o), isSpell(o)]);
  t.deepEqual(facts, [
    [true, false],
    [false, true],
    [false, false],
  ]);
  t.true(isPhasedOut({ ...PERMANENT, phasedOut: true }));
  for (const object of [PERMANENT, SPELL, asObject(BEAR)]) t.false(isPhasedOut(object));
});

test('an error keeps what it says when it is seen from further out', (t) => {
  const error = new InputError('cost/syntax', 'no', {
    path: '/manaCost',
    value: '2',
    hint: 'braces',
  });
  const outer = error.under('/card');
  t.deepEqual(
    [outer.code, outer.message, outer.path, outer.value, outer.hint],
    ['cost/syntax', 'no', '/card/manaCost', '2', 'braces'],
  );
  t.deepEqual([new InputError('x', 'y').path, new InputError('x', 'y').hint], ['', '']);
});
