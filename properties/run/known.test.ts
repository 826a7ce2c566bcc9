import test from 'ava';
import type { PropertyReport, Verdict } from '../verdicts.ts';
import { inViewOf, parseKnown, printKnown, updateKnown } from './known.ts';

const IDS = ['700.5/one', '700.5/two', '118.7a/three'];

const TEXT = `# ours

700.5/one | counts reminder text | https://example.org/12
118.7a/three | to be rewritten
`;

const report = (id: string, verdict: Verdict): PropertyReport => ({
  id,
  cites: [],
  says: '',
  verdict,
  boards: 1,
  mattered: 1,
  labels: {},
});

test('a list is read and written as it was', (t) => {
  t.is(printKnown(parseKnown(TEXT, IDS)), TEXT);
});

const WRONG: readonly (readonly [string, string, string])[] = [
  ['700.5/ome | x', 'known/no-property', 'did you mean "700.5/one"?'],
  ['700.5/one |', 'known/no-reason', '700.5/one | why it fails | link'],
  ['700.5/one', 'known/no-reason', '700.5/one | why it fails | link'],
  ['700.5/one | x\n700.5/one | y', 'known/twice', ''],
];
for (const [text, code, hint] of WRONG) {
  test(`what is wrong with ${JSON.stringify(text)}`, (t) => {
    const error = t.throws<Error & { code?: string; hint?: string }>(() => parseKnown(text, IDS));
    t.is(error.code, code);
    t.is(error.hint, hint);
  });
}

test('verdicts in view of what is known', (t) => {
  const known = parseKnown(TEXT, IDS);
  const verdict = (id: string, before: Verdict): Verdict =>
    inViewOf(known, report(id, before)).verdict;
  t.is(verdict('700.5/one', 'failed'), 'expected');
  t.is(verdict('700.5/one', 'errored'), 'expected');
  t.is(verdict('700.5/one', 'passed'), 'failed');
  t.is(verdict('700.5/one', 'unsupported'), 'unsupported');
  t.is(verdict('700.5/two', 'failed'), 'failed');
  t.is(verdict('700.5/two', 'passed'), 'passed');
  t.is(
    inViewOf(known, report('700.5/one', 'failed')).reason,
    'counts reminder text, https://example.org/12',
  );
});

test('the list is brought up to date, and what people wrote stays', (t) => {
  const reports = [
    report('700.5/one', 'failed'),
    report('700.5/two', 'errored'),
    report('118.7a/three', 'passed'),
  ];
  const updated = updateKnown(parseKnown(TEXT, IDS), reports);
  t.is(
    printKnown(updated),
    `# ours

700.5/one | counts reminder text | https://example.org/12
700.5/two | not looked into yet
`,
  );
  for (const { verdict } of reports.map((one) => inViewOf(updated, one))) {
    t.true(verdict === 'expected' || verdict === 'passed');
  }
  t.regex(printKnown(updateKnown([], reports)), /^# .*\n700\.5\/one \| .*\n700\.5\/two/);
});
