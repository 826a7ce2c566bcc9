import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import test from 'ava';
import { InputError } from '../../engine/index.ts';
import { RULES } from '../../fixtures/rules.ts';
import { temporaryFolder } from '../../fixtures/temporary.ts';
import { PROPERTIES } from '../../properties/catalogue.ts';
import { sampleRun } from '../sample.ts';
import { styled } from '../style.ts';
import { ask } from './ask.ts';
import type { Terminal } from './command.ts';
import { exitOf, fuzz } from './fuzz.ts';
import { list } from './list.ts';
import { replay } from './replay.ts';

const folder = (): string => temporaryFolder().path;

function listening(): Terminal & { heard(): string } {
  const out = new PassThrough();
  return {
    out,
    err: new PassThrough(),
    style: styled(false),
    program: 'manaproof',
    signal: new AbortController().signal,
    heard: () => String(out.read() ?? ''),
  };
}

const BROKEN = { engine: 'fault:118.7a/takes-colored', ids: ['118.7a/generic-only'] };

test('fuzz finds, tells and saves; replay shows it again, and that the right rules hold', async (t) => {
  const out = folder();
  const terminal = listening();
  t.is(await fuzz({ ...BROKEN, seed: 1, runs: 100, out }, terminal), 1);
  const text = terminal.heard();
  t.regex(text, /^1 property on fault:118.7a\/takes-colored, seed 1\n\n118 Costs\n {2}✗ 118.7a/);
  t.deepEqual(readdirSync(out).sort(), ['counterexamples', 'junit.xml', 'report.html', 'run.json']);

  const file = join(out, 'counterexamples', '118.7a_generic-only.json');
  t.true(text.includes(`replay    manaproof replay ${file}`));
  t.is(await replay({ file }, terminal), 1);
  t.regex(terminal.heard(), /^✗ 118.7a\/generic-only does not hold on fault:118.7a/);
  t.is(await replay({ file, engine: 'reference' }, terminal), 0);
  t.is(terminal.heard(), '✓ 118.7a/generic-only on reference holds on this board now\n');
});

test('the same seed finds the same', async (t) => {
  const reports = [folder(), folder()];
  for (const out of reports) await fuzz({ ...BROKEN, seed: 4, runs: 100, out }, listening());
  const [one, other] = reports.map((out) => readFileSync(join(out, 'run.json'), 'utf8'));
  t.is(one, other);
});

test('a board that its property does not draw is an error of the file', async (t) => {
  const out = folder();
  await fuzz({ ...BROKEN, seed: 1, runs: 100, out }, listening());
  const file = join(out, 'counterexamples', '118.7a_generic-only.json');
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  const { game } = saved.drawn;
  writeFileSync(file, JSON.stringify({ ...saved, drawn: { game } }));
  await t.throwsAsync(replay({ file }, listening()), { code: 'counterexample/foreign' });
});

test('what the exit of a run says', (t) => {
  const having = (...verdicts: string[]): number =>
    exitOf({
      ...sampleRun,
      properties: sampleRun.properties.filter(({ verdict }) => verdicts.includes(verdict)),
    });
  t.is(having('passed', 'unsupported', 'expected'), 0);
  t.is(having('passed', 'failed'), 1);
  t.is(having('passed', 'vacuous'), 1);
  t.is(having('errored'), 3);
  t.is(having('unsupported'), 2);
  t.is(exitOf({ ...sampleRun, properties: [], interrupted: true }), 130);
});

test('list says what is covered', (t) => {
  const terminal = listening();
  t.is(list({ json: true }, terminal), 0);
  const { properties, rules } = JSON.parse(terminal.heard());
  t.is(properties.length, PROPERTIES.length);
  t.is(rules.length, RULES.size);
  const rule = rules.find(({ number }: { number: string }) => number === '118.7a');
  t.true(rule.properties.includes('118.7a/generic-only'));
  list({}, terminal);
  t.regex(terminal.heard(), /\d+ properties about \d+ of \d+ rules\n$/);
});

test('ask answers a question', (t) => {
  const file = join(folder(), 'question.json');
  const question = {
    game: { battlefield: ['Gray Merchant of Asphodel'] },
    player: 'A',
    to: ['B'],
  };
  writeFileSync(file, JSON.stringify(question));
  const terminal = listening();
  t.is(ask({ operation: 'devotion', file }, terminal), 0);
  t.is(terminal.heard(), '2\n');
  t.throws(() => ask({ operation: 'devotoin', file }, terminal), { instanceOf: InputError });
  t.throws(() => ask({ operation: 'devotion', file: 'none' }, terminal), {
    code: 'json/unreadable',
  });
});
