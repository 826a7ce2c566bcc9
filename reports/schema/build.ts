/**
 * Makes `run.schema.json`, the JSON Schema of `run.json` and of saved counterexamples, from their types.
 *
 * `npm run schema`
 */
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the schema is kept. */
export const RUN_SCHEMA_FILE = file('run.schema.json');

/** @returns the text of the schema file as it should be. */
export function buildRunSchema(): string {
  const schema = createGenerator({
    path: file('../../properties/verdicts.ts'),
    tsconfig: file('../../tsconfig.json'),
    type: 'RunReport',
    expose: 'export',
    jsDoc: 'extended',
    skipTypeCheck: true,
    sortProps: false,
  }).createSchema('RunReport');
  return `${JSON.stringify({ $id: 'manaproof/run', ...schema }, null, 2)}\n`;
}

if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync(RUN_SCHEMA_FILE, buildRunSchema());
