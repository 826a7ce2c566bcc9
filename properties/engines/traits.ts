/**
 * Which cards an engine takes: what is drawn for it, and what it is not asked about.
 */
import { type Card, type EngineTraits, InputError } from '../../engine/index.ts';
import { everything, type World } from '../generators/world.ts';

/**
 * What boards for this engine are drawn from.
 * @throws {InputError} `engine/no-cards` when it takes none of the cards that there are.
 */
export function worldFor(traits: EngineTraits): World {
  const { cards: names } = traits;
  const listed =
    names === undefined
      ? everything.cards
      : everything.cards.filter(({ name }) => names.includes(name));
  const cards = listed.filter((card) => untaken(traits, card) === undefined);
  if (cards.length > 0) return { cards, generated: names === undefined };
  throw new InputError('engine/no-cards', `${traits.name} takes none of the cards that there are`, {
    path: '/cards',
    value: names,
    hint: 'names are those of the files in fixtures/cards; without "cards", it takes any card',
  });
}

/**
 * @param of a question, or a card.
 * @returns why the engine does not take it, if it does not.
 */
export function untaken({ cards, abilities }: EngineTraits, of: unknown): string | undefined {
  if (cards === undefined && abilities === undefined) return undefined;
  const taken = new Set<string>(abilities);
  for (const object of objectsIn(of)) {
    if (cards !== undefined && isCard(object) && !cards.includes(object.name)) {
      return `it does not take the card ${object.name}`;
    }
    if (abilities === undefined) continue;
    const unknown = namesOfAbilities(object).find((name) => !taken.has(name));
    if (unknown !== undefined) return `it does not take ${unknown}`;
  }
  return undefined;
}

/** Every object of some JSON, at whatever depth. */
function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

const isCard = (object: object): object is Card =>
  'name' in object && 'manaCost' in object && 'types' in object;

/** The kinds of an object's abilities, and its keywords. */
function namesOfAbilities(object: object): string[] {
  const named = (list: unknown, key: string): string[] =>
    Array.isArray(list) ? list.map((entry) => String(new Map(Object.entries(entry)).get(key))) : [];
  return [
    ...('abilities' in object ? named(object.abilities, 'kind') : []),
    ...('keywords' in object ? named(object.keywords, 'keyword') : []),
    ...('gained' in object ? named(object.gained, 'keyword') : []),
  ];
}
