import test from 'ava';
import { InputError } from '../errors.ts';
import type { Card } from '../model/cards.ts';
import type { Effect } from '../model/effects.ts';
import type { Game, Permanent, StackedAbility } from '../model/game.ts';
import type { ManaType } from '../model/mana.ts';
import { referenceEngine } from '../reference.ts';
import { BEAR, gameOf, HYDRA, permanent, player } from '../testing.ts';

const DONE: Effect = { kind: 'loseLife', amount: 'X', who: 'eachOpponent' };

interface Board {
  readonly effect: Effect;
  readonly pool?: Partial<Record<ManaType, number>>;
  readonly life?: number;
  readonly battlefield?: readonly Permanent[];
  readonly more?: Partial<StackedAbility>;
}

function board({ effect, pool = {}, life = 20, battlefield = [], more = {} }: Board): Game {
  const types: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G', 'C'];
  const mana = types.flatMap((type) => {
    const amount = pool[type] ?? 0;
    return amount > 0 ? [{ type, amount }] : [];
  });
  return gameOf(battlefield, {
    players: [player('A', { pool: mana, life }), player('B')],
    stack: [
      { kind: 'ability', id: 'ability', source: 'x', controller: 'A', effects: [effect], ...more },
    ],
  });
}

/** What is left of A's pool and life, and B's life, in every game. */
function ends(game: Game): string[] {
  const outcome = referenceEngine.resolve?.({ game });
  const games = outcome !== undefined && 'games' in outcome ? outcome.games : [];
  return games
    .map(({ players: [a, b] }) => {
      const pool = a?.pool.map(({ type, amount }) => type.repeat(amount)).join('') || 'nothing';
      return `${pool}, ${a?.life} to ${b?.life}`;
    })
    .sort();
}

test('whoever may pay need not', (t) => {
  const effect: Effect = { kind: 'mayPay', mana: '{1}', x: 4, then: [DONE] };
  t.deepEqual(ends(board({ effect, pool: { G: 1 }, more: { x: 4 } })), [
    'G, 20 to 20',
    'nothing, 20 to 16',
  ]);
  t.deepEqual(ends(board({ effect, more: { x: 4 } })), ['nothing, 20 to 20']);
});

test('life may be asked for besides', (t) => {
  const effect: Effect = { kind: 'mayPay', mana: '{0}', life: 2, then: [DONE] };
  t.deepEqual(ends(board({ effect, more: { x: 1 } })), ['nothing, 18 to 19', 'nothing, 20 to 20']);
  t.deepEqual(ends(board({ effect, life: 1, more: { x: 1 } })), ['nothing, 1 to 20']);
});

test('X is chosen as it is paid, unless it is known', (t) => {
  const effect: Effect = { kind: 'mayPay', mana: '{X}', then: [DONE] };
  t.deepEqual(ends(board({ effect, pool: { C: 2 } })), [
    'C, 20 to 19',
    'CC, 20 to 20',
    'nothing, 20 to 18',
  ]);
  t.deepEqual(ends(board({ effect, pool: { C: 2 }, more: { x: 1 } })), [
    'C, 20 to 19',
    'CC, 20 to 20',
  ]);
});

test('the mana cost of an object is asked with an X of 0, of a spell with its own', (t) => {
  const costOf = (of: 'self' | 'target' | 'eventObject'): Effect => ({
    kind: 'mayPay',
    mana: { manaCostOf: of },
    then: [{ kind: 'loseLife', amount: 5, who: 'eachOpponent' }],
  });
  const hydra = permanent(HYDRA, { cast: { x: 3 } });
  const pool = { G: 1, U: 1 };
  const there = { pool, battlefield: [hydra], more: { source: 'Hydra' } };
  t.deepEqual(ends(board({ effect: costOf('self'), ...there })), [
    'UG, 20 to 20',
    'nothing, 20 to 15',
  ]);
  const aimed = { ...there, more: { targets: ['Hydra'], event: { object: 'Hydra' } } };
  t.is(ends(board({ effect: costOf('target'), ...aimed })).length, 2);
  t.is(ends(board({ effect: costOf('eventObject'), ...aimed })).length, 2);
  t.is(ends(board({ effect: costOf('self'), pool })).length, 1, 'it is gone');
  const land: Card = { name: 'Land', manaCost: null, types: ['land'] };
  const nothing = { battlefield: [permanent(land)], more: { source: 'Land' } };
  t.is(ends(board({ effect: costOf('self'), ...nothing })).length, 1, 'it has no mana cost');
});

test('"unless" asks whoever it says', (t) => {
  const unless = (who: 'you' | 'eventPlayer' | 'targetController'): Effect => ({
    kind: 'unlessPays',
    who,
    mana: '{1}',
    then: [{ kind: 'loseLife', amount: 5, who: 'you' }],
  });
  const pool = { C: 1 };
  t.deepEqual(ends(board({ effect: unless('you'), pool })), ['C, 15 to 20', 'nothing, 20 to 20']);
  t.deepEqual(ends(board({ effect: unless('eventPlayer'), pool })), ['C, 15 to 20'], 'nobody');
  const theirs = permanent(BEAR, { controller: 'B' });
  const aimed = { pool, battlefield: [theirs], more: { targets: ['Bear'] } };
  t.deepEqual(ends(board({ effect: unless('targetController'), ...aimed })), ['C, 15 to 20']);
});

test('more ways to activate mana abilities than can be looked at are an error', (t) => {
  const tap = {
    kind: 'activated',
    cost: { tap: true },
    effects: [{ kind: 'addMana', mana: { kind: 'symbols', symbols: '{G}' } }],
  } as const;
  const lands = Array.from({ length: 12 }, (_, i) =>
    permanent({ name: `Land ${i}`, manaCost: null, types: ['land'], abilities: [tap] }),
  );
  const effect: Effect = { kind: 'mayPay', mana: '{1}', then: [DONE] };
  const error = t.throws(() => ends(board({ effect, battlefield: lands })), {
    instanceOf: InputError,
  });
  t.is(error?.code, 'choices/too-many');
});
