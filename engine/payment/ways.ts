/**
 * Ways to pay other than mana: convoke, delve, improvise, waterbend, assist. They come after the total is locked in,
 * each pays for one mana that is due, and none of them is mana that is spent.
 * @see CR 702.51, 702.66, 702.126, 702.132, 701.67
 */

import { changePermanent, changePlayer } from '../change.ts';
import { type Choose, pick } from '../choices.ts';
import { type Demand, withAmount } from '../costs/demand.ts';
import { COLOR_BITS } from '../costs/mana-cost.ts';
import { locate, playerOf } from '../find.ts';
import type { Filter } from '../model/filters.ts';
import type { Game, GameObject } from '../model/game.ts';
import type { Color, Id } from '../model/mana.ts';
import type { WaysToPay } from '../model/questions.ts';
import { type Illegal, isIllegal } from '../outcome.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from '../transaction/proposed.ts';

/** A total on its way to being paid: the mana that is still due, in the game as it is by then. */
export interface Due {
  readonly game: Game;
  readonly demand: Demand;
}

export type UseName = 'convoke' | 'delve' | 'improvise' | 'waterbend';

/** One object used to pay for one mana. */
export interface Use {
  readonly way: UseName;
  readonly object: Id;
  readonly pays: Color | 'generic';
}

/** The rule of each way, and the objects that it uses. */
const USES: Readonly<Record<UseName, { readonly rule: string; readonly filter: Filter }>> = {
  convoke: { rule: '702.51a', filter: { types: ['creature'] } },
  delve: { rule: '702.66a', filter: {} },
  improvise: { rule: '702.126a', filter: { types: ['artifact'] } },
  waterbend: { rule: '701.67a', filter: { types: ['artifact', 'creature'] } },
};

const useEach = (way: UseName, objects: readonly Id[] | undefined): Use[] =>
  (objects ?? []).map((object) => ({ way, object, pays: 'generic' }));

export const wayRules = {
  /**
   * Pays for some of the mana of a locked total with objects, and with another player's mana.
   * @returns what is still due, or the rule that one of the uses breaks.
   * @see CR 601.2h, 702.51b, 702.66b
   */
  payOtherwise(
    this: Rulebook,
    due: Due,
    casting: Casting,
    ways: WaysToPay,
    choose: Choose,
  ): Due | Illegal {
    const uses: Use[] = [
      ...(ways.convoke ?? []).map(({ creature, pays }): Use => {
        return { way: 'convoke', object: creature, pays };
      }),
      ...useEach('delve', ways.delve),
      ...useEach('improvise', ways.improvise),
      ...useEach('waterbend', ways.waterbend),
    ];
    if (this.usesTwice(uses)) return { illegal: '118.10' };
    if ((ways.waterbend?.length ?? 0) > this.waterbendAmount(casting))
      return { illegal: '701.67a' };
    let left = due;
    for (const use of uses) {
      const paid = this.useFor(left, casting, use, choose);
      if (isIllegal(paid)) return paid;
      left = paid;
    }
    return ways.assist === undefined
      ? left
      : this.assist(left, casting, ways.assist.player, ways.assist.generic, choose);
  },

  /**
   * Whether an object is to pay for more than one mana.
   * @see CR 118.10
   */
  usesTwice(this: Rulebook, uses: readonly Use[]): boolean {
    return new Set(uses.map(({ object }) => object)).size < uses.length;
  },

  /** Uses one object for one mana: it must be free to be used, and such mana must be due. */
  useFor(
    this: Rulebook,
    { game, demand }: Due,
    casting: Casting,
    use: Use,
    choose: Choose,
  ): Due | Illegal {
    const illegal = { illegal: USES[use.way].rule };
    const located = locate(game, use.object);
    if (located === undefined) return illegal;
    const { object, zone, player } = located;
    if (!this.offersWay(casting, use.way) || player !== casting.proposal.player) return illegal;
    if (zone !== (use.way === 'delve' ? 'graveyard' : 'battlefield')) return illegal;
    if (!this.mayBeUsedFor(game, casting, use, object)) return illegal;
    if (!this.usePays(object, use) || demand[use.pays] === 0) return illegal;
    return {
      game: this.usedUp(game, use, choose),
      demand: withAmount(demand, use.pays, demand[use.pays] - 1),
    };
  },

  /** Whether the spell has the keyword, or its cost the waterbend, that allows a way to pay. */
  offersWay(this: Rulebook, casting: Casting, way: UseName): boolean {
    if (way === 'waterbend') return this.waterbendAmount(casting) > 0;
    return this.spellHas(casting, way);
  },

  /**
   * How much of the total may be paid by tapping for waterbend: its own generic mana only.
   * @see CR 701.67a
   */
  waterbendAmount(this: Rulebook, casting: Casting): number {
    return this.costsOf(casting).reduce((sum, { waterbend = 0 }) => {
      return sum + (waterbend === 'X' ? (casting.proposal.x ?? 0) : waterbend);
    }, 0);
  },

  /**
   * Whether an object is what a way uses, and still untapped. Summoning sickness does not matter: there is no {T}. What
   * is delved is a card, so no token that has just been sacrificed.
   * @see CR 702.51a, 702.66a, 702.126a, 701.67a, 302.6
   */
  mayBeUsedFor(
    this: Rulebook,
    game: Game,
    casting: Casting,
    use: Use,
    object: GameObject,
  ): boolean {
    if (use.way === 'delve' && object.token) return false;
    const tapped = 'tapped' in object && object.tapped === true;
    return !tapped && this.matches(game, USES[use.way].filter, object, casting.perspective);
  },

  /**
   * What an object may pay for: a creature that convokes for generic mana or mana of a colour that it has, never for
   * {C}; anything else for generic mana only.
   * @see CR 702.51a
   */
  usePays(this: Rulebook, object: GameObject, { way, pays }: Use): boolean {
    if (pays === 'generic') return true;
    return way === 'convoke' && (this.colorsOf(object) & COLOR_BITS[pays]) !== 0;
  },

  /** A card that is delved is exiled; whatever else is used is tapped. */
  usedUp(this: Rulebook, game: Game, { way, object }: Use, choose: Choose): Game {
    if (way === 'delve') return this.moveIds(game, [object], 'exile', choose);
    return changePermanent(game, object, (permanent) => ({ ...permanent, tapped: true }));
  },

  /**
   * Another player pays for some of the generic mana from their pool.
   * @see CR 702.132a
   */
  assist(
    this: Rulebook,
    { game, demand }: Due,
    casting: Casting,
    helper: string,
    amount: number,
    choose: Choose,
  ): Due | Illegal {
    const illegal = { illegal: '702.132a' };
    if (!this.spellHas(casting, 'assist') || helper === casting.proposal.player) return illegal;
    if (amount > demand.generic) return illegal;
    const helping: Casting = { ...casting, proposal: { ...casting.proposal, player: helper } };
    const total = { mana: `{${amount}}`, life: 0 };
    const [first, ...others] = this.paymentsFor(game, helping, total);
    if (first === undefined) return illegal;
    const { pool } = pick(choose, `what ${playerOf(game, helper).id} keeps`, [first, ...others]);
    return {
      game: changePlayer(game, helper, (p) => ({ ...p, pool })),
      demand: withAmount(demand, 'generic', demand.generic - amount),
    };
  },
};
