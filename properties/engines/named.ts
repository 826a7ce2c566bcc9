/**
 * The engines under test, by the names that the command line gives them.
 */
import { join } from 'node:path';
import {
  EDITION_NAMES,
  EDITIONS,
  type EditionName,
  type Engine,
  engineFrom,
  InputError,
  referenceEngine,
} from '../../engine/index.ts';
import type { Fault } from '../../fixtures/fault.ts';
import { FAULTS } from '../../fixtures/faults/index.ts';
import { didYouMean } from '../../fixtures/nearest.ts';
import { Client } from '../bridge/client.ts';
import { PROGRAM_LIMITS } from '../bridge/program.ts';
import { parseCommand } from './command-line.ts';
import { parseEdition } from './edition.ts';
import { foreignEngine } from './foreign.ts';
import { moduleEngine } from './module.ts';
import { type Checkout, checkOut } from './revision.ts';

const FAULT = 'fault:';
const EDITION = 'edition:';
const COMMAND = 'command:';
const REVISION = 'git:';

/** What `git:` loads of this project, when it is not told what else: the sources, if they are what we run from. */
const OWN_ENGINE = 'engine/index.ts';

/** For a hint: what builds most packages. It has no shell but its own. */
const BUILD = "sh -c 'npm ci && npm run build'";

/** Which engine is meant. */
export interface EngineChoice {
  /**
   * `reference`, `fault:ID`, `edition:DATE`, the path of a module, `command:PROGRAM ARGS`,
   * or `git:REVISION`, which may be followed by `:` and the path of a module in it.
   */
  readonly engine: string;
  /** A program that is run in place of a module: in the folder of the revision, if there is one. */
  readonly engineCommand?: string;
  /** How long a program may take for one question, in milliseconds. */
  readonly callTimeout?: number | undefined;
  /** For `git:`, the repository; the current folder without it. */
  readonly repo?: string;
  /** For `git:`, the command that builds it. */
  readonly build?: string;
}

/** An engine that can be asked, until it is closed. */
export interface OpenEngine {
  readonly engine: Engine;
  /** The program that answers, where one does. */
  readonly client?: Client;
  /** The edition of the rules that it says it follows. */
  readonly edition?: EditionName;
  readonly close: () => void;
}

/** A fault as an engine. */
export function faultyEngine(fault: Fault): Engine {
  return engineFrom(fault.rulebook, FAULT + fault.id);
}

/**
 * @param name `reference`, `fault:` and the id of a deliberate fault, or `edition:` and its date.
 * @throws {InputError} `engine/unknown`.
 */
export function engineNamed(name: string): Engine {
  if (name === 'reference') return referenceEngine;
  const fault = FAULTS.find(({ id }) => FAULT + id === name);
  if (fault !== undefined) return faultyEngine(fault);
  const edition = EDITION_NAMES.find((date) => EDITION + date === name);
  if (edition !== undefined) return engineFrom(EDITIONS[edition], name);
  const names = [
    'reference',
    ...FAULTS.map(({ id }) => FAULT + id),
    ...EDITION_NAMES.map((date) => EDITION + date),
  ];
  throw new InputError('engine/unknown', 'there is no such engine', {
    value: name,
    hint: didYouMean(
      name,
      names,
      'reference, fault:ID, edition:DATE, git:REVISION or the path of a module',
    ),
  });
}

/**
 * Loads, starts or checks out the engine that is meant.
 * @throws {InputError} when there is none. @throws {ProgramError} when its program is not to be used.
 */
export async function openEngine(choice: EngineChoice): Promise<OpenEngine> {
  const { engine: name, engineCommand } = choice;
  if (isRevision(name)) return openRevision(name.slice(REVISION.length), choice);
  checkChoice(choice);
  if (engineCommand !== undefined) return openProgram(engineCommand, choice);
  if (name.startsWith(COMMAND)) return openProgram(name.slice(COMMAND.length), choice);
  const engine = isPath(name) ? await moduleEngine(name) : engineNamed(name);
  return { engine, close: () => undefined };
}

export const isRevision = (name: string): boolean => name.startsWith(REVISION);

/** @throws {InputError} when something is said that would be of no use. */
function checkChoice({ engine, engineCommand, repo, build }: EngineChoice): void {
  const idle = repo === undefined ? build && '--build' : '--repo';
  if (idle) {
    throw new InputError('engine/no-revision', `${idle} goes with a revision`, {
      value: engine,
      hint: 'such as --engine git:main',
    });
  }
  if (engineCommand !== undefined && engine !== 'reference') {
    throw new InputError('engine/twice', '--engine and --engine-command name two engines', {
      value: engine,
      hint: 'give one of them; only git: takes both',
    });
  }
}

const isPath = (name: string): boolean =>
  /[/\\]|\.[cm]?[jt]s$/.test(name) && !/^(fault|edition):/.test(name);

function openProgram(command: string, { callTimeout }: EngineChoice, cwd?: string): OpenEngine {
  const limits = callTimeout === undefined ? PROGRAM_LIMITS : { ...PROGRAM_LIMITS, callTimeout };
  const client = new Client(parseCommand(command, cwd), limits);
  const close = (): void => client.close();
  try {
    const { operations, edition } = client.greeting;
    const engine = foreignEngine(client.greeting, (op) =>
      operations.includes(op) ? (args) => client.ask({ op, args }) : undefined,
    );
    const follows = edition === undefined ? undefined : parseEdition(edition);
    return { engine, client, edition: follows, close };
  } catch (error) {
    close();
    throw error;
  }
}

async function openRevision(text: string, choice: EngineChoice): Promise<OpenEngine> {
  const [revision = '', path = OWN_ENGINE] = text.split(':', 2);
  const build = choice.build === undefined ? undefined : parseCommand(choice.build);
  const checkout = checkOut(choice.repo ?? '.', revision, build);
  try {
    const opened = await openIn(checkout, path, choice);
    const close = (): void => {
      opened.close();
      checkout.remove();
    };
    return { ...opened, engine: { ...opened.engine, name: `${REVISION}${revision}` }, close };
  } catch (error) {
    checkout.remove();
    throw error;
  }
}

async function openIn(
  { folder }: Checkout,
  path: string,
  choice: EngineChoice,
): Promise<OpenEngine> {
  if (choice.engineCommand !== undefined) return openProgram(choice.engineCommand, choice, folder);
  const hint = `a revision is loaded as it stands: --build "${BUILD}" builds it, and git:REVISION:PATH names what that makes`;
  return { engine: await moduleEngine(join(folder, path), hint), close: () => undefined };
}
