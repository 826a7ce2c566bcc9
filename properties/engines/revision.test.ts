import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import type { DevotionQuestion } from '../../engine/index.ts';
import { temporaryFolder } from '../../fixtures/temporary.ts';
import { toyGame } from '../run/toys.ts';
import { openEngine } from './named.ts';
import { checkOut } from './revision.ts';

const question: DevotionQuestion = { game: toyGame([]), player: 'A', to: ['B'] };

/** A repository whose engine counts 1 at the tag `one` and 2 at its head, where it has to be built. */
function withRepository(use: (repository: string) => Promise<void>): Promise<void> {
  const { path: folder, remove } = temporaryFolder();
  const git = (...args: string[]): void => {
    const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.org'];
    execFileSync('git', ['-C', folder, ...who, ...args], { stdio: 'ignore' });
  };
  const engine = (n: number): string => `export default { name: 'n', devotion: () => ${n} };\n`;
  git('init');
  writeFileSync(join(folder, 'engine.mjs'), engine(1));
  git('add', '.');
  git('commit', '-m', 'one');
  git('tag', 'one');
  git('mv', 'engine.mjs', 'source.txt');
  writeFileSync(join(folder, 'source.txt'), engine(2));
  git('commit', '-am', 'two');
  return use(folder).finally(remove);
}

test('an engine as it was at a revision, and one that is built', async (t) => {
  await withRepository(async (repo) => {
    const one = await openEngine({ engine: 'git:one:engine.mjs', repo });
    t.is(one.engine.name, 'git:one');
    t.is(one.engine.devotion?.(question), 1);
    one.close();
    const build = 'cp source.txt engine.mjs';
    const two = await openEngine({ engine: 'git:HEAD:engine.mjs', repo, build });
    t.is(two.engine.devotion?.(question), 2);
    two.close();
  });
});

test('the folder is there until it is removed', async (t) => {
  await withRepository(async (repo) => {
    const { folder, commit, remove } = checkOut(repo, 'one');
    t.regex(commit, /^[0-9a-f]{40}$/);
    t.true(existsSync(join(folder, 'engine.mjs')));
    remove();
    t.false(existsSync(folder));
  });
});

test('what cannot be checked out or built is said', async (t) => {
  await withRepository(async (repo) => {
    t.throws(() => checkOut(repo, 'three'), { message: 'there is no such revision' });
    t.throws(() => checkOut(repo, '--output=x'), { message: 'there is no such revision' });
    const build = { program: 'false', args: [] };
    t.throws(() => checkOut(repo, 'one', build), { message: 'this revision cannot be built' });
    await t.throwsAsync(openEngine({ engine: 'git:HEAD:engine.mjs', repo }), {
      message: 'there is no such module',
    });
  });
});
