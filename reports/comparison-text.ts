/**
 * A comparison of two engines in lines.
 */
import type { Comparison, Difference, Side } from '../properties/engines/compare.ts';
import { contrast, describeAnswer } from './answers.ts';
import { counted } from './describe/words.ts';
import { drawDrawn } from './drawn.ts';
import { printable } from './printable.ts';
import type { Style } from './style.ts';

export function comparisonText(comparison: Comparison, style: Style): string[] {
  const { boards, compared, differences, interrupted } = comparison;
  const operations = differences.map(({ operation }) => operation).join(', ');
  return [
    ...differences.flatMap((difference) => [...differenceLines(difference, style), '']),
    differences.length === 0
      ? style.good('no difference')
      : style.bad(`they differ about ${operations}`),
    style.faint(`${counted(boards, 'board')}, ${counted(compared, 'question')} that both answered`),
    ...(interrupted ? [style.doubtful('stopped before the end: this is what was known')] : []),
  ];
}

function differenceLines(
  { operation, property, question, sides, right }: Difference,
  style: Style,
): string[] {
  const wrong = sides.filter((side) => !side.isRight).map(({ engine }) => engine);
  const verdict =
    wrong.length === 0 ? 'both may be right' : `${[...new Set(wrong)].join(' and ')} is wrong`;
  return [
    style.strong(`${operation}: ${verdict}`),
    style.faint(`  on a board of ${property}`),
    ...drawDrawn(question.args).map((line) => `  ${line}`),
    ...sides.flatMap((side) => sideLines(side, wrong.length === 0 ? undefined : right, style)),
  ];
}

/** What an engine said; where it is against what is right, only what is wrong with it. */
function sideLines({ engine, told, isRight }: Side, right: unknown, style: Style): string[] {
  if (right !== undefined && isRight) return [style.good(`  ${engine} is right`)];
  const lines = right === undefined ? describeAnswer(told) : contrast(right, told);
  return [
    right === undefined ? `  ${engine} said` : style.bad(`  ${engine} is wrong`),
    ...lines.map((line) => `    ${printable(line)}`),
  ];
}
