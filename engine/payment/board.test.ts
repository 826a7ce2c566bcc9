import test from 'ava';
import type { Ability, ActivatedAbility } from '../model/abilities.ts';
import type { Card } from '../model/cards.ts';
import type { Game, Permanent } from '../model/game.ts';
import type { Keyword } from '../model/keywords.ts';
import type { Proposal } from '../model/proposals.ts';
import { comprehensiveRules as rules } from '../rulebook.ts';

const PROPOSAL: Proposal = { kind: 'cast', player: 'A', object: 'spell' };

const adds = (
  symbols: string,
  cost: ActivatedAbility['cost'] = { tap: true },
): ActivatedAbility => ({
  kind: 'activated',
  cost,
  effects: [{ kind: 'addMana', mana: { kind: 'symbols', symbols } }],
});
const anyColor = (cost: ActivatedAbility['cost'] = { tap: true }, amount = 1): Ability => ({
  kind: 'activated',
  cost,
  effects: [{ kind: 'addMana', mana: { kind: 'type', type: 'anyColor', amount } }],
});

const LAND = { manaCost: null, types: ['land'] } as const;
const ARTIFACT = { manaCost: '{2}', types: ['artifact'] } as const;
const ELSEWHERE = { manaCost: '{1}', types: ['instant'] } as const;
const CREATURE = { manaCost: '{B}', types: ['creature'] } as const;
const creatureCost = { sacrifice: { filter: { types: ['creature'] } } } as const;

const CARDS = {
  swamp: { ...LAND, abilities: [adds('{B}')] },
  forest: { ...LAND, abilities: [adds('{G}')] },
  dual: { ...LAND, abilities: [adds('{W}'), adds('{U}')] },
  tomb: { ...LAND, abilities: [adds('{C}{C}')] },
  treasure: { ...ARTIFACT, abilities: [anyColor({ tap: true, sacrificeThis: true })] },
  lotus: { ...ARTIFACT, abilities: [anyColor({ tap: true }, 3)] },
  signet: { ...ARTIFACT, abilities: [adds('{W}{U}', { tap: true, mana: '{1}' })] },
  ashnods: { ...ARTIFACT, abilities: [adds('{C}{C}', creatureCost)] },
  phyrexian: { ...ARTIFACT, abilities: [anyColor(creatureCost)] },
  bear: CREATURE,
  guild: {
    ...LAND,
    abilities: [{ ...adds('{C}'), onlyIf: { kind: 'controls', of: { name: 'swamp' } } }],
  },
  cradle: {
    ...LAND,
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true },
        effects: [
          {
            kind: 'addMana',
            mana: {
              kind: 'symbols',
              symbols: '{G}',
              times: { kind: 'count', of: { types: ['creature'], controller: 'you' } },
            },
          },
        ],
      },
    ],
  },
  talisman: {
    ...ARTIFACT,
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true },
        effects: [
          { kind: 'addMana', mana: { kind: 'symbols', symbols: '{U}' } },
          { kind: 'loseLife', who: 'you', amount: 1 },
        ],
      },
    ],
  },
  elf: { ...CREATURE, abilities: [adds('{G}')] },
} as const satisfies Record<string, Omit<Card, 'name'>>;
type Name = keyof typeof CARDS;

function board(names: readonly Name[], mana: string, keywords: readonly Keyword[]): Game {
  const empty = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
  const card: Card = { name: 'Spell', manaCost: mana, types: ['sorcery'], keywords };
  return {
    activePlayer: 'A',
    step: 'precombatMain',
    players: [
      { id: 'A', ...empty, hand: [{ id: 'spell', card }] },
      { id: 'B', ...empty },
    ],
    battlefield: names.map((name, i): Permanent => {
      return { id: `${name}~${i}`, card: { name, ...CARDS[name] }, owner: 'A', controller: 'A' };
    }),
    stack: [],
  };
}

/** Whether a cost can be paid; a plan that is found is carried out. */
function payable(names: readonly Name[], mana: string, keywords: readonly Keyword[] = []) {
  const game = board(names, mana, keywords);
  const found = rules.payableFromBoard(game, PROPOSAL, { mana, life: 0 });
  return found.payable === true ? 'games' in rules.cast(game, found.plan) : found.payable;
}

