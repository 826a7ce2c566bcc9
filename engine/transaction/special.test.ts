import test from 'ava';
import type { CardObject, Game, Permanent } from '../model/game.ts';
import type { Keyword } from '../model/keywords.ts';
import type { SpecialActionName, SpecialProposal } from '../model/proposals.ts';
import { comprehensiveRules as rules } from '../rulebook.ts';

const card = (...keywords: Keyword[]) =>
  ({ name: 'Card', manaCost: '{4}{U}', types: ['creature'], keywords }) as const;

const SUSPEND: Keyword = { keyword: 'suspend', n: 2, cost: { mana: '{U}' } };
const MORPH: Keyword = { keyword: 'morph', cost: { mana: '{2}', life: 1 } };

function game(hand: readonly CardObject[], battlefield: readonly Permanent[] = []): Game {
  const empty = { life: 20, hand: [], graveyard: [], exile: [], command: [] };
  const pool = [
    { type: 'C' as const, amount: 2 },
    { type: 'U' as const, amount: 1 },
  ];
  return {
    activePlayer: 'A',
    step: 'precombatMain',
    players: [
      { id: 'A', ...empty, pool, hand },
      { id: 'B', ...empty, pool },
    ],
    battlefield,
    stack: [],
  };
}

const act = (action: SpecialActionName, more: Partial<SpecialProposal> = {}) =>
  ({ kind: 'special', player: 'A', object: 'card', action, ...more }) as const;

const hand = (...keywords: Keyword[]): CardObject[] => [{ id: 'card', card: card(...keywords) }];
const faceDown: Permanent = {
  id: 'card',
  card: card(MORPH),
  owner: 'A',
  controller: 'A',
  faceDown: true,
};

const PROBLEMS: readonly [what: string, rule: string, game: Game, proposal: SpecialProposal][] = [
  ['foretell without the keyword', '702.143a', game(hand(SUSPEND)), act('foretell')],
  ['suspend with another keyword', '702.62a', game(hand({ keyword: 'plot' })), act('suspend')],
  ['X for a cost without it', '107.3d', game(hand(SUSPEND)), act('suspend', { x: 1 })],
  ['the card of another', '702.62a', game(hand(SUSPEND)), act('suspend', { player: 'B' })],
  ['a card, face up', '702.37e', game(hand(MORPH)), act('turnFaceUp')],
  [
    'a permanent that is phased out',
    '702.26b',
    game([], [{ ...faceDown, phasedOut: true }]),
    act('turnFaceUp'),
  ],
  [
    'a permanent that lost its abilities',
    '702.37e',
    game([], [{ ...faceDown, later: { lostAbilities: true } }]),
    act('turnFaceUp'),
  ],
];

for (const [what, rule, of, proposal] of PROBLEMS) {
  test(`${what}: illegal by ${rule}`, (t) => {
    t.deepEqual(rules.cast(of, { proposal }), { illegal: rule });
    t.deepEqual(rules.totalCosts(of, proposal), []);
  });
}

test('a suspended card is exiled with its time counters, and nothing is cast', (t) => {
  const outcome = rules.cast(game(hand(SUSPEND)), { proposal: act('suspend') });
  const [after] = 'games' in outcome ? outcome.games : [];
  t.deepEqual(after?.players[0]?.exile, [
    { id: 'card#2', card: card(SUSPEND), castableAs: 'suspend', counters: { time: 2 } },
  ]);
  t.deepEqual(after?.stack, []);
  t.is(after?.players[0]?.castThisTurn, undefined);
});

test('a permanent is turned face up for all that its morph cost asks for', (t) => {
  const outcome = rules.cast(game([], [faceDown]), { proposal: act('turnFaceUp') });
  const games = 'games' in outcome ? outcome.games : [];
  const { faceDown: _, ...faceUp } = faceDown;
  for (const after of games) {
    t.deepEqual(after.battlefield, [faceUp]);
    t.is(after.players[0]?.life, 19);
  }
  t.is(games.length, 2);
});
