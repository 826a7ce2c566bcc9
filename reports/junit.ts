/**
 * A run as JUnit XML, which CI systems read: a chapter is a suite, a property a case.
 */
import type { PropertyReport, RunReport, Verdict } from '../properties/verdicts.ts';
import { byChapter } from './chapters.ts';
import { failureText } from './failure-text.ts';
import { join, type Markup, markup } from './markup.ts';
import { styled } from './style.ts';
import { labelShares } from './verdict-table.ts';

/** How CI systems are to count each verdict. */
const ELEMENTS = {
  passed: 'none',
  failed: 'failure',
  vacuous: 'failure',
  errored: 'error',
  unsupported: 'skipped',
  expected: 'skipped',
} as const satisfies Record<Verdict, string>;

export function junitXml(run: RunReport): string {
  const suites = byChapter(run.properties).map(({ heading, items }) => suite(run, heading, items));
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="manaproof" ${totals(run.properties)}>
${join(suites)}</testsuites>
`.text;
}

function suite(run: RunReport, heading: string, reports: readonly PropertyReport[]): Markup {
  return markup`<testsuite name="${heading}" ${totals(reports)}>
<properties><property name="engine" value="${run.engine}"/><property name="seed" value="${run.seed}"/></properties>
${join(reports.map(testCase))}</testsuite>
`;
}

function totals(reports: readonly PropertyReport[]): Markup {
  const [failures, errors, skipped] = (['failure', 'error', 'skipped'] as const).map(
    (element) => reports.filter(({ verdict }) => ELEMENTS[verdict] === element).length,
  );
  return markup`tests="${reports.length}" failures="${failures ?? 0}" errors="${errors ?? 0}" skipped="${skipped ?? 0}"`;
}

function testCase(report: PropertyReport): Markup {
  const { id, cites, says, boards, mattered } = report;
  const output = [says, `${boards} boards, ${mattered} mattered`, ...labelShares(report)];
  return markup`<testcase name="${id}" classname="manaproof.${cites[0] ?? ''}">
${result(report)}<system-out>${output.join('\n')}</system-out>
</testcase>
`;
}

function result({ verdict, reason, counterexample }: PropertyReport): Markup {
  const message = reason ?? counterexample?.message ?? verdict;
  const told = counterexample === undefined ? [] : failureText(counterexample, styled(false));
  switch (ELEMENTS[verdict]) {
    case 'none':
      return markup``;
    case 'failure':
      return markup`<failure message="${message}" type="${verdict}">${told.join('\n')}</failure>\n`;
    case 'error':
      return markup`<error message="${message}" type="${verdict}">${told.join('\n')}</error>\n`;
    case 'skipped':
      return markup`<skipped message="${message}"/>\n`;
  }
}
