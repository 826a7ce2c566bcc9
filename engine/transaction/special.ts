/**
 * Special actions that cost something: foretelling, plotting and suspending a card, turning a permanent face up. They do
 * not use the stack, and what they cost is the cost of no spell and no ability.
 * @see CR 116.2, 107.3d, 118.13c
 */
import { changePermanent, changePlayer, nextId } from '../change.ts';
import type { Choose } from '../choices.ts';
import { isPermanent, type Located } from '../find.ts';
import type { Cost } from '../model/costs.ts';
import type { CardObject, Game } from '../model/game.ts';
import type { Keyword, KeywordName } from '../model/keywords.ts';
import type { SpecialActionName, SpecialProposal } from '../model/proposals.ts';
import type { Rulebook } from '../rulebook.ts';
import { asksForX } from './permission.ts';
import { type Casting, propose } from './proposed.ts';

/** The rule of each action, and the keywords that allow it. */
const ACTIONS: Readonly<
  Record<SpecialActionName, { readonly rule: string; readonly keywords: readonly KeywordName[] }>
> = {
  foretell: { rule: '702.143a', keywords: ['foretell'] },
  plot: { rule: '702.170a', keywords: ['plot'] },
  suspend: { rule: '702.62a', keywords: ['suspend'] },
  turnFaceUp: { rule: '702.37e', keywords: ['morph', 'disguise'] },
};

export const specialRules = {
  /**
   * The keyword of an object that allows a special action: of a card in the hand, or of a permanent as it would be face
   * up.
   * @see CR 702.37e, 702.62a, 702.143a, 702.170a
   */
  actionKeyword(
    this: Rulebook,
    game: Game,
    located: Located,
    action: SpecialActionName,
  ): Keyword | undefined {
    const { keywords } = ACTIONS[action];
    const { object, zone } = located;
    let has: readonly Keyword[] = [];
    if (action !== 'turnFaceUp') has = zone === 'hand' ? this.keywordsAt(game, located) : [];
    else if (isPermanent(object) && object.faceDown) {
      const { faceDown: _, ...faceUp } = object;
      has = this.keywordsOf(faceUp);
    }
    return has.find(({ keyword }) => keywords.includes(keyword));
  },

  /**
   * What a special action costs: foretelling the same for every card, the others what their keyword says.
   * @see CR 702.143a
   */
  actionCost(this: Rulebook, action: SpecialActionName, keyword: Keyword): Cost {
    return action === 'foretell' ? { mana: '{2}' } : (keyword.cost ?? {});
  },

  /**
   * Why a special action cannot be taken: the number of the rule; undefined when it can.
   * @see CR 116.2, 107.3d
   */
  specialProblem(this: Rulebook, casting: Casting, proposal: SpecialProposal): string | undefined {
    const { special, from } = casting;
    const { rule } = ACTIONS[proposal.action];
    if (special === undefined || from.player !== proposal.player) return rule;
    if ('phasedOut' in from.object && from.object.phasedOut) return '702.26b';
    if (!this.isActionTime(casting, proposal)) return rule;
    const { x = 0 } = proposal;
    if (x > 0 && !asksForX(special.cost)) return '107.3d';
    if (proposal.action === 'suspend' && this.timeCounters(casting) === 0) return '107.3d';
    return this.namedObjectsProblem(casting);
  },

  /**
   * When a special action may be taken: foretelling in one's own turn, plotting as one casts a sorcery, suspending when
   * one could begin to cast the card, turning a permanent face up at any time.
   * @see CR 702.37e, 702.62a, 702.143a, 702.170a
   */
  isActionTime(
    this: Rulebook,
    { game }: Casting,
    { action, player, object }: SpecialProposal,
  ): boolean {
    switch (action) {
      case 'foretell':
        return game.activePlayer === player;
      case 'plot':
        return this.isSorceryTime(game, player);
      case 'suspend': {
        const cast = propose(this, game, { kind: 'cast', player, object });
        return (this.landProblem(cast) ?? this.timingProblem(cast)) === undefined;
      }
      case 'turnFaceUp':
        return true;
      default:
        return action satisfies never;
    }
  },

  /**
   * With how many time counters a card is suspended; X is that of the cost.
   * @see CR 702.62a, 107.3d
   */
  timeCounters(this: Rulebook, { game, special, perspective }: Casting): number {
    return this.amount(game, special?.keyword.n ?? 0, perspective);
  },

  /**
   * What follows once a special action is paid for. Nothing goes on the stack, and nothing is cast.
   * @see CR 116.2, 702.37e
   */
  takeAction(
    this: Rulebook,
    game: Game,
    casting: Casting,
    { action, object, player }: SpecialProposal,
    choose: Choose,
  ): Game {
    if (action === 'turnFaceUp')
      return changePermanent(game, object, ({ faceDown: _, ...faceUp }) => faceUp);
    const exiled = this.moveIds(game, [object], 'exile', choose);
    const id = nextId(object);
    const marks = this.exiledBy(casting, action);
    return changePlayer(exiled, player, (p) => ({
      ...p,
      exile: p.exile.map((card) => (card.id === id ? { ...card, ...marks } : card)),
    }));
  },

  /**
   * How a card is exiled by a special action: foretold face down, not to be cast in the same turn; plotted face up, nor
   * then either; suspended with time counters.
   * @see CR 702.62a, 702.143a, 702.170a
   */
  exiledBy(
    this: Rulebook,
    casting: Casting,
    action: Exclude<SpecialActionName, 'turnFaceUp'>,
  ): Partial<CardObject> {
    switch (action) {
      case 'foretell':
        return { castableAs: 'foretell', faceDown: true, notThisTurn: true };
      case 'plot':
        return { castableAs: 'plot', notThisTurn: true };
      case 'suspend':
        return { castableAs: 'suspend', counters: { time: this.timeCounters(casting) } };
      default:
        return action satisfies never;
    }
  },
};
