/**
 * Asks a program over the wire protocol, and starts it again when it broke.
 *
 * Properties ask one question at a time, for what they ask next may hang on the last answer. To know their questions
 * beforehand, the reference would have to go through each board first, and that takes longer than the turns that a
 * batch would save. Whoever knows the questions sends as many at once as the program takes: `compare`,
 * `check-vectors`.
 */
import { type Greeting, type Operation, PROTOCOL } from '../../engine/index.ts';
import { Unsupported } from '../property.ts';
import { ProgramError } from './errors.ts';
import type { Command } from './messages.ts';
import { PROGRAM_LIMITS, Program, type ProgramLimits } from './program.ts';
import { type Attempt, inForm, readReply } from './replies.ts';

/** A question with the operation that it is for. */
export interface Asked {
  readonly op: Operation | 'hello';
  readonly args: unknown;
}

/** A program that fails to start this often in a row will not be started again. */
const STARTS = 3;

export class Client {
  /** What the program answered to `hello`. */
  readonly greeting: Greeting;
  private readonly program: Program;
  private readonly startTimeout: number;
  private id = 0;
  private failedStarts = 0;

  /** Starts the program and greets it. @throws {ProgramError} when it is not to be used at all. */
  constructor(command: Command, limits: ProgramLimits = PROGRAM_LIMITS) {
    this.program = new Program(command, limits);
    this.startTimeout = limits.startTimeout;
    try {
      this.greeting = this.greet();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** The last that the program wrote to standard error before it ended. */
  get lastWords(): string {
    return this.program.lastWords;
  }

  /** The process group of the program, while it runs. */
  get pid(): number | undefined {
    return this.program.pid;
  }

  /** Asks these questions in their order; one that breaks the program costs its own answer only. */
  attempts(asked: readonly Asked[]): Attempt[] {
    const attempts: Attempt[] = [];
    const atOnce = this.greeting.pipeline ?? 1;
    while (attempts.length < asked.length) {
      const next = asked.slice(attempts.length, attempts.length + atOnce);
      attempts.push(...this.some(next));
    }
    return attempts;
  }

  /**
   * Asks one question.
   * @returns the result, whatever its form.
   * @throws {Unsupported} when the program says so. @throws {ProgramError} when it broke.
   */
  ask(asked: Asked): unknown {
    const [attempt] = this.attempts([asked]);
    if (attempt === undefined) throw new TypeError('a question without an attempt');
    if ('broke' in attempt) throw attempt.broke;
    if ('unsupported' in attempt) throw new Unsupported(attempt.unsupported);
    return attempt.result;
  }

  close(): void {
    this.program.close();
  }

  /** @returns one attempt or more: as many as there are until the program broke, that one included. */
  private some(asked: readonly Asked[]): Attempt[] {
    try {
      if (!this.program.running) this.greet();
    } catch (error) {
      if (error instanceof ProgramError) return [{ broke: error }];
      throw error;
    }
    return this.exchange(asked);
  }

  private exchange(asked: readonly Asked[], timeout?: number): Attempt[] {
    const first = this.id + 1;
    const lines = asked.map(({ op, args }) => {
      this.id += 1;
      return JSON.stringify({ id: this.id, op, args });
    });
    const { lines: replies, broke } = this.program.ask(lines, timeout);
    const attempts: Attempt[] = [];
    for (const [i, line] of replies.entries()) {
      const attempt = readReply(line, first + i);
      attempts.push(attempt);
      if ('broke' in attempt && attempt.broke.code !== 'error') {
        // Whatever comes next may belong to anything.
        this.program.stop(false);
        return attempts;
      }
    }
    return broke === undefined ? attempts : [...attempts, { broke }];
  }

  /** @throws {ProgramError} */
  private greet(): Greeting {
    if (this.failedStarts === STARTS) {
      throw new ProgramError('gave-up', `it could not be started ${STARTS} times in a row`);
    }
    this.failedStarts += 1;
    this.program.start();
    const hello: Asked = { op: 'hello', args: { protocol: PROTOCOL } };
    const [attempt] = this.exchange([hello], this.startTimeout);
    if (attempt === undefined) throw new ProgramError('not-a-reply', 'hello was not answered');
    if ('broke' in attempt) throw attempt.broke;
    if ('unsupported' in attempt) throw new ProgramError('wrong-form', 'hello has to be answered');
    const greeting = inForm<Greeting>('Greeting', attempt.result);
    this.failedStarts = 0;
    return greeting;
  }
}
