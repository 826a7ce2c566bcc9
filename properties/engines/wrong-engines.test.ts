/**
 * The engines that are wrong on purpose are found to be wrong in just the ways in which they are.
 */
import { fileURLToPath } from 'node:url';
import test, { type ExecutionContext } from 'ava';
import type { Engine } from '../../engine/index.ts';
import { ALL_MISTAKES, engineThatForgets, type Mistake } from '../../fixtures/engines/forgets.ts';
import { PROPERTIES } from '../catalogue.ts';
import type { Property } from '../property.ts';
import { checkProperty } from '../run/run-property.ts';
import { type OpenEngine, openEngine } from './named.ts';
import { worldFor } from './traits.ts';

/** Enough for each of these mistakes, of which most show on the first few boards. */
const RUNS = 60;

function isBroken(engine: Engine, property: Property, runs = RUNS): boolean {
  const { verdict } = checkProperty(property, engine, { seed: 1, runs, world: worldFor(engine) });
  return verdict === 'failed' || verdict === 'errored';
}

/** The properties that do not hold, of those that the engine can be asked about. */
function broken(engine: Engine, runs = RUNS): Property[] {
  return PROPERTIES.filter((property) => isBroken(engine, property, runs));
}

/** An engine that can make mistakes. */
interface Fallible<M extends string> {
  /** The engine with these mistakes alone. */
  readonly making: (mistakes: readonly M[]) => Engine | Promise<Engine>;
  /** All its mistakes, each with a property that finds it and no other. */
  readonly found: ReadonlyMap<M, string>;
}

/**
 * Finds no more than there is, for whatever fails holds once the mistakes that break it are repaired; and no less, for
 * each mistake breaks its property, which no other breaks.
 */
async function findsExactly<M extends string>(
  t: ExecutionContext,
  { making, found }: Fallible<M>,
): Promise<void> {
  const all = [...found.keys()];
  const blamed = new Map<string, readonly M[]>();
  for (const property of broken(await making(all))) {
    const mistakes: M[] = [];
    for (const mistake of all) {
      if (isBroken(await making([mistake]), property)) mistakes.push(mistake);
    }
    blamed.set(property.id, mistakes);
    const repaired = await making(all.filter((mistake) => !mistakes.includes(mistake)));
    t.false(isBroken(repaired, property), `${property.id} fails although it is repaired`);
  }
  for (const [mistake, id] of found) t.deepEqual(blamed.get(id), [mistake], id);
}

const FORGOTTEN: Readonly<Record<Mistake, string>> = {
  'commander-tax': '903.8/tax',
  'colored-only': '118.7c/coloured-only',
  floor: '602.2b/floor',
  snow: '107.4h/snow-source',
  newcomer: '302.6/newcomer',
  target: '605.1a/is-none',
  phyrexian: '107.4f/mana-or-life',
};

test('of a module that forgets, just what it forgets is found', async (t) => {
  const found = new Map(ALL_MISTAKES.map((mistake) => [mistake, FORGOTTEN[mistake]]));
  await findsExactly(t, { making: engineThatForgets, found });
});

test('a module that forgets nothing is right', (t) => {
  t.deepEqual(broken(engineThatForgets([]), 20), []);
});

const MISCOUNTED: ReadonlyMap<string, string> = new Map([
  ['hybrid-twice', '700.5/one-symbol-more'],
  ['text-symbols', '700.5/text-symbols'],
  ['colour-now', '700.5a/later-effects'],
  ['cheap-hybrid', '202.3f/larger-half'],
  ['worthless-back', '202.3b/back-face'],
  ['devoid-ignored', '105.2/devoid'],
]);

const PROGRAM = fileURLToPath(new URL('../../fixtures/engines/miscounts.py', import.meta.url));

/** The program, with these mistakes alone; each is started once, until the test has ended. */
function programs(t: ExecutionContext): Fallible<string>['making'] {
  const opened = new Map<string, Promise<OpenEngine>>();
  t.teardown(async () => {
    for (const { close } of await Promise.all(opened.values())) close();
  });
  return async (mistakes) => {
    const only = mistakes.length === 0 ? 'none' : mistakes.join(',');
    const open =
      opened.get(only) ?? openEngine({ engine: `command:python3 "${PROGRAM}" --only ${only}` });
    opened.set(only, open);
    return (await open).engine;
  };
}

test.serial('of a program that miscounts, just what it miscounts is found', async (t) => {
  await findsExactly(t, { making: programs(t), found: MISCOUNTED });
});

test.serial('a program that does not miscount is right about what it knows', async (t) => {
  t.deepEqual(broken(await programs(t)([]), 20), []);
});
