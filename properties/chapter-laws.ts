/**
 * What holds of every chapter: its properties hold on the rules and reach their boards, they kill the faults of the
 * chapter, and none of them is idle.
 */
import type { TestFn } from 'ava';
import { referenceEngine } from '../engine/index.ts';
import type { Fault } from '../fixtures/fault.ts';
import { everything } from './generators/world.ts';
import { killMatrix } from './matrix.ts';
import type { Property } from './property.ts';
import { checkProperty } from './run-property.ts';

const SEED = 5;

/** Declares the tests of a chapter. */
export function testChapter(
  test: TestFn,
  properties: readonly Property[],
  faults: readonly Fault[],
): void {
  for (const property of properties) {
    test(`${property.id}: ${property.says}`, (t) => {
      const { verdict, reason, counterexample } = checkProperty(property, referenceEngine, {
        seed: SEED,
        runs: 200,
        world: everything,
      });
      t.is(verdict, 'passed', reason ?? JSON.stringify(counterexample, null, 2));
    });
  }

  test('every fault is killed, and every property kills one', async (t) => {
    const matrix = await killMatrix({
      faults,
      properties,
      world: everything,
      seed: SEED,
      runs: 300,
      glance: 10,
    });
    const killers = new Set(matrix.faults.flatMap((f) => f.killedBy.map((k) => k.property)));
    t.deepEqual(matrix.unsound, []);
    t.deepEqual(
      matrix.faults.filter((f) => f.killedBy.length === 0).map((f) => f.fault.id),
      [],
      'faults that no property of the chapter kills',
    );
    t.deepEqual(
      properties.map(({ id }) => id).filter((id) => !killers.has(id)),
      [],
      'properties that kill no fault of the chapter',
    );
  });
}
