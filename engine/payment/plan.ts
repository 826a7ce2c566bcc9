/**
 * A plan that uses chosen sources.
 */
import type { Proposal } from '../model/proposals.ts';
import type { Plan, WaysToPay } from '../model/questions.ts';
import type { Source } from './sources.ts';
import { takenOf } from './takes.ts';
import type { Use } from './ways.ts';

/**
 * Writes sources as a plan, in an order in which nothing is missing when it is needed: what leaves its zone does so
 * after everything else was used, what leaves for its own ability later still, and life is lost last.
 */
export function planOf(proposal: Proposal, sources: readonly Source[]): Plan {
  const rank = ({ by, takes, lost }: Source): number => {
    if (lost > 0) return 3;
    const leaving = takenOf(takes, 'leave');
    if (leaving.includes(by.object)) return 2;
    return leaving.length > 0 ? 1 : 0;
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
    waterbend: objects('waterbend'),
  };
}
