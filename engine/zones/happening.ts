/**
 * Events that happen to a game from outside, all at once.
 */
import { changePermanent, freshIds } from '../change.ts';
import { type Choose, outcomes } from '../choices.ts';
import { objectOf, permanentOf, playerOf } from '../find.ts';
import type { Game } from '../model/game.ts';
import type { Damage, GameEvent } from '../model/questions.ts';
import type { Rulebook } from '../rulebook.ts';

export const happeningRules = {
  /**
   * The games that may follow an event.
   * @throws {InputError} `game/unknown-object`, `game/unknown-player`.
   */
  gamesAfter(this: Rulebook, game: Game, event: GameEvent): readonly Game[] {
    return event.kind === 'stepEnds'
      ? this.endStep(game)
      : outcomes((choose) => this.happen(game, event, choose));
  },

  /**
   * The game after an event.
   * @throws {InputError} `game/unknown-object`, `game/unknown-player`.
   * @see CR 614.4
   */
  happen(
    this: Rulebook,
    game: Game,
    event: Exclude<GameEvent, { kind: 'stepEnds' }>,
    choose: Choose,
  ): Game {
    if ('objects' in event) for (const id of event.objects) objectOf(game, id);
    switch (event.kind) {
      case 'die':
        return this.moveIds(
          game,
          event.objects,
          'graveyard',
          choose,
          event.instead ? { instead: event.instead } : {},
        );
      case 'destroy':
        return this.destroy(game, event.objects, choose, event.instead);
      case 'sacrifice':
        return this.sacrifice(game, event.objects, choose, event.instead);
      case 'discard':
        return this.discard(game, playerOf(game, event.player).id, event.objects, choose);
      case 'mill': {
        const ids = freshIds(game, 'milled', event.cards.length);
        const cards = event.cards.map((card, i) => ({ id: ids[i] ?? '', card }));
        return this.millKnown(game, playerOf(game, event.player).id, cards, choose);
      }
      case 'damage':
        return this.dealDamage(game, event.deals);
      case 'stepBegins':
        return this.beginStep(game, event.step);
      case 'stateBasedActions':
        return this.stateBasedActions(game, choose);
      default:
        return event satisfies never;
    }
  },

  /**
   * Damage dealt all at once: players lose life, creatures keep it, and each source with lifelink gives its
   * controller life, once for all that it dealt.
   * @see CR 119.9, 120.3, 702.15e
   */
  dealDamage(this: Rulebook, game: Game, deals: readonly Damage[]): Game {
    const dealt = deals.reduce((g, { amount, to }) => {
      if (g.players.some((p) => p.id === to)) return this.loseLife(g, to, amount);
      return changePermanent(g, to, (p) => ({ ...p, damage: (p.damage ?? 0) + amount }));
    }, game);
    const sources = [...new Set(deals.map((d) => d.source))];
    return sources.reduce((g, id) => {
      const source = permanentOf(game, id);
      if (source === undefined || !this.hasKeyword(game, source, 'lifelink')) return g;
      const total = deals.filter((d) => d.source === id).reduce((sum, d) => sum + d.amount, 0);
      return this.gainLife(g, source.controller, total);
    }, dealt);
  },
};
