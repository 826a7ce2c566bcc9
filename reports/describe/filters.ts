/**
 * What a filter matches, as a noun phrase: `noncreature spells`, `a black creature you control`.
 */
import type { Filter } from '../../engine/index.ts';
import { article, colorNames, listed, phrase, plural } from './words.ts';

/** What is filtered; permanents are called by their types alone. */
export type Noun = 'permanent' | 'spell' | 'card' | 'object';

/** All that match: `creatures you control`. */
export function describeAll(filter: Filter, noun: Noun = 'permanent'): string {
  return matching(filter, noun, plural);
}

/** One that matches: `a creature you control`. */
export function describeOne(filter: Filter, noun: Noun = 'permanent'): string {
  const one = describeBare(filter, noun);
  return isNamed(filter) ? one : article(one);
}

/** One that matches, without an article: `creature you control`. */
export function describeBare(filter: Filter, noun: Noun = 'permanent'): string {
  return matching(filter, noun, (word) => word);
}

/** Whether the filter is about one known object, which takes no article. */
function isNamed(filter: Filter): boolean {
  return filter.self === true || filter.attachedToThis === true || filter.id !== undefined;
}

function matching(filter: Filter, noun: Noun, inflect: (word: string) => string): string {
  if (filter.id !== undefined) return phrase(filter.id, ...after(filter));
  if (filter.self) return phrase(`this ${noun}`, ...after(filter));
  if (filter.attachedToThis) return phrase('what this is attached to', ...after(filter));
  const { anyOf, ...rest } = filter;
  if (anyOf !== undefined && Object.keys(rest).length === 0) {
    return listed(anyOf.map((option) => matching(option, noun, inflect)));
  }
  const options = anyOf?.map((option) => describeOne(option, noun)) ?? [];
  return phrase(
    ...before(filter),
    head(filter, noun, inflect),
    ...after(filter),
    options.length > 0 && `being ${listed(options)}`,
  );
}

function before(filter: Filter): (string | false | undefined)[] {
  return [
    filter.other && 'other',
    filter.tapped !== undefined && (filter.tapped ? 'tapped' : 'untapped'),
    filter.attacking !== undefined && (filter.attacking ? 'attacking' : 'nonattacking'),
    filter.faceDown && 'face-down',
    filter.commander && 'commander',
    filter.token === false && 'nontoken',
    filter.supertypes?.join(' '),
    filter.notSupertypes?.map((type) => `non${type}`).join(' '),
    filter.colors && colorNames(filter.colors),
    filter.colorless && 'colourless',
    filter.multicolored && 'multicoloured',
    filter.notTypes?.map((type) => `non${type}`).join(' '),
    filter.subtypes && listed(filter.subtypes),
  ];
}

function head(filter: Filter, noun: Noun, inflect: (word: string) => string): string {
  const token = filter.token === true ? 'token' : undefined;
  const types = [...(filter.types ?? []), filter.allTypes?.join(' ') ?? ''].filter(Boolean);
  if (types.length === 0) return inflect(token ?? noun);
  const last = token ?? (noun === 'permanent' ? undefined : noun);
  return last === undefined ? listed(types.map(inflect)) : phrase(listed(types), inflect(last));
}

function after(filter: Filter): (string | false | undefined)[] {
  return [
    filter.controller && (filter.controller === 'you' ? 'you control' : 'an opponent controls'),
    filter.owner && (filter.owner === 'you' ? 'you own' : 'an opponent owns'),
    filter.name !== undefined && `named ${filter.name}`,
    filter.chosenSubtype && 'of the chosen type',
    filter.chosenColor && 'of the chosen colour',
    bounds('power', filter.minPower, filter.maxPower),
    bounds('mana value', filter.minManaValue, filter.maxManaValue),
    filter.hasX !== undefined && (filter.hasX ? 'with {X} in its cost' : 'without {X} in its cost'),
  ];
}

function bounds(what: string, min?: number, max?: number): string | undefined {
  if (min !== undefined && max !== undefined) {
    return min === max ? `with ${what} ${min}` : `with ${what} ${min} to ${max}`;
  }
  if (min !== undefined) return `with ${what} ${min} or more`;
  return max === undefined ? undefined : `with ${what} ${max} or less`;
}
