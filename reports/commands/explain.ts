/**
 * `manaproof explain`: how a spell or ability comes to cost what it costs, and how it is paid for.
 */
import {
  type CastingStep,
  comprehensiveRules,
  explainPlan,
  InputError,
  type PlanQuestion,
} from '../../engine/index.ts';
import { parseQuestion, readJsonFile } from '../../fixtures/load.ts';
import { EXIT, type Exit, type Terminal, writeJson, writeLines } from './command.ts';

export interface ExplainOptions {
  /** A file with `{ "game", "plan" }`, or `{ "game", "proposal" }`, in JSON. */
  readonly file: string;
  readonly json?: boolean;
}

/** @throws {InputError} when the file holds no such question. */
export function explain({ file, json }: ExplainOptions, terminal: Terminal): Exit {
  const { game, plan } = planIn(readJsonFile(file));
  const steps = explainPlan(comprehensiveRules, game, plan);
  if (json) writeJson(terminal, steps);
  else writeLines(terminal, lines(steps));
  return EXIT.passed;
}

/** A plan, or a proposal alone: then with the mana that is in the pool. */
function planIn(value: unknown): PlanQuestion {
  if (typeof value === 'object' && value !== null && 'plan' in value)
    return parseQuestion('cast', value);
  if (typeof value === 'object' && value !== null && 'proposal' in value) {
    const { game, proposal } = parseQuestion('totalCosts', value);
    return { game, plan: { proposal } };
  }
  throw new InputError('input/missing-field', 'there is nothing to explain', {
    value,
    hint: 'give a "plan" or a "proposal" beside the "game"',
  });
}

/** A step a line: the rule, the cost after it, what happens. */
function lines(steps: readonly CastingStep[]): string[] {
  const costs = steps.map(({ cost }) => (cost === undefined ? '' : (cost ?? 'unpayable')));
  const width = Math.max(...costs.map((cost) => cost.length));
  return steps.map(
    ({ rule, says }, i) => `${rule.padEnd(7)} ${(costs[i] ?? '').padEnd(width)}  ${says}`,
  );
}
