/**
 * Paying from the board: whether a proposal or a total can be paid at all with the mana that is there, the mana
 * abilities of untapped permanents, and the ways to pay of the spell; and by which of them.
 *
 * Where no source depends on another, each takes its own things once, so the question is one of matching: sources that
 * give one mana, or leave no choice, are counted (see `matching.ts`), the others are tried. Otherwise all sequences of
 * activations are searched. Past the bounds of either the answer is `'unknown'`.
 * @see CR 601.2g, 605.3a
 */

import { changeLife, changePlayer } from '../change.ts';
import { outcomes } from '../choices.ts';
import { parseDemand } from '../costs/demand.ts';
import { InputError } from '../errors.ts';
import { playerOf } from '../find.ts';
import type { Game } from '../model/game.ts';
import { MANA_TYPES, type Mana } from '../model/mana.ts';
import type { Proposal, Total } from '../model/proposals.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Casting, propose } from '../transaction/proposed.ts';
import { type FromBoard, type Owed, unknown } from './answer.ts';
import { chooseOptions, MAX_COMBINATIONS, type Meets } from './choosing.ts';
import { helpRules } from './help.ts';
import { kindSet, WATERBEND } from './kinds.ts';
import { type Supply, sumSupplies } from './matching.ts';
import { needRules, reservations } from './needs.ts';
import { planOf } from './plan.ts';
import { searchRules } from './search.ts';
import type { Source } from './sources.ts';
import { asksForMana, dependsOnOthers, tieRules } from './ties.ts';
import { MAX_OPTIONS, unitsOf } from './units.ts';

export type { FromBoard } from './answer.ts';

/** How many ways to keep what the rest of a cost needs are tried at most. */
export const MAX_RESERVATIONS = 200;

