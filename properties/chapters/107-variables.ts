/**
 * Properties of X in costs.
 * @see CR 107.3
 */
import * as fc from 'fast-check';
import type { Ability, ManaText, Permanent } from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import { plainCard, spellCard } from '../generators/cards.ts';
import { castingGame, planOf } from '../generators/castings.ts';
import { coloredSymbol, fixedCost, plainCost, variableCost, write } from '../generators/costs.ts';
import { alone, x as anyX } from '../generators/objects.ts';
import {
  type ActivationOnBoard,
  activationOf,
  activationOnBoard,
  castOnBoard,
  SOURCE,
  sourceCard,
} from '../generators/proposals.ts';
import {
  CHANGES,
  chosen,
  chosenX,
  costing,
  costingNumbers,
  countX,
  inNumbers,
  printed,
  variable,
  variableLabels,
  withX,
} from '../generators/variables.ts';
import { expectIs, expectLegal, topSpell } from '../laws/castings.ts';
import { casting, reducedBy, withoutPermanent, withPermanent } from '../laws/changes.ts';
import { expectEqual } from '../laws/expect.ts';
import { expectSame, expectTotals } from '../laws/totals.ts';
import { property } from '../property.ts';

/** "This spell costs {X} less to cast, where X is the number of planeswalkers you control." */
const lessByPlaneswalkers: Ability = {
  kind: 'costReduction',
  scope: { of: 'this' },
  amount: '{1}',
  times: { kind: 'count', of: { types: ['planeswalker'], controller: 'you' } },
};

/** "{T}: Add X of this mana", where nothing says what X is. */
const addingX = (symbols: ManaText): Ability => ({
  kind: 'activated',
  cost: { tap: true },
  effects: [{ kind: 'addMana', mana: { kind: 'symbols', symbols, times: 'X' } }],
});

const COUNTED: Permanent = {
  id: 'counted',
  card: plainCard('{3}', ['planeswalker']),
  owner: YOU,
  controller: YOU,
};

/** The ability that is activated has another cost, and its source was a spell with another X. */
const activating = (
  drawn: ActivationOnBoard,
  mana: ManaText,
  castX?: number,
): ActivationOnBoard => ({
  ...drawn,
  game: {
    ...drawn.game,
    battlefield: drawn.game.battlefield.map(({ cast: _, ...p }) =>
      p.id === SOURCE
        ? {
            ...p,
            card: sourceCard({ mana }),
            ...(castX === undefined ? {} : { cast: { x: castX } }),
          }
        : p,
    ),
  },
});

/** A permanent of this mana cost, new this turn, whose power-up ability has another. */
function poweringUp(own: ManaText, mana: ManaText, castX: number): ActivationOnBoard {
  const card = plainCard(own, ['creature'], { keywords: [{ keyword: 'powerUp', cost: { mana } }] });
  const { game, proposal } = activationOf(card, [], { ability: 'powerUp' });
  const battlefield = game.battlefield.map(
    (p): Permanent => ({ ...p, enteredThisTurn: true, cast: { x: castX } }),
  );
  return { game: { ...game, battlefield }, proposal };
}

