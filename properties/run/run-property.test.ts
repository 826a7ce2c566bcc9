import test from 'ava';
import * as fc from 'fast-check';
import { type Engine, InputError } from '../../engine/index.ts';
import { Disagreement, Unsupported } from '../property.ts';
import { type CheckOptions, checkProperty } from './run-property.ts';
import { SLICE } from './seeds.ts';
import { subjectOf } from './subject.ts';
import { toyBoards, toyEngine, toyGame, toyProperty, toyWorld } from './toys.ts';

const options: CheckOptions = { seed: 7, runs: 250, world: toyWorld };
const off = toyEngine((right) => (right >= 3 ? right + 1 : right));

test('an engine that is right passes, on as many boards as were asked for', (t) => {
  const report = checkProperty(toyProperty(), toyEngine(), options);
  t.is(report.verdict, 'passed');
  t.is(report.boards, 250);
  t.true(report.mattered > 100 && report.mattered < 250);
  t.deepEqual(report.labels, { black: report.mattered });
});

test('a wrong engine fails with the smallest board', (t) => {
  const { verdict, counterexample, boards } = checkProperty(toyProperty(), off, options);
  t.is(verdict, 'failed');
  t.deepEqual(counterexample?.drawn, { game: toyGame(['{B}', '{B}', '{B}']) });
  t.is(counterexample?.expected, 3);
  t.is(counterexample?.actual, 4);
  t.is(counterexample?.boards, boards);
  t.true(boards < 250);
  t.deepEqual(counterexample?.why, ['each {B} counts once']);
});

test('a counterexample fails again after a trip through JSON', (t) => {
  const { counterexample } = checkProperty(toyProperty(), off, options);
  const drawn = JSON.parse(JSON.stringify(counterexample?.drawn));
  t.throws(() => toyProperty().then(drawn, subjectOf(off)), { instanceOf: Disagreement });
});

test('the same seed gives the same report, another seed other boards', (t) => {
  const boards = (seed: number): string[] => {
    const seen: string[] = [];
    const engine = toyEngine((right, { game }) => {
      seen.push(JSON.stringify(game));
      return right;
    });
    checkProperty(toyProperty(), engine, { ...options, seed });
    return seen;
  };
  t.deepEqual(boards(7), boards(7));
  t.notDeepEqual(boards(7), boards(8));
  t.true(new Set(boards(7).slice(0, SLICE)).size > SLICE / 2);
  t.notDeepEqual(boards(7).slice(0, SLICE), boards(7).slice(SLICE, 2 * SLICE));
});

test('labels are counted on the boards that were drawn, not on shrunk ones', (t) => {
  const property = toyProperty({ labels: () => ['any'] });
  const report = checkProperty(property, off, options);
  t.deepEqual(report.labels, { any: report.boards });
});

test('a promised label that is not reached makes passing mean nothing', (t) => {
  const covers = { black: 0.99 };
  const report = checkProperty(toyProperty({ covers }), toyEngine(), options);
  t.is(report.verdict, 'vacuous');
  t.regex(report.reason ?? '', /^"black" on \d\d\.\d % of 250 boards, 99 % were promised$/);
  t.is(
    checkProperty(toyProperty({ covers }), toyEngine(), { ...options, runs: 99 }).verdict,
    'passed',
  );
});

test('so does a property that no board was about', (t) => {
  const report = checkProperty(toyProperty({ labels: () => [] }), toyEngine(), options);
  t.is(report.verdict, 'vacuous');
});

test('an engine that lacks the operation is unsupported', (t) => {
  const report = checkProperty(toyProperty(), { name: 'bare' }, options);
  t.is(report.verdict, 'unsupported');
  t.is(report.boards, 0);
  t.is(report.reason, 'the engine has no devotion');
});

test('boards that the engine declines are counted apart', (t) => {
  const engine = toyEngine((right) => {
    if (right === 0) throw new Unsupported('only black boards');
    return right;
  });
  const some = checkProperty(toyProperty(), engine, options);
  t.is(some.verdict, 'passed');
  t.true((some.declined ?? 0) > 0);
  t.is(some.boards + (some.declined ?? 0), 250);

  const none = checkProperty(toyProperty({ labels: () => ['any'] }), refusing, options);
  t.is(none.verdict, 'unsupported');
  t.is(none.reason, 'not today');
});

