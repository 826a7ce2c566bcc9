/**
 * `manaproof compare`: where two engines differ.
 */
import { PROPERTIES } from '../../properties/catalogue.ts';
import { type Comparison, compareEngines } from '../../properties/engines/compare.ts';
import { type EngineChoice, openEngine } from '../../properties/engines/named.ts';
import { worldFor } from '../../properties/engines/traits.ts';
import { everything, type World } from '../../properties/generators/world.ts';
import { type Selection, selectProperties } from '../../properties/run/select.ts';
import { comparisonText } from '../comparison-text.ts';
import { EXIT, type Exit, type Terminal, writeJson, writeLines } from './command.ts';

export interface CompareCommandOptions extends Selection, Omit<EngineChoice, 'engine'> {
  readonly engines: readonly [string, string];
  readonly seed: number;
  readonly runs: number;
  readonly json?: boolean;
}

export async function compare(options: CompareCommandOptions, terminal: Terminal): Promise<Exit> {
  const { engines, json, seed, runs } = options;
  const properties = selectProperties(PROPERTIES, options);
  const one = await openEngine({ ...options, engine: engines[0] });
  try {
    const other = await openEngine({ ...options, engine: engines[1] });
    try {
      const world = sharedWorld(worldFor(one.engine), worldFor(other.engine));
      const comparison = compareEngines([one, other], { properties, world, seed, runs });
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

/** What both engines take. */
function sharedWorld(one: World, other: World): World {
  const cards = everything.cards.filter(
    (card) => one.cards.includes(card) && other.cards.includes(card),
  );
  return { cards, generated: one.generated && other.generated };
}

function exitOf({ compared, differences }: Comparison): Exit {
  if (differences.length > 0) return EXIT.failed;
  return compared > 0 ? EXIT.passed : EXIT.misused;
}
