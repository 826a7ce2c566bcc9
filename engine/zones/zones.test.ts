import test from 'ava';
import { chooseFirst } from '../choices.ts';
import { InputError } from '../errors.ts';
import type { Card } from '../model/cards.ts';
import type { Game, Permanent } from '../model/game.ts';
import { comprehensiveRules as rules } from '../rulebook.ts';
import { gameOf, permanent as permanentOf } from '../testing.ts';
import { TOKENS } from './tokens.ts';

const BEAR: Card = {
  name: 'bear',
  manaCost: '{1}{G}',
  types: ['creature'],
  power: 2,
  toughness: 2,
};
const LEGEND: Card = { ...BEAR, name: 'legend', supertypes: ['legendary'] };

const permanent = (id: string, card: Card, more: Partial<Permanent> = {}): Permanent =>
  permanentOf(card, { id, ...more });

const settle = (game: Game): Game => rules.settle(game, chooseFirst);
const left = ({ battlefield }: Game): string[] => battlefield.map((p) => p.id);

test('tokens have no mana cost, and are what their subtypes say', (t) => {
  for (const [name, card] of TOKENS) {
    t.is(card.manaCost, null, name);
    for (const subtype of card.subtypes ?? []) t.is(subtype, subtype.toLowerCase(), name);
  }
});

test('a token that nobody knows is an error that names those known', (t) => {
  const error = t.throws(() => rules.createTokens(gameOf([]), 'A', 'ox', 1, chooseFirst), {
    instanceOf: InputError,
    code: 'token/unknown',
  });
  t.is(error?.value, 'ox');
  t.true(error?.hint.includes('treasure'));
});

test('more counters than can be counted are an error', (t) => {
  const times = Array.from({ length: 60 }, () => ({ kind: 'multiply' as const, by: 2 }));
  t.throws(() => rules.everyCount(1, times), { instanceOf: InputError, code: 'amount/too-large' });
});

test('tokens are numbered on, whatever zones the others are in', (t) => {
  const game = rules.createTokens(gameOf([]), 'A', 'zombie', 2, chooseFirst);
  const dead = rules.moveIds(game, ['Zombie~1'], 'graveyard', chooseFirst);
  const more = rules.createTokens(dead, 'A', 'zombie', 1, chooseFirst);
  t.deepEqual(left(more), ['Zombie~2', 'Zombie~3']);
  t.is(more.players[0]?.graveyard[0]?.id, 'Zombie~1#2');
});

test('a creature dies of toughness 0 and of lethal damage, an indestructible one only of the former', (t) => {
  const hard: Card = { ...BEAR, keywords: [{ keyword: 'indestructible' }] };
  const game = gameOf([
    permanent('hurt', BEAR, { damage: 2 }),
    permanent('scratched', BEAR, { damage: 1 }),
    permanent('hard', hard, { damage: 9 }),
    permanent('shrunk', hard, { counters: { '-1/-1': 2 } }),
    permanent('away', BEAR, { damage: 9, phasedOut: true }),
    permanent('rock', { name: 'rock', manaCost: '{1}', types: ['artifact'] }, { damage: 9 }),
  ]);
  t.deepEqual(left(settle(game)), ['scratched', 'hard', 'away', 'rock']);
});

test('of legends of one name a player keeps one', (t) => {
  const game = gameOf([
    permanent('one', LEGEND),
    permanent('two', LEGEND, { tapped: true }),
    permanent('theirs', LEGEND, { controller: 'B' }),
    permanent('plain', LEGEND, { later: { removeSupertypes: ['legendary'] } }),
  ]);
  t.deepEqual(left(settle(game)), ['one', 'theirs', 'plain']);
});

test('an Aura dies with what it is attached to', (t) => {
  const aura: Card = {
    name: 'aura',
    manaCost: '{G}',
    types: ['enchantment'],
    subtypes: ['aura'],
  };
  const game = gameOf([permanent('bear', BEAR), permanent('aura', aura, { attachedTo: 'bear' })]);
  const dead = rules.moveIds(game, ['bear'], 'graveyard', chooseFirst);
  t.deepEqual(left(dead), ['aura']);
  t.is(dead.battlefield[0]?.attachedTo, undefined);
  t.deepEqual(left(settle(dead)), []);
});

test('counters that cancel out leave no trace', (t) => {
  const game = gameOf([
    permanent('a', BEAR, { counters: { '+1/+1': 2, '-1/-1': 2 } }),
    permanent('b', BEAR, { counters: { '+1/+1': 3, '-1/-1': 1, charge: 1 } }),
  ]);
  const [a, b] = settle(game).battlefield;
  t.is(a?.counters, undefined);
  t.deepEqual(b?.counters, { '+1/+1': 2, charge: 1 });
});

test('where there is nothing to do the game stays the same', (t) => {
  const game = gameOf([permanent('bear', BEAR)]);
  t.is(rules.stateBasedActions(game, chooseFirst), game);
  t.is(rules.resolveTop(game, chooseFirst), game);
  t.is(rules.moveIds(game, ['nobody'], 'exile', chooseFirst), game);
  t.is(rules.putCounters(game, 'nobody', 'charge', 1, chooseFirst), game);
});

test('a colour is chosen as a permanent enters, and a creature type among those around', (t) => {
  const chooser = (chooses: 'color' | 'creatureType'): Card => ({
    name: 'chooser',
    manaCost: '{2}',
    types: ['artifact'],
    abilities: [{ kind: 'entersWith', what: 'self', chooses }],
  });
  const entering = (card: Card) => [{ id: 'it', card, owner: 'A', controller: 'A' }];
  const around = gameOf([permanent('elf', { ...BEAR, subtypes: ['elf'] })]);
  const chosen = (card: Card, game: Game) =>
    rules.enterBattlefield(game, entering(card), chooseFirst).battlefield.at(-1)?.chosen;
  t.deepEqual(chosen(chooser('color'), around), { color: 'W' });
  t.deepEqual(chosen(chooser('creatureType'), around), { subtype: 'elf' });
  t.is(chosen(chooser('creatureType'), gameOf([])), undefined);
});

test('an ability whose only target is gone does nothing', (t) => {
  const game = gameOf([], {
    stack: [
      {
        kind: 'ability',
        id: 'ability',
        source: 'x',
        controller: 'A',
        targets: ['gone'],
        effects: [{ kind: 'gainLife', amount: 3 }],
      },
    ],
  });
  t.deepEqual(rules.resolveTop(game, chooseFirst), gameOf([]));
});

test('a spell that is copied ceases to exist as it resolves', (t) => {
  const sorcery: Card = { name: 'gift', manaCost: '{B}', types: ['sorcery'] };
  const spell = { kind: 'spell', id: 's', card: sorcery, owner: 'A', controller: 'A' } as const;
  const resolve = (token?: true) =>
    rules.resolveTop(
      gameOf([], { stack: [{ ...spell, ...(token ? { token } : {}) }] }),
      chooseFirst,
    );
  t.deepEqual(resolve().players[0]?.graveyard, [{ id: 's#2', card: sorcery }]);
  t.deepEqual(resolve(true).players[0]?.graveyard, []);
});

test('a planeswalker without loyalty is put into the graveyard, one with some stays', (t) => {
  const walker: Card = { name: 'walker', manaCost: '{3}', types: ['planeswalker'], loyalty: 3 };
  const game = gameOf([
    permanent('spent', walker),
    permanent('fresh', walker, { counters: { loyalty: 1 } }),
  ]);
  t.deepEqual(left(settle(game)), ['fresh']);
});
