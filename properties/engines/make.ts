/**
 * An engine, made operation by operation.
 */
import type { Answers, Engine, EngineTraits, Operation, Questions } from '../../engine/index.ts';

/** The operations of an engine, so typed that each takes its own question. */
export type Answering = { readonly [O in Operation]?: (question: Questions[O]) => Answers[O] };

/** Makes what answers an operation; nothing for one that is not offered. */
export type Make = <O extends Operation>(
  operation: O,
) => ((question: Questions[O]) => Answers[O]) | undefined;

export function makeEngine(traits: EngineTraits, make: Make): Engine {
  const { name, version, exhaustive, cards, abilities } = traits;
  return {
    name,
    version,
    exhaustive,
    cards,
    abilities,
    manaValue: make('manaValue'),
    colors: make('colors'),
    devotion: make('devotion'),
    totalCosts: make('totalCosts'),
    payments: make('payments'),
    canPay: make('canPay'),
    isManaAbility: make('isManaAbility'),
    canActivate: make('canActivate'),
    couldProduce: make('couldProduce'),
    activate: make('activate'),
    cast: make('cast'),
    resolve: make('resolve'),
    happen: make('happen'),
  };
}
