/**
 * Which rules of a rulebook are asked, so that faults are only tried where they can be seen.
 */
import { comprehensiveRules, type Rulebook } from '../../engine/index.ts';

export type RuleName = keyof Rulebook;

/** The rules that a faulty rulebook replaces. */
export function replacedRules(rulebook: Rulebook): RuleName[] {
  return ruleNames(comprehensiveRules).filter(
    (name) => rulebook[name] !== comprehensiveRules[name],
  );
}

/** The comprehensive rules, which add the name of each rule that is called to `called`. */
export function tracedRules(called: Set<RuleName>): Rulebook {
  const traced = Object.create(comprehensiveRules);
  for (const name of ruleNames(comprehensiveRules)) {
    Object.defineProperty(traced, name, {
      get: () => {
        called.add(name);
        return comprehensiveRules[name];
      },
    });
  }
  return traced;
}

function ruleNames(rulebook: Rulebook): RuleName[] {
  return Object.keys(rulebook).filter((name): name is RuleName => name in rulebook);
}
