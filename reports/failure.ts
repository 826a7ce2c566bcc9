/**
 * A failure, told as an argument.
 */
import type { Counterexample } from '../properties/verdicts.ts';
import { contrast } from './answers.ts';
import { ruleTitle } from './chapters.ts';
import { counted } from './describe/words.ts';
import { drawDrawn } from './drawn.ts';
import { labelled } from './labelled.ts';

/** A failure in its parts, each in lines without indentation. */
export interface Told {
  /** `118.7a/generic-only does not hold on engine fault:…`. */
  readonly title: string;
  /** The rules, and what the property says of them. */
  readonly rules: readonly string[];
  /** The smallest board, and what is asked about it. */
  readonly board: readonly string[];
  readonly answers: readonly string[];
  /** The rules that lead to the right answer, a step a line. */
  readonly why: readonly string[];
  /** How it was found. */
  readonly found: string;
}

export function tell(counterexample: Counterexample): Told {
  const { property, engine, cites, says, message, why } = counterexample;
  const { boards, shrinks, seed } = counterexample;
  return {
    title: `${property} does not hold on ${engine}: ${message}`,
    rules: [says, ...cites.map((number) => `${number} ${ruleTitle(number)}`.trim())],
    board: drawAsked(counterexample),
    answers: contrast(counterexample.expected, counterexample.actual),
    why,
    found: `board ${boards} of seed ${seed}, made smaller ${counted(shrinks, 'time')}`,
  };
}

/** The board of the question that was answered wrong; where none was kept, what the property drew. */
function drawAsked({ asked, drawn }: Counterexample): string[] {
  if (asked === undefined) return drawDrawn(drawn);
  return [...drawDrawn(asked.question), ...labelled('asked', [asked.operation])];
}
