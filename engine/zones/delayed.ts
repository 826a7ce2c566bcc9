/**
 * What happens at the beginning of a step, and abilities that were set up to wait for it.
 * @see CR 603.2b, 603.7
 */
import type { Resolving } from '../effects.ts';
import { permanentOf } from '../find.ts';
import type { Effect } from '../model/effects.ts';
import type { DelayedTrigger, Game, PendingTrigger } from '../model/game.ts';
import type { Id } from '../model/mana.ts';
import type { Step } from '../model/steps.ts';
import type { Rulebook } from '../rulebook.ts';
import { AT_END } from './keyword-triggers.ts';

export const delayedRules = {
  /**
   * A step begins: abilities that say so trigger, and delayed ones that were waiting for it, once.
   * @see CR 603.2b, 603.7b
   */
  beginStep(this: Rulebook, game: Game, step: Step): Game {
    const { delayed = [], ...rest } = game;
    const waiting = delayed.filter(({ at }) => at !== step);
    const begun = { ...rest, step, ...(waiting.length === 0 ? {} : { delayed: waiting }) };
    const due = delayed.filter(({ at }) => at === step).map(({ at: _, ...trigger }) => trigger);
    const occurrence = { on: 'stepBegins', step, player: game.activePlayer } as const;
    return this.addPending(this.trigger(game, begun, [occurrence]), due);
  },

  /**
   * Sets up a delayed triggered ability; its controller and its X are those of the spell or ability that made it.
   * @see CR 107.3n, 603.7d
   */
  delay(
    this: Rulebook,
    game: Game,
    { at, effects }: Extract<Effect, { kind: 'delayed' }>,
    by: Resolving,
  ): Game {
    const trigger = this.delayedTrigger(effects, by);
    return trigger === undefined ? game : addDelayed(game, { ...trigger, at });
  },

  /**
   * What a keyword that a permanent's spell was cast by way of has in store for it.
   * @see CR 702.109a, 702.152a, 702.185a
   */
  awaitEnd(this: Rulebook, game: Game, permanent: Id): Game {
    const object = permanentOf(game, permanent);
    const effect = AT_END.get(object?.cast?.alternative ?? '');
    if (object === undefined || effect === undefined) return game;
    const by = { as: this.perspectiveOf(object, object.controller) };
    return this.delay(game, { kind: 'delayed', at: 'end', effects: [effect] }, by);
  },

  /** The ability as it will wait once its step begins. @see CR 107.3n, 603.7d */
  delayedTrigger(
    this: Rulebook,
    effects: readonly Effect[],
    { as, source, event }: Resolving,
  ): PendingTrigger | undefined {
    const id = source ?? as.source?.id;
    if (id === undefined) return undefined;
    return {
      source: id,
      controller: as.controller,
      effects,
      ...(as.x === undefined ? {} : { x: as.x }),
      ...(event === undefined ? {} : { event }),
    };
  },
};

/** In the order in which they were set up. */
export function addDelayed(game: Game, trigger: DelayedTrigger): Game {
  return { ...game, delayed: [...(game.delayed ?? []), trigger] };
}
