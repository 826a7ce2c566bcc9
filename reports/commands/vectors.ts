/**
 * `manaproof vectors` and `manaproof check-vectors`: boards with their right answers, as files.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { PROPERTIES } from '../../properties/catalogue.ts';
import { type EngineChoice, openEngine } from '../../properties/engines/named.ts';
import {
  checkVectors as check,
  type VectorReport,
  writeVectors,
} from '../../properties/engines/vectors.ts';
import { everything } from '../../properties/generators/world.ts';
import { type Selection, selectProperties } from '../../properties/run/select.ts';
import { counted } from '../describe/words.ts';
import { EXIT, type Exit, type Terminal, writeLines } from './command.ts';

export interface VectorsOptions extends Selection {
  readonly out: string;
  /** Boards of each property. */
  readonly count: number;
  readonly seed: number;
}

export function vectors(options: VectorsOptions, terminal: Terminal): Exit {
  const { out, count, seed } = options;
  const properties = selectProperties(PROPERTIES, options);
  const { files } = writeVectors(out, { properties, world: everything, count, seed });
  const total = files.reduce((sum, file) => sum + file.vectors, 0);
  writeLines(terminal, [
    `${counted(total, 'vector')} in ${counted(files.length, 'file')} in ${out}`,
  ]);
  return EXIT.passed;
}

export interface CheckVectorsOptions extends EngineChoice {
  readonly folder: string;
}

export async function checkVectors(
  options: CheckVectorsOptions,
  terminal: Terminal,
): Promise<Exit> {
  const opened = await openEngine(options);
  try {
    const reports: VectorReport[] = [];
    for (const report of check(options.folder, opened)) {
      // Lets a signal be heard.
      await turn();
      if (terminal.signal.aborted) return EXIT.stopped;
      reports.push(report);
      writeLines(terminal, reportLines(report));
    }
    const right = reports.reduce((sum, report) => sum + report.right, 0);
    const wrong = reports.reduce((sum, report) => sum + report.wrong.length, 0);
    const unsupported = reports.reduce((sum, report) => sum + report.unsupported, 0);
    writeLines(terminal, ['', `${right} right, ${wrong} wrong, ${unsupported} unsupported`]);
    if (wrong > 0) return EXIT.failed;
    return right > 0 ? EXIT.passed : EXIT.misused;
  } finally {
    opened.close();
  }
}

/** A line for a file, and for one that is wrong the first of its vectors that is. */
function reportLines({ path, right, wrong, unsupported }: VectorReport): string[] {
  const [first] = wrong;
  const mark = first !== undefined ? '✗' : right > 0 ? '✓' : '-';
  const counts = `${right} right, ${wrong.length} wrong, ${unsupported} unsupported`;
  const line = `  ${mark} ${path}  ${counts}`;
  if (first === undefined) return [line];
  const { op, args, answer, told } = first;
  const said = typeof told === 'string' ? told : JSON.stringify(told);
  return [
    line,
    `      ${op} ${JSON.stringify(args)}`,
    `      right is        ${JSON.stringify(answer)}`,
    `      the engine said ${said}`,
  ];
}
