/**
 * Mana symbols and mana costs: their text, and the parsed form that the rules work on.
 * @see CR 107.4
 */
import { InputError } from '../errors.ts';
import { COLORS, type Color, type ManaText, type ManaType } from '../model/mana.ts';

/** One way to pay for one symbol, as announced for hybrid and Phyrexian symbols (601.2b). */
export type Way = ManaType | 'S' | 'life' | { readonly generic: number };

/** A mana symbol: what stands between braces. */
export interface ManaSymbol {
  /** Canonical, with braces: `"{W/U}"`. */
  readonly text: string;
  /** The colours that it has, as a set of bits in the order WUBRG. */
  readonly colors: number;
  /** Every way to pay for it; more than one for hybrid and Phyrexian symbols, none for a variable. */
  readonly ways: readonly Way[];
  readonly variable?: 'X' | 'Y' | 'Z';
}

/** Bits of a set of colours. */
export const COLOR_BITS: Readonly<Record<Color, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16 };

/** @param colors any colours, repeated or not. */
export function colorBits(colors: readonly Color[]): number {
  let bits = 0;
  for (const color of colors) bits |= COLOR_BITS[color];
  return bits;
}

/** @returns the colours of a set, in the order WUBRG. */
export function colorsOfBits(bits: number): Color[] {
  return COLORS.filter((color) => (bits & COLOR_BITS[color]) !== 0);
}

/** Life that pays for a Phyrexian symbol (107.4f). */
export const PHYREXIAN_LIFE = 2;

const symbol = (text: string, colors: readonly Color[], ways: readonly Way[]): ManaSymbol => ({
  text: `{${text}}`,
  colors: colorBits(colors),
  ways,
});

/** The ten pairs as cards print them, each in the order of the colour wheel. */
const PAIRS = ['WU', 'WB', 'UB', 'UR', 'BR', 'BG', 'RG', 'RW', 'GW', 'GU'].map(
  (pair) => [...pair] as [Color, Color],
);

/** Every symbol that is not a number or a variable, in canonical order. */
export const SYMBOLS: readonly ManaSymbol[] = [
  symbol('S', [], ['S']),
  symbol('C', [], ['C']),
  ...COLORS.map((c) => symbol(`2/${c}`, [c], [{ generic: 2 }, c])),
  ...COLORS.map((c) => symbol(`C/${c}`, [c], ['C', c])),
  ...PAIRS.map(([a, b]) => symbol(`${a}/${b}`, [a, b], [a, b])),
  ...PAIRS.map(([a, b]) => symbol(`${a}/${b}/P`, [a, b], [a, b, 'life'])),
  ...COLORS.map((c) => symbol(`${c}/P`, [c], [c, 'life'])),
  ...COLORS.map((c) => symbol(c, [c], [c])),
];

export const VARIABLES = ['X', 'Y', 'Z'] as const;
export type Variable = (typeof VARIABLES)[number];

const VARIABLE_SYMBOLS: readonly ManaSymbol[] = VARIABLES.map((variable) => ({
  ...symbol(variable, [], []),
  variable,
}));

/** Symbols by their text in any order of the parts: `W/U` and `U/W`. */
const BY_TEXT: ReadonlyMap<string, ManaSymbol> = new Map(
  [...SYMBOLS, ...VARIABLE_SYMBOLS].flatMap((s) => {
    const parts = s.text.slice(1, -1).split('/');
    const swapped = parts.length < 2 ? parts : [parts[1], parts[0], ...parts.slice(2)];
    return [parts, swapped].map((p) => [p.join('/'), s] as const);
  }),
);

const ORDER: ReadonlyMap<string, number> = new Map(
  [...VARIABLE_SYMBOLS.map((s) => s.text), '#', ...SYMBOLS.map((s) => s.text)].map((text, i) => [
    text,
    i,
  ]),
);

/** The largest number that may stand in a symbol. */
export const MAX_GENERIC = 1_000_000;

/** A parsed mana cost: its symbols as written, with the same numbers of generic mana summed apart. */
export interface ManaCost {
  /** In canonical order; generic mana is at most one of them. */
  readonly symbols: readonly ManaSymbol[];
  /** Canonical text. */
  readonly text: ManaText;
  /** Generic mana of all number symbols. */
  readonly generic: number;
}

const genericSymbol = (n: number): ManaSymbol => ({
  text: `{${n}}`,
  colors: 0,
  ways: [{ generic: n }],
});

function readSymbol(inside: string, text: ManaText): ManaSymbol {
  const known = BY_TEXT.get(inside);
  if (known !== undefined) return known;
  if (/^\d+$/.test(inside)) {
    const n = Number(inside);
    if (n > MAX_GENERIC) {
      throw new InputError(
        'cost/too-large',
        `{${inside}} is more generic mana than a cost may have`,
        {
          value: text,
          hint: `at most {${MAX_GENERIC}}`,
        },
      );
    }
    return genericSymbol(n);
  }
  throw new InputError('cost/unknown-symbol', `{${inside}} is not a mana symbol`, {
    value: text,
    hint: 'symbols are {W} {U} {B} {R} {G} {C} {S} {X}, numbers, and hybrids such as {W/U} {2/W} {C/W} {W/P} {W/U/P}',
  });
}

function readSymbols(text: ManaText): ManaSymbol[] {
  if (!/^(\{[^{}]+\})+$/.test(text)) {
    throw new InputError('cost/syntax', 'a mana cost is one or more symbols in braces', {
      value: text,
      hint:
        text === ''
          ? 'write "{0}" for a cost of nothing, null for no mana cost'
          : 'for example "{2}{W/U}{X}"',
    });
  }
  return text
    .slice(1, -1)
    .split('}{')
    .map((inside) => readSymbol(inside, text));
}

const RANK_OF_NUMBERS = ORDER.get('#') ?? 0;

const rank = (s: ManaSymbol): number => ORDER.get(s.text) ?? RANK_OF_NUMBERS;

/** Sorts symbols and sums the numbers; a number of zero is left out beside others. */
function fromSymbols(all: readonly ManaSymbol[]): ManaCost {
  let generic = 0;
  const others: ManaSymbol[] = [];
  for (const s of all) {
    const way = s.ways[0];
    if (s.ways.length === 1 && typeof way === 'object') generic += way.generic;
    else others.push(s);
  }
  const symbols = generic > 0 ? [...others, genericSymbol(generic)] : others;
  if (symbols.length > 1) symbols.sort((a, b) => rank(a) - rank(b));
  return { symbols, generic, text: symbols.map((s) => s.text).join('') || '{0}' };
}

const CACHE_SIZE = 20_000;
const cache = new Map<ManaText, ManaCost>();

/**
 * Reads a mana cost, symbols in any order.
 * @param text `"{2}{W/U}{X}"`; `"{0}"` for a cost of nothing.
 * @throws {InputError} `cost/syntax`, `cost/unknown-symbol`, `cost/too-large`.
 * @see CR 107.4
 */
export function parseManaCost(text: ManaText): ManaCost {
  const cached = cache.get(text);
  if (cached !== undefined) return cached;
  const cost = fromSymbols(readSymbols(text));
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(text, cost);
  return cost;
}

/** @returns the canonical text: variables, generic, snow, colourless, hybrids, then WUBRG. */
export function printManaCost(cost: ManaCost): ManaText {
  return cost.text;
}

/** The costs in one, as on a fused spell or for a cost with additional costs. */
export function joinManaTexts(texts: readonly ManaText[]): ManaText {
  return texts.length === 1 ? (texts[0] ?? '{0}') : parseManaCost(texts.join('') || '{0}').text;
}
