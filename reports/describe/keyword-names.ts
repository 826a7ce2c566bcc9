/**
 * Keywords by the names that players know.
 */
import type { KeywordName } from '../../engine/index.ts';
import { spaced } from './words.ts';

/** Names that are not simply their words. */
const NAMES: Partial<Record<KeywordName, string>> = {
  jumpStart: 'jump-start',
  powerUp: 'power-up',
  webSlinging: 'web-slinging',
};

/** `splitSecond` as `split second`. */
export function keywordName(keyword: KeywordName): string {
  return NAMES[keyword] ?? spaced(keyword);
}
