/**
 * A repository as it was at some revision, in a folder of its own for as long as it is needed.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { InputError } from '../../engine/index.ts';
import { temporaryFolder } from '../../fixtures/temporary.ts';
import type { Command } from '../bridge/messages.ts';

export interface Checkout {
  readonly folder: string;
  /** The commit, in full. */
  readonly commit: string;
  /** Removes the folder. */
  readonly remove: () => void;
}

/**
 * @param repository the folder of a git repository.
 * @param build what is run in the folder before it is used.
 * @throws {InputError} `revision/…` when there is no such revision, or it could not be built.
 */
export function checkOut(repository: string, revision: string, build?: Command): Checkout {
  const from = resolve(repository);
  const find = ['-C', from, 'rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`];
  const commit = run('unknown', 'there is no such revision', { program: 'git', args: find }).trim();
  const { path: folder, remove } = temporaryFolder();
  try {
    const clone = ['clone', '--quiet', '--shared', '--no-checkout', from, folder];
    run('not-checked-out', 'this revision cannot be checked out', { program: 'git', args: clone });
    const checkout = ['-C', folder, 'checkout', '--quiet', '--detach', commit];
    run('not-checked-out', 'this revision cannot be checked out', {
      program: 'git',
      args: checkout,
    });
    if (build !== undefined)
      run('not-built', 'this revision cannot be built', { ...build, cwd: folder });
    return { folder, commit, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function run(code: string, message: string, { program, args, cwd }: Command): string {
  try {
    return execFileSync(program, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new InputError(`revision/${code}`, message, {
      value: [program, ...args].join(' '),
      hint: said.split('\n').at(-1) ?? '',
    });
  }
}
