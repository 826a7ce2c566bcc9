/**
 * Properties of power-up, splice, modes, fused spells and costs that depend on devotion.
 * @see CR 702.47, 702.120, 702.172, 702.193, 601.2f
 */
import * as fc from 'fast-check';
import type { Card, Keyword } from '../../engine/index.ts';
import { battlefield, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { fixedCost, plainCost } from '../generators/costs.ts';
import { adding, board, hasModifiers, keyed, proposing } from '../generators/keyworded.ts';
import { activationOf, type CastOnBoard, SOURCE } from '../generators/proposals.ts';
import {
  casting,
  costingMore,
  mapCard,
  permanentWith,
  reducedBy,
  withPermanent,
} from '../laws/changes.ts';
import { expectSame } from '../laws/totals.ts';
import { property } from '../property.ts';

/** The same board with an enchantment that can be a target. */
const withTarget = (question: CastOnBoard, n: number): CastOnBoard =>
  withPermanent(question, permanentWith(`t${n}`));

export const keywordCostProperties = [
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
    cites: ['702.120a', '702.172a', '601.2b', '601.2c'],
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
        proposing(b.chosen.reduce(withTarget, keyed(b, keyword)), how),
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
