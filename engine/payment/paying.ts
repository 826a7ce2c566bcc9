/**
 * Paying a total cost: mana and life, what the source itself pays, and the objects that the costs ask for.
 * @see CR 118.3, 601.2h
 */

import { changePermanent, changePlayer } from '../change.ts';
import { type Choose, once, pick } from '../choices.ts';
import { locate, permanentOf, playerOf } from '../find.ts';
import type { Cost } from '../model/costs.ts';
import type { Game, GameObject, Permanent } from '../model/game.ts';
import type { Total } from '../model/proposals.ts';
import type { Remainder } from '../model/questions.ts';
import type { Perspective } from '../objects.ts';
import { type Illegal, isIllegal } from '../outcome.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from '../transaction/proposed.ts';

/** A total that was paid. */
export interface Paid {
  readonly game: Game;
  /** The objects that were used, as they last were. */
  readonly used: NonNullable<Perspective['used']>;
  /** The source of the ability, or the spell, as it is now or as it last was. */
  readonly source: GameObject;
}

export const payingRules = {
  /**
   * Pays a total as a whole, or not at all.
   * @see CR 118.3, 601.2h, 602.2b
   */
  payTotal(this: Rulebook, casting: Casting, total: Total, choose: Choose): Paid | Illegal {
    const [first, ...others] = once(choose, () => this.paymentsFor(casting.game, casting, total));
    if (first === undefined) return { illegal: total.mana === null ? '118.6' : '118.3' };
    const remainder = pick(choose, 'what remains', [first, ...others]);
    let game = this.leaveRemainder(casting, remainder);
    const costs = total.other ?? [];
    for (const cost of costs) {
      const after = this.payBySource(game, casting, cost);
      if (isIllegal(after)) return after;
      game = after;
    }
    const source = permanentOf(game, casting.object.id) ?? casting.object;
    for (const cost of costs) {
      const after = this.moveSource(game, casting, cost, choose);
      if (isIllegal(after)) return after;
      game = after;
    }
    return this.payWithObjects({ game, used: {}, source }, casting, choose);
  },

  /** The player has what remains of pool and life; life that is paid is lost (119.4). */
  leaveRemainder(this: Rulebook, { game, proposal }: Casting, { pool, life }: Remainder): Game {
    const { player } = proposal;
    const after = changePlayer(game, player, (p) => ({ ...p, pool }));
    return this.loseLife(after, player, playerOf(game, player).life - life);
  },

  /** Pays {T}, {Q}, counters and loyalty of the source, and cards from the library. */
  payBySource(this: Rulebook, game: Game, casting: Casting, cost: Cost): Game | Illegal {
    let after = game;
    const source = permanentOf(game, casting.object.id);
    if (cost.tap || cost.untap) {
      const problem = source === undefined ? '107.5' : this.tapSymbolProblem(game, source, cost);
      if (problem !== undefined) return { illegal: problem };
      after = cost.tap
        ? this.tapPermanent(after, casting.object.id)
        : this.untapPermanent(after, casting.object.id);
    }
    for (const { counter, count } of countersRemoved(cost, casting.proposal.x ?? 0)) {
      if ((source?.counters?.[counter] ?? 0) < count) return { illegal: '118.3' };
      after = changePermanent(after, casting.object.id, (p) => removeCounters(p, counter, count));
    }
    if (cost.mill === undefined) return after;
    const { player } = casting.proposal;
    const library = playerOf(after, player).library ?? cost.mill;
    return library < cost.mill ? { illegal: '118.3' } : this.mill(after, player, cost.mill);
  },

  /** Sacrifices, exiles or discards the source itself. */
  moveSource(
    this: Rulebook,
    game: Game,
    casting: Casting,
    cost: Cost,
    choose: Choose,
  ): Game | Illegal {
    if (!cost.sacrificeThis && !cost.exileThis && !cost.discardThis) return game;
    const source = locate(game, casting.object.id)?.object;
    if (source === undefined) return { illegal: '118.10' };
    if (cost.sacrificeThis)
      return this.maySacrifice(game, source)
        ? this.sacrifice(game, [source.id], choose)
        : { illegal: '118.3' };
    return this.moveIds(game, [source.id], cost.exileThis ? 'exile' : 'graveyard', choose);
  },

  /**
   * Uses the objects that the proposal names, or any that fit where it leaves them open; no object twice.
   * @see CR 118.3, 118.10
   */
  payWithObjects(this: Rulebook, paid: Paid, casting: Casting, choose: Choose): Paid | Illegal {
    let { game } = paid;
    const used: { -readonly [K in keyof Paid['used']]: GameObject[] } = {};
    for (const ask of this.asksOf(casting)) {
      const candidates = this.candidatesFor(game, casting, ask);
      const objects =
        ask.named === undefined
          ? chooseObjects(candidates, ask.count, choose)
          : ask.named.map(({ id }) => candidates.find((o) => o.id === id));
      if (objects === undefined || !objects.every((o) => o !== undefined))
        return { illegal: '118.3' };
      if (!this.areEnough(ask, objects)) return { illegal: '118.3' };
      game = this.useObjects(game, ask.part, objects, choose);
      const kind = USED_AS[ask.part];
      if (kind !== undefined) used[kind] = [...(used[kind] ?? []), ...objects];
    }
    return { ...paid, game, used };
  },

  /** Does to objects what a part of a cost asks for. */
  useObjects(
    this: Rulebook,
    game: Game,
    part: keyof typeof USED_AS,
    objects: readonly GameObject[],
    choose: Choose,
  ): Game {
    const ids = objects.map((o) => o.id);
    switch (part) {
      case 'tapPermanents':
      case 'tapPower':
        return ids.reduce((g, id) => this.tapPermanent(g, id), game);
      case 'reveal':
        return game;
      case 'discard':
        return this.moveIds(game, ids, 'graveyard', choose);
      case 'exileFromHand':
      case 'exileFromGraveyard':
      case 'exilePermanents':
        return this.moveIds(game, ids, 'exile', choose);
      case 'returnToHand':
        return this.moveIds(game, ids, 'hand', choose);
      case 'sacrifice':
        return ids.length === 0 ? game : this.sacrifice(game, ids, choose);
      default:
        return part satisfies never;
    }
  },
};

