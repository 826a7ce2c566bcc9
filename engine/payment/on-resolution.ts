/**
 * Paying mana and life as a spell or ability resolves.
 * @see CR 118.12, 118.13b, 608.2g
 */
import { changePlayer } from '../change.ts';
import { type Choose, outcomes, pick } from '../choices.ts';
import { printDemand } from '../costs/demand.ts';
import type { Resolving } from '../effects.ts';
import { InputError } from '../errors.ts';
import { isSpell, locate, playerOf } from '../find.ts';
import type { Effect, PaidOnResolution, Payer } from '../model/effects.ts';
import type { Game, PlayerId } from '../model/game.ts';
import type { ManaText } from '../model/mana.ts';
import { isIllegal } from '../outcome.ts';
import type { Rulebook } from '../rulebook.ts';

/** A payment that an effect asks a player for. */
export interface AskedPayment {
  readonly payer: PlayerId;
  readonly mana: ManaText;
  /** The value of {X}; the payer chooses it where there is none. */
  readonly x?: number;
  readonly life: number;
}

/** The game once it is paid, and the X that was paid for. */
export interface PaidPayment {
  readonly game: Game;
  readonly x?: number;
}

/** How many games are looked at that a player may reach by activating mana abilities. */
const MOST_WINDOWS = 2_000;

type PayingEffect = Extract<Effect, { kind: 'mayPay' | 'unlessPays' }>;

