/**
 * How soon deliberate faults are found, and how small the boards are on which they are shown.
 */
import * as fc from 'fast-check';
import type { Fault } from '../../fixtures/fault.ts';
import { faultyEngine } from '../engines/named.ts';
import { everything } from '../generators/world.ts';
import type { Drawn, Property, Subject } from '../property.ts';
import { judge } from '../run/judge.ts';
import { type FaultReport, type Kill, killMatrix } from '../run/matrix.ts';
import { checkProperty } from '../run/run-property.ts';
import { SLICE, sliceSeed } from '../run/seeds.ts';
import { subjectOf } from '../run/subject.ts';
import { type Figure, median, type Section } from './figures.ts';

/** A fault that is not found within this many boards counts as found after them. */
const LIMIT = 500;
/** How many of the properties that found a fault first are asked again under other seeds. */
const FINDERS = 3;
const LISTED = 10;
/** Boards that suffice to find most faults. */
const GLANCE = 10;
/** Boards that are drawn at a time: most faults are found on the first. */
const STRETCH = 10;

export interface KillOptions {
  readonly faults: readonly Fault[];
  readonly properties: readonly Property[];
  /** The boards of each property within which finders are sought. */
  readonly runs: number;
  readonly seeds: number;
  /** Of how many faults, evenly spread, the counterexamples are made small. */
  readonly shrunk: number;
  /** Told what is being done, so that nobody waits in the dark. */
  readonly onProgress: (what: string) => void;
}

interface Search {
  readonly id: string;
  /** After how many boards the fault was found, seed by seed; none when it is not. */
  readonly boards: readonly number[];
}

export async function kills(options: KillOptions): Promise<Section[]> {
  const { faults, properties, runs, seeds, shrunk, onProgress } = options;
  const search = { faults, properties, runs, world: everything, seed: 1, glance: GLANCE };
  const { faults: reports } = await killMatrix({
    ...search,
    onProgress: (share, id) => onProgress(`finders, ${Math.round(100 * share)} %, ${id}`),
  });
  const found = reports.filter(({ killedBy }) => killedBy.length > 0);
  const boards = new Map(found.map((report) => [report.fault.id, [soonest(report)]]));
  for (let seed = 2; seed <= seeds; seed += 1) {
    onProgress(`seed ${seed} of ${seeds}`);
    const boardsOf = boardsOfSeed(properties, seed);
    for (const report of found) {
      boards.get(report.fault.id)?.push(boardsUntil(report, boardsOf));
    }
  }
  const searches = reports.map(
    ({ fault: { id } }): Search => ({ id, boards: boards.get(id) ?? [] }),
  );
  onProgress('counterexamples');
  const sizes = spread(found, shrunk).map((report) => smallest(report, properties));
  return [soonness(searches, seeds), smallness(sizes)];
}

const soonest = ({ killedBy }: FaultReport): number =>
  Math.min(...killedBy.map(({ boards }) => boards));

/** The properties that found a fault first, the quickest first. */
const finders = ({ killedBy }: FaultReport): readonly Kill[] =>
  killedBy.toSorted((a, b) => a.boards - b.boards).slice(0, FINDERS);

/** So many items, evenly spread over all. */
function spread<T>(items: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

type BoardsOf = (property: string) => { readonly property: Property; readonly at: At } | undefined;
/** The board of this index; drawn when it is wanted. */
type At = (index: number) => Drawn | undefined;

/** The boards of every property under a seed: those that a run draws. Kept until the next seed. */
function boardsOfSeed(properties: readonly Property[], seed: number): BoardsOf {
  const byId = new Map(properties.map((property) => [property.id, property]));
  const drawn = new Map<string, readonly Drawn[]>();
  return (id) => {
    const property = byId.get(id);
    if (property === undefined) return undefined;
    const at: At = (index) => {
      const slice = Math.floor(index / SLICE);
      const inSlice = index % SLICE;
      const key = `${id}/${slice}`;
      let boards = drawn.get(key) ?? [];
      if (inSlice >= boards.length) {
        boards = drawSlice(property, seed, slice, inSlice < STRETCH ? STRETCH : SLICE);
        drawn.set(key, boards);
      }
      return boards[inSlice];
    };
    return { property, at };
  };
}

/** The first boards of a slice. */
function drawSlice(property: Property, seed: number, slice: number, count: number): Drawn[] {
  return fc.sample(property.given(everything), {
    seed: sliceSeed(seed, property.id, slice),
    numRuns: count,
  });
}

/** How many boards of each property it takes until one of the finders of a fault finds it again. */
function boardsUntil(report: FaultReport, boardsOf: BoardsOf): number {
  const subject = subjectOf(faultyEngine(report.fault));
  const boards = finders(report).flatMap(({ property }) => boardsOf(property) ?? []);
  for (let i = 0; i < LIMIT; i += 1) {
    if (boards.some(({ property, at }) => finds(property, at(i), subject))) return i + 1;
  }
  return LIMIT;
}

const finds = (property: Property, drawn: Drawn | undefined, subject: Subject): boolean =>
  drawn !== undefined && judge(property, drawn, subject).kind === 'wrong';

/** How many permanents the counterexample has that the quickest finder makes small. */
function smallest(report: FaultReport, properties: readonly Property[]): number {
  const [quickest] = finders(report);
  const finder = properties.find(({ id }) => id === quickest?.property);
  if (quickest === undefined || finder === undefined) return Number.NaN;
  const options = { world: everything, seed: 1, runs: quickest.boards };
  const { counterexample } = checkProperty(finder, faultyEngine(report.fault), options);
  return permanentsIn(counterexample?.drawn);
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

function smallness(sizes: readonly number[]): Section {
  return {
    title: 'Smallest counterexamples',
    how: `${sizes.length} faults, evenly spread, each shrunk by the property that found it first`,
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
