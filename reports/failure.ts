/**
 * A failure, told as an argument.
 */
import type { Game, GameEvent, Plan, Proposal } from '../engine/index.ts';
import { EVENTS } from '../engine/index.ts';
import type { Counterexample } from '../properties/verdicts.ts';
import { contrast } from './answers.ts';
import { drawBoard } from './board.ts';
import { ruleTitle } from './chapters.ts';
import { describeGameEvent, describePlan, describeProposal } from './describe/proposals.ts';
import { counted } from './describe/words.ts';
import { labelled } from './labelled.ts';

/** A failure in its parts, each in lines without indentation. */
export interface Told {
  /** `118.7a/generic-only does not hold on engine fault:…`. */
  readonly title: string;
  /** The rules, and what the property says of them. */
  readonly rules: readonly string[];
  /** The smallest board, and what is asked about it. */
  readonly board: readonly string[];
  readonly answers: readonly string[];
  /** The rules that lead to the right answer, a step a line. */
  readonly why: readonly string[];
  /** How it was found. */
  readonly found: string;
}

export function tell(counterexample: Counterexample): Told {
  const { property, engine, cites, says, message, why } = counterexample;
  const { boards, shrinks, seed } = counterexample;
  return {
    title: `${property} does not hold on ${engine}: ${message}`,
    rules: [says, ...cites.map((number) => `${number} ${ruleTitle(number)}`.trim())],
    board: drawAsked(counterexample),
    answers: contrast(counterexample.expected, counterexample.actual),
    why,
    found: `board ${boards} of seed ${seed}, made smaller ${counted(shrinks, 'time')}`,
  };
}

/** The board of the question that was answered wrong; where none was kept, what the property drew. */
function drawAsked({ asked, drawn }: Counterexample): string[] {
  if (asked === undefined || !isRecord(asked.question)) return drawDrawn(drawn);
  return [...drawDrawn(asked.question), ...labelled('asked', [asked.operation])];
}

/** What a property drew: the game, and whatever it asks about it. */
export function drawDrawn(drawn: unknown): string[] {
  if (!isRecord(drawn)) return [JSON.stringify(drawn)];
  const { game, ...rest } = drawn;
  return [
    ...(isGame(game) ? drawBoard(game) : []),
    ...Object.entries(rest).flatMap(([key, value]) => labelled(key, drawPart(value))),
  ];
}

function drawPart(value: unknown): string[] {
  if (isProposal(value)) return [describeProposal(value)];
  if (isPlan(value)) return describePlan(value);
  if (isGameEvent(value)) return [describeGameEvent(value)];
  if (isGame(value)) return drawBoard(value);
  return [inWords(value)];
}

/** Small data without its punctuation: `more {W}; less {1}`. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('; ') || 'none';
  if (!isRecord(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  return Object.entries(value)
    .map(([key, part]) => `${key} ${isRecord(part) ? JSON.stringify(part) : inWords(part)}`)
    .join(', ');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isGame(value: unknown): value is Game {
  return isRecord(value) && Array.isArray(value.players) && Array.isArray(value.battlefield);
}

function isProposal(value: unknown): value is Proposal {
  return (
    isRecord(value) &&
    (value.kind === 'cast' || value.kind === 'activate') &&
    typeof value.object === 'string'
  );
}

function isPlan(value: unknown): value is Plan {
  return isRecord(value) && isProposal(value.proposal);
}

function isGameEvent(value: unknown): value is GameEvent {
  return isRecord(value) && EVENTS.some((kind) => kind === value.kind);
}
