/**
 * Asking what happens, and comparing it with what is right: what properties of events have in common.
 */
import {
  CARD_ZONES,
  type CardObject,
  type Game,
  type GameEvent,
  type Id,
  type Outcome,
  type Permanent,
  type PlayerId,
} from '../../engine/index.ts';
import type { Happening } from '../generators/zones.ts';
import { Disagreement, type Subject } from '../property.ts';

/** @throws {Disagreement} unless the event is legal and there is a game after it. */
export function gamesAfter(engine: Subject, { game, event }: Happening): readonly Game[] {
  return gamesOf(engine.happen({ game, event }));
}

/** The games that may follow when the top of the stack resolves. */
export function gamesResolved(engine: Subject, game: Game): readonly Game[] {
  return gamesOf(engine.resolve({ game }));
}

function gamesOf(outcome: Outcome): readonly Game[] {
  if ('games' in outcome && outcome.games.length > 0) return outcome.games;
  throw new Disagreement('nothing can be said to happen', {
    expected: 'at least one game',
    actual: outcome,
    why: ['an event always has an outcome'],
  });
}

/** Asserts something of every game that may follow. @throws {Disagreement} */
export function eachGame(
  games: readonly Game[],
  message: string,
  expected: (game: Game) => unknown,
  actual: (game: Game) => unknown,
  why: readonly string[],
): void {
  for (const game of games) expectAlike(message, expected(game), actual(game), why);
}

/** @throws {Disagreement} unless both are the same as JSON. */
export function expectAlike(
  message: string,
  expected: unknown,
  actual: unknown,
  why: readonly string[],
): void {
  if (JSON.stringify(expected) !== JSON.stringify(actual))
    throw new Disagreement(message, { expected, actual, why });
}

/** Asserts that an engine's outcomes are among the right ones, and all of them where it gives all. */
export function expectOutcomes(
  engine: Subject,
  message: string,
  expected: readonly string[],
  actual: readonly string[],
  why: readonly string[],
): void {
  const right = [...new Set(expected)].sort();
  const given = [...new Set(actual)].sort();
  const isWrong = given.some((one) => !right.includes(one));
  const isMissing = engine.exhaustive && right.some((one) => !given.includes(one));
  if (isWrong || isMissing)
    throw new Disagreement(message, { expected: right, actual: given, why });
}

/** Every object of a game by its id, with the zone and the player whose zone that is. */
export function everywhere(
  game: Game,
): readonly { readonly id: Id; readonly place: string; readonly object: Permanent | CardObject }[] {
  return [
    ...game.battlefield.map((object) => ({ id: object.id, place: 'battlefield', object })),
    ...game.players.flatMap((p) =>
      CARD_ZONES.flatMap((zone) =>
        p[zone].map((object) => ({ id: object.id, place: `${zone} of ${p.id}`, object })),
      ),
    ),
  ];
}

/** A game in which the order of objects that are in no order does not matter. */
export function unordered(game: Game): string {
  const sorted = (list: readonly unknown[]) => list.map((o) => JSON.stringify(o)).sort();
  return JSON.stringify([
    sorted(game.battlefield),
    game.players.map((p) => [
      p.id,
      p.life,
      p.library,
      ...CARD_ZONES.map((zone) => sorted(p[zone])),
    ]),
    sorted(game.pending ?? []),
    game.stack,
  ]);
}

/** How many of the abilities that wait have this source. */
export function waiting(game: Game, source: Id): number {
  return (game.pending ?? []).filter((t) => t.source === source).length;
}

export function lifeOf(game: Game, player: PlayerId): number {
  return game.players.find((p) => p.id === player)?.life ?? 0;
}

/** The same question with more permanents on the battlefield. */
export function withAlso<T extends Happening>(question: T, ...permanents: readonly Permanent[]): T {
  const { game } = question;
  return { ...question, game: { ...game, battlefield: [...game.battlefield, ...permanents] } };
}

/** The same game where something else happens. */
export function withEvent<T extends Happening>(question: T, event: GameEvent): Happening {
  return { game: question.game, event };
}
