/**
 * Dying, and what is replaced by something else.
 * @see CR 614, 616, 700.4
 */
import { moveToZone } from '../change.ts';
import type { Choose } from '../choices.ts';
import { permanentOf } from '../find.ts';
import type { Game } from '../model/game.ts';
import type { Id } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';

export const replacementRules = {
  /**
   * Sacrificing moves permanents from the battlefield to their owners' graveyards, all at once.
   * @see CR 700.4
   */
  sacrifice(this: Rulebook, game: Game, ids: readonly Id[], _choose: Choose): Game {
    const permanents = ids.flatMap((id) => permanentOf(game, id) ?? []);
    return moveToZone(game, permanents, 'graveyard');
  },
};
