import test from 'ava';
import { asObject } from './find.ts';
import type { Card } from './model/cards.ts';
import type { Game, Permanent } from './model/game.ts';
import { comprehensiveRules as rules } from './rulebook.ts';
import { BEAR, gameOf, permanent, RELIC } from './testing.ts';

const game = (...battlefield: Permanent[]): Game => gameOf(battlefield);

test('abilities and keywords: its own unless an effect took them, and those that an effect gave', (t) => {
  const [own, given] = [
    { kind: 'devotionBonus', amount: 1 },
    { kind: 'devotionBonus', amount: 2 },
  ] as const;
  const able = { ...RELIC, abilities: [own], keywords: [{ keyword: 'convoke' }] } as const;
  const given2 = { abilities: [given], keywords: [{ keyword: 'delve' }] } as const;
  const facts = [
    [{}, [own], ['convoke']],
    [{ later: {} }, [own], ['convoke']],
    [{ later: { lostAbilities: true } }, [], []],
    [{ later: given2 }, [own, given], ['convoke', 'delve']],
    [{ later: { ...given2, lostAbilities: true } }, [given], ['delve']],
    [{ faceDown: true }, [], []],
  ] as const;
  for (const [more, abilities, keywords] of facts) {
    const object = permanent(able, more);
    t.deepEqual<unknown, unknown>(rules.abilitiesOf(object), abilities);
    t.deepEqual<unknown, unknown>(
      rules.keywordsOf(object).map((k) => k.keyword),
      keywords,
    );
    t.is(
      rules.keywordOf(object, 'convoke') !== undefined,
      keywords.some((k) => k === 'convoke'),
    );
  }
});

test('a god is a creature while devotion is high enough, and off the battlefield', (t) => {
  const god: Card = {
    ...BEAR,
    name: 'God',
    manaCost: '{G}',
    types: ['enchantment', 'creature'],
    abilities: [{ kind: 'notCreatureBelowDevotion', to: ['G'], below: 2 }],
  };
  t.deepEqual(rules.typesOf(game(permanent(god)), permanent(god)), ['enchantment']);
  t.deepEqual(rules.typesOf(game(permanent(god), permanent(BEAR)), permanent(god)), [
    'enchantment',
    'creature',
  ]);
  t.deepEqual(rules.typesOf(game(), asObject(god)), ['enchantment', 'creature']);
});

test('who sees: the controller of what is on the battlefield, else whoever asks', (t) => {
  t.is(rules.perspectiveOf(permanent(BEAR, { controller: 'B' }), 'A').controller, 'B');
  t.is(rules.perspectiveOf(asObject(BEAR), 'A').controller, 'A');
});
