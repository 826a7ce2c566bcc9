/**
 * Properties of devotion: which symbols count, for which colours, and what devotion is used for.
 * @see CR 700.5
 */
import * as fc from 'fast-check';
import type { Face, ManaText, Permanent } from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { anySymbol, choiceSymbol, color, oddCost, write } from '../generators/costs.ts';
import { type Devotion, devotionBoard, devotionQuestion, yours } from '../generators/devotion.ts';
import { IT } from '../generators/objects.ts';
import {
  COVERS,
  expectAlike,
  insteadOfIt,
  labels,
  mapPermanents,
  names,
  withMore,
} from '../laws/devotions.ts';
import { expectDevotion } from '../laws/expect.ts';
import { modelColors, modelDevotion, modelRaise } from '../models/printed.ts';
import { Disagreement, property, type Subject } from '../property.ts';

const twoColorHybrid = choiceSymbol.filter((symbol) => modelColors(symbol).length === 2);

/** A creature `it` of yours. */
const creature = (cost: ManaText): Permanent => ({
  id: IT,
  ...yours({ card: plainCard(cost, ['creature']) }),
});

/** The same permanent with these symbols in its rules text, or with none. */
function withText(p: Permanent, textSymbols?: ManaText): Permanent {
  const write = <F extends Face>({ textSymbols: _, ...face }: F) =>
    textSymbols === undefined ? face : { ...face, textSymbols };
  return { ...p, card: write(p.card), ...(p.copy ? { copy: write(p.copy) } : {}) };
}

const devotion = (engine: Subject, { game, player, to }: Devotion): number =>
  engine.devotion({ game, player, to });

