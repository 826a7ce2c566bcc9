/**
 * Properties of how costs are written: the order of symbols, and of the halves of a hybrid.
 * @see CR 107.4
 */
import * as fc from 'fast-check';
import { COLORS, type ManaText } from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { anySymbol, choiceSymbol } from '../generators/costs.ts';
import { type Alone, alone } from '../generators/objects.ts';
import { castOf } from '../generators/proposals.ts';
import { colorText, expectEqual } from '../laws/expect.ts';
import { expectSame } from '../laws/totals.ts';
import { type Drawn, property, type Subject } from '../property.ts';

/** A cost written in one way and in another. */
interface Spelling extends Drawn {
  readonly text: ManaText;
  readonly other: ManaText;
}

/** The halves of a hybrid symbol change places. */
const swapped = (symbol: ManaText): ManaText =>
  symbol.replace(/\{(\w)\/([WUBRG])/, (_, a: string, b: string) => `{${b}/${a}`);

const writtenSymbol = fc.oneof(
  anySymbol,
  choiceSymbol,
  fc.integer({ min: 1, max: 9 }).map((n) => `{${n}}`),
  fc.constant('{X}'),
);

const spelling: fc.Arbitrary<Spelling> = fc
  .array(fc.tuple(writtenSymbol, fc.nat(9), fc.boolean()), { minLength: 1, maxLength: 5 })
  .map((symbols) => {
    const text = symbols.map(([symbol]) => symbol).join('');
    const other = symbols
      .toSorted(([, one], [, another]) => one - another)
      .map(([symbol, , swap]) => (swap ? swapped(symbol) : symbol))
      .join('');
    return { ...alone(plainCard(text, ['artifact']), 'battlefield'), text, other };
  });

const artifact = (cost: ManaText) => plainCard(cost, ['artifact']);
const onBattlefield = (cost: ManaText): Alone => alone(artifact(cost), 'battlefield');

const WRITTEN = 'the order of the symbols in a cost, and of the halves of a hybrid, means nothing';

/** What an engine says of a permanent with a cost. */
const sayings = [
  {
    asks: 'manaValue',
    cites: ['107.4', '202.3'],
    of: (engine: Subject, cost: ManaText) => engine.manaValue(onBattlefield(cost)),
  },
  {
    asks: 'colors',
    cites: ['107.4', '202.2'],
    of: (engine: Subject, cost: ManaText) => colorText(engine.colors(onBattlefield(cost))),
  },
  {
    asks: 'devotion',
    cites: ['107.4', '700.5'],
    of: (engine: Subject, cost: ManaText) => {
      const { game } = onBattlefield(cost);
      return COLORS.map((c) => `${c} ${engine.devotion({ game, player: YOU, to: [c] })}`).join();
    },
  },
] as const;

const spellingLabels = ({ text, other }: Spelling): string[] => [
  ...(text === other ? [] : ['written otherwise']),
  ...(text.includes('/') ? ['hybrid'] : []),
];

const variety = { 'written otherwise': 0.6, hybrid: 0.5 };

export const spellingProperties = [
  ...sayings.map(({ asks, cites, of }) =>
    property({
      id: `107.4/spelling-${asks}`,
      cites,
      says: `In whatever order the symbols of a cost are written, its ${asks} is the same`,
      asks: [asks],
      given: () => spelling,
      then: ({ text, other }, engine) =>
        expectEqual(
          `${other} is not the same as ${text}`,
          of(engine, text),
          of(engine, other),
          WRITTEN,
        ),
      labels: spellingLabels,
      covers: variety,
    }),
  ),
  property({
    id: '107.4/spelling-totalCosts',
    cites: ['107.4', '202.1'],
    says: 'In whatever order the symbols of a cost are written, the totals are the same',
    asks: ['totalCosts'],
    given: () => spelling,
    then: ({ text, other }, engine) =>
      expectSame(engine, castOf(artifact(text), []), castOf(artifact(other), []), [WRITTEN]),
    labels: spellingLabels,
    covers: variety,
  }),
];
