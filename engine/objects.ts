/**
 * Objects as they are now: types, abilities, what a filter matches, what an amount comes to.
 * @see CR 109, 613
 */
import { asObject, isPermanent, isSpell, opponentsOf, permanentOf, playerOf } from './find.ts';
import { COLOR_BITS, colorBits } from './mana-cost.ts';
import type { Ability } from './model/abilities.ts';
import type { CardType } from './model/cards.ts';
import type { Amount, Condition, Filter } from './model/filters.ts';
import type { Game, GameObject, Permanent, PlayerId } from './model/game.ts';
import type { Keyword, KeywordName } from './model/keywords.ts';
import type { Id } from './model/mana.ts';
import type { Proposal } from './model/proposals.ts';
import type { Rulebook } from './rulebook.ts';
import { isCreatureType } from './subtypes.ts';

/** From where an ability sees the game. */
export interface Perspective {
  readonly controller: PlayerId;
  /** The object that has the ability. */
  readonly source?: GameObject;
  readonly x?: number;
  /** The spell or ability whose cost is being determined. */
  readonly proposal?: Proposal;
  /** The objects that a cost or an event used. */
  readonly used?: Readonly<
    Partial<Record<'sacrifice' | 'exile' | 'discard' | 'tap', readonly GameObject[]>>
  >;
}

const NO_ABILITIES: readonly Ability[] = [];
const NO_KEYWORDS: readonly Keyword[] = [];

const shares = <T>(wanted: readonly T[], has: readonly T[] | undefined): boolean =>
  has !== undefined && wanted.some((w) => has.includes(w));

