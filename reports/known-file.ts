/**
 * The list of failures that are known, in its file.
 */
import { existsSync, readFileSync } from 'node:fs';
import { InputError } from '../engine/index.ts';
import { PROPERTIES } from '../properties/catalogue.ts';
import { type KnownLine, parseKnown, printKnown } from '../properties/run/known.ts';
import { writeWhole } from './files.ts';

export interface KnownOptions {
  readonly known?: string;
  readonly writeKnown?: boolean;
}

/**
 * @returns no lines without a file, or when it is yet to be written.
 * @throws {InputError} when there is no such file, or it is not such a list.
 */
export function readKnown({ known: path, writeKnown = false }: KnownOptions): KnownLine[] {
  if (path === undefined) {
    if (!writeKnown) return [];
    throw new InputError('known/no-file', 'there is no file to write the known failures to', {
      path: '--write-known',
      hint: 'name it: --known known.txt --write-known',
    });
  }
  if (!existsSync(path)) {
    if (writeKnown) return [];
    throw new InputError('known/unreadable', 'there is no such file', {
      path: '--known',
      value: path,
      hint: '--write-known writes it',
    });
  }
  const ids = PROPERTIES.map(({ id }) => id);
  return parseKnown(readFileSync(path, 'utf8'), ids);
}

export function writeKnown({ known: path }: KnownOptions, lines: readonly KnownLine[]): void {
  if (path !== undefined) writeWhole(path, printKnown(lines));
}
