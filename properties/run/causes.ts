/**
 * Failures by their causes: one mistake of an engine breaks many properties.
 *
 * A deliberate fault that gives the same wrong answers as the engine is a guess at what the engine does.
 */
import type { Engine } from '../../engine/index.ts';
import type { Fault } from '../../fixtures/fault.ts';
import { faultyEngine } from '../engines/named.ts';
import type { World } from '../generators/world.ts';
import { isRight } from '../laws/agreement.ts';
import { askAll } from '../laws/ask-all.ts';
import type { Drawn, Property } from '../property.ts';
import type { CauseReport, Counterexample, PropertyReport } from '../verdicts.ts';
import type { Told } from './question.ts';
import { type Recorded, record } from './recording.ts';
import { checkProperty } from './run-property.ts';

/** Failures that seem to be one mistake. */
export interface Cause {
  /** The fault that answers as the engine does. */
  readonly fault?: Fault;
  /** What went wrong: the operations that were answered wrong, or how the engine broke. */
  readonly what: string;
  /** The smallest board first. */
  readonly counterexamples: readonly Counterexample[];
}

export interface Suspects {
  readonly properties: readonly Property[];
  readonly faults: readonly Fault[];
  /** The engine that failed, asked again about the boards. */
  readonly engine: Engine;
  readonly world: World;
}

/** How many boards of a property that the engine passed are tried on a fault, to tell guesses apart. */
const ALIBI = 30;

/** @returns the causes of what failed or broke, that of most failures first. */
export function causesOf(reports: readonly PropertyReport[], suspects: Suspects): Cause[] {
  const causes: Cause[] = [];
  let left = reports.flatMap((report) => symptomOf(report, suspects) ?? []);
  for (;;) {
    const fault = bestGuess(mostExplained(left), reports, suspects);
    if (fault === undefined) break;
    causes.push(
      causeOf(
        left.filter(({ faults }) => faults.includes(fault)),
        fault,
      ),
    );
    left = left.filter(({ faults }) => !faults.includes(fault));
  }
  const kinds = [...new Set(left.map(({ what }) => what))];
  const unexplained = kinds.map((kind) => causeOf(left.filter(({ what }) => what === kind)));
  return [...causes, ...unexplained].sort(
    (one, other) => other.counterexamples.length - one.counterexamples.length,
  );
}

/** A cause in the report of a run. */
export function reportCause({ fault, what, counterexamples }: Cause): CauseReport {
  return {
    what,
    ...(fault === undefined ? {} : { fault: fault.id }),
    properties: counterexamples.map(({ property }) => property),
  };
}

/** A failure, what went wrong, and the faults that answer just so. */
interface Symptom {
  readonly counterexample: Counterexample;
  readonly what: string;
  readonly faults: readonly Fault[];
}

function symptomOf(
  { verdict, counterexample }: PropertyReport,
  suspects: Suspects,
): Symptom | undefined {
  if (counterexample === undefined || verdict === 'expected') return undefined;
  // Asked again, it might hang again.
  if (verdict === 'errored') return { counterexample, what: counterexample.message, faults: [] };
  const exhaustive = suspects.engine.exhaustive ?? false;
  const wrong = answersOf(counterexample, suspects).filter(
    ({ right, told }) => !isRight(right.says, told.says, exhaustive),
  );
  const operations = [...new Set(wrong.map(({ question }) => question.op))];
  const faults =
    wrong.length === 0
      ? []
      : suspects.faults.filter((fault) => answersSo(fault, wrong, exhaustive));
  return { counterexample, what: operations.join(', ') || counterexample.message, faults };
}

interface Answer extends Recorded {
  readonly told: Told;
}

/** What the engine answers to what the property asks about the board. */
function answersOf(
  { property: id, drawn }: Counterexample,
  { properties, engine }: Suspects,
): Answer[] {
  const property = properties.find((candidate) => candidate.id === id);
  if (property === undefined || !isDrawn(drawn)) return [];
  const recorded = record(property, drawn);
  const answered = askAll(
    { engine, close: () => undefined },
    recorded.map(({ question }) => question),
  );
  return recorded.flatMap((one, i) => {
    const told = answered[i];
    return told !== undefined && 'says' in told ? [{ ...one, told }] : [];
  });
}

const isDrawn = (value: unknown): value is Drawn =>
  typeof value === 'object' && value !== null && 'game' in value;

function answersSo(fault: Fault, wrong: readonly Answer[], exhaustive: boolean): boolean {
  const engine = faultyEngine(fault);
  const answered = askAll(
    { engine, close: () => undefined },
    wrong.map(({ question }) => question),
  );
  return wrong.every(({ told }, i) => {
    const so = answered[i];
    return so !== undefined && 'says' in so && isRight(so.says, told.says, exhaustive);
  });
}

/** The faults that explain most of these. */
function mostExplained(symptoms: readonly Symptom[]): Fault[] {
  const counts = new Map<Fault, number>();
  for (const fault of symptoms.flatMap(({ faults }) => faults)) {
    counts.set(fault, (counts.get(fault) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([fault]) => fault);
}

/**
 * Of faults that explain as much, the one that breaks the fewest properties that the engine passed; of those, the one
 * that is about the rules of the most properties that the engine failed.
 */
function bestGuess(
  faults: readonly Fault[],
  reports: readonly PropertyReport[],
  { properties, world }: Suspects,
): Fault | undefined {
  if (faults.length < 2) return faults[0];
  const passed = new Set(reports.filter(({ verdict }) => verdict === 'passed').map(({ id }) => id));
  const broken = (fault: Fault): number =>
    properties
      .filter(({ id, cites }) => passed.has(id) && cites.some((rule) => fault.cites.includes(rule)))
      .filter((property) => {
        const options = { seed: 1, runs: ALIBI, world };
        return checkProperty(property, faultyEngine(fault), options).verdict === 'failed';
      }).length;
  const failed = reports.filter(({ verdict }) => verdict === 'failed');
  const about = (fault: Fault): number =>
    failed.filter(({ cites }) => cites.some((rule) => fault.cites.includes(rule))).length;
  return faults
    .map((fault) => ({ fault, broken: broken(fault), about: about(fault) }))
    .sort((one, other) => one.broken - other.broken || other.about - one.about)[0]?.fault;
}

function causeOf(symptoms: readonly Symptom[], fault?: Fault): Cause {
  const counterexamples = symptoms
    .map(({ counterexample }) => counterexample)
    .sort((one, other) => sizeOf(one) - sizeOf(other));
  const what = [...new Set(symptoms.map((symptom) => symptom.what))].join(', ');
  return { ...(fault === undefined ? {} : { fault }), what, counterexamples };
}

const sizeOf = ({ drawn }: Counterexample): number => JSON.stringify(drawn).length;
