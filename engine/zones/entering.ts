/**
 * Permanents entering the battlefield: as a copy, tapped, with counters, with choices.
 * @see CR 614.1c, 614.12, 614.13, 616.1c
 */
import { removeObjects } from '../change.ts';
import { type Choose, pick } from '../choices.ts';
import type { Card, Face } from '../model/cards.ts';
import type { EntersWith } from '../model/effects.ts';
import type { Filter } from '../model/filters.ts';
import type {
  CastRecord,
  Commander,
  Game,
  LaterEffects,
  Permanent,
  PlayerId,
  Shown,
} from '../model/game.ts';
import { COLORS, type Id } from '../model/mana.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';
import { lotNames } from './alike.ts';
import { isCopying } from './copying.ts';

/** An object that is about to enter the battlefield. */
export interface Entering {
  /** The id that the permanent will have. */
  readonly id: Id;
  readonly card: Card;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  /** The card or spell that it was; a token was nothing before. */
  readonly from?: Id;
  readonly token?: true;
  readonly tapped?: true;
  readonly faceDown?: true;
  readonly shown?: Shown;
  readonly copy?: Face;
  readonly commander?: Commander;
  /** How the spell that it was was cast; its X is the X of what the permanent enters with (107.3m). */
  readonly cast?: CastRecord;
  readonly later?: LaterEffects;
  /** Counters that the effect which puts it there says, besides those that it enters with anyway. */
  readonly counters?: Readonly<Record<string, number>>;
}

/** An "enters with" ability that applies, with its own view. */
export interface Modifier {
  readonly ability: EntersWith;
  readonly as: Perspective;
}

