/**
 * Mana costs: as real cards have them, and such as love rare symbols.
 */
import * as fc from 'fast-check';
import { COLORS, type ManaText, parseManaCost, SYMBOLS, VARIABLES } from '../../engine/index.ts';
import { type RealCost, realCosts } from '../../fixtures/costs.ts';

/**
 * Draws by weight with one number, which shrinks towards the first of the list. Without a bias towards the ends: they
 * would be drawn every fourth time, whatever their weight.
 */
export function weighted<T extends { readonly weight: number }>(
  list: readonly T[],
): fc.Arbitrary<T> {
  const ends: number[] = [];
  let total = 0;
  for (const { weight } of list) {
    total += weight;
    ends.push(total);
  }
  return fc.noBias(fc.nat(total - 1)).map((at) => {
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return list[low] as T;
  });
}

const simplicity = ({ manaCost }: RealCost): number => manaCost?.length ?? 0;
const REAL = [...realCosts()].sort((a, b) => simplicity(a) - simplicity(b));
const CASTABLE = REAL.filter((real) => real.manaCost !== null);

/** Mana cost and type line of a real card, as often as cards have them. */
export const realCost: fc.Arbitrary<RealCost> = weighted(REAL);

/** Colours in the order WUBRG. */
export const color = fc.constantFrom(...COLORS);
export const colors = fc.subarray([...COLORS], { minLength: 1 });

const PLAIN = COLORS.map((c) => `{${c}}`);
const RARE = SYMBOLS.map((s) => s.text).filter((text) => !PLAIN.includes(text));

export const coloredSymbol = fc.constantFrom(...PLAIN);
export const rareSymbol = fc.constantFrom(...RARE);
export const anySymbol = fc.constantFrom(...PLAIN, ...RARE);
export const variable = fc.constantFrom(...VARIABLES.map((v) => `{${v}}`));

/** A symbol that can be paid in two ways or more. */
export const choiceSymbol = fc.constantFrom(
  ...SYMBOLS.filter((s) => s.ways.length > 1).map((s) => s.text),
);

const generic = fc.nat(9).map((n) => (n === 0 ? '' : `{${n}}`));

/** Writes symbols as a mana cost; none are `{0}`. */
export function write(symbols: readonly string[]): ManaText {
  return parseManaCost(symbols.join('') || '{0}').text;
}

/** Costs of every kind of symbol, the rare ones as often as the plain ones; no variables. */
export const oddCost: fc.Arbitrary<ManaText> = fc
  .tuple(generic, fc.array(fc.oneof(coloredSymbol, rareSymbol), { maxLength: 4 }))
  .map(([number, symbols]) => write([number, ...symbols]));

/** Costs of numbers and plain colours, {C} and {S} among them: nothing to announce. */
export const plainCost: fc.Arbitrary<ManaText> = fc
  .tuple(generic, fc.array(fc.constantFrom(...PLAIN, ...PLAIN, '{C}', '{S}'), { maxLength: 4 }))
  .map(([number, symbols]) => write([number, ...symbols]));

/** What a real card costs, without {X}. */
export const printedCost: fc.Arbitrary<ManaText> = weighted(CASTABLE).map((real) =>
  write([(real.manaCost ?? '{0}').replaceAll(/\{[XYZ]\}/g, '') || '{0}']),
);

/** Any cost without variables: mostly real ones and odd ones in equal parts. */
export const fixedCost: fc.Arbitrary<ManaText> = fc.oneof(printedCost, plainCost, oddCost);

/** A cost with one {X} or more. */
export const variableCost: fc.Arbitrary<ManaText> = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fixedCost)
  .map(([count, cost]) => write(['{X}'.repeat(count), cost]));

/** Any cost, none at all (`null`) among them. */
export const manaCost: fc.Arbitrary<ManaText | null> = fc.oneof(
  { weight: 8, arbitrary: fixedCost },
  { weight: 2, arbitrary: variableCost },
  { weight: 1, arbitrary: fc.constant(null) },
);
