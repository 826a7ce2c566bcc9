/**
 * An engine of somebody else: what it is asked is what it says it takes, and what it answers is checked for its form.
 */
import type { Answers, Engine, EngineTraits, Operation, Questions } from '../../engine/index.ts';
import { printable } from '../bridge/errors.ts';
import { inForm } from '../bridge/replies.ts';
import { Unsupported } from '../property.ts';
import { untaken } from './traits.ts';

/** What answers the questions of one operation, in whatever form. */
export type Answering = (question: unknown) => unknown;

/**
 * @param answering what answers an operation; nothing when the engine does not offer it.
 * @returns an engine that throws `Unsupported` when it is asked about cards that it does not take, and
 * `ProgramError` when an answer has another form than the model's.
 */
export function foreignEngine(
  traits: EngineTraits,
  answering: (operation: Operation) => Answering | undefined,
): Engine {
  const offer = <O extends Operation>(
    operation: O,
  ): ((question: Questions[O]) => Answers[O]) | undefined => {
    const answer = answering(operation);
    if (answer === undefined) return undefined;
    const place = `Answers/properties/${operation}`;
    return (question) => {
      const reason = untaken(traits, question);
      if (reason !== undefined) throw new Unsupported(reason);
      return inForm<Answers[O]>(place, answer(question));
    };
  };
  return {
    name: printable(traits.name, 80),
    version: traits.version,
    exhaustive: traits.exhaustive,
    cards: traits.cards,
    abilities: traits.abilities,
    manaValue: offer('manaValue'),
    colors: offer('colors'),
    devotion: offer('devotion'),
    totalCosts: offer('totalCosts'),
    payments: offer('payments'),
    isManaAbility: offer('isManaAbility'),
    canActivate: offer('canActivate'),
    couldProduce: offer('couldProduce'),
    activate: offer('activate'),
    cast: offer('cast'),
    resolve: offer('resolve'),
    happen: offer('happen'),
  };
}
