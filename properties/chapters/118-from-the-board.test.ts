import test from 'ava';
import { fromBoardFaults } from '../../fixtures/faults/118-from-the-board.ts';
import { chapterProblems } from '../run/chapter-laws.ts';
import { comparedBoardProperties } from './118-boards-compared.ts';
import { countedBoardProperties } from './118-counted-boards.ts';
import { fromBoardProperties } from './118-from-the-board.ts';

test('its properties hold on the rules, and kill every fault', async (t) => {
  const properties = [
    ...fromBoardProperties,
    ...comparedBoardProperties,
    ...countedBoardProperties,
  ];
  t.deepEqual(await chapterProblems(properties, fromBoardFaults), []);
});
