/**
 * Properties of what devotion is used for: costs that it lowers, and gods.
 * @see CR 700.5
 */
import * as fc from 'fast-check';
import type { Ability, Card, Color, ManaText } from '../../engine/index.ts';
import { battlefieldOf, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { color, fixedCost, oddCost, write } from '../generators/costs.ts';
import { devoted, devotionBoard, yours } from '../generators/devotion.ts';
import { type CastOnBoard, castOf } from '../generators/proposals.ts';
import type { World } from '../generators/world.ts';
import { casting, reducedBy } from '../laws/changes.ts';
import { names } from '../laws/devotions.ts';
import { expectSame } from '../laws/totals.ts';
import { modelDevotion, modelRaise } from '../models/printed.ts';
import { property } from '../property.ts';

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

export const devotionUseProperties = [
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
