import test from 'ava';
import type { ActivatedAbility } from '../model/abilities.ts';
import type { Production } from '../model/effects.ts';
import type { Game, Permanent } from '../model/game.ts';
import { MANA_TYPES } from '../model/mana.ts';
import { referenceEngine } from '../reference.ts';
import { comprehensiveRules } from '../rulebook.ts';

const tapFor = (mana: Production): ActivatedAbility => ({
  kind: 'activated',
  cost: { tap: true },
  effects: [{ kind: 'addMana', mana }],
});

const land = (id: string, controller: string, mana: Production): Permanent => ({
  id,
  card: { name: id, manaCost: null, types: ['land'], abilities: [tapFor(mana)] },
  owner: controller,
  controller,
});

function game(battlefield: readonly Permanent[]): Game {
  const player = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
  return {
    activePlayer: 'A',
    step: 'precombatMain',
    players: [
      { id: 'A', ...player },
      { id: 'B', ...player },
    ],
    battlefield,
    stack: [],
  };
}

/** One in ten is a mirror, half of them of each player; only the very last permanent is a real source. */
function chain(size: number): Game {
  return game(
    Array.from({ length: size }, (_, i) => {
      const controller = i % 2 === 0 ? 'A' : 'B';
      if (i === size - 1) return land('source', controller, { kind: 'symbols', symbols: '{R}' });
      return i % 10 < 2
        ? land(`mirror${i}`, controller, {
            kind: 'couldProduce',
            of: { types: ['land'], controller: 'opponent' },
          })
        : land(`land${i}`, controller, { kind: 'type', type: [] });
    }),
  );
}

test('a thousand mirrors among ten thousand permanents take about as long as ten times a hundred', (t) => {
  /** How often abilities of a permanent are looked at: what the time is spent on, whatever the machine. */
  const looks = (size: number): number => {
    let count = 0;
    const counting = {
      ...comprehensiveRules,
      typesProduced(...args: Parameters<typeof comprehensiveRules.typesProduced>) {
        count += 1;
        return comprehensiveRules.typesProduced.apply(counting, args);
      },
    };
    const [first] = chain(size).battlefield;
    if (first !== undefined) counting.couldProduce(chain(size), first);
    return count;
  };
  const [small, large] = [looks(1_000), looks(10_000)];
  t.log(`${small} looks at 1,000 permanents, ${large} at 10,000`);
  t.true(large < 12 * small);
  t.true(large < 4 * 10_000);
});

test('a mirror that looks at others only does not see itself', (t) => {
  const other = land('other', 'A', {
    kind: 'couldProduce',
    of: { types: ['land'], other: true },
  });
  const self = { ...other, id: 'self' };
  const green = land('green', 'B', { kind: 'symbols', symbols: '{G}' });
  t.deepEqual(referenceEngine.couldProduce({ game: game([self, green]), object: 'self' }), ['G']);
  t.deepEqual(referenceEngine.couldProduce({ game: game([self, other]), object: 'self' }), []);
});

test('what is no permanent could produce nothing', (t) => {
  const asked = game([]);
  const card = {
    name: 'Forest',
    manaCost: null,
    types: ['land'] as const,
    abilities: [tapFor({ kind: 'type', type: MANA_TYPES })],
  };
  const players = asked.players.map((p) => ({ ...p, hand: [{ id: `hand of ${p.id}`, card }] }));
  t.deepEqual(
    referenceEngine.couldProduce({ game: { ...asked, players }, object: 'hand of A' }),
    [],
  );
});
