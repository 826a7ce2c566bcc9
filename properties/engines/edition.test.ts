import test from 'ava';
import { EDITIONS, type Engine, engineFrom, InputError } from '../../engine/index.ts';
import { PROPERTIES } from '../catalogue.ts';
import { checkProperty } from '../run/run-property.ts';
import { findProperty } from '../run/select.ts';
import { inEdition, parseEdition } from './edition.ts';
import { engineNamed } from './named.ts';
import { worldFor } from './traits.ts';

const APRIL = '2026-04-17';

/** What a report on the engine says once it is known to follow the rules of April. */
function inApril(engine: Engine, id: string) {
  const options = { seed: 1, runs: 100, world: worldFor(engine) };
  const report = checkProperty(findProperty(PROPERTIES, id), engine, options);
  return { before: report.verdict, after: inEdition(APRIL, PROPERTIES, report) };
}

test('what the rules of its edition do not say is not held against an engine', (t) => {
  const { before, after } = inApril(engineFrom(EDITIONS[APRIL], 'april'), '605.1a/is-none');
  t.is(before, 'failed');
  t.is(after.verdict, 'unsupported');
  t.is(after.reason, `the rules of ${APRIL} were others`);
  t.is(after.counterexample, undefined);
});

test('what they say is', (t) => {
  const { before, after } = inApril(engineNamed('fault:700.5/text-symbols'), '700.5/text-symbols');
  t.deepEqual([before, after.verdict], ['failed', 'failed']);
});

test('an edition that there is not is pointed out', (t) => {
  t.is(parseEdition(APRIL), APRIL);
  const error = t.throws(() => parseEdition('2026-04-18'), { instanceOf: InputError });
  t.is(error.hint, `did you mean "${APRIL}"?`);
});
