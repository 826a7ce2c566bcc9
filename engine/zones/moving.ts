/**
 * Events in which objects change zones, all at once.
 * @see CR 400.7, 614.4
 */
import { asCards, changePlayer, removeObjects, unattachFrom } from '../change.ts';
import type { Choose } from '../choices.ts';
import { type Located, locate, permanentOf } from '../find.ts';
import type { CardObject, Commander, Game, PlayerId } from '../model/game.ts';
import type { Id } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';
import {
  byId,
  type Destination,
  isPermanentMovement,
  type Movement,
  movementOf,
} from './movement.ts';

type More = Pick<Movement, 'instead' | 'sacrificed'>;

export const movingRules = {
  /**
   * Sacrificing moves permanents to their owners' graveyards, all at once; a replacement effect may send them
   * elsewhere, and they are sacrificed all the same.
   * @see CR 118.11, 700.4
   */
  sacrifice(
    this: Rulebook,
    game: Game,
    ids: readonly Id[],
    choose: Choose,
    instead?: 'exile',
  ): Game {
    const more = { sacrificed: true as const, ...(instead ? { instead } : {}) };
    return this.moveIds(game, ids, 'graveyard', choose, more);
  },

  /** Destroying does nothing to what is indestructible. */
  destroy(this: Rulebook, game: Game, ids: readonly Id[], choose: Choose, instead?: 'exile'): Game {
    const destroyed = ids.filter((id) => {
      const permanent = permanentOf(game, id);
      return permanent !== undefined && !this.hasKeyword(game, permanent, 'indestructible');
    });
    return this.moveIds(game, destroyed, 'graveyard', choose, instead ? { instead } : {});
  },

  /** Moves the objects with these ids together; what is not there, or is phased out, stays out of it. */
  moveIds(
    this: Rulebook,
    game: Game,
    ids: readonly Id[],
    to: Destination,
    choose: Choose,
    more: More = {},
  ): Game {
    const movements = [...new Set(ids)].flatMap((id) => {
      const located = locate(game, id);
      return located !== undefined && this.canMove(located) ? [movementOf(located, to, more)] : [];
    });
    return this.moveTogether(game, movements, choose);
  },

  /**
   * What is phased out is as good as not there, and a token that has left the battlefield stays where it is.
   * @see CR 111.8
   */
  canMove(this: Rulebook, { object, zone }: Located): boolean {
    if ('phasedOut' in object && object.phasedOut) return false;
    return !object.token || zone === 'battlefield' || zone === 'stack';
  },

  /**
   * Carries out one event: what replaces each movement, the movements all at once, the abilities that trigger on
   * them, and what else the replacement effects do.
   * @see CR 603.2g, 603.10a, 614.4, 614.6
   */
  moveTogether(this: Rulebook, game: Game, movements: readonly Movement[], choose: Choose): Game {
    if (movements.length === 0) return game;
    const replaced = this.replaceMovements(game, movements, choose);
    const moved = this.placeAll(game, replaced);
    const triggered = this.trigger(
      game,
      moved,
      replaced.flatMap((movement) => this.occurrencesOf(movement)),
    );
    return replaced.reduce((after, { along }) => {
      if (along === undefined) return after;
      return along.effects.reduce(
        (g, effect) => this.carryOut(g, effect, { as: along.as }, choose),
        after,
      );
    }, triggered);
  },

  /** Takes the objects from where they are and puts them where they go, in the order of their ids. */
  placeAll(this: Rulebook, game: Game, movements: readonly Movement[]): Game {
    const ids = new Set(movements.map((m) => m.object.id));
    const left = movements.flatMap((m) => (isPermanentMovement(m) ? [m.object] : []));
    const without = unattachFrom(removeObjects(this.rememberAll(game, left), ids), ids);
    return [...movements]
      .sort((a, b) => byId(a.object, b.object))
      .reduce((after, movement) => this.place(after, movement), without);
  },

  /**
   * Puts an object into a zone of its owner, where it is a new one; all the cards of a merged or melded permanent
   * go there.
   * @see CR 400.7
   */
  place(this: Rulebook, game: Game, movement: Movement): Game {
    const { object, owner, to } = movement;
    const cards = this.newObjects(movement);
    if (to === 'library') {
      const count = cards.filter((card) => !card.token).length;
      return changePlayer(game, owner, (p) =>
        p.library === undefined ? p : { ...p, library: p.library + count },
      );
    }
    if (object.token && movement.from === 'stack') return game;
    return changePlayer(game, owner, (p) => ({ ...p, [to]: [...p[to], ...cards] }));
  },

  /** What an object becomes: of what it was, it remembers next to nothing. @see CR 400.7 */
  newObjects(this: Rulebook, { object, to, exiledWith }: Movement): readonly CardObject[] {
    return asCards(object).map(({ commander, ...card }) => ({
      ...card,
      ...(to === 'exile' && exiledWith !== undefined ? { exiledWith } : {}),
      ...(commander ? { commander: moved(commander, to) } : {}),
    }));
  },

  /** Discards cards of a hand. */
  discard(this: Rulebook, game: Game, player: PlayerId, ids: readonly Id[], choose: Choose): Game {
    const hand = game.players.find((p) => p.id === player)?.hand ?? [];
    const discarded = ids.filter((id) => hand.some((card) => card.id === id));
    return this.moveIds(game, discarded, 'graveyard', choose);
  },

  /** Puts known cards from the top of a library into its owner's graveyard: they do not die. @see CR 700.4 */
  millKnown(
    this: Rulebook,
    game: Game,
    player: PlayerId,
    cards: readonly CardObject[],
    choose: Choose,
  ): Game {
    const movements = cards.map(
      (object): Movement => ({
        object,
        owner: player,
        affected: player,
        from: 'library',
        to: 'graveyard',
      }),
    );
    return this.moveTogether(this.mill(game, player, cards.length), movements, choose);
  },
};

/** A commander that went to its graveyard or to exile may still be moved on (903.9a). */
function moved({ casts }: Commander, to: Destination): Commander {
  return to === 'graveyard' || to === 'exile' ? { casts, moved: true } : { casts };
}
