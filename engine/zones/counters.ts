/**
 * Putting counters on permanents, and what makes them more.
 * @see CR 614.16, 616.1
 */
import { changePermanent } from '../change.ts';
import { type Choose, pick } from '../choices.ts';
import { InputError } from '../errors.ts';
import { permanentOf } from '../find.ts';
import type { CounterReplacement } from '../model/effects.ts';
import type { Game, Permanent } from '../model/game.ts';
import type { Id } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';

export type CounterChange = CounterReplacement['change'];

export const counterRules = {
  /** Puts counters on a permanent; none when it is not there. */
  putCounters(
    this: Rulebook,
    game: Game,
    id: Id,
    counter: string,
    count: number,
    choose: Choose,
  ): Game {
    const permanent = permanentOf(game, id);
    if (permanent === undefined) return game;
    const put = this.countersPut(game, permanent, counter, count, choose);
    return put === 0 ? game : changePermanent(game, id, (p) => this.withCounters(p, counter, put));
  },

  /**
   * With how many loyalty counters a planeswalker enters: two fewer for each Phyrexian symbol that was paid with life
   * when it is compleated. Life paid for its spell counts as paid for those symbols first.
   * @see CR 306.5b, 702.150a
   */
  printedLoyalty(this: Rulebook, game: Game, permanent: Permanent): number {
    const { loyalty = 0, manaCost } = this.copiableValues(permanent);
    if (!this.typesOf(game, permanent).includes('planeswalker')) return 0;
    if (this.keywordOf(permanent, 'compleated') === undefined) return loyalty;
    const symbols = manaCost?.match(/\/P\}/g)?.length ?? 0;
    const paid = Math.floor((permanent.cast?.lifePaid ?? 0) / 2);
    return Math.max(0, loyalty - 2 * Math.min(symbols, paid));
  },

  withCounters(this: Rulebook, permanent: Permanent, counter: string, count: number): Permanent {
    const { counters = {} } = permanent;
    return { ...permanent, counters: { ...counters, [counter]: (counters[counter] ?? 0) + count } };
  },

  /**
   * How many counters are put where some would be, after the replacement effects, in an order that the
   * permanent's controller picks. Where none would be, there is nothing to replace.
   * @see CR 614.5, 614.7, 616.1
   */
  countersPut(
    this: Rulebook,
    game: Game,
    permanent: Permanent,
    counter: string,
    count: number,
    choose: Choose,
  ): number {
    if (count <= 0) return 0;
    const results = this.everyCount(count, this.counterChanges(game, permanent, counter));
    const [first = count, ...others] = results;
    return pick(choose, `${counter} counters on ${permanent.id}`, [first, ...others]);
  },

  /** The replacement effects that are about these counters on this permanent. @see CR 614.16 */
  counterChanges(
    this: Rulebook,
    game: Game,
    permanent: Permanent,
    counter: string,
  ): readonly CounterChange[] {
    return game.battlefield.flatMap((source) =>
      source.phasedOut
        ? []
        : this.abilitiesOf(source).flatMap((ability) =>
            ability.kind === 'counterReplacement' &&
            (ability.counter === undefined || ability.counter === counter) &&
            this.matches(game, ability.what, permanent, this.perspectiveOf(source, ''))
              ? [ability.change]
              : [],
          ),
    );
  },

  /**
   * What a number comes to under every order of the changes, each applied once, in falling order.
   * @see CR 614.5, 616.1f
   */
  everyCount(this: Rulebook, count: number, changes: readonly CounterChange[]): readonly number[] {
    const kinds = new Map<string, { readonly change: CounterChange; times: number }>();
    for (const change of changes) {
      const key = JSON.stringify(change);
      const kind = kinds.get(key) ?? { change, times: 0 };
      kind.times += 1;
      kinds.set(key, kind);
    }
    const list = [...kinds.values()];
    let states = new Map([[`${count}|`, { count, left: list.map((k) => k.times) }]]);
    for (let step = 0; step < changes.length; step += 1) {
      const next: typeof states = new Map();
      for (const state of states.values()) {
        for (const [i, { change }] of list.entries()) {
          const times = state.left[i] ?? 0;
          if (times === 0) continue;
          const reached = this.changeCount(state.count, change);
          const left = state.left.with(i, times - 1);
          next.set(`${reached}|${left}`, { count: reached, left });
        }
      }
      states = next;
    }
    return [...new Set([...states.values()].map((s) => s.count))].sort((a, b) => b - a);
  },

  /** @throws {InputError} `amount/too-large`. */
  changeCount(this: Rulebook, count: number, change: CounterChange): number {
    const changed = change.kind === 'plus' ? count + change.n : count * change.by;
    if (Number.isSafeInteger(changed)) return changed;
    throw new InputError('amount/too-large', `${changed} counters are more than can be counted`, {
      value: changed,
      hint: 'numbers are exact up to 2 to the 53rd',
    });
  },
};
