// Puts the data that the built package reads beside the modules that read it.
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DATA = /\.(json|tsv|py|md|css)$/;

for (const room of ['engine', 'fixtures', 'properties', 'reports']) {
  for (const entry of readdirSync(room, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !DATA.test(entry.name) || from.startsWith(join('reports', 'out')))
      continue;
    cpSync(from, join('dist', from));
  }
}
