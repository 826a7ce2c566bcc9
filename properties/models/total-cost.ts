/**
 * A model of the total cost, of another shape than the engine: a cost is a bag of symbols as text, every
 * announcement and every order is tried one by one, and symbols are taken out of the bag by name.
 */

/** A change of a cost as the model knows it. */
export type ModelChange =
  | { readonly more: string }
  | { readonly less: string; readonly coloredOnly?: boolean; readonly notBelow?: number }
  | { readonly atLeast: number };

interface Bag {
  readonly symbols: readonly string[];
  readonly life: number;
}

const split = (text: string): string[] => text.match(/[^{}]+/g) ?? [];
const isNumber = (symbol: string): boolean => /^\d+$/.test(symbol);

/** `"3"` is three times `"1"`; a colour is itself. */
const unfold = (symbol: string): string[] =>
  isNumber(symbol) ? Array<string>(Number(symbol)).fill('1') : [symbol];

/** Everything that a symbol may be announced as. */
function announcements(symbol: string): string[][] {
  const parts = symbol.split('/');
  if (parts.length === 1) return [unfold(symbol)];
  return parts.map((part) => (part === 'P' ? ['life', 'life'] : unfold(part)));
}

/** Every way to pick one of each list. */
function product<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>(
    (ways, list) => ways.flatMap((way) => list.map((one) => [...way, one])),
    [[]],
  );
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((one, i) => permutations(list.toSpliced(i, 1)).map((rest) => [one, ...rest]));
}

function without(symbols: readonly string[], one: string): readonly string[] {
  const at = symbols.indexOf(one);
  return at < 0 ? symbols : symbols.toSpliced(at, 1);
}

/** Takes one announced symbol of a reduction out of the bag. */
function take(symbols: readonly string[], one: string, coloredOnly: boolean): readonly string[] {
  const wanted = one === 'S' ? '1' : one;
  if (symbols.includes(wanted))
    return coloredOnly && wanted === '1' ? symbols : without(symbols, wanted);
  return coloredOnly ? symbols : without(symbols, '1');
}

/** Every bag that one reduction may leave. */
function reduced(
  bag: Bag,
  { less, coloredOnly = false, notBelow }: Extract<ModelChange, { less: string }>,
): Bag[] {
  const ways = product(
    split(less).map((s) => announcements(s).filter((way) => !way.includes('life'))),
  );
  return ways.map((way) => {
    let symbols = bag.symbols;
    for (const one of way.flat()) {
      if (notBelow !== undefined && symbols.length <= notBelow) break;
      symbols = take(symbols, one, coloredOnly);
    }
    return { ...bag, symbols };
  });
}

/** As text, in the order and form of totals. */
function write({ symbols, life }: Bag): string {
  const generic = symbols.filter((s) => s === '1').length;
  const text = [...'SCWUBRG']
    .flatMap((kind) => symbols.filter((s) => s === kind))
    .map((s) => `{${s}}`);
  const mana = [...(generic > 0 ? [`{${generic}}`] : []), ...text].join('') || '{0}';
  return life > 0 ? `${mana} and ${life} life` : mana;
}

/**
 * Every total, as text.
 * @param cost without variables.
 * @param changes in no order; each applies.
 * @see CR 601.2b, 601.2f, 118.7
 */
export function modelTotals(cost: string, changes: readonly ModelChange[]): string[] {
  const more = changes.flatMap((c) => ('more' in c ? split(c.more) : []));
  const less = changes.filter((c) => 'less' in c);
  const least = Math.max(0, ...changes.map((c) => ('atLeast' in c ? c.atLeast : 0)));
  const announced = product([...split(cost), ...more].map(announcements)).map((way) => way.flat());
  const found = new Set<string>();
  for (const way of announced) {
    const start: Bag = {
      symbols: way.filter((s) => s !== 'life'),
      life: way.filter((s) => s === 'life').length,
    };
    for (const order of permutations(less)) {
      const ends = order.reduce<Bag[]>(
        (bags, one) => bags.flatMap((bag) => reduced(bag, one)),
        [start],
      );
      for (const { symbols, life } of ends) {
        const filler = Array<string>(Math.max(0, least - symbols.length)).fill('1');
        found.add(write({ symbols: [...symbols, ...filler], life }));
      }
    }
  }
  return [...found].sort();
}
