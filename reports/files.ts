/**
 * Files that are there as a whole or not at all.
 */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError } from '../engine/index.ts';
import type { Counterexample, RunReport } from '../properties/verdicts.ts';

/** @throws {InputError} when nothing can be written there: better before a long run than after it. */
export function openFolder(folder: string): void {
  try {
    mkdirSync(join(folder, COUNTEREXAMPLES), { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (thrown) {
    throw unwritable(folder, thrown);
  }
}

/**
 * Writes beside the file first, so that whoever reads it never sees a part of it.
 * @throws {InputError} when it cannot be written.
 */
export function writeWhole(path: string, text: string): void {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (thrown) {
    if (existsSync(beside)) unlinkSync(beside);
    throw unwritable(path, thrown);
  }
}

function unwritable(path: string, thrown: unknown): InputError {
  return new InputError('file/unwritable', 'the reports cannot be written', {
    path: '--out',
    value: path,
    hint: thrown instanceof Error ? thrown.message : String(thrown),
  });
}

const COUNTEREXAMPLES = 'counterexamples';

/** Where the counterexample of a property is kept. */
export function counterexamplePath(folder: string, property: string): string {
  return join(folder, COUNTEREXAMPLES, `${property.replaceAll('/', '_')}.json`);
}

/** @returns the path of the file. */
export function saveCounterexample(folder: string, counterexample: Counterexample): string {
  const path = counterexamplePath(folder, counterexample.property);
  writeWhole(path, `${JSON.stringify(counterexample, null, 2)}\n`);
  return path;
}

/**
 * Writes the reports of a run: for programs, for CI systems and for people.
 * @returns the paths of the files.
 */
export async function writeReports(folder: string, run: RunReport): Promise<string[]> {
  const { junitXml } = await import('./junit.ts');
  const { htmlPage } = await import('./html.ts');
  const reports = {
    'run.json': `${JSON.stringify(run, null, 2)}\n`,
    'junit.xml': junitXml(run),
    'report.html': htmlPage(run),
  };
  return Object.entries(reports).map(([name, text]) => {
    const path = join(folder, name);
    writeWhole(path, text);
    return path;
  });
}
