import test from 'ava';
import { InputError } from '../errors.ts';
import {
  COLOR_BITS,
  colorBits,
  colorsOfBits,
  joinManaTexts,
  MAX_GENERIC,
  parseManaCost,
  printManaCost,
  SYMBOLS,
  VARIABLES,
} from './mana-cost.ts';

const printed = (text: string): string => printManaCost(parseManaCost(text));

test('there are 42 symbols besides numbers and variables', (t) => {
  const kinds = new Map<string, number>();
  for (const { text } of SYMBOLS) {
    const kind = text.replaceAll(/[WUBRG]/g, 'c');
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  t.deepEqual(
    [...kinds].sort(),
    [
      ['{2/c}', 5],
      ['{C/c}', 5],
      ['{C}', 1],
      ['{S}', 1],
      ['{c/P}', 5],
      ['{c/c/P}', 10],
      ['{c/c}', 10],
      ['{c}', 5],
    ].sort(),
  );
});

for (const { text } of SYMBOLS) {
  test(`${text} is read as it is printed, its halves in either order`, (t) => {
    t.is(printed(text), text);
    const [a = '', b, ...rest] = text.slice(1, -1).split('/');
    if (b !== undefined) t.is(printed(`{${[b, a, ...rest].join('/')}}`), text);
  });
}

for (const variable of VARIABLES) {
  test(`{${variable}} is a variable with no way to pay for it as it stands`, (t) => {
    const [symbol] = parseManaCost(`{${variable}}`).symbols;
    t.is(symbol?.variable, variable);
    t.deepEqual(symbol?.ways, []);
    t.is(symbol?.colors, 0);
  });
}

const WAYS: Readonly<Record<string, readonly [colors: string, ways: readonly unknown[]]>> = {
  '{W}': ['W', ['W']],
  '{C}': ['', ['C']],
  '{S}': ['', ['S']],
  '{3}': ['', [{ generic: 3 }]],
  '{W/U}': ['WU', ['W', 'U']],
  '{G/W}': ['WG', ['G', 'W']],
  '{2/B}': ['B', [{ generic: 2 }, 'B']],
  '{C/B}': ['B', ['C', 'B']],
  '{B/P}': ['B', ['B', 'life']],
  '{G/U/P}': ['UG', ['G', 'U', 'life']],
};

for (const [text, [colors, ways]] of Object.entries(WAYS)) {
  test(`${text}: its colours and how it is paid for`, (t) => {
    const [symbol] = parseManaCost(text).symbols;
    t.is(colorsOfBits(symbol?.colors ?? -1).join(''), colors);
    t.deepEqual(symbol?.ways, ways);
  });
}

const CANONICAL: readonly [written: string, canonical: string, generic: number][] = [
  ['{0}', '{0}', 0],
  ['{0}{0}', '{0}', 0],
  ['{0}{R}', '{R}', 0],
  ['{1}{2}', '{3}', 3],
  ['{R}{2}', '{2}{R}', 2],
  ['{G}{W}{R}{B}{U}', '{W}{U}{B}{R}{G}', 0],
  ['{U}{X}{1}{X}', '{X}{X}{1}{U}', 1],
  ['{Y}{X}', '{X}{Y}', 0],
  ['{C}{S}{2}', '{2}{S}{C}', 2],
  ['{W}{U/W}{2/G}{C/R}{B/P}{G/U/P}', '{2/G}{C/R}{W/U}{G/U/P}{B/P}{W}', 0],
  ['{1000000}', '{1000000}', 1_000_000],
  ['{007}', '{7}', 7],
];

for (const [written, canonical, generic] of CANONICAL) {
  test(`${written} is written ${canonical}`, (t) => {
    t.is(printed(written), canonical);
    t.is(parseManaCost(written).generic, generic);
    t.is(printed(canonical), canonical);
  });
}

const ERRORS: readonly [text: string, code: string][] = [
  ['', 'cost/syntax'],
  ['2W', 'cost/syntax'],
  ['{W', 'cost/syntax'],
  ['W}', 'cost/syntax'],
  ['{W} {U}', 'cost/syntax'],
  ['{{W}}', 'cost/syntax'],
  ['{}', 'cost/syntax'],
  ['{w}', 'cost/unknown-symbol'],
  ['{H}', 'cost/unknown-symbol'],
  ['{P}', 'cost/unknown-symbol'],
  ['{T}', 'cost/unknown-symbol'],
  ['{W/W}', 'cost/unknown-symbol'],
  ['{3/W}', 'cost/unknown-symbol'],
  ['{C/P}', 'cost/unknown-symbol'],
  ['{2/W/P}', 'cost/unknown-symbol'],
  ['{-1}', 'cost/unknown-symbol'],
  ['{1.5}', 'cost/unknown-symbol'],
  ['{__proto__}', 'cost/unknown-symbol'],
  [`{${MAX_GENERIC + 1}}`, 'cost/too-large'],
  [`{${'9'.repeat(400)}}`, 'cost/too-large'],
];

for (const [text, code] of ERRORS) {
  test(`${text.slice(0, 20) || 'nothing at all'} is no mana cost: ${code}`, (t) => {
    const error = t.throws(() => parseManaCost(text), { instanceOf: InputError });
    t.is(error?.code, code);
    t.is(error?.value, text);
    t.not(error?.hint, '');
  });
}

test('a cost is read again after so many others that it was forgotten', (t) => {
  const before = parseManaCost('{2}{W/U}{X}');
  t.is(parseManaCost('{2}{W/U}{X}'), before);
  for (let n = 0; n <= 20_000; n += 1) parseManaCost(`{${n}}{W}`);
  t.deepEqual(parseManaCost('{2}{W/U}{X}'), before);
});

test('costs in one', (t) => {
  t.is(joinManaTexts([]), '{0}');
  t.is(joinManaTexts(['{1}{R}']), '{1}{R}');
  t.is(joinManaTexts(['{1}{R}', '{3}{G}', '{0}']), '{4}{R}{G}');
});

test('sets of colours are bits', (t) => {
  t.is(colorBits([]), 0);
  t.is(colorBits(['G', 'W', 'G']), COLOR_BITS.W | COLOR_BITS.G);
  t.deepEqual(colorsOfBits(colorBits(['G', 'B', 'W'])), ['W', 'B', 'G']);
  t.deepEqual(colorsOfBits(31), ['W', 'U', 'B', 'R', 'G']);
});
