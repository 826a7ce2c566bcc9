/**
 * The engines that are wrong on purpose are found to be wrong in just the ways in which they are.
 */
import { fileURLToPath } from 'node:url';
import test from 'ava';
import type { Engine } from '../../engine/index.ts';
import { engineThatForgets, MISTAKES, type Mistake } from '../../fixtures/engines/forgets.ts';
import { PROPERTIES } from '../catalogue.ts';
import { checkProperty } from '../run/run-property.ts';
import { findProperty } from '../run/select.ts';
import type { Verdict } from '../verdicts.ts';
import { openEngine } from './named.ts';
import { worldFor } from './traits.ts';

/** Enough for each of these mistakes, of which most show on the first few boards. */
const RUNS = 200;

function verdict(engine: Engine, id: string, runs = RUNS): Verdict {
  const property = findProperty(PROPERTIES, id);
  return checkProperty(property, engine, { seed: 1, runs, world: worldFor(engine) }).verdict;
}

/** The properties that do not hold, of those that the engine can be asked about. */
function broken(engine: Engine, runs: number): string[] {
  const bad = (id: string): boolean => ['failed', 'errored'].includes(verdict(engine, id, runs));
  return PROPERTIES.map(({ id }) => id).filter(bad);
}

/** Each mistake of the module, and a property that finds it and no other. */
const FORGOTTEN: Readonly<Record<Mistake, string>> = {
  'commander-tax': '903.8/tax',
  'colored-only': '118.7c/coloured-only',
  floor: '602.2b/floor',
  snow: '107.4h/snow-source',
};

const isMistake = (name: string): name is Mistake => name in MISTAKES;
const ALL: readonly Mistake[] = Object.keys(MISTAKES).filter(isMistake);

for (const mistake of ALL) {
  test(`a module that forgets: ${mistake}`, (t) => {
    const id = FORGOTTEN[mistake];
    t.is(verdict(engineThatForgets([mistake]), id), 'failed');
    t.is(verdict(engineThatForgets(ALL.filter((other) => other !== mistake)), id), 'passed');
  });
}

test('a module that forgets nothing is right', (t) => {
  t.deepEqual(broken(engineThatForgets([]), 20), []);
});

/** Each mistake of the program, and a property that finds it and no other. */
const MISCOUNTED: Readonly<Record<string, string>> = {
  'hybrid-twice': '700.5/one-symbol-more',
  'text-symbols': '700.5/text-symbols',
  'colour-now': '700.5a/later-effects',
  'cheap-hybrid': '202.3f/larger-half',
  'worthless-back': '202.3b/back-face',
  'devoid-ignored': '105.2/devoid',
};

const PROGRAM = fileURLToPath(new URL('../../fixtures/engines/miscounts.py', import.meta.url));

/** The program with these mistakes, until it has been used. */
async function withProgram(
  mistakes: readonly string[],
  use: (engine: Engine) => void,
): Promise<void> {
  const only = mistakes.length === 0 ? 'none' : mistakes.join(',');
  const opened = await openEngine({ engine: `command:python3 "${PROGRAM}" --only ${only}` });
  try {
    use(opened.engine);
  } finally {
    opened.close();
  }
}

for (const [mistake, id] of Object.entries(MISCOUNTED)) {
  test.serial(`a program that miscounts: ${mistake}`, async (t) => {
    const others = Object.keys(MISCOUNTED).filter((other) => other !== mistake);
    await withProgram([mistake], (engine) => t.is(verdict(engine, id), 'failed'));
    await withProgram(others, (engine) => t.is(verdict(engine, id), 'passed'));
  });
}

test.serial('a program that does not miscount is right about what it knows', async (t) => {
  await withProgram([], (engine) => t.deepEqual(broken(engine, 20), []));
});