test('a board beyond the bounds of the reference is declined, another error of it is a crash', (t) => {
  const past = (code: string) =>
    toyEngine((right) => {
      if (right === 0) throw new InputError(code, 'more than 2000 games to look at', { value: 0 });
      return right;
    });
  const declined = checkProperty(toyProperty(), past('choices/too-many'), options);
  t.is(declined.verdict, 'passed');
  t.true((declined.declined ?? 0) > 0);
  t.is(checkProperty(toyProperty(), past('game/unknown-object'), options).verdict, 'errored');
});

test('declining all boards that matter is not passing', (t) => {
  const engine = toyEngine((right) => {
    if (right > 0) throw new Unsupported('no black boards');
    return right;
  });
  const report = checkProperty(toyProperty(), engine, options);
  t.is(report.verdict, 'unsupported');
  t.regex(report.reason ?? '', /^no black boards; of the boards that it took, none/);
});

const refusing = toyEngine(() => {
  throw new Unsupported('not today');
});

test('an engine that crashes is errored, with the smallest board that makes it', (t) => {
  const engine = toyEngine((right) => {
    if (right >= 2) throw new TypeError('no such permanent\n    at secret.ts:1');
    return right;
  });
  const report = checkProperty(toyProperty(), engine, options);
  t.is(report.verdict, 'errored');
  t.is(report.reason, 'devotion threw TypeError: no such permanent');
  t.deepEqual(report.counterexample?.drawn, { game: toyGame(['{B}', '{B}']) });
});

test('shrinking keeps to the kind of failure that was found', (t) => {
  // Wrong from five permanents on, crashing on every board of one or two.
  const engine: Engine = {
    name: 'two faults',
    devotion: ({ game }) => {
      const size = game.battlefield.length;
      if (size === 1 || size === 2) throw new RangeError('too few');
      return size >= 5 ? -1 : game.battlefield.filter(({ card }) => card.manaCost === '{B}').length;
    },
  };
  const verdicts = new Set<string>();
  for (let seed = 0; seed < 20; seed += 1) {
    const { verdict, counterexample } = checkProperty(toyProperty(), engine, { ...options, seed });
    verdicts.add(verdict);
    const game = counterexample?.drawn;
    t.deepEqual(game, { game: toyGame(verdict === 'failed' ? Array(5).fill('{B}') : ['{B}']) });
  }
  t.deepEqual([...verdicts].sort(), ['errored', 'failed']);
});

test('an answer that JSON cannot say is spelt out', (t) => {
  const { counterexample } = checkProperty(
    toyProperty(),
    toyEngine(() => Number.NaN),
    options,
  );
  t.is(counterexample?.actual, 'NaN');
});

test('an engine that answers otherwise the second time is told so', (t) => {
  let asked = 0;
  const engine = toyEngine((right) => (asked++ === 0 ? right + 1 : right));
  const { verdict, counterexample } = checkProperty(toyProperty(), engine, options);
  t.is(verdict, 'failed');
  t.regex(counterexample?.why.at(-1) ?? '', /again/);
});

test('shrinking ends, however long it could go on', (t) => {
  class Endless extends fc.Arbitrary<string> {
    generate(): fc.Value<string> {
      return new fc.Value('{B}', undefined);
    }
    canShrinkWithoutContext(_value: unknown): _value is string {
      return true;
    }
    shrink(value: string): fc.Stream<fc.Value<string>> {
      return fc.Stream.of(new fc.Value(value, undefined));
    }
  }
  const property = toyProperty({
    given: () => fc.tuple(new Endless(), toyBoards).map(([, drawn]) => drawn),
  });
  t.is(
    checkProperty(
      property,
      toyEngine(() => -1),
      options,
    ).verdict,
    'failed',
  );
});

test('a generator that breaks costs its property the verdict and nothing else', (t) => {
  const given = (): never => {
    throw new Error('no cards');
  };
  const report = checkProperty(toyProperty({ given }), toyEngine(), options);
  t.is(report.verdict, 'errored');
  t.is(report.reason, 'the property itself broke: Error: no cards');
  const labels = (): never => {
    throw new Error('no label');
  };
  t.is(checkProperty(toyProperty({ labels }), toyEngine(), options).verdict, 'errored');
});

test('time ends a run between two boards', (t) => {
  let asked = 0;
  const expired = (): boolean => asked === 130;
  const engine = toyEngine((right) => {
    asked += 1;
    return right;
  });
  t.is(checkProperty(toyProperty(), engine, { ...options, expired }).boards, 130);
});
