/**
 * What the page of the protocol says is so: its adapter works, its lines are of the protocol.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { type Greeting, OPERATIONS, type Reply } from '../engine/index.ts';
import { checkForm } from '../fixtures/form.ts';
import { temporaryFolder } from '../fixtures/temporary.ts';
import { PROPERTIES } from './catalogue.ts';
import { openEngine } from './engines/named.ts';
import { smoke } from './engines/smoke.ts';
import { worldFor } from './engines/traits.ts';
import { inViewOf, parseKnown, printKnown, updateKnown } from './run/known.ts';
import { checkProperty } from './run/run-property.ts';

const PAGE = readFileSync(new URL('./PROTOCOL.md', import.meta.url), 'utf8');

/** The blocks of code in a language. */
const blocks = (language: string): string[] =>
  PAGE.split(`\`\`\`${language}\n`)
    .slice(1)
    .map((rest) => rest.split('```', 1)[0] ?? '');

test('a newcomer has an adapter, a failure, a list of known failures, and is green again', async (t) => {
  const file = join(temporaryFolder().path, 'my_engine.py');
  writeFileSync(file, blocks('python')[0] ?? '');
  const opened = await openEngine({ engine: `command:python3 "${file}"` });
  t.teardown(opened.close);
  const verdicts = new Set(smoke(opened).map(({ verdict }) => verdict));
  t.deepEqual(verdicts, new Set(['right', 'unsupported'] as const));

  const world = worldFor(opened.engine);
  const ids = [
    '700.5/symbols-shown',
    '700.5/text-symbols',
    '700.5/two-colors',
    '700.5a/raised-once',
  ];
  const reports = PROPERTIES.filter(({ id }) => ids.includes(id)).map((property) =>
    checkProperty(property, opened.engine, { seed: 1, runs: 200, world }),
  );
  t.deepEqual(
    reports.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id),
    ids.filter((id) => id !== '700.5/text-symbols'),
  );
  const known = parseKnown(printKnown(updateKnown([], reports)), ids);
  const again = new Set(reports.map((report) => inViewOf(known, report).verdict));
  t.deepEqual(again, new Set(['expected', 'passed'] as const));
});

test('the replies on the page are replies', (t) => {
  const lines = blocks('json').flatMap((block) => block.trim().split('\n'));
  const parsed: unknown[] = lines.map((line) => JSON.parse(line));
  const isReply = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && !('op' in value);
  const replies = parsed.filter(isReply).map((value) => checkForm<Reply>('Reply', value));
  t.is(replies.length, 3);
  const [greeting] = replies;
  if (greeting === undefined || !('result' in greeting)) return t.fail();
  t.is(checkForm<Greeting>('Greeting', greeting.result).name, 'my engine');
});

test('the page names every operation', (t) => {
  const table = PAGE.split('## The operations')[1]?.split('##')[0] ?? '';
  const named = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  t.deepEqual(named, [...OPERATIONS]);
});
