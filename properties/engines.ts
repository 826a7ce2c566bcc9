/**
 * The engines under test, by the names that the command line gives them.
 */
import { type Engine, engineFrom, InputError, referenceEngine } from '../engine/index.ts';
import type { Fault } from '../fixtures/fault.ts';
import { FAULTS } from '../fixtures/faults/index.ts';
import { didYouMean } from '../fixtures/nearest.ts';

const FAULT = 'fault:';

/** A fault as an engine. */
export function faultyEngine(fault: Fault): Engine {
  return engineFrom(fault.rulebook, FAULT + fault.id);
}

/**
 * @param name `reference`, or `fault:` and the id of a deliberate fault.
 * @throws {InputError} when there is no such engine.
 */
export function engineNamed(name: string): Engine {
  if (name === 'reference') return referenceEngine;
  const fault = FAULTS.find(({ id }) => FAULT + id === name);
  if (fault !== undefined) return faultyEngine(fault);
  const names = ['reference', ...FAULTS.map(({ id }) => FAULT + id)];
  throw new InputError('engine/unknown', 'there is no such engine', {
    value: name,
    hint: didYouMean(name, names, 'reference, or fault: and an id that `manaproof faults` lists'),
  });
}
