import test from 'ava';
import type { Card } from './model/cards.ts';
import type { Amount, Condition } from './model/filters.ts';
import type { CardObject, Game, Permanent, Player } from './model/game.ts';
import type { Perspective } from './objects.ts';
import { comprehensiveRules as rules } from './rulebook.ts';
import { BEAR, gameOf, HYDRA, permanent, player, RELIC } from './testing.ts';

const game = (battlefield: readonly Permanent[], players: Partial<Player>[] = []): Game =>
  gameOf(battlefield, { players: ['A', 'B'].map((id, i) => player(id, players[i])) });

const SOURCE = permanent(RELIC, {
  id: 'source',
  chosen: { color: 'G', subtype: 'bear' },
  counters: { charge: 4 },
});
const YOU: Perspective = { controller: 'A', source: SOURCE };

const bear = permanent(BEAR);
const card = (id: string, of: Card): CardObject => ({ id, card: of });
const FULL = game(
  [
    bear,
    SOURCE,
    permanent(HYDRA, { controller: 'B' }),
    permanent({ ...BEAR, manaCost: '{4}{G}{G}' }, { id: 'Commander', commander: { casts: 1 } }),
  ],
  [
    {
      hand: [card('h1', BEAR), card('h2', RELIC)],
      graveyard: [card('g1', BEAR)],
      castThisTurn: [BEAR, RELIC],
      command: [
        { ...card('c1', RELIC), commander: { casts: 2 } },
        card('c2', { ...RELIC, manaCost: '{9}' }),
      ],
    },
    { graveyard: [card('g2', BEAR), card('g3', RELIC)], castThisTurn: [BEAR] },
  ],
);
const CAST: Perspective = {
  ...YOU,
  x: 3,
  proposal: { kind: 'cast', player: 'A', object: 'h1', targets: ['Bear', 'Hydra'] },
  used: { sacrifice: [bear, permanent(HYDRA)], tap: [bear] },
};

const AMOUNTS: readonly [amount: Amount, as: Perspective, result: number][] = [
  [4, YOU, 4],
  ['X', CAST, 3],
  ['X', YOU, 0],
  [{ kind: 'times', factor: 2, of: 'X', plus: 1 }, CAST, 7],
  [{ kind: 'times', factor: 1, of: 'X', plus: -5 }, CAST, 0],
  [{ kind: 'half', of: 'X' }, CAST, 1],
  [{ kind: 'count', of: { types: ['creature'] } }, YOU, 3],
  [{ kind: 'count', of: { types: ['creature'], controller: 'you' } }, YOU, 2],
  [{ kind: 'count', of: { types: ['creature'] }, cap: 1 }, YOU, 1],
  [{ kind: 'cards', zone: 'hand', of: {} }, YOU, 2],
  [{ kind: 'cards', zone: 'hand', of: {} }, CAST, 1],
  [{ kind: 'cards', zone: 'graveyard', of: { types: ['creature'] } }, YOU, 1],
  [{ kind: 'cards', zone: 'graveyard', of: { types: ['creature'] }, whose: 'everyones' }, YOU, 2],
  [{ kind: 'devotion', to: ['G'] }, YOU, 3],
  [{ kind: 'devotion', to: ['G'] }, { controller: 'B' }, 1],
  [{ kind: 'devotion' }, YOU, 0],
  [{ kind: 'symbols', color: 'G' }, YOU, 3],
  [{ kind: 'power', of: 'self' }, { controller: 'A', source: bear }, 2],
  [{ kind: 'power', of: 'self' }, { controller: 'A' }, 0],
  [{ kind: 'power', of: 'tapped' }, CAST, 2],
  [{ kind: 'power', of: 'tapped' }, YOU, 0],
  [{ kind: 'greatestPower', of: { types: ['creature'] } }, YOU, 2],
  [{ kind: 'greatestPower', of: { types: ['land'] } }, YOU, 0],
  [{ kind: 'totalPower', of: { types: ['creature'] } }, YOU, 4],
  [{ kind: 'differentPowers', of: {} }, YOU, 2],
  [{ kind: 'manaValue', of: 'sacrificed' }, CAST, 4],
  [{ kind: 'manaValue', of: 'self' }, YOU, 3],
  [{ kind: 'counters', of: 'charge' }, YOU, 4],
  [{ kind: 'counters', of: 'loyalty' }, YOU, 0],
  [{ kind: 'counters', of: 'charge' }, { controller: 'A', source: card('h1', BEAR) }, 0],
  [{ kind: 'spellsCast' }, YOU, 2],
  [{ kind: 'spellsCast', of: { types: ['creature'] } }, YOU, 1],
  [{ kind: 'spellsCast' }, { ...YOU, proposal: { kind: 'cast', player: 'B', object: 'x' } }, 1],
  [{ kind: 'targets', beyond: 1 }, CAST, 1],
  [{ kind: 'targets', beyond: 1 }, YOU, 0],
  [{ kind: 'paidWith', cost: 'sacrifice' }, CAST, 2],
  [{ kind: 'paidWith', cost: 'discard' }, CAST, 0],
  [{ kind: 'opponents' }, YOU, 1],
  [{ kind: 'commanderManaValue' }, YOU, 6],
  [{ kind: 'timesPaid', keyword: 'multikicker' }, YOU, 0],
  [
    { kind: 'timesPaid', keyword: 'multikicker' },
    { controller: 'A', source: permanent(RELIC, { cast: { additional: { multikicker: 2 } } }) },
    2,
  ],
  [{ kind: 'commanderManaValue' }, { controller: 'B' }, 0],
  [
    { kind: 'colorsSpent' },
    { controller: 'A', source: permanent(RELIC, { cast: { spent: { W: 2, C: 1, G: 0, B: 1 } } }) },
    2,
  ],
  [{ kind: 'colorsSpent' }, YOU, 0],
  [
    { kind: 'manaSpent' },
    { controller: 'A', source: permanent(RELIC, { cast: { spent: { W: 2, C: 1 } } }) },
    3,
  ],
  [
    { kind: 'manaSpent', type: 'C' },
    { controller: 'A', source: permanent(RELIC, { cast: { spent: { W: 2, C: 1 } } }) },
    1,
  ],
  [{ kind: 'manaSpent', type: 'B' }, YOU, 0],
];

