import { PassThrough } from 'node:stream';
import test from 'ava';
import { toyProperty } from '../properties/run/toys.ts';
import { failureText } from './failure-text.ts';
import { Live } from './live.ts';
import { sampleRun } from './sample.ts';
import { styled } from './style.ts';
import { summarize } from './summary.ts';
import { percent, verdictLine } from './verdict-table.ts';

const style = styled(false);
const [passed, failed, errored] = sampleRun.properties;

test('a verdict in a line', (t) => {
  const lines = sampleRun.properties.map((report) => verdictLine(report, { id: 14 }, style));
  t.deepEqual(lines, [
    '  ✓ 118.7/sample    passed           200 boards      150 mattered  common 75 %, rare 1.5 %, never 0 %',
    '  ✗ 118.7a/sample   failed            12 boards       12 mattered  common 100 %, rare 8.3 %',
    '  ! 118.7b/sample   errored            0 boards        0 mattered  totalCosts threw RangeError: no \ufffd total \ufffd[31m',
    '  ? 700.5/sample    vacuous          200 boards      150 mattered  none of 200 boards was what it is about',
    '  - 700.5/other     unsupported        0 boards        0 mattered  the engine has no devotion',
    '  ~ 700.5a/sample   expected     200 boards (+20 declined)      150 mattered  common 75 %, rare 1.5 %, never 0 %',
  ]);
});

test('a line is no longer than the terminal is wide', (t) => {
  for (const report of sampleRun.properties.slice(0, 5)) {
    for (const width of [66, 80, 100]) {
      t.true(verdictLine(report, { id: 14, width }, style).length <= width);
    }
  }
});

test('shares', (t) => {
  t.deepEqual(
    [percent(0, 0), percent(0, 9), percent(1, 300), percent(1, 3), percent(3, 3)],
    ['0 %', '0 %', '0.3 %', '33 %', '100 %'],
  );
});

test('a failure as an argument', (t) => {
  if (failed?.counterexample === undefined) return t.fail();
  t.deepEqual(failureText(failed.counterexample, style, 'manaproof replay it.json'), [
    '✗ 118.7a/sample does not hold on sample <engine>: the total is wrong',
    '',
    'rules',
    '  A generic reduction takes only generic mana & nothing else',
    '  118.7a A generic reduction takes only generic mana',
    '  601.2f Increases, then reductions, then minimums, then locked',
    '',
    'smallest board',
    '  Player A (active, precombat main): 20 life',
    '    battlefield',
    '      p0: Toy 0 {B} artifact',
    '  Player B: 20 life',
    '  proposal  A casts p0',
    '  changes   less {1}',
    '',
    'answers',
    '  expected  {B}',
    '  actual    {0}',
    '',
    'why',
    '  {1} less takes generic mana (118.7a)',
    '  so {B} stays',
    '',
    'found     board 12 of seed 7, made smaller 3 times',
    'replay    manaproof replay it.json',
  ]);
});

test('a run in a few lines', (t) => {
  t.deepEqual(summarize(sampleRun, 2, style), [
    '6 properties: 1 passed, 1 failed, 1 unsupported, 1 errored, 1 vacuous, 1 expected',
    '812 boards in 2.0 s, 406 a second; engine sample <engine>, seed 7',
  ]);
  t.regex(summarize({ ...sampleRun, interrupted: true }, 2, style).at(-1) ?? '', /^stopped/);
});

test('colours only where they are wanted', (t) => {
  t.is(styled(false).bad('x'), 'x');
  t.is(styled(true).bad('x'), '\u001b[31mx\u001b[39m');
});

function written(isTTY: boolean, use: (live: Live) => void): string {
  const screen = Object.assign(new PassThrough(), { isTTY, columns: 70 });
  use(new Live(screen, style, [toyProperty({ id: '118.7b/sample' })]));
  return String(screen.read() ?? '');
}

test('a run as it goes, in plain lines', (t) => {
  const text = written(false, (live) => {
    if (passed && errored) {
      live.report(passed);
      live.progress({ property: 'p', finished: 1, properties: 3, boards: 200 });
      live.report(errored);
    }
    live.end();
  });
  t.regex(text, /^\n118 Costs\n {2}✓ 118.7\/sample .*\n {2}! 118.7b\/sample .*\n$/);
  t.is(text.match(/118 Costs/g)?.length, 1);
});

test('what could not be asked is counted, not listed', (t) => {
  const lacking = sampleRun.properties.filter(({ verdict }) => verdict === 'unsupported');
  const text = written(false, (live) => {
    for (const report of lacking) live.report(report);
    live.end();
  });
  t.is(text, '\n  - 1 property left out for want of an operation\n');
});

test('on a terminal a line moves below, and is gone in the end', async (t) => {
  await new Promise((resolve) => setTimeout(resolve, 100));
  const screen = Object.assign(new PassThrough(), { isTTY: true, columns: 70 });
  const live = new Live(screen, style, []);
  await new Promise((resolve) => setTimeout(resolve, 100));
  live.progress({ property: '118.7/sample', finished: 1, properties: 2, boards: 1_200 });
  const moving = String(screen.read());
  t.true(moving.includes(`${'━'.repeat(12)}${'─'.repeat(12)}  1/2 done, 1,200 boards  118.7/sam`));
  t.false(moving.includes('\n'));
  live.end();
  t.is(String(screen.read()), '\u001b[1G\u001b[2K');
});
