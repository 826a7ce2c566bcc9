/**
 * What happens when a plan is carried out, step by step, with the rule of each step and the cost after it.
 */

import type { Reduction } from '../chapters/118-costs.ts';
import { chooseFirst } from '../choices.ts';
import type { CostChanges, Increase } from '../costs/cost-changes.ts';
import { type Demand, parseDemand, printDemand } from '../costs/demand.ts';
import { joinManaTexts } from '../costs/mana-cost.ts';
import { locate, playerOf } from '../find.ts';
import type { Game } from '../model/game.ts';
import type { Mana, ManaText } from '../model/mana.ts';
import type { Total } from '../model/proposals.ts';
import type { Plan } from '../model/questions.ts';
import { isIllegal } from '../outcome.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Casting, propose } from './proposed.ts';
import { spentBetween } from './spent.ts';

export interface CastingStep {
  /** The number of the rule. */
  readonly rule: string;
  /** What happens, in a few words. */
  readonly says: string;
  /** What the cost has come to; `null` is unpayable. Absent where there is none yet, or none any more. */
  readonly cost?: ManaText | null;
}

/**
 * Carries out a plan in one legal way, the first wherever the player may choose.
 * @returns the steps up to the end, or up to the one that is illegal.
 * @throws {InputError} when the plan names what is not there.
 * @see CR 601.2, 602.2b
 */
export function explainPlan(rules: Rulebook, game: Game, plan: Plan): CastingStep[] {
  const casting = propose(rules, game, plan.proposal);
  const name = casting.object.card.name;
  const begun: CastingStep = {
    cast: { rule: '601.2a', says: `${name} goes from ${casting.zone} to the stack` },
    activate: { rule: '602.2a', says: `an ability of ${name} is activated` },
    special: { rule: '116.2', says: `a special action is taken with ${name}` },
  }[plan.proposal.kind];
  const problem = rules.proposalProblem(casting) ?? rules.activationLimit(casting);
  if (problem !== undefined) return [begun, illegal(problem, 'the proposal is illegal')];
  const { steps, total } = determined(rules, casting);
  return [begun, ...steps, ...carriedOut(rules, casting, plan, total)];
}

const illegal = (rule: string, says: string): CastingStep => ({
  rule,
  says: `${says}: everything is taken back (733.1)`,
});

/** How the total cost comes about. */
function determined(
  rules: Rulebook,
  casting: Casting,
): { readonly steps: readonly CastingStep[]; readonly total: Total } {
  const [first, ...additional] = rules.costsOf(casting);
  const start = first?.mana === undefined ? '{0}' : first.mana;
  const steps: CastingStep[] = [
    { rule: startRule(casting), says: 'the cost starts from this', cost: start },
  ];
  const total = rules.totalCost(casting, chooseFirst);
  if (total.mana === null) {
    const says = 'there is no such cost to pay, and nothing makes it payable';
    return { steps: [...steps, { rule: '118.6', says, cost: null }], total };
  }
  const texts = first === undefined ? [] : rules.manaOfCost(casting, first);
  for (const cost of additional) {
    texts.push(...rules.manaOfCost(casting, cost));
    const says = cost.mana ? `an additional cost of ${cost.mana}` : 'an additional cost';
    steps.push({ rule: '118.8', says, cost: joinManaTexts(texts) });
  }
  const values = rules.variablesOf(casting);
  const text = joinManaTexts(texts);
  const said = rules.announce(text, values, casting.proposal.announced, chooseFirst);
  const step = (rule: string, says: string, demand: Demand) =>
    steps.push({ rule, says, cost: printDemand(demand) });
  if (printDemand(said.demand) !== text)
    step('601.2b', `announced: X, hybrid halves, life for Phyrexian symbols`, said.demand);
  const { changes, because } = namedChanges(rules, casting);
  let now = said;
  for (const increase of changes.increases) {
    now = rules.increase(now, [increase], chooseFirst);
    const says = `${increase.amount} more${times(increase.times)}${because(increase)}`;
    step('601.2f', says, now.demand);
  }
  let { demand } = now;
  for (const reduction of changes.reductions) {
    demand = rules.reduce(demand, reduction, chooseFirst);
    step('118.7', `${reduction.amount} less${times(reduction.times)}${because(reduction)}`, demand);
  }
  const floored = rules.applyMinimums(demand, changes.minimums);
  if (printDemand(floored) !== printDemand(demand))
    step('601.2f', `at least ${Math.max(...changes.minimums)} mana`, floored);
  const locked = { ...total, mana: printDemand(floored), life: now.life + lifeOf(rules, casting) };
  const life = locked.life > 0 ? ` with ${locked.life} life` : '';
  step('601.2f', `the total cost is locked in${life}`, floored);
  return { steps, total: locked };
}

