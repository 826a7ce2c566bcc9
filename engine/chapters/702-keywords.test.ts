import test from 'ava';
import { COST_KEYWORDS } from '../costs/cost-keywords.ts';
import type { Card } from '../model/cards.ts';
import type { CastRecord, Spell } from '../model/game.ts';
import { KEYWORDS, type Keyword, type KeywordName } from '../model/keywords.ts';
import { comprehensiveRules as rules } from '../rulebook.ts';

const CLASSES: Readonly<Record<string, readonly KeywordName[]>> = {
  reduction: ['affinity', 'undaunted'],
  wayToPay: ['assist', 'convoke', 'delve', 'improvise'],
  activated: ['cycling', 'equip', 'levelUp', 'ninjutsu', 'outlast', 'powerUp', 'unearth'],
  optional: [
    ...(['bargain', 'buyback', 'casualty', 'conspire', 'entwine', 'gift', 'kicker'] as const),
    ...(['offering', 'offspring', 'teamwork'] as const),
  ],
  repeatable: ['multikicker', 'replicate', 'squad'],
  perExtraMode: ['escalate'],
  perExtraTarget: ['strive'],
  perMode: ['spree', 'tiered'],
  always: ['jumpStart', 'retrace'],
};

for (const [name, keywords] of Object.entries(CLASSES)) {
  test(`the keywords that are ${name}`, (t) => {
    const found = KEYWORDS.filter((keyword) => {
      const entry = rules.costKeyword(keyword);
      return entry?.class === 'additional' ? entry.payments === name : entry?.class === name;
    });
    t.deepEqual(found.sort(), [...keywords].sort());
  });
}

const SPELL: Spell = {
  kind: 'spell',
  id: 'spell#2',
  card: { name: 'Spell', manaCost: '{1}{U}', types: ['instant'] },
  owner: 'A',
  controller: 'A',
};

const FREE: readonly KeywordName[] = ['plot', 'suspend'];
const FACE_DOWN: readonly KeywordName[] = ['disguise', 'morph'];

for (const keyword of KEYWORDS.filter((k) => COST_KEYWORDS[k]?.class === 'alternative')) {
  test(`${keyword} is an alternative cost`, (t) => {
    const cost = rules.keywordAlternative({ keyword, cost: { mana: '{1}{R}' } }, SPELL);
    if (FREE.includes(keyword)) t.is(cost, 'free');
    else t.like(cost, { mana: FACE_DOWN.includes(keyword) ? '{3}' : '{1}{R}' });
  });
}

test('a keyword that is no alternative cost offers none', (t) => {
  const others: Keyword[] = [{ keyword: 'kicker', cost: { mana: '{2}' } }, { keyword: 'flying' }];
  for (const keyword of others) t.is(rules.keywordAlternative(keyword, SPELL), undefined);
});

test('a keyword for the mana cost of the spell costs that, and what else it says', (t) => {
  const granted = { keyword: 'escape', cost: { life: 1 }, forManaCost: true } as const;
  t.deepEqual(rules.keywordAlternative(granted, SPELL), { life: 1, mana: '{1}{U}' });
  const lost = { ...SPELL, card: { ...SPELL.card, manaCost: null } };
  t.deepEqual(rules.keywordAlternative(granted, lost), { life: 1, mana: null });
});

test('a keyword without a cost of its own has one that asks for nothing', (t) => {
  t.deepEqual(rules.keywordAlternative({ keyword: 'evoke' }, SPELL), {});
});

const AFTERWARDS: readonly [cast: CastRecord | undefined, zone: 'graveyard' | 'hand' | 'exile'][] =
  [
    [undefined, 'graveyard'],
    [{ additional: { kicker: 1 } }, 'graveyard'],
    [{ additional: { buyback: 1 } }, 'hand'],
    [{ alternative: 'flashback' }, 'exile'],
    [{ alternative: 'flashback', additional: { buyback: 1 } }, 'exile'],
    [{ additional: { retrace: 1 } }, 'graveyard'],
    [{ alternative: 'omniscience' }, 'graveyard'],
  ];

for (const [cast, zone] of AFTERWARDS) {
  test(`a spell with ${JSON.stringify(cast ?? {})} goes to the ${zone} as it resolves`, (t) => {
    const card: Card = { name: 'Spell', manaCost: '{R}', types: ['sorcery'] };
    const spell = { kind: 'spell', id: 'spell', card, owner: 'A', controller: 'A' } as const;
    t.is(rules.whereSpellGoes(cast === undefined ? spell : { ...spell, cast }), zone);
  });
}
