/**
 * A plan that uses chosen sources.
 */
import type { Proposal } from '../model/proposals.ts';
import type { Plan, WaysToPay } from '../model/questions.ts';
import { GONE, type Source } from './sources.ts';
import type { Use } from './ways.ts';

/**
 * Writes sources as a plan. What leaves its zone does so after everything else was used, and what leaves for its own
 * ability last, so that nothing is missing when it is needed.
 */
export function planOf(proposal: Proposal, sources: readonly Source[]): Plan {
  const rank = ({ by, takes }: Source): number => {
    if (takes.includes(`${GONE}${by.object}`)) return 2;
    return takes.some((take) => take.startsWith(GONE)) ? 1 : 0;
  };
  const ordered = [...sources].sort((a, b) => rank(a) - rank(b));
  const manaAbilities = ordered.flatMap(({ by }) => ('way' in by ? [] : [by]));
  const uses = sources.flatMap(({ by }) => ('way' in by ? [by] : []));
  return {
    proposal,
    ...(manaAbilities.length === 0 ? {} : { manaAbilities }),
    ...(uses.length === 0 ? {} : { pay: waysOf(uses) }),
  };
}

function waysOf(uses: readonly Use[]): WaysToPay {
  const by = (way: Use['way']): Use[] => uses.filter((use) => use.way === way);
  const objects = (way: Use['way']): string[] => by(way).map(({ object }) => object);
  return {
    convoke: by('convoke').map(({ object, pays }) => ({ creature: object, pays })),
    delve: objects('delve'),
    improvise: objects('improvise'),
  };
}
