/**
 * What a resolving spell or ability does, one effect after the other.
 * @see CR 608.2c
 */
import { changePermanent, changePlayer } from './change.ts';
import type { Choose } from './choices.ts';
import { opponentsOf, permanentOf } from './find.ts';
import type { TappedForMana } from './mana/mana-replacement.ts';
import type { Effect } from './model/effects.ts';
import type { Filter } from './model/filters.ts';
import type { Game, Permanent, PlayerId, StackedAbility } from './model/game.ts';
import type { Id } from './model/mana.ts';
import type { Perspective } from './objects.ts';
import type { Rulebook } from './rulebook.ts';

/** A spell or ability as it resolves. */
export interface Resolving {
  /** Its controller, and its source as it is now or as it last was. */
  readonly as: Perspective;
  /** The id of its source, which may be gone. */
  readonly source?: Id;
  readonly targets?: readonly Id[];
  /** What it triggered on. */
  readonly event?: StackedAbility['event'];
  /** A permanent is tapped for mana with it (106.12). */
  readonly tapped?: TappedForMana;
  /** How many triggered mana abilities led to it. */
  readonly chain?: number;
}

export const effectRules = {
  /**
   * Carries out one effect that adds no mana.
   * @see CR 608.2c, 609.3
   */
  carryOut(this: Rulebook, game: Game, effect: Effect, by: Resolving, choose: Choose): Game {
    const { as } = by;
    switch (effect.kind) {
      case 'gainLife': {
        const player = effect.to === 'eventPlayer' ? by.event?.player : as.controller;
        if (player === undefined || !this.holdsIfAny(game, effect.onlyIf, as)) return game;
        const { instead } = effect;
        const isReplaced = instead !== undefined && this.holds(game, instead.onlyIf, as);
        const amount = isReplaced ? instead.amount : effect.amount;
        return this.gainLife(game, player, this.amount(game, amount, as));
      }
      case 'loseLife': {
        const amount = this.amount(game, effect.amount, as);
        return this.affectedPlayers(game, effect.who, by).reduce(
          (g, player) => this.loseLife(g, player, amount),
          game,
        );
      }
      case 'draw': {
        const amount = this.amount(game, effect.amount, as);
        const players = effect.each ? game.players.map((p) => p.id) : [as.controller];
        return players.reduce((g, player) => this.draw(g, player, amount), game);
      }
      case 'mill':
        return this.mill(game, as.controller, this.amount(game, effect.amount, as));
      case 'untap':
        return this.permanentsMeant(game, effect.what, by).reduce(
          (g, { id }) => changePermanent(g, id, ({ tapped: _, ...rest }) => rest),
          game,
        );
      case 'tapAndFreeze': {
        const object = by.event?.object;
        return object === undefined
          ? game
          : changePermanent(game, object, (p) => ({ ...p, tapped: true, frozen: true }));
      }
      case 'mayPay':
      case 'unlessPays':
        return this.carryOutPayment(game, effect, by, choose);
      case 'gainKeyword':
        return this.gainKeyword(game, effect.what, effect.keyword, by);
      case 'delayed':
        return this.delay(game, effect, by);
      default:
        return this.carryOutInZones(game, effect, by, choose);
    }
  },

  /** The players whom an effect speaks of. */
  affectedPlayers(
    this: Rulebook,
    game: Game,
    who: 'you' | 'eachOpponent' | 'eventPlayer' | 'targetPlayer',
    by: Resolving,
  ): readonly PlayerId[] {
    if (who === 'you') return [by.as.controller];
    if (who === 'eachOpponent') return opponentsOf(game, by.as.controller).map((p) => p.id);
    if (who === 'targetPlayer') return by.targets ?? [];
    return by.event?.player === undefined ? [] : [by.event.player];
  },

  /** The permanents that an effect speaks of, as far as they are still there. */
  permanentsMeant(
    this: Rulebook,
    game: Game,
    what: Filter | 'self' | 'target',
    by: Resolving,
  ): readonly Permanent[] {
    if (typeof what === 'object') return this.permanentsMatching(game, what, by.as);
    const ids = what === 'target' ? (by.targets ?? []) : [by.as.source?.id ?? ''];
    return ids.flatMap((id) => permanentOf(game, id) ?? []);
  },

  /** Life that is gained at once is one event, whatever the amount; none is no event. @see CR 119.3, 119.9 */
  gainLife(this: Rulebook, game: Game, player: PlayerId, amount: number): Game {
    if (amount === 0) return game;
    const after = changePlayer(game, player, (p) => ({ ...p, life: p.life + amount }));
    return this.trigger(game, after, [{ on: 'lifeGained', player }]);
  },

  /** Losing life is remembered until the end of the turn. @see CR 119.3 */
  loseLife(this: Rulebook, game: Game, player: PlayerId, amount: number): Game {
    return amount === 0
      ? game
      : changePlayer(game, player, (p) => ({ ...p, life: p.life - amount, lostLife: true }));
  },

  /** Of a library only the number of its cards is known, so the cards that leave it are not seen. */
  draw(this: Rulebook, game: Game, player: PlayerId, amount: number): Game {
    return this.takeFromLibrary(game, player, amount);
  },

  mill(this: Rulebook, game: Game, player: PlayerId, amount: number): Game {
    return this.takeFromLibrary(game, player, amount);
  },

  takeFromLibrary(this: Rulebook, game: Game, player: PlayerId, amount: number): Game {
    return changePlayer(game, player, (p) =>
      p.library === undefined ? p : { ...p, library: Math.max(0, p.library - amount) },
    );
  },
};
