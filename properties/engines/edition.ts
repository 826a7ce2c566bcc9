/**
 * An engine that follows another edition of the rules than the current one is judged by that edition.
 */
import {
  EDITION_NAMES,
  EDITIONS,
  type EditionName,
  engineFrom,
  InputError,
} from '../../engine/index.ts';
import { didYouMean } from '../../fixtures/nearest.ts';
import type { Drawn, Property } from '../property.ts';
import { judge } from '../run/judge.ts';
import { subjectOf } from '../run/subject.ts';
import type { PropertyReport } from '../verdicts.ts';

/**
 * @param name the day from which the rules are in force, as an engine says it in its greeting.
 * @throws {InputError} `engine/unknown-edition`.
 */
export function parseEdition(name: string): EditionName {
  const edition = EDITION_NAMES.find((known) => known === name);
  if (edition !== undefined) return edition;
  throw new InputError('engine/unknown-edition', 'there is no such edition of the rules', {
    path: '/edition',
    value: name,
    hint: didYouMean(
      name,
      EDITION_NAMES,
      `editions are ${EDITION_NAMES.join(', ')}; without it, the first`,
    ),
  });
}

/**
 * What a report says in view of the edition that the engine follows: where those rules fail on the same board, the
 * property is about rules that it does not follow, and cannot say anything of it.
 */
export function inEdition(
  edition: EditionName | undefined,
  properties: readonly Property[],
  report: PropertyReport,
): PropertyReport {
  const { counterexample, ...others } = report;
  const property = properties.find(({ id }) => id === report.id);
  if (edition === undefined || property === undefined) return report;
  if (!isDrawn(counterexample?.drawn)) return report;
  const rules = engineFrom(EDITIONS[edition], edition);
  if (judge(property, counterexample.drawn, subjectOf(rules)).kind !== 'wrong') return report;
  const reason = `the rules of ${edition} were others`;
  return { ...others, verdict: 'unsupported', reason };
}

const isDrawn = (value: unknown): value is Drawn =>
  typeof value === 'object' && value !== null && 'game' in value;
