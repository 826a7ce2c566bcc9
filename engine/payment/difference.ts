/**
 * What an activation did to a game, as far as paying looks at it.
 */
import { playerOf } from '../find.ts';
import type { Game, Permanent, PlayerId } from '../model/game.ts';
import type { Id } from '../model/mana.ts';

export interface Difference {
  readonly tapped: readonly Id[];
  /** Permanents, and cards of the player, that are no longer where they were. */
  readonly gone: readonly Id[];
  /** The player has cards in hand or graveyard that were not there. */
  readonly gained: boolean;
  /** How much more life the player has. */
  readonly life: number;
  /** Something on the battlefield is new, or changed otherwise than by being tapped. */
  readonly more: boolean;
}

/** What happened between two moments. */
export function differenceOf(before: Game, after: Game, id: PlayerId): Difference {
  const later = new Map(after.battlefield.map((p) => [p.id, p]));
  const tapped: Id[] = [];
  const left: Id[] = [];
  let more = false;
  for (const permanent of before.battlefield) {
    const now = later.get(permanent.id);
    if (now === permanent) continue;
    if (now === undefined) left.push(permanent.id);
    else if (isTappedOnly(permanent, now)) tapped.push(permanent.id);
    else more = true;
  }
  const [had, has] = [playerOf(before, id), playerOf(after, id)];
  const now = [...has.hand, ...has.graveyard].filter(({ token }) => !token);
  const cards = new Set(now.map(({ id }) => id));
  const lost = [...had.hand, ...had.graveyard].filter((card) => !cards.delete(card.id));
  return {
    tapped,
    gone: [...left, ...lost.map((card) => card.id)],
    gained: cards.size > 0,
    life: has.life - had.life,
    more: more || after.battlefield.length > before.battlefield.length - left.length,
  };
}

/** Whether a permanent is as it was, but tapped. */
function isTappedOnly(before: Permanent, { tapped, ...now }: Permanent): boolean {
  if (!tapped || before.tapped) return false;
  const was = new Map(Object.entries(before));
  const is = Object.entries(now);
  return is.length === was.size && is.every(([key, value]) => was.get(key) === value);
}
