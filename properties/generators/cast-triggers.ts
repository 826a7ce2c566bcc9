/**
 * Spells that are cast under permanents whose abilities wait for that.
 */
import * as fc from 'fast-check';
import type { Ability, Card, Filter, Permanent, PlayerId } from '../../engine/index.ts';
import type { PlanOnBoard } from '../laws/castings.ts';
import { OPPONENT, YOU } from './boards.ts';
import { plainCard } from './cards.ts';
import { castingGame, planOf } from './castings.ts';

/** What an ability waits for, and whether the spell is that. */
interface Awaited {
  readonly what: Filter;
  readonly isMet: (spell: Card) => boolean;
}

const AWAITED: readonly Awaited[] = [
  { what: {}, isMet: () => true },
  { what: { types: ['creature'] }, isMet: ({ types }) => types.includes('creature') },
  { what: { notTypes: ['creature'] }, isMet: ({ types }) => !types.includes('creature') },
  { what: { colors: ['B'] }, isMet: ({ manaCost }) => manaCost?.includes('B') ?? false },
  { what: { hasX: true }, isMet: ({ manaCost }) => manaCost?.includes('{X}') ?? false },
  { what: { self: true }, isMet: () => false },
];

/** A permanent that waits for spells, and whether it sees this one. */
export interface Watcher {
  readonly permanent: Permanent;
  readonly sees: boolean;
}

export interface CastUnderWatchers extends PlanOnBoard {
  readonly watchers: readonly Watcher[];
  /** How many abilities of the spell look at its own casting, and at the casting of any spell. */
  readonly own: number;
  readonly general: number;
  readonly x: number;
}

const onCast = (what: Filter, by?: 'you' | 'opponent'): Ability => ({
  kind: 'triggered',
  event: { on: 'cast', what, ...(by ? { by } : {}) },
  effects: [{ kind: 'gainLife', amount: 'X' }],
});

const someone = fc.constantFrom<PlayerId>(YOU, YOU, OPPONENT);
const doer = fc.constantFrom('you' as const, 'you' as const, 'opponent' as const, undefined);

const watcher = fc.record({ awaited: fc.constantFrom(...AWAITED), controller: someone, by: doer });

/**
 * A spell with or without abilities that look at casting, under permanents of both players that do.
 * @param most how many such permanents there are at most.
 * @param least how many abilities of the spell look at its own casting at least.
 */
export const castUnderWatchers = (most = 4, least = 0): fc.Arbitrary<CastUnderWatchers> =>
  fc
    .record({
      watchers: fc.array(watcher, { maxLength: most }),
      types: fc.constantFrom(['creature' as const], ['instant' as const], ['artifact' as const]),
      symbols: fc.constantFrom('{1}', '{B}', '{X}{B}', '{X}{1}', '{U/B}'),
      own: fc.integer({ min: least, max: 2 }),
      general: fc.nat(1),
      x: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ watchers, types, symbols, own, general, x }) => {
      const abilities = [
        ...Array<Ability>(own).fill(onCast({ self: true }, 'you')),
        ...Array<Ability>(general).fill(onCast({}, 'you')),
      ];
      const card = plainCard(symbols, types, abilities.length === 0 ? {} : { abilities });
      const all = watchers.map(({ awaited, controller, by }, i): Watcher => {
        const abilitiesOf = { abilities: [onCast(awaited.what, by)] };
        const permanent: Permanent = {
          id: `w${i + 1}`,
          card: plainCard('{2}', ['enchantment'], abilitiesOf),
          owner: controller,
          controller,
        };
        const isHers = by === undefined || (by === 'you') === (controller === YOU);
        return { permanent, sees: isHers && awaited.isMet(card) };
      });
      const chosen = symbols.includes('{X}') ? x : 0;
      const game = castingGame(card, {
        pool: [
          { type: 'B', amount: 2 },
          { type: 'C', amount: 6 },
        ],
        battlefield: all.map(({ permanent }) => permanent),
      });
      const plan = planOf({}, chosen > 0 ? { x: chosen } : {});
      return { game, plan, watchers: all, own, general, x: chosen };
    });
