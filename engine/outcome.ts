/**
 * What carrying out an action comes to: a game, or the rule that forbids it.
 */
import type { Game } from './model/game.ts';
import type { Outcome } from './model/questions.ts';

/** The number of the rule that an action breaks. Games are values, so nothing has to be taken back (733.1). */
export interface Illegal {
  readonly illegal: string;
}

export function isIllegal(result: object): result is Illegal {
  return 'illegal' in result;
}

/** What an action comes to over every way of carrying it out: it is illegal only if none is legal. */
export function outcomeOf(results: readonly (Game | Illegal)[]): Outcome {
  const games = results.flatMap((result) => (isIllegal(result) ? [] : [result]));
  const illegal = results.find(isIllegal);
  return games.length === 0 && illegal !== undefined ? illegal : { games };
}
