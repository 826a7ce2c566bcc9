/**
 * Failures that are known: a list that people keep, one a line, with comments.
 *
 *     # What our engine still gets wrong.
 *     700.5/text-symbols | counts symbols in reminder text | https://example.org/issues/12
 */
import { InputError } from '../../engine/index.ts';
import { didYouMean } from '../../fixtures/nearest.ts';
import type { PropertyReport } from '../verdicts.ts';

/** A line of the list: an entry, or what stands between entries. */
export type KnownLine = KnownFailure | { readonly comment: string };

export interface KnownFailure {
  readonly property: string;
  readonly reason: string;
  readonly link?: string;
}

/** What `--write-known` says of a failure that nobody has explained yet. */
const UNEXPLAINED = 'not looked into yet';

const HEADING = '# Failures that are known: property | reason | link';

export const isKnownFailure = (line: KnownLine): line is KnownFailure => 'property' in line;

/**
 * @param properties the ids of all properties that there are.
 * @throws {InputError} `known/…`: an entry without a reason, twice, or of no property.
 */
export function parseKnown(text: string, properties: readonly string[]): KnownLine[] {
  const seen = new Set<string>();
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index): KnownLine => {
      if (line.trim() === '' || line.startsWith('#')) return { comment: line };
      const refuse = (code: string, message: string, value: string, hint: string): InputError =>
        new InputError(`known/${code}`, message, { path: `line ${index + 1}`, value, hint });
      const [property = '', reason = '', link = ''] = line.split('|').map((part) => part.trim());
      if (!properties.includes(property)) {
        const hint = didYouMean(property, properties, '`manaproof list` shows all properties');
        throw refuse('no-property', 'there is no such property', property, hint);
      }
      if (seen.has(property))
        throw refuse('twice', 'this property stands here twice', property, '');
      if (reason === '') {
        throw refuse(
          'no-reason',
          'a known failure has a reason',
          line,
          `${property} | why it fails | link`,
        );
      }
      seen.add(property);
      return { property, reason, ...(link === '' ? {} : { link }) };
    });
}

export function printKnown(lines: readonly KnownLine[]): string {
  const texts = lines.map((line) =>
    isKnownFailure(line)
      ? [line.property, line.reason, ...(line.link === undefined ? [] : [line.link])].join(' | ')
      : line.comment,
  );
  return `${texts.join('\n')}\n`;
}

/**
 * What a report says in view of what is known: a failure that is known is `expected`, and one that is known but does
 * not fail any longer is `failed`, for the list is wrong.
 */
export function inViewOf(known: readonly KnownLine[], report: PropertyReport): PropertyReport {
  const entry = known.filter(isKnownFailure).find(({ property }) => property === report.id);
  if (entry === undefined) return report;
  const { reason, link } = entry;
  switch (report.verdict) {
    case 'failed':
    case 'errored':
      return { ...report, verdict: 'expected', reason: [reason, link].filter(Boolean).join(', ') };
    case 'passed':
      return {
        ...report,
        verdict: 'failed',
        reason: `it is on the list of known failures (${reason}), but holds now: take it off`,
      };
    default:
      return report;
  }
}

/** The list as the reports have it: what fails is on it, what passed is not, the rest is as it was. */
export function updateKnown(
  known: readonly KnownLine[],
  reports: readonly PropertyReport[],
): KnownLine[] {
  const passed = new Set(reports.filter(({ verdict }) => verdict === 'passed').map(({ id }) => id));
  const kept = known.filter((line) => !isKnownFailure(line) || !passed.has(line.property));
  const listed = new Set(kept.filter(isKnownFailure).map(({ property }) => property));
  const added = reports
    .filter(({ id, verdict }) => (verdict === 'failed' || verdict === 'errored') && !listed.has(id))
    .map(({ id }): KnownFailure => ({ property: id, reason: UNEXPLAINED }));
  return [...(kept.length === 0 ? [{ comment: HEADING }] : kept), ...added];
}
