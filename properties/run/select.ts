/**
 * Which properties are meant: by the rules that they cite, or by name.
 */
import { InputError } from '../../engine/index.ts';
import { didYouMean } from '../../fixtures/nearest.ts';
import { CHAPTERS, type Chapter, RULES } from '../../fixtures/rules.ts';
import type { Property } from '../property.ts';

export interface Selection {
  /** `118`, `118.7`, `118.7a` or a chapter, `118-costs`; all rules without it. */
  readonly rule?: string;
  /** Ids; all properties without any. */
  readonly ids?: readonly string[];
}

/**
 * The properties that are meant, chapter by chapter.
 * @throws {InputError} when there is no such property, or no property about such a rule.
 */
export function selectProperties(
  properties: readonly Property[],
  { rule, ids = [] }: Selection,
): readonly Property[] {
  for (const id of ids) findProperty(properties, id);
  const named = ids.length === 0 ? properties : properties.filter(({ id }) => ids.includes(id));
  const selected = rule === undefined ? named : named.filter((property) => isAbout(property, rule));
  if (selected.length > 0) return inOrder(selected);
  throw new InputError('rule/unknown', 'no property is about this rule', {
    path: '--rule',
    value: rule,
    hint: didYouMean(rule, RULES.keys(), '`manaproof list` shows the rules and what is about them'),
  });
}

/** Chapter by chapter, and within each as they were; what belongs to none comes last. */
function inOrder(properties: readonly Property[]): Property[] {
  const chapters = [...CHAPTERS, undefined];
  return chapters.flatMap((chapter) =>
    properties.filter((property) => chapterOf(property) === chapter),
  );
}

/** @throws {InputError} when there is no such property. */
export function findProperty(properties: readonly Property[], id: string): Property {
  const property = properties.find((candidate) => candidate.id === id);
  if (property !== undefined) return property;
  const ids = properties.map((candidate) => candidate.id);
  throw new InputError('property/unknown', 'there is no such property', {
    value: id,
    hint: didYouMean(id, ids, '`manaproof list` shows them all'),
  });
}

/** Something about rules: its id begins with the main one. */
export interface Cited {
  readonly id: string;
  readonly cites: readonly string[];
}

/** The chapter of the main rule; if that is out of scope, of the first cited that is not. */
export function chapterOf({ id, cites }: Cited): Chapter | undefined {
  for (const number of [id.split('/', 1)[0] ?? '', ...cites]) {
    const rule = RULES.get(number);
    if (rule !== undefined) return rule.chapter;
  }
  return undefined;
}

/** A rule is about its own parts: 118 about 118.7a, 118.7 too, but 118.1 not about 118.10. */
function isAbout(cited: Cited, rule: string): boolean {
  const chapter = chapterOf(cited);
  if (chapter === rule || chapter?.split('-', 1)[0] === rule) return true;
  return cited.cites.some(
    (number) => number.startsWith(rule) && !/^\d/.test(number.slice(rule.length)),
  );
}
