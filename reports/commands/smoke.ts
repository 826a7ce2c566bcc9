/**
 * `manaproof smoke`: a few tiny questions that prove an adapter.
 */
import { type EngineChoice, openEngine } from '../../properties/engines/named.ts';
import { smoke as askSmoke } from '../../properties/engines/smoke.ts';
import { smokeText } from '../smoke-text.ts';
import { EXIT, type Exit, type Terminal, writeLines } from './command.ts';

export async function smoke(choice: EngineChoice, terminal: Terminal): Promise<Exit> {
  const opened = await openEngine(choice);
  try {
    const results = askSmoke(opened);
    writeLines(terminal, smokeText(opened.engine.name, results, terminal.style));
    const verdicts = new Set(results.map(({ verdict }) => verdict));
    if (verdicts.has('wrong') || verdicts.has('malformed')) return EXIT.failed;
    return verdicts.has('right') ? EXIT.passed : EXIT.misused;
  } finally {
    opened.close();
  }
}
