import test from 'ava';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { junitXml } from './junit.ts';
import { sampleRun } from './sample.ts';

const xml = junitXml(sampleRun);
const parsed = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => name === 'testsuite' || name === 'testcase',
}).parse(xml);

test('it is well formed, whatever the engine is called and says', (t) => {
  t.true(XMLValidator.validate(xml) === true);
  t.false(['\u0000', '\u001b'].some((control) => xml.includes(control)));
  t.is(parsed.testsuites.testsuite[0].properties.property[0].value, 'sample <engine>');
});

test('a chapter is a suite with its counts', (t) => {
  const counts = ({ name, tests, failures, errors, skipped }: Record<string, string>): string =>
    [name, tests, failures, errors, skipped].join(' ');
  t.deepEqual(parsed.testsuites.testsuite.map(counts), [
    '118 Costs 3 1 1 0',
    '700 Devotion 3 1 0 2',
  ]);
  t.is(counts(parsed.testsuites), 'manaproof 6 2 1 2');
});

test('a verdict is what CI systems know for it', (t) => {
  const cases = parsed.testsuites.testsuite.flatMap(
    (suite: { testcase: Record<string, unknown>[] }) => suite.testcase,
  );
  const outcome = (one: Record<string, unknown>): string =>
    ['failure', 'error', 'skipped'].find((name) => name in one) ?? 'passed';
  t.deepEqual(cases.map(outcome), ['passed', 'failure', 'error', 'failure', 'skipped', 'skipped']);
  t.is(cases[1].failure.message, 'the total is wrong');
  t.regex(cases[1].failure['#text'], /smallest board\n {2}Player A/);
  t.regex(cases[0]['system-out'], /200 boards, 150 mattered\ncommon 75 %/);
});