export const variableProperties = [
  property({
    id: '107.3a/x-is-generic',
    cites: ['107.3a', '107.3i', '107.4b', '107.3'],
    says: 'Once X is chosen, each {X} of a cost is that much generic mana',
    asks: ['totalCosts'],
    given: variable,
    then: (drawn, engine) => {
      const cost = printed(drawn);
      expectSame(engine, costingNumbers(drawn), drawn, [
        `with X = ${chosen(drawn)}, ${cost} is ${inNumbers(cost, chosen(drawn))} (107.3a, 107.4b)`,
      ]);
    },
    labels: variableLabels,
    covers: { 'several X': 0.3, 'one X': 0.15, 'modifiers on the board': 0.5 },
  }),
  property({
    id: '107.3a/nothing-to-choose',
    cites: ['107.3a'],
    says: 'X is not chosen for a spell that has no {X} in what it costs',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(
          castOnBoard(world, { card: spellCard(fixedCost), changes: CHANGES, maxLength: 2 }),
          chosenX,
        )
        .map(([drawn, x]) => withX(drawn, x)),
    then: (drawn, engine) =>
      expectTotals(engine, drawn, [], ['no cost of it has an {X}, so there is no X to choose']),
    labels: ({ game }) => [game.battlefield.length > 0 ? 'modifiers on the board' : 'alone'],
    covers: { 'modifiers on the board': 0.5 },
  }),
  property({
    id: '107.3b/reduced-to-nothing',
    cites: ['107.3b', '118.7', '107.4b'],
    says: 'Reductions leave the choice of X free, even where they leave nothing to pay',
    asks: ['totalCosts'],
    given: (world) => variable(world).map((drawn) => reducedBy(drawn, '{1}', 40)),
    then: (drawn, engine) =>
      expectSame(engine, withX(drawn, 0), drawn, [
        `the mana cost is paid, however much less it is, so X may be ${chosen(drawn)} (107.3b)`,
        'X is generic mana, so the reduction reaches it (118.7a)',
      ]),
    labels: (drawn) => [countX(printed(drawn)) > 1 ? 'several X' : 'one X'],
    covers: { 'several X': 0.3, 'one X': 0.15 },
  }),
  property({
    id: '107.3k/x-of-an-ability',
    cites: ['107.3k', '107.3a', '602.2b'],
    says: 'X of an activated ability is chosen on its own, whatever X was for the spell that the permanent was',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .record({
          drawn: activationOnBoard(world, fc.constant('{0}'), { maxLength: 2 }),
          mana: variableCost,
          x: fc.nat(8),
          castX: anyX,
        })
        .map(({ drawn, mana, x, castX }) => ({
          ...withX(activating(drawn, mana, castX), x),
          mana,
          castX,
        })),
    then: ({ mana, castX, ...drawn }, engine) => {
      const numbers = inNumbers(mana, chosen(drawn));
      expectSame(engine, withX(activating(drawn, numbers), 0), drawn, [
        `with X = ${chosen(drawn)}, ${mana} is ${numbers}; that the spell was cast with X = ${castX} does not matter (107.3k)`,
      ]);
    },
    labels: ({ castX, ...drawn }) => [castX === chosen(drawn) ? 'the same X' : 'another X'],
    covers: { 'another X': 0.6 },
  }),
  property({
    id: '107.3j/x-of-a-gained-ability',
    cites: ['107.3j', '107.3k'],
    says: 'X in an ability that a permanent gained and that does not define it is 0, whatever X its spell had',
    asks: ['activate'],
    given: () =>
      fc
        .record({ own: variableCost, castX: anyX, symbol: coloredSymbol })
        .map(({ own, castX, symbol }) => ({
          ...alone(plainCard(own, ['artifact']), 'battlefield', {
            cast: { x: castX },
            later: { abilities: [addingX(symbol)] },
          }),
          castX,
        })),
    then: ({ game, object, castX }, engine) => {
      const activation = { kind: 'activate', player: YOU, object, ability: 0 } as const;
      const outcome = engine.activate({ game, activation });
      const games = 'games' in outcome ? outcome.games : [];
      const pools = games.map(({ players }) => players.find((p) => p.id === YOU)?.pool.length);
      expectEqual(
        'the mana that was added is wrong',
        'no mana',
        pools.length > 0 && pools.every((size) => size === 0) ? 'no mana' : JSON.stringify(outcome),
        `it adds X mana and does not say what X is; X = ${castX} was for the spell (107.3j)`,
      );
    },
    labels: ({ castX }) => [castX > 0 ? 'cast with X' : 'cast with X = 0'],
    covers: { 'cast with X': 0.5 },
  }),
  property({
    id: '107.3p/y',
    cites: ['107.3p', '107.3a', '107.4b'],
    says: 'Y in a cost is chosen apart from X and is generic mana too',
    asks: ['totalCosts'],
    given: (world) =>
      fc.tuple(variable(world), fc.nat(5)).map(([drawn, y]) => {
        const both = costing(drawn, write([printed(drawn), '{Y}']));
        return { ...both, proposal: { ...both.proposal, y } };
      }),
    then: (drawn, engine) => {
      const { y = 0, ...proposal } = drawn.proposal;
      const cost = printed(drawn).replace('{Y}', `{${y}}`);
      expectSame(engine, { ...costing(drawn, write([cost])), proposal }, drawn, [
        `with Y = ${y}, {Y} is {${y}}, and X stays ${chosen(drawn)} (107.3p)`,
      ]);
    },
    labels: ({ proposal: { x, y } }) => [x === y ? 'X and Y equal' : 'X and Y differ'],
    covers: { 'X and Y differ': 0.5 },
  }),
  property({
    id: '107.3p/remembered',
    cites: ['107.3p', '107.3a', '202.3e'],
    says: 'A spell on the stack remembers X and Y, each for itself: its mana value has both',
    asks: ['cast', 'manaValue'],
    given: () =>
      fc.record({ x: fc.nat(3), y: fc.nat(3), n: fc.nat(2) }).map(({ x, y, n }) => ({
        game: castingGame(plainCard(`{X}{Y}{${n}}`, ['instant']), {
          pool: [{ type: 'C', amount: 8 }],
        }),
        plan: planOf({}, { x, y }),
        value: x + y + n,
      })),
    then: ({ game, plan, value }, engine) => {
      for (const after of expectLegal(engine, { game, plan }, true, ['there is mana enough'])) {
        const spell = topSpell(after);
        if (spell === undefined) continue;
        const actual = engine.manaValue({ game: after, object: spell.id });
        expectIs('the mana value is wrong', value, actual, 'X, Y and the number (107.3p)');
      }
    },
    labels: ({ plan: { proposal } }) => [(proposal.y ?? 0) > 0 ? 'Y > 0' : 'Y = 0'],
    covers: { 'Y > 0': 0.5 },
  }),
  property({
    id: '107.3g/x-of-a-permanent',
    cites: ['107.3g', '702.193a'],
    says: 'What costs less by the mana cost of a permanent does not count the {X} in it, whatever X its spell had',
    asks: ['totalCosts'],
    given: () =>
      fc
        .record({ own: variableCost, mana: plainCost, castX: anyX })
        .map(({ own, mana, castX }) => ({ ...poweringUp(own, mana, castX), own, mana, castX })),
    then: ({ own, mana, castX, ...drawn }, engine) =>
      expectSame(engine, poweringUp(inNumbers(own, 0), mana, castX), drawn, [
        `it costs ${own} less, and {X} of a permanent is 0, though its spell had X = ${castX} (107.3g)`,
      ]),
    labels: ({ mana, castX }) => [
      castX > 0 && /\d/.test(mana) ? 'X could be taken off' : 'nothing to take off',
    ],
    covers: { 'X could be taken off': 0.5 },
  }),
  property({
    id: '107.3c/defined-by-text',
    cites: ['107.3c', '601.2f'],
    says: 'A number that the text defines follows the board: one more of what it counts is {1} less',
    asks: ['totalCosts'],
    given: (world) =>
      castOnBoard(world, { card: spellCard(fixedCost), changes: CHANGES, maxLength: 2 }).map(
        (drawn) =>
          withPermanent(
            casting(drawn, (card) => ({ ...card, abilities: [lessByPlaneswalkers] })),
            COUNTED,
          ),
      ),
    then: (drawn, engine) =>
      expectSame(engine, reducedBy(withoutPermanent(drawn, COUNTED.id), '{1}'), drawn, [
        'it costs {X} less, where X is the number of planeswalkers you control: one more, so {1} less (107.3c)',
      ]),
    labels: ({ game }) => [game.battlefield.length > 1 ? 'modifiers on the board' : 'alone'],
    covers: { 'modifiers on the board': 0.5 },
  }),
];
