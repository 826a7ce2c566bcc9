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
import type { PropertyReport, Verdict } from './verdicts.ts';

const PAGE = readFileSync(new URL('./PROTOCOL.md', import.meta.url), 'utf8');

/** The blocks of code in a language. */
const blocks = (language: string): string[] =>
  PAGE.split(`\`\`\`${language}\n`)
    .slice(1)
    .map((rest) => rest.split('```', 1)[0] ?? '');

/** The first adapter of the page, and the same with what the page mends. */
function adapters(): [string, string] {
  const [adapter = '', mended = ''] = blocks('python');
  const [head = ''] = mended.split('\n', 1);
  const before = adapter.split('\n\n\n').find((part) => part.startsWith(head)) ?? '';
  return [adapter, adapter.replace(before, mended.trimEnd())];
}

test('a newcomer has an adapter, failures, mends one, lists the others, and is green', async (t) => {
  const ids = [
    '202.3/sum-of-symbols',
    '202.3f/larger-half',
    '700.5/symbols-shown',
    '700.5/text-symbols',
    '700.5/two-colors',
    '700.5a/raised-once',
  ];
  const check = async (adapter: string): Promise<PropertyReport[]> => {
    const file = join(temporaryFolder().path, 'my_engine.py');
    writeFileSync(file, adapter);
    const opened = await openEngine({ engine: `command:python3 "${file}"` });
    try {
      const verdicts = new Set(smoke(opened).map(({ verdict }) => verdict));
      t.deepEqual(verdicts, new Set(['right', 'unsupported'] as const));
      const world = worldFor(opened.engine);
      return PROPERTIES.filter(({ id }) => ids.includes(id)).map((property) =>
        checkProperty(property, opened.engine, { seed: 1, runs: 200, world }),
      );
    } finally {
      opened.close();
    }
  };
  const withVerdict = (wanted: Verdict, reports: readonly PropertyReport[]): string[] =>
    reports.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);

  const [adapter, mended] = adapters();
  const raised = ['700.5/symbols-shown', '700.5/two-colors', '700.5a/raised-once'];
  t.deepEqual(withVerdict('failed', await check(adapter)), [
    '202.3/sum-of-symbols',
    '202.3f/larger-half',
    ...raised,
  ]);
  const reports = await check(mended);
  t.deepEqual(withVerdict('failed', reports), raised);
  const known = parseKnown(printKnown(updateKnown([], reports)), ids);
  const viewed = reports.map((report) => inViewOf(known, report));
  t.deepEqual(withVerdict('failed', viewed), []);
  t.deepEqual(withVerdict('expected', viewed), raised);
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
