/**
 * Two engines on the same boards: where they differ.
 */
import { setImmediate as turn } from 'node:timers/promises';
import * as fc from 'fast-check';
import { type Operation, referenceEngine } from '../../engine/index.ts';
import type { World } from '../generators/world.ts';
import { canAgree, isRight } from '../laws/agreement.ts';
import { type Answered, askAll } from '../laws/ask-all.ts';
import type { Drawn, Property } from '../property.ts';
import type { Question } from '../run/question.ts';
import { record } from '../run/recording.ts';
import { SLICE, sliceSeed } from '../run/seeds.ts';
import type { OpenEngine } from './named.ts';

/** How many smaller boards are tried. */
const SHRINK_LIMIT = 1_000;

export interface CompareOptions {
  /** Whose boards, and whose questions. */
  readonly properties: readonly Property[];
  readonly world: World;
  readonly seed: number;
  /** Boards of each property. */
  readonly runs: number;
  /** Ends it early, with what is known by then. */
  readonly signal?: AbortSignal;
  /** Told which property is next, and how much has been done, from 0 to 1. */
  readonly onProgress?: (share: number, property: string) => void;
}

/** The smallest board found on which the engines differ about an operation. */
export interface Difference {
  readonly operation: Operation;
  /** Whose board it is. */
  readonly property: string;
  readonly question: Question;
  readonly sides: readonly [Side, Side];
  /** The reference's answer. */
  readonly right: unknown;
}

export interface Side {
  readonly engine: string;
  /** The answer, or how it broke. */
  readonly told: unknown;
  readonly isRight: boolean;
}

export interface Comparison {
  readonly boards: number;
  /** Questions that both engines answered. */
  readonly compared: number;
  /** It was stopped before its end. */
  readonly interrupted: boolean;
  /** One for each operation at most, in the order in which they were found. */
  readonly differences: readonly Difference[];
}

type Pair = readonly [OpenEngine, OpenEngine];

/** Asks both engines whatever the properties ask about their boards. */
export async function compareEngines(pair: Pair, options: CompareOptions): Promise<Comparison> {
  const smallest = new Map<Operation, Difference>();
  let boards = 0;
  let compared = 0;
  const asked = options.properties.filter((property) => canBeAsked(pair, property));
  for (const [i, property] of asked.entries()) {
    options.onProgress?.(i / asked.length, property.id);
    const given = property.given(options.world);
    const found = new Set<Operation>();
    for (let start = 0; start < options.runs; start += SLICE) {
      // Lets a signal be heard.
      await turn();
      if (options.signal?.aborted === true) break;
      const numRuns = Math.min(SLICE, options.runs - start);
      const seed = sliceSeed(options.seed, property.id, start / SLICE);
      const drawn = fc.sample(given, { seed, numRuns });
      const questions = drawn.flatMap((board) => questionsOf(property, board));
      const meetings = meet(pair, questions);
      boards += drawn.length;
      compared += meetings.filter(({ both }) => both).length;
      for (const { op } of meetings
        .filter(({ differ }) => differ)
        .map(({ question }) => question)) {
        if (found.has(op)) continue;
        found.add(op);
        const difference = shrink(pair, property, op, { given, seed, numRuns });
        const before = smallest.get(op);
        if (difference === undefined || (before && sizeOf(before) <= sizeOf(difference))) continue;
        smallest.set(op, difference);
      }
    }
  }
  const interrupted = options.signal?.aborted === true;
  return { boards, compared, interrupted, differences: [...smallest.values()] };
}

/** Whether both engines offer anything that the property asks. */
const canBeAsked = (pair: Pair, { asks }: Property): boolean =>
  asks.some((operation) => pair.every(({ engine }) => engine[operation] !== undefined));

const questionsOf = (property: Property, drawn: Drawn): Question[] =>
  record(property, drawn).map(({ question }) => question);

const sizeOf = ({ question }: Difference): number => JSON.stringify(question.args).length;

/** A question that both engines were asked. */
interface Meeting {
  readonly question: Question;
  readonly answers: readonly [Answered, Answered];
  /** Both answered. */
  readonly both: boolean;
  readonly differ: boolean;
}

function meet(pair: Pair, questions: readonly Question[]): Meeting[] {
  const [ones, others] = [askAll(pair[0], questions), askAll(pair[1], questions)];
  return questions.flatMap((question, i) => {
    const [one, other] = [ones[i], others[i]];
    if (one === undefined || other === undefined) return [];
    const both = 'says' in one && 'says' in other;
    return { question, answers: [one, other] as const, both, differ: differ(pair, one, other) };
  });
}

/** One that declines does not differ; one that breaks does, from one that does not. */
function differ([a, b]: Pair, one: Answered, other: Answered): boolean {
  if ('unsupported' in one || 'unsupported' in other) return false;
  if ('broke' in one || 'broke' in other) return 'broke' in one !== 'broke' in other;
  return !canAgree(
    { says: one.says, exhaustive: a.engine.exhaustive ?? false },
    { says: other.says, exhaustive: b.engine.exhaustive ?? false },
  );
}

/** Draws the boards again, up to the first on which the engines differ about this operation, and makes it small. */
function shrink(
  pair: Pair,
  property: Property,
  operation: Operation,
  boards: { readonly given: fc.Arbitrary<Drawn>; readonly seed: number; readonly numRuns: number },
): Difference | undefined {
  let smallest: Meeting | undefined;
  let tries = 0;
  const agree = (drawn: Drawn): boolean => {
    if (smallest !== undefined) {
      if (tries === SHRINK_LIMIT) throw new fc.PreconditionFailure(true);
      tries += 1;
    }
    const asked = questionsOf(property, drawn).filter(({ op }) => op === operation);
    const meeting = meet(pair, asked).find(({ differ }) => differ);
    smallest = meeting ?? smallest;
    return meeting === undefined;
  };
  fc.check(fc.property(boards.given, agree), { seed: boards.seed, numRuns: boards.numRuns });
  return smallest && differenceOf(pair, property, smallest);
}

function differenceOf(pair: Pair, property: Property, { question, answers }: Meeting): Difference {
  const right = question.ask(referenceEngine);
  const side = (index: 0 | 1): Side => {
    const { engine } = pair[index];
    const answered = answers[index];
    return {
      engine: engine.name,
      told: 'answer' in answered ? answered.answer : Object.values(answered)[0],
      isRight: 'says' in answered && isRight(right.says, answered.says, engine.exhaustive ?? false),
    };
  };
  return {
    operation: question.op,
    property: property.id,
    question,
    sides: [side(0), side(1)],
    right: right.answer,
  };
}
