/**
 * `manaproof list`: the properties, the rules, and what is covered.
 */
import { RULES, type Rule } from '../../fixtures/rules.ts';
import { PROPERTIES } from '../../properties/catalogue.ts';
import type { Property } from '../../properties/property.ts';
import { chapterHeading } from '../chapters.ts';
import { counted } from '../describe/words.ts';
import type { Style } from '../style.ts';
import { EXIT, type Exit, type Terminal, writeJson, writeLines } from './command.ts';

export interface ListOptions {
  readonly json?: boolean;
}

export function list({ json }: ListOptions, terminal: Terminal): Exit {
  const rules = [...RULES.values()];
  if (json) writeJson(terminal, listed(PROPERTIES, rules));
  else writeLines(terminal, listText(PROPERTIES, rules, terminal.style));
  return EXIT.passed;
}

function listed(properties: readonly Property[], rules: readonly Rule[]): object {
  return {
    properties: properties.map(({ id, cites, says, asks, covers = {} }) => ({
      id,
      cites,
      says,
      asks,
      covers,
    })),
    rules: rules.map((rule) => ({ ...rule, properties: citing(properties, rule) })),
  };
}

/** The properties, each under the first rule that it cites; the rules that others cite, and those that none does. */
export function listText(
  properties: readonly Property[],
  rules: readonly Rule[],
  style: Style,
): string[] {
  let heading = '';
  const lines = rules.flatMap((rule) => {
    const before = heading;
    heading = chapterHeading(rule.chapter);
    const cited = citing(properties, rule).length > 0;
    const line = `  ${cited ? '✓' : '·'} ${rule.number.padEnd(8)}${rule.title}`;
    return [
      ...(heading === before ? [] : ['', style.strong(heading)]),
      cited ? line : style.faint(line),
      ...properties
        .filter(({ cites }) => cites[0] === rule.number)
        .flatMap(({ id, says }) => [`      ${style.good(id)}`, `        ${says}`]),
    ];
  });
  const covered = rules.filter((rule) => citing(properties, rule).length > 0).length;
  const summary = `${counted(properties.length, 'property')} about ${covered} of ${counted(rules.length, 'rule')}`;
  return [...lines, '', style.strong(summary)];
}

function citing(properties: readonly Property[], { number }: Rule): string[] {
  return properties.filter(({ cites }) => cites.includes(number)).map(({ id }) => id);
}
