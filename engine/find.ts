/**
 * Finding objects and players in a game.
 */
import { InputError } from './errors.ts';
import type { Face } from './model/cards.ts';
import type {
  CardObject,
  Game,
  GameObject,
  Permanent,
  Player,
  PlayerId,
  Spell,
} from './model/game.ts';
import type { Id } from './model/mana.ts';

export const CARD_ZONES = ['hand', 'graveyard', 'exile', 'command'] as const;
export type CardZone = (typeof CARD_ZONES)[number];
export type Zone = CardZone | 'battlefield' | 'stack';

/** An object with where it is and whose zone that is. */
export interface Located {
  readonly object: GameObject;
  readonly zone: Zone;
  /** The owner of the zone; for the battlefield and the stack the object's controller. */
  readonly player: PlayerId;
}

export function isSpell(object: GameObject): object is Spell {
  return 'kind' in object;
}

export function isPermanent(object: GameObject): object is Permanent {
  return 'controller' in object && !('kind' in object);
}

/** Whether an object is treated as though it were not there (702.26b). */
export function isPhasedOut(object: GameObject): boolean {
  return 'phasedOut' in object && object.phasedOut === true;
}

/** @throws {InputError} `game/unknown-player`. */
export function playerOf(game: Game, id: PlayerId): Player {
  const player = game.players.find((p) => p.id === id);
  if (player === undefined) {
    throw new InputError('game/unknown-player', `there is no player ${JSON.stringify(id)}`, {
      value: id,
      hint: `the players are ${game.players.map((p) => p.id).join(', ')}`,
    });
  }
  return player;
}

/** @returns undefined when no zone has an object with this id. */
export function locate(game: Game, id: Id): Located | undefined {
  for (const object of game.battlefield) {
    if (object.id === id) return { object, zone: 'battlefield', player: object.controller };
  }
  for (const object of game.stack) {
    if (object.id === id && object.kind === 'spell')
      return { object, zone: 'stack', player: object.controller };
  }
  return cardOf(game, id);
}

/** A card in a hand, a graveyard, exile or the command zone, with the player whose zone it is. */
export function cardOf(game: Game, id: Id): Located | undefined {
  for (const player of game.players) {
    for (const zone of CARD_ZONES) {
      for (const object of player[zone]) {
        if (object.id === id) return { object, zone, player: player.id };
      }
    }
  }
  return undefined;
}

/** @throws {InputError} `game/unknown-object`. */
export function objectOf(game: Game, id: Id): Located {
  const located = locate(game, id);
  if (located === undefined) {
    throw new InputError('game/unknown-object', `no object has the id ${JSON.stringify(id)}`, {
      value: id,
      hint: 'ids are those of permanents, spells, and cards in hands, graveyards, exile and command zones',
    });
  }
  return located;
}

export function permanentOf(game: Game, id: Id): Permanent | undefined {
  return game.battlefield.find((p) => p.id === id);
}

export function opponentsOf(game: Game, id: PlayerId): Player[] {
  return game.players.filter((p) => p.id !== id);
}

/** A set of characteristics as if it were a card somewhere. */
export function asObject(face: Face): CardObject {
  return { id: '', card: face };
}
