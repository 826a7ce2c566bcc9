/**
 * The verdicts in aligned lines, a property a line.
 */
import type { PropertyReport } from '../properties/verdicts.ts';
import { counted } from './describe/words.ts';
import { printable } from './printable.ts';
import { MARKS, type Style } from './style.ts';

const MOST_LABELS = 4;

export interface TableLayout {
  /** The longest id. */
  readonly id: number;
  /** Columns of the terminal; without it, lines are as long as they are. */
  readonly width?: number;
}

/** `✓ 118.7a/generic-only  passed  500 boards  412 mattered  several reductions 31 %`. */
export function verdictLine(report: PropertyReport, layout: TableLayout, style: Style): string {
  const { mark, as } = MARKS[report.verdict];
  const start = `  ${mark} ${report.id.padEnd(layout.id)}  ${report.verdict.padEnd(11)}`;
  const counts = `  ${boards(report).padStart(14)}  ${mattered(report).padStart(16)}`;
  const room = (layout.width ?? Number.POSITIVE_INFINITY) - start.length - counts.length - 2;
  const rest = cut(printable(report.reason ?? someLabels(report)), room);
  return `${style[as](start)}${counts}  ${style.faint(rest)}`.trimEnd();
}

/** `several reductions 31 %`, as far as the boards had it. */
export function labelShares({ labels, boards }: PropertyReport): string[] {
  return Object.entries(labels).map(([label, count]) => `${label} ${percent(count, boards)}`);
}

/** As many labels as a line is good for. */
function someLabels(report: PropertyReport): string {
  const shares = labelShares(report);
  const more = shares.length - MOST_LABELS;
  return [...shares.slice(0, MOST_LABELS), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** `31 %`; a tenth for what is rare. */
export function percent(count: number, of: number): string {
  if (of === 0) return '0 %';
  const share = (100 * count) / of;
  return `${share > 0 && share < 10 ? share.toFixed(1) : Math.round(share)} %`;
}

function boards(report: PropertyReport): string {
  const declined = report.declined ?? 0;
  return `${counted(report.boards, 'board')}${declined > 0 ? ` (+${declined} declined)` : ''}`;
}

function mattered({ mattered }: PropertyReport): string {
  return `${mattered.toLocaleString('en-GB')} mattered`;
}

function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  return room < 2 ? '' : `${text.slice(0, room - 1)}…`;
}
