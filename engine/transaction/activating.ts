/**
 * Activating an ability: a mana ability resolves at once, any other goes on the stack.
 * @see CR 602.2, 605.3
 */

import { changePermanent, freshIds } from '../change.ts';
import { type Choose, outcomes, pick } from '../choices.ts';
import { isPermanent, objectOf, permanentOf } from '../find.ts';
import type { ActivatedAbility } from '../model/abilities.ts';
import type { Game, PlayerId, StackedAbility } from '../model/game.ts';
import type { Id } from '../model/mana.ts';
import type { ActivateProposal } from '../model/proposals.ts';
import type { AbilityQuestion, Outcome } from '../model/questions.ts';
import { type Illegal, isIllegal, outcomeOf } from '../outcome.ts';
import type { Paid } from '../payment/paying.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Casting, propose } from './proposed.ts';

export const activatingRules = {
  /**
   * The games that may follow from activating an ability; an illegal activation changes nothing.
   * @throws {InputError} when the proposal names what is not there.
   * @see CR 602.2, 733.1
   */
  activate(this: Rulebook, game: Game, proposal: ActivateProposal): Outcome {
    const casting = propose(this, game, proposal);
    const problem = this.proposalProblem(casting) ?? this.activationLimit(casting);
    if (problem !== undefined) return { illegal: problem };
    return outcomeOf(outcomes((choose) => this.carryOutActivation(casting, choose)));
  },

  /**
   * Whether a player can activate an ability now with what they have: their pool, their life and what the costs ask
   * for.
   * @see CR 602.2, 602.5
   */
  canActivate(this: Rulebook, { game, object, ability, player }: AbilityQuestion): boolean {
    const who = player ?? objectOf(game, object).player;
    const proposal = { kind: 'activate', player: who, object, ability } as const;
    return !isIllegal(this.activate(game, proposal));
  },

  /** Determines and pays the cost, and has the ability do what it does. */
  carryOutActivation(this: Rulebook, casting: Casting, choose: Choose): Game | Illegal {
    const paid = this.payTotal(casting, this.totalCost(casting, choose), choose);
    return isIllegal(paid) ? paid : this.activatedGame(casting, paid, choose);
  },

  /**
   * A mana ability resolves as soon as it is activated; nobody can respond. Any other goes on the stack.
   * @see CR 602.2a, 605.3b
   */
  activatedGame(
    this: Rulebook,
    casting: Casting,
    { game, used, source }: Paid,
    choose: Choose,
  ): Game {
    const { ability, object, perspective, proposal } = casting;
    if (ability === undefined) return game;
    const counted = this.countActivation(game, casting, ability);
    const { targets, x } = proposal;
    if (this.usesStack(ability)) {
      return putOnStack(counted, {
        source: object.id,
        controller: proposal.player,
        effects: ability.effects,
        ...(x === undefined ? {} : { x }),
        ...(targets === undefined ? {} : { targets }),
      });
    }
    const by = {
      as: { ...perspective, source, used: { ...perspective.used, ...used } },
      ...(targets === undefined ? {} : { targets }),
      ...(this.tapsForMana(ability)
        ? { tapped: { permanent: source, player: proposal.player } }
        : {}),
    };
    return this.resolveEffects(counted, ability.effects, by, choose);
  },

  /**
   * A player activates a mana ability of each land that they control, as far as they can.
   * @see CR 605.3a
   */
  activateLands(this: Rulebook, game: Game, player: PlayerId, choose: Choose): Game {
    const lands = this.permanentsMatching(game, { types: ['land'] }, { controller: player });
    return lands
      .filter((land) => land.controller === player)
      .reduce((after, { id }) => {
        const [first, ...others] = this.manaActivations(after, player, id);
        return first === undefined ? after : pick(choose, `activate ${id}`, [first, ...others]);
      }, game);
  },

  /** Every game that may follow when a player activates a mana ability of a permanent. */
  manaActivations(this: Rulebook, game: Game, player: PlayerId, object: Id): readonly Game[] {
    const permanent = permanentOf(game, object);
    if (permanent === undefined) return [];
    return this.abilitiesOf(permanent).flatMap((one, ability) => {
      if (one.kind !== 'activated' || !this.isManaAbility(one)) return [];
      const outcome = this.activate(game, { kind: 'activate', player, object, ability });
      return isIllegal(outcome) ? [] : outcome.games;
    });
  },

  /** @see CR 605.3b */
  usesStack(this: Rulebook, ability: ActivatedAbility): boolean {
    return !this.isManaAbility(ability);
  },

  /**
   * Why an ability may not be activated now, whatever it costs: the number of the rule.
   * @see CR 602.5, 602.5b, 602.5d, 606.3
   */
  activationLimit(this: Rulebook, casting: Casting): string | undefined {
    const { ability, game, object, perspective } = casting;
    if (ability === undefined) return undefined;
    if ('phasedOut' in object && object.phasedOut) return '702.26b';
    if (!this.holdsIfAny(game, ability.onlyIf, perspective)) return '602.5';
    if (this.isUsedUp(casting, ability)) return ability.loyalty ? '606.3' : '602.5b';
    const slow = ability.timing === 'sorcery' || ability.loyalty === true;
    return slow && !this.isSorceryTime(game, perspective.controller) ? '602.5d' : undefined;
  },

  /**
   * A limit on how often an ability is activated in a turn belongs to the object, whoever controls it.
   * @see CR 602.5b, 606.3
   */
  isUsedUp(this: Rulebook, { object, proposal }: Casting, ability: ActivatedAbility): boolean {
    const limit = activationsAllowed(ability);
    if (limit === undefined || !isPermanent(object) || proposal.kind !== 'activate') return false;
    const used = object.activations ?? {};
    if (!ability.loyalty) return (used[String(proposal.ability)] ?? 0) >= limit;
    return this.abilitiesOf(object).some(
      (one, i) => one.kind === 'activated' && one.loyalty && (used[i] ?? 0) > 0,
    );
  },

  /** In a main phase of the player's turn, with nothing on the stack (307.1). */
  isSorceryTime(this: Rulebook, game: Game, player: string): boolean {
    const main = game.step === 'precombatMain' || game.step === 'postcombatMain';
    return main && game.activePlayer === player && game.stack.length === 0;
  },

  /** Remembers the activation of an ability that has a limit. */
  countActivation(
    this: Rulebook,
    game: Game,
    { object, proposal }: Casting,
    ability: ActivatedAbility,
  ): Game {
    if (activationsAllowed(ability) === undefined || proposal.kind !== 'activate') return game;
    const key = String(proposal.ability);
    return changePermanent(game, object.id, (p) => ({
      ...p,
      activations: { ...p.activations, [key]: (p.activations?.[key] ?? 0) + 1 },
    }));
  },
};

/** How often an ability may be activated in a turn; undefined when as often as one likes. */
function activationsAllowed(ability: ActivatedAbility): number | undefined {
  return ability.loyalty ? 1 : ability.perTurn;
}

function putOnStack(game: Game, ability: Omit<StackedAbility, 'kind' | 'id'>): Game {
  const [id = ''] = freshIds(game, 'ability', 1);
  return { ...game, stack: [...game.stack, { kind: 'ability', id, ...ability }] };
}
