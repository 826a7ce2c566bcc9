/**
 * What it takes to ask a program instead of a function.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type DevotionQuestion, referenceEngine } from '../../engine/index.ts';
import { Client } from '../bridge/client.ts';
import { Program } from '../bridge/program.ts';
import { gameOf } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { median, type Section } from './figures.ts';

/** A program that answers at once: what it reads, it writes. */
const ECHO = { program: 'cat', args: [] };

const BATCH = 100;

const devotion: DevotionQuestion = {
  game: gameOf({
    battlefield: Array.from({ length: 4 }, (_, i) => ({
      id: `p${i}`,
      card: plainCard('{1}{B}', ['creature']),
      owner: 'A',
      controller: 'A',
    })),
  }),
  player: 'A',
  to: ['B'],
};

/** A line of the length that questions have. */
const LINE = JSON.stringify({ id: 1, op: 'devotion', args: devotion });

/** Microseconds, by the clock: another process is at work too. */
function timed(ask: () => void): number {
  const start = performance.now();
  ask();
  return 1_000 * (performance.now() - start);
}

function times(count: number, ask: () => void): number[] {
  for (let n = 0; n < count / 4; n += 1) ask();
  return Array.from({ length: count }, () => timed(ask));
}

/** The same program over its pipes alone, without a bridge. */
async function overPipes(count: number): Promise<number[]> {
  const echo = spawn(ECHO.program, ECHO.args, { stdio: ['pipe', 'pipe', 'ignore'] });
  const all: number[] = [];
  for (let n = 0; n < count * 1.25; n += 1) {
    const start = performance.now();
    echo.stdin.write(`${LINE}\n`);
    await once(echo.stdout, 'data');
    all.push(1_000 * (performance.now() - start));
  }
  echo.stdin.end();
  return all.slice(-count);
}

/** Rounds, of which the quickest counts: others may be using the machine. */
const ROUNDS = 5;

async function least(
  measure: () => readonly number[] | Promise<readonly number[]>,
): Promise<number> {
  const medians: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) medians.push(median(await measure()));
  return Math.min(...medians);
}

/** @param count questions of each kind in each round. */
export async function bridge(count: number): Promise<Section[]> {
  const pipes = await least(() => overPipes(count));
  const echo = new Program(ECHO);
  echo.start();
  const one = await least(() => times(count, () => echo.ask([LINE])));
  const batch = Array<string>(BATCH).fill(LINE);
  const inBatch = (await least(() => times(count / 10, () => echo.ask(batch)))) / BATCH;
  echo.close();

  const cli = import.meta.url.endsWith('.ts') ? '../../cli.ts' : '../../cli.js';
  const args = [...process.execArgv, fileURLToPath(new URL(cli, import.meta.url)), 'serve'];
  const client = new Client({ program: process.execPath, args });
  const asked = { op: 'devotion', args: devotion } as const;
  const wire = await least(() => times(count / 5, () => client.ask(asked)));
  const batches = Array.from({ length: BATCH }, () => asked);
  const wireInBatch =
    (await least(() => times(count / 50, () => client.attempts(batches)))) / BATCH;
  client.close();
  const inProcess = await least(() => times(count, () => referenceEngine.devotion(devotion)));

  return [
    {
      title: 'asking a program',
      how: `a question of ${LINE.length} bytes; by the clock, the quickest of ${ROUNDS} medians`,
      figures: [
        { what: 'a program that answers at once, over its pipes alone', value: pipes, unit: 'µs' },
        { what: 'over the bridge', value: one, unit: 'µs' },
        { what: 'the bridge adds', value: one - pipes, unit: 'µs', aim: { atMost: 60 } },
        { what: 'over the bridge, 100 at once', value: inBatch, unit: 'µs', aim: { atMost: 10 } },
        {
          what: 'questions to the reference, in process',
          value: 1e6 / inProcess,
          unit: 'a second',
        },
        { what: 'over the protocol', value: 1e6 / wire, unit: 'a second' },
        { what: 'over the protocol, 100 at once', value: 1e6 / wireInBatch, unit: 'a second' },
      ],
    },
  ];
}
