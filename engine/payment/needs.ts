/**
 * What a total asks for besides mana and life, as things that are taken of objects: so that nothing is used up for
 * mana that is needed for the rest of the cost.
 * @see CR 118.3, 601.2h
 */
import { locate } from '../find.ts';
import type { GameObject } from '../model/game.ts';
import type { Total } from '../model/proposals.ts';
import { isIllegal } from '../outcome.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from '../transaction/proposed.ts';
import type { Ask } from './asks.ts';
import { type Take, type Taking, take } from './takes.ts';

/** Objects of which some have to be used. */
export interface Need {
  readonly among: readonly Candidate[];
  /** How much the objects that are used must weigh. */
  readonly amount: number;
}

interface Candidate {
  readonly takes: readonly Take[];
  readonly weight: number;
}

/** What each part of a cost takes of an object. What is tapped must still be there, and may leave after. */
const TAKEN: Readonly<Record<Ask['part'], readonly Taking[]>> = {
  tapPermanents: ['tap', 'stay'],
  tapPower: ['tap', 'stay'],
  reveal: ['stay'],
  discard: ['leave'],
  exileFromHand: ['leave'],
  exileFromGraveyard: ['leave'],
  exilePermanents: ['leave'],
  returnToHand: ['leave'],
  sacrifice: ['leave'],
};

export const needRules = {
  /**
   * What the costs ask for in the game as it is now.
   * @returns undefined when some of it cannot be had at all.
   */
  needsOf(this: Rulebook, casting: Casting, total: Total): readonly Need[] | undefined {
    const { game, object } = casting;
    const needs: Need[] = [];
    for (const cost of total.other ?? []) {
      if (isIllegal(this.payBySource(game, casting, cost))) return undefined;
      const takings: Taking[] = [];
      if (cost.tap) takings.push('tap');
      if (cost.tap || cost.untap || cost.removeCounters || cost.loyalty !== undefined)
        takings.push('stay');
      if (cost.sacrificeThis || cost.exileThis || cost.discardThis) {
        if (locate(game, object.id) === undefined) return undefined;
        takings.push('leave');
      }
      if (takings.length > 0)
        needs.push({ among: [{ takes: take(object.id, ...takings), weight: 1 }], amount: 1 });
    }
    for (const ask of this.asksOf(casting)) {
      const need = this.needOf(casting, ask);
      if (need === undefined) return undefined;
      needs.push(need);
    }
    return needs.filter(({ amount }) => amount > 0);
  },

  /** What one part of a cost asks for: the named objects, or some of those that fit. */
  needOf(this: Rulebook, casting: Casting, ask: Ask): Need | undefined {
    const candidates = this.candidatesFor(casting.game, casting, ask);
    const weigh = (object: GameObject): number =>
      ask.power === undefined ? 1 : this.powerOf(object);
    const among = (objects: readonly GameObject[]): Candidate[] =>
      objects.map((object) => ({
        takes: take(object.id, ...TAKEN[ask.part]),
        weight: weigh(object),
      }));
    if (ask.named !== undefined) {
      const ids = new Set(candidates.map(({ id }) => id));
      if (!ask.named.every(({ id }) => ids.has(id))) return undefined;
      return { among: among(ask.named), amount: ask.named.reduce((sum, o) => sum + weigh(o), 0) };
    }
    const amount = ask.power ?? (typeof ask.count === 'number' ? ask.count : 0);
    return { among: among(candidates).filter(({ weight }) => weight > 0), amount };
  },
};

/**
 * Every way to meet needs with objects, as what is taken of them; no object is taken twice in the same way.
 * @param contested what others want to take: what nobody wants is used first, and then there is nothing to choose.
 */
export function* reservations(
  needs: readonly Need[],
  contested: ReadonlySet<Take>,
  taken: ReadonlySet<Take> = new Set(),
): Generator<ReadonlySet<Take>> {
  const [need, ...others] = needs;
  if (need === undefined) {
    yield taken;
    return;
  }
  const wanted = new Set([
    ...contested,
    ...others.flatMap(({ among }) => among.flatMap((c) => c.takes)),
  ]);
  const open = need.among.filter(({ takes }) => !takes.some((one) => taken.has(one)));
  const isFree = ({ takes }: Candidate): boolean => !takes.some((one) => wanted.has(one));
  const free = open.filter(isFree);
  const freeWeight = free.reduce((sum, { weight }) => sum + weight, 0);
  const rest = open.filter((one) => !isFree(one));
  for (const takes of choices(rest, need.amount - freeWeight))
    yield* reservations(others, contested, new Set([...taken, ...takes]));
}

/** Every set of candidates that weighs enough without one more than it needs. */
function* choices(among: readonly Candidate[], amount: number): Generator<readonly Take[]> {
  if (amount <= 0) {
    yield [];
    return;
  }
  for (const [i, { takes, weight }] of among.entries())
    for (const more of choices(among.slice(i + 1), amount - weight)) yield [...takes, ...more];
}
