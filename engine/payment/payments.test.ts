import test from 'ava';
import type { Ability } from '../model/abilities.ts';
import type { Game } from '../model/game.ts';
import { MANA_TYPES, type Mana } from '../model/mana.ts';
import type { Proposal } from '../model/proposals.ts';
import { engineFrom } from '../reference.ts';
import { comprehensiveRules as rules } from '../rulebook.ts';
import { propose } from '../transaction/proposed.ts';

const { payments } = engineFrom(rules, 'reference');
const PROPOSAL: Proposal = { kind: 'cast', player: 'A', object: 'spell' };

/** A pool as text: `"2G 1W"` is two green and one white mana; `s` after the type is snow. */
function pool(text: string): Mana[] {
  return [...text.matchAll(/(\d+)([WUBRGC])(s?)/g)].map(([, amount, letter, snow]) => ({
    type: MANA_TYPES.find((type) => type === letter) ?? 'C',
    amount: Number(amount),
    ...(snow ? { snow: true } : {}),
  }));
}

function game(mana: readonly Mana[], life = 20, abilities: readonly Ability[] = []): Game {
  const empty = { pool: [], hand: [], graveyard: [], exile: [], command: [] };
  const card = { name: 'Spell', manaCost: '{2}', types: ['sorcery'] as const };
  return {
    activePlayer: 'A',
    step: 'precombatMain',
    players: [
      { id: 'A', ...empty, life, pool: mana, hand: [{ id: 'spell', card }] },
      { id: 'B', ...empty, life: 20 },
    ],
    battlefield: abilities.map((ability, i) => ({
      id: `p${i}`,
      card: { name: `P${i}`, manaCost: null, types: ['artifact'], abilities: [ability] },
      owner: 'A',
      controller: 'A',
    })),
    stack: [],
  };
}

/** What may remain, as text, with the life where some was paid. */
function remainders(
  mana: readonly Mana[],
  cost: string,
  abilities: readonly Ability[] = [],
  life = 20,
) {
  const question = {
    game: game(mana, life, abilities),
    proposal: PROPOSAL,
    total: { mana: cost, life: 0 },
  };
  return payments(question)
    .map((r) => {
      const left = r.pool.map((m) => `${m.amount}${m.type}${m.snow ? 's' : ''}`).join(' ');
      return r.life === life ? left : `${left} life ${r.life}`.trim();
    })
    .sort();
}

test('each legal remainder is listed once', (t) => {
  t.deepEqual(remainders(pool('2B 1R'), '{1}{B}'), ['1B', '1R']);
  t.deepEqual(remainders(pool('1G'), '{0}'), ['1G']);
  t.deepEqual(remainders(pool('2W 2U 1G'), '{2}{G}'), ['1W 1U', '2U', '2W']);
  t.deepEqual(remainders([], '{0}'), ['']);
});

test('each symbol takes its own mana', (t) => {
  t.deepEqual(remainders(pool('2G'), '{G}{C}'), []);
  t.deepEqual(remainders(pool('1G 1C'), '{1}{C}'), ['']);
  t.deepEqual(remainders(pool('1G 1C'), '{C}{C}'), []);
  t.deepEqual(remainders(pool('1Gs 1G'), '{1}{S}'), ['']);
  t.deepEqual(remainders(pool('2G'), '{1}{S}'), []);
  t.deepEqual(remainders(pool('1Gs 1R'), '{S}{G}'), []);
});

test('mana may be spent as though it were of another type', (t) => {
  const anyColor: Ability = { kind: 'spendPermission', as: 'anyColor' };
  const anyType: Ability = { kind: 'spendPermission', as: 'anyType' };
  t.deepEqual(remainders(pool('1W'), '{C}', [anyColor]), []);
  t.deepEqual(remainders(pool('1W'), '{C}', [anyType]), ['']);
  t.deepEqual(remainders(pool('1W'), '{S}', [anyType]), []);
  t.deepEqual(remainders(pool('2C'), '{W}{U}', [anyColor]), ['']);
  const dawn: Ability[] = [
    { kind: 'spendPermission', as: 'anyColor', mana: ['W'] },
    { kind: 'spendOnlyAsColorless', except: ['W'] },
  ];
  t.deepEqual(remainders(pool('1W 2G'), '{1}{G}', dawn), ['1G']);
  t.deepEqual(remainders(pool('1G'), '{G}', dawn), []);
  t.deepEqual(remainders(pool('1G'), '{C}', dawn), ['']);
});

test('life may be paid in place of mana where a permanent allows it', (t) => {
  const krrik: Ability = { kind: 'lifeForMana', color: 'B', life: 2 };
  t.deepEqual(remainders(pool('1B'), '{B}{B}', [krrik]), ['1B life 16', 'life 18']);
  t.deepEqual(remainders([], '{B}{B}', [krrik], 3), []);
  t.deepEqual(remainders([], '{1}', [krrik]), []);
  const noLife: Ability = { kind: 'cannotPay', what: 'life' };
  t.deepEqual(remainders([], '{B}', [krrik, noLife]), []);
});

test('sixty symbols against a thousand mana of twelve kinds', (t) => {
  const types = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
  const mana = Array.from({ length: 1000 }, (_, i): Mana => {
    const type = types[i % 6] ?? 'C';
    return { type, amount: 1, source: `land${i}`, ...(i % 12 < 6 ? { snow: true } : {}) };
  });
  const symbols = types.map((type) => `{${type}}`.repeat(9)).join('');
  const asked = game(mana);
  const total = { mana: `{6}{S}{S}${symbols}`, life: 0 };
  const casting = propose(rules, asked, PROPOSAL);
  t.true(rules.isPayable(asked, casting, total));
  t.false(rules.isPayable(asked, casting, { mana: '{W}'.repeat(168), life: 0 }));
});
