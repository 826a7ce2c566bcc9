/**
 * A question to an engine as a value: it can be kept, sent and asked of one engine after another.
 */
import type { Answers, Operation, Questions } from '../../engine/index.ts';
import { answerInForm } from '../engines/foreign.ts';
import type { Answering } from '../engines/make.ts';
import { alternatives } from '../laws/agreement.ts';
import { Unsupported } from '../property.ts';

export interface Question {
  readonly op: Operation;
  readonly args: Questions[Operation];
  /** @throws {Unsupported} when the engine does not offer the operation. */
  readonly ask: (engine: Answering) => Told;
  /** @throws {ProgramError} `wrong-form`. */
  readonly read: (answer: unknown) => Told;
}

/** An answer. */
export interface Told {
  readonly answer: Answers[Operation];
  /** What it says, each alternative in one spelling. */
  readonly says: ReadonlySet<string>;
}

export function question<O extends Operation>(op: O, args: Questions[O]): Question {
  const told = (answer: Answers[O]): Told => ({ answer, says: alternatives(op, answer) });
  return {
    op,
    args,
    ask: (engine) => {
      const answer = engine[op];
      if (answer === undefined) throw new Unsupported(`it has no ${op}`);
      return told(answer(args));
    },
    read: (answer) => told(answerInForm(op, answer)),
  };
}
