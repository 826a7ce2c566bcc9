import test from 'ava';
import { colorFaults } from '../../fixtures/faults/202-colors.ts';
import { layoutFaults } from '../../fixtures/faults/202-layouts.ts';
import { manaValueFaults } from '../../fixtures/faults/202-mana-value.ts';
import { chapterProblems } from '../run/chapter-laws.ts';
import { colorProperties } from './202-colors.ts';
import { copyProperties } from './202-copies.ts';
import { layoutProperties } from './202-layouts.ts';
import { manaValueProperties } from './202-mana-value.ts';

test('its properties hold on the rules, and kill every fault', async (t) => {
  t.deepEqual(
    await chapterProblems(
      [...manaValueProperties, ...layoutProperties, ...copyProperties, ...colorProperties],
      [...manaValueFaults, ...layoutFaults, ...colorFaults],
    ),
    [],
  );
});
