/**
 * The objects that convoke, delve, improvise and waterbend could use, and what each could pay for.
 * @see CR 702.51a, 702.66a, 702.126a, 701.67a
 */
import { COLOR_BITS } from '../costs/mana-cost.ts';
import { playerOf } from '../find.ts';
import type { Permanent } from '../model/game.ts';
import { COLORS } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from '../transaction/proposed.ts';
import { type KindSet, kindSet, WATERBEND } from './kinds.ts';
import type { Source } from './sources.ts';
import { type Take, take } from './takes.ts';
import type { Use } from './ways.ts';

const GENERIC = kindSet(['generic']);

/** Ways that tap permanents; each permanent pays for one mana, whichever way it is used. */
const TAPPING = ['convoke', 'improvise', 'waterbend'] as const;

const using = (by: Use, takes: readonly Take[], pays: KindSet): Source => ({
  takes,
  gives: [{ pays, amount: 1 }],
  life: 0,
  lost: 0,
  by,
  ties: [],
});

export const usableRules = {
  /**
   * What can be used to pay for the mana of a total otherwise than with mana. It is used after the mana abilities, so
   * what was sacrificed for mana cannot be tapped any more; what a cost asks to sacrifice can.
   */
  usableObjects(this: Rulebook, casting: Casting): Source[] {
    const { game, proposal } = casting;
    const { graveyard } = playerOf(game, proposal.player);
    const buried = this.offersWay(casting, 'delve') ? graveyard : [];
    const mine = game.battlefield.filter((p) => p.controller === proposal.player && !p.phasedOut);
    return [
      ...buried.flatMap((card) => {
        const use: Use = { way: 'delve', object: card.id, pays: 'generic' };
        if (!this.mayBeUsedFor(game, casting, use, card)) return [];
        return [using(use, take(card.id, 'stay', 'leave'), GENERIC)];
      }),
      ...TAPPING.filter((way) => this.offersWay(casting, way)).flatMap((way) =>
        mine.flatMap((permanent) => this.usesOfPermanent(casting, way, permanent)),
      ),
    ];
  },

  /** The uses of a permanent for one of the ways that tap. */
  usesOfPermanent(
    this: Rulebook,
    casting: Casting,
    way: (typeof TAPPING)[number],
    permanent: Permanent,
  ): Source[] {
    const use: Use = { way, object: permanent.id, pays: 'generic' };
    if (!this.mayBeUsedFor(casting.game, casting, use, permanent)) return [];
    const takes = take(permanent.id, 'tap', 'stay');
    const colors = way === 'convoke' ? COLORS : [];
    return [
      using(use, takes, way === 'waterbend' ? WATERBEND : GENERIC),
      ...colors
        .filter((color) => this.colorsOf(permanent) & COLOR_BITS[color])
        .map((pays) => using({ ...use, pays }, takes, kindSet([pays]))),
    ];
  },
};
