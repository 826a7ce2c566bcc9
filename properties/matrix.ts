/**
 * Who kills whom: every property against every deliberate fault.
 */
import { setImmediate as turn } from 'node:timers/promises';
import * as fc from 'fast-check';
import { engineFrom } from '../engine/index.ts';
import type { Fault } from '../fixtures/fault.ts';
import { faultyEngine } from './engines.ts';
import type { World } from './generators/world.ts';
import { judge } from './judge.ts';
import type { Drawn, Property, Subject } from './property.ts';
import { checkProperty } from './run-property.ts';
import { SLICE, sliceSeed } from './seeds.ts';
import { chapterOf } from './select.ts';
import { subjectOf } from './subject.ts';
import { type RuleName, replacedRules, tracedRules } from './trace.ts';
import type { Counterexample } from './verdicts.ts';

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
   * So many boards are looked at first, of each chapter's properties and faults; all of them only where that
   * leaves a fault alive or a property idle. Without it every pair is looked at on every board.
   */
  readonly glance?: number;
  /** Whether to make the board of each fault small. */
  readonly shrink?: boolean;
  /** Told how far it is, from 0 to 1, and what is looked at. */
  readonly onProgress?: (share: number, property: string) => void;
}

/** Which pairs are looked at, and on how many boards. */
interface Round {
  readonly bound: number;
  readonly isAbout: (property: Property, suspect: Suspect) => boolean;
}

/**
 * Asks faults about the boards of properties: the same boards that `checkProperty` draws.
 */
export async function killMatrix(options: MatrixOptions): Promise<Matrix> {
  const { faults, properties, runs, glance } = options;
  const suspects = faults.map(
    (fault): Suspect => ({
      fault,
      subject: subjectOf(faultyEngine(fault)),
      replaces: replacedRules(fault.rulebook),
      kills: new Map(),
    }),
  );
  const isIdle = ({ id }: Property): boolean => !suspects.some(({ kills }) => kills.has(id));
  const isOwn: Round['isAbout'] = (property, { fault }) => chapterOf(property) === chapterOf(fault);
  const isOpen: Round['isAbout'] = (property, { kills }) => kills.size === 0 || isIdle(property);
  const rounds: Round[] =
    glance === undefined
      ? [{ bound: runs, isAbout: () => true }]
      : [
          { bound: Math.min(glance, runs), isAbout: isOwn },
          { bound: Math.min(glance, runs), isAbout: isOpen },
          { bound: runs, isAbout: isOpen },
        ];

  const unsound = new Set<string>();
  for (const [round, { bound, isAbout }] of rounds.entries()) {
    for (const [index, property] of properties.entries()) {
      const share = (round + index / properties.length) / rounds.length;
      options.onProgress?.(share, property.id);
      const whom = suspects.filter((suspect) => isAbout(property, suspect));
      if (!interrogate(whom, property, options, bound)) unsound.add(property.id);
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
  bound: number,
): boolean {
  const given = property.given(world);
  let left = suspects.filter(({ kills }) => !kills.has(property.id));
  for (let start = 0; start < bound && left.length > 0; start += SLICE) {
    const boards = fc.sample(given, {
      seed: sliceSeed(seed, property.id, start / SLICE),
      numRuns: Math.min(SLICE, bound - start),
    });
    const traced = trace(property, boards);
    if (traced === undefined) return false;
    left = left.filter((suspect) => {
      const { found, boards } = firstFinding(suspect, property, traced);
      if (found === 'wrong') suspect.kills.set(property.id, start + boards);
      return found === undefined;
    });
  }
  return true;
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
  for (const [index, { drawn, asked }] of boards.entries()) {
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
