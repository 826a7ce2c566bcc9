import test from 'ava';
import { engineFrom, type Rulebook } from '../../engine/index.ts';
import type { Fault } from '../../fixtures/fault.ts';
import { FAULTS } from '../../fixtures/faults/index.ts';
import { PROPERTIES } from '../catalogue.ts';
import { everything } from '../generators/world.ts';
import type { PropertyReport } from '../verdicts.ts';
import { causesOf, reportCause } from './causes.ts';
import { checkProperty } from './run-property.ts';
import { findProperty } from './select.ts';
import { toyEngine, toyProperty, toyWorld } from './toys.ts';

const IDS = ['700.5/two-colors', '700.5/one-symbol-more', '105.2/devoid'];
const properties = IDS.map((id) => findProperty(PROPERTIES, id));

function faultNamed(id: string): Fault {
  const fault = FAULTS.find((candidate) => candidate.id === id);
  if (fault === undefined) throw new TypeError(`there is no fault ${id}`);
  return fault;
}

test('an engine with two mistakes has two causes, named after the faults that it is like', (t) => {
  const [hybrid, devoid] = [faultNamed('700.5/hybrid-twice'), faultNamed('105.2/devoid-ignored')];
  const both: Rulebook = { ...hybrid.rulebook, printedColors: devoid.rulebook.printedColors };
  const engine = engineFrom(both, 'both');
  const reports = properties.map((property) =>
    checkProperty(property, engine, { seed: 1, runs: 200, world: everything }),
  );
  const causes = causesOf(reports, {
    properties,
    faults: [hybrid, devoid],
    engine,
    world: everything,
  }).map(reportCause);
  t.is(causes.length, 2);
  t.is(causes[0]?.fault, '700.5/hybrid-twice');
  t.deepEqual(new Set(causes[0]?.properties), new Set(IDS.slice(0, 2)));
  t.deepEqual(causes[1], {
    what: 'colors',
    fault: '105.2/devoid-ignored',
    properties: ['105.2/devoid'],
  });
});

test('what no fault explains goes by the operation, what broke by how', (t) => {
  const check = (id: string, engine: ReturnType<typeof toyEngine>): PropertyReport =>
    checkProperty(toyProperty({ id }), engine, { seed: 1, runs: 50, world: toyWorld });
  const wrong = toyEngine((right) => right + 7);
  const broken = toyEngine(() => {
    throw new RangeError('no');
  });
  const reports = [check('700.5/a', wrong), check('700.5/b', wrong), check('700.5/c', broken)];
  const toys = reports.map(({ id }) => toyProperty({ id }));
  const causes = causesOf(reports, {
    properties: toys,
    faults: FAULTS.slice(0, 5),
    engine: wrong,
    world: toyWorld,
  });
  t.deepEqual(causes.map(reportCause), [
    { what: 'devotion', properties: ['700.5/a', '700.5/b'] },
    { what: 'devotion threw RangeError: no', properties: ['700.5/c'] },
  ]);
});

test('a failure that is expected needs no cause', (t) => {
  const report = checkProperty(
    toyProperty(),
    toyEngine(() => 9),
    { seed: 1, runs: 9, world: toyWorld },
  );
  const expected: PropertyReport = { ...report, verdict: 'expected' };
  t.deepEqual(
    causesOf([expected], {
      properties: [toyProperty()],
      faults: [],
      engine: toyEngine(),
      world: toyWorld,
    }),
    [],
  );
});
