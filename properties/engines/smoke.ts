/**
 * A few tiny questions that prove an adapter before a campaign: first that an answer has the right form, then that it
 * is right.
 */
import { referenceEngine } from '../../engine/index.ts';
import { ownJson } from '../../fixtures/data.ts';
import { parseOperation, parseQuestion } from '../../fixtures/load.ts';
import { isRight } from '../laws/agreement.ts';
import { type Answered, askAll } from '../laws/ask-all.ts';
import { type Question, question } from '../run/question.ts';
import type { OpenEngine } from './named.ts';

interface SmokeText {
  /** What is right, in a sentence. */
  readonly says: string;
  readonly op: string;
  readonly args: unknown;
  /** What is usually wrong when the answer is. */
  readonly usual: string;
}

export const SMOKE_VERDICTS = ['right', 'wrong', 'malformed', 'unsupported'] as const;
export type SmokeVerdict = (typeof SMOKE_VERDICTS)[number];

export interface SmokeResult {
  readonly says: string;
  readonly question: Question;
  readonly verdict: SmokeVerdict;
  /** For all but `right`: what the engine answered, or why it did not. */
  readonly told?: string;
  readonly right?: string;
  readonly hint?: string;
}

/** Asks each question by itself, as a campaign does. */
export function smoke(engine: OpenEngine): SmokeResult[] {
  return ownJson<SmokeText[]>('engines/smoke.json').map((text) => {
    const op = parseOperation(text.op);
    const asked = question(op, parseQuestion(op, text.args));
    const [answered] = askAll(engine, [asked]);
    return { says: text.says, question: asked, ...verdictOn(asked, answered, engine, text.usual) };
  });
}

function verdictOn(
  asked: Question,
  answered: Answered | undefined,
  { engine }: OpenEngine,
  usual: string,
): Pick<SmokeResult, 'verdict' | 'told' | 'right' | 'hint'> {
  if (answered === undefined || 'unsupported' in answered) {
    return { verdict: 'unsupported', told: answered?.unsupported ?? '' };
  }
  const { answer, says } = asked.ask(referenceEngine);
  const right = JSON.stringify(answer);
  if ('broke' in answered) return { verdict: 'malformed', told: answered.broke, right };
  if (isRight(says, answered.says, engine.exhaustive ?? false)) return { verdict: 'right' };
  return { verdict: 'wrong', told: JSON.stringify(answered.answer), right, hint: usual };
}
