/**
 * Subtypes that are not creature types: having every creature type does not give these.
 * @see CR 205.3
 */
const LAND_TYPES = [
  'plains',
  'island',
  'swamp',
  'mountain',
  'forest',
  'cave',
  'desert',
  'gate',
  'lair',
  'locus',
  'mine',
  'planet',
  'power-plant',
  'sphere',
  'tower',
  'town',
  "urza's",
] as const;

const ARTIFACT_TYPES = [
  'attraction',
  'blood',
  'bobblehead',
  'clue',
  'contraption',
  'equipment',
  'food',
  'fortification',
  'gold',
  'heartwood',
  'incubator',
  'infinity',
  'junk',
  'lander',
  'map',
  'mutagen',
  'powerstone',
  'spacecraft',
  'stone',
  'terminus',
  'treasure',
  'vehicle',
  'vibranium',
] as const;

const ENCHANTMENT_TYPES = [
  'aura',
  'background',
  'cartouche',
  'case',
  'class',
  'curse',
  'role',
  'room',
  'rune',
  'saga',
  'shard',
  'shrine',
] as const;

const SPELL_TYPES = ['adventure', 'arcane', 'chorus', 'lesson', 'omen', 'trap'] as const;

const NOT_CREATURE_TYPES: ReadonlySet<string> = new Set([
  ...LAND_TYPES,
  ...ARTIFACT_TYPES,
  ...ENCHANTMENT_TYPES,
  ...SPELL_TYPES,
]);

/** Whether a subtype is a creature type; planeswalker types are names and no filter asks for them. */
export function isCreatureType(subtype: string): boolean {
  return !NOT_CREATURE_TYPES.has(subtype);
}
