/**
 * `manaproof replay`: a saved counterexample again.
 */
import { type Engine, InputError, referenceEngine } from '../../engine/index.ts';
import { PROPERTIES } from '../../properties/catalogue.ts';
import {
  type EngineChoice,
  engineNamed,
  type OpenEngine,
  openEngine,
} from '../../properties/engines/named.ts';
import type { Property } from '../../properties/property.ts';
import { judge } from '../../properties/run/judge.ts';
import { plain } from '../../properties/run/plain.ts';
import { findProperty } from '../../properties/run/select.ts';
import { subjectOf } from '../../properties/run/subject.ts';
import { failureText } from '../failure-text.ts';
import { readCounterexample, type Saved } from '../saved.ts';
import { MARKS } from '../style.ts';
import { EXIT, type Exit, type Terminal, writeLines } from './command.ts';

export interface ReplayOptions extends Partial<EngineChoice> {
  readonly file: string;
  /** Another engine than the one that failed. */
  readonly engine?: string;
}

/** @throws {InputError} when the file is not a counterexample of a property that is known. */
export async function replay(options: ReplayOptions, terminal: Terminal): Promise<Exit> {
  const saved = readCounterexample(options.file);
  const property = findProperty(PROPERTIES, saved.property);
  if (judge(property, saved.drawn, subjectOf(referenceEngine)).kind === 'broke') {
    throw new InputError('counterexample/foreign', `${property.id} does not draw such boards`, {
      path: '/drawn',
      hint: 'the file was changed, or saved by another version',
    });
  }
  const { engine, close } = await engineOf(saved, options);
  try {
    return again(saved, property, engine, terminal);
  } finally {
    close();
  }
}

/** What a file says of itself is never run: only an engine of ours goes by the name in it. */
async function engineOf({ engine: name }: Saved, options: ReplayOptions): Promise<OpenEngine> {
  const { engine = 'reference', ...others } = options;
  if (options.engine === undefined && options.engineCommand === undefined) {
    return { engine: engineInFile(name), close: () => undefined };
  }
  return openEngine({ engine, ...others });
}

function engineInFile(name: string): Engine {
  try {
    return engineNamed(name);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.code, 'this failed on an engine that is not one of ours', {
      path: '/engine',
      value: name,
      hint: 'say where it is with --engine or --engine-command',
    });
  }
}

function again(saved: Saved, property: Property, engine: Engine, terminal: Terminal): Exit {
  const { style } = terminal;
  const title = `${property.id} on ${engine.name}`;
  const judgement = judge(property, saved.drawn, subjectOf(engine));
  switch (judgement.kind) {
    case 'held':
      writeLines(terminal, [style.good(`${MARKS.passed.mark} ${title} holds on this board now`)]);
      return EXIT.passed;
    case 'declined':
      writeLines(terminal, [
        style.faint(`${MARKS.unsupported.mark} ${title}: ${judgement.reason}`),
      ]);
      return EXIT.misused;
    case 'broke': {
      const { reason } = judgement;
      const broken = { message: reason, expected: 'an answer', actual: reason, why: [] };
      writeLines(terminal, failureText({ ...saved, ...broken, engine: engine.name }, style));
      return EXIT.errored;
    }
    case 'wrong': {
      const { message, why } = judgement.disagreement;
      const expected = plain(judgement.disagreement.expected);
      const actual = plain(judgement.disagreement.actual);
      const again = { ...saved, engine: engine.name, message, expected, actual, why };
      writeLines(terminal, failureText(again, style));
      return EXIT.failed;
    }
    default:
      return judgement satisfies never;
  }
}
