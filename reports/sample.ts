/**
 * A run with every verdict, for tests of what is made of it.
 */
import { toyGame } from '../properties/run/toys.ts';
import type { Counterexample, PropertyReport, RunReport } from '../properties/verdicts.ts';

const counterexample: Counterexample = {
  format: 'manaproof/counterexample',
  version: 1,
  property: '118.7a/sample',
  cites: ['118.7a', '601.2f'],
  says: 'A generic reduction takes only generic mana & nothing else',
  engine: 'sample <engine>',
  drawn: {
    game: toyGame(['{B}']),
    proposal: { kind: 'cast', player: 'A', object: 'p0' },
    changes: [{ less: '{1}' }],
  },
  message: 'the total is wrong',
  expected: [{ mana: '{B}', life: 0 }],
  actual: [{ mana: '{0}', life: 0 }],
  why: ['{1} less takes generic mana (118.7a)', 'so {B} stays'],
  seed: 7,
  boards: 12,
  shrinks: 3,
};

const report = (id: string, changes: Partial<PropertyReport>): PropertyReport => ({
  id,
  cites: [id.split('/', 1)[0] ?? ''],
  says: `What ${id} says`,
  verdict: 'passed',
  boards: 200,
  mattered: 150,
  labels: { common: 150, rare: 3, never: 0 },
  ...changes,
});

export const sampleRun: RunReport = {
  format: 'manaproof/run',
  version: 1,
  engine: 'sample <engine>',
  seed: 7,
  runs: 200,
  boards: 812,
  interrupted: false,
  properties: [
    report('118.7/sample', {}),
    report('118.7a/sample', {
      verdict: 'failed',
      boards: 12,
      mattered: 12,
      labels: { common: 12, rare: 1 },
      counterexample,
    }),
    report('118.7b/sample', {
      verdict: 'errored',
      reason: 'totalCosts threw RangeError: no \u0000 total \u001b[31m',
      boards: 0,
      mattered: 0,
      labels: {},
    }),
    report('700.5/sample', {
      verdict: 'vacuous',
      reason: 'none of 200 boards was what it is about',
    }),
    report('700.5/other', {
      verdict: 'unsupported',
      reason: 'the engine has no devotion',
      boards: 0,
      mattered: 0,
    }),
    report('700.5a/sample', { verdict: 'expected', declined: 20 }),
  ],
};
