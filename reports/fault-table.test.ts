import test from 'ava';
import { fault } from '../fixtures/fault.ts';
import type { Matrix } from '../properties/run/matrix.ts';
import { faultJson, faultTable, loose } from './fault-table.ts';
import { sampleRun } from './sample.ts';
import { styled } from './style.ts';

const counterexample = sampleRun.properties[1]?.counterexample;
const faultOf = (id: string, cites: readonly string[]) =>
  fault({ id, cites, says: `What ${id} gets wrong`, replaces: {} });

const matrix: Matrix = {
  faults: [
    {
      fault: faultOf('118.7a/taken', ['118.7a']),
      killedBy: [
        { property: '700.5/other', boards: 1 },
        { property: '118.7/slow', boards: 90 },
        { property: '118.7/quick', boards: 4 },
      ],
      ...(counterexample === undefined ? {} : { counterexample }),
    },
    { fault: faultOf('700.5/safe', ['700.5']), killedBy: [] },
  ],
  properties: ['118.7/slow', '118.7/quick', '700.5/other', '700.5/idle'],
  unsound: [],
};

test('who kills whom', (t) => {
  t.deepEqual(faultTable(matrix, styled(false)), [
    '',
    '118 Costs',
    '  ✓ 118.7a/taken: What 118.7a/taken gets wrong',
    '    killed by 118.7/quick after 4 boards, and 2 others',
    '    smallest: 1 permanent; expected {B}, actual {0}',
    '',
    '700 Devotion',
    '  ✗ 700.5/safe: What 700.5/safe gets wrong',
    '    survives',
    '',
    '2 faults, 1 killed; 4 properties, 3 of them kill',
    'survive: 700.5/safe',
    'kill nothing: 700.5/idle',
  ]);
  t.true(faultTable(matrix, styled(false), true).includes('        battlefield'));
});

test('for programs', (t) => {
  t.deepEqual(faultJson(matrix), {
    faults: [
      {
        id: '118.7a/taken',
        cites: ['118.7a'],
        killedBy: [
          { property: '118.7/quick', boards: 4 },
          { property: '118.7/slow', boards: 90 },
          { property: '700.5/other', boards: 1 },
        ],
      },
      { id: '700.5/safe', cites: ['700.5'], killedBy: [] },
    ],
    properties: matrix.properties,
  });
});

test('what is loose', (t) => {
  t.deepEqual(loose(matrix), { survivors: ['700.5/safe'], idle: ['700.5/idle'] });
});
