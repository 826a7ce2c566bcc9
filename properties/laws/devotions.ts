/**
 * Comparing devotion on two boards: what properties of devotion have in common.
 */
import * as fc from 'fast-check';
import type { Color, Permanent } from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import { type Devotion, devotionQuestion } from '../generators/devotion.ts';
import { IT } from '../generators/objects.ts';
import type { World } from '../generators/world.ts';
import { modelDevotion } from '../models/printed.ts';
import type { Subject } from '../property.ts';
import { expectDevotion } from './expect.ts';

/** `W and B`. */
export const names = (to: readonly Color[]): string => to.join(' and ');

/** The same question on another battlefield. */
export const on = <Q extends Devotion>(question: Q, battlefield: readonly Permanent[]): Q => ({
  ...question,
  game: { ...question.game, battlefield },
});

/** The same question with more permanents on the battlefield. */
export const withMore = <Q extends Devotion>(question: Q, permanents: readonly Permanent[]): Q =>
  on(question, [...question.game.battlefield, ...permanents]);

/** The same question where every permanent is another. */
export const mapPermanents = <Q extends Devotion>(
  question: Q,
  change: (permanent: Permanent, index: number) => Permanent,
): Q => on(question, question.game.battlefield.map(change));

/** A question of yours about a board with a permanent `it`, the last of the battlefield. */
export const withIt = (
  world: World,
  it: fc.Arbitrary<Omit<Permanent, 'id'>>,
): fc.Arbitrary<Devotion> =>
  fc
    .tuple(devotionQuestion(world, 3), it)
    .map(([question, state]) => withMore({ ...question, player: YOU }, [{ id: IT, ...state }]));

/** The same question with other permanents in place of `it`. */
export const insteadOfIt = <Q extends Devotion>(
  question: Q,
  ...permanents: readonly Permanent[]
): Q => on(question, [...question.game.battlefield.filter((p) => p.id !== IT), ...permanents]);

/** The same question where `it` is otherwise. */
export const changeIt = <Q extends Devotion>(
  question: Q,
  change: (it: Permanent) => Permanent,
): Q => mapPermanents(question, (p) => (p.id === IT ? change(p) : p));

/** The permanent that a question is about. */
export const itOf = ({ game }: Devotion): Permanent | undefined =>
  game.battlefield.find((p) => p.id === IT);

/**
 * Asserts what devotion is on the board of a question by what the engine says of another.
 * @param more how much greater than there.
 */
export function expectAlike(
  engine: Subject,
  question: Devotion,
  { game, player, to }: Devotion,
  why: string,
  more = 0,
): void {
  expectDevotion(engine, question, engine.devotion({ game, player, to }) + more, why);
}

/** Whether there is any devotion, and to how much it is asked. */
export const labels = ({ game, player, to }: Devotion): string[] => [
  ...(modelDevotion(game, player, to) > 0 ? ['some devotion'] : []),
  to.length > 1 ? 'several colours' : 'one colour',
];
export const COVERS = { 'some devotion': 0.4, 'several colours': 0.3, 'one colour': 0.2 };

/** Whether the permanent itself has a symbol that is asked for. */
export const itLabels = (question: Devotion): string[] => {
  const it = itOf(question);
  const symbols =
    it && modelDevotion(insteadOfIt(on(question, []), it).game, it.controller, question.to);
  return symbols ? ['it has devotion'] : ['it has none'];
};
