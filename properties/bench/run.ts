/**
 * `npm run bench`: how fast the engine is, how many boards a second are checked, and how soon faults are found.
 *
 * `--quick` measures less of everything; `--json FILE` writes the figures for programs.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FAULTS } from '../../fixtures/faults/index.ts';
import { PROPERTIES } from '../catalogue.ts';
import { bridge } from './bridge.ts';
import { drawSection, meetsAim, type Section } from './figures.ts';
import { kills } from './kills.ts';
import { mana } from './mana.ts';
import { queries } from './queries.ts';
import { throughput } from './throughput.ts';
import { QUICK, THOROUGH } from './timing.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, json: { type: 'string' } },
});

const extent = options.quick
  ? { patience: QUICK, boards: 20, asked: 200, runs: 100, seeds: 3, shrunk: 20 }
  : { patience: THOROUGH, boards: 100, asked: 1_000, runs: 500, seeds: 20, shrunk: 60 };

/** The parts of the bench, in their order; each is printed as soon as it is measured. */
const parts: readonly (() => Promise<Section[]> | Section[])[] = [
  () => [queries(extent.patience)],
  () => [mana(extent.patience)],
  () => [throughput(PROPERTIES, extent.boards)],
  () => bridge(extent.asked),
  () => kills({ ...extent, faults: FAULTS, properties: PROPERTIES, onProgress: show }),
];

/** Where it is, on standard error: the figures alone go to standard output. */
const started = performance.now();
function show(what: string): void {
  if (!process.stderr.isTTY) return;
  const seconds = Math.round((performance.now() - started) / 1_000);
  process.stderr.write(`\r\x1b[K${seconds} s  ${what}`);
}
function clear(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}

const sections: Section[] = [];
for (const measure of parts) {
  const measured = await measure();
  clear();
  for (const section of measured) {
    process.stdout.write(`${drawSection(section).join('\n')}\n`);
    sections.push(section);
  }
}

const missed = sections.flatMap(({ figures }) => figures.filter((f) => meetsAim(f) === false));
process.stdout.write(
  missed.length === 0
    ? 'every aim is met\n'
    : `aims that are not met: ${missed.map(({ what }) => what.trim()).join('; ')}\n`,
);

if (options.json !== undefined) {
  const report = {
    format: 'manaproof/bench',
    version: 1,
    node: process.version,
    quick: options.quick,
    sections,
  };
  writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
}
