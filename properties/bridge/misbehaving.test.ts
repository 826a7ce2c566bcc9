/**
 * What programs get wrong costs one answer, is named, and leaves nothing behind.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { toyGame } from '../run/toys.ts';
import { type Asked, Client } from './client.ts';
import { ProgramError, type ProgramErrorCode } from './errors.ts';
import type { Command } from './messages.ts';
import { isLeft } from './processes-left.ts';
import { PROGRAM_LIMITS } from './program.ts';
import type { Attempt } from './replies.ts';

const LIMITS = { ...PROGRAM_LIMITS, callTimeout: 1_500 };

const program = (name: string): Command => ({
  program: process.execPath,
  args: [fileURLToPath(new URL(`../../fixtures/engines/misbehaving/${name}.mjs`, import.meta.url))],
});

const black: Asked = { op: 'devotion', args: { game: toyGame([]), player: 'A', to: ['B'] } };
const red: Asked = { op: 'devotion', args: { game: toyGame([]), player: 'A', to: ['R'] } };
const right: Attempt = { result: 0 };

const codeOf = (attempt: Attempt | undefined): string =>
  attempt !== undefined && 'broke' in attempt ? attempt.broke.code : JSON.stringify(attempt);
const messageOf = (attempt: Attempt | undefined): string =>
  attempt !== undefined && 'broke' in attempt ? attempt.broke.message : '';

const BREAKS: readonly (readonly [string, ProgramErrorCode, RegExp])[] = [
  ['exits-midway', 'exited', /^exit code 139; its last words were "Segmentation fault, or so"$/],
  ['leaves-a-child', 'exited', /^exit code 1$/],
  ['hangs', 'timed-out', /^no answer within 1500 ms; it had written nothing$/],
  ['half-line', 'timed-out', /half a line: "\{\\"id\\":3,\\"res"$/],
  ['half-line-then-exits', 'exited', /^exit code 0; .*half a line: "\{\\"id\\":3,\\"res"$/],
  ['floods-a-line', 'too-long', /^its line began "xxxx/],
  ['not-utf8', 'not-utf8', /^its line began "\{\\"id\\":3/],
  ['wrong-id', 'wrong-id', /^question 3 was answered with "\{\\"id\\":2/],
  ['wrong-reply', 'not-a-reply', /no "result", "unsupported" or "error"/],
  ['logs-to-stdout', 'not-json', /^this is no JSON: "\[INFO\] devotion to red"$/],
];

for (const [name, code, message] of BREAKS) {
  test.serial(`a program that ${name} breaks one answer`, async (t) => {
    const client = new Client(program(name), LIMITS);
    const group = client.pid ?? 0;
    t.deepEqual(client.attempts([black]), [right]);
    const [broken] = client.attempts([red]);
    t.is(codeOf(broken), code, messageOf(broken));
    t.regex(messageOf(broken), message);
    t.false(await isLeft(group));
    t.deepEqual(client.attempts([black, black]), [right, right]);
    const again = client.pid ?? 0;
    client.close();
    t.false(await isLeft(again));
  });
}

test.serial('a second answer breaks the next', (t) => {
  const client = new Client(program('answers-twice'), LIMITS);
  t.deepEqual(client.attempts([red]), [right]);
  const codes = client.attempts([black, black]).map(codeOf);
  t.true(['unasked', 'wrong-id'].includes(codes[0] ?? ''), codes[0]);
  t.is(codes[1], JSON.stringify(right));
  client.close();
});

test.serial('answers out of order break from the first that is not in its place', (t) => {
  const client = new Client(program('out-of-order'), LIMITS);
  const codes = client.attempts([black, red, black, black]).map(codeOf);
  t.deepEqual(codes, ['{"result":0}', 'wrong-id', '{"result":0}', '{"result":0}']);
  client.close();
});

for (const name of ['wrong-form', 'huge-number', 'prototype-key']) {
  test.serial(`a ${name} is passed on as it is, and the program with it`, (t) => {
    const client = new Client(program(name), LIMITS);
    const group = client.pid;
    const [attempt] = client.attempts([red]);
    t.true(attempt !== undefined && 'result' in attempt);
    t.is(client.pid, group);
    t.false('polluted' in {});
    client.close();
  });
}

test.serial('a flood of complaints does no harm, and its end is remembered', (t) => {
  const client = new Client(program('floods-stderr'), { ...LIMITS, callTimeout: 10_000 });
  t.deepEqual(client.attempts([red, black]), [right, right]);
  client.close();
  t.regex(client.lastWords, /warning:$/);
});

test.serial('an error and a refusal are answers', (t) => {
  const failing = new Client(program('answers-with-error'), LIMITS);
  const group = failing.pid;
  t.is(codeOf(failing.attempts([red])[0]), 'error');
  t.is(failing.pid, group);
  failing.close();
  const declining = new Client(program('declines'), LIMITS);
  t.deepEqual(declining.attempts([red, black]), [{ unsupported: 'no red yet' }, right]);
  declining.close();
});

test.serial('a program that ignores termination is killed', async (t) => {
  const client = new Client(program('ignores-termination'), LIMITS);
  const group = client.pid ?? 0;
  client.close();
  t.false(await isLeft(group));
});

const UNUSABLE: readonly (readonly [string, ProgramErrorCode])[] = [
  ['exits-at-once', 'exited'],
  ['never-greets', 'timed-out'],
  ['is-not-there', 'exited'],
];
for (const [name, code] of UNUSABLE) {
  test.serial(`a program that ${name} is not to be used`, (t) => {
    const limits = { ...LIMITS, startTimeout: 1_500 };
    t.throws(() => new Client(program(name), limits), {
      instanceOf: ProgramError,
      name: `ProgramError [${code}]`,
    });
  });
}

test.serial('a program that cannot be started', (t) => {
  const nowhere = { program: '/no/such/program', args: [] };
  t.throws(() => new Client(nowhere, LIMITS), {
    name: 'ProgramError [not-started]',
    message: /ENOENT/,
  });
});