for (const [i, [amount, as, result]] of AMOUNTS.entries()) {
  test(`amount ${i + 1}: ${JSON.stringify(amount)} is ${result} for ${as.controller}`, (t) => {
    t.is(rules.amount(FULL, amount, as), result);
  });
}

const CONDITIONS: readonly [condition: Condition, as: Perspective, holds: boolean][] = [
  [{ kind: 'controls', of: { types: ['creature'] } }, YOU, true],
  [{ kind: 'controls', of: { types: ['creature'] }, atLeast: 3 }, YOU, false],
  [{ kind: 'controls', of: { types: ['creature'], controller: 'opponent' } }, YOU, true],
  [{ kind: 'controls', of: { types: ['land'] } }, YOU, false],
  [{ kind: 'amount', of: 'X', atLeast: 3, atMost: 3 }, CAST, true],
  [{ kind: 'amount', of: 'X', atLeast: 4 }, CAST, false],
  [{ kind: 'amount', of: 'X', atMost: 2 }, CAST, false],
  [{ kind: 'turn', whose: 'yours' }, YOU, true],
  [{ kind: 'turn', whose: 'opponents' }, YOU, false],
  [{ kind: 'turn', whose: 'opponents' }, { controller: 'B' }, true],
  [{ kind: 'opponentLostLife' }, YOU, false],
  [{ kind: 'all', of: [] }, YOU, true],
  [
    { kind: 'all', of: [{ kind: 'turn', whose: 'yours' }, { kind: 'opponentLostLife' }] },
    YOU,
    false,
  ],
  [{ kind: 'not', condition: { kind: 'opponentLostLife' } }, YOU, true],
  [{ kind: 'targets', of: { controller: 'opponent' } }, CAST, true],
  [{ kind: 'targets', of: { types: ['land'] } }, CAST, false],
  [{ kind: 'targets', of: {} }, YOU, false],
];

for (const [condition, as, holds] of CONDITIONS) {
  test(`${JSON.stringify(condition)} ${holds ? 'holds' : 'does not hold'} for ${as.controller}${as.proposal ? ' who casts' : ''}`, (t) => {
    t.is(rules.holds(FULL, condition, as), holds);
  });
}

test('an opponent who lost life is noticed, oneself is not', (t) => {
  const lost: Condition = { kind: 'opponentLostLife' };
  t.true(rules.holds(game([], [{}, { lostLife: true }]), lost, YOU));
  t.false(rules.holds(game([], [{ lostLife: true }, {}]), lost, YOU));
});
