/**
 * What a player could pay with besides the mana in the pool: mana abilities, and objects for convoke, delve,
 * improvise and waterbend. Each is seen from outside: what it takes, and what it could pay for.
 */

import { outcomes } from '../choices.ts';
import { playerOf } from '../find.ts';
import type { ActivatedAbility } from '../model/abilities.ts';
import type { Cost } from '../model/costs.ts';
import type { Game, PlayerId } from '../model/game.ts';
import type { Id } from '../model/mana.ts';
import type { ActivateProposal } from '../model/proposals.ts';
import { isIllegal } from '../outcome.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from '../transaction/proposed.ts';
import { differenceOf } from './difference.ts';
import { firstOfEquals } from './equals.ts';
import type { Supply } from './matching.ts';
import { beyond } from './pool.ts';
import type { Spending } from './spending.ts';
import { type Take, take, takesOf } from './takes.ts';
import { usableRules } from './usable.ts';
import type { Use } from './ways.ts';

/** In what way a source has to do with others, or with when it is used. */
export type Tie =
  /** It may be used again, or does more than give mana: order and number matter. */
  | 'order'
  /** It takes mana, which others give. */
  | 'mana'
  /** What it gives depends on the game, so on what has left it. */
  | 'varies'
  /** Its player gains life. */
  | 'heals'
  /** A card is put into a graveyard, or into a hand. */
  | 'buries';

/** One use of an ability or of an object. */
export interface Source {
  readonly takes: readonly Take[];
  readonly gives: readonly Supply[];
  /** Life that is paid for it. */
  readonly life: number;
  /** Life that is lost as it resolves, however little there is. */
  readonly lost: number;
  readonly by: ActivateProposal | Use;
  readonly ties: readonly Tie[];
}

/** A mana ability that its player may have. */
export interface Activation {
  readonly ability: ActivatedAbility;
  readonly by: ActivateProposal;
}

