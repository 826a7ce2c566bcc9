/**
 * What holds of every chapter: its properties hold on the rules and reach the boards that they are about, they kill the
 * faults of the chapter, and none of them is idle.
 */
import { referenceEngine } from '../../engine/index.ts';
import type { Fault } from '../../fixtures/fault.ts';
import { everything } from '../generators/world.ts';
import type { Property } from '../property.ts';
import { killMatrix } from './matrix.ts';
import { checkProperty } from './run-property.ts';

/** @returns what does not hold, a line each. */
export async function chapterProblems(
  properties: readonly Property[],
  faults: readonly Fault[],
  seed = 5,
): Promise<string[]> {
  return [...unsound(properties, seed), ...(await idle(properties, faults, seed))];
}

function unsound(properties: readonly Property[], seed: number): string[] {
  return properties.flatMap((property) => {
    const options = { seed, runs: 200, world: everything };
    const { verdict, ...report } = checkProperty(property, referenceEngine, options);
    if (verdict === 'passed') return [];
    return [`${property.id} ${verdict}: ${report.reason ?? report.counterexample?.message}`];
  });
}

async function idle(
  properties: readonly Property[],
  faults: readonly Fault[],
  seed: number,
): Promise<string[]> {
  const options = { faults, properties, world: everything, seed, runs: 300, glance: 10 };
  const matrix = await killMatrix(options);
  const killers = new Set(matrix.faults.flatMap((f) => f.killedBy.map((k) => k.property)));
  return [
    ...matrix.faults
      .filter(({ killedBy }) => killedBy.length === 0)
      .map(({ fault }) => `${fault.id} is killed by no property of its chapter`),
    ...properties
      .filter(({ id }) => !killers.has(id))
      .map(({ id }) => `${id} kills no fault of its chapter`),
  ];
}
