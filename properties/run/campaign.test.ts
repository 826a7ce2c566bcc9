import test from 'ava';
import type { Property } from '../property.ts';
import { type CampaignOptions, runCampaign } from './campaign.ts';
import { checkProperty } from './run-property.ts';
import { SLICE } from './seeds.ts';
import { toyEngine, toyProperty, toyWorld } from './toys.ts';

const named = (...names: string[]): Property[] =>
  names.map((name) => toyProperty({ id: `700.5/${name}` }));

const options = (changes: Partial<CampaignOptions> = {}): CampaignOptions => ({
  properties: named('one', 'two', 'three'),
  engine: toyEngine(),
  world: toyWorld,
  seed: 3,
  runs: 250,
  ...changes,
});

const off = toyEngine((right) => (right >= 4 ? 0 : right));

test('every property has its boards, and a verdict in the order of the catalogue', async (t) => {
  const report = await runCampaign(options());
  t.deepEqual(
    report.properties.map(({ id, verdict, boards }) => [id, verdict, boards]),
    [
      ['700.5/one', 'passed', 250],
      ['700.5/two', 'passed', 250],
      ['700.5/three', 'passed', 250],
    ],
  );
  t.is(report.boards, 750);
  t.is(report.runs, 250);
  t.false(report.interrupted);
});

test('the same seed gives the same report', async (t) => {
  t.deepEqual(
    await runCampaign(options({ engine: off })),
    await runCampaign(options({ engine: off })),
  );
});

test('a property alone has the same boards as among others', async (t) => {
  const { properties } = await runCampaign(options({ engine: off }));
  for (const property of named('one', 'two', 'three')) {
    const alone = checkProperty(property, off, { seed: 3, runs: 250, world: toyWorld });
    t.deepEqual(
      alone,
      properties.find(({ id }) => id === property.id),
    );
  }
  t.not(properties[0]?.boards, properties[1]?.boards);
});

test('a verdict is told as soon as it is known', async (t) => {
  const told: string[] = [];
  await runCampaign(
    options({
      onReport: ({ id }) => told.push(id),
      onProgress: ({ finished }) => t.is(finished, told.length),
    }),
  );
  t.deepEqual(told, ['700.5/one', '700.5/two', '700.5/three']);
});

test.serial('with a time, the properties take turns until it is over', async (t) => {
  const { runs: _, ...timed } = options({ time: 300 });
  const report = await runCampaign(timed);
  const boards = report.properties.map((property) => property.boards);
  t.is(boards.length, 3);
  t.true(Math.min(...boards) > 0);
  t.true(Math.max(...boards) - Math.min(...boards) <= SLICE);
  t.is(report.time, 300);
  t.false('runs' in report);
});

test('with a time, a failure is the one that as many runs would find', async (t) => {
  const timed = await runCampaign(options({ engine: off, time: 10_000 }));
  const counted = await runCampaign(options({ engine: off }));
  t.deepEqual(timed.properties, counted.properties);
});

test('a stopped run reports what is known by then', async (t) => {
  const abort = new AbortController();
  const report = await runCampaign(
    options({
      signal: abort.signal,
      onProgress: ({ finished, boards }) => {
        if (finished === 1 && boards > 250) abort.abort();
      },
    }),
  );
  t.true(report.interrupted);
  t.deepEqual(
    report.properties.map(({ id, boards }) => [id, boards]),
    [
      ['700.5/one', 250],
      ['700.5/two', SLICE],
    ],
  );
});

test('a run without an end is refused', async (t) => {
  const { runs: _, ...endless } = options();
  await t.throwsAsync(runCampaign(endless), { instanceOf: RangeError });
});
