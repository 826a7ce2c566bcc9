import test from 'ava';
import type { GrantKeyword } from './model/abilities.ts';
import type { Card } from './model/cards.ts';
import type { CardObject, Game, Permanent, Spell } from './model/game.ts';
import { comprehensiveRules as rules } from './rulebook.ts';

const CARD: Card = { name: 'Card', manaCost: '{1}{R}', types: ['instant'] };

const giver = (ability: Omit<GrantKeyword, 'kind'>, more: Partial<Permanent> = {}): Permanent => ({
  id: 'giver',
  card: {
    name: 'Giver',
    manaCost: '{2}',
    types: ['enchantment'],
    abilities: [{ kind: 'grantKeyword', ...ability }],
  },
  owner: 'A',
  controller: 'A',
  ...more,
});

function game(battlefield: readonly Permanent[], graveyard: readonly CardObject[] = []): Game {
  const empty = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
  return {
    activePlayer: 'A',
    step: 'upkeep',
    players: [
      { id: 'A', ...empty, graveyard },
      { id: 'B', ...empty },
    ],
    battlefield,
    stack: [],
  };
}

const spell: Spell = { kind: 'spell', id: 'spell#2', card: CARD, owner: 'A', controller: 'A' };
const inGraveyard = (player: string, more: Partial<CardObject> = {}) =>
  ({ object: { id: 'card', card: CARD, ...more }, zone: 'graveyard', player }) as const;

test('a permanent gives keywords to permanents, or to spells, or to cards of its controller in a zone', (t) => {
  const to = { types: ['instant'] } as const;
  const onStack = game([giver({ keyword: 'convoke', to, in: 'stack' })]);
  t.true(rules.hasKeyword(onStack, spell, 'convoke'));
  t.false(rules.hasKeyword(game([giver({ keyword: 'convoke', to })]), spell, 'convoke'));

  const there = game([giver({ keyword: 'escape', to, in: 'graveyard', details: { n: 2 } })]);
  t.deepEqual(rules.keywordsAt(there, inGraveyard('A')), [{ keyword: 'escape', n: 2 }]);
  t.deepEqual(rules.keywordsAt(there, inGraveyard('B')), []);
  t.deepEqual(rules.keywordsAt(there, { ...inGraveyard('A'), zone: 'exile' }), []);
});

test('what is phased out, or has lost its abilities, gives nothing', (t) => {
  const grant = { keyword: 'convoke', to: {}, in: 'stack' } as const;
  for (const state of [{ phasedOut: true }, { later: { lostAbilities: true } }] as const)
    t.false(rules.hasKeyword(game([giver(grant, state)]), spell, 'convoke'));
});

test('a card has what it gained, after its own and those of its other half', (t) => {
  const other = { ...CARD, keywords: [{ keyword: 'flash' as const }] };
  const card: Card = { ...CARD, layout: 'split', other, keywords: [{ keyword: 'retrace' }] };
  const located = inGraveyard('A', { card, gained: [{ keyword: 'flashback' }] });
  t.deepEqual(
    rules.keywordsAt(game([]), located).map(({ keyword }) => keyword),
    ['retrace', 'flash', 'flashback'],
  );
});

test('an effect gives a keyword to its target, or to what matches in the graveyard of its controller', (t) => {
  const flashback = { keyword: 'flashback' } as const;
  const cards = [
    { id: 'card', card: CARD },
    { id: 'other', card: { ...CARD, types: ['creature' as const] } },
  ];
  const gained = (what: 'target' | { types: readonly ['creature'] }, controller: string) =>
    rules
      .gainKeyword(game([], cards), what, flashback, { as: { controller }, targets: ['card'] })
      .players[0]?.graveyard.filter((card) => card.gained !== undefined)
      .map(({ id }) => id);
  t.deepEqual(gained('target', 'B'), ['card']);
  t.deepEqual(gained({ types: ['creature'] }, 'A'), ['other']);
  t.deepEqual(gained({ types: ['creature'] }, 'B'), []);
});
