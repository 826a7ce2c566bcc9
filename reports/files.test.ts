import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { InputError } from '../engine/index.ts';
import { temporaryFolder } from '../fixtures/temporary.ts';
import { openFolder, saveCounterexample, writeReports, writeWhole } from './files.ts';
import { sampleRun } from './sample.ts';
import { readCounterexample } from './saved.ts';

const folder = (): string => temporaryFolder().path;
const counterexample = sampleRun.properties[1]?.counterexample;

test('a file is there as a whole, and nothing beside it', (t) => {
  const out = folder();
  writeWhole(join(out, 'it.txt'), 'one');
  writeWhole(join(out, 'it.txt'), 'two');
  t.deepEqual(readdirSync(out), ['it.txt']);
  t.is(readFileSync(join(out, 'it.txt'), 'utf8'), 'two');
});

test('what cannot be written is an error of the user, and what was there stays', (t) => {
  const out = folder();
  writeFileSync(join(out, 'file'), 'there');
  t.throws(() => writeWhole(join(out, 'file', 'below'), 'x'), { instanceOf: InputError });
  t.throws(() => openFolder(join(out, 'file')), { code: 'file/unwritable' });
  t.deepEqual(readdirSync(out), ['file']);
  t.is(readFileSync(join(out, 'file'), 'utf8'), 'there');
});

test('a counterexample comes back as it was saved', (t) => {
  if (counterexample === undefined) return t.fail();
  const path = saveCounterexample(folder(), counterexample);
  t.true(path.endsWith(join('counterexamples', '118.7a_sample.json')));
  const saved: unknown = readCounterexample(path);
  t.deepEqual(saved, counterexample);
});

const BROKEN: readonly (readonly [change: object, path: string])[] = [
  [{ version: 2 }, '/version'],
  [{ seed: 'seven' }, '/seed'],
  [{ more: 1 }, '/more'],
  [{ drawn: {} }, '/drawn'],
  [{ drawn: { game: { players: 3 } } }, '/drawn/game'],
];

test('a file that is no counterexample says where', (t) => {
  for (const [change, place] of BROKEN) {
    const path = join(folder(), 'broken.json');
    writeFileSync(path, JSON.stringify({ ...counterexample, ...change }));
    const error = t.throws(() => readCounterexample(path), { instanceOf: InputError });
    t.true(error?.path.startsWith(place), `${error?.path} for ${place}`);
  }
});

test('the reports of a run', async (t) => {
  const out = folder();
  await writeReports(out, sampleRun);
  t.deepEqual(readdirSync(out).sort(), ['junit.xml', 'report.html', 'run.json']);
  t.deepEqual(JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')), {
    ...sampleRun,
  });
});
