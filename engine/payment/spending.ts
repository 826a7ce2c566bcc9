/**
 * What a mana in a pool can pay for: by its type, by what restricts it, and by permission to spend it as though it
 * were of another type.
 * @see CR 106.6, 107.4, 118.14, 609.4b
 */

import { permanentOf } from '../find.ts';
import type {
  Ability,
  LifeForMana,
  SpendOnlyAsColorless,
  SpendPermission,
} from '../model/abilities.ts';
import type { Cost } from '../model/costs.ts';
import type { Filter } from '../model/filters.ts';
import type { Game, GameObject, Permanent, PlayerId } from '../model/game.ts';
import { COLORS, type Mana, type ManaType, type SpendRestriction } from '../model/mana.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from '../transaction/proposed.ts';
import { type KindSet, kindSet, NO_KINDS } from './kinds.ts';

/** An ability of a permanent that changes how its controller may pay. */
export type SpendingAbility = SpendPermission | SpendOnlyAsColorless | LifeForMana;

/** What a player pays for: a spell, an ability that is activated, or something else. */
export interface Purpose {
  readonly action: 'cast' | 'activate' | 'other';
  readonly player: PlayerId;
  /** The spell, or the source of the ability that is activated or that asks for the payment; it may be gone. */
  readonly object?: GameObject;
  /** All that is paid at once; only restrictions of mana ask for it. */
  readonly costs: () => readonly Cost[];
}

/** What a player is about to pay for, and what changes how they may pay. */
export interface Spending {
  /** The game as it is while costs are paid: mana abilities have changed it since the proposal. */
  readonly game: Game;
  readonly purpose: Purpose;
  readonly abilities: readonly { readonly ability: SpendingAbility; readonly as: Perspective }[];
}

const ANY_COLOR = kindSet(COLORS);
const GENERIC = kindSet(['generic']);
const SNOW = kindSet(['S']);
const COLORLESS = kindSet(['C']);

/** What permissions are about, as actions. */
const ON = { spells: 'cast', abilities: 'activate' } as const;

function isSpendingAbility(ability: Ability): ability is SpendingAbility {
  return (
    ability.kind === 'spendPermission' ||
    ability.kind === 'spendOnlyAsColorless' ||
    ability.kind === 'lifeForMana'
  );
}

