/**
 * Adding mana to a pool: where it comes from, what it carries, and what is asked of its player.
 * @see CR 106.3, 106.4, 106.6
 */
import { changePlayer } from '../change.ts';
import type { Choose } from '../choices.ts';
import type { Resolving } from '../effects.ts';
import { isPermanent, playerOf } from '../find.ts';
import type { Effect } from '../model/effects.ts';
import type { Game, GameObject, PlayerId } from '../model/game.ts';
import type { Mana, SpendRestriction } from '../model/mana.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';
import { addAmounts, type ManaAmounts, manaOf, NO_MANA, typesIn } from './production/amounts.ts';
import { addToPool } from './production/pool.ts';

export type ManaEffect = Extract<Effect, { kind: 'addMana' | 'doublePool' | 'takePool' }>;
type AddMana = Extract<Effect, { kind: 'addMana' }>;
type TakePool = Extract<Effect, { kind: 'takePool' }>;

/** The game after mana was added, and how much that was. */
export interface Added {
  readonly game: Game;
  readonly mana: ManaAmounts;
}

export function isManaEffect(effect: Effect): effect is ManaEffect {
  return effect.kind === 'addMana' || effect.kind === 'doublePool' || effect.kind === 'takePool';
}

export const addingManaRules = {
  /**
   * Carries out an effect that adds mana: what it produces, what replacement effects make of that if a permanent was
   * tapped for it, and into the pool with it.
   * @see CR 106.3, 106.4, 106.12b
   */
  addMana(this: Rulebook, game: Game, effect: ManaEffect, by: Resolving, choose: Choose): Added {
    switch (effect.kind) {
      case 'addMana':
        return this.addProduced(game, effect, by, choose);
      case 'doublePool':
        return this.doublePool(game, by, choose);
      case 'takePool':
        return { game: this.takePool(game, effect, by, choose), mana: NO_MANA };
      default:
        return effect satisfies never;
    }
  },

  addProduced(this: Rulebook, game: Game, effect: AddMana, by: Resolving, choose: Choose): Added {
    if (!this.holdsIfAny(game, effect.onlyIf, by.as)) return { game, mana: NO_MANA };
    const added = choose('mana to add', () => {
      const possible = this.possibleMana(game, effect.mana, by, this.mirroredNow(game));
      return possible.length === 0 ? [NO_MANA] : possible;
    });
    const mana = this.afterReplacements(game, added, by, choose);
    const player = this.recipient(effect, by);
    const entries = this.manaEntries(game, mana, effect, by);
    return { game: this.putInPool(game, player, entries), mana };
  },

  /** Who gets the mana: the controller of the spell or ability unless it says the player of its event. */
  recipient(this: Rulebook, effect: AddMana, { as, event }: Resolving): PlayerId {
    return effect.to === 'eventPlayer' ? (event?.player ?? as.controller) : as.controller;
  },

  /** What replacement effects make of mana that a permanent is tapped for; of no other mana. */
  afterReplacements(
    this: Rulebook,
    game: Game,
    mana: ManaAmounts,
    { tapped }: Resolving,
    choose: Choose,
  ): ManaAmounts {
    if (tapped === undefined) return mana;
    const replacing = this.manaReplacements(game).filter((one) =>
      this.replacesManaOf(game, one, tapped),
    );
    if (replacing.length === 0) return mana;
    return choose('what the mana becomes', () =>
      this.replacedMana(mana, replacing, tapped.permanent),
    );
  },

  /** The mana as it stands in a pool. */
  manaEntries(
    this: Rulebook,
    game: Game,
    mana: ManaAmounts,
    effect: AddMana,
    { as }: Resolving,
  ): Mana[] {
    const carried = { ...this.originOf(game, as.source), ...this.carriedBy(effect, as) };
    return typesIn(mana).map((type) => ({ type, amount: mana[type], ...carried }));
  },

  /**
   * The source of mana is the spell, or the source of the ability, that produced it.
   * @see CR 106.3, 107.4h
   */
  originOf(
    this: Rulebook,
    game: Game,
    source: GameObject | undefined,
  ): Pick<Mana, 'source' | 'snow' | 'fromCreature' | 'fromTreasure'> {
    if (source === undefined) return {};
    const { id } = source;
    const snow = this.isSnow(game, source) ? { snow: true as const } : {};
    if (!isPermanent(source)) return { source: id, ...snow };
    return {
      source: id,
      ...snow,
      ...(this.typesOf(game, source).includes('creature') ? { fromCreature: true } : {}),
      ...(this.subtypesOf(source).includes('treasure') ? { fromTreasure: true } : {}),
    };
  },

  isSnow(this: Rulebook, game: Game, source: GameObject): boolean {
    return this.matchesTypes(game, { supertypes: ['snow'] }, source, { controller: '' });
  },

  /**
   * The restrictions and riders that an effect puts on its mana: on all of it, whatever replacement effects did to
   * the amount or the type.
   * @see CR 106.6, 106.6a
   */
  carriedBy(
    this: Rulebook,
    effect: AddMana,
    as: Perspective,
  ): Pick<Mana, 'only' | 'riders' | 'untilEndOfTurn' | 'untilEndOfCombat'> {
    return {
      ...(effect.only === undefined ? {} : { only: this.settledRestriction(effect.only, as) }),
      ...(effect.riders === undefined ? {} : { riders: effect.riders }),
      ...(effect.untilEndOfTurn ? { untilEndOfTurn: true } : {}),
      ...(effect.untilEndOfCombat ? { untilEndOfCombat: true } : {}),
    };
  },

  /** "Of the chosen type" means the type that is chosen as the mana is produced; the mana remembers it. */
  settledRestriction(
    this: Rulebook,
    only: SpendRestriction,
    { source }: Perspective,
  ): SpendRestriction {
    const subtype = source !== undefined && 'chosen' in source ? source.chosen?.subtype : undefined;
    if (!only.filter?.chosenSubtype || subtype === undefined) return only;
    const { chosenSubtype: _, ...filter } = only.filter;
    return { ...only, filter: { ...filter, subtypes: [subtype] } };
  },

  /**
   * Mana goes to a player's pool.
   * @throws {InputError} `amount/too-large`.
   * @see CR 106.4
   */
  putInPool(this: Rulebook, game: Game, player: PlayerId, mana: readonly Mana[]): Game {
    return changePlayer(game, player, (p) => ({ ...p, pool: addToPool(p.pool, mana) }));
  },

  /**
   * Doubling the mana in a pool adds as much of each type again; what is added has no restriction of the mana that
   * was counted.
   * @see CR 701.10f, 106.6
   */
  doublePool(this: Rulebook, game: Game, by: Resolving, choose: Choose): Added {
    const { controller } = by.as;
    const mana = this.afterReplacements(game, this.unspentMana(game, controller), by, choose);
    const origin = this.originOf(game, by.as.source);
    const entries = typesIn(mana).map((type) => ({ type, amount: mana[type], ...origin }));
    return { game: this.putInPool(game, controller, entries), mana };
  },

  /** How much of each type a player has, restricted or not. */
  unspentMana(this: Rulebook, game: Game, player: PlayerId): ManaAmounts {
    return playerOf(game, player).pool.reduce(
      (sum, { type, amount }) => addAmounts(sum, manaOf(type, amount)),
      NO_MANA,
    );
  },

  /**
   * A player loses all unspent mana and another adds it; each mana keeps its source, restrictions and riders.
   * @see CR 106.13
   */
  takePool(
    this: Rulebook,
    game: Game,
    effect: TakePool,
    { as, targets }: Resolving,
    choose: Choose,
  ): Game {
    const target = game.players.find((p) => targets?.includes(p.id));
    if (target === undefined) return game;
    const tapped = effect.activateLands ? this.activateLands(game, target.id, choose) : game;
    if (target.id === as.controller) return tapped;
    const { pool } = playerOf(tapped, target.id);
    const emptied = changePlayer(tapped, target.id, (p) => ({ ...p, pool: [] }));
    return this.putInPool(emptied, as.controller, pool);
  },
};
