import test from 'ava';
import { devotionFaults } from '../../fixtures/faults/700-devotion.ts';
import { devotedPermanentFaults } from '../../fixtures/faults/700-permanents.ts';
import { chapterProblems } from '../run/chapter-laws.ts';
import { devotionProperties } from './700-devotion.ts';
import { devotionLayerProperties } from './700-layers.ts';
import { devotedPermanentProperties } from './700-permanents.ts';
import { resolvedDevotionProperties } from './700-resolution.ts';
import { devotionUseProperties } from './700-uses.ts';

test('its properties hold on the rules, and kill every fault', async (t) => {
  t.deepEqual(
    await chapterProblems(
      [
        ...devotionProperties,
        ...devotedPermanentProperties,
        ...devotionLayerProperties,
        ...devotionUseProperties,
        ...resolvedDevotionProperties,
      ],
      [...devotionFaults, ...devotedPermanentFaults],
    ),
    [],
  );
});
