/**
 * What abilities still know of a source that has left the battlefield: its last numbers are written into them.
 * @see CR 608.2h
 */
import type { Effect } from '../model/effects.ts';
import type { Amount } from '../model/filters.ts';
import type { Game, Permanent } from '../model/game.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';

export const memoryRules = {
  /**
   * The abilities that wait or are on the stack, with what they ask of sources that are about to leave put in.
   * @see CR 608.2h
   */
  rememberAll(this: Rulebook, game: Game, leaving: readonly Permanent[]): Game {
    const sources = new Map(leaving.map((p) => [p.id, p]));
    const { pending, delayed } = game;
    const nobodyWaits = game.stack.length === 0 && pending === undefined && delayed === undefined;
    if (sources.size === 0 || nobodyWaits) return game;
    const remember = <T extends { readonly source: string; readonly effects: readonly Effect[] }>(
      ability: T,
    ): T => {
      const source = sources.get(ability.source);
      return source === undefined
        ? ability
        : {
            ...ability,
            effects: this.rememberEffects(game, ability.effects, this.perspectiveOf(source, '')),
          };
    };
    return {
      ...game,
      stack: game.stack.map((o) => (o.kind === 'ability' ? remember(o) : o)),
      ...(pending === undefined ? {} : { pending: pending.map(remember) }),
      ...(delayed === undefined ? {} : { delayed: delayed.map(remember) }),
    };
  },

  /**
   * Effects with the amounts that look at their source as it is now, or at the spell that they triggered on, written in
   * as numbers.
   * @see CR 107.3e, 608.2h
   */
  rememberEffects(
    this: Rulebook,
    game: Game,
    effects: readonly Effect[],
    as: Perspective,
  ): readonly Effect[] {
    return effects.map((effect) => this.rememberEffect(game, effect, as));
  },

  rememberEffect(this: Rulebook, game: Game, effect: Effect, as: Perspective): Effect {
    const now = (amount: Amount): Amount => this.rememberAmount(game, amount, as);
    if (effect.kind === 'delayed')
      return { ...effect, effects: this.rememberEffects(game, effect.effects, as) };
    if (effect.kind === 'mayPay' || effect.kind === 'unlessPays')
      return {
        ...effect,
        ...(effect.x === undefined ? {} : { x: now(effect.x) }),
        then: this.rememberEffects(game, effect.then, as),
      };
    return 'amount' in effect && effect.amount !== undefined
      ? { ...effect, amount: now(effect.amount) }
      : effect;
  },

  rememberAmount(this: Rulebook, game: Game, amount: Amount, as: Perspective): Amount {
    if (typeof amount !== 'object') return amount;
    switch (amount.kind) {
      case 'times':
      case 'half':
        return { ...amount, of: this.rememberAmount(game, amount.of, as) };
      case 'xOf':
        return as.eventObject === undefined ? amount : this.amount(game, amount, as);
      case 'counters':
        return as.source === undefined ? amount : this.amount(game, amount, as);
      case 'power':
      case 'manaValue':
        return amount.of === 'self' && as.source !== undefined
          ? this.amount(game, amount, as)
          : amount;
      default:
        return amount;
    }
  },
};
