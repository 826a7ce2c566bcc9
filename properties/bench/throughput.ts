/**
 * How many boards a second are drawn and checked, against the floor: the same boards, and nothing asked about them.
 */
import { referenceEngine } from '../../engine/index.ts';
import { everything } from '../generators/world.ts';
import type { Property } from '../property.ts';
import { checkProperty } from '../run/run-property.ts';
import { type Figure, median, type Section } from './figures.ts';
import { processorTime } from './timing.ts';

/** Boards that are checked before the clock is started, so that what is measured is compiled. */
const WARMING = 100;
const LISTED = 5;

/** Milliseconds of the processor that some boards of one property take. */
interface Cost {
  readonly id: string;
  readonly boards: number;
  readonly checked: number;
  readonly floor: number;
}

const ratioOf = ({ floor, checked }: Cost): number => floor / checked;
const sum = (costs: readonly Cost[], of: (cost: Cost) => number): number =>
  costs.reduce((total, cost) => total + of(cost), 0);

/** The same generator with a predicate that is always true. */
const unasked = ({ labels: _labels, covers: _covers, ...property }: Property): Property => ({
  ...property,
  then: () => undefined,
});

/** What `runs` boards cost, in milliseconds. */
function costOf(property: Property, runs: number, seed: number): [boards: number, cost: number] {
  checkProperty(property, referenceEngine, { seed: seed + 1, runs: WARMING, world: everything });
  const start = processorTime();
  const { boards } = checkProperty(property, referenceEngine, { seed, runs, world: everything });
  return [boards, processorTime() - start];
}

export function throughput(properties: readonly Property[], runs: number): Section {
  const costs = properties.map((property): Cost => {
    const [, floor] = costOf(unasked(property), runs, 1);
    const [boards, checked] = costOf(property, runs, 1);
    return { id: property.id, boards, checked, floor: (floor * boards) / runs };
  });
  const boards = sum(costs, (cost) => cost.boards);
  const checked = sum(costs, (cost) => cost.checked);
  const floor = sum(costs, (cost) => cost.floor);
  const worst = costs.toSorted((a, b) => ratioOf(a) - ratioOf(b)).slice(0, LISTED);
  const slowest = costs
    .toSorted((a, b) => b.checked / b.boards - a.checked / a.boards)
    .slice(0, LISTED);
  return {
    title: 'Boards a second',
    how: `${properties.length} properties, ${runs} boards each; the floor draws the same boards and asks nothing`,
    figures: [
      { what: 'whole catalogue', value: boards / (checked / 1_000), unit: 'boards/s' },
      { what: 'floor', value: boards / (floor / 1_000), unit: 'boards/s' },
      { what: 'whole catalogue / floor', value: floor / checked, unit: '', aim: { atLeast: 0.5 } },
      { what: 'the same, middle property', value: median(costs.map(ratioOf)), unit: '' },
      ...worst.map((cost): Figure => ({ what: `  ${cost.id}`, value: ratioOf(cost), unit: '' })),
      ...slowest.map(
        (cost): Figure => ({
          what: `slow: ${cost.id}`,
          value: (1_000 * cost.checked) / cost.boards,
          unit: 'µs a board',
        }),
      ),
    ],
  };
}
