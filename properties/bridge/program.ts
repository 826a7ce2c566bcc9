/**
 * A program that answers lines with lines, called as if it were a function.
 *
 * The thread that asks sleeps until the answer is there: properties stay synchronous. Another thread keeps the
 * program.
 */
import { Worker } from 'node:worker_threads';
import { SyncMessagePort } from 'sync-message-port';
import { ProgramError } from './errors.ts';
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

/** The keeper's own module, in the sources as in the built package. */
const KEEPER = new URL(
  import.meta.url.endsWith('.ts') ? './keeper.ts' : './keeper.js',
  import.meta.url,
);

/** Long enough for a busy keeper, in milliseconds. */
const KEEPER_TIMEOUT = 10_000;

/** A program, started when it is first asked and again after it broke. */
export class Program {
  private readonly command: Command;
  private readonly limits: ProgramLimits;
  private keeper: { readonly port: SyncMessagePort; readonly worker: Worker } | undefined;
  /** Of the running program. */
  private pid: number | undefined;
  private complaints = '';

  constructor(command: Command, limits: ProgramLimits = PROGRAM_LIMITS) {
    this.command = command;
    this.limits = limits;
  }

  get running(): boolean {
    return this.pid !== undefined;
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
    this.pid = message.pid;
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
    if (this.pid === undefined) return;
    // The keeper may be too busy to do so.
    if (!gently) killGroup(this.pid, 'SIGKILL');
    this.tell({ say: 'stop', gently });
    this.awaitEnd();
  }

  /** Ends the program and the thread that keeps it. */
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
    killGroup(this.pid, 'SIGKILL');
    this.tell({ say: 'stop', gently: false });
    const end = this.awaitEnd();
    return new ProgramError(
      'timed-out',
      [`no answer within ${timeout} ms`, end].filter(Boolean).join('; '),
    );
  }

  private bury({ code, what, complaints }: Ended): ProgramError {
    this.pid = undefined;
    this.complaints = complaints;
    return new ProgramError(code, what);
  }

  /** @returns what was seen of the program at its end. */
  private awaitEnd(): string {
    for (;;) {
      const message = this.hear(KEEPER_TIMEOUT);
      if (message === undefined) {
        this.pid = undefined;
        this.dismiss();
        return '';
      }
      if (typeof message === 'object' && message.say === 'ended') return this.bury(message).message;
    }
  }

  private tell(message: ToKeeper): void {
    this.keeper ??= employ();
    this.keeper.port.postMessage(message);
  }

  private hear(timeout: number): FromKeeper | undefined {
    this.keeper ??= employ();
    const { port } = this.keeper;
    const message =
      timeout === 0
        ? port.receiveMessageIfAvailable()?.message
        : port.receiveMessage({ timeout, timeoutValue: undefined });
    return isFromKeeper(message) ? message : undefined;
  }

  private dismiss(): void {
    this.keeper?.port.close();
    void this.keeper?.worker.terminate();
    this.keeper = undefined;
  }
}

function employ(): { port: SyncMessagePort; worker: Worker } {
  const { port1, port2 } = SyncMessagePort.createChannel();
  const worker = new Worker(KEEPER, { workerData: { port: port2 }, transferList: [port2] });
  // A forgotten program does not keep us from ending, and ends with us.
  worker.unref();
  port1.unref();
  return { port: new SyncMessagePort(port1), worker };
}
