/**
 * `manaproof compare`: where two engines differ.
 */
import { PROPERTIES } from '../../properties/catalogue.ts';
import { type Comparison, compareEngines } from '../../properties/engines/compare.ts';
import { type EngineChoice, isRevision, openEngine } from '../../properties/engines/named.ts';
import { worldFor } from '../../properties/engines/traits.ts';
import { everything, type World } from '../../properties/generators/world.ts';
import { type Selection, selectProperties } from '../../properties/run/select.ts';
import { comparisonText } from '../comparison-text.ts';
import { MovingLine } from '../moving-line.ts';
import { EXIT, type Exit, type Terminal, writeJson, writeLines } from './command.ts';

export interface CompareCommandOptions extends Selection, Omit<EngineChoice, 'engine'> {
  readonly engines: readonly [string, string];
  readonly seed: number;
  readonly runs: number;
  readonly json?: boolean;
}

export async function compare(options: CompareCommandOptions, terminal: Terminal): Promise<Exit> {
  const { json, seed, runs } = options;
  const properties = selectProperties(PROPERTIES, options);
  const [first, second] = choices(options);
  const one = await openEngine(first);
  try {
    const other = await openEngine(second);
    const line = new MovingLine(terminal.err, terminal.style);
    try {
      const world = sharedWorld(worldFor(one.engine), worldFor(other.engine));
      const comparison = await compareEngines([one, other], {
        properties,
        world,
        seed,
        runs,
        signal: terminal.signal,
        onProgress: (share, property) => line.show(share, property),
      });
      line.clear();
      if (json) writeJson(terminal, comparison);
      else writeLines(terminal, comparisonText(comparison, terminal.style));
      return exitOf(comparison);
    } finally {
      other.close();
    }
  } finally {
    one.close();
  }
}

/** What is said of revisions is said of those engines that are one. */
function choices({ engines, ...options }: CompareCommandOptions): [EngineChoice, EngineChoice] {
  const { callTimeout } = options;
  const anyRevision = engines.some(isRevision);
  const choose = (engine: string): EngineChoice =>
    isRevision(engine) || !anyRevision ? { ...options, engine } : { engine, callTimeout };
  return [choose(engines[0]), choose(engines[1])];
}

/** What both engines take. */
function sharedWorld(one: World, other: World): World {
  const cards = everything.cards.filter(
    (card) => one.cards.includes(card) && other.cards.includes(card),
  );
  return { cards, generated: one.generated && other.generated };
}

function exitOf({ compared, differences, interrupted }: Comparison): Exit {
  if (differences.length > 0) return EXIT.failed;
  if (interrupted) return EXIT.stopped;
  return compared > 0 ? EXIT.passed : EXIT.misused;
}
