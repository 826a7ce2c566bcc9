/**
 * Boards for devotion: permanents in every state that it tells apart, and a question about them.
 */
import * as fc from 'fast-check';
import type { Color, Game, ManaText, Permanent, PlayerId } from '../../engine/index.ts';
import {
  battlefieldOf,
  gameOf,
  OPPONENT,
  type PermanentState,
  permanentState,
  YOU,
} from './boards.ts';
import { plainCard } from './cards.ts';
import { choiceSymbol, color, coloredSymbol, oddCost, write } from './costs.ts';
import { cardOf, parts } from './layouts.ts';
import type { World } from './world.ts';

/** A permanent of yours. */
export const yours = (state: Omit<PermanentState, 'owner' | 'controller'>): PermanentState => ({
  owner: YOU,
  controller: YOU,
  ...state,
});

/** One that raises devotion to each colour and each combination of colours. */
export const devotionRaiser: fc.Arbitrary<PermanentState> = fc
  .integer({ min: 1, max: 3 })
  .map((amount) =>
    yours({
      card: plainCard('{3}', ['artifact'], { abilities: [{ kind: 'devotionBonus', amount }] }),
    }),
  );

/** A cost with symbols that devotion counts: of one colour, of two, of a colour and something else. */
export const devotedCost: fc.Arbitrary<ManaText> = fc
  .tuple(fc.nat(4), fc.array(fc.oneof(coloredSymbol, choiceSymbol), { minLength: 1, maxLength: 4 }))
  .map(([generic, symbols]) => write([`{${generic}}`, ...symbols]));

/** One whose cost has such symbols. */
export const devoted: fc.Arbitrary<PermanentState> = devotedCost.map((cost) =>
  yours({ card: plainCard(cost, ['creature']) }),
);

/** One that shows a part of its card: with the cost of that part, of both, or with none. */
export const partial: fc.Arbitrary<PermanentState> = fc
  .tuple(
    fc.constantFrom(
      ['transforming', 'other'] as const,
      ['modal', 'other'] as const,
      ['meld', 'other'] as const,
      ['room', 'front'] as const,
      ['room', 'other'] as const,
      ['room', 'both'] as const,
      ['room', 'neither'] as const,
      ['adventure', 'front'] as const,
      ['prototype', 'front'] as const,
      ['prototype', 'other'] as const,
    ),
    parts,
    oddCost,
  )
  .map(([[layout, shown], costs, partner]) =>
    yours({
      card: cardOf(layout, costs),
      ...(shown === 'front' ? {} : { shown }),
      ...(layout === 'meld' ? { meldedWith: plainCard(partner, ['creature']) } : {}),
    }),
  );

/** One without a mana cost to see, whatever is beneath. */
export const costless: fc.Arbitrary<PermanentState> = fc
  .tuple(devotedCost, parts, fc.constantFrom(0, 1, 2, 3, 4, 5, 6))
  .map(([cost, costs, how]): PermanentState => {
    const card = plainCard(cost, ['creature']);
    const states = [
      { card, faceDown: true },
      { card, phasedOut: true },
      { card, copy: plainCard(null, ['creature']) },
      { card: plainCard(null, ['creature'], { textSymbols: cost }), token: true },
      { card: cardOf('transforming', costs), shown: 'other' },
      { card: cardOf('meld', costs), shown: 'other', meldedWith: card },
      { card: cardOf('room', costs), shown: 'neither' },
    ] as const;
    return yours(states[how] ?? states[0]);
  });

/** A question about devotion. */
export interface Devotion {
  readonly game: Game;
  readonly player: PlayerId;
  readonly to: readonly Color[];
}

/** One colour, as most cards ask, or several. */
export const asked: fc.Arbitrary<Color[]> = fc.oneof(
  { weight: 2, arbitrary: color.map((c) => [c]) },
  { weight: 3, arbitrary: fc.uniqueArray(color, { minLength: 2, maxLength: 5 }) },
);

/** Permanents of both players, most of them yours. */
export function devotionBoard(world: World, maxLength = 5): fc.Arbitrary<Permanent[]> {
  const known = permanentState(world);
  const made = [devoted, devoted, devoted, partial, devotionRaiser];
  return fc
    .array(world.generated ? fc.oneof(known, known, ...made) : known, { maxLength })
    .map((states) => battlefieldOf(states));
}

/** What devotion to some colours is on some board. */
export function devotionQuestion(world: World, maxLength?: number): fc.Arbitrary<Devotion> {
  return fc
    .record({
      battlefield: devotionBoard(world, maxLength),
      player: fc.constantFrom(YOU, YOU, YOU, OPPONENT),
      to: asked,
    })
    .map(({ battlefield, ...question }) => ({ game: gameOf({ battlefield }), ...question }));
}
