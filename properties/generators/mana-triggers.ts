/**
 * Abilities that trigger on mana, and a permanent that has them.
 */
import type {
  Ability,
  Effect,
  Filter,
  Id,
  ManaType,
  Permanent,
  TriggeredAbility,
} from '../../engine/index.ts';
import { maker, permanent, tapFor } from './mana.ts';
import { SOURCE } from './proposals.ts';

export const ADD_RED = {
  kind: 'addMana',
  mana: { kind: 'symbols', symbols: '{R}' },
} as const satisfies Effect;

/** An effect that adds no mana. */
export const PAIN: Effect = { kind: 'loseLife', amount: 1, who: 'you' };

/** "Whenever a land is tapped for mana (of these types)" by anyone. */
export function whenTapped(
  effects: readonly Effect[],
  types?: readonly ManaType[],
  what: Filter = { types: ['land'] },
): TriggeredAbility {
  const event = { on: 'tappedForMana', what, ...(types === undefined ? {} : { types }) } as const;
  return { kind: 'triggered', event, effects };
}

/** "Whenever an ability of a land causes you to add mana (of these types)". */
export function whenAdded(
  effects: readonly Effect[],
  types?: readonly ManaType[],
): TriggeredAbility {
  const what = { types: ['land'] } as const;
  const event = { on: 'manaAdded', what, ...(types === undefined ? {} : { types }) } as const;
  return { kind: 'triggered', event, effects };
}

export const WATCHER: Id = 'watcher';

/** An enchantment that watches. */
export const watching = (...abilities: readonly Ability[]): Permanent =>
  permanent(WATCHER, maker(abilities, ['enchantment']));

/** `source` as a land that is tapped for these symbols. */
export const tappedLand = (symbols: string, times?: number): Permanent =>
  permanent(
    SOURCE,
    maker([tapFor({ kind: 'symbols', symbols, ...(times === undefined ? {} : { times }) })]),
  );
