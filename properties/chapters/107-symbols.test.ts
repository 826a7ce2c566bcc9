import test from 'ava';
import { symbolFaults } from '../../fixtures/faults/107-symbols.ts';
import { variableFaults } from '../../fixtures/faults/107-variables.ts';
import { testChapter } from '../chapter-laws.ts';
import { symbolProperties } from './107-symbols.ts';
import { variableProperties } from './107-variables.ts';

testChapter(
  test,
  [...symbolProperties, ...variableProperties],
  [...symbolFaults, ...variableFaults],
);
