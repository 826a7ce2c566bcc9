/**
 * The chapters by name, and what belongs to each.
 */
import { CHAPTERS, type Chapter, RULES } from '../fixtures/rules.ts';
import { type Cited, chapterOf } from '../properties/run/select.ts';

export const CHAPTER_TITLES: Readonly<Record<Chapter, string>> = {
  '106-mana': 'Mana',
  '107-symbols': 'Symbols and X',
  '118-costs': 'Costs',
  '202-mana-value': 'Mana value and colour',
  '601-casting': 'Casting and activating',
  '605-mana-abilities': 'Mana abilities',
  '614-replacement': 'Dying and replacement',
  '700-devotion': 'Devotion',
  '702-keywords': 'Keywords',
};

/** `118 Costs`; what belongs to no chapter is under `other rules`. */
export function chapterHeading(chapter: Chapter | undefined): string {
  if (chapter === undefined) return 'Other rules';
  return `${chapter.split('-', 1)[0]} ${CHAPTER_TITLES[chapter]}`;
}

/** Groups in the order of the chapters, without those that are empty. */
export function byChapter<T extends Cited>(
  items: readonly T[],
): { readonly heading: string; readonly items: readonly T[] }[] {
  return [...CHAPTERS, undefined]
    .map((chapter) => ({
      heading: chapterHeading(chapter),
      items: items.filter((item) => chapterOf(item) === chapter),
    }))
    .filter(({ items }) => items.length > 0);
}

/** What a rule is about; empty for one that is out of scope. */
export function ruleTitle(number: string): string {
  return RULES.get(number)?.title ?? '';
}
