/**
 * Which questions a property asks about a board, and what the reference answers.
 */
import { referenceEngine } from '../../engine/index.ts';
import { type Answering, makeEngine } from '../engines/make.ts';
import type { Drawn, Property } from '../property.ts';
import { judge } from './judge.ts';
import { type Question, question, type Told } from './question.ts';
import { subjectOf } from './subject.ts';

/** A question, and what is right. */
export interface Recorded {
  readonly question: Question;
  readonly right: Told;
}

const reference: Answering = referenceEngine;

/** Every question that a property asks the reference about a board, in order. */
export function record(property: Property, drawn: Drawn): Recorded[] {
  const recorded: Recorded[] = [];
  const recording = makeEngine(referenceEngine, (op) => {
    const answer = reference[op];
    if (answer === undefined) return undefined;
    return (args) => {
      const right = answer(args);
      const asked = question(op, args);
      recorded.push({ question: asked, right: asked.read(right) });
      return right;
    };
  });
  judge(property, drawn, subjectOf(recording));
  return recorded;
}
