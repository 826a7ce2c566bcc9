import test from 'ava';
import { EDITION_NAMES, EDITIONS } from './editions.ts';
import type { Ability } from './model/abilities.ts';
import { engineFrom } from './reference.ts';
import { comprehensiveRules } from './rulebook.ts';

const add = { kind: 'addMana', mana: { kind: 'symbols', symbols: '{C}' } } as const;
const ABILITIES = {
  plain: { kind: 'activated', cost: { tap: true }, effects: [add] },
  mills: { kind: 'activated', cost: { tap: true, mill: 1 }, effects: [add] },
  draws: { kind: 'activated', cost: { tap: true }, effects: [add, { kind: 'draw', amount: 1 }] },
  targets: { kind: 'activated', cost: { tap: true }, effects: [add], targets: 1 },
} as const satisfies Record<string, Ability>;

test('an edition replaces few rules', (t) => {
  const rules = Object.entries(comprehensiveRules);
  for (const name of EDITION_NAMES) {
    const edition: Readonly<Record<string, unknown>> = { ...EDITIONS[name] };
    const replaced = rules.filter(([rule, right]) => edition[rule] !== right).map(([rule]) => rule);
    t.deepEqual(replaced, name === '2026-04-17' ? ['movesLibraryCards'] : []);
  }
});

test('cards of a library matter to mana abilities since August 2026', (t) => {
  const player = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
  const abilities = Object.values(ABILITIES);
  const game = {
    activePlayer: 'A',
    step: 'precombatMain',
    players: [{ id: 'A', ...player }],
    battlefield: [
      {
        id: 'it',
        card: { name: 'It', manaCost: null, types: ['artifact'], abilities },
        owner: 'A',
        controller: 'A',
      },
    ],
    stack: [],
  } as const;
  const manaAbilities = (edition: keyof typeof EDITIONS): string[] => {
    const engine = engineFrom(EDITIONS[edition], edition);
    return Object.keys(ABILITIES).filter((_, ability) =>
      engine.isManaAbility({ game, object: 'it', ability }),
    );
  };
  t.deepEqual(manaAbilities('2026-09-25'), ['plain']);
  t.deepEqual(manaAbilities('2026-04-17'), ['plain', 'mills', 'draws']);
});
