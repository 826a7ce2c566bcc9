/**
 * A run of many properties against one engine.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { Engine } from '../../engine/index.ts';
import type { World } from '../generators/world.ts';
import type { Property } from '../property.ts';
import type { PropertyReport, RunReport } from '../verdicts.ts';
import { PropertyRun } from './run-property.ts';

export interface CampaignOptions {
  readonly properties: readonly Property[];
  readonly engine: Engine;
  readonly world: World;
  /** The same seed gives the same boards to each property, whichever others run. */
  readonly seed: number;
  /** Boards of each property; without it, time alone ends the run. */
  readonly runs?: number;
  /** Milliseconds for the whole; the properties then take turns, so that each gets its share. */
  readonly time?: number;
  /** Ends the run early, with a report of what is known by then. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Told of each verdict as soon as it is known. */
  readonly onReport?: (report: PropertyReport) => void;
}

/** How far a campaign has got. */
export interface Progress {
  /** The property whose boards are being drawn. */
  readonly property: string;
  readonly finished: number;
  readonly properties: number;
  readonly boards: number;
}

/**
 * Checks every property, in the order of the catalogue.
 * @throws {RangeError} when nothing would end the run.
 */
export async function runCampaign(options: CampaignOptions): Promise<RunReport> {
  const { properties, engine, world, seed, runs, time, signal } = options;
  if (runs === undefined && time === undefined)
    throw new RangeError('neither runs nor time is given');
  const end = time === undefined ? Number.POSITIVE_INFINITY : performance.now() + time;
  const expired = (): boolean => signal?.aborted === true || performance.now() >= end;

  const all = properties.map(
    (property) =>
      new PropertyRun(property, engine, {
        seed,
        runs: runs ?? Number.MAX_SAFE_INTEGER,
        world,
        expired,
      }),
  );
  const reports = new Map<PropertyRun, PropertyReport>();
  const close = (run: PropertyRun): void => {
    const report = run.report();
    reports.set(run, report);
    options.onReport?.(report);
  };

  for (const run of time === undefined ? oneByOne(all) : inTurns(all)) {
    if (expired()) break;
    run.advance();
    if (run.finished) close(run);
    options.onProgress?.({
      property: run.property.id,
      finished: reports.size,
      properties: all.length,
      boards: total(all),
    });
    // Lets a signal be heard.
    await turn();
  }

  const interrupted = signal?.aborted === true;
  for (const run of all) {
    if (!reports.has(run) && (!interrupted || run.boards > 0)) close(run);
  }
  return {
    format: 'manaproof/run',
    version: 1,
    engine: engine.name,
    seed,
    ...(runs === undefined ? {} : { runs }),
    ...(time === undefined ? {} : { time }),
    boards: total(all),
    interrupted,
    properties: all.flatMap((run) => reports.get(run) ?? []),
  };
}

function* oneByOne(runs: readonly PropertyRun[]): Generator<PropertyRun> {
  for (const run of runs) {
    do yield run;
    while (!run.finished);
  }
}

function* inTurns(runs: readonly PropertyRun[]): Generator<PropertyRun> {
  for (let open = runs; open.length > 0; open = open.filter((run) => !run.finished)) yield* open;
}

function total(all: readonly PropertyRun[]): number {
  return all.reduce((sum, run) => sum + run.boards, 0);
}