export const enteringRules = {
  /**
   * Puts objects onto the battlefield, all at once. Each is judged as it will be there, before any of them is.
   * @see CR 603.6a, 603.6d, 614.12, 614.13
   */
  enterBattlefield(
    this: Rulebook,
    game: Game,
    entering: readonly Entering[],
    choose: Choose,
  ): Game {
    const from = new Set(entering.flatMap((e) => e.from ?? []));
    const before = removeObjects(game, from);
    const devoured: Id[] = [];
    const permanents = entering.map((e) => {
      const entered = this.entersAs(before, e, devoured, choose);
      devoured.push(...entered.devoured);
      return entered.permanent;
    });
    const eaten = devoured.length === 0 ? before : this.sacrifice(before, devoured, choose);
    const after = { ...eaten, battlefield: [...eaten.battlefield, ...permanents] };
    return this.trigger(
      eaten,
      after,
      permanents.map((object) => ({ on: 'enters', object })),
    );
  },

  /**
   * The permanent as it enters, and what it devours: copy effects are applied before all others.
   * @param taken what objects that enter with it devour already.
   * @see CR 614.12, 616.1c
   */
  entersAs(
    this: Rulebook,
    game: Game,
    entering: Entering,
    taken: readonly Id[],
    choose: Choose,
  ): { readonly permanent: Permanent; readonly devoured: readonly Id[] } {
    const x = this.enteringX(entering);
    const { permanent: copied, by } = this.entersAsCopy(
      game,
      this.plainPermanent(entering),
      x,
      choose,
    );
    const others = this.entersWith(game, copied, x).filter((one) => !isCopying(one));
    const modifiers = by === undefined ? others : [by, ...others];
    const put = new Map(Object.entries(entering.counters ?? {}));
    const add = (counter: string, count: number) =>
      put.set(counter, (put.get(counter) ?? 0) + count);
    add('loyalty', this.printedLoyalty(game, copied));
    const devoured: Id[] = [];
    let permanent = copied;
    for (const { ability, as } of modifiers) {
      permanent = this.entersChanged(game, permanent, ability, choose);
      if (ability.counters !== undefined)
        add(ability.counters.counter, this.amount(game, ability.counters.amount, as));
      if (ability.devours === undefined) continue;
      const food = this.devourable(game, ability.devours.what, as).filter(
        (p) => !taken.includes(p.id) && !devoured.includes(p.id),
      );
      const eaten = chooseSome(game, food, choose);
      devoured.push(...eaten.map((p) => p.id));
      add('+1/+1', ability.devours.counters * eaten.length);
    }
    for (const [counter, count] of put) {
      const total = this.countersPut(game, permanent, counter, count, choose);
      if (total > 0) permanent = this.withCounters(permanent, counter, total);
    }
    return { permanent, devoured };
  },

  /** The permanent before anything modifies how it enters: new to its controller, and summoning sick (302.6). */
  plainPermanent(this: Rulebook, { from: _, counters: __, ...entering }: Entering): Permanent {
    return { ...entering, newlyControlled: true, enteredThisTurn: true };
  },

  /**
   * The X that what a permanent enters with speaks of: that of the spell that it was, else 0.
   * @see CR 107.3m
   */
  enteringX(this: Rulebook, { cast }: Entering): number {
    return cast?.x ?? 0;
  },

  /**
   * The effects that modify how a permanent enters: its own that speak of itself, as it would be on the
   * battlefield, and those of permanents that are there before it; not its own that speak of others.
   * @see CR 614.1c, 614.12
   */
  entersWith(this: Rulebook, game: Game, permanent: Permanent, x: number): readonly Modifier[] {
    const own = { controller: permanent.controller, source: permanent, x };
    const ofItself = this.entersWithAbilities(permanent)
      .filter((ability) => ability.what === 'self')
      .map((ability) => ({ ability, as: own }));
    const ofOthers = this.permanentsWithAbilities(game)
      .filter((source) => !source.phasedOut)
      .flatMap((source) => {
        const as = this.perspectiveOf(source, '');
        return this.entersWithAbilities(source)
          .filter(({ what }) => what !== 'self' && this.matches(game, what, permanent, as))
          .map((ability) => ({ ability, as }));
      });
    return [...ofItself, ...ofOthers].filter(({ ability, as }) =>
      this.holdsIfAny(game, ability.onlyIf, as),
    );
  },

  entersWithAbilities(this: Rulebook, source: Permanent): readonly EntersWith[] {
    return this.abilitiesOf(source).filter((a) => a.kind === 'entersWith');
  },

  /** What one effect does to a permanent that enters, counters and copies aside. */
  entersChanged(
    this: Rulebook,
    game: Game,
    permanent: Permanent,
    { tapped, chooses, addTypes, asCopyOf }: EntersWith,
    choose: Choose,
  ): Permanent {
    // The types that a copy has besides are among its copiable values already.
    const added = asCopyOf === undefined ? addTypes : undefined;
    const later =
      added === undefined
        ? {}
        : {
            later: {
              ...permanent.later,
              addTypes: [...(permanent.later?.addTypes ?? []), ...added],
            },
          };
    const changed: Permanent = { ...permanent, ...later, ...(tapped ? { tapped } : {}) };
    if (chooses === undefined) return changed;
    if (chooses === 'color') {
      const color = choose(`colour for ${permanent.id}`, COLORS);
      return { ...changed, chosen: { ...changed.chosen, color } };
    }
    const [first, ...others] = this.creatureTypesAround(game, permanent);
    if (first === undefined) return changed;
    const subtype = pick(choose, `creature type for ${permanent.id}`, [first, ...others]);
    return { ...changed, chosen: { ...changed.chosen, subtype } };
  },

  /** The creature types that it makes any difference to choose. */
  creatureTypesAround(this: Rulebook, game: Game, permanent: Permanent): readonly string[] {
    const cards = game.players.flatMap((p) => [
      ...p.hand,
      ...p.graveyard,
      ...p.exile,
      ...p.command,
    ]);
    const objects = [permanent, ...game.battlefield, ...cards];
    const types = objects
      .filter((o) => this.typesOf(game, o).includes('creature'))
      .flatMap((o) => this.subtypesOf(o));
    return [...new Set(types)].sort();
  },

  /**
   * What a permanent may devour as it enters: neither itself nor what enters with it.
   * @see CR 614.13
   */
  devourable(this: Rulebook, game: Game, what: Filter, as: Perspective): readonly Permanent[] {
    return this.permanentsMatching(game, { controller: 'you', ...what }, as);
  },
};

/** Any number of these; which of several equal ones does not matter. */
function chooseSome(game: Game, from: readonly Permanent[], choose: Choose): readonly Permanent[] {
  if (from.length === 0) return [];
  const lots = new Map<string, Permanent[]>();
  const nameOf = lotNames(game);
  for (const permanent of from) {
    const lot = nameOf(permanent);
    lots.set(lot, [...(lots.get(lot) ?? []), permanent]);
  }
  return [...lots.values()].flatMap((lot) => {
    const counts = Array.from({ length: lot.length + 1 }, (_, n) => n);
    return lot.slice(0, choose('how many to devour', counts));
  });
}
