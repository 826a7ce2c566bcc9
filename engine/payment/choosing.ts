/**
 * Choosing among sources so that they meet a demand, trying only where something has to be chosen.
 */
import type { KindSet } from './kinds.ts';
import { type Supply, sumSupplies } from './matching.ts';
import { givesOf, type Option, type Toll, tollOf, type Unit } from './units.ts';

/** How many combinations of choices are tried at most. */
export const MAX_COMBINATIONS = 20_000;

/** Whether supplies, with life that goes for them, meet the demand. */
export type Meets = (supplies: readonly Supply[], toll: Toll) => boolean;

/**
 * Chooses an option of each unit.
 * @returns options that meet the demand, with none among them that could be left out; undefined when none do;
 * `'unknown'` past `MAX_COMBINATIONS`.
 */
export function chooseOptions(
  units: readonly Unit[],
  meets: Meets,
): readonly Option[] | undefined | 'unknown' {
  const settled = units.filter((unit) => unit.settled);
  const open = inLots(units.filter((unit) => !unit.settled));
  const counted = sumSupplies(settled.flatMap((unit) => unit.most));
  let tried = 0;

  /**
   * Tries the options of the open units from one on; what is possible at most shows early that it is in vain. Of equal
   * units none takes an earlier option than the one before: which of them does what makes no difference.
   */
  const tryFrom = (
    index: number,
    first: number,
    chosen: readonly Option[],
  ): readonly Option[] | undefined | 'unknown' => {
    tried += 1;
    if (tried > MAX_COMBINATIONS) return 'unknown';
    const supplies = [...counted, ...chosen.flatMap(givesOf)];
    const toll = tollOf(chosen.flat());
    if (meets(supplies, toll)) return chosen;
    const rest = open.slice(index);
    const [next] = rest;
    if (next === undefined) return undefined;
    if (!meets([...supplies, ...rest.flatMap(({ unit }) => unit.most)], toll)) return undefined;
    for (const [i, option] of next.unit.options.entries()) {
      if (next.again && i < first) continue;
      const found = tryFrom(index + 1, i, [...chosen, option]);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const found = tryFrom(0, 0, []);
  return found === undefined || found === 'unknown' ? found : withSettled(settled, found, meets);
}

/** Units in an order in which equal ones follow each other, with whether each is equal to the one before. */
function inLots(units: readonly Unit[]): { readonly unit: Unit; readonly again: boolean }[] {
  const lots = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = JSON.stringify(unit.options.map((option) => [givesOf(option), tollOf(option)]));
    lots.set(key, [...(lots.get(key) ?? []), unit]);
  }
  return [...lots.values()].flatMap((lot) => lot.map((unit, i) => ({ unit, again: i > 0 })));
}

/** Settles which of the counted units are needed, and which option of each. */
function withSettled(
  settled: readonly Unit[],
  chosen: readonly Option[],
  meets: Meets,
): readonly Option[] {
  const options = [...chosen];
  const rest = new Map<KindSet, number>();
  const count = (supplies: readonly Supply[], sign: 1 | -1): void => {
    for (const { pays, amount } of supplies) rest.set(pays, (rest.get(pays) ?? 0) + sign * amount);
  };
  for (const { most } of settled) count(most, 1);
  let supplies = sumSupplies(chosen.flatMap(givesOf));
  for (const { most, options: ways } of settled) {
    if (meets(supplies, tollOf(options.flat()))) break;
    count(most, -1);
    const left = [...rest].map(([pays, amount]): Supply => ({ pays, amount }));
    const option = ways.find((way) =>
      meets([...supplies, ...givesOf(way), ...left], tollOf([...options.flat(), ...way])),
    );
    if (option === undefined || option.length === 0) continue;
    options.push(option);
    supplies = sumSupplies([...supplies, ...givesOf(option)]);
  }
  return options;
}
