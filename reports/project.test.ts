/**
 * The project's own rules: citations exist, everything is cited, chapters have their twins, rooms look only upward.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { readCases } from '../fixtures/cases.ts';
import { FAULTS } from '../fixtures/faults/index.ts';
import { RULES } from '../fixtures/rules.ts';
import { PROPERTIES } from '../properties/catalogue.ts';
import { CHAPTERS } from '../properties/property.ts';

const ROOMS = ['engine', 'fixtures', 'properties', 'reports'] as const;
const CODE = /\.ts$/;

function filesOf(room: string): string[] {
  return readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join('reports', 'out')));
}

const sources = ROOMS.flatMap((room) =>
  filesOf(room).map((path) => ({ room, path, text: readFileSync(path, 'utf8') })),
);

test('every rule that is cited by a property or a fault is in scope', (t) => {
  for (const { id, cites } of [...PROPERTIES, ...FAULTS]) {
    t.true(cites.length > 0, `${id} cites no rule`);
    for (const rule of cites) t.true(RULES.has(rule), `${id} cites ${rule}`);
  }
});

test('ids are unique and begin with a rule that is cited', (t) => {
  for (const list of [PROPERTIES, FAULTS]) {
    const ids = list.map(({ id }) => id);
    t.deepEqual(ids, [...new Set(ids)]);
    for (const { id, cites } of list)
      t.true(RULES.has(id.split('/')[0] ?? '') || cites.length > 0, id);
  }
});

test('every rule in scope is cited by a property and broken by a fault, or is listed with the reason why not', (t) => {
  const excused: Readonly<Record<string, string>> = JSON.parse(
    readFileSync('fixtures/uncovered.json', 'utf8'),
  );
  const asserted = new Set(PROPERTIES.flatMap((p) => p.cites));
  const broken = new Set(FAULTS.flatMap((f) => f.cites));
  const uncovered = [...RULES.keys()].filter((rule) => !(asserted.has(rule) && broken.has(rule)));
  t.deepEqual(uncovered.toSorted(), Object.keys(excused).toSorted());
  for (const reason of Object.values(excused)) t.true(reason.length > 10);
});

test('the README does not boast, nor lag far behind', (t) => {
  const readme = readFileSync('README.md', 'utf8');
  const counts = {
    properties: PROPERTIES.length,
    faults: FAULTS.length,
    'worked cases': [...readCases().values()].flat().length,
  };
  for (const [what, count] of Object.entries(counts)) {
    const said = Number(new RegExp(`more than (\\d+) ${what}`).exec(readme)?.[1]);
    t.true(count > said && count < said * 1.25, `${count} ${what}, and the README says ${said}`);
  }
});

test('every chapter has its file in each room', (t) => {
  for (const chapter of CHAPTERS) {
    for (const path of [
      `engine/chapters/${chapter}.ts`,
      `properties/chapters/${chapter}.ts`,
      `fixtures/faults/${chapter}.ts`,
      `fixtures/cases/${chapter}.json`,
    ]) {
      t.true(existsSync(path), path);
    }
  }
});

test('rooms look only upward, and the engine at nothing else', (t) => {
  for (const { room, path, text } of sources) {
    const imports = [
      ...text.matchAll(/(?:^|\n)(?:import|export)[^;]*? from '([^']+)'|\bimport\('([^']+)'\)/g),
    ].map(([, from, lazy]) => from ?? lazy ?? '');
    const lower = ROOMS.slice(ROOMS.indexOf(room) + 1);
    for (const from of imports) {
      t.false(
        lower.some((r) => from.includes(`../${r}/`)),
        `${path} imports ${from}`,
      );
      const outside = !from.startsWith('.');
      if (room === 'engine' && outside)
        t.true(path.endsWith('.test.ts'), `${path} imports ${from}`);
    }
  }
});

test('the engine is pure: no clock, no randomness, no process, no console', (t) => {
  for (const { room, path, text } of sources) {
    if (room !== 'engine' || path.endsWith('.test.ts')) continue;
    t.notRegex(text, /Math\.random|Date\.now|new Date|process\.|console\.|setTimeout/, path);
  }
});

test('rule numbers in docs of the engine are rule numbers', (t) => {
  for (const { room, path, text } of sources) {
    if (room !== 'engine') continue;
    for (const [, list] of text.matchAll(/@see CR ([^\n*]+)/g)) {
      for (const rule of (list ?? '').split(','))
        t.regex(rule.trim(), /^\d{3}(\.\d+[a-z]?)?(-\d{3}(\.\d+[a-z]?)?)?$/, `${path}: ${rule}`);
    }
  }
});

test('no file needs a table of contents', (t) => {
  for (const { path, text } of sources) {
    const data = path.startsWith(join('fixtures', 'faults'));
    const lines = text.split('\n').length;
    t.true(lines <= (data || path.endsWith('.test.ts') ? 600 : 400), `${path} has ${lines} lines`);
  }
});
