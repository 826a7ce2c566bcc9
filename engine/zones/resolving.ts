/**
 * The top of the stack resolves.
 * @see CR 608
 */
import { nextId, removeObjects } from '../change.ts';
import type { Choose } from '../choices.ts';
import type { Resolving } from '../effects.ts';
import { locate } from '../find.ts';
import type { Effect } from '../model/effects.ts';
import type { Game, Spell, StackedAbility } from '../model/game.ts';
import type { Id } from '../model/mana.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Entering } from './entering.ts';
import { movementOf } from './movement.ts';

export const resolvingRules = {
  /** Resolves the top of the stack; an empty one leaves the game as it is. @see CR 608.1 */
  resolveTop(this: Rulebook, game: Game, choose: Choose): Game {
    const top = game.stack.at(-1);
    if (top === undefined) return game;
    return top.kind === 'ability'
      ? this.resolveAbility(game, top, choose)
      : this.resolveSpell(game, top, choose);
  },

  /** An ability does what it says and ceases to exist; one whose targets are all gone does nothing. */
  resolveAbility(this: Rulebook, game: Game, ability: StackedAbility, choose: Choose): Game {
    const { id, source, controller, effects, x, targets, event } = ability;
    const after = removeObjects(game, new Set([id]));
    const object = locate(game, source)?.object;
    const as = {
      controller,
      ...(object === undefined ? {} : { source: object }),
      ...(x === undefined ? {} : { x }),
      ...this.objectsSpokenOf(game, targets, event),
    };
    const by = {
      as,
      source,
      ...(targets === undefined ? {} : { targets }),
      ...(event === undefined ? {} : { event }),
    };
    return this.resolveAimed(after, effects, by, choose);
  },

  /** The first target and what it triggered on, as far as they are still where they were. */
  objectsSpokenOf(
    this: Rulebook,
    game: Game,
    targets: readonly Id[] | undefined,
    event: StackedAbility['event'],
  ): Pick<Perspective, 'target' | 'eventObject'> {
    const find = (id: Id | undefined) => (id === undefined ? undefined : locate(game, id)?.object);
    const target = find(targets?.[0]);
    const eventObject = find(event?.object);
    return { ...(target ? { target } : {}), ...(eventObject ? { eventObject } : {}) };
  },

  /** An instant or a sorcery does what it says and goes where it goes; a permanent spell enters. */
  resolveSpell(this: Rulebook, game: Game, spell: Spell, choose: Choose): Game {
    const types = this.typesOf(game, spell);
    if (!types.includes('instant') && !types.includes('sorcery'))
      return this.resolvePermanentSpell(game, spell, choose);
    const { controller, x, targets } = spell;
    const effects = this.abilitiesOf(spell).flatMap((a) => (a.kind === 'spell' ? a.effects : []));
    const as = {
      controller,
      source: spell,
      ...(x === undefined ? {} : { x }),
      ...this.objectsSpokenOf(game, targets, undefined),
    };
    const by = { as, ...(targets === undefined ? {} : { targets }) };
    const done = this.resolveAimed(game, effects, by, choose);
    const located = locate(done, spell.id);
    return located === undefined
      ? done
      : this.moveTogether(done, [movementOf(located, this.whereSpellGoes(spell))], choose);
  },

  /**
   * A permanent spell becomes a permanent, with a memory of how it was cast.
   * @see CR 107.3m, 400.7d, 608.3
   */
  resolvePermanentSpell(this: Rulebook, game: Game, spell: Spell, choose: Choose): Game {
    const { id, card, owner, controller, shown, faceDown, copy, token, commander, cast, x } = spell;
    const record = { ...cast, ...(x === undefined ? {} : { x }) };
    const permanent = {
      id: nextId(id),
      from: id,
      card,
      owner,
      controller,
      ...(shown ? { shown } : {}),
      ...(faceDown ? { faceDown } : {}),
      ...(copy ? { copy } : {}),
      ...(token ? { token } : {}),
      ...(commander ? { commander } : {}),
      ...this.ridersOnCreature(game, spell),
      cast: record,
    };
    return this.awaitEnd(this.enterBattlefield(game, [permanent], choose), permanent.id);
  },

  /**
   * What mana that was spent on a creature spell does to the creature: haste, or one more +1/+1 counter for
   * each such mana.
   * @see CR 106.6
   */
  ridersOnCreature(this: Rulebook, game: Game, spell: Spell): Pick<Entering, 'later' | 'counters'> {
    const { riders = [] } = spell;
    if (riders.length === 0 || !this.typesOf(game, spell).includes('creature')) return {};
    const counters = riders.filter((rider) => rider === 'extraCounter').length;
    return {
      ...(riders.includes('haste') ? { later: { keywords: [{ keyword: 'haste' }] } } : {}),
      ...(counters > 0 ? { counters: { '+1/+1': counters } } : {}),
    };
  },

  /** Carries out all effects in order, unless every target is gone. @see CR 608.2b, 608.2c */
  resolveAimed(
    this: Rulebook,
    game: Game,
    effects: readonly Effect[],
    by: Resolving,
    choose: Choose,
  ): Game {
    const { targets = [] } = by;
    const isGone = targets.length > 0 && !targets.some((id) => isThere(game, id));
    return isGone ? game : this.resolveEffects(game, effects, by, choose);
  },
};

function isThere(game: Game, id: Id): boolean {
  return game.players.some((p) => p.id === id) || locate(game, id) !== undefined;
}
