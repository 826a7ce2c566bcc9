/**
 * What abilities still know of a source that has left the battlefield: its last numbers are written into them.
 * @see CR 608.2h
 */
import type { Effect } from '../model/effects.ts';
import type { Amount } from '../model/filters.ts';
import type { Game, GameObject, Permanent } from '../model/game.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';

export const memoryRules = {
  /**
   * The abilities that wait or are on the stack, with what they ask of sources that are about to leave put in.
   * @see CR 608.2h
   */
  rememberAll(this: Rulebook, game: Game, leaving: readonly Permanent[]): Game {
    const sources = new Map(leaving.map((p) => [p.id, p]));
    if (sources.size === 0 || (game.stack.length === 0 && game.pending === undefined)) return game;
    const remember = <T extends { readonly source: string; readonly effects: readonly Effect[] }>(
      ability: T,
    ): T => {
      const source = sources.get(ability.source);
      return source === undefined
        ? ability
        : { ...ability, effects: this.rememberEffects(game, ability.effects, source) };
    };
    return {
      ...game,
      stack: game.stack.map((o) => (o.kind === 'ability' ? remember(o) : o)),
      ...(game.pending === undefined ? {} : { pending: game.pending.map(remember) }),
    };
  },

  /** Effects with the amounts that look at their source as it is now written in as numbers. */
  rememberEffects(
    this: Rulebook,
    game: Game,
    effects: readonly Effect[],
    source: GameObject,
  ): readonly Effect[] {
    const as = this.perspectiveOf(source, '');
    return effects.map((effect) =>
      'amount' in effect && effect.amount !== undefined
        ? { ...effect, amount: this.rememberAmount(game, effect.amount, as) }
        : effect,
    );
  },

  rememberAmount(this: Rulebook, game: Game, amount: Amount, as: Perspective): Amount {
    if (typeof amount !== 'object') return amount;
    switch (amount.kind) {
      case 'times':
        return { ...amount, of: this.rememberAmount(game, amount.of, as) };
      case 'counters':
        return this.amount(game, amount, as);
      case 'power':
      case 'manaValue':
        return amount.of === 'self' ? this.amount(game, amount, as) : amount;
      default:
        return amount;
    }
  },
};
