/**
 * Having what waits resolve: what properties of abilities that trigger have in common.
 */
import type { Game } from '../../engine/index.ts';
import type { Subject } from '../property.ts';
import { gamesAfter, gamesResolved } from './happenings.ts';

/** The games once what waits is on the stack and as many abilities have resolved. */
export function resolvedAfterwards(engine: Subject, game: Game, times: number): readonly Game[] {
  let games = gamesAfter(engine, { game, event: { kind: 'stateBasedActions' } });
  for (let n = 0; n < times; n += 1) games = games.flatMap((one) => gamesResolved(engine, one));
  return games;
}

/** The games once all that waits, and all that is on the stack, has resolved. */
export function allResolved(engine: Subject, game: Game): readonly Game[] {
  return gamesAfter(engine, { game, event: { kind: 'stateBasedActions' } }).flatMap((after) =>
    after.stack.length === 0
      ? [after]
      : gamesResolved(engine, after).flatMap((next) => allResolved(engine, next)),
  );
}
