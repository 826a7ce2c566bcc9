/**
 * `manaproof ask`: what the reference engine answers to a question.
 */
import { readFileSync } from 'node:fs';
import {
  type Answers,
  InputError,
  type Operation,
  type Questions,
  referenceEngine,
} from '../../engine/index.ts';
import { parseOperation, parseQuestion, readJson, readJsonFile } from '../../fixtures/load.ts';
import { EXIT, type Exit, type Terminal, writeJson } from './command.ts';

export interface AskOptions {
  readonly operation: string;
  /** A file with the question in JSON; `-` is standard input. */
  readonly file: string;
}

/** @throws {InputError} when there is no such operation, or the question is not one. */
export function ask({ operation, file }: AskOptions, terminal: Terminal): Exit {
  const asked = parseOperation(operation);
  const question = file === '-' ? readJson(standardInput(), 'standard input') : readJsonFile(file);
  writeJson(terminal, answer(referenceEngine, asked, question));
  return EXIT.passed;
}

/** The operations of an engine, so typed that each takes its own question. */
type Answering = { readonly [O in Operation]?: (question: Questions[O]) => Answers[O] };

function answer<O extends Operation>(
  engine: Answering,
  operation: O,
  question: unknown,
): Answers[O] {
  const answering = engine[operation];
  if (answering === undefined) {
    throw new InputError(
      'operation/unanswered',
      `the reference engine does not answer ${operation}`,
    );
  }
  return answering(parseQuestion(operation, question));
}

function standardInput(): string {
  if (process.stdin.isTTY) {
    throw new InputError('input/missing', 'there is no question', {
      hint: 'name a file, or pipe the question in',
    });
  }
  return readFileSync(process.stdin.fd, 'utf8');
}
