/**
 * An engine of ours as a program: answers the questions of the wire protocol.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import {
  type Answers,
  type Engine,
  type Greeting,
  InputError,
  OPERATIONS,
  type Operation,
  PROTOCOL,
  type Questions,
} from '../../engine/index.ts';
import { parseOperation, parseQuestion, readJson } from '../../fixtures/load.ts';
import { nameError } from '../run/subject.ts';

/** The most questions that it may be sent before it has answered the first. */
const PIPELINE = 1_000;

/** Answers each line of `input` with a line of `output`, until there are no more. */
export async function serve(
  engine: Engine,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<void> {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  lines.on('line', (line) => {
    if (line !== '') output.write(`${answerLine(engine, line)}\n`);
  });
  await once(lines, 'close');
}

/** @returns the reply to one line, in one line; whatever is wrong with the line is said in it. */
export function answerLine(engine: Engine, line: string): string {
  let id: unknown = null;
  try {
    const request = readJson(line, 'this line');
    const fields = new Map(
      typeof request === 'object' && request !== null ? Object.entries(request) : [],
    );
    id = fields.get('id') ?? null;
    const op: unknown = fields.get('op');
    if (op === 'hello') return JSON.stringify({ id, result: greetingOf(engine) });
    if (typeof op !== 'string')
      throw new InputError('request/no-operation', 'there is no "op"', { path: '/op' });
    const operation = parseOperation(op);
    if (engine[operation] === undefined) {
      return JSON.stringify({ id, unsupported: `${engine.name} has no ${operation}` });
    }
    return JSON.stringify({ id, result: answer(engine, operation, fields.get('args')) });
  } catch (error) {
    return JSON.stringify({ id, error: describe(error) });
  }
}

function greetingOf({ name, version, exhaustive, cards, abilities, ...offered }: Engine): Greeting {
  const operations = OPERATIONS.filter((operation) => offered[operation] !== undefined);
  const traits = { name, version, exhaustive, cards, abilities };
  return { ...traits, protocol: PROTOCOL, operations, pipeline: PIPELINE };
}

/** The operations of an engine, so typed that each takes its own question. */
type Answering = { readonly [O in Operation]?: (question: Questions[O]) => Answers[O] };

function answer<O extends Operation>(engine: Answering, operation: O, args: unknown): unknown {
  return engine[operation]?.(parseQuestion(operation, args));
}

function describe(error: unknown): string {
  if (!(error instanceof InputError)) return nameError(error);
  const { code, path, message, hint } = error;
  const place = path === '' ? '' : ` at ${path}`;
  return `${code}${place}: ${message}${hint === '' ? '' : ` (${hint})`}`;
}
