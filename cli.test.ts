import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import test from 'ava';
import { temporaryFolder } from './fixtures/temporary.ts';

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function start(args: readonly string[], input = ''): ChildProcess & { done: Promise<Ran> } {
  const child = spawn(process.execPath, ['--import=./.config/ts-node.mjs', 'cli.ts', ...args], {
    // What the command line covers of the engine is not worth writing down: the tests of the engine do more.
    env: { ...process.env, NO_COLOR: '1', NODE_V8_COVERAGE: '' },
  });
  child.stdin.end(input);
  const done = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([out, err, [code]]): Ran => ({ code, out, err }),
  );
  return Object.assign(child, { done });
}

const run = (...args: string[]): Promise<Ran> => start(args).done;

test.serial('help for everyone', async (t) => {
  const { code, out } = await run('--help');
  t.is(code, 0);
  for (const command of ['fuzz', 'replay', 'list', 'faults', 'ask']) t.true(out.includes(command));
  t.true(out.includes('Exit codes'));
});

const MISUSES: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [['fuzz', '--runz', '3'], /unknown option '--runz'\n\(Did you mean --runs\?\)/],
  [['fuzz', '--time', 'soon'], /It must be a time such as 60s/],
  [['fuzz', '--property', '118.7a/generic-onyl'], /did you mean "118.7a\/generic-only"\?/],
  [['replay', 'no-such-file.json'], /no-such-file.json cannot be read/],
];

for (const [args, says] of MISUSES) {
  test.serial(`wrong use: ${args.join(' ')}`, async (t) => {
    const { code, out, err } = await run(...args);
    t.is(code, 2);
    t.is(out, '');
    t.regex(err, says);
    t.notRegex(err, /^ +at .*:\d+/m);
  });
}

test.serial('a question from standard input', async (t) => {
  const question = '{"game":{"battlefield":["Gray Merchant of Asphodel"]},"player":"A","to":"B"}';
  t.deepEqual(await start(['ask', 'devotion'], question).done, { code: 0, out: '2\n', err: '' });
  const { code, err } = await start(['ask', 'devotion'], question.slice(0, 20)).done;
  t.is(code, 2);
  t.regex(err, /^error standard input is not JSON/);
});

test.serial('a run that is stopped leaves the reports of what it knows', async (t) => {
  const out = temporaryFolder().path;
  const child = start([
    'fuzz',
    '--property',
    '700.5/opponents',
    '--runs',
    '10000000',
    '--out',
    out,
  ]);
  // Its first words come before its first board.
  child.stdout?.once('data', () => setTimeout(() => child.kill('SIGINT'), 500));
  const { code } = await child.done;
  t.is(code, 130);
  const report = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8'));
  t.true(report.interrupted);
  t.true(report.properties[0].boards > 0);
});
