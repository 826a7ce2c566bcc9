/**
 * Objects on their way from one zone to another.
 * @see CR 400.7, 614.4
 */
import type { Located, Zone } from '../find.ts';
import type { Effect } from '../model/effects.ts';
import type { Game, GameObject, Permanent, PlayerId } from '../model/game.ts';
import type { Id } from '../model/mana.ts';
import type { Perspective } from '../objects.ts';

/** Where an object can go; it enters the battlefield otherwise, see `entering.ts`. */
export type Destination = 'graveyard' | 'exile' | 'hand' | 'library' | 'command';

/** One object's part in an event in which objects change zones all at once. */
export interface Movement {
  /** The object as it was just before. */
  readonly object: GameObject;
  readonly owner: PlayerId;
  /** Who chooses among replacement effects: its controller, or its owner if it has none (616.1). */
  readonly affected: PlayerId;
  readonly from: Zone | 'library';
  readonly to: Destination;
  /** What moves it says itself that it goes there instead of to a graveyard (614.15). */
  readonly instead?: 'exile';
  readonly sacrificed?: true;
  /** The permanent that it is exiled with (607.2b). */
  readonly exiledWith?: Id;
  /** What else happens because of the replacement effect that was applied. */
  readonly along?: Along;
}

/** A replacement effect that was applied, as far as it does more than change where an object goes. */
export interface Along {
  /** The replacement effect's own view, of its source as it was just before the event. */
  readonly as: Perspective;
  readonly effects: readonly Effect[];
}

/** Everything that an object needs to be moved. */
export function movementOf(
  { object, zone, player }: Located,
  to: Destination,
  more: Pick<Movement, 'instead' | 'sacrificed'> = {},
): Movement {
  const owner = 'owner' in object ? object.owner : player;
  return { object, owner, affected: player, from: zone, to, ...more };
}

/** Whether a permanent moves. */
export function isPermanentMovement(
  movement: Movement,
): movement is Movement & { readonly object: Permanent } {
  return movement.from === 'battlefield';
}

/** Ids in the order in which objects that move together are put into a zone. */
export function byId(a: { readonly id: Id }, b: { readonly id: Id }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The players, the active one first, then in turn order (101.4). */
export function inTurnOrder(game: Game): PlayerId[] {
  const ids = game.players.map((p) => p.id);
  const active = Math.max(0, ids.indexOf(game.activePlayer));
  return [...ids.slice(active), ...ids.slice(0, active)];
}
