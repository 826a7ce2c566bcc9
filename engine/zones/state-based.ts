/**
 * State-based actions, as far as creatures, legends, tokens, Auras and commanders go.
 * @see CR 704
 */
import { changePermanent, changePlayer } from '../change.ts';
import { type Choose, pick } from '../choices.ts';
import { locate } from '../find.ts';
import type { CardObject, Game, GameObject, Permanent } from '../model/game.ts';
import type { Id } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';
import { oneOfEach } from './alike.ts';
import { type Movement, movementOf } from './movement.ts';

export const stateBasedRules = {
  /**
   * Performs all state-based actions at once, again and again until there are none; then the waiting triggers go
   * on the stack, and all of it again until nothing is left to do.
   * @see CR 704.3
   */
  stateBasedActions(this: Rulebook, game: Game, choose: Choose): Game {
    let current = game;
    for (;;) {
      const settled = this.settle(current, choose);
      if (settled.pending === undefined) return settled;
      current = this.stackTriggers(settled, choose);
    }
  },

  /** State-based actions until there are none. */
  settle(this: Rulebook, game: Game, choose: Choose): Game {
    let current = game;
    for (;;) {
      const next = this.stateBasedAction(current, choose);
      if (next === current) return current;
      current = next;
    }
  },

  /**
   * All state-based actions that apply now, at once.
   * @returns the same game when there are none.
   * @see CR 704.3, 704.5
   */
  stateBasedAction(this: Rulebook, game: Game, choose: Choose): Game {
    const doomed = new Set([
      ...this.deadCreatures(game).map((p) => p.id),
      ...this.spentPlaneswalkers(game).map((p) => p.id),
      ...this.extraLegends(game, choose),
      ...this.looseAuras(game).map((p) => p.id),
    ]);
    const movements = [...doomed].flatMap((id): Movement[] => {
      const located = locate(game, id);
      return located === undefined ? [] : [movementOf(located, 'graveyard')];
    });
    const commanders = this.commandersMoved(game);
    const home = commanders.filter(({ id }) => choose(`${id} to the command zone`, [true, false]));
    const homeward = home.flatMap(({ id }): Movement[] => {
      const located = locate(game, id);
      return located === undefined ? [] : [movementOf(located, 'command')];
    });
    // What leaves now is looked back at as it was before all of this (704.8).
    const moved = this.moveTogether(game, [...movements, ...homeward], choose);
    const ceased = this.ceaseTokens(this.cancelCounters(moved), this.tokensElsewhere(game));
    return this.commandersSeen(ceased, commanders);
  },

  /**
   * Creatures with toughness 0 or less, and such as have lethal damage and are not indestructible.
   * @see CR 704.5f, 704.5g
   */
  deadCreatures(this: Rulebook, game: Game): readonly Permanent[] {
    return game.battlefield.filter((p) => {
      if (p.phasedOut || !this.typesOf(game, p).includes('creature')) return false;
      const toughness = this.toughnessOf(p);
      if (toughness === undefined) return false;
      if (toughness <= 0) return true;
      const isLethal = (p.damage ?? 0) >= toughness;
      return isLethal && !this.hasKeyword(game, p, 'indestructible');
    });
  },

  /**
   * Planeswalkers without loyalty.
   * @see CR 704.5i
   */
  spentPlaneswalkers(this: Rulebook, game: Game): readonly Permanent[] {
    return game.battlefield.filter(
      (p) =>
        !p.phasedOut &&
        (p.counters?.loyalty ?? 0) <= 0 &&
        this.typesOf(game, p).includes('planeswalker'),
    );
  },

  /** @returns undefined when nothing is known of it. */
  toughnessOf(this: Rulebook, object: GameObject): number | undefined {
    const later = 'later' in object ? object.later : undefined;
    const counters = 'counters' in object ? object.counters : undefined;
    const base = later?.toughness ?? this.copiableValues(object).toughness;
    if (base === undefined) return undefined;
    return base + (counters?.['+1/+1'] ?? 0) - (counters?.['-1/-1'] ?? 0);
  },

  /**
   * Of the legendary permanents of one name that a player controls, all but one that they pick.
   * @see CR 704.5j
   */
  extraLegends(this: Rulebook, game: Game, choose: Choose): readonly Id[] {
    const groups = new Map<string, Permanent[]>();
    for (const p of game.battlefield) {
      const { name } = this.copiableValues(p);
      const isLegend = this.matches(game, { supertypes: ['legendary'] }, p, {
        controller: p.controller,
      });
      if (!isLegend || name === '') continue;
      const key = JSON.stringify([p.controller, name]);
      groups.set(key, [...(groups.get(key) ?? []), p]);
    }
    return [...groups.values()].flatMap((group) => {
      const [first, ...others] = oneOfEach(game, group);
      if (group.length < 2 || first === undefined) return [];
      const kept = pick(choose, 'which legend stays', [first, ...others]);
      return group.filter((p) => p.id !== kept.id).map((p) => p.id);
    });
  },

  /** Auras that are attached to nothing. @see CR 704.5m */
  looseAuras(this: Rulebook, game: Game): readonly Permanent[] {
    return game.battlefield.filter(
      (p) =>
        !p.phasedOut &&
        p.attachedTo === undefined &&
        this.subtypesOf(p).includes('aura') &&
        !this.typesOf(game, p).includes('creature'),
    );
  },

  /** Counters of +1/+1 and -1/-1 on one permanent take each other away. @see CR 704.5q */
  cancelCounters(this: Rulebook, game: Game): Game {
    return game.battlefield.reduce((after, p) => {
      const plus = p.counters?.['+1/+1'] ?? 0;
      const minus = p.counters?.['-1/-1'] ?? 0;
      const both = Math.min(plus, minus);
      if (both <= 0) return after;
      return changePermanent(after, p.id, ({ counters, ...rest }) => {
        const left = Object.entries({ ...counters, '+1/+1': plus - both, '-1/-1': minus - both });
        const kept = Object.fromEntries(left.filter(([, n]) => n > 0));
        return Object.keys(kept).length > 0 ? { ...rest, counters: kept } : rest;
      });
    }, game);
  },

  /**
   * The commanders that went to a graveyard or to exile since the last check: their owners may put each into the
   * command zone.
   * @see CR 903.9a
   */
  commandersMoved(this: Rulebook, game: Game): readonly CardObject[] {
    return game.players.flatMap((p) =>
      [...p.graveyard, ...p.exile].filter((card) => card.commander?.moved),
    );
  },

  /** What was asked of a commander once is not asked again. */
  commandersSeen(this: Rulebook, game: Game, seen: readonly CardObject[]): Game {
    if (seen.length === 0) return game;
    const ids = new Set(seen.map((card) => card.id));
    const see = (card: CardObject): CardObject =>
      card.commander !== undefined && ids.has(card.id)
        ? { ...card, commander: { casts: card.commander.casts } }
        : card;
    return game.players.reduce(
      (after, { id }) =>
        changePlayer(after, id, (p) => ({
          ...p,
          graveyard: p.graveyard.map(see),
          exile: p.exile.map(see),
        })),
      game,
    );
  },
};
