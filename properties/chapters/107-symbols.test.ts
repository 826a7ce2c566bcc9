import test from 'ava';
import { symbolFaults } from '../../fixtures/faults/107-symbols.ts';
import { variableFaults } from '../../fixtures/faults/107-variables.ts';
import { chapterProblems } from '../run/chapter-laws.ts';
import { spellingProperties } from './107-spelling.ts';
import { symbolProperties } from './107-symbols.ts';
import { unpaidXProperties } from './107-unpaid-x.ts';
import { variableProperties } from './107-variables.ts';

test('its properties hold on the rules, and kill every fault', async (t) => {
  t.deepEqual(
    await chapterProblems(
      [...spellingProperties, ...symbolProperties, ...variableProperties, ...unpaidXProperties],
      [...symbolFaults, ...variableFaults],
    ),
    [],
  );
});
