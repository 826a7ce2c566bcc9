/**
 * Searches of a battlefield that are made once: battlefields are never changed, and rules search the same one again
 * and again.
 */
import type { Permanent } from './model/game.ts';
import type { Rulebook } from './rulebook.ts';

/**
 * Remembers what is found on a battlefield as long as that is there; for each rulebook by itself, since they may see
 * different abilities on it.
 */
export function foundOnce<T>(
  find: (rules: Rulebook, battlefield: readonly Permanent[]) => T,
): typeof find {
  const byRules = new WeakMap<Rulebook, WeakMap<readonly Permanent[], T>>();
  return (rules, battlefield) => {
    let known = byRules.get(rules);
    if (known === undefined) {
      known = new WeakMap();
      byRules.set(rules, known);
    }
    let found = known.get(battlefield);
    if (found === undefined) {
      found = find(rules, battlefield);
      known.set(battlefield, found);
    }
    return found;
  };
}
