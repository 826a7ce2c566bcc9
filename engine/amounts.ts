/**
 * What an amount comes to, and whether a condition holds.
 * @see CR 107.1b, 107.2
 */

import { COLOR_BITS, colorBits } from './costs/mana-cost.ts';
import { asObject, isPermanent, isSpell, opponentsOf, permanentOf, playerOf } from './find.ts';
import type { Amount, Condition, Filter } from './model/filters.ts';
import type { CastRecord, Game, GameObject, PlayerId } from './model/game.ts';
import type { KeywordName } from './model/keywords.ts';
import type { Id } from './model/mana.ts';
import type { Perspective } from './objects.ts';
import type { Rulebook } from './rulebook.ts';

/** How a cost used what an amount looks back at. */
const USED = { tapped: 'tap', sacrificed: 'sacrifice', exiled: 'exile' } as const;

export const amountRules = {
  /**
   * What an amount comes to now; a negative result is 0, and so is one that cannot be determined.
   * @see CR 107.1b, 107.2
   */
  amount(this: Rulebook, game: Game, amount: Amount, as: Perspective): number {
    if (typeof amount === 'number') return amount;
    return Math.max(0, this.rawAmount(game, amount, as));
  },

  rawAmount(this: Rulebook, game: Game, amount: Exclude<Amount, number>, as: Perspective): number {
    if (amount === 'X') return as.x ?? 0;
    switch (amount.kind) {
      case 'xOf':
        return this.variableUsedBy(amount.of === 'target' ? as.target : as.eventObject);
      case 'times':
        return amount.factor * this.amount(game, amount.of, as) + (amount.plus ?? 0);
      case 'half':
        return Math.floor(this.amount(game, amount.of, as) / 2);
      case 'count': {
        const count = this.permanentsMatching(game, amount.of, as).length;
        return amount.cap === undefined ? count : Math.min(count, amount.cap);
      }
      case 'cards': {
        const players =
          amount.whose === 'everyones' ? game.players : [playerOf(game, as.controller)];
        return players
          .flatMap((p) => p[amount.zone])
          .filter((o) => o.id !== as.proposal?.object && this.matches(game, amount.of, o, as))
          .length;
      }
      case 'devotion':
        return amount.to === undefined
          ? 0
          : this.devotion(game, as.controller, colorBits(amount.to));
      case 'symbols':
        return this.symbolsAmongPermanents(game, as.controller, COLOR_BITS[amount.color]);
      case 'power':
        return this.objectsOfAmount(amount.of, as).reduce((sum, o) => sum + this.powerOf(o), 0);
      case 'greatestPower':
        return Math.max(
          0,
          ...this.permanentsMatching(game, amount.of, as).map((p) => this.powerOf(p)),
        );
      case 'totalPower':
        return this.permanentsMatching(game, amount.of, as).reduce(
          (sum, p) => sum + this.powerOf(p),
          0,
        );
      case 'differentPowers':
        return new Set(this.permanentsMatching(game, amount.of, as).map((p) => this.powerOf(p)))
          .size;
      case 'manaValue':
        return this.objectsOfAmount(amount.of, as).reduce((sum, o) => sum + this.manaValue(o), 0);
      case 'counters':
        return (
          (as.source !== undefined && isPermanent(as.source) && as.source.counters?.[amount.of]) ||
          0
        );
      case 'spellsCast': {
        const cast = playerOf(game, as.proposal?.player ?? as.controller).castThisTurn ?? [];
        const { of } = amount;
        return of === undefined
          ? cast.length
          : cast.filter((f) => this.matches(game, of, asObject(f), as)).length;
      }
      case 'targets':
        return (as.proposal?.targets?.length ?? 0) - amount.beyond;
      case 'paidWith':
        return as.used?.[amount.cost]?.length ?? 0;
      case 'opponents':
        return opponentsOf(game, as.controller).length;
      case 'commanderManaValue':
        return this.greatestCommanderManaValue(game, as.controller);
      case 'timesPaid':
        return this.timesPaid(as, amount.keyword);
      case 'colorsSpent': {
        const spent = this.spentOn(as.source);
        return Object.keys(spent).filter((t) => t !== 'C' && (spent[t] ?? 0) > 0).length;
      }
      case 'manaSpent': {
        const spent = this.spentOn(as.source);
        if (amount.type !== undefined) return spent[amount.type] ?? 0;
        return Object.values(spent).reduce((sum, n) => sum + n, 0);
      }
      default:
        return amount satisfies never;
    }
  },

  objectsOfAmount(
    this: Rulebook,
    of: 'self' | keyof typeof USED,
    as: Perspective,
  ): readonly GameObject[] {
    if (of === 'self') return as.source === undefined ? [] : [as.source];
    return as.used?.[USED[of]] ?? [];
  },

  /**
   * The X that an object used: the one chosen for a spell, or for the spell that it was.
   * @see CR 107.3e
   */
  variableUsedBy(this: Rulebook, object: GameObject | undefined): number {
    if (object === undefined) return 0;
    return (isSpell(object) ? object.x : this.castRecordOf(object)?.x) ?? 0;
  },

  /** What is remembered of how the spell that an object is or was has been cast. @see CR 400.7d */
  castRecordOf(this: Rulebook, object: GameObject | undefined): CastRecord | undefined {
    return object !== undefined && 'cast' in object ? object.cast : undefined;
  },

  /**
   * How often an additional cost was paid for the spell that an object is or was. While the spell is being cast, what
   * was announced counts: it may make the spell cheaper.
   * @see CR 601.2b, 400.7d
   */
  timesPaid(this: Rulebook, { source, proposal }: Perspective, keyword: KeywordName): number {
    const isBeingCast = source !== undefined && isSpell(source) && source.cast === undefined;
    const additional =
      isBeingCast && proposal?.kind === 'cast'
        ? proposal.additional
        : this.castRecordOf(source)?.additional;
    return additional?.[keyword] ?? 0;
  },

  /** What was spent on the spell that an object is or was. */
  spentOn(this: Rulebook, object: GameObject | undefined): Readonly<Record<string, number>> {
    return { ...this.castRecordOf(object)?.spent };
  },

  greatestCommanderManaValue(this: Rulebook, game: Game, player: PlayerId): number {
    const commanders: GameObject[] = [
      ...game.battlefield.filter((p) => p.owner === player && p.commander !== undefined),
      ...playerOf(game, player).command.filter((o) => o.commander !== undefined),
    ];
    return Math.max(0, ...commanders.map((o) => this.manaValue(o)));
  },

  /** Whether a condition holds now. */
  holds(this: Rulebook, game: Game, condition: Condition, as: Perspective): boolean {
    switch (condition.kind) {
      case 'controls': {
        const mine: Filter = { ...condition.of, controller: condition.of.controller ?? 'you' };
        return this.permanentsMatching(game, mine, as).length >= (condition.atLeast ?? 1);
      }
      case 'amount': {
        const n = this.amount(game, condition.of, as);
        return n >= (condition.atLeast ?? 0) && n <= (condition.atMost ?? Number.POSITIVE_INFINITY);
      }
      case 'turn':
        return (game.activePlayer === as.controller) === (condition.whose === 'yours');
      case 'opponentLostLife':
        return opponentsOf(game, as.controller).some((p) => p.lostLife);
      case 'castBy':
        return this.castRecordOf(as.source)?.alternative === condition.keyword;
      case 'not':
        return !this.holds(game, condition.condition, as);
      case 'all':
        return condition.of.every((one) => this.holds(game, one, as));
      case 'targets':
        return (as.proposal?.targets ?? []).some((id: Id) => {
          const target = permanentOf(game, id);
          return target !== undefined && this.matches(game, condition.of, target, as);
        });
      default:
        return condition satisfies never;
    }
  },
};
