/**
 * Comparing totals: what properties of costs have in common.
 */
import {
  type Demand,
  type Game,
  NOTHING,
  type Proposal,
  parseDemand,
  printDemand,
  referenceEngine,
  type Total,
} from '../../engine/index.ts';
import { Disagreement, type Subject } from '../property.ts';

/** A question about totals. */
export interface CostQuestion {
  readonly game: Game;
  readonly proposal: Proposal;
}

/** How a total reads: `{2}{B} and 2 life`, `unpayable`. Totals that ask for the same mana and life read the same. */
export function totalText({ mana, life }: Pick<Total, 'mana' | 'life'>): string {
  if (mana === null) return 'unpayable';
  const demand = parseDemand(mana);
  const text = demand === undefined ? mana : printDemand(demand);
  return life > 0 ? `${text} and ${life} life` : text;
}

/** The mana that a total demands; nothing for one that is unpayable or still has something to announce. */
export function demandOf(total: Total): Demand {
  return (total.mana === null ? undefined : parseDemand(total.mana)) ?? NOTHING;
}

/** Asks an engine for its totals, and nothing but the question: what a property drew besides stays here. */
export function askTotals(
  engine: Pick<Subject, 'totalCosts'>,
  { game, proposal }: CostQuestion,
): readonly Total[] {
  return engine.totalCosts({ game, proposal });
}

/** The distinct totals of an engine, as text, sorted. */
export function totalsOf(engine: Pick<Subject, 'totalCosts'>, question: CostQuestion): string[] {
  return distinct(askTotals(engine, question).map(totalText));
}

/** Sorted, each once. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

/**
 * All legal totals of the board that a law starts from: the engine's own answer where it gives all of them, so that
 * the law is about the engine alone; else the reference's.
 */
export function startingTotals(engine: Subject, question: CostQuestion): readonly Total[] {
  return askTotals(engine.exhaustive ? engine : referenceEngine, question);
}

/**
 * Asserts what an engine's totals are: all of the expected ones if it gives all, else some of them and no other.
 * @throws {Disagreement}
 */
export function expectTotals(
  engine: Subject,
  question: CostQuestion,
  expected: readonly string[],
  why: readonly string[],
): void {
  const actual = totalsOf(engine, question);
  const right = distinct(expected);
  const wrong = actual.filter((t) => !right.includes(t));
  const missing =
    engine.exhaustive || actual.length === 0 ? right.filter((t) => !actual.includes(t)) : [];
  if (wrong.length === 0 && missing.length === 0) return;
  throw new Disagreement(wrong.length > 0 ? 'the total is wrong' : 'a legal total is missing', {
    expected: right,
    actual,
    why,
  });
}

/** Asserts that a change of the board does to every total what `change` says. */
export function expectChange(
  engine: Subject,
  before: CostQuestion,
  after: CostQuestion,
  change: (total: Total) => Total,
  why: readonly string[],
): void {
  expectTotals(
    engine,
    after,
    startingTotals(engine, before).map((t) => totalText(change(t))),
    why,
  );
}

/** Asserts that two boards come to the same totals. */
export function expectSame(
  engine: Subject,
  before: CostQuestion,
  after: CostQuestion,
  why: readonly string[],
): void {
  expectChange(engine, before, after, (total) => total, why);
}

/** The same total with another demand. */
export function withDemand(total: Total, change: (demand: Demand) => Demand): Total {
  return total.mana === null ? total : { ...total, mana: printDemand(change(demandOf(total))) };
}
