/**
 * How soon deliberate faults are found, and how small the boards are on which they are shown.
 */
import * as fc from 'fast-check';
import type { Fault } from '../../fixtures/fault.ts';
import { faultyEngine } from '../engines.ts';
import { everything } from '../generators/world.ts';
import { judge } from '../judge.ts';
import { type FaultReport, killMatrix } from '../matrix.ts';
import type { Drawn, Property, Subject } from '../property.ts';
import { SLICE, sliceSeed } from '../seeds.ts';
import { subjectOf } from '../subject.ts';
import { type Figure, median, type Section } from './figures.ts';

/** A fault that is not found within this many boards counts as found after them. */
const LIMIT = 500;
/** How many of the properties that found a fault first are asked again under other seeds. */
const FINDERS = 3;
const LISTED = 10;
/** Boards that suffice for a fault that they show. */
const GLANCE = 20;

export interface KillOptions {
  readonly faults: readonly Fault[];
  readonly properties: readonly Property[];
  /** The boards of each property within which finders are sought. */
  readonly runs: number;
  readonly seeds: number;
}

interface Search {
  readonly id: string;
  /** After how many boards the fault was found, seed by seed; none when it is not. */
  readonly boards: readonly number[];
}

export async function kills(options: KillOptions): Promise<Section[]> {
  const { properties, seeds } = options;
  const reports = await findFaults(options);
  const boardsOf = boardsBySeed(properties);
  const searches = reports.map((report): Search => {
    const { fault, killedBy } = report;
    if (killedBy.length === 0) return { id: fault.id, boards: [] };
    const others = Array.from({ length: seeds - 1 }, (_, i) => boardsOf(i + 2));
    return {
      id: fault.id,
      boards: [soonest(report), ...others.map((boards) => boardsUntil(report, boards))],
    };
  });
  return [soonness(searches, seeds), smallness(reports)];
}

/** Who finds each fault: within a glance, or else within all of the boards. */
async function findFaults({ faults, properties, runs }: KillOptions): Promise<FaultReport[]> {
  const search = { properties, world: everything, seed: 1, shrink: true };
  const soon = await killMatrix({ ...search, faults, runs: Math.min(GLANCE, runs) });
  const found = soon.faults.filter(({ killedBy }) => killedBy.length > 0);
  const missed = soon.faults.filter(({ killedBy }) => killedBy.length === 0);
  const late = await killMatrix({ ...search, faults: missed.map(({ fault }) => fault), runs });
  return [...found, ...late.faults];
}

const soonest = ({ killedBy }: FaultReport): number =>
  Math.min(...killedBy.map(({ boards }) => boards));

type Boards = (property: string) => { readonly property: Property; readonly at: At } | undefined;
/** The board of this index; drawn when it is wanted. */
type At = (index: number) => Drawn | undefined;

/** The boards of every property under a seed: those that a run draws. */
function boardsBySeed(properties: readonly Property[]): (seed: number) => Boards {
  const byId = new Map(properties.map((property) => [property.id, property]));
  const drawn = new Map<string, Drawn[]>();
  return (seed) => (id) => {
    const property = byId.get(id);
    if (property === undefined) return undefined;
    const at: At = (index) => {
      const slice = Math.floor(index / SLICE);
      const key = `${seed}/${id}/${slice}`;
      const boards = drawn.get(key) ?? drawSlice(property, seed, slice);
      drawn.set(key, boards);
      return boards[index % SLICE];
    };
    return { property, at };
  };
}

function drawSlice(property: Property, seed: number, slice: number): Drawn[] {
  return fc.sample(property.given(everything), {
    seed: sliceSeed(seed, property.id, slice),
    numRuns: SLICE,
  });
}

/** How many boards of each property it takes until one of the finders of a fault finds it again. */
function boardsUntil({ fault, killedBy }: FaultReport, boardsOf: Boards): number {
  const subject = subjectOf(faultyEngine(fault));
  const finders = killedBy.toSorted((a, b) => a.boards - b.boards).slice(0, FINDERS);
  let least = LIMIT;
  for (const { property: id } of finders) {
    const boards = boardsOf(id);
    if (boards !== undefined) {
      least = firstWrong(boards.property, boards.at, subject, least);
    }
  }
  return least;
}

function firstWrong(property: Property, at: At, subject: Subject, limit: number): number {
  for (let i = 0; i < limit; i += 1) {
    const drawn = at(i);
    if (drawn !== undefined && judge(property, drawn, subject).kind === 'wrong') return i + 1;
  }
  return limit;
}

function soonness(searches: readonly Search[], seeds: number): Section {
  const all = searches.flatMap(({ boards }) => boards);
  const missed = searches.filter(({ boards }) => boards.length === 0);
  const slowest = searches
    .filter(({ boards }) => boards.length > 0)
    .toSorted((a, b) => Math.max(...b.boards) - Math.max(...a.boards))
    .slice(0, LISTED);
  return {
    title: 'Boards until a fault is found',
    how: `${searches.length} faults, ${seeds} seeds; boards of each property until the first of its best finders finds it`,
    figures: [
      { what: 'median', value: median(all), unit: 'boards', aim: { atMost: 10 } },
      { what: 'worst', value: Math.max(...all), unit: 'boards', aim: { atMost: LIMIT } },
      { what: 'not found', value: missed.length, unit: 'faults', aim: { atMost: 0 } },
      ...missed.map(({ id }): Figure => ({ what: `  ${id}`, value: Number.NaN, unit: 'boards' })),
      ...slowest.map(
        ({ id, boards }): Figure => ({
          what: `  ${id} (median ${median(boards)})`,
          value: Math.max(...boards),
          unit: 'boards',
        }),
      ),
    ],
  };
}

function smallness(reports: readonly FaultReport[]): Section {
  const sizes = reports.flatMap(({ counterexample }) =>
    counterexample === undefined ? [] : [permanentsIn(counterexample.drawn)],
  );
  return {
    title: 'Smallest counterexamples',
    how: `${sizes.length} faults, each shrunk by the property that found it first`,
    figures: [
      { what: 'median', value: median(sizes), unit: 'permanents', aim: { atMost: 2 } },
      { what: 'largest', value: Math.max(...sizes), unit: 'permanents' },
    ],
  };
}

/** How many permanents a drawn board has. */
function permanentsIn(drawn: unknown): number {
  if (typeof drawn !== 'object' || drawn === null || !('game' in drawn)) return 0;
  const { game } = drawn;
  if (typeof game !== 'object' || game === null || !('battlefield' in game)) return 0;
  return Array.isArray(game.battlefield) ? game.battlefield.length : 0;
}
