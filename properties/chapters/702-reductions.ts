/**
 * Properties of keywords that make a spell cost less.
 * @see CR 702.41, 702.48, 702.119, 702.125, 702.180
 */
import * as fc from 'fast-check';
import type { Keyword } from '../../engine/index.ts';
import { battlefield, OPPONENT, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { fixedCost, oddCost, plainCost, printedCost } from '../generators/costs.ts';
import {
  adding,
  board,
  creature,
  fromGraveyard,
  keyed,
  proposing,
  reductionOf,
} from '../generators/keyworded.ts';
import { casting, reducedBy } from '../laws/changes.ts';
import { expectSame } from '../laws/totals.ts';
import { property } from '../property.ts';

export const keywordReductionProperties = [
  property({
    id: '702.41a/affinity',
    cites: ['702.41a', '702.41b'],
    says: 'Affinity takes {1} off for each thing of its kind that you control, and every instance does so again',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({
          b: board(world),
          others: battlefield(world, 4),
          instances: fc.integer({ min: 1, max: 2 }),
          mine: fc.nat(5),
          theirs: fc.nat(2),
        })
        .map(({ b, others, mine, theirs, ...rest }) => {
          const forests = (n: number, owner: string) =>
            Array.from({ length: n }, (_, i) =>
              creature(`${owner}${i}`, plainCard(null, ['land'], { subtypes: ['lair'] }), {
                owner,
                controller: owner,
              }),
            );
          return {
            ...adding(b, ...others, ...forests(mine, YOU), ...forests(theirs, OPPONENT)),
            mine,
            ...rest,
          };
        }),
    then: (b, engine) => {
      const affinity: Keyword = { keyword: 'affinity', of: { subtypes: ['lair'] } };
      const keywords = Array<Keyword>(b.instances).fill(affinity);
      expectSame(engine, reducedBy(b, '{1}', b.mine * b.instances), keyed(b, ...keywords), [
        `you control ${b.mine}, and the spell has affinity ${b.instances} times: {${b.mine * b.instances}} less (702.41a, 702.41b)`,
      ]);
    },
    labels: (b) => [
      b.mine > 0 ? 'some to count' : 'none',
      ...(b.instances > 1 ? ['two instances'] : []),
    ],
    covers: { 'some to count': 0.5, 'two instances': 0.2 },
  }),
  property({
    id: '702.125a/undaunted',
    cites: ['702.125a'],
    says: 'Undaunted takes {1} off for each opponent',
    asks: ['totalCosts'],
    given: (world) =>
      fc.tuple(board(world), fc.nat(3)).map(([b, more]) => {
        const extra = Array.from({ length: more }, (_, i) => ({
          id: `P${i}`,
          life: 20,
          pool: [],
          hand: [],
          graveyard: [],
          exile: [],
          command: [],
        }));
        return {
          ...b,
          game: { ...b.game, players: [...b.game.players, ...extra] },
          opponents: more + 1,
        };
      }),
    then: (b, engine) =>
      expectSame(engine, reducedBy(b, '{1}', b.opponents), keyed(b, { keyword: 'undaunted' }), [
        `there are ${b.opponents} opponents (702.125a)`,
      ]),
    labels: (b) => [b.opponents > 1 ? 'several opponents' : 'one opponent'],
    covers: { 'several opponents': 0.5 },
  }),
  property({
    id: '702.119a/emerge',
    cites: ['702.119a', '118.9'],
    says: 'Cast for its emerge cost, a spell costs generic mana less by the mana value of the creature that is sacrificed',
    asks: ['totalCosts', 'manaValue'],
    given: (world) =>
      fc
        .record({
          b: board(world),
          cost: fixedCost,
          victim: fc.oneof(printedCost, oddCost, fc.constant(null)),
          token: fc.boolean(),
        })
        .map(({ b, victim, token, ...rest }) => ({
          ...adding(
            b,
            creature('victim', plainCard(victim, ['creature']), token ? { token: true } : {}),
          ),
          ...rest,
        })),
    then: (b, engine) => {
      const value = engine.manaValue({ game: b.game, object: 'victim' });
      const emerged = proposing(keyed(b, { keyword: 'emerge', cost: { mana: b.cost } }), {
        alternative: 'emerge',
        sacrifice: ['victim'],
      });
      const printed = reducedBy(
        casting(b, (card) => ({ ...card, manaCost: b.cost })),
        '{1}',
        value,
      );
      expectSame(engine, printed, emerged, [
        `emerge ${b.cost}, and what is sacrificed has mana value ${value} (702.119a)`,
      ]);
    },
    labels: (b) => {
      const victim = b.game.battlefield.find((p) => p.id === 'victim');
      return [victim?.card.manaCost === null ? 'no mana cost' : 'a mana cost'];
    },
    covers: { 'a mana cost': 0.5, 'no mana cost': 0.1 },
  }),
  property({
    id: '702.119a/one-of-several',
    cites: ['702.119a', '702.48a', '118.10'],
    says: 'Of several creatures that are sacrificed for a spell, the one for its emerge cost, or for its offering, makes it cheaper, and no other',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({
          b: board(world, plainCost),
          by: fc.constantFrom('emerge' as const, 'offering' as const),
          victims: fc.tuple(fc.nat(4), fc.nat(4)),
        })
        .map(({ b, by, victims: [one, other] }) => {
          const of = { subtypes: ['fox'] };
          const fox = creature('fox', plainCard(`{${one}}`, ['creature'], of));
          const bear = creature('bear', plainCard(`{${other}}`, ['creature']));
          return { ...adding(b, fox, bear), by, one, other };
        }),
    then: ({ by, one, ...b }, engine) => {
      const [fox, bear] = ['fox', 'bear'];
      const cost = { mana: b.game.players[0]?.hand[0]?.card.manaCost ?? '{0}' };
      const question =
        by === 'emerge'
          ? proposing(keyed(b, { keyword: 'casualty', n: 0 }, { keyword: 'emerge', cost }), {
              alternative: 'emerge',
              additional: { casualty: 1 },
              sacrifice: [fox, bear],
            })
          : proposing(
              keyed(
                b,
                { keyword: 'casualty', n: 0 },
                { keyword: 'offering', of: { subtypes: ['fox'] } },
              ),
              { additional: { casualty: 1, offering: 1 }, sacrifice: [bear, fox] },
            );
      expectSame(engine, reducedBy(b, '{1}', one), question, [
        `the one sacrificed for ${by} has mana value ${one}`,
      ]);
    },
    labels: ({ by, one, other }) => [by, one === other ? 'alike' : 'different'],
    covers: { emerge: 0.3, offering: 0.3, different: 0.5 },
  }),
  property({
    id: '702.48a/offering',
    cites: ['702.48a', '118.7c', '118.8'],
    says: 'An offering takes off the whole mana cost of what is sacrificed, colours from colours and the rest from generic mana',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({ b: board(world, plainCost), victim: fc.oneof(plainCost, fc.constant(null)) })
        .map(({ b, victim }) => ({
          ...adding(b, creature('victim', plainCard(victim, ['creature'], { subtypes: ['fox'] }))),
          victim,
        })),
    then: (b, engine) => {
      const offered = proposing(keyed(b, { keyword: 'offering', of: { subtypes: ['fox'] } }), {
        additional: { offering: 1 },
        sacrifice: ['victim'],
      });
      expectSame(engine, reducedBy(b, reductionOf(b.victim)), offered, [
        `${b.victim ?? 'no mana cost'} is taken off, symbol by symbol (702.48a)`,
      ]);
    },
    labels: (b) => [/[WUBRG]/.test(b.victim ?? '') ? 'coloured' : 'colourless'],
    covers: { coloured: 0.3 },
  }),
  property({
    id: '702.180a/harmonize',
    cites: ['702.180a'],
    says: 'Harmonize takes generic mana off by the power of the creature that is tapped for it, and nothing when none is',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({
          b: board(world),
          cost: fixedCost,
          power: fc.integer({ min: -1, max: 6 }),
          taps: fc.boolean(),
        })
        .map(({ b, power, ...rest }) => ({
          ...adding(b, creature('helper', plainCard('{1}', ['creature'], { power, toughness: 3 }))),
          power,
          ...rest,
        })),
    then: (b, engine) => {
      const less = b.taps ? Math.max(0, b.power) : 0;
      const cast = proposing(keyed(b, { keyword: 'harmonize', cost: { mana: b.cost } }), {
        alternative: 'harmonize',
        ...(b.taps ? { tap: ['helper'] } : {}),
      });
      const printed = reducedBy(
        casting(b, (card) => ({ ...card, manaCost: b.cost })),
        '{1}',
        less,
      );
      expectSame(engine, printed, fromGraveyard(cast), [
        b.taps
          ? `a creature of power ${b.power} is tapped: {${less}} less`
          : 'no creature is tapped',
      ]);
    },
    labels: (b) => [b.taps ? (b.power > 0 ? 'with power' : 'without power') : 'no creature'],
    covers: { 'with power': 0.25, 'no creature': 0.2 },
  }),
];
