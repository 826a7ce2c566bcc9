/**
 * Deciding by search: where mana abilities depend on each other, every sequence of them is looked at.
 */
import { outcomes } from '../choices.ts';
import type { Game } from '../model/game.ts';
import type { ActivateProposal } from '../model/proposals.ts';
import { isIllegal } from '../outcome.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from '../transaction/proposed.ts';
import { type FromBoard, type Owed, unknown } from './answer.ts';
import { firstOfEquals } from './equals.ts';
import type { Activation } from './sources.ts';

/** How many games are looked at where sources depend on each other: fewer where each is large. */
const maxGames = ({ battlefield }: Game): number =>
  Math.min(2_000, Math.ceil(100_000 / Math.max(1, battlefield.length)));

/** A game that mana abilities lead to. */
interface Reached {
  readonly game: Game;
  readonly activated: readonly ActivateProposal[];
}

export const searchRules = {
  /** Decides by carrying out mana abilities in every order and every way, shortest sequences first. */
  payableBySearch(this: Rulebook, casting: Casting, owed: Owed): FromBoard {
    const most = maxGames(casting.game);
    const keyOf = differencesFrom(casting.game);
    const seen = new Set<string>();
    let reached: Reached[] = [{ game: casting.game, activated: [] }];
    while (reached.length > 0) {
      const next: Reached[] = [];
      for (const { game, activated } of reached) {
        const now: Casting = { ...casting, game };
        const found = this.payableBySources(now, this.usableObjects(now), owed);
        if (found.payable === true)
          return { payable: true, plan: { ...found.plan, manaAbilities: activated } };
        for (const { by } of this.differentActivations(now)) {
          for (const after of outcomes((choose) => this.activateManaAbility(game, by, choose))) {
            if (isIllegal(after)) continue;
            const key = keyOf(after);
            if (seen.has(key)) continue;
            if (seen.size >= most) return unknown(`more than ${most} games to look at`);
            seen.add(key);
            next.push({ game: after, activated: [...activated, by] });
          }
        }
      }
      reached = next;
    }
    return { payable: false };
  },

  /** The mana abilities that there are, those of equal permanents once. */
  differentActivations(this: Rulebook, casting: Casting): Activation[] {
    const firstOf = firstOfEquals(casting.game);
    const first = new Map<string, Activation>();
    for (const activation of this.activationsFor(casting)) {
      const { object, ability } = activation.by;
      const key = `${ability} ${firstOf.get(object) ?? object}`;
      if (!first.has(key)) first.set(key, activation);
    }
    return [...first.values()];
  },
};

/** Tells games apart that mana abilities lead to from one game, by what has changed. */
function differencesFrom({ battlefield }: Game): (game: Game) => string {
  const before = new Set(battlefield);
  return (game) => {
    const here = new Set(game.battlefield.map(({ id }) => id));
    const gone = battlefield.flatMap(({ id }) => (here.has(id) ? [] : [id]));
    const changed = game.battlefield.filter((permanent) => !before.has(permanent));
    return JSON.stringify([gone, changed, game.players]);
  };
}
