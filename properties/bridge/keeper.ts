/**
 * The thread that keeps programs: starts them, passes lines to and fro, and sees to it that nothing of them is left.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { SyncMessagePort } from 'sync-message-port';
import { excerpt, type ProgramErrorCode } from './errors.ts';
import { killGroup, watchOver } from './groups.ts';
import { LineReader } from './lines.ts';
import type { FromKeeper, Start, ToKeeper } from './messages.ts';

/** How long a program may take to end by itself, and then to heed SIGTERM, in milliseconds. */
const GRACE = 300;

/** How much of standard error is remembered, in bytes. */
const REMEMBERED = 2_000;

type Tell = (message: FromKeeper) => void;

/** A running program. */
class Kept {
  private readonly child: ChildProcess;
  private readonly lines: LineReader;
  private readonly release: () => void;
  private readonly tell: Tell;
  /** What it wrote to standard error last, a character for each byte. */
  private complaints = '';
  private over = false;
  /** Questions that have not been answered yet. */
  private owed = 0;
  /** Why it is being ended by force, once it is. */
  private verdict: { readonly code: ProgramErrorCode; readonly what: string } | undefined;

  constructor({ command: { program, args, cwd }, longestLine }: Start, tell: Tell) {
    this.tell = tell;
    this.lines = new LineReader(longestLine);
    // A group of its own, so that what it starts can be ended with it.
    this.child = spawn(program, args, { cwd, detached: true, windowsHide: true });
    const { pid, stdin, stdout, stderr } = this.child;
    this.release = pid === undefined ? () => undefined : watchOver(pid);
    this.child.on('error', ({ message }) => this.end('not-started', message));
    // Whoever does not read is found out by not answering.
    stdin?.on('error', () => undefined);
    stdout?.on('data', (piece: Buffer) => this.read(piece));
    stderr?.on('data', (piece: Buffer) => {
      this.complaints = (this.complaints + piece.toString('latin1')).slice(-REMEMBERED);
    });
    this.child.on('exit', (code, signal) => {
      this.kill();
      // What it wrote last may still be on its way.
      const gone = (): void => this.end('exited', signal ?? `exit code ${code}`);
      const timer = setTimeout(gone, GRACE);
      this.child.on('close', () => {
        clearTimeout(timer);
        gone();
      });
    });
    if (pid !== undefined) tell({ say: 'started', pid });
  }

  ask(questions: string): void {
    this.owed += countLines(questions);
    this.child.stdin?.write(questions);
  }

  stop(gently: boolean): void {
    this.verdict ??= { code: 'timed-out', what: this.halfLine('it had written nothing') };
    if (!gently) {
      this.kill();
      return;
    }
    this.child.stdin?.end();
    const timers = [
      setTimeout(() => killGroup(this.child.pid, 'SIGTERM'), GRACE),
      setTimeout(() => this.kill(), 2 * GRACE),
    ];
    this.child.on('exit', () => timers.forEach(clearTimeout));
  }

  private read(piece: Buffer): void {
    if (this.verdict !== undefined) return;
    const lines = this.lines.read(piece);
    if (typeof lines === 'string') {
      this.condemn(lines, `its line began ${excerpt(this.lines.partial)}`);
      return;
    }
    const asked = lines.slice(0, this.owed);
    this.owed -= asked.length;
    if (asked.length > 0) this.tell(asked.join('\n'));
    const unasked = lines[asked.length];
    if (unasked !== undefined)
      this.condemn('unasked', `nothing was asked, it wrote ${excerpt(unasked)}`);
  }

  private condemn(code: ProgramErrorCode, what: string): void {
    this.verdict = { code, what };
    this.kill();
  }

  private kill(): void {
    killGroup(this.child.pid, 'SIGKILL');
  }

  private halfLine(otherwise: string): string {
    const { partial } = this.lines;
    return partial === '' ? otherwise : `of its answer there was half a line: ${excerpt(partial)}`;
  }

  private end(code: ProgramErrorCode, how: string): void {
    if (this.over) return;
    this.over = true;
    this.release();
    const verdict = this.verdict ?? {
      code,
      what: [how, this.halfLine('')].filter(Boolean).join('; '),
    };
    const complaints = Buffer.from(this.complaints, 'latin1').toString('utf8').trim();
    this.tell({ say: 'ended', ...verdict, complaints });
  }
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** Does with one program what it is told through this port. */
function keep(port: SyncMessagePort): void {
  let kept: Kept | undefined;
  const tell = (message: FromKeeper): void => {
    if (typeof message === 'object' && message.say === 'ended') kept = undefined;
    port.postMessage(message);
  };
  port.on('message', (message: ToKeeper) => {
    if (typeof message === 'string') {
      kept?.ask(message);
    } else if (message.say === 'start') {
      kept = new Kept(message, tell);
    } else {
      kept?.stop(message.gently);
    }
  });
  port.on('close', () => kept?.stop(false));
}

parentPort?.on('message', (port: MessagePort) => keep(new SyncMessagePort(port)));
