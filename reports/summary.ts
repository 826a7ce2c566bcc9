/**
 * A run in a few lines.
 */
import { type RunReport, VERDICTS, type Verdict } from '../properties/verdicts.ts';
import { counted } from './describe/words.ts';
import { MARKS, type Style } from './style.ts';

/** `45 properties: 44 passed, 1 failed`, and what it took. */
export function summarize(run: RunReport, seconds: number, style: Style): string[] {
  const rate = Math.round(run.boards / Math.max(seconds, 0.001)).toLocaleString('en-GB');
  const parts = countVerdicts(run).map(([verdict, count]) =>
    style[MARKS[verdict].as](`${count} ${verdict}`),
  );
  return [
    `${style.strong(counted(run.properties.length, 'property'))}: ${parts.join(', ') || 'none checked'}`,
    style.faint(
      `${counted(run.boards, 'board')} in ${seconds.toFixed(1)} s, ${rate} a second; ` +
        `engine ${run.engine}, seed ${run.seed}`,
    ),
    ...(run.interrupted ? [style.doubtful('stopped before the end: this is what was known')] : []),
  ];
}

/** How many properties have each verdict, without those that none has. */
export function countVerdicts(run: RunReport): [Verdict, number][] {
  return VERDICTS.map((verdict): [Verdict, number] => [
    verdict,
    run.properties.filter((report) => report.verdict === verdict).length,
  ]).filter(([, count]) => count > 0);
}