test('sources that depend on nothing are matched', (t) => {
  t.true(payable(['swamp', 'forest'], '{1}{G}'));
  t.false(payable(['swamp', 'forest'], '{G}{G}'));
  t.true(payable(['dual', 'dual'], '{W}{U}'));
  t.false(payable(['dual'], '{W}{U}'));
  t.true(payable(['tomb', 'swamp'], '{2}{B}'));
  t.true(payable(['treasure', 'treasure', 'elf'], '{W}{U}{G}'));
  t.false(payable([], '{1}'));
  t.true(payable([], '{0}'));
});

test('one choice for several mana is one choice', (t) => {
  t.true(payable(['lotus'], '{W}{W}{W}'));
  t.false(payable(['lotus'], '{W}{U}{B}'));
  t.true(payable(['lotus', 'lotus'], '{2}{W}{U}'));
});

test('a creature is tapped for mana and then sacrificed for mana, once', (t) => {
  t.true(payable(['ashnods', 'elf'], '{C}{C}{G}'));
  t.false(payable(['ashnods', 'elf'], '{C}{C}{C}{G}'));
  t.true(payable(['ashnods', 'phyrexian', 'bear', 'bear'], '{C}{C}{W}'));
  t.false(payable(['ashnods', 'phyrexian', 'bear'], '{C}{C}{W}'));
});

test('sources that feed each other are searched', (t) => {
  t.true(payable(['signet', 'swamp'], '{W}{U}'));
  t.false(payable(['signet'], '{1}'));
  t.true(payable(['signet', 'signet', 'swamp'], '{W}{U}{U}'));
  t.false(payable(['signet', 'signet', 'swamp'], '{W}{W}{U}{U}'));
});

test('convoke, delve and improvise pay besides, each thing once', (t) => {
  const convoke: Keyword[] = [{ keyword: 'convoke' }];
  t.true(payable(['bear', 'bear', 'swamp'], '{1}{B}{B}', convoke));
  t.false(payable(['bear', 'bear'], '{2}{W}', convoke));
  t.false(payable(['elf'], '{1}{G}', convoke));
  t.true(payable(['elf', 'ashnods'], '{3}', convoke));
  t.false(payable(['bear', 'ashnods'], '{3}', convoke));
  t.true(payable(['lotus', 'tomb'], '{3}', [{ keyword: 'improvise' }]));
  t.false(payable(['lotus'], '{4}', [{ keyword: 'improvise' }]));
});

test('what a source gives may depend on the game, or on a condition', (t) => {
  t.true(payable(['guild', 'swamp'], '{1}{B}'));
  t.false(payable(['guild'], '{1}'));
  t.true(payable(['cradle', 'bear', 'bear', 'ashnods'], '{C}{C}{G}{G}'));
  t.false(payable(['cradle', 'bear', 'ashnods'], '{C}{C}{C}{G}'));
});

test('what costs life as it resolves is searched, and delve takes each card once', (t) => {
  t.true(payable(['talisman'], '{U}'));
  t.false(payable(['talisman'], '{U}{U}'));
  const game = board(['swamp'], '{2}{B}', [{ keyword: 'delve' }]);
  const buried = ['g1', 'g2'].map((id) => ({ id, card: { ...ELSEWHERE, name: id } }));
  const inGraveyard = (cards: typeof buried): Game => ({
    ...game,
    players: game.players.map((p) => (p.id === 'A' ? { ...p, graveyard: cards } : p)),
  });
  const total = { mana: '{2}{B}', life: 0 };
  t.true(rules.payableFromBoard(inGraveyard(buried), PROPOSAL, total).payable);
  t.false(rules.payableFromBoard(inGraveyard(buried.slice(1)), PROPOSAL, total).payable);
});

test('nothing pays an unpayable cost', (t) => {
  const found = rules.payableFromBoard(board(['swamp'], '{B}', []), PROPOSAL, {
    mana: null,
    life: 0,
  });
  t.deepEqual(found, { payable: false });
});

test('a thousand lands', (t) => {
  const names: Name[] = Array.from({ length: 1000 }, (_, i) => (i % 2 === 0 ? 'dual' : 'forest'));
  const start = performance.now();
  t.true(payable(names.slice(0, 100), `{40}${'{W}'.repeat(20)}${'{G}'.repeat(40)}`));
  t.log(`${(performance.now() - start).toFixed(0)} ms for a hundred`);
});
