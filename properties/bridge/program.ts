/**
 * A program that answers lines with lines, called as if it were a function.
 *
 * The thread that asks sleeps until the answer is there: properties stay synchronous. Another thread keeps the
 * program.
 */
import { Worker } from 'node:worker_threads';
import { SyncMessagePort } from 'sync-message-port';
import { excerpt, ProgramError } from './errors.ts';
import { killGroup } from './groups.ts';
import {
  type Command,
  type Ended,
  type FromKeeper,
  isFromKeeper,
  type ToKeeper,
} from './messages.ts';

export interface ProgramLimits {
  /** How long one question may take, in milliseconds. */
  readonly callTimeout: number;
  /** How long the first answer after a start may take. */
  readonly startTimeout: number;
  /** The most bytes in one line. */
  readonly longestLine: number;
}

export const PROGRAM_LIMITS: ProgramLimits = {
  callTimeout: 10_000,
  startTimeout: 60_000,
  longestLine: 16 * 1024 * 1024,
};

/** What came back: fewer lines than were asked for when the program broke on the next. */
export interface Replies {
  readonly lines: readonly string[];
  readonly broke?: ProgramError;
}

/** The thread that keeps programs, in the sources as in the built package; how we were started is not its concern. */
const [KEEPER, KEEPER_FLAGS] = import.meta.url.endsWith('.ts')
  ? ['./keeper.ts', [`--import=${new URL('../../.config/ts-node.mjs', import.meta.url)}`]]
  : ['./keeper.js', []];

/** Long enough for a busy keeper, in milliseconds. */
const KEEPER_TIMEOUT = 10_000;

/** A program, started when it is first asked and again after it broke. */
export class Program {
  private readonly command: Command;
  private readonly limits: ProgramLimits;
  private port: SyncMessagePort | undefined;
  private id: number | undefined;
  private complaints = '';

  constructor(command: Command, limits: ProgramLimits = PROGRAM_LIMITS) {
    this.command = command;
    this.limits = limits;
  }

  /** The id of its process, which is that of the group of all that it started; nothing when it does not run. */
  get pid(): number | undefined {
    return this.id;
  }

  get running(): boolean {
    return this.id !== undefined;
  }

  /** The last that the program wrote to standard error before it ended. */
  get lastWords(): string {
    return this.complaints;
  }

  /** @throws {ProgramError} `not-started`. */
  start(): void {
    if (this.running) return;
    const { command, limits } = this;
    this.tell({ say: 'start', command, longestLine: limits.longestLine });
    const message = this.hear(KEEPER_TIMEOUT);
    if (typeof message !== 'object') throw new ProgramError('not-started', 'no thread to keep it');
    if (message.say === 'ended') throw this.bury(message);
    this.id = message.pid;
  }

  /** Asks each of these lines, the next before the last is answered. The program must be running. */
  ask(questions: readonly string[], timeout: number = this.limits.callTimeout): Replies {
    const before = this.hear(0);
    if (before !== undefined) return { lines: [], broke: this.brokenBy(before) };
    this.tell(`${questions.join('\n')}\n`);
    const lines: string[] = [];
    while (lines.length < questions.length) {
      const message = this.hear(timeout);
      if (typeof message !== 'string') return { lines, broke: this.brokenBy(message, timeout) };
      lines.push(...message.split('\n'));
    }
    return { lines };
  }

  /** Ends the program, which may be started again. */
  stop(gently: boolean): void {
    if (this.id === undefined) return;
    // The keeper may be too busy to do so.
    if (!gently) killGroup(this.id, 'SIGKILL');
    this.tell({ say: 'stop', gently });
    this.awaitEnd();
  }

  /** Ends the program for good. */
  close(): void {
    this.stop(true);
    this.dismiss();
  }

  /** The message is not the answer that was waited for: whatever it is, the program is not to be used further. */
  private brokenBy(message: FromKeeper | undefined, timeout = 0): ProgramError {
    if (typeof message === 'object' && message.say === 'ended') return this.bury(message);
    if (message !== undefined) {
      this.stop(false);
      return new ProgramError('unasked', 'it wrote more than it was asked for');
    }
    killGroup(this.id, 'SIGKILL');
    this.tell({ say: 'stop', gently: false });
    const end = this.awaitEnd();
    return new ProgramError(
      'timed-out',
      [`no answer within ${timeout} ms`, end].filter(Boolean).join('; '),
    );
  }

  private bury({ code, what, complaints }: Ended): ProgramError {
    this.id = undefined;
    this.complaints = complaints;
    const last = code === 'exited' ? lastWord(complaints) : undefined;
    const words = last === undefined ? [] : [`its last words were ${excerpt(last)}`];
    return new ProgramError(code, [what, ...words].join('; '));
  }

  /** @returns what was seen of the program at its end. */
  private awaitEnd(): string {
    for (;;) {
      const message = this.hear(KEEPER_TIMEOUT);
      if (message === undefined) {
        this.id = undefined;
        this.dismiss();
        return '';
      }
      if (typeof message === 'object' && message.say === 'ended') return this.bury(message).message;
    }
  }

  private tell(message: ToKeeper): void {
    this.port ??= openPort();
    this.port.postMessage(message);
  }

  private hear(timeout: number): FromKeeper | undefined {
    this.port ??= openPort();
    const message =
      timeout === 0
        ? this.port.receiveMessageIfAvailable()?.message
        : this.port.receiveMessage({ timeout, timeoutValue: undefined });
    return isFromKeeper(message) ? message : undefined;
  }

  private dismiss(): void {
    this.port?.close();
    this.port = undefined;
  }
}

/** Of what a program wrote before it ended, the line that names an error, or else the last. */
function lastWord(complaints: string): string | undefined {
  const lines = complaints.split('\n').filter((line) => line.trim() !== '');
  return lines.findLast((line) => /^\S.*(error|exception|panic)/i.test(line)) ?? lines.at(-1);
}

/** One thread keeps all programs; it is there from the first on, and does not keep us from ending. */
let keeper: Worker | undefined;

/** @returns a way to tell the keeper what to do with one program. */
function openPort(): SyncMessagePort {
  if (keeper === undefined) {
    keeper = new Worker(new URL(KEEPER, import.meta.url), { execArgv: KEEPER_FLAGS });
    keeper.unref();
  }
  const { port1, port2 } = SyncMessagePort.createChannel();
  keeper.postMessage(port2, [port2]);
  port1.unref();
  return new SyncMessagePort(port1);
}
