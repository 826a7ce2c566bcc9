import test from 'ava';
import * as fc from 'fast-check';
import { OPERATIONS, referenceEngine } from '../../engine/index.ts';
import { parseGame, parseQuestion } from '../../fixtures/load.ts';
import { PROPERTIES } from '../catalogue.ts';
import type { Drawn, Property } from '../property.ts';
import { plain } from '../run/plain.ts';
import { subjectOf } from '../run/subject.ts';
import { everything } from './world.ts';

const SEED = 20;
/** Boards of each property. */
const BOARDS = 4;
/** What some properties are about takes so many permanents. */
const HANDFUL = 4;

/** What is wrong with each property, in one line; nothing where `check` throws nothing. */
function problems(check: (property: Property, given: fc.Arbitrary<Drawn>) => void): string[] {
  return PROPERTIES.flatMap((property) => {
    try {
      check(property, property.given(everything));
      return [];
    } catch (thrown) {
      return [`${property.id}: ${thrown instanceof Error ? thrown.message : thrown}`];
    }
  });
}

/** Every board that shrinking passes through, from one that was drawn, when each is as bad as the one before. */
function shrunk(given: fc.Arbitrary<Drawn>, seed: number, limit: number): Drawn[] {
  const boards: Drawn[] = [];
  const visit = (drawn: Drawn): boolean => boards.push(drawn) > limit;
  fc.check(fc.property(given, visit), { seed, numRuns: 1 });
  return boards;
}

test('whatever a property draws is legal, and so is whatever it asks', (t) => {
  const found = problems((property, given) => {
    const legal = subjectOf(referenceEngine, ({ operation, question }) => {
      parseQuestion(operation, plain(question));
    });
    for (const drawn of fc.sample(given, { seed: SEED, numRuns: BOARDS })) {
      parseGame(plain(drawn.game));
      property.then(drawn, legal);
    }
  });
  t.deepEqual(found, []);
});

test('whatever it shrinks to is legal', (t) => {
  const found = problems((_, given) => {
    for (const { game } of shrunk(given, SEED, 25)) parseGame(plain(game));
  });
  t.deepEqual(found, []);
});

test('what it draws survives JSON', (t) => {
  const found = problems((_, given) => {
    for (const drawn of fc.sample(given, { seed: SEED, numRuns: BOARDS }))
      t.deepEqual(JSON.parse(JSON.stringify(drawn)), drawn);
  });
  t.deepEqual(found, []);
});

test('boards shrink to a handful of permanents, or to those that are always there', (t) => {
  const size = ({ game }: Drawn): number => game.battlefield.length;
  const large = PROPERTIES.flatMap(({ id, given }) => {
    const boards = given(everything);
    const smallest = shrunk(boards, SEED, 1_000).map(size).at(-1) ?? 0;
    if (smallest <= HANDFUL) return [];
    const always = Math.min(...fc.sample(boards, { seed: SEED, numRuns: 30 }).map(size));
    return smallest > always ? [`${id}: ${smallest}`] : [];
  });
  t.deepEqual(large, []);
});

test('the same seed draws the same boards', (t) => {
  const draw = (property: Property): unknown[] =>
    fc.sample(property.given(everything), { seed: SEED, numRuns: 3 });
  t.deepEqual(PROPERTIES.map(draw), PROPERTIES.map(draw));
});

test('no two properties have the same id', (t) => {
  const ids = PROPERTIES.map(({ id }) => id);
  t.deepEqual(
    ids.filter((id, i) => ids.indexOf(id) !== i),
    [],
  );
});

test('every operation that the reference offers is asked about', (t) => {
  const asked = new Set(PROPERTIES.flatMap(({ asks }) => asks));
  t.deepEqual(
    OPERATIONS.filter((operation) => !asked.has(operation)),
    [],
  );
});
