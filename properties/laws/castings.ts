/**
 * Comparing what follows from carrying out a plan.
 */
import type { Game, Outcome, Plan, Player, Spell } from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import { Disagreement, type Subject } from '../property.ts';
import { remainderText } from './remainders.ts';
import { distinct } from './totals.ts';

/** A plan on a board. */
export interface PlanOnBoard {
  readonly game: Game;
  readonly plan: Plan;
}

export function playerIn(game: Game, id: string = YOU): Player {
  const player = game.players.find((p) => p.id === id);
  if (player === undefined) throw new TypeError(`no player ${id}`);
  return player;
}

/** The games that follow; none when it is illegal. */
export const gamesOf = (outcome: Outcome): readonly Game[] =>
  'games' in outcome ? outcome.games : [];

/** The games that follow from a plan. */
export const castGames = (engine: Subject, { game, plan }: PlanOnBoard): readonly Game[] =>
  gamesOf(engine.cast({ game, plan }));

/** The spell on top of the stack. */
export function topSpell(game: Game): Spell | undefined {
  const top = game.stack.at(-1);
  return top?.kind === 'spell' ? top : undefined;
}

/** The id that an object had first: `bear#3` was `bear`. */
export const firstId = (id: string): string => id.replace(/#\d+$/, '');

const ids = (objects: readonly { readonly id: string }[]): string[] =>
  objects.map(({ id }) => firstId(id)).sort();

/** What paying did, as text: what is left, what is tapped, where the cards are. */
export function paidText(game: Game): string {
  const tapped = ids(game.battlefield.filter((p) => p.tapped));
  const zones = game.players.map(
    (p) =>
      `${p.id}: ${remainderText(p)}, hand ${ids(p.hand)}, graveyard ${ids(p.graveyard)}, exile ${ids(p.exile)}`,
  );
  return `${zones.join('; ')}; tapped ${tapped}; there ${ids(game.battlefield)}; stack ${ids(game.stack)}`;
}

/**
 * Asserts whether a plan is legal.
 * @throws {Disagreement}
 */
export function expectLegal(
  engine: Subject,
  b: PlanOnBoard,
  legal: boolean,
  why: readonly string[],
): readonly Game[] {
  const outcome = engine.cast({ game: b.game, plan: b.plan });
  const games = gamesOf(outcome);
  if (games.length > 0 === legal) return games;
  throw new Disagreement(legal ? 'this can be done' : 'this cannot be done', {
    expected: legal ? 'legal' : 'illegal',
    actual: 'illegal' in outcome ? `illegal (${outcome.illegal})` : 'legal',
    why,
  });
}

/**
 * Asserts what the games that follow look like: all of these if the engine gives all, else some of them.
 * @param textOf tells games apart in what the property is about.
 * @throws {Disagreement}
 */
export function expectGames(
  games: readonly Game[],
  exhaustive: boolean,
  textOf: (game: Game) => string,
  expected: readonly string[],
  why: readonly string[],
): void {
  const actual = distinct(games.map(textOf));
  const right = distinct(expected);
  const wrong = actual.filter((text) => !right.includes(text));
  const missing =
    exhaustive || actual.length === 0 ? right.filter((text) => !actual.includes(text)) : [];
  if (wrong.length === 0 && missing.length === 0) return;
  throw new Disagreement(wrong.length > 0 ? 'this does not follow' : 'a legal result is missing', {
    expected: right,
    actual,
    why,
  });
}

/** Asserts that two values read the same. @throws {Disagreement} */
export function expectIs(message: string, expected: unknown, actual: unknown, why: string): void {
  if (JSON.stringify(expected) === JSON.stringify(actual)) return;
  throw new Disagreement(message, { expected, actual, why: [why] });
}
