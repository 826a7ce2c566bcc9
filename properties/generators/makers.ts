/**
 * Permanents that give mana, for plans that use them.
 */
import * as fc from 'fast-check';
import type {
  Ability,
  ActivatedAbility,
  ActivateProposal,
  Card,
  Cost,
  ManaText,
  Permanent,
} from '../../engine/index.ts';
import { YOU } from './boards.ts';
import { plainCard } from './cards.ts';

/** "Cost: add these symbols". */
export function addsMana(symbols: string, cost: Cost = { tap: true }): ActivatedAbility {
  return {
    kind: 'activated',
    cost,
    effects: [{ kind: 'addMana', mana: { kind: 'symbols', symbols } }],
  };
}

/** A permanent of yours. */
export function yours(id: string, card: Card, more: Partial<Permanent> = {}): Permanent {
  return { id, card, owner: YOU, controller: YOU, ...more };
}

/** A land that taps for these symbols. */
export const land = (id: string, symbols: string): Permanent =>
  yours(id, plainCard(null, ['land'], { abilities: [addsMana(symbols)] }));

/** A creature, with abilities or without. */
export const creature = (id: string, cost: string, abilities: readonly Ability[] = []): Permanent =>
  yours(id, plainCard(cost, ['creature'], abilities.length > 0 ? { abilities } : {}));

/** An artifact that turns creatures into {C}{C}. */
export const ALTAR = yours(
  'altar',
  plainCard('{3}', ['artifact'], {
    abilities: [addsMana('{C}{C}', { sacrifice: { filter: { types: ['creature'] } } })],
  }),
);

/** Makes your spells cost that much less. */
export const reducing = (amount: ManaText): Permanent =>
  changing({ kind: 'costReduction', scope: { of: 'spells', whose: 'yours' }, amount });

/** Makes all spells cost that much more. */
export const taxing = (amount: ManaText): Permanent =>
  changing({ kind: 'costIncrease', scope: { of: 'spells' }, amount });

const changing = (ability: Ability): Permanent =>
  yours('changing', plainCard('{2}', ['enchantment'], { abilities: [ability] }));

/** Activating an ability of a permanent of yours. */
export const activating = (
  object: string,
  more: Partial<ActivateProposal> = {},
): ActivateProposal => ({ kind: 'activate', player: YOU, object, ability: 0, ...more });

/** Some lands of one symbol each. */
export const lands = (maxLength = 4): fc.Arbitrary<Permanent[]> =>
  fc
    .array(fc.constantFrom('{G}', '{W}', '{C}', '{C}{C}'), { maxLength })
    .map((symbols) => symbols.map((s, i) => land(`land${i + 1}`, s)));
