import { fileURLToPath } from 'node:url';
import test from 'ava';
import type { DevotionQuestion, Engine } from '../../engine/index.ts';
import { subjectOf } from '../run/subject.ts';
import { toyGame } from '../run/toys.ts';
import { checkedEngine } from './module.ts';
import { engineNamed, openEngine } from './named.ts';

const path = (of: string): string => fileURLToPath(new URL(of, import.meta.url));
const black: DevotionQuestion = { game: toyGame(['{B}', '{B}']), player: 'A', to: ['B'] };
const answer = (name: string): number => subjectOf(engineNamed(name)).devotion(black);

test('engines of ours have names', (t) => {
  t.is(answer('reference'), 2);
  t.is(answer('edition:2026-04-17'), 2);
  t.is(answer('fault:700.5/hybrid-twice'), 2);
  t.is(engineNamed('edition:2026-04-17').name, 'edition:2026-04-17');
});

test('a slip in a name is pointed out', async (t) => {
  t.throws(() => engineNamed('refrence'), { instanceOf: Error });
  const { hint } = await t.throwsAsync<Error & { hint?: string }>(
    openEngine({ engine: 'edition:2026-04-18' }),
  );
  t.is(hint, 'did you mean "edition:2026-04-17"?');
});

test('a module is an engine', async (t) => {
  const { engine, close } = await openEngine({ engine: path('../../engine/index.ts') });
  t.is(engine.name, 'reference');
  t.is(engine.devotion?.(black), 2);
  close();
});

test('a module without an engine, and one that is not there, are refused', async (t) => {
  await t.throwsAsync(openEngine({ engine: path('../run/toys.ts') }), {
    message: /exports no engine/,
  });
  await t.throwsAsync(openEngine({ engine: './no/such/engine.js' }), {
    message: 'there is no such module',
  });
  const { hint } = await t.throwsAsync<Error & { hint?: string }>(
    openEngine({ engine: path('../../fixtures/engines/miscounts.py') }),
    { message: /cannot be loaded/ },
  );
  t.regex(hint ?? '', /--engine-command/);
});

test('what would be of no use is pointed out', async (t) => {
  const engineCommand = 'python3 my_engine.py';
  await t.throwsAsync(openEngine({ engine: 'edition:2026-04-17', engineCommand }), {
    message: /name two engines/,
  });
  await t.throwsAsync(openEngine({ engine: 'reference', repo: '.' }), {
    message: '--repo goes with a revision',
  });
  await t.throwsAsync(openEngine({ engine: 'reference', build: 'make' }), {
    message: '--build goes with a revision',
  });
});

test('an operation of a module answers at once', (t) => {
  const later: Engine = { name: 'later' };
  Object.assign(later, { manaValue: () => Promise.reject(new Error('later')) });
  t.throws(() => checkedEngine(later).manaValue?.({ game: toyGame([]), object: 'x' }), {
    message: /at once/,
  });
});

test('a command is an engine', async (t) => {
  const script = path('../../fixtures/engines/misbehaving/wrong-form.mjs');
  const engineCommand = `"${process.execPath}" "${script}"`;
  const { engine, close } = await openEngine({ engine: 'reference', engineCommand });
  t.is(engine.name, 'misbehaving');
  t.is(engine.manaValue, undefined);
  const { devotion } = subjectOf(engine);
  t.is(devotion(black), 0);
  t.throws(() => devotion({ ...black, to: ['R'] }), {
    name: 'EngineBroke',
    message:
      'devotion threw ProgramError [wrong-form]: the result: expected integer, found "2" (give integer)',
  });
  close();
});

for (const [script, message] of [
  ['huge-number', /wrong-form.*found null|Infinity|integer/],
  ['prototype-key', /wrong-form.*found an object/],
] as const) {
  test(`the form of an answer is checked: ${script}`, async (t) => {
    const file = path(`../../fixtures/engines/misbehaving/${script}.mjs`);
    const { engine, close } = await openEngine({
      engine: `command:"${process.execPath}" "${file}"`,
    });
    t.throws(() => subjectOf(engine).devotion({ ...black, to: ['R'] }), { message });
    close();
  });
}
