/**
 * Effects that move objects, create tokens or put counters.
 * @see CR 608.2c, 701
 */
import { nextId, removeObjects } from '../change.ts';
import { type Choose, pick } from '../choices.ts';
import type { Resolving } from '../effects.ts';
import { type Located, locate, opponentsOf, permanentOf } from '../find.ts';
import type { Effect } from '../model/effects.ts';
import type { Filter } from '../model/filters.ts';
import type { CardObject, Game, PlayerId, Spell } from '../model/game.ts';
import type { Id } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';
import { oneOfEach } from './alike.ts';
import { inTurnOrder } from './movement.ts';

export const zoneEffectRules = {
  /**
   * Carries out one effect that moves objects, creates tokens, puts counters or drains life.
   * @see CR 608.2c, 609.3
   */
  carryOutInZones(this: Rulebook, game: Game, effect: Effect, by: Resolving, choose: Choose): Game {
    const { as } = by;
    switch (effect.kind) {
      case 'drain':
        return this.drain(game, as.controller, this.amount(game, effect.amount, as));
      case 'createTokens': {
        const count = this.amount(game, effect.amount, as);
        return this.createTokens(game, as.controller, effect.token, count, choose);
      }
      case 'putCounters': {
        const count = this.amount(game, effect.amount, as);
        return this.permanentsMeant(game, effect.on, by).reduce(
          (g, p) => this.putCounters(g, p.id, effect.counter, count, choose),
          game,
        );
      }
      case 'destroy': {
        const ids = this.permanentsMeant(game, effect.what, by).map((p) => p.id);
        return this.destroy(game, ids, choose, effect.instead);
      }
      case 'exile': {
        const ids = this.objectsMeant(game, effect.what, by);
        const after = this.moveIds(game, ids, 'exile', choose);
        return effect.castableAs === undefined ? after : letCast(after, ids, effect.castableAs);
      }
      case 'sacrifice':
        return this.sacrifice(game, this.mineStill(game, by), choose);
      case 'counter':
        return this.counter(game, effect.what, by, choose);
      case 'sacrificeEach': {
        const who =
          effect.who === 'eachPlayer' ? inTurnOrder(game) : this.opponentsInOrder(game, by);
        return this.sacrificeEach(game, who, effect.filter, choose);
      }
      case 'returnToHand': {
        const id = effect.what === 'self' ? sourceId(by) : by.event?.object;
        const moved = id === undefined ? undefined : this.findMoved(game, id);
        const object = effect.from === undefined || moved?.zone === effect.from ? moved : undefined;
        return object === undefined ? game : this.moveIds(game, [object.object.id], 'hand', choose);
      }
      case 'reanimate': {
        const id = effect.what === 'self' ? sourceId(by) : by.targets?.[0];
        const card = id === undefined ? undefined : this.findMoved(game, id);
        if (card === undefined || card.zone !== 'graveyard') return game;
        const counters: Readonly<Record<string, number>> =
          effect.counters === undefined ? {} : { '+1/+1': this.amount(game, effect.counters, as) };
        const controller = effect.what === 'self' ? card.player : as.controller;
        return this.putOntoBattlefield(game, card, controller, effect.tapped, counters, choose);
      }
      case 'returnExiledWithThis':
        return this.returnExiled(game, effect, by, choose);
      default:
        return game;
    }
  },

  /** Each opponent loses life; the controller gains as much as was lost, at once. @see CR 119.3 */
  drain(this: Rulebook, game: Game, controller: PlayerId, amount: number): Game {
    const opponents = opponentsOf(game, controller);
    const drained = opponents.reduce((g, { id }) => this.loseLife(g, id, amount), game);
    return this.gainLife(drained, controller, amount * opponents.length);
  },

  /** The source itself, if it is still there under the same control. @see CR 701.21a */
  mineStill(this: Rulebook, game: Game, { as }: Resolving): readonly Id[] {
    const permanent = as.source === undefined ? undefined : permanentOf(game, as.source.id);
    return permanent?.controller === as.controller ? [permanent.id] : [];
  },

  /**
   * A spell that is countered goes from the stack to its owner's graveyard, or to where its keywords send it; a
   * countered ability is gone.
   * @see CR 701.6a
   */
  counter(
    this: Rulebook,
    game: Game,
    what: 'target' | 'eventObject',
    by: Resolving,
    choose: Choose,
  ): Game {
    const id = what === 'target' ? by.targets?.[0] : by.event?.object;
    const object = game.stack.find((one) => one.id === id);
    if (object === undefined) return game;
    if (object.kind === 'ability') return removeObjects(game, new Set([object.id]));
    if (!this.canBeCountered(object)) return game;
    const to = this.whereSpellGoes(object) === 'exile' ? 'exile' : 'graveyard';
    return this.moveIds(game, [object.id], to, choose);
  },

  /** Mana that was spent on a spell may keep it from being countered. @see CR 106.6 */
  canBeCountered(this: Rulebook, spell: Spell): boolean {
    return !spell.riders?.includes('uncounterable');
  },

  /** The ids of the objects that an effect speaks of, in whatever zone a target is. */
  objectsMeant(
    this: Rulebook,
    game: Game,
    what: Filter | 'self' | 'target',
    by: Resolving,
  ): readonly Id[] {
    return what === 'target'
      ? (by.targets ?? [])
      : this.permanentsMeant(game, what, by).map((p) => p.id);
  },

  opponentsInOrder(this: Rulebook, game: Game, { as }: Resolving): readonly PlayerId[] {
    return inTurnOrder(game).filter((id) => id !== as.controller);
  },

  /** Each of these players picks a permanent that matches; then all are sacrificed at once. @see CR 101.4 */
  sacrificeEach(
    this: Rulebook,
    game: Game,
    players: readonly PlayerId[],
    filter: Filter,
    choose: Choose,
  ): Game {
    const picked = players.flatMap((player) => {
      const theirs = this.permanentsMatching(
        game,
        { ...filter, controller: 'you' },
        { controller: player },
      );
      const [first, ...others] = oneOfEach(game, theirs);
      return first === undefined ? [] : [pick(choose, `${player} sacrifices`, [first, ...others])];
    });
    return this.sacrifice(
      game,
      picked.map((p) => p.id),
      choose,
    );
  },

  /**
   * An object that an ability speaks of: where it is, or as the new object that it became in the next zone.
   * @see CR 400.7, 603.6c
   */
  findMoved(this: Rulebook, game: Game, id: Id): Located | undefined {
    return locate(game, id) ?? locate(game, nextId(id));
  },

  /**
   * Returns a card exiled with the source: only one that is still there, was exiled with this very object, and is
   * what the effect asks for.
   * @see CR 400.7, 607.2b
   */
  returnExiled(
    this: Rulebook,
    game: Game,
    effect: Extract<Effect, { kind: 'returnExiledWithThis' }>,
    by: Resolving,
    choose: Choose,
  ): Game {
    const [target] = by.targets ?? [];
    const card = target === undefined ? undefined : locate(game, target);
    if (card === undefined || !this.isExiledWith(game, card, effect.filter, by)) return game;
    const counters =
      effect.counters === undefined
        ? {}
        : { [effect.counters.counter]: this.amount(game, effect.counters.amount, by.as) };
    return this.putOntoBattlefield(game, card, by.as.controller, effect.tapped, counters, choose);
  },

  /** Whether a card was exiled with the source of an ability, and matches. @see CR 400.7, 607.2b */
  isExiledWith(
    this: Rulebook,
    game: Game,
    { object, zone }: Located,
    filter: Filter,
    by: Resolving,
  ): boolean {
    return (
      zone === 'exile' &&
      'exiledWith' in object &&
      object.exiledWith === sourceId(by) &&
      this.matches(game, filter, object, by.as)
    );
  },

  /** Puts a card onto the battlefield under a player's control, as a new object; a token stays away (111.8). */
  putOntoBattlefield(
    this: Rulebook,
    game: Game,
    located: Located,
    controller: PlayerId,
    tapped: true | undefined,
    counters: Readonly<Record<string, number>>,
    choose: Choose,
  ): Game {
    const { object, player } = located;
    if (!this.canMove(located)) return game;
    const { casts } = object.commander ?? {};
    return this.enterBattlefield(
      game,
      [
        {
          id: nextId(object.id),
          card: object.card,
          owner: player,
          controller,
          from: object.id,
          ...(tapped ? { tapped } : {}),
          ...(casts === undefined ? {} : { commander: { casts } }),
          counters,
        },
      ],
      choose,
    );
  },
};

/** Lets the owners of what these objects have become cast it from exile, on a later turn. */
function letCast(game: Game, moved: readonly Id[], castableAs: string): Game {
  const ids = new Set(moved.map(nextId));
  const marks: Pick<CardObject, 'castableAs' | 'notThisTurn'> = { castableAs, notThisTurn: true };
  const players = game.players.map((p) => ({
    ...p,
    exile: p.exile.map((o) => (ids.has(o.id) ? { ...o, ...marks } : o)),
  }));
  return { ...game, players };
}

function sourceId({ as, source }: Resolving): Id | undefined {
  return source ?? as.source?.id;
}
