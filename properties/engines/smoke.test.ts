import { fileURLToPath } from 'node:url';
import test from 'ava';
import { referenceEngine } from '../../engine/index.ts';
import { toyEngine } from '../run/toys.ts';
import { openEngine } from './named.ts';
import { smoke } from './smoke.ts';

const close = (): void => undefined;
const program = (file: string): string =>
  fileURLToPath(new URL(`../../fixtures/engines/${file}`, import.meta.url));

test('the reference is right, and every operation is asked', (t) => {
  const results = smoke({ engine: referenceEngine, close });
  for (const { verdict, says, told } of results) t.is(verdict, 'right', `${says}: ${told}`);
});

test('what an engine lacks is unsupported, and what is wrong has a hint', (t) => {
  const results = smoke({ engine: toyEngine(() => 9), close });
  const verdicts = new Set(results.map(({ verdict }) => verdict));
  t.deepEqual(verdicts, new Set(['unsupported', 'wrong'] as const));
  for (const { verdict, hint } of results) t.is(hint === undefined, verdict !== 'wrong');
});

test('an answer of the wrong form is told from a wrong answer', async (t) => {
  const script = program('misbehaving/wrong-form.mjs');
  const opened = await openEngine({ engine: `command:"${process.execPath}" "${script}"` });
  const zero = smoke(opened).filter(({ question }) => question.op === 'devotion');
  t.deepEqual(
    zero.map(({ verdict }) => verdict),
    ['wrong', 'wrong', 'right'],
  );
  opened.close();
});
