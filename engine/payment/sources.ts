/**
 * What a player could pay with besides the mana in the pool: mana abilities, and objects for convoke, delve and
 * improvise. Each is seen from outside: what it takes, and what it could pay for.
 */

import { outcomes } from '../choices.ts';
import { COLOR_BITS } from '../costs/mana-cost.ts';
import { playerOf } from '../find.ts';
import type { ActivatedAbility } from '../model/abilities.ts';
import type { Cost } from '../model/costs.ts';
import type { Game, PlayerId } from '../model/game.ts';
import { COLORS, type Id } from '../model/mana.ts';
import type { ActivateProposal } from '../model/proposals.ts';
import { isIllegal } from '../outcome.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from '../transaction/proposed.ts';
import { spentBetween } from '../transaction/spent.ts';
import { type KindSet, kindSet } from './kinds.ts';
import type { Supply } from './matching.ts';
import { beyond } from './pool.ts';
import type { Spending } from './spending.ts';
import type { Use } from './ways.ts';

/** One use of an ability or of an object. */
export interface Source {
  /** What it takes, each of which can be taken once: `tap bear`, `gone bear`. */
  readonly takes: readonly string[];
  readonly gives: readonly Supply[];
  readonly life: number;
  readonly by: ActivateProposal | Use;
  /** It takes mana, may be used again, or costs life otherwise than as a cost: order and number matter. */
  readonly feeds?: true;
  /** What it gives depends on the game, so on what has left it. */
  readonly varies?: true;
}

/** A mana ability that may be activated. */
export interface Activation {
  readonly ability: ActivatedAbility;
  readonly by: ActivateProposal;
}

/** What leaves its zone when a source is used. */
export const GONE = 'gone ';

export const sourceRules = {
  /** Everything that a player could pay with, other than the mana that is there. */
  sourcesFor(this: Rulebook, game: Game, casting: Casting): Source[] {
    const spending = this.spendingOn(game, casting);
    const abilities = this.activationsNow(game, casting.proposal.player).flatMap((activation) => {
      const seen = outcomes((choose) => {
        const after = this.activateManaAbility(game, activation.by, choose);
        return isIllegal(after) ? [] : [this.sourceSeen(game, after, activation, spending)];
      });
      return seen.flat();
    });
    return [...abilities, ...this.usableObjects(game, casting)];
  },

  /** The mana abilities of a player's permanents, whether or not they can be activated. */
  activationsNow(this: Rulebook, game: Game, player: PlayerId): Activation[] {
    return game.battlefield.flatMap((permanent) =>
      permanent.controller !== player || permanent.phasedOut
        ? []
        : this.abilitiesOf(permanent).flatMap((ability, index) =>
            ability.kind === 'activated' && this.isManaAbility(ability)
              ? [
                  {
                    ability,
                    by: { kind: 'activate', player, object: permanent.id, ability: index },
                  },
                ]
              : [],
          ),
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
    const takes = takenBetween(before, after, by.player);
    const gone = takes.flatMap((t) => (t.startsWith(GONE) ? [t.slice(GONE.length)] : []));
    const { life, mana } = spentBetween(before, after);
    const added = beyond(playerOf(after, by.player).pool, playerOf(before, by.player).pool);
    const lifeCost = typeof ability.cost.life === 'number' ? ability.cost.life : 0;
    const feeds = takes.length === 0 || life !== lifeCost || Object.keys(mana).length > 0;
    return {
      takes,
      gives: added.map((one) => ({
        pays: this.kindsPaidBy(one, spending),
        amount: one.amount,
      })),
      life,
      by: naming(by, ability.cost, gone),
      ...(feeds ? { feeds } : {}),
      ...(this.givesAlways(ability) ? {} : { varies: true }),
    };
  },

  /** Whether what an ability gives does not depend on the game. */
  givesAlways(this: Rulebook, { effects, onlyIf }: ActivatedAbility): boolean {
    if (onlyIf !== undefined) return false;
    return effects.every((effect) => {
      if (effect.kind !== 'addMana' || effect.onlyIf !== undefined) return false;
      const { mana } = effect;
      if (mana.kind === 'type') return typeof (mana.amount ?? 1) === 'number';
      if (mana.kind === 'symbols' || mana.kind === 'oneOf')
        return typeof (mana.times ?? 1) === 'number';
      return false;
    });
  },

  /**
   * The objects that convoke, delve and improvise could use, and what each could pay for. They are used after the mana
   * abilities, so what was sacrificed for mana cannot be tapped any more.
   */
  usableObjects(this: Rulebook, game: Game, casting: Casting): Source[] {
    const { player } = casting.proposal;
    const mine = game.battlefield.filter((p) => p.controller === player);
    const sources: Source[] = [];
    const add = (takes: readonly string[], use: Use, pays: KindSet): void => {
      sources.push({
        takes,
        gives: [{ pays, amount: 1 }],
        life: 0,
        by: use,
      });
    };
    const generic = kindSet(['generic']);
    if (this.offersWay(casting, 'delve')) {
      for (const { id } of playerOf(game, player).graveyard)
        add([`${GONE}${id}`], { way: 'delve', object: id, pays: 'generic' }, generic);
    }
    for (const way of ['convoke', 'improvise'] as const) {
      if (!this.offersWay(casting, way)) continue;
      for (const object of mine) {
        const use: Use = { way, object: object.id, pays: 'generic' };
        if (!this.mayBeUsedFor(game, casting, use, object)) continue;
        const takes = [`tap ${object.id}`, `${GONE}${object.id}`];
        add(takes, use, generic);
        for (const pays of way === 'convoke' ? COLORS : []) {
          if (this.colorsOf(object) & COLOR_BITS[pays])
            add(takes, { ...use, pays }, kindSet([pays]));
        }
      }
    }
    return sources;
  },
};

/** What was tapped, and what is no longer where it was. */
function takenBetween(before: Game, after: Game, player: string): string[] {
  const later = new Map(after.battlefield.map((p) => [p.id, p]));
  const takes: string[] = [];
  for (const { id, tapped } of before.battlefield) {
    const now = later.get(id);
    if (now === undefined) takes.push(`${GONE}${id}`);
    else if (now.tapped && !tapped) takes.push(`tap ${id}`);
  }
  const cards = (game: Game): Id[] => {
    const { hand, graveyard } = playerOf(game, player);
    return [...hand, ...graveyard].map((card) => card.id);
  };
  const kept = new Set(cards(after));
  return [...takes, ...cards(before).flatMap((id) => (kept.has(id) ? [] : [`${GONE}${id}`]))];
}

/** Names what was sacrificed, where the cost leaves open what that is. */
function naming(by: ActivateProposal, cost: Cost, gone: readonly Id[]): ActivateProposal {
  if (cost.sacrifice === undefined) return by;
  return { ...by, sacrifice: gone.filter((id) => !cost.sacrificeThis || id !== by.object) };
}
