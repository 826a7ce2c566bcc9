/**
 * One board, one engine, one property: what comes of it.
 */
import { Disagreement, type Drawn, type Property, type Subject, Unsupported } from '../property.ts';
import { EngineBroke, nameError } from './subject.ts';

export type Judgement =
  | { readonly kind: 'held' }
  /** The engine does not take this board. */
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'wrong'; readonly disagreement: Disagreement }
  /** `what` tells breakages apart: shrinking must not leave one for another. */
  | { readonly kind: 'broke'; readonly what: string; readonly reason: string };

/** A judgement that ends the run of a property. */
export type Finding = Extract<Judgement, { kind: 'wrong' | 'broke' }>;

const HELD: Judgement = { kind: 'held' };

/** Checks the property on one board; nothing escapes but what it returns. */
export function judge(property: Property, drawn: Drawn, subject: Subject): Judgement {
  try {
    property.then(drawn, subject);
    return HELD;
  } catch (thrown) {
    if (thrown instanceof Disagreement) return { kind: 'wrong', disagreement: thrown };
    if (thrown instanceof Unsupported) return { kind: 'declined', reason: thrown.message };
    if (thrown instanceof EngineBroke) {
      const cause = thrown.cause instanceof Error ? thrown.cause.name : '';
      return { kind: 'broke', what: `${thrown.operation} ${cause}`, reason: thrown.message };
    }
    // An answer of another form than the model's makes the property itself stumble.
    const reason = `an answer could not be checked: ${nameError(thrown)}`;
    return { kind: 'broke', what: nameError(thrown), reason };
  }
}

/** Whether two findings are of one kind, so that the smaller board may stand for the larger. */
export function alike(one: Finding, other: Finding): boolean {
  if (one.kind === 'wrong' || other.kind === 'wrong') return one.kind === other.kind;
  return one.what === other.what;
}