export const spendingRules = {
  /**
   * Everything that matters to how a player may pay for a spell or for an ability, its total cost included.
   * @see CR 602.1e
   */
  spendingOn(this: Rulebook, game: Game, casting: Casting): Spending {
    const { proposal, object } = casting;
    const { kind, player } = proposal;
    const action = kind === 'special' ? 'other' : kind;
    return this.spendingFor(game, { action, player, object, costs: () => this.costsOf(casting) });
  },

  /** Everything that matters to how a player may pay for something. */
  spendingFor(this: Rulebook, game: Game, purpose: Purpose): Spending {
    const { player } = purpose;
    const mine = game.battlefield.filter((p) => p.controller === player && !p.phasedOut);
    const abilities = mine.flatMap((source: Permanent) =>
      this.abilitiesOf(source)
        .filter(isSpendingAbility)
        .map((ability) => ({ ability, as: { controller: player, source } })),
    );
    return { game, purpose, abilities };
  },

  /**
   * The kinds of demand that a mana may pay for here.
   * @returns no kinds when a restriction forbids it.
   */
  kindsPaidBy(this: Rulebook, mana: Mana, spending: Spending): KindSet {
    const { only } = mana;
    if (!this.spellAllows(mana, spending.purpose)) return NO_KINDS;
    if (only !== undefined && !this.restrictionAllows(only, mana, spending)) return NO_KINDS;
    const kinds = this.kindsOfMana(mana, spending);
    return only?.notGeneric ? kinds & ~GENERIC : kinds;
  },

  /** Whether a spell that limits what mana may be spent on it allows this one. */
  spellAllows(this: Rulebook, mana: Mana, { action, object }: Purpose): boolean {
    if (action !== 'cast' || object === undefined) return true;
    return this.abilitiesOf(object).every(
      (limit) =>
        limit.kind !== 'spendLimit' || (limit.only !== 'nothing' && mana[limit.only] === true),
    );
  },

  /** The kinds that a mana pays for by its type, as though it were another, and by its source. */
  kindsOfMana(this: Rulebook, mana: Mana, spending: Spending): KindSet {
    return (
      this.kindsAsThough(mana, spending) |
      this.kindsBySource(mana) |
      (this.paysGeneric(mana) ? GENERIC : NO_KINDS)
    );
  },

  /**
   * Coloured mana pays for symbols of its colour, and only colourless mana for {C}.
   * @see CR 107.4a, 107.4c
   */
  kindsByType(this: Rulebook, type: ManaType): KindSet {
    return kindSet([type]);
  },

  /**
   * Mana of a snow source pays for {S}, whatever its type; snow is no type.
   * @see CR 107.4h
   */
  kindsBySource(this: Rulebook, mana: Mana): KindSet {
    return mana.snow ? SNOW : NO_KINDS;
  },

  /**
   * Mana of any type pays for generic mana.
   * @see CR 107.4b
   */
  paysGeneric(this: Rulebook, _mana: Mana): boolean {
    return true;
  },

  /**
   * What a mana pays for as though it were of other types. "Only as though it were colourless" is a restriction, so
   * no permission widens it; "any colour" does not mean colourless, "any type" does.
   * @see CR 609.4b, 118.14
   */
  kindsAsThough(this: Rulebook, mana: Mana, spending: Spending): KindSet {
    let kinds = this.kindsByType(mana.type);
    for (const { ability, as } of spending.abilities) {
      if (ability.kind === 'spendOnlyAsColorless' && this.isSpentAsColorless(ability, mana.type))
        return COLORLESS;
      if (ability.kind === 'spendPermission' && this.permissionCovers(ability, mana, spending, as))
        kinds |= ability.as === 'anyType' ? ANY_COLOR | COLORLESS : ANY_COLOR;
    }
    return kinds;
  },

  /** Whether mana of a type may only be spent as though it were colourless. */
  isSpentAsColorless(this: Rulebook, ability: SpendOnlyAsColorless, type: ManaType): boolean {
    return !ability.except.some((color) => color === type);
  },

  /**
   * Whether a permission is about this mana and about what it is to be spent on.
   * @see CR 609.4b, 602.1e
   */
  permissionCovers(
    this: Rulebook,
    permission: SpendPermission,
    mana: Mana,
    { game, purpose }: Spending,
    as: Perspective,
  ): boolean {
    const { on, filter } = permission;
    if (permission.mana !== undefined && !permission.mana.includes(mana.type)) return false;
    if (on !== undefined && ON[on] !== purpose.action) return false;
    return filter === undefined || this.isObject(game, filter, purpose, as);
  },

  /**
   * Whether mana with a restriction may be spent on this at all. What it may pay for is judged by its real type, so
   * permission to spend it as though it were another does not lift the restriction.
   * @see CR 106.6
   */
  restrictionAllows(
    this: Rulebook,
    only: SpendRestriction,
    mana: Mana,
    { game, purpose }: Spending,
  ): boolean {
    const { action, player, costs } = purpose;
    if (only.on !== undefined && !only.on.includes(action)) return false;
    if (only.xOnly && !costs().some((cost) => cost.mana?.includes('{X}'))) return false;
    const source = mana.source === undefined ? undefined : permanentOf(game, mana.source);
    const as = { controller: player, ...(source === undefined ? {} : { source }) };
    const { filter, notCast } = only;
    if (filter !== undefined && !this.isObject(game, filter, purpose, as)) return false;
    return notCast === undefined || action !== 'cast' || !this.isObject(game, notCast, purpose, as);
  },

  /** Whether what is paid for, or what asks for the payment, matches. */
  isObject(
    this: Rulebook,
    game: Game,
    filter: Filter,
    { object }: Purpose,
    as: Perspective,
  ): boolean {
    return object !== undefined && this.matches(game, filter, object, as);
  },
};
