/**
 * Choosing among sources so that they meet a demand, trying only where something has to be chosen.
 */
import type { Supply } from './matching.ts';
import { givesOf, lifeOf, type Option, type Unit } from './units.ts';

/** How many combinations of choices are tried at most. */
export const MAX_COMBINATIONS = 20_000;

/** Whether supplies, with life that is paid for them, meet the demand. */
export type Meets = (supplies: readonly Supply[], life: number) => boolean;

/**
 * Chooses an option of each unit.
 * @returns options that meet the demand; undefined when none do; `'unknown'` past `MAX_COMBINATIONS`.
 */
export function chooseOptions(
  units: readonly Unit[],
  meets: Meets,
): readonly Option[] | undefined | 'unknown' {
  const settled = units.filter((unit) => unit.settled);
  const open = units.filter((unit) => !unit.settled);
  const counted = settled.flatMap((unit) => unit.most);
  let tried = 0;

  /** Tries the options of the open units from one on; what is possible at most shows early that it is in vain. */
  const tryFrom = (
    index: number,
    chosen: readonly Option[],
  ): readonly Option[] | undefined | 'unknown' => {
    tried += 1;
    if (tried > MAX_COMBINATIONS) return 'unknown';
    const supplies = [...counted, ...chosen.flatMap(givesOf)];
    const life = chosen.reduce((sum, option) => sum + lifeOf(option), 0);
    if (meets(supplies, life)) return chosen;
    const rest = open.slice(index);
    const [unit] = rest;
    if (unit === undefined) return undefined;
    if (!meets([...supplies, ...rest.flatMap(({ most }) => most)], life)) return undefined;
    for (const option of unit.options) {
      const found = tryFrom(index + 1, [...chosen, option]);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const found = tryFrom(0, []);
  return found === undefined || found === 'unknown' ? found : withSettled(settled, found, meets);
}

/** Settles which of the counted units are needed, and which option of each. */
function withSettled(
  settled: readonly Unit[],
  chosen: readonly Option[],
  meets: Meets,
): readonly Option[] {
  let options = chosen;
  for (const [i, unit] of settled.entries()) {
    const rest = settled.slice(i + 1).flatMap(({ most }) => most);
    const suffices = (option: Option): boolean => {
      const all = [...options, option];
      const life = all.reduce((sum, one) => sum + lifeOf(one), 0);
      return meets([...all.flatMap(givesOf), ...rest], life);
    };
    options = [...options, unit.options.find(suffices) ?? []];
  }
  return options;
}
