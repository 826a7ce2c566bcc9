/**
 * Subtypes that are no creature types, so that "every creature type" does not mean them.
 * @see CR 205.3
 */

const LANDS = [
  ...['plains', 'island', 'swamp', 'mountain', 'forest'],
  ...['cave', 'cloud', 'desert', 'gate', 'lair', 'locus', 'mine', 'planet', 'power-plant'],
  ...['sphere', 'tower', 'town', "urza's"],
];

const ARTIFACTS = [
  ...['attraction', 'blood', 'bobblehead', 'clue', 'contraption', 'equipment', 'food'],
  ...['fortification', 'gold', 'incubator', 'infinity', 'junk', 'lander', 'map', 'powerstone'],
  ...['spacecraft', 'stone', 'treasure', 'vehicle'],
];

const ENCHANTMENTS = [
  ...['aura', 'background', 'cartouche', 'case', 'class', 'curse', 'role', 'room', 'rune'],
  ...['saga', 'shard', 'shrine'],
];

const SPELLS = ['adventure', 'arcane', 'chorus', 'lesson', 'omen', 'trap'];

const OTHERS: ReadonlySet<string> = new Set([...LANDS, ...ARTIFACTS, ...ENCHANTMENTS, ...SPELLS]);

/** Whether a subtype, in lower case, is a creature type; the names of planeswalkers are taken for such. */
export function isCreatureType(subtype: string): boolean {
  return !OTHERS.has(subtype);
}
