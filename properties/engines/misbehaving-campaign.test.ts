/**
 * A campaign against a program that misbehaves goes on to its end.
 */
import { fileURLToPath } from 'node:url';
import test from 'ava';
import type { Property } from '../property.ts';
import { runCampaign } from '../run/campaign.ts';
import { toyProperty, toyWorld } from '../run/toys.ts';
import type { PropertyReport } from '../verdicts.ts';
import { openEngine } from './named.ts';

/** The programs answer every devotion with 0 and misbehave when they are asked for red. */
const asking = (id: string, color: 'R' | 'G'): Property =>
  toyProperty({
    id,
    then: ({ game }, engine) => {
      engine.devotion({ game, player: 'A', to: [color] });
    },
  });

const PROPERTIES = [
  asking('700.5/before', 'G'),
  asking('700.5/red', 'R'),
  asking('700.5/after', 'G'),
];

async function campaign(script: string): Promise<readonly PropertyReport[]> {
  const path = new URL(`../../fixtures/engines/misbehaving/${script}.mjs`, import.meta.url);
  const engineCommand = `"${process.execPath}" "${fileURLToPath(path)}"`;
  const opened = await openEngine({ engine: 'reference', engineCommand, callTimeout: 1_000 });
  try {
    const options = { properties: PROPERTIES, engine: opened.engine, world: toyWorld };
    return (await runCampaign({ ...options, seed: 1, runs: 20 })).properties;
  } finally {
    opened.close();
  }
}

const BREAKS: readonly (readonly [string, RegExp])[] = [
  [
    'exits-midway',
    /^devotion threw ProgramError \[exited\]: exit code 139; its last words were "Segmentation fault, or so"$/,
  ],
  ['hangs', /^devotion threw ProgramError \[timed-out\]: no answer within 1000 ms/],
  ['logs-to-stdout', /^devotion threw ProgramError \[not-json\]/],
  ['wrong-form', /^devotion threw ProgramError \[wrong-form\]/],
];

for (const [script, reason] of BREAKS) {
  test.serial(`a program that ${script} has one property errored`, async (t) => {
    const reports = await campaign(script);
    t.deepEqual(
      reports.map(({ verdict }) => verdict),
      ['passed', 'errored', 'passed'],
    );
    t.regex(reports[1]?.reason ?? '', reason);
  });
}

test.serial('a program that declines has one property unsupported', async (t) => {
  const reports = await campaign('declines');
  t.deepEqual(
    reports.map(({ verdict }) => verdict),
    ['passed', 'unsupported', 'passed'],
  );
  t.is(reports[1]?.reason, 'no red yet');
});
