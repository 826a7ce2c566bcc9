/**
 * `manaproof fuzz`: random boards against an engine.
 */
import { relative, resolve } from 'node:path';
import { FAULTS } from '../../fixtures/faults/index.ts';
import { PROPERTIES } from '../../properties/catalogue.ts';
import { inEdition } from '../../properties/engines/edition.ts';
import { type EngineChoice, type OpenEngine, openEngine } from '../../properties/engines/named.ts';
import { worldFor } from '../../properties/engines/traits.ts';
import { runCampaign } from '../../properties/run/campaign.ts';
import { type Cause, causesOf, reportCause } from '../../properties/run/causes.ts';
import { inViewOf, type KnownLine, updateKnown } from '../../properties/run/known.ts';
import { type Selection, selectProperties } from '../../properties/run/select.ts';
import type { PropertyReport, RunReport } from '../../properties/verdicts.ts';
import { causesText, countCauses, engineTable } from '../engine-report.ts';
import { counterexamplePath, openFolder, saveCounterexample, writeReports } from '../files.ts';
import { readKnown, writeKnown } from '../known-file.ts';
import { Live } from '../live.ts';
import { printable } from '../printable.ts';
import { summarize } from '../summary.ts';
import { EXIT, type Exit, type Terminal, writeLines } from './command.ts';

export interface FuzzOptions extends Selection, EngineChoice {
  readonly seed: number;
  /** Boards of each property. */
  readonly runs?: number;
  /** Milliseconds. */
  readonly time?: number;
  /** The folder for the reports. */
  readonly out: string;
  /** The list of failures that are known. */
  readonly known?: string;
  /** Brings that list up to date. */
  readonly writeKnown?: boolean;
}

export async function fuzz(options: FuzzOptions, terminal: Terminal): Promise<Exit> {
  const { out, seed, runs, time } = options;
  const properties = selectProperties(PROPERTIES, options);
  const known = readKnown(options);
  const opened = await openEngine(options);
  const { engine, edition } = opened;
  const judged = (report: PropertyReport): PropertyReport => inEdition(edition, properties, report);
  openFolder(out);
  const live = new Live(terminal.out, terminal.style, properties, time);
  live.begin(titleOf(opened), seed, properties.length);
  const start = performance.now();
  const save = ({ counterexample }: PropertyReport): void => {
    if (counterexample !== undefined) saveCounterexample(out, counterexample);
  };
  let run: RunReport;
  let causes: readonly Cause[];
  try {
    const told = await runCampaign({
      properties,
      engine,
      world: worldFor(engine),
      seed,
      ...(runs === undefined ? {} : { runs }),
      ...(time === undefined ? {} : { time }),
      signal: terminal.signal,
      onProgress: (progress) => live.progress(progress),
      onReport: (told) => {
        const report = judged(told);
        save(report);
        live.report(inViewOf(known, report));
      },
    });
    const fair = { ...told, properties: told.properties.map(judged) };
    const viewed = inViewOfRun(fair, known, options);
    causes = causesOf(viewed.properties, {
      properties,
      faults: FAULTS,
      engine,
      world: worldFor(engine),
    });
    run = causes.length === 0 ? viewed : { ...viewed, causes: causes.map(reportCause) };
  } finally {
    live.end();
    opened.close();
  }
  const seconds = (performance.now() - start) / 1000;
  const paths = await writeReports(out, run);
  writeLines(terminal, [
    ...causesText(causes, terminal.style, (id) => replayOf(id, options, terminal)),
    '',
    ...engineTable(run.properties, properties, terminal.style),
    '',
    ...summarize(run, seconds, terminal.style),
    ...(causes.length === 0 ? [] : [terminal.style.bad(countCauses(causes))]),
    terminal.style.faint(`reports: ${paths.map(shown).join(', ')}`),
  ]);
  return exitOf(run);
}

/** `my engine 1.2, rules of 2026-04-17`. */
function titleOf({ engine: { name, version }, edition }: OpenEngine): string {
  const title = version === undefined ? name : `${name} ${printable(version)}`;
  return edition === undefined ? title : `${title}, rules of ${edition}`;
}

/** The run in view of the failures that are known, once the list of them is up to date. */
function inViewOfRun(run: RunReport, known: readonly KnownLine[], options: FuzzOptions): RunReport {
  const list = options.writeKnown && !run.interrupted ? updateKnown(known, run.properties) : known;
  if (list !== known) writeKnown(options, list);
  return { ...run, properties: run.properties.map((report) => inViewOf(list, report)) };
}

/** The command that replays the counterexample of a property. */
function replayOf(property: string, options: FuzzOptions, terminal: Terminal): string {
  const path = shown(counterexamplePath(options.out, property));
  const words = ['replay', quoted(path), ...engineWords(options).map(quoted)];
  return `${terminal.program} ${words.join(' ')}`;
}

/** What `replay` has to be told of the engine: those of ours it knows by the name in the file. */
function engineWords({ engine, engineCommand, repo, build }: FuzzOptions): string[] {
  const isOurs = /^(reference$|fault:|edition:)/.test(engine);
  return [
    ...(isOurs ? [] : ['--engine', engine]),
    ...(engineCommand === undefined ? [] : ['--engine-command', engineCommand]),
    ...(repo === undefined ? [] : ['--repo', repo]),
    ...(build === undefined ? [] : ['--build', build]),
  ];
}

/** A path as short as it is clear. */
function shown(path: string): string {
  const short = relative('.', path);
  return short.startsWith('..') ? resolve(path) : short;
}

/** A path as one word of a shell. */
function quoted(path: string): string {
  return /^[\w./@-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

/** Whoever broke now and then is told what failed; whoever gave no answer at all was not to be used. */
export function exitOf({ properties, interrupted }: RunReport): Exit {
  const has = (...verdicts: string[]): boolean =>
    properties.some(({ verdict }) => verdicts.includes(verdict));
  if (has('errored') && !has('passed', 'failed', 'expected')) return EXIT.errored;
  if (has('errored', 'failed')) return EXIT.failed;
  if (interrupted) return EXIT.stopped;
  if (has('vacuous')) return EXIT.failed;
  return has('passed', 'expected') ? EXIT.passed : EXIT.misused;
}
