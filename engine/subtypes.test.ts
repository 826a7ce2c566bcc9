import test from 'ava';
import { isCreatureType } from './subtypes.ts';

test('creature types are told from those of lands, artifacts, enchantments and spells', (t) => {
  for (const type of ['elf', 'god', 'shapeshifter', 'eldrazi']) t.true(isCreatureType(type), type);
  for (const type of ['forest', "urza's", 'treasure', 'vehicle', 'aura', 'arcane'])
    t.false(isCreatureType(type), type);
});
