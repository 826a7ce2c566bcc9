/**
 * Properties of devotion: which symbols count, for which colours, and what devotion is used for.
 * @see CR 700.5
 */
import * as fc from 'fast-check';
import type { Ability, Card, Color, Face, ManaText, Permanent } from '../../engine/index.ts';
import { casting, reducedBy } from '../changes.ts';
import {
  COVERS,
  expectAlike,
  insteadOfIt,
  labels,
  mapPermanents,
  names,
  withMore,
} from '../devotions.ts';
import { expectDevotion } from '../expect.ts';
import { battlefieldOf, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { anySymbol, choiceSymbol, color, fixedCost, oddCost, write } from '../generators/costs.ts';
import {
  type Devotion,
  devoted,
  devotionBoard,
  devotionQuestion,
  yours,
} from '../generators/devotion.ts';
import { IT } from '../generators/objects.ts';
import { type CastOnBoard, castOf } from '../generators/proposals.ts';
import type { World } from '../generators/world.ts';
import { modelColors, modelDevotion, modelRaise } from '../models/printed.ts';
import { Disagreement, property, type Subject } from '../property.ts';
import { expectSame } from '../totals.ts';

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

/** "This spell costs {1} less to cast for each creature you control." */
const lessByCreatures: Ability = {
  kind: 'costReduction',
  scope: { of: 'this' },
  amount: '{1}',
  times: { kind: 'count', of: { types: ['creature'], controller: 'you' } },
};

const god = (cost: ManaText, to: readonly Color[], below: number): Card =>
  plainCard(cost, ['enchantment', 'creature'], {
    abilities: [{ kind: 'notCreatureBelowDevotion', to, below }],
  });

/** A spell of yours that costs {1} less for each of what an ability counts. */
const costingLess = (world: World, ability: (c: Color[]) => Ability) =>
  fc
    .tuple(fixedCost, devotionBoard(world), fc.uniqueArray(color, { minLength: 1, maxLength: 2 }))
    .map(([cost, permanents, to]) => ({
      ...castOf(
        plainCard(write([cost, '{6}']), ['sorcery'], { abilities: [ability(to)] }),
        permanents,
      ),
      to,
    }));

const withoutAbilities = <Q extends CastOnBoard>(drawn: Q): Q =>
  casting(drawn, ({ abilities: _, ...card }) => card);

const reductionLabels = ({ game, to }: CastOnBoard & { to: readonly Color[] }): string[] =>
  modelDevotion(game, YOU, to) > 0 ? ['some devotion'] : ['none'];

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
        `${shared} symbols are ${names(to)} both, and each counts once (700.5)`,
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
  property({
    id: '700.5/costs-less',
    cites: ['700.5', '601.2f'],
    says: 'A spell that costs {1} less for each point of devotion costs as much less as devotion is',
    asks: ['totalCosts', 'devotion'],
    given: (world) =>
      costingLess(world, (to) => ({
        kind: 'costReduction',
        scope: { of: 'this' },
        amount: '{1}',
        times: { kind: 'devotion', to },
      })),
    then: ({ to, ...drawn }, engine) => {
      const less = engine.devotion({ game: drawn.game, player: YOU, to });
      expectSame(engine, reducedBy(withoutAbilities(drawn), `{${less}}`), drawn, [
        `your devotion to ${names(to)} is ${less}, and the spell itself is no permanent (700.5)`,
      ]);
    },
    labels: reductionLabels,
    covers: { 'some devotion': 0.4 },
  }),
  property({
    id: '700.5/other-wording',
    cites: ['700.5a', '700.5'],
    says: 'What counts mana symbols without the word devotion is not raised with devotion',
    asks: ['totalCosts'],
    given: (world) =>
      costingLess(world, ([c = 'B']) => ({
        kind: 'costReduction',
        scope: { of: 'this' },
        amount: '{1}',
        times: { kind: 'symbols', color: c },
      })).map((drawn) => ({ ...drawn, to: drawn.to.slice(0, 1) })),
    then: ({ to, ...drawn }, engine) => {
      const less = modelDevotion(drawn.game, YOU, to);
      expectSame(engine, reducedBy(withoutAbilities(drawn), `{${less}}`), drawn, [
        `there are ${less} symbols of ${names(to)}; only devotion is raised (700.5a)`,
      ]);
    },
    labels: (drawn) => [
      ...reductionLabels(drawn),
      ...(modelRaise(drawn.game, YOU) > 0 ? ['devotion is raised'] : []),
    ],
    covers: { 'some devotion': 0.3, 'devotion is raised': 0.2 },
  }),
  property({
    id: '700.5/gods',
    cites: ['700.5', '700.5a'],
    says: 'A god is a creature from the devotion on that it names, its own symbols counted',
    asks: ['totalCosts', 'devotion'],
    given: (world) =>
      fc
        .record({
          permanents: fc.oneof(
            devotionBoard(world, 4),
            fc.array(devoted, { maxLength: 3 }).map((s) => battlefieldOf(s)),
          ),
          cost: oddCost,
          to: fc.uniqueArray(color, { minLength: 1, maxLength: 2 }),
          below: fc.integer({ min: 1, max: 6 }),
        })
        .map(({ permanents, cost, to, below }) => ({
          ...castOf(plainCard('{9}', ['sorcery'], { abilities: [lessByCreatures] }), [
            ...permanents,
            ...battlefieldOf([yours({ card: god(cost, to, below) })], 'god'),
          ]),
          to,
          below,
        })),
    then: ({ to, below, ...drawn }, engine) => {
      const { game } = drawn;
      const is = engine.devotion({ game, player: YOU, to });
      const battlefield = game.battlefield.map((p) =>
        p.id === 'god1'
          ? {
              ...p,
              card: plainCard(
                p.card.manaCost,
                is < below ? ['enchantment'] : ['enchantment', 'creature'],
              ),
            }
          : p,
      );
      expectSame(engine, { ...drawn, game: { ...game, battlefield } }, drawn, [
        `your devotion to ${names(to)} is ${is}, so the god is ${is < below ? 'no creature' : 'a creature'}: it needs ${below}`,
        'the spell costs {1} less for each creature you control',
      ]);
    },
    labels: ({ game, to, below }) => [
      modelDevotion(game, YOU, to) + modelRaise(game, YOU) < below ? 'no creature' : 'a creature',
    ],
    covers: { 'no creature': 0.2, 'a creature': 0.15 },
  }),
];
