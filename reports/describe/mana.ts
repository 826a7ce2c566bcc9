/**
 * Mana in a pool.
 */
import type { Mana } from '../../engine/index.ts';
import { describeRestriction } from './effects.ts';
import { listed } from './words.ts';

/** `{B} ×3 from food (only to cast creature objects)`. */
export function describeMana(mana: Mana): string {
  const notes = [
    mana.snow && 'snow',
    mana.fromCreature && 'from a creature',
    mana.fromTreasure && 'from a Treasure',
    mana.only && describeRestriction(mana.only),
    mana.riders && `rider: ${listed(mana.riders, 'and')}`,
    mana.untilEndOfTurn && 'lasts until end of turn',
    mana.untilEndOfCombat && 'lasts until end of combat',
  ].filter((note) => typeof note === 'string');
  const amount = mana.amount === 1 ? '' : ` ×${mana.amount.toLocaleString('en-GB')}`;
  const source = mana.source === undefined ? '' : ` from ${mana.source}`;
  return `{${mana.type}}${amount}${source}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

/** A pool in one line. */
export function describePool(pool: readonly Mana[]): string {
  return pool.length === 0 ? 'empty' : pool.map(describeMana).join(', ');
}
