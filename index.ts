/**
 * Manaproof as a library.
 *
 * ```ts
 * import test from 'node:test';
 * import { type Engine, engineTests } from 'manaproof';
 *
 * const engine: Engine = { name: 'mine', devotion: ({ game, player, to }) => … };
 * for (const { name, skip, run } of engineTests(engine, { rule: '700' })) {
 *   test(name, { skip }, (t) => void run((why) => t.skip(why)));
 * }
 * ```
 */

export { InputError } from './engine/errors.ts';
export * from './engine/model/index.ts';
export { referenceEngine } from './engine/reference.ts';
export { PROPERTIES as properties } from './properties/catalogue.ts';
export { Disagreement, type Property, Unsupported } from './properties/property.ts';
export type {
  Counterexample,
  PropertyReport,
  RunReport,
  Verdict,
} from './properties/verdicts.ts';
export {
  checkEngine,
  type EngineCheckOptions,
  type EngineTest,
  engineTests,
  PropertyFailed,
} from './reports/library.ts';
