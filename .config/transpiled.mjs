// Loads the TypeScript files of this project as ts-node transpiles them. What it makes of a file is kept in
// node_modules/.cache until the file changes, or what ts-node goes by: making it again is most of the time that a
// program takes to start, and a test run starts a hundred.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('..', import.meta.url);
const root = fileURLToPath(ROOT);
const folder = join(root, 'node_modules', '.cache', 'manaproof');

/** Tells texts apart. */
const digest = (...texts) => createHash('sha1').update(texts.join('\0')).digest('hex');

/** What ts-node goes by. */
const settings = digest(
  ...['tsconfig.json', 'package-lock.json'].map((name) => readFileSync(join(root, name), 'utf8')),
);

function transpiled(path) {
  const source = readFileSync(path, 'utf8');
  const place = join(folder, `${digest(settings, path, source)}.js`);
  try {
    return readFileSync(place, 'utf8');
  } catch {
    const made = transpile(source, path);
    keep(place, made);
    return made;
  }
}

let service;

function transpile(source, path) {
  service ??= createRequire(import.meta.url)('ts-node').create({ cwd: root });
  return service.compile(source, path);
}

/** Other programs may be at the same file: whoever reads it finds all of it or nothing. */
function keep(place, text) {
  try {
    mkdirSync(folder, { recursive: true });
    const draft = `${place}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, place);
  } catch {
    // Where nothing can be written, it is made again each time.
  }
}

export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
  if (!url.startsWith(ROOT.href)) {
    const tsNode = await import('ts-node/esm/transpile-only');
    return tsNode.load(url, context, nextLoad);
  }
  return { format: 'module', source: transpiled(fileURLToPath(url)), shortCircuit: true };
}
