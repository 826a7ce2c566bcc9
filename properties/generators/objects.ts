/**
 * One object in one of the zones, for questions about it alone.
 */
import * as fc from 'fast-check';
import type { Card, Game, Id, Permanent, Spell, Zone } from '../../engine/index.ts';
import { gameOf, YOU } from './boards.ts';

/** The id of the object that a question is about. */
export const IT: Id = 'it';

export const ZONES = [
  'battlefield',
  'stack',
  'hand',
  'graveyard',
  'exile',
  'command',
] as const satisfies readonly Zone[];

/** A zone: the two where objects have a state oftener than each of the others. */
export const zone: fc.Arbitrary<Zone> = fc.constantFrom(...ZONES, 'battlefield', 'stack');
export const elsewhere: fc.Arbitrary<Zone> = fc.constantFrom(...ZONES.filter((z) => z !== 'stack'));

/** What else may be true of an object on the battlefield or on the stack. */
export type State = Partial<Omit<Permanent & Spell, 'id' | 'card' | 'kind'>>;

/** A question about the object `it`, the only one of its game. */
export interface Alone {
  readonly game: Game;
  readonly object: Id;
}

/**
 * A game with one object in it.
 * @param state what is true of it on the battlefield or on the stack; a card elsewhere has no state.
 */
export function alone(card: Card, where: Zone, state: State = {}): Alone {
  const ofYou = { id: IT, card, owner: YOU, controller: YOU, ...state };
  switch (where) {
    case 'battlefield':
      return { game: gameOf({ battlefield: [ofYou] }), object: IT };
    case 'stack':
      return { game: gameOf({ stack: [{ kind: 'spell', ...ofYou }] }), object: IT };
    default:
      return { game: gameOf({ [where]: [{ id: IT, card }] }), object: IT };
  }
}

/** The values of X that matter: none, few, and more than a cost has symbols. */
export const x: fc.Arbitrary<number> = fc.oneof(fc.nat(5), fc.nat(30));
