/**
 * What a payment takes of an object. Each can be taken once, so two uses of one object are at odds exactly when they
 * take the same: a creature is tapped for mana and then sacrificed, but not sacrificed and then tapped.
 * @see CR 118.10
 */
import type { Id } from '../model/mana.ts';

/** That it is untapped; that it is where it is until costs are paid; and that it is there to leave at all. */
const TAKINGS = ['tap', 'stay', 'leave'] as const;
export type Taking = (typeof TAKINGS)[number];

/** One thing taken of one object: `tap bear`. */
export type Take = `${Taking} ${Id}`;

/** Takes several things of one object. */
export const take = (id: Id, ...takings: readonly Taking[]): Take[] =>
  takings.map((taking): Take => `${taking} ${id}`);

/** The objects of which one thing is taken. */
export function takenOf(takes: readonly Take[], taking: Taking): Id[] {
  const start = `${taking} `;
  return takes.flatMap((one) => (one.startsWith(start) ? [one.slice(start.length)] : []));
}

/** The same takes of another object. */
export const takesOf = (takes: readonly Take[], from: Id, to: Id): Take[] =>
  TAKINGS.flatMap((taking) => (takes.includes(`${taking} ${from}`) ? take(to, taking) : []));
