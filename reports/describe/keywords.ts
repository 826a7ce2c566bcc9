/**
 * Keyword abilities, as a card would name them.
 */
import type { Keyword } from '../../engine/index.ts';
import { describeAmount } from './amounts.ts';
import { describeCost } from './costs.ts';
import { describeAll, describeBare } from './filters.ts';
import { keywordName } from './keyword-names.ts';
import { phrase } from './words.ts';

/** `kicker {2}{B}`, `affinity for artifacts`, `casualty 2`. */
export function describeKeyword({ keyword, cost, forManaCost, of, n, modes }: Keyword): string {
  return phrase(
    keyword === 'offering' && of && describeBare(of),
    keywordName(keyword),
    keyword !== 'offering' && of && `${keyword === 'splice' ? 'onto' : 'for'} ${describeAll(of)}`,
    n !== undefined && describeAmount(n),
    forManaCost && 'for its mana cost',
    cost !== undefined && describeCost(cost),
    modes !== undefined && `of ${modes.map(describeCost).join(' | ')}`,
  );
}
