/**
 * Saved counterexamples, read back from a file that anyone may have edited.
 */
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { InputError } from '../engine/index.ts';
import { explain } from '../fixtures/form-errors.ts';
import { parseGame, readJsonFile } from '../fixtures/load.ts';
import type { Drawn } from '../properties/property.ts';
import type { Counterexample } from '../properties/verdicts.ts';

/** A counterexample whose board is a legal game. */
export interface Saved extends Counterexample {
  readonly drawn: Drawn;
}

/** @throws {InputError} when the file is not a counterexample, with the place that is wrong. */
export function readCounterexample(path: string): Saved {
  const saved = readJsonFile(path);
  const isCounterexample = compileForm();
  if (isCounterexample(saved)) return { ...saved, drawn: readDrawn(saved.drawn) };
  const [error] = isCounterexample.errors ?? [];
  throw error === undefined ? new TypeError('a form says no, and not why') : explain(error);
}

function compileForm(): ValidateFunction<Counterexample> {
  const text = readFileSync(new URL('./schema/run.schema.json', import.meta.url), 'utf8');
  const schema: { readonly $id: string } = JSON.parse(text);
  const ajv = new Ajv({ schemas: [schema], verbose: true });
  return ajv.compile({ $ref: `${schema.$id}#/definitions/Counterexample` });
}

function readDrawn(drawn: unknown): Drawn {
  if (typeof drawn !== 'object' || drawn === null || !('game' in drawn)) {
    throw new InputError('input/missing-field', 'there is no game', {
      path: '/drawn',
      value: drawn,
    });
  }
  try {
    return { ...drawn, game: parseGame(drawn.game) };
  } catch (thrown) {
    throw thrown instanceof InputError ? thrown.under('/drawn/game') : thrown;
  }
}