export const boardRules = {
  ...needRules,
  ...tieRules,
  ...searchRules,
  ...helpRules,

  /**
   * Whether a spell can be cast, an ability activated or a special action taken now, with everything that its player
   * has: it may be proposed, and one of the totals that it may come to can be paid from the board.
   * @throws {InputError} when the proposal names what is not there; `choices/too-many` past the bounds.
   * @see CR 601.2, 601.2g, 602.2
   */
  canPay(this: Rulebook, game: Game, proposal: Proposal): boolean {
    const casting = propose(this, game, proposal);
    if ((this.proposalProblem(casting) ?? this.activationLimit(casting)) !== undefined)
      return false;
    let open: string | undefined;
    for (const total of outcomes((choose) => this.totalCost(casting, choose))) {
      const found = this.payableFromBoard(game, proposal, total);
      if (found.payable === true) return true;
      if (found.payable === 'unknown') open ??= found.reason;
    }
    if (open === undefined) return false;
    throw new InputError('choices/too-many', `it is not known whether this can be paid: ${open}`, {
      path: '/proposal',
      value: proposal.object,
      hint: 'ask with fewer permanents whose mana abilities depend on each other',
    });
  },

  /**
   * Whether a total can be paid from the board: mana, life, and whatever else it asks for.
   * @returns a plan that `cast` can carry out, or that none can; `'unknown'` only past the bounds.
   * @throws {InputError} when the proposal names what is not there.
   * @see CR 601.2g, 601.2h
   */
  payableFromBoard(this: Rulebook, game: Game, proposal: Proposal, total: Total): FromBoard {
    const proposed = propose(this, game, proposal);
    const casting: Casting = { ...proposed, costs: this.costsOf(proposed) };
    const demand = total.mana === null ? undefined : parseDemand(total.mana);
    return demand === undefined
      ? { payable: false }
      : this.payableWithHelp(casting, { total, demand });
  },

  /** Decides what a player can pay without other players. */
  payableAlone(this: Rulebook, casting: Casting, owed: Owed): FromBoard {
    if (!this.includesManaPayment(owed.total)) return this.payableBySources(casting, [], owed);
    const sources = this.sourcesFor(casting);
    const plain = sources.filter(({ ties }) => !ties.includes('order') && !ties.includes('mana'));
    const activations = this.differentActivations(casting);
    if (this.areTied(casting, plain, owed) || activations.some(dependsOnOthers))
      return this.payableBySearch(casting, owed);
    const found = this.payableBySources(casting, plain, owed);
    const isAll = plain.length === sources.length && !activations.some(asksForMana);
    if (isAll || found.payable === true) return found;
    return this.isOutOfReach(casting, owed)
      ? { payable: false }
      : this.payableBySearch(casting, owed);
  },

  /** Whether a total could not be paid even if the mana abilities that ask for mana asked for none. */
  isOutOfReach(this: Rulebook, casting: Casting, owed: Owed): boolean {
    const { player } = casting.proposal;
    const game = changePlayer(casting.game, player, (p) => ({ ...p, pool: [...p.pool, ...MUCH] }));
    const sources = this.sourcesFor({ ...casting, game });
    return (
      !sources.some(({ ties }) => ties.includes('order')) &&
      !this.areTied(casting, sources, owed) &&
      this.payableBySources(casting, sources, owed).payable === false
    );
  },

  /**
   * Decides by matching: the sources do not depend on each other. What the rest of the cost asks for is kept for it,
   * in every way that makes a difference.
   */
  payableBySources(
    this: Rulebook,
    casting: Casting,
    sources: readonly Source[],
    owed: Owed,
  ): FromBoard {
    const needs = this.needsOf(casting, owed.total);
    if (needs === undefined) return { payable: false };
    const found = this.payableByMatching(casting, sources, owed);
    if (needs.length === 0 || found.payable === false) return found;
    const contested = new Set(sources.flatMap(({ takes }) => takes));
    let tried = 0;
    for (const kept of reservations(needs, contested)) {
      tried += 1;
      if (tried > MAX_RESERVATIONS)
        return unknown(`more than ${MAX_RESERVATIONS} ways to pay the rest of the cost`);
      const left = sources.filter(({ takes }) => !takes.some((take) => kept.has(take)));
      const withRest = this.payableByMatching(casting, left, owed);
      if (withRest.payable !== false) return withRest;
    }
    return { payable: false };
  },

  /** Decides whether sources of which each can be used meet what is owed of mana and life. */
  payableByMatching(
    this: Rulebook,
    casting: Casting,
    sources: readonly Source[],
    owed: Owed,
  ): FromBoard {
    const { game, proposal } = casting;
    const { player } = proposal;
    const units = unitsOf(sources, this.lifeSuffices(casting, sources, owed));
    if (units === undefined) return unknown(`more than ${MAX_OPTIONS} ways to use a permanent`);
    const spending = this.spendingOn(game, casting);
    const { pool, life } = playerOf(game, player);
    const there = sumSupplies(this.sortsOf(pool, spending));
    const bends = this.waterbendAmount(casting);
    const meets: Meets = (supplies, toll) => {
      const gone = toll.life + toll.lost;
      const later = { ...spending, game: changeLife(game, player, -gone) };
      const all = withinWaterbend(sumSupplies([...there, ...supplies]), bends);
      return (
        (toll.life === 0 || toll.life <= life) &&
        this.canMeet(later, player, all, owed.demand, owed.total.life)
      );
    };
    const options = chooseOptions(units, meets);
    if (options === 'unknown') return unknown(`more than ${MAX_COMBINATIONS} combinations`);
    if (options === undefined) return { payable: false };
    return { payable: true, plan: planOf(proposal, options.flat()) };
  },
};

const GENERIC = kindSet(['generic']);

/** Mana for every ability that asks for mana. */
const MUCH: readonly Mana[] = MANA_TYPES.map((type) => ({ type, amount: 100, snow: true }));

/** Supplies in which no more is tapped for waterbend than its cost asks for. */
function withinWaterbend(supplies: readonly Supply[], most: number): Supply[] {
  return supplies.map(({ pays, amount }) =>
    pays === WATERBEND ? { pays: GENERIC, amount: Math.min(amount, most) } : { pays, amount },
  );
}
