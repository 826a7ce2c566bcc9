/**
 * HTML and XML that cannot be broken by what is put into them.
 */

import { printable } from './printable.ts';

/** Text that is markup already. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A template of markup: whatever is put into it is escaped, unless it is markup itself. */
export function markup(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Markup)[]
): Markup {
  return new Markup(parts.map((part, i) => part + rendered(values[i] ?? '')).join(''));
}

export function join(pieces: readonly Markup[]): Markup {
  return new Markup(pieces.map(({ text }) => text).join(''));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function rendered(value: string | number | Markup): string {
  if (value instanceof Markup) return value.text;
  return printable(String(value)).replace(
    /[&<>"']/g,
    (character) => ENTITIES[character] ?? character,
  );
}