export const resolutionPaymentRules = {
  /**
   * Asks for a payment; the rest of the effect depends on whether it is made.
   * @see CR 118.12, 118.12a
   */
  carryOutPayment(
    this: Rulebook,
    game: Game,
    effect: PayingEffect,
    by: Resolving,
    choose: Choose,
  ): Game {
    const asked = this.askedPayment(game, effect, by);
    const ways = asked === undefined ? [] : this.paymentsOnResolution(game, asked, by);
    const paid = pick<PaidPayment | undefined>(choose, 'pay', [undefined, ...ways]);
    const after = paid?.game ?? game;
    if ((paid !== undefined) !== (effect.kind === 'mayPay')) return after;
    const as = paid?.x === undefined ? by.as : { ...by.as, x: paid.x };
    return this.resolveEffects(after, effect.then, { ...by, as }, choose);
  },

  /** What an effect asks for, and of whom; undefined when it speaks of what is not there. */
  askedPayment(
    this: Rulebook,
    game: Game,
    effect: PayingEffect,
    by: Resolving,
  ): AskedPayment | undefined {
    const payer = this.payerOf(game, (effect.kind === 'unlessPays' && effect.who) || 'you', by);
    const asked = this.manaAsked(game, effect, by);
    if (payer === undefined || asked === undefined) return undefined;
    return { payer, life: this.amount(game, effect.life ?? 0, by.as), ...asked };
  },

  /** Who is asked; undefined when there is no such player, or no target that somebody controls. */
  payerOf(
    this: Rulebook,
    game: Game,
    who: Payer,
    { as, event, targets }: Resolving,
  ): PlayerId | undefined {
    if (who === 'you') return as.controller;
    if (who === 'eventPlayer') return event?.player;
    const target = [...game.stack, ...game.battlefield].find(({ id }) => id === targets?.[0]);
    return target?.controller;
  },

  /**
   * The mana, and the value of {X} in it: as the text says, or that of the spell or ability.
   * @see CR 107.3c, 107.3e, 107.3h, 107.3i
   */
  manaAsked(
    this: Rulebook,
    game: Game,
    { mana, x }: PaidOnResolution,
    by: Resolving,
  ): Pick<AskedPayment, 'mana' | 'x'> | undefined {
    if (typeof mana === 'object') return this.manaCostAsked(game, mana.manaCostOf, by);
    const value = x === undefined ? by.as.x : this.amount(game, x, by.as);
    return value === undefined ? { mana } : { mana, x: value };
  },

  /**
   * The mana cost of an object, to be paid while something resolves: {X} in it is 0, unless it is a spell on the stack.
   * @returns undefined when it is not there or has no mana cost.
   * @see CR 107.3h
   */
  manaCostAsked(
    this: Rulebook,
    game: Game,
    of: 'self' | 'target' | 'eventObject',
    by: Resolving,
  ): Pick<AskedPayment, 'mana' | 'x'> | undefined {
    const id =
      of === 'self' ? by.as.source?.id : of === 'target' ? by.targets?.[0] : by.event?.object;
    const object = id === undefined ? undefined : locate(game, id)?.object;
    if (object === undefined) return undefined;
    const { manaCost } = this.copiableValues(object);
    if (manaCost === null) return undefined;
    return { mana: manaCost, x: isSpell(object) ? (object.x ?? 0) : 0 };
  },

  /**
   * Every game in which a payment has just been made: mana abilities may be activated first, X is chosen where nothing
   * defines it, and hybrid and Phyrexian symbols are announced right before paying.
   * @throws {InputError} `choices/too-many`.
   * @see CR 107.3f, 118.13b, 608.2g
   */
  paymentsOnResolution(
    this: Rulebook,
    game: Game,
    asked: AskedPayment,
    by: Resolving,
  ): readonly PaidPayment[] {
    const found = new Map<string, PaidPayment>();
    for (const ready of this.gamesReadyToPay(game, asked)) {
      for (const x of this.valuesToPay(ready, asked)) {
        for (const paid of this.paidGames(ready, asked, x, by)) {
          found.set(
            JSON.stringify([paid, x]),
            x === undefined ? { game: paid } : { game: paid, x },
          );
        }
      }
    }
    return [...found.values()];
  },

  /** The values that {X} may have in a payment; more than all the player's mana cannot be paid. @see CR 107.3f */
  valuesToPay(
    this: Rulebook,
    game: Game,
    { mana, x, payer }: AskedPayment,
  ): readonly (number | undefined)[] {
    if (x !== undefined || !mana.includes('{X}')) return [x];
    const all = playerOf(game, payer).pool.reduce((sum, { amount }) => sum + amount, 0);
    return Array.from({ length: all + 1 }, (_, n) => n);
  },

  /** The games after paying from a pool, in every way. @see CR 118.3, 118.13b */
  paidGames(
    this: Rulebook,
    game: Game,
    { payer, mana, life }: AskedPayment,
    x: number | undefined,
    by: Resolving,
  ): readonly Game[] {
    const { source: object } = by.as;
    const costs = () => [{ mana }];
    const purpose = {
      action: 'other',
      player: payer,
      costs,
      ...(object ? { object } : {}),
    } as const;
    const spending = this.spendingFor(game, purpose);
    const ways = outcomes((choose) => this.announce(mana, { X: x ?? 0 }, undefined, choose));
    return ways.flatMap((way) => {
      const total = { mana: printDemand(way.demand), life: life + way.life };
      return this.paymentsOf(spending, total).map((left) => {
        const after = changePlayer(game, payer, (p) => ({ ...p, pool: left.pool }));
        return this.loseLife(after, payer, playerOf(game, payer).life - left.life);
      });
    });
  },

  /**
   * The games that a player may reach by activating mana abilities when mana is asked for, the one as it is among them.
   * @throws {InputError} `choices/too-many`.
   * @see CR 605.3a, 608.2g
   */
  gamesReadyToPay(this: Rulebook, game: Game, { payer, mana }: AskedPayment): readonly Game[] {
    if (!this.includesManaPayment({ mana, life: 0 })) return [game];
    const found = new Map([[JSON.stringify(game), game]]);
    for (const reached of found.values()) {
      for (const { by } of this.activationsNow(reached, payer)) {
        const outcome = this.activate(reached, by);
        for (const next of isIllegal(outcome) ? [] : outcome.games)
          found.set(JSON.stringify(next), next);
      }
      if (found.size > MOST_WINDOWS) throw tooMany(payer);
    }
    return [...found.values()];
  },
};

function tooMany(payer: PlayerId): InputError {
  return new InputError('choices/too-many', 'too many ways to activate mana abilities', {
    path: '/game/battlefield',
    value: payer,
    hint: `fewer permanents with mana abilities: at most ${MOST_WINDOWS} games are looked at`,
  });
}
