/**
 * Properties of replacement effects on mana: every order, each effect once, looked at again after each.
 * @see CR 106.12b, 614.5, 614.7, 616.1, 616.2
 */
import * as fc from 'fast-check';
import type { Permanent } from '../../engine/index.ts';
import {
  type Activating,
  activating,
  maker,
  manaType,
  permanent,
  plainSymbols,
  tapFor,
} from '../generators/mana.ts';
import {
  changesOf,
  manaChange,
  multiplier,
  type Replacer,
  replacers,
  threshold,
  typeChange,
} from '../generators/mana-replacements.ts';
import { SOURCE } from '../generators/proposals.ts';
import {
  expectEach,
  expectPools,
  expectSamePools,
  gamesAfter,
  manaOfLetters,
  manaText,
  poolOf,
} from '../laws/productions.ts';
import { everyOrderOf, lettersOf } from '../models/replaced-mana.ts';
import { property } from '../property.ts';

/** A land is tapped for these symbols while some permanents replace its mana. */
interface Replaced extends Activating {
  readonly symbols: string;
  readonly replacing: readonly Replacer[];
}

const land = (symbols: string): Permanent =>
  permanent(SOURCE, maker([tapFor({ kind: 'symbols', symbols })]));

const permanentsOf = (replacing: readonly Replacer[]): Permanent[] =>
  replacing.map((replacer) => replacer.permanent);

const replaced = (
  replacing: fc.Arbitrary<Replacer[]>,
  symbols: fc.Arbitrary<string> = plainSymbols,
): fc.Arbitrary<Replaced> =>
  fc.tuple(symbols, replacing).map(([text, all]) => ({
    ...activating(land(text), permanentsOf(all)),
    symbols: text,
    replacing: all,
  }));

const kindsOf = ({ replacing }: Replaced): Set<string> =>
  new Set(changesOf(replacing).map(({ change }) => change.kind));

const amountOf = (symbols: string, replacing: readonly Replacer[]): number =>
  changesOf(replacing).reduce(
    (n, { change }) => (change.kind === 'multiply' ? n * change.by : n),
    lettersOf(symbols).length,
  );

export const replacedManaProperties = [
  property({
    id: '106.12b/every-order',
    cites: ['106.12b', '614.5', '616.1', '616.1f', '616.2'],
    says: 'Mana becomes just what the effects that apply make of it in some order, each once',
    asks: ['activate'],
    given: () => replaced(replacers(manaChange, { minLength: 1, maxLength: 4 })),
    then: (board, engine) =>
      expectPools(
        engine,
        board,
        everyOrderOf(lettersOf(board.symbols), changesOf(board.replacing)).map(manaOfLetters),
        'its player applies the effects in any order, as long as one applies (616.1)',
      ),
    labels: (board) => [
      ...(changesOf(board.replacing).length >= 2 ? ['two or more apply'] : []),
      ...(kindsOf(board).size >= 2 ? ['of different kinds'] : []),
      ...(board.replacing.some(({ applies }) => !applies) ? ['one does not apply'] : []),
    ],
    covers: { 'two or more apply': 0.5, 'of different kinds': 0.3, 'one does not apply': 0.1 },
  }),
  property({
    id: '616.2/becomes-applicable',
    cites: ['616.2', '616.1f', '106.12b'],
    says: 'An effect on two or more mana applies once another effect has made that many, and only then',
    asks: ['activate'],
    given: () =>
      replaced(
        fc
          .tuple(
            replacers(threshold, { minLength: 1, maxLength: 1 }),
            replacers(multiplier, { minLength: 1, maxLength: 2 }),
          )
          .map(([one, others]) => [
            ...one.map((r) => ({ ...r, permanent: { ...r.permanent, id: 'threshold' } })),
            ...others,
          ]),
        manaType.map((type) => `{${type}}`),
      ),
    then: (board, engine) =>
      expectPools(
        engine,
        board,
        everyOrderOf(lettersOf(board.symbols), changesOf(board.replacing)).map(manaOfLetters),
        'what applies is looked at again after each effect',
      ),
    labels: (board) => (changesOf(board.replacing).length >= 2 ? ['both apply'] : []),
    covers: { 'both apply': 0.4 },
  }),
  property({
    id: '106.12b/product',
    cites: ['106.12b', '614.5', '616.1'],
    says: 'Multipliers and changes of type come to the product of the amounts, in whatever order',
    asks: ['activate'],
    given: () =>
      replaced(
        replacers(fc.oneof({ weight: 3, arbitrary: multiplier }, typeChange), { maxLength: 5 }),
      ),
    then: (board, engine) => {
      const amount = amountOf(board.symbols, board.replacing);
      expectEach(
        gamesAfter(engine, board),
        (game) => poolOf(game).reduce((sum, mana) => sum + mana.amount, 0) === amount,
        `${amount} mana in all`,
      );
    },
    labels: (board) => [...kindsOf(board)],
    covers: { multiply: 0.5, type: 0.3 },
  }),
  property({
    id: '614.5/alike',
    cites: ['614.5', '106.12b'],
    says: 'Of several effects that are alike each applies',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(plainSymbols, multiplier, fc.integer({ min: 2, max: 4 }))
        .map(([symbols, { change }, n]) => ({
          ...activating(
            land(symbols),
            Array.from({ length: n }, (_, i) =>
              permanent(
                `multiplier${i}`,
                maker([{ kind: 'manaReplacement', what: {}, change }], ['enchantment']),
              ),
            ),
          ),
          symbols,
          by: change.kind === 'multiply' ? change.by : 1,
          n,
        })),
    then: (board, engine) => {
      const mana = lettersOf(board.symbols);
      const all = Array.from({ length: board.by ** board.n }, () => mana).flat();
      expectPools(engine, board, [manaOfLetters(all)], `${board.by} to the power of ${board.n}`);
    },
    labels: ({ n }) => [`${n} alike`],
  }),
  property({
    id: '106.12b/exact',
    cites: ['106.12b'],
    says: 'However often mana is multiplied, the amount is exact',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(manaType, fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 4 }))
        .map(([type, threes, twos]) => ({
          ...activating(land(`{${type}}`), [
            ...Array.from({ length: threes + twos }, (_, i) =>
              permanent(
                `multiplier${i}`,
                maker(
                  [
                    {
                      kind: 'manaReplacement',
                      what: {},
                      change: { kind: 'multiply', by: i < threes ? 3 : 2 },
                    },
                  ],
                  ['enchantment'],
                ),
              ),
            ),
          ]),
          type,
          amount: Number(3n ** BigInt(threes) * 2n ** BigInt(twos)),
        })),
    then: (board, engine) =>
      expectPools(
        engine,
        board,
        [manaText([{ type: board.type, amount: board.amount }])],
        'no amount is rounded or clipped',
      ),
    labels: ({ amount }) => [amount > 2 ** 31 ? 'past 32 bits' : 'small'],
    covers: { 'past 32 bits': 0.2 },
  }),
  property({
    id: '616.1/any-place',
    cites: ['616.1', '106.12b'],
    says: 'Where the permanents stand that replace mana, and since when, changes nothing',
    asks: ['activate'],
    given: () => replaced(replacers(manaChange, { minLength: 2, maxLength: 4 })),
    then: (board, engine) => {
      const { game } = board;
      const battlefield = [...game.battlefield].reverse();
      expectSamePools(
        engine,
        board,
        { ...board, game: { ...game, battlefield } },
        'the order of the permanents is not the order of the effects',
      );
    },
    labels: (board) => (kindsOf(board).size >= 2 ? ['of different kinds'] : []),
    covers: { 'of different kinds': 0.3 },
  }),
];
