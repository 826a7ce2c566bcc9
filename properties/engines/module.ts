/**
 * An ES module that exports an engine.
 */
import { existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Engine, type EngineTraits, InputError, OPERATIONS } from '../../engine/index.ts';
import { didYouMean } from '../../fixtures/nearest.ts';
import { Unsupported } from '../property.ts';
import { nameError } from '../run/subject.ts';
import { foreignEngine } from './foreign.ts';

/** The names under which a module may export its engine, the first that is there. */
const EXPORTS = ['default', 'engine', 'referenceEngine'];

const TRAITS = ['name', 'version', 'exhaustive', 'cards', 'abilities'];

/**
 * @param path of the module, from the current folder.
 * @param hint what would help when it cannot be loaded.
 * @throws {InputError} `engine/…` when there is no such module, or it exports no engine.
 */
export async function moduleEngine(path: string, hint?: string): Promise<Engine> {
  const exported = await load(path, hint);
  const name = EXPORTS.find((candidate) => exported.get(candidate) !== undefined);
  const engine = name === undefined ? undefined : exported.get(name);
  if (!isEngine(engine)) {
    throw new InputError('engine/not-exported', 'this module exports no engine', {
      value: path,
      hint: 'export an object with a name and some operations, as `engine` or as the default',
    });
  }
  checkKeys(engine, path);
  return checkedEngine(engine);
}

/** The same engine, whose answers are checked for their form, and which cannot change the boards that it is asked about. */
export function checkedEngine(engine: Engine): Engine {
  return foreignEngine(engine, (operation) => {
    const answer = engine[operation];
    if (answer === undefined) return undefined;
    return (question) => {
      const told = attempt(() => Reflect.apply(answer, engine, [structuredClone(question)]));
      if (!(told instanceof Promise)) return told;
      told.catch(() => undefined);
      throw new TypeError('an operation answers at once, not with a promise');
    };
  });
}

function attempt(answer: () => unknown): unknown {
  try {
    return answer();
  } catch (error) {
    throw isRefusal(error) ? new Unsupported(error.message) : error;
  }
}

/** A module may have another copy of the class, or one of its own. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'Unsupported';

async function load(path: string, hint = hintFor(path)): Promise<ReadonlyMap<string, unknown>> {
  if (!existsSync(path)) {
    throw new InputError('engine/no-module', 'there is no such module', { value: path, hint });
  }
  try {
    const exported: object = await import(pathToFileURL(resolve(path)).href);
    return new Map(Object.entries(exported));
  } catch (error) {
    throw new InputError('engine/not-loaded', `this module cannot be loaded: ${nameError(error)}`, {
      value: path,
      hint,
    });
  }
}

function hintFor(path: string): string {
  switch (extname(path)) {
    case '.js':
    case '.mjs':
    case '.cjs':
      return 'a module is a file of JavaScript, named from the current folder';
    case '.ts':
    case '.mts':
      return 'compile it first, and name the .js file';
    default:
      return 'a program in another language is run by --engine-command "python3 my_engine.py"';
  }
}

type ModuleEngine = EngineTraits & Engine;

function isEngine(value: unknown): value is ModuleEngine {
  return (
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
  );
}

/** @throws {InputError} for what is no part of an engine, which is a slip more often than not. */
function checkKeys(engine: ModuleEngine, path: string): void {
  for (const [key, value] of Object.entries(engine)) {
    const isOperation = OPERATIONS.some((operation) => operation === key);
    if (
      TRAITS.includes(key) ||
      (isOperation && (value === undefined || typeof value === 'function'))
    )
      continue;
    throw new InputError('engine/unknown-operation', `the engine of ${path} has no use for this`, {
      path: `/${key}`,
      value: isOperation ? value : key,
      hint: isOperation
        ? 'an operation is a function'
        : didYouMean(key, OPERATIONS, `operations are ${OPERATIONS.join(', ')}`),
    });
  }
}
