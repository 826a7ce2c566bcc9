/**
 * Choosing among sources so that they meet a demand, trying only where something has to be chosen.
 */
import { lastWhere } from './last-where.ts';
import { type Supply, sumSupplies } from './matching.ts';
import { addTolls, givesOf, type Option, type Toll, tollOf, type Unit } from './units.ts';

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
  const key = ({ options }: Unit): string =>
    JSON.stringify(options.map((option) => [givesOf(option), tollOf(option)]));
  return lotsOf(units, key).flatMap((lot) => lot.map((unit, i) => ({ unit, again: i > 0 })));
}

function lotsOf(units: readonly Unit[], key: (unit: Unit) => string): Unit[][] {
  const lots = new Map<string, Unit[]>();
  for (const unit of units) {
    const name = key(unit);
    const lot = lots.get(name);
    if (lot === undefined) lots.set(name, [unit]);
    else lot.push(unit);
  }
  return [...lots.values()];
}

/**
 * Settles which of the counted units are needed, and which option of each: of those that can give the same at most, as
 * many as possible are left out, as long as the others can be counted on.
 */
function withSettled(
  settled: readonly Unit[],
  chosen: readonly Option[],
  meets: Meets,
): readonly Option[] {
  const options = [...chosen];
  let supplies = sumSupplies(chosen.flatMap(givesOf));
  let toll = tollOf(chosen.flat());
  const lots = lotsOf(settled, ({ most }) => JSON.stringify(most));
  for (const [i, lot] of lots.entries()) {
    const later = sumSupplies(lots.slice(i + 1).flatMap((units) => units.flatMap((u) => u.most)));
    const among = (count: number): Supply[] =>
      (lot[0]?.most ?? []).map(({ pays, amount }) => ({ pays, amount: amount * count }));
    const spare = lastWhere(lot.length, (n) =>
      meets([...supplies, ...among(lot.length - n), ...later], toll),
    );
    for (const [taken, { options: ways }] of lot.slice(spare).entries()) {
      const left = [...among(lot.length - spare - taken - 1), ...later];
      const way = ways.find((one) =>
        meets([...supplies, ...givesOf(one), ...left], addTolls(toll, tollOf(one))),
      );
      if (way === undefined) continue;
      options.push(way);
      supplies = sumSupplies([...supplies, ...givesOf(way)]);
      toll = addTolls(toll, tollOf(way));
    }
  }
  return options;
}
