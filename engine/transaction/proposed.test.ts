import test from 'ava';
import { InputError } from '../errors.ts';
import type { Card } from '../model/cards.ts';
import type { CardObject, Game } from '../model/game.ts';
import type { Proposal } from '../model/proposals.ts';
import { comprehensiveRules as rules } from '../rulebook.ts';
import { nameKeywords, propose } from './proposed.ts';

const KICKED: Card = {
  name: 'Kicked',
  manaCost: '{1}{R}',
  types: ['sorcery'],
  keywords: [{ keyword: 'kicker', cost: { mana: '{2}' } }],
};
const DEVICE: Card = {
  name: 'Device',
  manaCost: '{2}',
  types: ['artifact'],
  abilities: [
    { kind: 'activated', cost: { mana: '{X}' }, effects: [{ kind: 'draw', amount: 1 }] },
    { kind: 'devotionBonus', amount: 1 },
  ],
};

function game(card: Card, more: Partial<CardObject> = {}): Game {
  const empty = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
  return {
    activePlayer: 'A',
    step: 'precombatMain',
    players: [{ id: 'A', ...empty, hand: [{ id: 'spell', card, ...more }] }],
    battlefield: [{ id: 'device', card: DEVICE, owner: 'A', controller: 'A' }],
    stack: [],
  };
}

const BAD: readonly [what: string, code: string, path: string, proposal: Proposal][] = [
  ['an unknown player', 'game/unknown-player', '', { kind: 'cast', player: 'Z', object: 'spell' }],
  ['an unknown object', 'game/unknown-object', '', { kind: 'cast', player: 'A', object: 'nobody' }],
  [
    'an unknown sacrifice',
    'game/unknown-object',
    '',
    { kind: 'cast', player: 'A', object: 'spell', sacrifice: ['nobody'] },
  ],
  [
    'a negative X',
    'proposal/bad-number',
    '/proposal/x',
    { kind: 'cast', player: 'A', object: 'spell', x: -1 },
  ],
  [
    'half an X',
    'proposal/bad-number',
    '/proposal/x',
    { kind: 'activate', player: 'A', object: 'device', ability: 0, x: 0.5 },
  ],
  [
    'an endless Y',
    'proposal/bad-number',
    '/proposal/y',
    { kind: 'cast', player: 'A', object: 'spell', y: Number.POSITIVE_INFINITY },
  ],
  [
    'a negative number of kickers',
    'proposal/bad-number',
    '/proposal/additional/kicker',
    { kind: 'cast', player: 'A', object: 'spell', additional: { kicker: -1 } },
  ],
  [
    'an ability that is not there',
    'ability/unknown',
    '/proposal/ability',
    { kind: 'activate', player: 'A', object: 'device', ability: 7 },
  ],
  [
    'an ability that is not activated',
    'ability/unknown',
    '/proposal/ability',
    { kind: 'activate', player: 'A', object: 'device', ability: 1 },
  ],
  [
    'a keyword that is not there',
    'ability/unknown',
    '/proposal/ability',
    { kind: 'activate', player: 'A', object: 'device', ability: 'equip' },
  ],
  [
    'a keyword that is no activated ability',
    'ability/unknown',
    '/proposal/ability',
    { kind: 'activate', player: 'A', object: 'spell', ability: 'kicker' },
  ],
];

for (const [what, code, path, proposal] of BAD) {
  test(`${what} is no proposal: ${code}`, (t) => {
    const error = t.throws(() => propose(rules, game(KICKED), proposal), {
      instanceOf: InputError,
    });
    t.is(error?.code, code);
    t.is(error?.path, path);
    t.not(error?.hint, '');
  });
}

test('the card is on the stack, a new object, before anything else', (t) => {
  const before = game(KICKED, { commander: { casts: 1 } });
  const casting = propose(rules, before, {
    kind: 'cast',
    player: 'A',
    object: 'spell',
    x: 2,
    targets: ['device'],
  });
  t.deepEqual(casting.game.stack, [casting.object]);
  t.deepEqual(casting.game.players[0]?.hand, []);
  t.like(casting.object, {
    kind: 'spell',
    id: 'spell#2',
    owner: 'A',
    controller: 'A',
    x: 2,
    targets: ['device'],
    commander: { casts: 1 },
  });
  t.is(casting.zone, 'hand');
  t.is(before.players[0]?.hand.length, 1);
});

const FORMS: readonly [keyword: 'morph' | 'bestow' | 'disturb', becomes: object][] = [
  ['morph', { faceDown: true }],
  ['disturb', { shown: 'other' }],
  ['bestow', { later: { types: ['enchantment'], subtypes: ['aura'] } }],
];
for (const [keyword, becomes] of FORMS) {
  test(`what ${keyword} makes of the spell`, (t) => {
    const card: Card = {
      ...KICKED,
      keywords: [{ keyword, cost: { mana: '{2}' } }],
      layout: 'transforming',
      other: { ...KICKED, name: 'Back' },
    };
    const proposal = { kind: 'cast', player: 'A', object: 'spell' } as const;
    t.like(propose(rules, game(card), { ...proposal, alternative: keyword }).object, becomes);
    const plain = propose(rules, game(card), proposal).object;
    for (const field of Object.keys(becomes)) t.false(field in plain, field);
  });
}

test('keywords of one name are numbered', (t) => {
  const named = nameKeywords([{ keyword: 'kicker' }, { keyword: 'flash' }, { keyword: 'kicker' }]);
  t.deepEqual(
    named.map(({ key }) => key),
    ['kicker', 'flash', 'kicker#2'],
  );
});
