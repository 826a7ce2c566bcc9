import test from 'ava';
import {
  checkEngine,
  type Engine,
  engineTests,
  PropertyFailed,
  referenceEngine,
  Unsupported,
} from '../index.ts';

const forgetful: Engine = {
  name: 'forgetful',
  devotion: () => 0,
};

test('one test a property, that says what the command line says', (t) => {
  const tests = engineTests(forgetful, { ids: ['700.5/two-colors'] });
  t.deepEqual(
    tests.map(({ property, skip }) => [property.id, skip]),
    [['700.5/two-colors', undefined]],
  );
  const error = t.throws(() => tests[0]?.run(), { instanceOf: PropertyFailed });
  t.is(error.report.verdict, 'failed');
  t.deepEqual(Object.keys(error), ['name']);
  t.regex(error.message, /700\.5\/two-colors does not hold on forgetful[\s\S]*smallest board/);
});

test('what the engine lacks is to be skipped', (t) => {
  const [lacking] = engineTests(forgetful, { ids: ['202.3f/larger-half'] });
  t.is(lacking?.skip, 'the engine has no manaValue');
  t.is(lacking?.run().verdict, 'unsupported');
});

for (const { name, skip, run } of engineTests(referenceEngine, { rule: '700.5', runs: 20 })) {
  test(`in ava: ${name}`, (t) => {
    t.is(skip, undefined);
    run((why) => t.fail(why));
    t.pass();
  });
}

test('an engine at once', (t) => {
  const reports = checkEngine(forgetful, { rule: '700.5', runs: 20 });
  t.true(reports.some(({ verdict }) => verdict === 'failed'));
  t.true(reports.some(({ verdict }) => verdict === 'unsupported'));
});

test('an engine cannot change the board, and may decline one', (t) => {
  const vandal: Engine = {
    name: 'vandal',
    devotion: (question) => {
      const right = referenceEngine.devotion(question);
      Object.assign(question.game, { battlefield: [] });
      return right;
    },
  };
  const ids = ['700.5/two-colors', '700.5/text-symbols'];
  const verdicts = (engine: Engine) =>
    checkEngine(engine, { ids, runs: 50 }).map(({ verdict }) => verdict);
  t.deepEqual(verdicts(vandal), ['passed', 'passed']);
  const shy: Engine = {
    name: 'shy',
    devotion: () => {
      throw new Unsupported('not today');
    },
  };
  t.deepEqual(verdicts(shy), ['unsupported', 'unsupported']);
  const declined: string[] = [];
  for (const { run } of engineTests(shy, { ids })) run((why) => declined.push(why));
  t.deepEqual(declined, ['not today', 'not today']);
});
