/**
 * What a run of the catalogue reports, as plain JSON.
 */
import type { Operation } from '../engine/index.ts';

export const VERDICTS = [
  /** No board broke it, and the boards were of the kinds that it is about. */
  'passed',
  /** A board broke it; there is a counterexample. */
  'failed',
  /** The engine does not offer what it asks. */
  'unsupported',
  /** The engine crashed, hung or answered nonsense. */
  'errored',
  /** The generator did not reach what it is about, so passing would mean nothing. */
  'vacuous',
  /** Failed, as the list of known failures says. */
  'expected',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A question as it was put to an engine. */
export interface Asked {
  readonly operation: Operation;
  readonly question: unknown;
}

/** The smallest board found on which an engine is wrong; replayed from `drawn` alone. */
export interface Counterexample {
  readonly format: 'manaproof/counterexample';
  readonly version: 1;
  readonly property: string;
  readonly cites: readonly string[];
  readonly says: string;
  readonly engine: string;
  /** What the property drew. */
  readonly drawn: unknown;
  /** The last question before the engine was found wrong: the board that it is wrong on. */
  readonly asked?: Asked;
  readonly message: string;
  readonly expected: unknown;
  readonly actual: unknown;
  readonly why: readonly string[];
  /** Draws it again: `--seed` and the number of boards. */
  readonly seed: number;
  readonly boards: number;
  readonly shrinks: number;
}

export interface PropertyReport {
  readonly id: string;
  readonly cites: readonly string[];
  readonly says: string;
  readonly verdict: Verdict;
  /** Boards that were drawn and checked, the failing one included; shrinking not. */
  readonly boards: number;
  /** Boards of those with at least one label. */
  readonly mattered: number;
  /** Boards, besides, that the engine did not take. */
  readonly declined?: number;
  /** How many boards had each label. */
  readonly labels: Readonly<Record<string, number>>;
  readonly counterexample?: Counterexample;
  /** For `unsupported`, `errored` and `vacuous`: what happened. */
  readonly reason?: string;
}

/** Failures that seem to be one mistake of the engine. */
export interface CauseReport {
  /** The operations that were answered wrong, or how the engine broke. */
  readonly what: string;
  /** The deliberate fault that answers as the engine does. */
  readonly fault?: string;
  /** That of the smallest board first. */
  readonly properties: readonly string[];
}

export interface RunReport {
  readonly format: 'manaproof/run';
  readonly version: 1;
  readonly engine: string;
  readonly seed: number;
  /** How many boards each property was to have; absent when only the time was to end the run. */
  readonly runs?: number;
  /** How long the run was to last, in milliseconds. */
  readonly time?: number;
  /** Boards in all, of every property. */
  readonly boards: number;
  /** It was stopped before its end: properties may have fewer boards than they should, or be missing. */
  readonly interrupted: boolean;
  readonly properties: readonly PropertyReport[];
  /** What failed, by what seems to be the cause; that of most failures first. */
  readonly causes?: readonly CauseReport[];
}
