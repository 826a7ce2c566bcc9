/**
 * The grammar that the phrases share.
 */
import type { Color } from '../../engine/index.ts';

export const COLOR_NAMES: Readonly<Record<Color, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
};

/** `one`, `one or two`, `one, two or three`. */
export function listed(words: readonly string[], link = 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${link} ${last}`;
}

/** The plural of an English noun, as regular as the nouns of the game are. */
export function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** `1 board`, `2 boards`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? noun : plural(noun)}`;
}

/** `a creature`, `an artifact`, `another land`. */
export function article(phrase: string): string {
  if (phrase.startsWith('other ')) return `an${phrase}`;
  return `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

/** `firstStrike` as `first strike`. */
export function spaced(identifier: string): string {
  return identifier.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function colorNames(colors: readonly Color[], link = 'or'): string {
  return listed(
    colors.map((color) => COLOR_NAMES[color]),
    link,
  );
}

/** Joins the parts of a phrase that are there. */
export function phrase(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part) => part !== false && part !== undefined && part !== '').join(' ');
}

/** What a `switch` over a union calls when it has met every arm. */
export function impossible(value: never): never {
  throw new TypeError(`nothing is known of ${JSON.stringify(value)}`);
}
