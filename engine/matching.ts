/**
 * What a filter matches.
 */

import { COLOR_BITS, colorBits } from './costs/mana-cost.ts';
import { isPermanent } from './find.ts';
import type { Filter } from './model/filters.ts';
import type { Game, GameObject, Permanent } from './model/game.ts';
import { type Perspective, shares } from './objects.ts';
import type { Rulebook } from './rulebook.ts';

export const matchingRules = {
  /** Whether an object is what a filter asks for, seen from an ability. */
  matches(
    this: Rulebook,
    game: Game,
    filter: Filter,
    object: GameObject,
    as: Perspective,
  ): boolean {
    if ('phasedOut' in object && object.phasedOut) return false;
    return (
      this.matchesTypes(game, filter, object, as) &&
      this.matchesColors(filter, object, as) &&
      this.matchesNumbers(filter, object) &&
      this.matchesPlace(filter, object, as) &&
      (filter.anyOf === undefined ||
        filter.anyOf.some((one) => this.matches(game, one, object, as)))
    );
  },

  matchesTypes(
    this: Rulebook,
    game: Game,
    f: Filter,
    object: GameObject,
    as: Perspective,
  ): boolean {
    if (f.types !== undefined || f.allTypes !== undefined || f.notTypes !== undefined) {
      const types = this.typesOf(game, object);
      if (f.types !== undefined && !shares(f.types, types)) return false;
      if (f.allTypes !== undefined && !f.allTypes.every((t) => types.includes(t))) return false;
      if (f.notTypes !== undefined && shares(f.notTypes, types)) return false;
    }
    if (f.supertypes !== undefined || f.notSupertypes !== undefined) {
      const removed = ('later' in object ? object.later?.removeSupertypes : undefined) ?? [];
      const supertypes = (this.copiableValues(object).supertypes ?? []).filter(
        (s) => !removed.includes(s),
      );
      if (f.supertypes !== undefined && !shares(f.supertypes, supertypes)) return false;
      if (f.notSupertypes !== undefined && shares(f.notSupertypes, supertypes)) return false;
    }
    if (f.subtypes !== undefined && !this.hasSubtype(object, f.subtypes)) return false;
    if (f.chosenSubtype) {
      const chosen =
        as.source !== undefined && isPermanent(as.source) ? as.source.chosen?.subtype : undefined;
      if (chosen === undefined || !this.hasSubtype(object, [chosen])) return false;
    }
    return true;
  },

  matchesColors(this: Rulebook, f: Filter, object: GameObject, as: Perspective): boolean {
    if (f.colors === undefined && !f.chosenColor && !f.colorless && !f.multicolored) return true;
    const bits = this.colorsOf(object);
    if (f.colors !== undefined && (bits & colorBits(f.colors)) === 0) return false;
    if (f.colorless && bits !== 0) return false;
    if (f.multicolored && (bits & (bits - 1)) === 0) return false;
    if (f.chosenColor) {
      const chosen =
        as.source !== undefined && isPermanent(as.source) ? as.source.chosen?.color : undefined;
      if (chosen === undefined || (bits & COLOR_BITS[chosen]) === 0) return false;
    }
    return true;
  },

  matchesNumbers(this: Rulebook, f: Filter, object: GameObject): boolean {
    if (f.minPower !== undefined && this.powerOf(object) < f.minPower) return false;
    if (f.maxPower !== undefined && this.powerOf(object) > f.maxPower) return false;
    if (f.minManaValue !== undefined && this.manaValue(object) < f.minManaValue) return false;
    if (f.maxManaValue !== undefined && this.manaValue(object) > f.maxManaValue) return false;
    if (f.hasX !== undefined) {
      const hasX = this.copiableValues(object).manaCost?.includes('{X}') ?? false;
      if (hasX !== f.hasX) return false;
    }
    return true;
  },

  /** Only permanents and spells have a controller (109.4), so no card elsewhere is "yours" in that sense. */
  matchesPlace(this: Rulebook, f: Filter, object: GameObject, as: Perspective): boolean {
    if (f.name !== undefined && !this.namesOf(object).includes(f.name)) return false;
    if (f.id !== undefined && object.id !== f.id) return false;
    if (f.commander && object.commander === undefined) return false;
    if (f.token !== undefined && (object.token === true) !== f.token) return false;
    if (f.self && object.id !== as.source?.id) return false;
    if (f.other && object.id === as.source?.id) return false;
    if (f.controller !== undefined) {
      if (!('controller' in object)) return false;
      if ((object.controller === as.controller) !== (f.controller === 'you')) return false;
    }
    const owner = 'owner' in object ? object.owner : as.controller;
    if (f.owner !== undefined && (owner === as.controller) !== (f.owner === 'you')) return false;
    if (f.tapped !== undefined && ('tapped' in object && object.tapped === true) !== f.tapped)
      return false;
    if (f.faceDown && !('faceDown' in object && object.faceDown)) return false;
    if (f.attacking && !('attacking' in object && object.attacking)) return false;
    if (f.attachedToThis) {
      const host =
        as.source !== undefined && isPermanent(as.source) ? as.source.attachedTo : undefined;
      if (host === undefined || object.id !== host) return false;
    }
    return true;
  },

  /** The permanents that match, in the order of the battlefield. */
  permanentsMatching(this: Rulebook, game: Game, filter: Filter, as: Perspective): Permanent[] {
    return game.battlefield.filter((p) => this.matches(game, filter, p, as));
  },
};
