/**
 * Properties of X when another cost than the mana cost is paid.
 * @see CR 107.3a, 107.3b
 */
import * as fc from 'fast-check';
import type { Ability, Cost } from '../../engine/index.ts';
import { plainCost, variableCost } from '../generators/costs.ts';
import { type CastOnBoard, SPELL } from '../generators/proposals.ts';
import {
  chosen,
  costing,
  countX,
  inNumbers,
  printed,
  variable,
  withX,
} from '../generators/variables.ts';
import type { World } from '../generators/world.ts';
import { casting, permanentWith, withoutPermanent, withPermanent } from '../laws/changes.ts';
import { expectSame, expectTotals } from '../laws/totals.ts';
import { property } from '../property.ts';

const OFFER = 'offer';

/** Ways to cast a spell otherwise than for its mana cost, as the cost says. */
type Offer = (drawn: CastOnBoard, cost: Cost | 'free') => CastOnBoard;

const offers: Readonly<Record<'a permanent' | 'the spell itself' | 'a keyword', Offer>> = {
  'a permanent': (drawn, cost) => ({
    ...withPermanent(
      withoutPermanent(drawn, OFFER),
      permanentWith(OFFER, alternative(cost, 'spells')),
    ),
    proposal: { ...drawn.proposal, alternative: OFFER },
  }),
  'the spell itself': (drawn, cost) => ({
    ...casting(drawn, (card) => ({ ...card, abilities: [alternative(cost, 'this')] })),
    proposal: { ...drawn.proposal, alternative: SPELL },
  }),
  'a keyword': (drawn, cost) => ({
    ...casting(drawn, (card) => ({
      ...card,
      keywords: [{ keyword: 'overload', cost: cost === 'free' ? {} : cost }],
    })),
    proposal: { ...drawn.proposal, alternative: 'overload' },
  }),
};
type OfferName = keyof typeof offers;
const offerName = fc.constantFrom<OfferName>('a permanent', 'the spell itself', 'a keyword');

function alternative(cost: Cost | 'free', of: 'spells' | 'this'): Ability {
  return { kind: 'alternativeCost', scope: { of }, cost };
}

const paidInstead: fc.Arbitrary<Cost | 'free'> = fc.oneof(
  fc.constant<'free'>('free'),
  plainCost.map((mana): Cost => ({ mana })),
  fc.integer({ min: 1, max: 4 }).map((life): Cost => ({ life })),
);

/** A spell with {X} in its mana cost, cast for another cost. */
interface Offered extends CastOnBoard {
  readonly by: OfferName;
}

const offered = (world: World): fc.Arbitrary<Offered> =>
  fc
    .tuple(variable(world), offerName, paidInstead)
    .map(([drawn, by, cost]) => ({ ...offers[by](drawn, cost), by }));

const offerLabels = ({ by }: Offered): string[] => [by];
const EACH_OFFER = { 'a permanent': 0.2, 'the spell itself': 0.2, 'a keyword': 0.2 };

export const unpaidXProperties = [
  property({
    id: '107.3b/unpaid-x',
    cites: ['107.3b', '118.9'],
    says: 'X cannot be more than 0 when neither the mana cost nor another cost with {X} is paid',
    asks: ['totalCosts'],
    given: offered,
    then: (drawn, engine) =>
      expectTotals(
        engine,
        drawn,
        [],
        [
          `${printed(drawn)} is not paid, and what is paid instead has no {X}: only X = 0 is legal (107.3b)`,
        ],
      ),
    labels: offerLabels,
    covers: EACH_OFFER,
  }),
  property({
    id: '107.3b/cast-with-x-0',
    cites: ['107.3b', '118.9', '118.9d'],
    says: 'A spell with {X} can be cast for another cost with X = 0, and costs what one without {X} does',
    asks: ['totalCosts'],
    given: (world) => offered(world).map((drawn) => withX(drawn, 0)),
    then: (drawn, engine) =>
      expectSame(engine, costing(drawn, '{1}'), drawn, [
        'its mana cost is not paid, so it does not matter what stands in it (118.9)',
      ]),
    labels: offerLabels,
    covers: EACH_OFFER,
  }),
  property({
    id: '107.3a/alternative-with-x',
    cites: ['107.3a', '107.3b', '118.9'],
    says: 'X is chosen for an alternative cost with {X} as for a mana cost with it',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({ drawn: variable(world), by: offerName, mana: variableCost, plain: fc.boolean() })
        .map(({ drawn, by, mana, plain }) => ({
          ...offers[by](plain ? costing(drawn, '{1}') : drawn, { mana }),
          by,
          mana,
        })),
    then: ({ by, mana, ...drawn }, engine) => {
      const numbers = inNumbers(mana, chosen(drawn));
      expectSame(engine, withX(offers[by](drawn, { mana: numbers }), 0), drawn, [
        `${mana} is paid instead of the mana cost; with X = ${chosen(drawn)} that is ${numbers}`,
      ]);
    },
    labels: (drawn) => [
      ...offerLabels(drawn),
      countX(printed(drawn)) > 0 ? 'X in the mana cost too' : 'X in the other cost only',
    ],
    covers: { ...EACH_OFFER, 'X in the mana cost too': 0.3, 'X in the other cost only': 0.3 },
  }),
];
