/**
 * A smoke test in lines.
 */
import {
  SMOKE_VERDICTS,
  type SmokeResult,
  type SmokeVerdict,
} from '../properties/engines/smoke.ts';
import type { Style } from './style.ts';

const SIGNS = {
  right: ['✓', 'good'],
  wrong: ['✗', 'bad'],
  malformed: ['!', 'bad'],
  unsupported: ['·', 'faint'],
} as const satisfies Record<SmokeVerdict, readonly [string, keyof Style]>;

/** The longest answer that is shown. */
const LONGEST = 300;

export function smokeText(name: string, results: readonly SmokeResult[], style: Style): string[] {
  const counts = SMOKE_VERDICTS.flatMap((verdict) => {
    const count = results.filter((result) => result.verdict === verdict).length;
    return count === 0 ? [] : [`${count} ${verdict}`];
  });
  return [
    ...results.flatMap((result) => lines(result, style)),
    '',
    `${name}: ${counts.join(', ')}`,
  ];
}

function lines(
  { says, question, verdict, told, right, hint }: SmokeResult,
  style: Style,
): string[] {
  const [mark, as] = SIGNS[verdict];
  const line = style[as](`  ${mark} ${question.op.padEnd(14)}${says}`);
  if (verdict === 'right' || told === undefined) return [line];
  if (verdict === 'unsupported') return [`${line}  ${style.faint(told)}`];
  return [
    line,
    `      the engine said ${cut(told)}`,
    ...(right === undefined ? [] : [`      right is        ${cut(right)}`]),
    ...(hint === undefined ? [] : [style.faint(`      ${hint}`)]),
  ];
}

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
