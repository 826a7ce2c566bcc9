/**
 * Who kills whom: every property against every deliberate fault.
 */
import { setImmediate as turn } from 'node:timers/promises';
import * as fc from 'fast-check';
import { engineFrom } from '../../engine/index.ts';
import type { Fault } from '../../fixtures/fault.ts';
import { faultyEngine } from '../engines/named.ts';
import type { World } from '../generators/world.ts';
import type { Drawn, Property, Subject } from '../property.ts';
import type { Counterexample } from '../verdicts.ts';
import { judge } from './judge.ts';
import { checkProperty } from './run-property.ts';
import { SLICE, sliceSeed } from './seeds.ts';
import { chapterOf } from './select.ts';
import { subjectOf } from './subject.ts';
import { type RuleName, replacedRules, tracedRules } from './trace.ts';

/** A property that finds a fault, and on which board. */
export interface Kill {
  readonly property: string;
  readonly boards: number;
}

export interface FaultReport {
  readonly fault: Fault;
  /** In the order of the catalogue. */
  readonly killedBy: readonly Kill[];
  /** The board, made small, of the property that needs the fewest. */
  readonly counterexample?: Counterexample;
}

export interface Matrix {
  readonly faults: readonly FaultReport[];
  readonly properties: readonly string[];
  /** Properties that do not hold on the right rules: what they say of faults means nothing. */
  readonly unsound: readonly string[];
}

export interface MatrixOptions {
  readonly faults: readonly Fault[];
  readonly properties: readonly Property[];
  readonly world: World;
  readonly seed: number;
  /** The boards within which a property has to find a fault. */
  readonly runs: number;
  /**
   * So many boards are looked at first, of each chapter's properties and faults, until some properties have found
   * each fault; more only where that leaves a fault alive or a property idle. Without it every pair is looked at on
   * every board.
   */
  readonly glance?: number;
  /** Whether to make the board of each fault small. */
  readonly shrink?: boolean;
  /** Told how far it is, from 0 to 1, and what is looked at. */
  readonly onProgress?: (share: number, property: string) => void;
}

/** A fault that so many properties have found at a glance needs no other, unless that one finds nothing else. */
const ENOUGH = 5;

/** Boards that are drawn of a property before the rest of its first slice: most faults show on them. */
const FIRST = 10;

/** Milliseconds of the processor that a pair may take in a stretch: a fault may make every answer slow. */
const PATIENCE = 1_000;

/** Which pairs are looked at, and on how many boards. */
interface Round {
  readonly bound: number;
  /** Only faults of the property's own chapter. */
  readonly own: boolean;
  /** A fault that so many properties have found is only of use to a property that has found nothing. */
  readonly enough: number;
}

/** A glance at each chapter, then a long look at what it left open; then the same across chapters. */
function roundsOf({ runs, glance }: MatrixOptions): readonly Round[] {
  if (glance === undefined) return [{ bound: runs, own: false, enough: Number.POSITIVE_INFINITY }];
  const soon = Math.min(glance, runs);
  return [
    { bound: soon, own: true, enough: ENOUGH },
    { bound: runs, own: true, enough: 1 },
    { bound: soon, own: false, enough: 1 },
    { bound: runs, own: false, enough: 1 },
  ];
}

/**
 * Asks faults about the boards of properties: the same boards that `checkProperty` draws.
 */
export async function killMatrix(options: MatrixOptions): Promise<Matrix> {
  const { properties } = options;
  const suspects = options.faults.map(
    (fault): Suspect => ({
      fault,
      subject: subjectOf(faultyEngine(fault)),
      replaces: replacedRules(fault.rulebook),
      kills: new Map(),
    }),
  );
  const rounds = roundsOf(options);
  const unsound = new Set<string>();
  for (const [round, { bound, own, enough }] of rounds.entries()) {
    for (const [index, property] of properties.entries()) {
      const share = (round + index / properties.length) / rounds.length;
      options.onProgress?.(share, property.id);
      const chapter = chapterOf(property);
      const whom = suspects.filter(({ fault }) => !own || chapterOf(fault) === chapter);
      if (!interrogate(whom, property, options, { bound, enough })) unsound.add(property.id);
      await turn();
    }
  }
  return {
    faults: suspects.map((suspect) => reportOn(suspect, options)),
    properties: properties.map(({ id }) => id),
    unsound: [...unsound],
  };
}

