/**
 * Triggers that wait, and how they go on the stack.
 * @see CR 603.3
 */
import { freshIds } from '../change.ts';
import { type Choose, pick } from '../choices.ts';
import type { Game, PendingTrigger, PlayerId, StackedAbility } from '../model/game.ts';
import type { Id } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';
import { inTurnOrder } from './movement.ts';

export const stackingRules = {
  /** Adds triggers to those that wait, in an order of no meaning: by player, source and text. */
  addPending(this: Rulebook, game: Game, triggered: readonly PendingTrigger[]): Game {
    if (triggered.length === 0) return game;
    const players = inTurnOrder(game);
    const place = (t: PendingTrigger) =>
      `${players.indexOf(t.controller)} ${t.source} ${JSON.stringify(t)}`;
    const pending = [...(game.pending ?? []), ...triggered]
      .map((trigger) => ({ trigger, place: place(trigger) }))
      .sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0))
      .map(({ trigger }) => trigger);
    return { ...game, pending };
  },

  /**
   * Puts the waiting triggers on the stack: the active player theirs in an order that they pick, then the next
   * player in turn order.
   * @see CR 603.3b
   */
  stackTriggers(this: Rulebook, game: Game, choose: Choose): Game {
    const { pending = [], ...rest } = game;
    return this.playersStacking(game).reduce<Game>((after, player) => {
      let left = pending.filter((t) => t.controller === player);
      let current = after;
      while (left.length > 0) {
        const [first, ...others] = distinct(left);
        if (first === undefined) break;
        const next = pick(choose, `${player}: next trigger`, [first, ...others]);
        left = left.toSpliced(left.indexOf(next), 1);
        current = this.stackTrigger(current, next, choose);
      }
      return current;
    }, rest);
  },

  /** Who puts triggers on the stack, one player after the other. @see CR 101.4, 603.3b */
  playersStacking(this: Rulebook, game: Game): readonly PlayerId[] {
    return inTurnOrder(game);
  },

  /** Puts one trigger on top of the stack, with its target. @see CR 603.3d */
  stackTrigger(this: Rulebook, game: Game, trigger: PendingTrigger, choose: Choose): Game {
    const [id = ''] = freshIds(game, 'ability', 1);
    const targets = this.chooseTriggerTargets(game, trigger, choose);
    const ability: StackedAbility = { kind: 'ability', id, ...trigger, ...targets };
    return { ...game, stack: [...game.stack, ability] };
  },

  /** A trigger that affects a target player chooses one as it goes on the stack. @see CR 603.3d */
  chooseTriggerTargets(
    this: Rulebook,
    game: Game,
    { effects }: PendingTrigger,
    choose: Choose,
  ): { readonly targets?: readonly Id[] } {
    const isTargeted = effects.some((e) => e.kind === 'loseLife' && e.who === 'targetPlayer');
    const [first, ...others] = game.players.map((p) => p.id);
    if (!isTargeted || first === undefined) return {};
    return { targets: [pick(choose, 'target player', [first, ...others])] };
  },
};

/**
 * One trigger of each lot that does the same: it does not matter in which order those go on the stack, so they go
 * in the order in which they wait.
 */
function distinct(triggers: readonly PendingTrigger[]): PendingTrigger[] {
  const firsts = new Map<string, PendingTrigger>();
  for (const trigger of triggers) {
    const { controller, effects, x } = trigger;
    const does = JSON.stringify([controller, effects, x]);
    const lot = LOOKS_BACK.test(does) ? JSON.stringify(trigger) : does;
    if (!firsts.has(lot)) firsts.set(lot, trigger);
  }
  return [...firsts.values()];
}

/** Words in effects that speak of the source of a trigger, or of what it triggered on. */
const LOOKS_BACK =
  /"(self|other|eventObject|eventPlayer|attachedToThis|chosen\w*|counters|power|manaValue|addMana|returnExiledWithThis)"/;
