/**
 * An engine as the properties call it: every operation is there, and whatever goes wrong inside is named.
 */
import { type Engine, InputError, type Operation } from '../../engine/index.ts';
import { type Subject, Unsupported } from '../property.ts';
import type { Asked } from '../verdicts.ts';

/** The engine crashed: an operation threw something that says neither "wrong" nor "unsupported". */
export class EngineBroke extends Error {
  override readonly name = 'EngineBroke';
  readonly operation: Operation;

  constructor(operation: Operation, cause: unknown) {
    super(`${operation} threw ${nameError(cause)}`, { cause });
    this.operation = operation;
  }
}

/** What was thrown, in one line and without a stack. */
export function nameError(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `a ${typeof thrown}: ${String(thrown)}`;
  const line = thrown.message.split('\n', 1)[0] ?? '';
  return line === '' ? thrown.name : `${thrown.name}: ${line}`;
}

/** The reference says of a few boards that it cannot decide them; there is then no verdict on such a board. */
function isBeyondBounds(thrown: unknown): thrown is InputError {
  return thrown instanceof InputError && thrown.code === 'choices/too-many';
}

/** Which of the operations a property asks the engine lacks. */
export function lacks(engine: Engine, asks: readonly Operation[]): Operation[] {
  return asks.filter((operation) => engine[operation] === undefined);
}

/**
 * Makes an engine callable as a whole.
 * @param onAsk is told each question before it is put.
 * @returns a subject whose operations throw `Unsupported` where the engine has nothing to say, and
 * `EngineBroke` where it crashes.
 */
export function subjectOf(engine: Engine, onAsk?: (asked: Asked) => void): Subject {
  const guard = <Question, Answer>(
    operation: Operation,
    answer: ((question: Question) => Answer) | undefined,
  ) => {
    return (question: Question): Answer => {
      if (answer === undefined) throw new Unsupported(`${engine.name} has no ${operation}`);
      onAsk?.({ operation, question });
      try {
        return answer.call(engine, question);
      } catch (thrown) {
        if (thrown instanceof Unsupported) throw thrown;
        if (isBeyondBounds(thrown)) throw new Unsupported(thrown.message);
        throw new EngineBroke(operation, thrown);
      }
    };
  };
  return {
    name: engine.name,
    exhaustive: engine.exhaustive ?? false,
    manaValue: guard('manaValue', engine.manaValue),
    colors: guard('colors', engine.colors),
    devotion: guard('devotion', engine.devotion),
    totalCosts: guard('totalCosts', engine.totalCosts),
    payments: guard('payments', engine.payments),
    canPay: guard('canPay', engine.canPay),
    isManaAbility: guard('isManaAbility', engine.isManaAbility),
    canActivate: guard('canActivate', engine.canActivate),
    couldProduce: guard('couldProduce', engine.couldProduce),
    activate: guard('activate', engine.activate),
    cast: guard('cast', engine.cast),
    resolve: guard('resolve', engine.resolve),
    happen: guard('happen', engine.happen),
  };
}