/** The changes of a cost, and the name of what each of them comes from. */
function namedChanges(
  rules: Rulebook,
  casting: Casting,
): {
  readonly changes: CostChanges;
  readonly because: (change: Increase | Reduction) => string;
} {
  const names = new Map<Increase | Reduction, string>();
  const noting: Rulebook = {
    ...rules,
    collectChange(of, change, as, changes) {
      const known = [...changes.increases, ...changes.reductions];
      rules.collectChange.call(this, of, change, as, changes);
      for (const one of [...changes.increases, ...changes.reductions])
        if (!known.includes(one)) names.set(one, as.source?.card.name ?? '');
    },
  };
  const changes = noting.costChanges(casting);
  return { changes, because: (change) => ` (${names.get(change) ?? 'a keyword'})` };
}

const times = (n: number): string => (n === 1 ? '' : `, ${n} times`);

function lifeOf(rules: Rulebook, casting: Casting): number {
  return rules.costsOf(casting).reduce((sum, { life }) => {
    return sum + (life === undefined ? 0 : rules.amount(casting.game, life, casting.perspective));
  }, 0);
}

function startRule({ proposal }: Casting): string {
  if (proposal.kind === 'activate') return '602.2b';
  if (proposal.kind === 'special') return '116.2';
  return proposal.alternative !== undefined ? '118.9' : '601.2f';
}

const END = {
  cast: { rule: '601.2i', says: 'it is cast' },
  activate: { rule: '601.2i', says: 'the ability is activated' },
  special: { rule: '116.2', says: 'the action is taken; nothing is cast' },
} as const;

/** Mana abilities, ways to pay, payment, and the end. */
function carriedOut(rules: Rulebook, casting: Casting, plan: Plan, total: Total): CastingStep[] {
  const steps: CastingStep[] = [];
  let { game } = casting;
  for (const activation of plan.manaAbilities ?? []) {
    const after = rules.manaAbilityWindow({ ...casting, game }, [activation], total, chooseFirst);
    if (isIllegal(after))
      return [...steps, illegal(after.illegal, `${activation.object} gives no mana now`)];
    game = after;
    const pool = poolText(playerOf(game, plan.proposal.player).pool);
    steps.push({ rule: '601.2g', says: `${activation.object} for mana: the pool is ${pool}` });
  }
  const locked = { ...casting, game, costs: rules.costsOf(casting) };
  const demand = total.mana === null ? undefined : parseDemand(total.mana);
  if (demand === undefined) return [...steps, illegal('118.6', 'it cannot be paid')];
  const due = rules.payOtherwise({ game, demand }, locked, plan.pay ?? {}, chooseFirst);
  if (isIllegal(due)) return [...steps, illegal(due.illegal, 'it is not to be paid so')];
  const rest = printDemand(due.demand);
  if (rest !== total.mana)
    steps.push({ rule: '601.2h', says: 'paid in other ways than mana; left is', cost: rest });
  const after = rules.payAndCast(locked, total, plan.pay ?? {}, chooseFirst);
  if (isIllegal(after)) return [...steps, illegal(after.illegal, 'the total cannot be paid')];
  const { mana, life } = spentBetween(game, after);
  const spent = Object.entries(mana).map(([type, n]) => `{${type}}`.repeat(n));
  const paid = `${spent.join('') || 'no mana'}${life > 0 ? ` and ${life} life` : ''}`;
  steps.push({ rule: '601.2h', says: `paid with ${paid}` });
  return [...steps, END[casting.proposal.kind], ...triggered(game, after)];
}

/** What has triggered in the meantime and waits. */
function triggered(before: Game, after: Game): CastingStep[] {
  const waiting = new Set((before.pending ?? []).map((trigger) => JSON.stringify(trigger)));
  return (after.pending ?? [])
    .filter((trigger) => !waiting.has(JSON.stringify(trigger)))
    .map(({ source }) => {
      const object = locate(after, source)?.object;
      return { rule: '603.2', says: `an ability of ${object?.card.name ?? source} triggers` };
    });
}

const poolText = (pool: readonly Mana[]): string =>
  pool
    .map(({ type, amount }) => (amount > 9 ? `${amount} {${type}}` : `{${type}}`.repeat(amount)))
    .join('') || 'empty';
