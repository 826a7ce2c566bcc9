/**
 * Properties of keywords that change a total cost.
 * @see CR 702.41, 702.47, 702.48, 702.102, 702.119, 702.120, 702.125, 702.172, 702.180, 702.193
 */
import * as fc from 'fast-check';
import type { Card, CastProposal, Keyword, Permanent } from '../../engine/index.ts';
import { allColors, casting, costingMore, mapCard, reducedBy } from '../changes.ts';
import { battlefield, OPPONENT, YOU } from '../generators/boards.ts';
import { plainCard, spellCard } from '../generators/cards.ts';
import { fixedCost, oddCost, plainCost, printedCost } from '../generators/costs.ts';
import type { ChangeName } from '../generators/modifiers.ts';
import { activationOf, type CastOnBoard, castOnBoard, SOURCE } from '../generators/proposals.ts';
import type { World } from '../generators/world.ts';
import { property } from '../property.ts';
import { expectSame } from '../totals.ts';

/** Changes that come to the same whatever the order, so that a keyword's reduction may stand anywhere among them. */
const CHANGES: readonly ChangeName[] = ['increase', 'generic', 'colored', 'minimum'];

const board = (world: World, cost = fixedCost): fc.Arbitrary<CastOnBoard> =>
  castOnBoard(world, {
    card: spellCard(cost).map(allColors),
    changes: CHANGES,
    maxLength: 2,
    others: 0,
  });

const keyed = (b: CastOnBoard, ...keywords: readonly Keyword[]): CastOnBoard =>
  casting(b, (card) => ({ ...card, keywords }));

const proposing = (b: CastOnBoard, more: Partial<CastProposal>): CastOnBoard => ({
  ...b,
  proposal: { ...b.proposal, ...more },
});

const adding = (b: CastOnBoard, ...permanents: readonly Permanent[]): CastOnBoard => ({
  ...b,
  game: { ...b.game, battlefield: [...b.game.battlefield, ...permanents] },
});

const creature = (id: string, card: Card, more: Partial<Permanent> = {}): Permanent => ({
  id,
  card,
  owner: YOU,
  controller: YOU,
  ...more,
});

const fromGraveyard = (b: CastOnBoard): CastOnBoard => ({
  ...b,
  game: {
    ...b.game,
    players: b.game.players.map((p) => (p.id === YOU ? { ...p, hand: [], graveyard: p.hand } : p)),
  },
});

/** What a reduction by a whole mana cost amounts to: variables are 0. */
const reductionOf = (cost: string | null): string => cost ?? '{0}';

