/**
 * An engine of somebody else: what it is asked is what it says it takes, and what it answers is checked for its form.
 */
import type { Answers, Engine, EngineTraits, Operation, Questions } from '../../engine/index.ts';
import { printable } from '../bridge/errors.ts';
import { inForm } from '../bridge/replies.ts';
import { Unsupported } from '../property.ts';
import { makeEngine } from './make.ts';
import { untaken } from './traits.ts';

/**
 * @param answering what answers an operation, in whatever form; nothing when the engine does not offer it.
 * @returns an engine that throws `Unsupported` when it is asked about cards that it does not take, and
 * `ProgramError` when an answer has another form than the model's.
 */
export function foreignEngine(
  traits: EngineTraits,
  answering: (operation: Operation) => ((question: unknown) => unknown) | undefined,
): Engine {
  const offer = <O extends Operation>(
    operation: O,
  ): ((question: Questions[O]) => Answers[O]) | undefined => {
    const answer = answering(operation);
    if (answer === undefined) return undefined;
    return (question) => {
      const reason = untaken(traits, question);
      if (reason !== undefined) throw new Unsupported(reason);
      return answerInForm(operation, answer(question));
    };
  };
  return makeEngine({ ...traits, name: printable(traits.name, 80) }, offer);
}

/**
 * @returns the answer of a program or a module, known to be of the model's form.
 * @throws {ProgramError} `wrong-form`.
 */
export function answerInForm<O extends Operation>(operation: O, answer: unknown): Answers[O] {
  return inForm<Answers[O]>(`Answers/properties/${operation}`, answer);
}
