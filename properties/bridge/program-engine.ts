/**
 * A program that speaks the wire protocol, as an engine.
 */
import type { Answers, Engine, Operation, Questions } from '../../engine/index.ts';
import { Unsupported } from '../property.ts';
import type { Client } from './client.ts';
import { printable } from './errors.ts';
import { type Attempt, inForm } from './replies.ts';

/** An engine each of whose operations asks the program, and waits for its answer. */
export function programEngine(client: Client): Engine {
  const { name, version, exhaustive, cards, abilities, operations } = client.greeting;
  const ask = <O extends Operation>(op: O): ((args: Questions[O]) => Answers[O]) | undefined => {
    if (!operations.includes(op)) return undefined;
    const place = `Answers/properties/${op}`;
    return (args) => inForm<Answers[O]>(place, resultOf(client.attempts([{ op, args }])[0]));
  };
  return {
    name: printable(name, 80),
    version,
    exhaustive,
    cards,
    abilities,
    manaValue: ask('manaValue'),
    colors: ask('colors'),
    devotion: ask('devotion'),
    totalCosts: ask('totalCosts'),
    payments: ask('payments'),
    isManaAbility: ask('isManaAbility'),
    canActivate: ask('canActivate'),
    couldProduce: ask('couldProduce'),
    activate: ask('activate'),
    cast: ask('cast'),
    resolve: ask('resolve'),
    happen: ask('happen'),
  };
}

/** @throws {Unsupported} @throws {ProgramError} */
function resultOf(attempt: Attempt | undefined): unknown {
  if (attempt === undefined) throw new TypeError('a question without an attempt');
  if ('broke' in attempt) throw attempt.broke;
  if ('unsupported' in attempt) throw new Unsupported(attempt.unsupported);
  return attempt.result;
}