const hasModifiers = (b: CastOnBoard): string[] => [
  b.game.battlefield.length > 0 ? 'modifiers' : 'no modifiers',
];

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
  property({
    id: '702.193a/power-up',
    cites: ['702.193a', '602.2b', '118.7c'],
    says: 'On the turn that a permanent enters, its power-up ability costs less by its own mana cost',
    asks: ['totalCosts'],
    given: () =>
      fc
        .record({ own: plainCost, cost: plainCost, entered: fc.boolean() })
        .map(({ own, cost, entered }) => {
          const card = plainCard(own, ['creature'], {
            keywords: [{ keyword: 'powerUp', cost: { mana: cost } }],
          });
          const { game, proposal } = activationOf(card, [], { ability: 'powerUp' });
          const battlefield = game.battlefield.map((p) =>
            p.id === SOURCE && entered ? { ...p, enteredThisTurn: true as const } : p,
          );
          return { game: { ...game, battlefield }, proposal, own, cost, entered };
        }),
    then: (b, engine) => {
      const plain = activationOf(
        plainCard('{9}', ['artifact'], {
          abilities: [{ kind: 'activated', cost: { mana: b.cost }, effects: [] }],
        }),
        [],
      );
      expectSame(engine, b.entered ? reducedBy(plain, b.own) : plain, b, [
        b.entered
          ? `it entered this turn: ${b.own} less (702.193a)`
          : 'it entered on an earlier turn',
      ]);
    },
    labels: (b) => [b.entered ? 'entered this turn' : 'here before'],
    covers: { 'entered this turn': 0.3, 'here before': 0.3 },
  }),
  property({
    id: '702.47a/splice',
    cites: ['702.47a', '118.8'],
    says: 'What is spliced onto a spell adds its splice cost, which changes apply to as to the rest',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(board(world, plainCost), fc.array(plainCost, { minLength: 1, maxLength: 2 }))
        .map(([b, costs]) => ({ ...b, costs })),
    then: (b, engine) => {
      const spliced = b.costs.map((mana, i) => ({
        id: `s${i}`,
        card: plainCard('{5}', ['instant'], {
          keywords: [{ keyword: 'splice' as const, cost: { mana } }],
        }),
      }));
      const players = b.game.players.map((p) =>
        p.id === YOU ? { ...p, hand: [...p.hand, ...spliced] } : p,
      );
      const onto = proposing(
        { ...b, game: { ...b.game, players } },
        { splice: spliced.map((s) => s.id) },
      );
      expectSame(
        engine,
        casting(b, (card) => costingMore(card, b.costs.join(''))),
        onto,
        [`spliced for ${b.costs.join(' and ')} (702.47a)`],
      );
    },
    labels: hasModifiers,
    covers: { modifiers: 0.3 },
  }),
  property({
    id: '702.120a/modes',
    cites: ['702.120a', '702.172a', '601.2b'],
    says: 'Escalate is paid for each mode beyond the first, spree the cost of each chosen mode, strive for each target beyond the first',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({
          b: board(world, plainCost),
          costs: fc.tuple(plainCost, plainCost, plainCost),
          chosen: fc.subarray([0, 1, 2], { minLength: 1 }),
          kind: fc.constantFrom('escalate' as const, 'spree' as const, 'strive' as const),
        })
        .map(({ b, ...rest }) => ({ ...b, ...rest })),
    then: (b, engine) => {
      const [mana] = b.costs;
      const extra = mana.repeat(b.chosen.length - 1);
      const due = b.kind === 'spree' ? b.chosen.map((i) => b.costs[i] ?? '').join('') : extra;
      const keyword: Keyword =
        b.kind === 'spree'
          ? { keyword: 'spree', modes: b.costs.map((m) => ({ mana: m })) }
          : { keyword: b.kind, cost: { mana } };
      const how =
        b.kind === 'strive' ? { targets: b.chosen.map((i) => `t${i}`) } : { modes: b.chosen };
      expectSame(
        engine,
        due === '' ? b : casting(b, (card) => costingMore(card, due)),
        proposing(keyed(b, keyword), how),
        [`${b.kind} with ${b.chosen.length} chosen adds ${due || 'nothing'}`],
      );
    },
    labels: (b) => [b.kind, b.chosen.length > 1 ? 'several' : 'one'],
    covers: { escalate: 0.2, spree: 0.2, strive: 0.2, several: 0.3 },
  }),
  property({
    id: '601.2f/fused',
    cites: ['601.2f', '202.3d'],
    says: 'A fused spell costs both of its mana costs together, and each change applies to it once',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({ b: board(world, plainCost), left: fixedCost, right: fixedCost })
        .map(({ b, left, right }) => ({ ...b, left, right })),
    then: (b, engine) => {
      const split = (card: Card): Card => ({
        ...card,
        manaCost: b.left,
        layout: 'split',
        keywords: [{ keyword: 'fuse' }],
        other: { ...card, name: 'right half', manaCost: b.right },
      });
      const fused = proposing(
        { ...b, game: mapCard(b.game, b.proposal.object, split) },
        { shown: 'both' },
      );
      expectSame(
        engine,
        casting(b, (card) => costingMore({ ...card, manaCost: b.left }, b.right)),
        fused,
        [`${b.left} and ${b.right} in one spell; taxes and reductions count once`],
      );
    },
    labels: hasModifiers,
    covers: { modifiers: 0.3 },
  }),
  property({
    id: '601.2f/devotion-at-the-time',
    cites: ['601.2f', '700.5'],
    says: 'A spell that costs less by devotion costs less by the devotion at the time, its own symbols left out',
    asks: ['totalCosts', 'devotion'],
    given: (world) =>
      fc
        .tuple(
          board(world),
          battlefield(world, 4),
          fc.constantFrom('W' as const, 'U' as const, 'B' as const, 'R' as const, 'G' as const),
        )
        .map(([b, others, to]) => ({ ...adding(b, ...others), to })),
    then: (b, engine) => {
      const devotion = engine.devotion({ game: b.game, player: YOU, to: [b.to] });
      const own = casting(b, (card) => ({
        ...card,
        abilities: [
          {
            kind: 'costReduction',
            scope: { of: 'this' },
            amount: '{1}',
            times: { kind: 'devotion', to: [b.to] },
          },
        ],
      }));
      expectSame(engine, reducedBy(b, '{1}', devotion), own, [
        `devotion to ${b.to} is ${devotion}; the spell is no permanent, so it does not count itself`,
      ]);
    },
    labels: (b) => [b.game.battlefield.length > 2 ? 'a board' : 'little'],
    covers: { 'a board': 0.3 },
  }),
];
