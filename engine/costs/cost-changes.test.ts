import test from 'ava';
import type { Ability, CostScope } from '../model/abilities.ts';
import type { Card } from '../model/cards.ts';
import type { Game, Permanent } from '../model/game.ts';
import type { Proposal } from '../model/proposals.ts';
import { comprehensiveRules as rules } from '../rulebook.ts';
import { propose } from '../transaction/proposed.ts';

const BEAR: Card = {
  name: 'Bear',
  manaCost: '{1}{G}',
  types: ['creature'],
  keywords: [{ keyword: 'cycling', cost: { mana: '{2}' } }],
};
const DEVICE: Card = {
  name: 'Device',
  manaCost: '{2}',
  types: ['artifact'],
  abilities: [
    {
      kind: 'activated',
      cost: { tap: true },
      effects: [{ kind: 'addMana', mana: { kind: 'symbols', symbols: '{G}' } }],
    },
    { kind: 'activated', cost: { mana: '{2}' }, effects: [{ kind: 'draw', amount: 1 }] },
  ],
};

const permanent = (id: string, card: Card, more: Partial<Permanent> = {}): Permanent => ({
  id,
  card,
  owner: 'A',
  controller: 'A',
  ...more,
});

/** A's hand has a bear; A has cast one creature spell this turn; the changer is A's. */
function game(changes: readonly Ability[] = [], more: Partial<Permanent> = {}): Game {
  const empty = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
  const changer: Card = {
    name: 'Changer',
    manaCost: '{2}',
    types: ['enchantment'],
    abilities: changes,
  };
  return {
    activePlayer: 'A',
    step: 'precombatMain',
    players: [
      { id: 'A', ...empty, hand: [{ id: 'bear', card: BEAR }], castThisTurn: [BEAR] },
      { id: 'B', ...empty },
    ],
    battlefield: [
      permanent('device', DEVICE),
      permanent('other', BEAR, { controller: 'B' }),
      permanent('changer', changer, more),
    ],
    stack: [],
  };
}

const CAST: Proposal = { kind: 'cast', player: 'A', object: 'bear', targets: ['other'] };
const CYCLE: Proposal = { kind: 'activate', player: 'A', object: 'bear', ability: 'cycling' };
const MANA: Proposal = { kind: 'activate', player: 'A', object: 'device', ability: 0 };
const DRAW: Proposal = { kind: 'activate', player: 'A', object: 'device', ability: 1 };

const SCOPES: readonly [scope: CostScope, proposal: Proposal, covers: boolean][] = [
  [{ of: 'spells' }, CAST, true],
  [{ of: 'spells' }, DRAW, false],
  [{ of: 'abilities' }, CAST, false],
  [{ of: 'abilities' }, DRAW, true],
  [{ of: 'spells', whose: 'yours' }, CAST, true],
  [{ of: 'spells', whose: 'opponents' }, CAST, false],
  [{ of: 'spells', filter: { types: ['creature'] } }, CAST, true],
  [{ of: 'spells', filter: { types: ['artifact'] } }, CAST, false],
  [{ of: 'abilities', filter: { types: ['artifact'] } }, DRAW, true],
  [{ of: 'abilities', filter: { types: ['creature'] } }, DRAW, false],
  [{ of: 'spells', from: ['hand', 'graveyard'] }, CAST, true],
  [{ of: 'spells', from: ['graveyard'] }, CAST, false],
  [{ of: 'abilities', from: ['battlefield'] }, CYCLE, false],
  [{ of: 'abilities', from: ['battlefield'] }, DRAW, true],
  [{ of: 'abilities', by: 'cycling' }, CYCLE, true],
  [{ of: 'abilities', by: 'cycling' }, DRAW, false],
  [{ of: 'abilities', exceptManaAbilities: true }, MANA, false],
  [{ of: 'abilities', exceptManaAbilities: true }, DRAW, true],
  [{ of: 'spells', firstEachTurn: true }, CAST, false],
  [{ of: 'spells', firstEachTurn: true, filter: { types: ['creature'] } }, CAST, false],
  [{ of: 'spells', targeting: { controller: 'opponent' } }, CAST, true],
  [{ of: 'spells', targeting: { controller: 'you' } }, CAST, false],
  [{ of: 'spells', while: { kind: 'turn', whose: 'yours' } }, CAST, true],
  [{ of: 'spells', while: { kind: 'turn', whose: 'opponents' } }, CAST, false],
];

for (const [scope, proposal, covers] of SCOPES) {
  const what = proposal.kind === 'activate' ? `ability ${proposal.ability}` : 'a spell';
  test(`${JSON.stringify(scope)} ${covers ? 'covers' : 'does not cover'} ${what}`, (t) => {
    const casting = propose(rules, game(), proposal);
    t.is(rules.scopeCovers(casting, scope, { controller: 'A' }), covers);
  });
}

const LESS: Ability = { kind: 'costReduction', scope: { of: 'spells' }, amount: '{1}' };
const MORE: Ability = { kind: 'costIncrease', scope: { of: 'spells' }, amount: '{2}', life: 1 };
const LEAST: Ability = {
  kind: 'costMinimum',
  scope: { of: 'spells' },
  mana: 3,
  whileUntapped: true,
};
const changesOf = (...args: Parameters<typeof game>) =>
  rules.costChanges(propose(rules, game(...args), CAST));

test('changes are collected by what they do', (t) => {
  t.like(changesOf([LESS, MORE, LEAST, { kind: 'devotionBonus', amount: 1 }]), {
    increases: [{ amount: '{2}', times: 1, life: 1 }],
    reductions: [{ amount: '{1}', times: 1 }],
    minimums: [3],
  });
});

test('a change that applies no times is none', (t) => {
  const times = { kind: 'count', of: { types: ['planeswalker'] } } as const;
  t.deepEqual(changesOf([{ ...LESS, times }]).reductions, []);
  t.is(changesOf([{ ...LESS, times: 4 }]).reductions[0]?.times, 4);
});

test('what a reduction says of itself is kept', (t) => {
  const special: Ability = { ...LESS, coloredOnly: true, notBelow: 1, upTo: true };
  t.deepEqual(changesOf([special]).reductions, [
    { amount: '{1}', times: 1, coloredOnly: true, notBelow: 1, upTo: true },
  ]);
});

test('nothing comes of what is phased out, has lost its abilities, or is about itself', (t) => {
  const nothing = { increases: [], reductions: [], minimums: [] };
  t.deepEqual(changesOf([LESS], { phasedOut: true }), nothing);
  t.deepEqual(changesOf([LESS], { later: { lostAbilities: true } }), nothing);
  t.deepEqual(changesOf([{ ...LESS, scope: { of: 'this' } }]), nothing);
  t.deepEqual(changesOf([LEAST], { tapped: true }), nothing);
});
