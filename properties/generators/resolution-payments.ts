/**
 * Abilities that ask for a payment as they resolve, with what it may be paid with.
 */
import * as fc from 'fast-check';
import type { CardObject, Effect, Game, ManaType, StackedAbility } from '../../engine/index.ts';
import { gameOf, YOU } from './boards.ts';
import { plainCard } from './cards.ts';
import { addsMana, land, yours } from './makers.ts';
import { withPool } from './payments.ts';

/** A symbol, and what may be paid for it: mana of a type, generic mana, or 2 life. */
export const SYMBOLS = {
  '{W/B}': ['W', 'B'],
  '{G/U}': ['G', 'U'],
  '{2/W}': ['W', 2],
  '{C/B}': ['C', 'B'],
  '{W/P}': ['W', 'life'],
  '{G/U/P}': ['G', 'U', 'life'],
} as const satisfies Readonly<Record<string, readonly (ManaType | 2 | 'life')[]>>;

export interface ResolutionPayment {
  readonly game: Game;
  readonly symbol: keyof typeof SYMBOLS;
  readonly pool: readonly ManaType[];
  /** What the untapped lands `land1`, `land2` … tap for. */
  readonly lands: readonly ManaType[];
  /** What the card `guide` in the hand gives when it is exiled, if there is one. */
  readonly guide?: ManaType;
  readonly life: number;
  /** The ability does something unless it is paid, rather than if. */
  readonly unless: boolean;
}

/** An ability of yours on the stack. */
export const abilityAbove = (
  effects: readonly Effect[],
  more: Partial<StackedAbility> = {},
): StackedAbility => ({
  kind: 'ability',
  id: 'ability',
  source: 'source',
  controller: YOU,
  effects,
  ...more,
});

const type = fc.constantFrom<ManaType>('W', 'B', 'G', 'U', 'C');

/** Life cannot be paid to cast spells or to activate abilities, which has nothing to do with this. */
const ANGEL = yours(
  'angel',
  plainCard('{W}{W}', ['enchantment'], { abilities: [{ kind: 'cannotPay', what: 'life' }] }),
);

/** A card that is exiled from the hand for mana. */
const guideFor = (mana: ManaType): CardObject => ({
  id: 'guide',
  card: plainCard('{2}{R}', ['creature'], {
    abilities: [{ ...addsMana(`{${mana}}`, { exileThis: true }), from: 'hand' }],
  }),
});

/** Each player loses 3 life if this is paid, or if it is not. */
export const resolutionPayment: fc.Arbitrary<ResolutionPayment> = fc
  .record({
    symbol: fc.constantFrom(...(Object.keys(SYMBOLS) as (keyof typeof SYMBOLS)[])),
    pool: fc.array(type, { maxLength: 2 }),
    lands: fc.array(type, { maxLength: 2 }),
    life: fc.constantFrom(20, 20, 2, 1),
    unless: fc.boolean(),
    angel: fc.boolean(),
    guide: fc.option(type, { nil: undefined, freq: 3 }),
  })
  .map(({ symbol, pool, lands, life, unless, angel, guide }) => {
    const effect: Effect = {
      kind: unless ? 'unlessPays' : 'mayPay',
      mana: symbol,
      then: [{ kind: 'loseLife', amount: 3, who: 'eachOpponent' }],
    };
    const battlefield = [
      ...lands.map((symbolOf, i) => land(`land${i + 1}`, `{${symbolOf}}`)),
      ...(angel ? [ANGEL] : []),
    ];
    const game = withPool(
      gameOf({
        battlefield,
        hand: guide === undefined ? [] : [guideFor(guide)],
        stack: [abilityAbove([effect])],
      }),
      pool.map((one) => ({ type: one, amount: 1 })),
      life,
    );
    return { game, symbol, pool, lands, life, unless, ...(guide ? { guide } : {}) };
  });
