/**
 * `manaproof serve`: the reference engine as a program that speaks the wire protocol.
 */
import { engineNamed } from '../../properties/engines/named.ts';
import { serve as answerLines } from '../../properties/engines/serve.ts';
import { EXIT, type Exit, type Terminal } from './command.ts';

export interface ServeOptions {
  readonly engine: string;
}

export async function serve({ engine }: ServeOptions, terminal: Terminal): Promise<Exit> {
  await answerLines(engineNamed(engine), process.stdin, terminal.out);
  return EXIT.passed;
}
