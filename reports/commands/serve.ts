/**
 * `manaproof serve`: the reference engine, or another, as a program that speaks the wire protocol.
 */
import { openEngine } from '../../properties/engines/named.ts';
import { serve as answerLines } from '../../properties/engines/serve.ts';
import { EXIT, type Exit, type Terminal } from './command.ts';

export interface ServeOptions {
  readonly engine: string;
}

export async function serve(options: ServeOptions, terminal: Terminal): Promise<Exit> {
  const { engine, close } = await openEngine(options);
  try {
    await answerLines(engine, process.stdin, terminal.out);
    return EXIT.passed;
  } finally {
    close();
  }
}
