/**
 * What makes an ability that adds mana no mana ability.
 * @see CR 605.1a, 605.5a
 */
import type { ActivatedAbility } from '../../engine/index.ts';
import { PAIN } from './mana-triggers.ts';

/** Each way, applied to an ability that is one. */
export const SPOILERS = {
  target: (ability) => ({ ...ability, targets: 1 }),
  loyalty: (ability) => ({ ...ability, cost: { loyalty: 1 }, loyalty: true }),
  mill: (ability) => ({ ...ability, cost: { ...ability.cost, mill: 1 } }),
  draw: (ability) => ({ ...ability, effects: [...ability.effects, { kind: 'draw', amount: 1 }] }),
  'draw each': (ability) => ({
    ...ability,
    effects: [{ kind: 'draw', amount: 1, each: true }, ...ability.effects],
  }),
  'no mana': (ability) => ({
    ...ability,
    effects: [PAIN, ...ability.effects.filter((effect) => effect.kind !== 'addMana')],
  }),
} as const satisfies Record<string, (ability: ActivatedAbility) => ActivatedAbility>;

/** Why each of them is none. */
export const SPOILED_BY = {
  target: '605.5a: it has a target',
  loyalty: '605.1a: it is a loyalty ability',
  mill: '605.1a: its cost moves library cards',
  draw: '605.1a: it moves library cards',
  'draw each': '605.1a: it moves library cards',
  'no mana': '605.1a: it adds no mana',
} as const;
