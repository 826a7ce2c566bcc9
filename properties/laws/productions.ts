/**
 * Comparing what activating an ability adds to pools.
 */
import {
  type Game,
  type Id,
  MANA_TYPES,
  type Mana,
  type ManaType,
  type Outcome,
  type PlayerId,
  referenceEngine,
} from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import type { Activating } from '../generators/mana.ts';
import { Disagreement, type Subject } from '../property.ts';
import { distinct } from './totals.ts';

/** How much of each type: `"2 G, 1 C"`; `"nothing"`. */
export function manaText(pool: readonly Pick<Mana, 'type' | 'amount'>[]): string {
  const amounts = MANA_TYPES.map((type): [ManaType, number] => [
    type,
    pool.reduce((sum, mana) => sum + (mana.type === type ? mana.amount : 0), 0),
  ]);
  const texts = amounts.filter(([, n]) => n > 0).map(([type, n]) => `${n} ${type}`);
  return texts.join(', ') || 'nothing';
}

/** Letters as mana: `"GGC"` is two green and one colourless. */
export function manaOfLetters(letters: readonly ManaType[]): string {
  return manaText(letters.map((type) => ({ type, amount: 1 })));
}

export function poolOf({ players }: Game, id: PlayerId = YOU): readonly Mana[] {
  return players.find((p) => p.id === id)?.pool ?? [];
}

/** The mana of a pool that one object produced. */
export function manaFrom(game: Game, source: Id, player: PlayerId = YOU): readonly Mana[] {
  return poolOf(game, player).filter((mana) => mana.source === source);
}

/** The restrictions and riders of mana, whatever the order of their fields. */
export function carriedText({ only, riders = [] }: Pick<Mana, 'only' | 'riders'>): string {
  const fields = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify([only ?? null, [...riders].sort()], fields);
}

/** Each single mana of a pool, with its source and what it carries; sorted. */
export function eachMana(pool: readonly Mana[]): string {
  return pool
    .flatMap((mana) =>
      Array.from(
        { length: mana.amount },
        () => `${mana.type} of ${mana.source ?? 'nothing'} ${carriedText(mana)}`,
      ),
    )
    .sort()
    .join('; ');
}

/** The games that an outcome allows; none when it is illegal. */
export function gamesOf(outcome: Outcome): readonly Game[] {
  return 'games' in outcome ? outcome.games : [];
}

export function gamesAfter(engine: Subject, { game, activation }: Activating): readonly Game[] {
  return gamesOf(engine.activate({ game, activation }));
}

/** All that may follow on the board that a law starts from; see `startingTotals`. */
export function startingGames(engine: Subject, { game, activation }: Activating): readonly Game[] {
  const all = engine.exhaustive ? engine : referenceEngine;
  return gamesOf(all.activate?.({ game, activation }) ?? { games: [] });
}

/**
 * Asserts what may be: all of it for an engine that gives all, else some of it and nothing else.
 * @param expected none at all: the action is illegal.
 * @throws {Disagreement}
 */
export function expectAmong(
  engine: Subject,
  actual: readonly string[],
  expected: readonly string[],
  why: string,
): void {
  const [given, right] = [distinct(actual), distinct(expected)];
  const wrong = given.filter((text) => !right.includes(text));
  const missing = right.filter((text) => !given.includes(text));
  if (wrong.length === 0 && (missing.length === 0 || (!engine.exhaustive && given.length > 0)))
    return;
  const message = wrong.length > 0 ? 'this cannot be' : 'something that may be is missing';
  throw new Disagreement(message, { expected: right, actual: given, why: [why] });
}

/** Asserts which pools the first player may have after an activation, type by type. */
export function expectPools(
  engine: Subject,
  asked: Activating,
  expected: readonly string[],
  why: string,
): void {
  const pools = gamesAfter(engine, asked).map((game) => manaText(poolOf(game)));
  expectAmong(engine, pools, expected, why);
}

/** Asserts that two activations lead to the same pools. */
export function expectSamePools(
  engine: Subject,
  before: Activating,
  after: Activating,
  why: string,
): void {
  const right = startingGames(engine, before).map((game) => manaText(poolOf(game)));
  expectPools(engine, after, right, why);
}

/** Asserts something of every game that may follow. @throws {Disagreement} where it does not hold. */
export function expectEach(
  games: readonly Game[],
  holds: (game: Game) => boolean,
  expected: string,
  shown: (game: Game) => unknown = (game) => poolOf(game),
): void {
  const broken = games.find((game) => !holds(game));
  if (broken === undefined) return;
  throw new Disagreement(`not so: ${expected}`, { expected, actual: shown(broken) });
}

/** Asserts that an activation is legal. @throws {Disagreement} */
export function expectLegal(engine: Subject, asked: Activating, why: string): readonly Game[] {
  const outcome = engine.activate({ game: asked.game, activation: asked.activation });
  const games = gamesOf(outcome);
  if (games.length > 0) return games;
  throw new Disagreement('the activation is legal', {
    expected: 'games',
    actual: outcome,
    why: [why],
  });
}

/** The types that a permanent could produce, as text: `"WC"`, `"none"`. */
export function typesText(engine: Subject, game: Game, object: Id): string {
  const types = engine.couldProduce({ game, object });
  return MANA_TYPES.filter((type) => types.includes(type)).join('') || 'none';
}