export const objectRules = {
  /**
   * The abilities that an object has now: its own, those of land types that effects gave it, those that effects gave
   * it; neither of the first when an effect took its abilities.
   */
  abilitiesOf(this: Rulebook, object: GameObject): readonly Ability[] {
    const own = this.copiableValues(object).abilities ?? NO_ABILITIES;
    const later = 'later' in object ? object.later : undefined;
    if (later === undefined) return own;
    const given = later.abilities ?? NO_ABILITIES;
    if (later.lostAbilities) return given;
    const kept = this.losesTextToLandType(object, later) ? NO_ABILITIES : own;
    return [...kept, ...this.abilitiesOfLandTypes(object, later), ...given];
  },

  /** The keyword abilities that an object has now. */
  keywordsOf(this: Rulebook, object: GameObject): readonly Keyword[] {
    const own = this.copiableValues(object).keywords ?? NO_KEYWORDS;
    const later = 'later' in object ? object.later : undefined;
    if (later === undefined) return own;
    const kept = later.lostAbilities ? NO_KEYWORDS : own;
    return later.keywords === undefined ? kept : [...kept, ...later.keywords];
  },

  keywordOf(this: Rulebook, object: GameObject, name: KeywordName): Keyword | undefined {
    return this.keywordsOf(object).find((k) => k.keyword === name);
  },

  /** The card types that an object has now. A god is no creature while devotion is too low (layer 4). */
  typesOf(this: Rulebook, game: Game, object: GameObject): readonly CardType[] {
    const later = 'later' in object ? object.later : undefined;
    const face = this.copiableValues(object);
    let types = later?.types ?? face.types;
    if (later?.addTypes !== undefined) types = [...types, ...later.addTypes];
    if (!isPermanent(object) || face.abilities === undefined) return types;
    for (const ability of face.abilities) {
      if (ability.kind !== 'notCreatureBelowDevotion') continue;
      if (this.devotion(game, object.controller, colorBits(ability.to)) < ability.below) {
        types = types.filter((t) => t !== 'creature');
      }
    }
    return types;
  },

  subtypesOf(this: Rulebook, object: GameObject): readonly string[] {
    const later = 'later' in object ? object.later : undefined;
    const subtypes = later?.subtypes ?? this.copiableValues(object).subtypes ?? [];
    return later?.addSubtypes === undefined ? subtypes : [...subtypes, ...later.addSubtypes];
  },

  powerOf(this: Rulebook, object: GameObject): number {
    const later = 'later' in object ? object.later : undefined;
    const counters = 'counters' in object ? object.counters : undefined;
    const base = later?.power ?? this.copiableValues(object).power ?? 0;
    return base + (counters?.['+1/+1'] ?? 0) - (counters?.['-1/-1'] ?? 0);
  },

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

  /** Whether an object has one of these subtypes now. */
  hasSubtype(this: Rulebook, object: GameObject, wanted: readonly string[]): boolean {
    return (
      shares(wanted, this.subtypesOf(object)) ||
      (wanted.some(isCreatureType) && this.hasEveryCreatureType(object))
    );
  },

  /**
   * A changeling has every creature type, land and other types only as printed; it keeps them when an effect takes
   * its abilities (layer 6), but not when one sets its types (layer 4).
   * @see CR 702.73a, 613.6
   */
  hasEveryCreatureType(this: Rulebook, object: GameObject): boolean {
    const later = 'later' in object ? object.later : undefined;
    const printed =
      later?.subtypes === undefined ? this.copiableValues(object).keywords : undefined;
    return [...(printed ?? []), ...(later?.keywords ?? [])].some((k) => k.keyword === 'changeling');
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
    if (f.attacking && !('attacking' in object && object.attacking)) return false;
    if (f.attachedToThis) {
      const host =
        as.source !== undefined && isPermanent(as.source) ? as.source.attachedTo : undefined;
      if (host === undefined || object.id !== host) return false;
    }
    return true;
  },

  /**
   * The names of an object: a split card, a fused spell and an open Room have those of both halves.
   * @see CR 201.2, 709.4a
   */
  namesOf(this: Rulebook, object: GameObject): readonly string[] {
    return this.copiableValues(object).name.split(' // ');
  },

  /** The permanents that match, in the order of the battlefield. */
  permanentsMatching(this: Rulebook, game: Game, filter: Filter, as: Perspective): Permanent[] {
    return game.battlefield.filter((p) => this.matches(game, filter, p, as));
  },

  /**
   * What an amount comes to now; a negative result is 0, and so is one that cannot be determined.
   * @see CR 107.1b, 107.2
   */
  amount(this: Rulebook, game: Game, amount: Amount, as: Perspective): number {
    if (typeof amount === 'number') return amount;
    return Math.max(0, this.rawAmount(game, amount, as));
  },

  rawAmount(this: Rulebook, game: Game, amount: Exclude<Amount, number>, as: Perspective): number {
    if (amount === 'X') return as.x ?? 0;
    switch (amount.kind) {
      case 'times':
        return amount.factor * this.amount(game, amount.of, as) + (amount.plus ?? 0);
      case 'half':
        return Math.floor(this.amount(game, amount.of, as) / 2);
      case 'count': {
        const count = this.permanentsMatching(game, amount.of, as).length;
        return amount.cap === undefined ? count : Math.min(count, amount.cap);
      }
      case 'cards': {
        const players =
          amount.whose === 'everyones' ? game.players : [playerOf(game, as.controller)];
        return players
          .flatMap((p) => p[amount.zone])
          .filter((o) => o.id !== as.proposal?.object && this.matches(game, amount.of, o, as))
          .length;
      }
      case 'devotion':
        return amount.to === undefined
          ? 0
          : this.devotion(game, as.controller, colorBits(amount.to));
      case 'symbols':
        return this.symbolsAmongPermanents(game, as.controller, COLOR_BITS[amount.color]);
      case 'power':
        return this.objectsOfAmount(amount.of, as).reduce((sum, o) => sum + this.powerOf(o), 0);
      case 'greatestPower':
        return Math.max(
          0,
          ...this.permanentsMatching(game, amount.of, as).map((p) => this.powerOf(p)),
        );
      case 'manaValue':
        return this.objectsOfAmount(amount.of, as).reduce((sum, o) => sum + this.manaValue(o), 0);
      case 'counters':
        return (
          (as.source !== undefined && isPermanent(as.source) && as.source.counters?.[amount.of]) ||
          0
        );
      case 'spellsCast': {
        const cast = playerOf(game, as.proposal?.player ?? as.controller).castThisTurn ?? [];
        const { of } = amount;
        return of === undefined
          ? cast.length
          : cast.filter((f) => this.matches(game, of, asObject(f), as)).length;
      }
      case 'targets':
        return (as.proposal?.targets?.length ?? 0) - amount.beyond;
      case 'paidWith':
        return as.used?.[amount.cost]?.length ?? 0;
      case 'opponents':
        return opponentsOf(game, as.controller).length;
      case 'commanderManaValue':
        return this.greatestCommanderManaValue(game, as.controller);
      case 'timesPaid':
        return this.timesPaid(as.source, amount.keyword);
      case 'colorsSpent': {
        const spent = this.spentOn(as.source);
        return Object.keys(spent).filter((t) => t !== 'C' && (spent[t] ?? 0) > 0).length;
      }
      case 'manaSpent': {
        const spent = this.spentOn(as.source);
        if (amount.type !== undefined) return spent[amount.type] ?? 0;
        return Object.values(spent).reduce((sum, n) => sum + n, 0);
      }
      default:
        return amount satisfies never;
    }
  },

  objectsOfAmount(
    this: Rulebook,
    of: 'self' | 'tapped' | 'sacrificed',
    as: Perspective,
  ): readonly GameObject[] {
    if (of === 'self') return as.source === undefined ? [] : [as.source];
    return as.used?.[of === 'tapped' ? 'tap' : 'sacrifice'] ?? [];
  },

  /** How often an additional cost was paid for the spell that an object is or was. @see CR 400.7d */
  timesPaid(this: Rulebook, object: GameObject | undefined, keyword: KeywordName): number {
    const cast = object !== undefined && 'cast' in object ? object.cast : undefined;
    return cast?.additional?.[keyword] ?? 0;
  },

  /** What was spent on the spell that an object is or was. */
  spentOn(this: Rulebook, object: GameObject | undefined): Readonly<Record<string, number>> {
    return object !== undefined && 'cast' in object ? { ...object.cast?.spent } : {};
  },

  greatestCommanderManaValue(this: Rulebook, game: Game, player: PlayerId): number {
    const commanders: GameObject[] = [
      ...game.battlefield.filter((p) => p.owner === player && p.commander !== undefined),
      ...playerOf(game, player).command.filter((o) => o.commander !== undefined),
    ];
    return Math.max(0, ...commanders.map((o) => this.manaValue(o)));
  },

  /** Whether a condition holds now. */
  holds(this: Rulebook, game: Game, condition: Condition, as: Perspective): boolean {
    switch (condition.kind) {
      case 'controls': {
        const mine: Filter = { ...condition.of, controller: condition.of.controller ?? 'you' };
        return this.permanentsMatching(game, mine, as).length >= (condition.atLeast ?? 1);
      }
      case 'amount': {
        const n = this.amount(game, condition.of, as);
        return n >= (condition.atLeast ?? 0) && n <= (condition.atMost ?? Number.POSITIVE_INFINITY);
      }
      case 'turn':
        return (game.activePlayer === as.controller) === (condition.whose === 'yours');
      case 'opponentLostLife':
        return opponentsOf(game, as.controller).some((p) => p.lostLife);
      case 'not':
        return !this.holds(game, condition.condition, as);
      case 'targets':
        return (as.proposal?.targets ?? []).some((id: Id) => {
          const target = permanentOf(game, id);
          return target !== undefined && this.matches(game, condition.of, target, as);
        });
      default:
        return condition satisfies never;
    }
  },

  /** What sees the game as this object's controller does. */
  perspectiveOf(this: Rulebook, source: GameObject, fallback: PlayerId): Perspective {
    return {
      controller: isPermanent(source) || isSpell(source) ? source.controller : fallback,
      source,
    };
  },
};
