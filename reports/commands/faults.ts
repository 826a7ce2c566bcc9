/**
 * `manaproof faults`: which property finds which deliberate fault.
 */
import { FAULTS } from '../../fixtures/faults/index.ts';
import { PROPERTIES } from '../../properties/catalogue.ts';
import { everything } from '../../properties/generators/world.ts';
import { killMatrix } from '../../properties/run/matrix.ts';
import { faultJson, faultTable, loose } from '../fault-table.ts';
import { MovingLine } from '../moving-line.ts';
import { EXIT, type Exit, type Terminal, writeJson, writeLines } from './command.ts';

export interface FaultsOptions {
  readonly seed: number;
  /** The boards within which a fault is to be found. */
  readonly runs: number;
  readonly json?: boolean;
  /** Draws the smallest board of each fault. */
  readonly boards?: boolean;
  /** Looks for every property that finds a fault, however late. */
  readonly all?: boolean;
}

/** Most faults are found within so many boards. */
const GLANCE = 10;

export async function faults(options: FaultsOptions, terminal: Terminal): Promise<Exit> {
  const { seed, runs, json = false, boards, all = false } = options;
  const line = new MovingLine(terminal.err, terminal.style);
  const matrix = await killMatrix({
    faults: FAULTS,
    properties: PROPERTIES,
    world: everything,
    seed,
    runs,
    ...(all ? {} : { glance: GLANCE }),
    shrink: !json,
    onProgress: (share, property) => line.show(share, `${Math.round(100 * share)} %  ${property}`),
  });
  line.clear();
  if (json) writeJson(terminal, faultJson(matrix));
  else writeLines(terminal, faultTable(matrix, terminal.style, boards));
  const { survivors, idle } = loose(matrix);
  const sound = survivors.length + idle.length + matrix.unsound.length === 0;
  return sound ? EXIT.passed : EXIT.failed;
}