export const devotionProperties = [
  property({
    id: '700.5/symbols-shown',
    cites: ['700.5', '700.5a', '107.4e', '107.4f'],
    says: 'Devotion is the number of symbols with a letter asked for in the costs that permanents show, and what raises it',
    asks: ['devotion'],
    given: (world) => devotionQuestion(world),
    then: ({ game, player, to }, engine) =>
      expectDevotion(
        engine,
        { game, player, to },
        modelDevotion(game, player, to) + modelRaise(game, player),
        `each symbol of ${names(to)} among the mana costs of ${player}'s permanents counts once (700.5)`,
      ),
    labels,
    covers: COVERS,
  }),
  property({
    id: '700.5/text-symbols',
    cites: ['700.5'],
    says: 'Mana symbols in the rules text of permanents do not count',
    asks: ['devotion'],
    given: (world) =>
      fc
        .tuple(devotionQuestion(world), fc.array(oddCost, { minLength: 1, maxLength: 5 }))
        .map(([question, texts]) => ({
          ...mapPermanents(question, (p, i) => withText(p, texts[i % texts.length])),
          texts,
        })),
    then: (drawn, engine) =>
      expectAlike(
        engine,
        drawn,
        mapPermanents(drawn, (p) => withText(p)),
        'symbols in text boxes are not in mana costs (700.5)',
      ),
    labels: ({ game, to, texts }) => [
      ...(game.battlefield.length > 0 && to.some((c) => texts.join().includes(c))
        ? ['such symbols in a text']
        : []),
    ],
    covers: { 'such symbols in a text': 0.4 },
  }),
  property({
    id: '700.5/one-symbol-more',
    cites: ['700.5', '107.4e', '107.4f'],
    says: 'One symbol more in the cost of a permanent counts 1 if it has a colour asked for, else nothing',
    asks: ['devotion'],
    given: (world) =>
      fc
        .record({
          cost: oddCost,
          symbol: fc.oneof(anySymbol, fc.constantFrom('{X}', '{1}', '{4}', '{C}', '{S}')),
          others: devotionQuestion(world, 3),
        })
        .map(({ cost, symbol, others }) => ({
          ...withMore({ ...others, player: YOU }, [creature(write([cost, symbol]))]),
          cost,
          symbol,
        })),
    then: ({ cost, symbol, ...drawn }, engine) => {
      const counts = drawn.to.some((c) => symbol.includes(c));
      expectAlike(
        engine,
        drawn,
        insteadOfIt(drawn, creature(cost)),
        `${symbol} ${counts ? 'counts once' : 'does not count'} for devotion to ${names(drawn.to)} (700.5)`,
        counts ? 1 : 0,
      );
    },
    labels: ({ symbol, to }) => [
      /\d|X|C\}|S/.test(symbol) && !/[WUBRG]/.test(symbol) ? 'no colour' : 'a colour',
      ...(to.filter((c) => symbol.includes(c)).length > 1 ? ['both colours of a hybrid'] : []),
      ...(/[2C]\//.test(symbol) ? ['half without colour'] : []),
    ],
    covers: { 'no colour': 0.2, 'both colours of a hybrid': 0.02, 'half without colour': 0.05 },
  }),
  property({
    id: '700.5/two-colors',
    cites: ['700.5', '700.5a'],
    says: 'Devotion to two colours is that to each, less the symbols of both, which count once, and less what raises both',
    asks: ['devotion'],
    given: (world) =>
      fc
        .tuple(devotionQuestion(world, 3), twoColorHybrid, fc.integer({ min: 1, max: 3 }))
        .map(([question, symbol, n]) => ({
          ...withMore({ ...question, player: YOU }, [creature(symbol.repeat(n))]),
          to: modelColors(symbol),
        })),
    then: ({ game, player, to }, engine) => {
      const [one, other] = to.map((c) => [c]);
      if (one === undefined || other === undefined) return;
      const [first, second] = [one, other].map((c) => modelDevotion(game, player, c));
      const shared = (first ?? 0) + (second ?? 0) - modelDevotion(game, player, to);
      expectDevotion(
        engine,
        { game, player, to },
        devotion(engine, { game, player, to: one }) +
          devotion(engine, { game, player, to: other }) -
          shared -
          modelRaise(game, player),
        `${shared} of the symbols are ${names(to)} both, and each counts once (700.5)`,
      );
    },
    labels: ({ game }) => [
      game.battlefield.length > 1 ? 'more permanents' : 'one permanent',
      ...(modelRaise(game, YOU) > 0 ? ['devotion is raised'] : []),
    ],
    covers: { 'more permanents': 0.5, 'devotion is raised': 0.1 },
  }),
  property({
    id: '700.5/more-colors',
    cites: ['700.5'],
    says: 'Asking for another colour besides never lowers devotion, and in what order they are asked does not matter',
    asks: ['devotion'],
    given: (world) =>
      fc.tuple(devotionQuestion(world), color).map(([question, more]) => ({ ...question, more })),
    then: ({ game, player, to, more }, engine) => {
      const before = devotion(engine, { game, player, to });
      const all = [...new Set([more, ...to])];
      const after = devotion(engine, { game, player, to: all });
      if (after < before) {
        throw new Disagreement('devotion is wrong', {
          expected: `at least ${before}`,
          actual: after,
          why: [
            `devotion to ${names(to)} is ${before}; to ${names(all)} it cannot be less (700.5)`,
          ],
        });
      }
      expectDevotion(engine, { game, player, to: all.toReversed() }, after, 'in another order');
    },
    labels,
    covers: COVERS,
  }),
  property({
    id: '700.5/adds-up',
    cites: ['700.5'],
    says: 'Devotion on two boards together is the sum of both',
    asks: ['devotion'],
    given: (world) =>
      fc.tuple(devotionQuestion(world), devotionBoard(world, 3)).map(([question, more]) => ({
        ...withMore(
          question,
          more.map((p) => ({ ...p, id: `q${p.id}` })),
        ),
        half: question.game.battlefield.length,
      })),
    then: ({ game, player, to, half }, engine) => {
      const parts = [game.battlefield.slice(0, half), game.battlefield.slice(half)];
      const each = parts.map((battlefield) =>
        devotion(engine, { game: { ...game, battlefield }, player, to }),
      );
      expectDevotion(
        engine,
        { game, player, to },
        each.reduce((sum, n) => sum + n, 0),
        `the first ${half} permanents give ${each[0]}, the others ${each[1]}`,
      );
    },
    labels,
    covers: COVERS,
  }),
];
