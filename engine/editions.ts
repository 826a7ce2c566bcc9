/**
 * Editions of the rules, by the date from which they are in force: the rulebook with what was different then.
 */
import { comprehensiveRules, type Rulebook } from './rulebook.ts';

export const EDITION_NAMES = ['2026-09-25', '2026-04-17'] as const;
export type EditionName = (typeof EDITION_NAMES)[number];

export const EDITIONS: Readonly<Record<EditionName, Rulebook>> = {
  '2026-09-25': comprehensiveRules,
  '2026-04-17': {
    ...comprehensiveRules,
    /** The library clause of 605.1a is of 7 August 2026. */
    movesLibraryCards: () => false,
  },
};
