/**
 * A comparison of two engines in lines.
 */
import type { Comparison, Difference, Side } from '../properties/engines/compare.ts';
import { counted } from './describe/words.ts';
import { drawDrawn } from './drawn.ts';
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
    ...sides.map((side) => `  ${side.engine} said ${told(side, style)}`),
    `  right is ${JSON.stringify(right)}`,
  ];
}

function told({ told, isRight }: Side, style: Style): string {
  const text = typeof told === 'string' ? told : JSON.stringify(told);
  return isRight ? style.good(text) : style.bad(text);
}
