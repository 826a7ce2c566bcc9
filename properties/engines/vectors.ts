/**
 * Test vectors: boards with the right answers as plain JSON, for engines that have no adapter.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { EDITION_NAMES, InputError } from '../../engine/index.ts';
import { readJson, readJsonFile } from '../../fixtures/json.ts';
import { parseOperation, parseQuestion } from '../../fixtures/load.ts';
import type { World } from '../generators/world.ts';
import { isRight } from '../laws/agreement.ts';
import { askAll } from '../laws/ask-all.ts';
import type { Property } from '../property.ts';
import { type Question, question } from '../run/question.ts';
import { record } from '../run/recording.ts';
import { sliceSeed } from '../run/seeds.ts';
import type { OpenEngine } from './named.ts';

const MANIFEST = 'manifest.json';

/** A file of vectors: what one property asks about its boards. */
export interface VectorFile {
  readonly format: 'manaproof/vectors';
  readonly version: 1;
  readonly property: string;
  readonly cites: readonly string[];
  readonly says: string;
  readonly vectors: readonly Vector[];
}

/** A question, and all that is right: an engine that makes its own choices gives some of a list. */
export interface Vector {
  readonly op: string;
  readonly args: unknown;
  readonly answer: unknown;
}

export interface Manifest {
  readonly format: 'manaproof/vector-manifest';
  readonly version: 1;
  /** The day of the rules that the answers follow. */
  readonly edition: string;
  readonly seed: number;
  /** Boards of each property. */
  readonly count: number;
  readonly files: readonly {
    readonly path: string;
    readonly vectors: number;
    readonly sha256: string;
  }[];
}

export interface VectorOptions {
  readonly properties: readonly Property[];
  readonly world: World;
  readonly seed: number;
  readonly count: number;
}

/** Writes a file for each property, in a folder for each rule, and the manifest. */
export function writeVectors(folder: string, options: VectorOptions): Manifest {
  const { properties, seed, count } = options;
  const files = properties.map((property) => {
    const file = vectorsOf(property, options);
    const path = `${property.id}.json`;
    const text = `${JSON.stringify(file, null, 1)}\n`;
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    return { path, vectors: file.vectors.length, sha256: sha256(text) };
  });
  const [edition] = EDITION_NAMES;
  const manifest: Manifest = {
    format: 'manaproof/vector-manifest',
    version: 1,
    edition,
    seed,
    count,
    files,
  };
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Each question once. */
function vectorsOf(property: Property, { world, seed, count }: VectorOptions): VectorFile {
  const boards = fc.sample(property.given(world), {
    seed: sliceSeed(seed, property.id, 0),
    numRuns: count,
  });
  const vectors = new Map<string, Vector>();
  for (const { question, right } of boards.flatMap((drawn) => record(property, drawn))) {
    const { op, args } = question;
    vectors.set(JSON.stringify([op, args]), { op, args, answer: right.answer });
  }
  const { id, cites, says } = property;
  return {
    format: 'manaproof/vectors',
    version: 1,
    property: id,
    cites,
    says,
    vectors: [...vectors.values()],
  };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What came of the vectors of a file. */
export interface VectorReport {
  readonly path: string;
  readonly right: number;
  readonly unsupported: number;
  readonly wrong: readonly WrongVector[];
}

export interface WrongVector extends Vector {
  readonly told: unknown;
}

/**
 * Reads vectors back and asks an engine about them.
 * @throws {InputError} when the folder is not as the manifest says, or a vector is not one.
 */
export function* checkVectors(folder: string, engine: OpenEngine): Generator<VectorReport> {
  const manifest = readManifest(folder);
  const listed = new Set([MANIFEST, ...manifest.files.map(({ path }) => join(path))]);
  const stray = filesIn(folder).find((path) => !listed.has(path));
  if (stray !== undefined) throw damaged('this file is not in the manifest', stray);
  for (const { path, vectors, sha256: expected } of manifest.files) {
    const text = textOf(folder, path);
    if (sha256(text) !== expected) throw damaged('this file is not the one that was written', path);
    const file = readJson(text, path);
    if (!isVectorFile(file) || file.vectors.length !== vectors) {
      throw damaged('this is no file of vectors', path);
    }
    yield checkFile(path, file, engine);
  }
}

function checkFile(path: string, { vectors }: VectorFile, opened: OpenEngine): VectorReport {
  const questions = vectors.map(({ op, args }): Question => {
    const operation = parseOperation(op);
    return question(operation, parseQuestion(operation, args));
  });
  const wrong: WrongVector[] = [];
  let unsupported = 0;
  for (const [i, answered] of askAll(opened, questions).entries()) {
    const [vector, asked] = [vectors[i], questions[i]];
    if (vector === undefined || asked === undefined) continue;
    if ('unsupported' in answered) unsupported += 1;
    else if ('broke' in answered) wrong.push({ ...vector, told: answered.broke });
    else {
      const right = asked.read(vector.answer).says;
      const exhaustive = opened.engine.exhaustive ?? false;
      if (!isRight(right, answered.says, exhaustive))
        wrong.push({ ...vector, told: answered.answer });
    }
  }
  return { path, right: vectors.length - unsupported - wrong.length, unsupported, wrong };
}

function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw damaged('there is no manifest of vectors here', folder);
  const manifest = readJsonFile(path);
  if (isManifest(manifest)) return manifest;
  throw damaged('this is no manifest of vectors', path);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.json'),
  );

function textOf(folder: string, path: string): string {
  if (path.split(/[/\\]/).includes('..')) throw damaged('this file is elsewhere', path);
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch {
    throw damaged('this file is in the manifest and cannot be read', path);
  }
}

const damaged = (message: string, value: string): InputError =>
  new InputError('vectors/damaged', message, {
    value,
    hint: '`manaproof vectors --out FOLDER` writes them',
  });

const hasFormat = (value: unknown, format: string): value is { readonly format: string } =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === format;

function isManifest(value: unknown): value is Manifest {
  return (
    hasFormat(value, 'manaproof/vector-manifest') && 'files' in value && Array.isArray(value.files)
  );
}

function isVectorFile(value: unknown): value is VectorFile {
  return (
    hasFormat(value, 'manaproof/vectors') && 'vectors' in value && Array.isArray(value.vectors)
  );
}
