/**
 * Casting a spell, activating an ability or taking a special action, from beginning to end: proposed, its total locked
 * in, mana abilities, payment, cast.
 * @see CR 601.2, 602.2b, 733.1
 */

import { changePlayer } from '../change.ts';
import { type Choose, outcomes } from '../choices.ts';
import { parseDemand, printDemand } from '../costs/demand.ts';
import { isSpell, locate } from '../find.ts';
import type { CastRecord, Game, Spell } from '../model/game.ts';
import type { ActivateProposal, CastProposal, Total } from '../model/proposals.ts';
import type { Outcome, Plan, WaysToPay } from '../model/questions.ts';
import { type Illegal, isIllegal, outcomeOf } from '../outcome.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Casting, nameKeywords, propose } from './proposed.ts';
import { type Spent, spentBetween } from './spent.ts';

export const castRules = {
  /**
   * The games that may follow when a plan is carried out, over every choice that it leaves open.
   * @returns the rule that forbids it when no way of choosing is legal; the game is then as it was, mana abilities
   * included (733.1).
   * @throws {InputError} when the plan names what is not there.
   * @see CR 601.2, 733.1
   */
  cast(this: Rulebook, game: Game, plan: Plan): Outcome {
    return outcomeOf(outcomes((choose) => this.castBy(game, plan, choose)));
  },

  /**
   * One way of carrying out a plan, step by step. A step that cannot be done makes the whole illegal.
   * @see CR 601.2
   */
  castBy(this: Rulebook, game: Game, plan: Plan, choose: Choose): Game | Illegal {
    const casting = propose(this, game, plan.proposal);
    const problem = this.proposalProblem(casting) ?? this.activationLimit(casting);
    if (problem !== undefined) return { illegal: problem };
    const locked = this.totalCost(casting, choose);
    const ready = this.manaAbilityWindow(casting, plan.manaAbilities ?? [], locked, choose);
    if (isIllegal(ready)) return ready;
    const total = this.totalToPay(casting, ready, locked, choose);
    const costs = this.costsOf(casting);
    return this.payAndCast({ ...casting, game: ready, costs }, total, plan.pay ?? {}, choose);
  },

  /**
   * Once determined, the total is locked in: what mana abilities do to the game changes it no more.
   * @param _ready the game after the mana abilities.
   * @see CR 601.2f
   */
  totalToPay(
    this: Rulebook,
    _casting: Casting,
    _ready: Game,
    locked: Total,
    _choose: Choose,
  ): Total {
    return locked;
  },

  /**
   * If mana is to be paid, its player may activate mana abilities now, with the card on the stack and before anything
   * is paid.
   * @see CR 601.2g, 605.3a
   */
  manaAbilityWindow(
    this: Rulebook,
    casting: Casting,
    activations: readonly ActivateProposal[],
    total: Total,
    choose: Choose,
  ): Game | Illegal {
    if (activations.length > 0 && !this.includesManaPayment(total)) return { illegal: '601.2g' };
    let after = casting.game;
    for (const activation of activations) {
      if (this.isBeingActivated(casting, activation)) return { illegal: '605.3c' };
      const next = this.activateManaAbility(after, activation, choose);
      if (isIllegal(next)) return next;
      after = next;
    }
    return after;
  },

  /**
   * A mana ability cannot be activated again before it has resolved, so not for its own cost.
   * @see CR 605.3c
   */
  isBeingActivated(this: Rulebook, { proposal }: Casting, activation: ActivateProposal): boolean {
    return (
      proposal.kind === 'activate' &&
      proposal.object === activation.object &&
      proposal.ability === activation.ability
    );
  },

  /**
   * Activates a mana ability while something is paid for; it resolves at once.
   * @see CR 605.3a, 605.3b
   */
  activateManaAbility(
    this: Rulebook,
    game: Game,
    activation: ActivateProposal,
    choose: Choose,
  ): Game | Illegal {
    if (locate(game, activation.object) === undefined) return { illegal: '602.2' };
    const casting = propose(this, game, activation);
    const problem = this.proposalProblem(casting) ?? this.activationLimit(casting);
    if (problem !== undefined) return { illegal: problem };
    if (casting.ability === undefined || !this.isManaAbility(casting.ability))
      return { illegal: '605.3a' };
    return this.carryOutActivation(casting, choose);
  },

  /**
   * Whether a total asks for mana at all.
   * @see CR 601.2g
   */
  includesManaPayment(this: Rulebook, { mana }: Total): boolean {
    return mana !== null && mana !== '{0}';
  },

  /**
   * Pays all of a total in the game as it is now, and the spell is cast.
   * @see CR 601.2h, 601.2i
   */
  payAndCast(
    this: Rulebook,
    casting: Casting,
    total: Total,
    ways: WaysToPay,
    choose: Choose,
  ): Game | Illegal {
    const demand = total.mana === null ? undefined : parseDemand(total.mana);
    if (demand === undefined) return { illegal: '118.6' };
    const due = this.payOtherwise({ game: casting.game, demand }, casting, ways, choose);
    if (isIllegal(due)) return due;
    const rest: Total = { ...total, mana: printDemand(due.demand) };
    const paid = this.payTotal({ ...casting, game: due.game }, rest, choose);
    if (isIllegal(paid)) return paid;
    const { proposal, ability } = casting;
    if (proposal.kind === 'special') return this.takeAction(paid.game, casting, proposal, choose);
    return ability === undefined
      ? this.becomeCast(paid.game, casting, spentBetween(casting.game, paid.game))
      : this.activatedGame(casting, paid, choose);
  },

  /**
   * Paid for, the spell is cast: it remembers what was chosen and spent for it, its player has cast it this turn, and
   * a commander has been cast once more from the command zone. Then abilities trigger on it.
   * @see CR 601.2i, 400.7d, 903.8
   */
  becomeCast(this: Rulebook, game: Game, casting: Casting, spent: Spent): Game {
    const { object, proposal, zone } = casting;
    if (proposal.kind !== 'cast' || !isSpell(object)) return game;
    const cast = this.castRecord(casting, proposal, spent);
    const { commander } = object;
    const counted =
      commander && zone === 'command' ? this.countCommanderCast(commander) : commander;
    const spell: Spell = {
      ...object,
      cast,
      ...(counted === undefined ? {} : { commander: counted }),
      ...(spent.riders.length === 0 ? {} : { riders: spent.riders }),
    };
    const face = this.copiableValues(spell);
    const onStack = {
      ...game,
      stack: game.stack.map((one) => (one.id === spell.id ? spell : one)),
    };
    const after = changePlayer(onStack, proposal.player, (p) => ({
      ...p,
      castThisTurn: [...(p.castThisTurn ?? []), face],
    }));
    return this.trigger(game, after, [{ on: 'cast', object: spell }]);
  },

  /**
   * What the spell, and the permanent that it becomes, remember of how it was cast.
   * @see CR 400.7d
   */
  castRecord(
    this: Rulebook,
    casting: Casting,
    proposal: CastProposal,
    { mana, life }: Spent,
  ): CastRecord {
    const chosen = Object.entries(proposal.additional ?? {}).filter(([, times]) => times > 0);
    const additional = [...chosen, ...this.unaskedAdditional(casting).map((key) => [key, 1])];
    return {
      ...(proposal.x === undefined ? {} : { x: proposal.x }),
      ...(proposal.alternative === undefined ? {} : { alternative: proposal.alternative }),
      ...(additional.length === 0 ? {} : { additional: Object.fromEntries(additional) }),
      spent: mana,
      ...(life === 0 ? {} : { lifePaid: life }),
    };
  },

  /** The keywords whose additional costs are paid unasked, because of where the spell is cast from. */
  unaskedAdditional(this: Rulebook, casting: Casting): string[] {
    return nameKeywords(this.keywordsOfSpell(casting)).flatMap(({ key, keyword }) => {
      const entry = this.costKeyword(keyword.keyword);
      const isUnasked = entry?.class === 'additional' && entry.payments === 'always';
      return isUnasked && this.isCastWith(casting, keyword, 0) ? [key] : [];
    });
  },

  /**
   * A commander costs more for each time that it was cast from the command zone, whatever becomes of the spell.
   * @see CR 903.8
   */
  countCommanderCast(
    this: Rulebook,
    commander: NonNullable<Spell['commander']>,
  ): NonNullable<Spell['commander']> {
    return { ...commander, casts: commander.casts + 1 };
  },
};
