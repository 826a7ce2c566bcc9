/**
 * Paying from the board: whether a total can be paid at all with the mana that is there, the mana abilities of
 * untapped permanents, and the ways to pay of the spell; and by which of them.
 *
 * Where no source depends on another, each takes its own things once, so the question is one of matching: sources that
 * give one mana, or leave no choice, are counted (see `matching.ts`), the others are tried. Otherwise all sequences of
 * activations are searched. Past the bounds of either the answer is `'unknown'`.
 * @see CR 601.2g, 605.3a
 */

import { outcomes } from '../choices.ts';
import { type Demand, parseDemand } from '../costs/demand.ts';
import { playerOf } from '../find.ts';
import type { Ability } from '../model/abilities.ts';
import type { Game } from '../model/game.ts';
import type { Id } from '../model/mana.ts';
import type { ActivateProposal, Proposal, Total } from '../model/proposals.ts';
import type { Plan } from '../model/questions.ts';
import { isIllegal } from '../outcome.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Casting, propose } from '../transaction/proposed.ts';
import { chooseOptions, MAX_COMBINATIONS, type Meets } from './choosing.ts';
import { sumSupplies } from './matching.ts';
import { planOf } from './plan.ts';
import { type Activation, GONE, type Source } from './sources.ts';
import { MAX_OPTIONS, unitsOf } from './units.ts';

/** Whether a total can be paid from the board, and how; or why that is not known. */
export type FromBoard =
  | { readonly payable: true; readonly plan: Plan }
  | { readonly payable: false }
  | { readonly payable: 'unknown'; readonly reason: string };

/** How many games are looked at where sources depend on each other. */
export const MAX_GAMES = 2_000;

const unknown = (reason: string): FromBoard => ({ payable: 'unknown', reason });

export const boardRules = {
  /**
   * Whether a total can be paid from the board.
   * @returns a plan that `cast` can carry out, or that none can; `'unknown'` only past the bounds.
   * @throws {InputError} when the proposal names what is not there.
   * @see CR 601.2g
   */
  payableFromBoard(this: Rulebook, game: Game, proposal: Proposal, total: Total): FromBoard {
    const proposed = propose(this, game, proposal);
    const casting: Casting = { ...proposed, costs: this.costsOf(proposed) };
    const demand = total.mana === null ? undefined : parseDemand(total.mana);
    if (demand === undefined) return { payable: false };
    if (!this.includesManaPayment(total))
      return this.payableBySources(casting, [], demand, total.life);
    const sources = this.sourcesFor(casting.game, casting);
    const { player } = proposal;
    const feeding = this.activationsNow(casting.game, player).some(takesMore);
    return feeding || this.areEntangled(casting.game, sources)
      ? this.payableBySearch(casting, demand, total.life)
      : this.payableBySources(casting, sources, demand, total.life);
  },

  /** Whether one source changes what others give, or whether they can be used at all. */
  areEntangled(this: Rulebook, game: Game, sources: readonly Source[]): boolean {
    if (sources.some(({ feeds }) => feeds)) return true;
    const abilities = sources.filter(({ by }) => 'ability' in by);
    const leaving = new Set(abilities.flatMap(goneBy));
    if (leaving.size === 0) return false;
    return (
      abilities.some(({ varies }) => varies) ||
      abilities.some((source) => {
        return (
          leaving.has(source.by.object) && goneBy(source).some((id) => id !== source.by.object)
        );
      }) ||
      game.battlefield.some((p) => leaving.has(p.id) && this.abilitiesOf(p).some(mattersToPaying))
    );
  },

  /** Decides by matching: the sources do not depend on each other. */
  payableBySources(
    this: Rulebook,
    casting: Casting,
    sources: readonly Source[],
    demand: Demand,
    life: number,
  ): FromBoard {
    const { game, proposal } = casting;
    const units = unitsOf(sources);
    if (units === undefined) return unknown(`more than ${MAX_OPTIONS} ways to use a permanent`);
    const spending = this.spendingOn(game, casting);
    const pool = sumSupplies(this.sortsOf(playerOf(game, proposal.player).pool, spending));
    const meets: Meets = (supplies, paid) =>
      this.canMeet(
        spending,
        proposal.player,
        sumSupplies([...pool, ...supplies]),
        demand,
        life + paid,
      );
    const options = chooseOptions(units, meets);
    if (options === 'unknown') return unknown(`more than ${MAX_COMBINATIONS} combinations`);
    if (options === undefined) return { payable: false };
    return { payable: true, plan: planOf(proposal, options.flat()) };
  },

  /** Decides by carrying out mana abilities in every order and every way. */
  payableBySearch(this: Rulebook, casting: Casting, demand: Demand, life: number): FromBoard {
    const { player } = casting.proposal;
    const seen = new Set<string>();
    let reached: Reached[] = [{ game: casting.game, activated: [] }];
    while (reached.length > 0) {
      const next: Reached[] = [];
      for (const { game, activated } of reached) {
        const now: Casting = { ...casting, game };
        const found = this.payableBySources(now, this.usableObjects(game, now), demand, life);
        if (found.payable === true)
          return { payable: true, plan: { ...found.plan, manaAbilities: activated } };
        for (const { by } of this.activationsNow(game, player)) {
          for (const after of outcomes((choose) => this.activateManaAbility(game, by, choose))) {
            const key = JSON.stringify(after);
            if (isIllegal(after) || seen.has(key)) continue;
            if (seen.size >= MAX_GAMES) return unknown(`more than ${MAX_GAMES} games to look at`);
            seen.add(key);
            next.push({ game: after, activated: [...activated, by] });
          }
        }
      }
      reached = next;
    }
    return { payable: false };
  },
};

/** A game that mana abilities lead to. */
interface Reached {
  readonly game: Game;
  readonly activated: readonly ActivateProposal[];
}

/** What leaves its zone for a source. */
function goneBy({ takes }: Source): Id[] {
  return takes.flatMap((take) => (take.startsWith(GONE) ? [take.slice(GONE.length)] : []));
}

/** Whether an ability may become possible by what others give: it asks for mana, or for the permanent to be tapped. */
function takesMore({ ability: { cost } }: Activation): boolean {
  return cost.mana !== undefined || cost.untap === true;
}

/** Whether an ability has a say in what other permanents give or how mana is spent. */
function mattersToPaying({ kind }: Ability): boolean {
  return kind !== 'activated' && kind !== 'costIncrease' && kind !== 'costReduction';
}
