/**
 * A failure on a terminal.
 */
import type { Counterexample } from '../properties/verdicts.ts';
import { tell } from './failure.ts';
import { labelled } from './labelled.ts';
import { printable } from './printable.ts';
import { MARKS, type Style } from './style.ts';

/** @param replay the command that replays it. */
export function failureText(
  counterexample: Counterexample,
  style: Style,
  replay?: string,
): string[] {
  const told = tell(counterexample);
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0
      ? []
      : ['', style.strong(title), ...lines.map((line) => `  ${printable(line)}`)];
  return [
    style.bad(`${MARKS.failed.mark} ${printable(told.title)}`),
    ...section('rules', told.rules),
    ...section('smallest board', told.board),
    ...section('answers', told.answers),
    ...section('why', told.why),
    '',
    ...labelled('found', [style.faint(told.found)]),
    ...(replay === undefined ? [] : labelled('replay', [replay])),
  ];
}