export const sourceRules = {
  ...usableRules,

  /**
   * Everything that a player could pay with, other than the mana that is there. Of equal permanents whose ability has
   * to do with themselves alone, one is looked at.
   */
  sourcesFor(this: Rulebook, casting: Casting): Source[] {
    const { game } = casting;
    const spending = this.spendingOn(game, casting);
    const firstOf = firstOfEquals(game);
    const known = new Map<string, { readonly id: Id; readonly sources: readonly Source[] }>();
    const abilities = this.activationsFor(casting).flatMap((activation) => {
      const { object, ability } = activation.by;
      const name = firstOf.get(object);
      const key = name === undefined ? undefined : `${ability} ${name}`;
      const alike = key === undefined ? undefined : known.get(key);
      if (alike !== undefined) return alike.sources.map((one) => movedTo(one, alike.id, object));
      const sources = this.sourcesOf(game, activation, spending);
      if (key !== undefined && sources.every((one) => isOfItself(one, object)))
        known.set(key, { id: object, sources });
      return sources;
    });
    return [...abilities, ...this.usableObjects(casting)];
  },

  /** The ways to use one activation; none when it is not possible now. */
  sourcesOf(this: Rulebook, game: Game, activation: Activation, spending: Spending): Source[] {
    const seen = outcomes((choose) => {
      const after = this.activateManaAbility(game, activation.by, choose);
      return isIllegal(after) ? [] : [this.sourceSeen(game, after, activation, spending)];
    });
    return seen.flat();
  },

  /** The mana abilities that may be activated while something is paid for: not the one that is paid for (605.3c). */
  activationsFor(this: Rulebook, casting: Casting): Activation[] {
    const { game, proposal } = casting;
    return this.activationsNow(game, proposal.player).filter(
      ({ by }) => !this.isBeingActivated(casting, by),
    );
  },

  /**
   * The mana abilities that a player may have, whether or not they can be activated: of their permanents and cards,
   * and of others' permanents where any player may.
   */
  activationsNow(this: Rulebook, game: Game, player: PlayerId): Activation[] {
    const { hand, graveyard } = playerOf(game, player);
    const permanents = game.battlefield.filter((permanent) => !permanent.phasedOut);
    return [...permanents, ...hand, ...graveyard].flatMap((object) =>
      this.abilitiesOf(object).flatMap((ability, index): Activation[] => {
        if (ability.kind !== 'activated' || !this.isManaAbility(ability)) return [];
        if ('controller' in object && object.controller !== player && !ability.anyPlayer) return [];
        if ('controller' in object === (ability.from !== undefined)) return [];
        return [{ ability, by: { kind: 'activate', player, object: object.id, ability: index } }];
      }),
    );
  },

  /** An activation as the difference that it makes. */
  sourceSeen(
    this: Rulebook,
    before: Game,
    after: Game,
    { by, ability }: Activation,
    spending: Spending,
  ): Source {
    const { tapped, gone, gained, life, more } = differenceOf(before, after, by.player);
    const { pool } = playerOf(before, by.player);
    const left = playerOf(after, by.player).pool;
    const paid = typeof ability.cost.life === 'number' ? ability.cost.life : 0;
    const takes = [
      ...tapped.flatMap((id) => take(id, 'tap')),
      ...gone.flatMap((id) => take(id, 'stay', 'leave')),
      ...(ability.cost.tap && gone.includes(by.object) ? take(by.object, 'tap') : []),
    ];
    const ties: Tie[] = [];
    if (takes.length === 0 || more) ties.push('order');
    if (beyond(pool, left).length > 0) ties.push('mana');
    if (!this.givesAlways(ability)) ties.push('varies');
    if (life + paid > 0) ties.push('heals');
    if (gained) ties.push('buries');
    return {
      takes,
      gives: beyond(left, pool).map((one) => ({
        pays: this.kindsPaidBy(one, spending),
        amount: one.amount,
      })),
      life: paid,
      lost: Math.max(0, -life - paid),
      by: naming(by, ability.cost, { tapped, gone }),
      ties,
    };
  },

  /** Whether what an ability gives does not depend on the game. */
  givesAlways(this: Rulebook, { effects, onlyIf }: ActivatedAbility): boolean {
    if (onlyIf !== undefined) return false;
    return effects.every((effect) => {
      if (effect.kind === 'loseLife' || effect.kind === 'gainLife')
        return typeof effect.amount === 'number';
      if (effect.kind !== 'addMana' || effect.onlyIf !== undefined) return false;
      const { mana } = effect;
      if (mana.kind === 'type') return typeof (mana.amount ?? 1) === 'number';
      if (mana.kind === 'symbols' || mana.kind === 'oneOf')
        return typeof (mana.times ?? 1) === 'number';
      return false;
    });
  },
};

/** Whether a source takes and names nothing but its own object. */
function isOfItself({ takes, by }: Source, id: Id): boolean {
  return (
    !('way' in by || by.sacrifice || by.exile || by.discard || by.tap) &&
    takes.every((one) => one.endsWith(` ${id}`))
  );
}

/** What an equal permanent gives in the same way. */
function movedTo(source: Source, from: Id, to: Id): Source {
  return { ...source, takes: takesOf(source.takes, from, to), by: { ...source.by, object: to } };
}

/** Names what a cost leaves open, where it is one kind of thing. */
function naming(
  by: ActivateProposal,
  cost: Cost,
  { tapped, gone }: { readonly tapped: readonly Id[]; readonly gone: readonly Id[] },
): ActivateProposal {
  const others = (ids: readonly Id[], own: boolean | undefined): readonly Id[] =>
    own ? ids.filter((id) => id !== by.object) : ids;
  const { sacrificeThis, exileThis, discardThis } = cost;
  const left = others(gone, sacrificeThis ?? exileThis ?? discardThis);
  const asked = [
    cost.sacrifice,
    cost.discard,
    cost.exileFromHand,
    cost.exileFromGraveyard,
    cost.exilePermanents,
    cost.returnToHand,
  ].filter((some) => some !== undefined);
  const named = cost.tapPermanents || cost.tapPower ? { tap: others(tapped, cost.tap) } : {};
  if (asked.length !== 1 || cost.returnToHand) return { ...by, ...named };
  if (cost.sacrifice) return { ...by, ...named, sacrifice: left };
  return cost.discard ? { ...by, ...named, discard: left } : { ...by, ...named, exile: left };
}