/** As what a part of a cost uses objects, for amounts that look back at them. */
const USED_AS = {
  tapPermanents: 'tap',
  tapPower: 'tap',
  reveal: undefined,
  discard: 'discard',
  exileFromHand: 'exile',
  exileFromGraveyard: 'exile',
  exilePermanents: 'exile',
  returnToHand: undefined,
  sacrifice: 'sacrifice',
} as const;

/** Loyalty is a kind of counter; a cost above zero adds to it (606.4). */
function countersRemoved(
  { removeCounters, loyalty }: Cost,
  x: number,
): { readonly counter: string; readonly count: number }[] {
  return [
    ...(removeCounters === undefined
      ? []
      : [{ ...removeCounters, count: removeCounters.count === 'X' ? x : removeCounters.count }]),
    ...(loyalty === undefined ? [] : [{ counter: 'loyalty', count: -loyalty }]),
  ];
}

function removeCounters(permanent: Permanent, counter: string, count: number): Permanent {
  const { [counter]: had = 0, ...others } = permanent.counters ?? {};
  const left = had - count;
  return { ...permanent, counters: left > 0 ? { ...others, [counter]: left } : others };
}

/** @returns undefined when there are too few. */
function chooseObjects(
  candidates: readonly GameObject[],
  count: number | 'any' | 'upToOne',
  choose: Choose,
): readonly GameObject[] | undefined {
  if (typeof count === 'number')
    return candidates.length < count ? undefined : some(candidates, count, choose);
  const most = count === 'any' ? candidates.length : Math.min(1, candidates.length);
  const counts = Array.from({ length: most }, (_, i) => i + 1);
  return some(candidates, pick(choose, 'how many', [0, ...counts]), choose);
}

/** Chooses objects one by one, each from those after the one before: so every set is chosen once. */
function some(
  candidates: readonly GameObject[],
  count: number,
  choose: Choose,
): readonly GameObject[] {
  if (count === 0) return [];
  const firsts = candidates.slice(0, candidates.length - count + 1);
  const [first, ...others] = firsts.keys();
  const index = first === undefined ? 0 : pick(choose, 'which object', [first, ...others]);
  const chosen = candidates.slice(index, index + 1);
  return [...chosen, ...some(candidates.slice(index + 1), count - 1, choose)];
}
