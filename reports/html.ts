/**
 * A run as one page that needs nothing else: verdicts by chapter, labels as bars, boards that failed.
 */
import type { Counterexample, PropertyReport, RunReport } from '../properties/verdicts.ts';
import { byChapter, ruleTitle } from './chapters.ts';
import { tell } from './failure.ts';
import { counterexamplePath } from './files.ts';
import { join, type Markup, markup } from './markup.ts';
import { MARKS } from './style.ts';
import { STYLESHEET } from './stylesheet.ts';
import { countVerdicts } from './summary.ts';
import { percent } from './verdict-table.ts';

export function htmlPage(run: RunReport): string {
  const failures = run.properties.filter((report) => report.counterexample !== undefined);
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Manaproof: ${run.engine}</title>
<style>${STYLESHEET}</style>
</head>
<body>
<header>
<h1>Manaproof <small>on ${run.engine}</small></h1>
<p class="counts">${join(countVerdicts(run).map(([verdict, count]) => markup`<span class="${verdict}">${MARKS[verdict].mark} ${count} ${verdict}</span> `))}</p>
<p class="faint">${run.boards.toLocaleString('en-GB')} boards, seed ${run.seed}${run.interrupted ? ', stopped before the end' : ''}</p>
</header>
<main>
${failures.length > 0 ? markup`<h2>Failures</h2>\n${join(failures.map(failure))}` : ''}
${join(byChapter(run.properties).map(({ heading, items }) => chapter(heading, items)))}
</main>
</body>
</html>
`.text;
}

function chapter(heading: string, reports: readonly PropertyReport[]): Markup {
  return markup`<section>
<h2>${heading}</h2>
<table>
<thead><tr><th>Verdict</th><th>Property</th><th class="number">Boards</th><th class="number">Mattered</th><th>Labels</th></tr></thead>
<tbody>
${join(reports.map(row))}
</tbody>
</table>
</section>
`;
}

function row(report: PropertyReport): Markup {
  const { id, verdict, says, cites, boards, mattered, declined, reason } = report;
  const name =
    report.counterexample === undefined ? markup`${id}` : markup`<a href="#${id}">${id}</a>`;
  return markup`<tr>
<td class="${verdict}">${MARKS[verdict].mark} ${verdict}</td>
<td><code>${name}</code><p>${says}</p><p class="faint">${join(cites.map(rule))}</p>${reason === undefined ? '' : markup`<p>${reason}</p>`}</td>
<td class="number">${boards.toLocaleString('en-GB')}${declined === undefined ? '' : markup`<br><span class="faint">+${declined} declined</span>`}</td>
<td class="number">${mattered.toLocaleString('en-GB')}</td>
<td class="labels">${join(Object.entries(report.labels).map(([label, count]) => bar(label, count, boards)))}</td>
</tr>
`;
}

function rule(number: string): Markup {
  return markup`<abbr title="${ruleTitle(number)}">${number}</abbr> `;
}

function bar(label: string, count: number, of: number): Markup {
  return markup`<label>${label} ${percent(count, of)}<meter max="${Math.max(of, 1)}" value="${count}"></meter></label>`;
}

function failure(report: PropertyReport): Markup {
  return report.counterexample === undefined ? markup`` : article(report.counterexample);
}

function article(counterexample: Counterexample): Markup {
  const told = tell(counterexample);
  const file = counterexamplePath('', counterexample.property);
  return markup`<article id="${counterexample.property}">
<h3>${MARKS.failed.mark} ${told.title}</h3>
${list(told.rules)}
<h4>Smallest board</h4>
<pre>${told.board.join('\n')}</pre>
<h4>Answers</h4>
<pre>${told.answers.join('\n')}</pre>
${told.why.length === 0 ? '' : markup`<h4>Why</h4>\n${list(told.why)}`}
<p class="faint">${told.found}; to be replayed: <a href="${file}"><code>${file}</code></a></p>
</article>
`;
}

function list(lines: readonly string[]): Markup {
  return markup`<ul>${join(lines.map((line) => markup`<li>${line}</li>`))}</ul>`;
}