/** A fault, and the properties that have found it. */
interface Suspect {
  readonly fault: Fault;
  readonly subject: Subject;
  readonly replaces: readonly RuleName[];
  /** After how many boards each property found it. */
  readonly kills: Map<string, number>;
}

/** A board, and the rules that are asked about it. */
interface TracedBoard {
  readonly drawn: Drawn;
  readonly asked: ReadonlySet<RuleName>;
}

/** @returns whether the property holds on the right rules. */
function interrogate(
  suspects: readonly Suspect[],
  property: Property,
  { world, seed }: MatrixOptions,
  { bound, enough }: Pick<Round, 'bound' | 'enough'>,
): boolean {
  const given = property.given(world);
  let isIdle = !suspects.some(({ kills }) => kills.has(property.id));
  const isOpen = ({ kills }: Suspect): boolean =>
    !kills.has(property.id) && (isIdle || kills.size < enough);
  let left = suspects.toSorted((a, b) => a.kills.size - b.kills.size).filter(isOpen);
  for (const { start, end } of stretches(bound)) {
    if (left.length === 0) break;
    const slice = Math.floor(start / SLICE);
    const boards = fc
      .sample(given, { seed: sliceSeed(seed, property.id, slice), numRuns: end - slice * SLICE })
      .slice(start - slice * SLICE);
    const traced = trace(property, boards);
    if (traced === undefined) return false;
    left = left.filter((suspect) => {
      if (!isOpen(suspect)) return false;
      const { found, boards } = firstFinding(suspect, property, traced);
      if (found === 'wrong') {
        suspect.kills.set(property.id, start + boards);
        isIdle = false;
      }
      return found === undefined;
    });
  }
  return true;
}

/** The boards from 0 up to a bound: a few of them first, then what is left of each slice. */
function* stretches(bound: number): Generator<{ readonly start: number; readonly end: number }> {
  for (let start = 0; start < bound; ) {
    const end = Math.min(bound, start === 0 ? FIRST : start - (start % SLICE) + SLICE);
    yield { start, end };
    start = end;
  }
}

/** The boards with the rules that each asks; nothing when the right rules fail on one of them. */
function trace(property: Property, boards: readonly Drawn[]): TracedBoard[] | undefined {
  const called = new Set<RuleName>();
  const reference = subjectOf(engineFrom(tracedRules(called), 'reference'));
  const traced: TracedBoard[] = [];
  for (const drawn of boards) {
    called.clear();
    const { kind } = judge(property, drawn, reference);
    if (kind === 'wrong' || kind === 'broke') return undefined;
    traced.push({ drawn, asked: new Set(called) });
  }
  return traced;
}

/**
 * What ends the run of a property against a fault, if anything does, and after how many boards. A fault shows
 * only where a rule that it replaces is asked: elsewhere it is the right rules.
 */
function firstFinding(
  { subject, replaces }: Suspect,
  property: Property,
  boards: readonly TracedBoard[],
): { readonly found?: 'wrong' | 'broke'; readonly boards: number } {
  const start = process.cpuUsage();
  for (const [index, { drawn, asked }] of boards.entries()) {
    if (process.cpuUsage(start).user > 1_000 * PATIENCE) return { found: 'broke', boards: index };
    if (!replaces.some((rule) => asked.has(rule))) continue;
    const { kind } = judge(property, drawn, subject);
    if (kind === 'wrong' || kind === 'broke') return { found: kind, boards: index + 1 };
  }
  return { boards: boards.length };
}

function reportOn({ fault, kills }: Suspect, options: MatrixOptions): FaultReport {
  const killedBy = options.properties.flatMap(({ id }): Kill[] => {
    const boards = kills.get(id);
    return boards === undefined ? [] : [{ property: id, boards }];
  });
  const least = Math.min(...kills.values());
  const quickest = options.properties.find(({ id }) => kills.get(id) === least);
  if (quickest === undefined || options.shrink !== true) return { fault, killedBy };
  const { counterexample } = checkProperty(quickest, faultyEngine(fault), options);
  return { fault, killedBy, ...(counterexample === undefined ? {} : { counterexample }) };
}
