/**
 * `manaproof fuzz`: random boards against an engine.
 */
import { relative } from 'node:path';
import { runCampaign } from '../../properties/campaign.ts';
import { PROPERTIES } from '../../properties/catalogue.ts';
import { engineNamed } from '../../properties/engines.ts';
import { everything } from '../../properties/generators/world.ts';
import { type Selection, selectProperties } from '../../properties/select.ts';
import type { PropertyReport, RunReport } from '../../properties/verdicts.ts';
import { failureText } from '../failure-text.ts';
import { counterexamplePath, saveCounterexample, writeReports } from '../files.ts';
import { Live } from '../live.ts';
import { summarize } from '../summary.ts';
import { EXIT, type Exit, type Terminal, writeLines } from './command.ts';

export interface FuzzOptions extends Selection {
  readonly engine: string;
  readonly seed: number;
  /** Boards of each property. */
  readonly runs?: number;
  /** Milliseconds. */
  readonly time?: number;
  /** The folder for the reports. */
  readonly out: string;
}

export async function fuzz(options: FuzzOptions, terminal: Terminal): Promise<Exit> {
  const { out, seed, runs, time } = options;
  const engine = engineNamed(options.engine);
  const properties = selectProperties(PROPERTIES, options);
  const live = new Live(terminal.out, terminal.style, properties, time);
  const start = performance.now();
  const save = ({ counterexample }: PropertyReport): void => {
    if (counterexample !== undefined) saveCounterexample(out, counterexample);
  };
  let run: RunReport;
  try {
    run = await runCampaign({
      properties,
      engine,
      world: everything,
      seed,
      ...(runs === undefined ? {} : { runs }),
      ...(time === undefined ? {} : { time }),
      signal: terminal.signal,
      onProgress: (progress) => live.progress(progress),
      onReport: (report) => {
        save(report);
        live.report(report);
      },
    });
  } finally {
    live.end();
  }
  const seconds = (performance.now() - start) / 1000;
  const paths = await writeReports(out, run);
  writeLines(terminal, [
    ...failures(run, options, terminal),
    '',
    ...summarize(run, seconds, terminal.style),
    terminal.style.faint(`reports: ${paths.map((path) => relative('.', path)).join(', ')}`),
  ]);
  return exitOf(run);
}

function failures(run: RunReport, { out }: FuzzOptions, terminal: Terminal): string[] {
  return run.properties.flatMap(({ counterexample }) => {
    if (counterexample === undefined) return [];
    const path = relative('.', counterexamplePath(out, counterexample.property));
    const replay = `${terminal.program} replay ${quoted(path)}`;
    return ['', ...failureText(counterexample, terminal.style, replay)];
  });
}

/** A path as one word of a shell. */
function quoted(path: string): string {
  return /^[\w./@-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

/** Breaking weighs more than failing: what was not asked is not known. */
export function exitOf({ properties, interrupted }: RunReport): Exit {
  const has = (...verdicts: string[]): boolean =>
    properties.some(({ verdict }) => verdicts.includes(verdict));
  if (has('errored')) return EXIT.errored;
  if (has('failed')) return EXIT.failed;
  if (interrupted) return EXIT.stopped;
  if (has('vacuous')) return EXIT.failed;
  return has('passed', 'expected') ? EXIT.passed : EXIT.misused;
}
