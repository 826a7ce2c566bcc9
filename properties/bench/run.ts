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
  ? { patience: QUICK, boards: 100, runs: 100, seeds: 5 }
  : { patience: THOROUGH, boards: 500, runs: 500, seeds: 20 };

/** The parts of the bench, in their order; each is printed as soon as it is measured. */
const parts: readonly (() => Promise<Section[]> | Section[])[] = [
  () => [queries(extent.patience)],
  () => [mana(extent.patience)],
  () => [throughput(PROPERTIES, extent.boards)],
  () => bridge(2 * extent.boards),
  () => kills({ faults: FAULTS, properties: PROPERTIES, runs: extent.runs, seeds: extent.seeds }),
];

const sections: Section[] = [];
for (const measure of parts) {
  for (const section of await measure()) {
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
