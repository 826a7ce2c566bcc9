/**
 * What an engine gets wrong, by cause, and how it does by rules and operations.
 */

import type { Property } from '../properties/property.ts';
import type { Cause } from '../properties/run/causes.ts';
import { type PropertyReport, VERDICTS, type Verdict } from '../properties/verdicts.ts';
import { byChapter } from './chapters.ts';
import { counted } from './describe/words.ts';
import { failureText } from './failure-text.ts';
import { labelled } from './labelled.ts';
import { printable } from './printable.ts';
import { MARKS, type Style } from './style.ts';

/**
 * The smallest counterexample of each cause, and what else it breaks.
 * @param replay the command that replays the counterexample of a property.
 */
export function causesText(
  causes: readonly Cause[],
  style: Style,
  replay: (property: string) => string,
): string[] {
  return causes.flatMap(({ fault, counterexamples }) => {
    const [smallest, ...others] = counterexamples;
    if (smallest === undefined) return [];
    const also = others.map(({ property }) => property).join(', ');
    const guess =
      fault === undefined ? [] : labelled('a guess', [`${fault.says}, as fault:${fault.id}`]);
    return [
      '',
      ...failureText(smallest, style, replay(smallest.property)),
      ...guess,
      ...(others.length === 0 ? [] : labelled('also', [printable(also)])),
    ];
  });
}

/** `6 causes of 10 failures`. */
export function countCauses(causes: readonly Cause[]): string {
  const failures = causes.reduce((sum, { counterexamples }) => sum + counterexamples.length, 0);
  return `${counted(causes.length, 'cause')} of ${counted(failures, 'failure')}`;
}

/** A line for each chapter and each operation: how many properties have each verdict. */
export function engineTable(
  reports: readonly PropertyReport[],
  properties: readonly Property[],
  style: Style,
): string[] {
  const asks = (id: string, operation: string): boolean =>
    properties.some(
      (property) => property.id === id && property.asks.some((op) => op === operation),
    );
  const operations = [...new Set(properties.flatMap((property) => property.asks))];
  const rows = [
    ...byChapter(reports).map(({ heading, items }) => ({ heading, items })),
    ...operations.map((heading) => ({
      heading,
      items: reports.filter(({ id }) => asks(id, heading)),
    })),
  ].filter(({ items }) => items.length > 0);
  const verdicts = VERDICTS.filter((verdict) =>
    reports.some((report) => report.verdict === verdict),
  );
  const width = Math.max(...rows.map(({ heading }) => heading.length));
  const cell = (items: readonly PropertyReport[], verdict: Verdict): string => {
    const count = items.filter((report) => report.verdict === verdict).length;
    const text = (count === 0 ? '·' : String(count)).padStart(verdict.length);
    return count === 0 ? style.faint(text) : style[MARKS[verdict].as](text);
  };
  return [
    style.strong(`${''.padEnd(width)}  ${verdicts.join('  ')}`),
    ...rows.map(({ heading, items }) =>
      [heading.padEnd(width), ...verdicts.map((verdict) => cell(items, verdict))].join('  '),
    ),
  ];
}
