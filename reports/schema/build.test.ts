import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import test from 'ava';
import { sampleRun } from '../sample.ts';
import { buildRunSchema, RUN_SCHEMA_FILE } from './build.ts';

const schema: object = JSON.parse(readFileSync(RUN_SCHEMA_FILE, 'utf8'));
const isRun = new Ajv().compile(schema);

test('the schema is that of the types (npm run schema makes it)', (t) => {
  t.is(readFileSync(RUN_SCHEMA_FILE, 'utf8'), buildRunSchema());
});

test('it takes runs and nothing else', (t) => {
  t.true(isRun(JSON.parse(JSON.stringify(sampleRun))));
  t.false(isRun({ ...sampleRun, version: 2 }));
  t.false(isRun({ ...sampleRun, properties: [{}] }));
  t.false(isRun({ ...sampleRun, more: true }));
});
