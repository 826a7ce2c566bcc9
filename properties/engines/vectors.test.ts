import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { referenceEngine } from '../../engine/index.ts';
import { temporaryFolder } from '../../fixtures/temporary.ts';
import { toyProperty, toyWorld } from '../run/toys.ts';
import { engineNamed, type OpenEngine } from './named.ts';
import { checkVectors, type Manifest, type VectorOptions, writeVectors } from './vectors.ts';

const opened = (engine: OpenEngine['engine']): OpenEngine => ({ engine, close: () => undefined });

const options: VectorOptions = {
  properties: [toyProperty(), toyProperty({ id: '118.7a/toy' })],
  world: toyWorld,
  seed: 1,
  count: 20,
};

/** Writes vectors to a folder that is removed afterwards. */
function withVectors(use: (folder: string, manifest: Manifest) => void): void {
  const { path: folder, remove } = temporaryFolder();
  try {
    use(folder, writeVectors(folder, options));
  } finally {
    remove();
  }
}

test('what was written is right', (t) => {
  withVectors((folder, { files }) => {
    t.deepEqual(
      files.map(({ path }) => path),
      ['700.5/toy.json', '118.7a/toy.json'],
    );
    const reports = [...checkVectors(folder, opened(referenceEngine))];
    for (const [i, { right, wrong, unsupported }] of reports.entries()) {
      t.deepEqual(
        { right, wrong, unsupported },
        { right: files[i]?.vectors ?? 0, wrong: [], unsupported: 0 },
      );
      t.true(right > 1 && right <= 20);
    }
  });
});

test('the same seed writes the same', (t) => {
  withVectors((_, one) => withVectors((_, other) => t.deepEqual(one, other)));
});

test('a wrong engine is found, and one that lacks the operation is not', (t) => {
  withVectors((folder) => {
    const wrong = { name: 'nine', devotion: () => 9 };
    const [report] = checkVectors(folder, opened(wrong));
    t.true((report?.wrong.length ?? 0) > 0);
    t.is(report?.wrong[0]?.told, 9);
    const [lacking] = checkVectors(folder, opened({ name: 'none' }));
    t.is(lacking?.right, 0);
    t.true((lacking?.unsupported ?? 0) > 0);
  });
});

test('a folder that was changed is refused', (t) => {
  withVectors((folder) => {
    const file = join(folder, '700.5', 'toy.json');
    const check = () => [...checkVectors(folder, opened(engineNamed('reference')))];
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"B"', '"G"'));
    t.throws(check, { message: 'this file is not the one that was written' });
    writeFileSync(file, text);
    t.is(check().length, 2);
    writeFileSync(join(folder, 'stray.json'), '{}');
    t.throws(check, { message: 'this file is not in the manifest' });
  });
  t.throws(() => [...checkVectors('no/such/folder', opened(referenceEngine))], {
    message: /no manifest/,
  });
});
