/**
 * `manaproof replay`: a saved counterexample again.
 */
import { InputError, referenceEngine } from '../../engine/index.ts';
import { PROPERTIES } from '../../properties/catalogue.ts';
import { engineNamed } from '../../properties/engines.ts';
import { judge } from '../../properties/judge.ts';
import { plain } from '../../properties/plain.ts';
import { findProperty } from '../../properties/select.ts';
import { subjectOf } from '../../properties/subject.ts';
import { failureText } from '../failure-text.ts';
import { readCounterexample } from '../saved.ts';
import { MARKS } from '../style.ts';
import { EXIT, type Exit, type Terminal, writeLines } from './command.ts';

export interface ReplayOptions {
  readonly file: string;
  /** Another engine than the one that failed. */
  readonly engine?: string;
}

/** @throws {InputError} when the file is not a counterexample of a property that is known. */
export function replay({ file, engine: name }: ReplayOptions, terminal: Terminal): Exit {
  const saved = readCounterexample(file);
  const property = findProperty(PROPERTIES, saved.property);
  const engine = engineNamed(name ?? saved.engine);
  if (judge(property, saved.drawn, subjectOf(referenceEngine)).kind === 'broke') {
    throw new InputError('counterexample/foreign', `${property.id} does not draw such boards`, {
      path: '/drawn',
      hint: 'the file was changed, or saved by another version',
    });
  }
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
