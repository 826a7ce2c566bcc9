/**
 * Many questions at once, whichever engine is asked.
 */
import { ProgramError } from '../bridge/errors.ts';
import type { OpenEngine } from '../engines/named.ts';
import { untaken } from '../engines/traits.ts';
import { Unsupported } from '../property.ts';
import type { Question, Told } from '../run/question.ts';
import { nameError } from '../run/subject.ts';

/** What came of a question. */
export type Answered = Told | { readonly unsupported: string } | { readonly broke: string };

/** @returns what came of each question, in their order. */
export function askAll({ engine, client }: OpenEngine, questions: readonly Question[]): Answered[] {
  if (client === undefined) return questions.map((one) => attempt(() => one.ask(engine)));
  const refusals = questions.map(({ op, args }) =>
    engine[op] === undefined ? `it has no ${op}` : untaken(engine, args),
  );
  const attempts = client.attempts(questions.filter((_, i) => refusals[i] === undefined)).values();
  return questions.map((one, i) =>
    attempt(() => {
      const refusal = refusals[i];
      if (refusal !== undefined) throw new Unsupported(refusal);
      const next = attempts.next().value;
      if (next === undefined) throw new TypeError('a question without an attempt');
      if ('broke' in next) throw next.broke;
      if ('unsupported' in next) throw new Unsupported(next.unsupported);
      return one.read(next.result);
    }),
  );
}

function attempt(ask: () => Told): Answered {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Unsupported) return { unsupported: error.message };
    const hint = error instanceof ProgramError ? ` (${error.hint})` : '';
    return { broke: nameError(error) + hint };
  }
}
