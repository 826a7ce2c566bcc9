/**
 * Who kills whom.
 */
import type { FaultReport, Kill, Matrix } from '../properties/run/matrix.ts';
import { chapterOf } from '../properties/run/select.ts';
import { contrast, describeAnswer } from './answers.ts';
import { byChapter } from './chapters.ts';
import { counted } from './describe/words.ts';
import { drawDrawn } from './drawn.ts';
import { MARKS, type Style } from './style.ts';

/** The killers of a fault: those of its own chapter first, the quickest first. */
export function killers({ fault, killedBy }: FaultReport): Kill[] {
  const own = ({ property }: Kill): number =>
    chapterOf({ id: property, cites: [] }) === chapterOf(fault) ? 0 : 1;
  return [...killedBy].sort((one, other) => own(one) - own(other) || one.boards - other.boards);
}

/** Faults that nothing kills, and properties that kill nothing. */
export function loose({ faults, properties }: Matrix): {
  readonly survivors: readonly string[];
  readonly idle: readonly string[];
} {
  const killing = new Set(
    faults.flatMap(({ killedBy }) => killedBy.map(({ property }) => property)),
  );
  return {
    survivors: faults.filter(({ killedBy }) => killedBy.length === 0).map(({ fault }) => fault.id),
    idle: properties.filter((id) => !killing.has(id)),
  };
}

/** @param boards whether to draw the smallest board of each. */
export function faultTable(matrix: Matrix, style: Style, boards = false): string[] {
  const rows = matrix.faults.map((report) => ({
    ...report,
    id: report.fault.id,
    cites: report.fault.cites,
  }));
  const { survivors, idle } = loose(matrix);
  return [
    ...byChapter(rows).flatMap(({ heading, items }) => [
      '',
      style.strong(heading),
      ...items.flatMap((report) => faultLines(report, style, boards)),
    ]),
    '',
    style.strong(
      `${counted(matrix.faults.length, 'fault')}, ${matrix.faults.length - survivors.length} killed; ` +
        `${counted(matrix.properties.length, 'property')}, ${matrix.properties.length - idle.length} of them kill`,
    ),
    ...names('survive', survivors, style),
    ...names('kill nothing', idle, style),
    ...names('do not hold on the right rules', matrix.unsound, style),
  ];
}

function faultLines(report: FaultReport, style: Style, boards: boolean): string[] {
  const { fault, counterexample } = report;
  const [first, ...others] = killers(report);
  const head = `${fault.id}: ${fault.says}`;
  if (first === undefined)
    return [`  ${style.bad(`${MARKS.failed.mark} ${head}`)}`, '    survives'];
  const more = others.length === 0 ? '' : `, and ${counted(others.length, 'other')}`;
  const { expected, actual } = counterexample ?? {};
  const answers = `expected ${inLine(expected)}, actual ${inLine(actual)}`;
  return [
    `  ${style.good(MARKS.passed.mark)} ${head}`,
    `    killed by ${first.property} after ${counted(first.boards, 'board')}${more}`,
    ...(counterexample === undefined
      ? []
      : [style.faint(`    smallest: ${size(counterexample.drawn)}; ${answers}`)]),
    ...(boards && counterexample !== undefined
      ? [...drawDrawn(counterexample.drawn), ...contrast(expected, actual)].map(
          (line) => `      ${line}`,
        )
      : []),
  ];
}

/** How many permanents a board has. */
function size(drawn: unknown): string {
  const game = typeof drawn === 'object' && drawn !== null && 'game' in drawn ? drawn.game : {};
  const permanents =
    typeof game === 'object' && game !== null && 'battlefield' in game ? game.battlefield : [];
  return counted(Array.isArray(permanents) ? permanents.length : 0, 'permanent');
}

function inLine(answer: unknown): string {
  const text = describeAnswer(answer).join(' or ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function names(what: string, ids: readonly string[], style: Style): string[] {
  return ids.length === 0 ? [] : [style.bad(`${what}: ${ids.join(', ')}`)];
}

/** What `faults --json` prints. */
export function faultJson(matrix: Matrix): object {
  return {
    faults: matrix.faults.map((report) => ({
      id: report.fault.id,
      cites: report.fault.cites,
      killedBy: killers(report),
    })),
    properties: matrix.properties,
  };
}
