/**
 * Properties of the total cost: its order, whose and which spells, locking in.
 * @see CR 601.2b, 601.2f, 602.2b
 */
import * as fc from 'fast-check';
import type { Ability, CostScope } from '../../engine/index.ts';
import { totalMana } from '../../engine/index.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { plainCard, spellCard } from '../generators/cards.ts';
import { choiceSymbol, coloredSymbol, fixedCost, oddCost, write } from '../generators/costs.ts';
import { activationOf, castOf, castOnBoard, sourceCard } from '../generators/proposals.ts';
import { increasedBy, permanentWith, withAbility, withPermanent } from '../laws/changes.ts';
import {
  type CostQuestion,
  expectChange,
  expectSame,
  expectTotals,
  withDemand,
} from '../laws/totals.ts';
import { type ModelChange, modelTotals } from '../models/total-cost.ts';
import { property } from '../property.ts';

const small = fc.integer({ min: 1, max: 4 });

/** Changes for the model and, as abilities, for the engine. */
const modelChange: fc.Arbitrary<ModelChange> = fc.oneof(
  small.map((n) => ({ more: `{${n}}` })),
  coloredSymbol.map((more) => ({ more })),
  small.map((n) => ({ less: `{${n}}` })),
  fc.tuple(coloredSymbol, fc.integer({ min: 1, max: 2 })).map(([s, n]) => ({ less: s.repeat(n) })),
  fc.tuple(coloredSymbol, coloredSymbol).map((s) => ({ less: s.join(''), coloredOnly: true })),
  choiceSymbol.map((less) => ({ less })),
  fc.constantFrom('{C}', '{S}').map((less) => ({ less })),
  small.map((n) => ({ less: `{${n}}`, notBelow: 1 })),
  fc.integer({ min: 1, max: 5 }).map((atLeast) => ({ atLeast })),
);

function abilityOf(change: ModelChange, of: CostScope['of']): Ability {
  const scope = { of };
  if ('more' in change) return { kind: 'costIncrease', scope, amount: change.more };
  if ('atLeast' in change) return { kind: 'costMinimum', scope, mana: change.atLeast };
  return {
    kind: 'costReduction',
    scope,
    amount: change.less,
    ...(change.coloredOnly ? { coloredOnly: true as const } : {}),
    ...(change.notBelow === undefined ? {} : { notBelow: change.notBelow }),
  };
}

const modelCost = fc
  .tuple(
    fc.nat(5),
    fc.array(fc.oneof(coloredSymbol, coloredSymbol, choiceSymbol, fc.constantFrom('{C}', '{S}')), {
      maxLength: 3,
    }),
  )
  .map(([n, symbols]) => write([`{${n}}`, ...symbols]));

interface Modelled extends CostQuestion {
  readonly cost: string;
  readonly changes: readonly ModelChange[];
}

const modelled = (of: 'spells' | 'abilities'): fc.Arbitrary<Modelled> =>
  fc.tuple(modelCost, fc.array(modelChange, { maxLength: 4 })).map(([cost, changes]) => {
    const board = changes.map((change, i) => permanentWith(`m${i + 1}`, abilityOf(change, of)));
    const question =
      of === 'spells'
        ? castOf(plainCard(cost, ['instant']), board)
        : activationOf(sourceCard({ mana: cost }), board);
    return { ...question, cost, changes };
  });

const modelLabels = ({ cost, changes }: Modelled): string[] => {
  const less = changes.filter((c) => 'less' in c);
  return [
    ...(cost.includes('/') ? ['something to announce'] : []),
    ...(less.length > 1 ? ['several reductions'] : []),
    ...(less.some((c) => c.coloredOnly) && less.some((c) => !c.coloredOnly)
      ? ['reductions that do not commute']
      : []),
    ...(changes.some((c) => 'atLeast' in c) ? ['a minimum'] : []),
    ...(changes.length === 0 ? ['no change'] : []),
  ];
};

const MODEL_COVERS = {
  'something to announce': 0.2,
  'several reductions': 0.3,
  'reductions that do not commute': 0.05,
  'a minimum': 0.1,
};

/** A modifier that some spells do not fall under, with a spell that does not. */
const misses: readonly {
  readonly says: string;
  readonly scope: CostScope;
  readonly controller: string;
}[] = [
  {
    says: 'it is for creature spells',
    scope: { of: 'spells', filter: { types: ['creature'] } },
    controller: YOU,
  },
  {
    says: 'it is for spells of opponents',
    scope: { of: 'spells', whose: 'opponents' },
    controller: YOU,
  },
  {
    says: 'it is for spells of its own controller',
    scope: { of: 'spells', whose: 'yours' },
    controller: OPPONENT,
  },
  {
    says: 'it is for spells from a graveyard',
    scope: { of: 'spells', from: ['graveyard'] },
    controller: YOU,
  },
  { says: 'it is for activated abilities', scope: { of: 'abilities' }, controller: YOU },
  {
    says: 'it is for spells cast by flashback',
    scope: { of: 'spells', by: 'flashback' },
    controller: YOU,
  },
  { says: 'it is for the spell that has it', scope: { of: 'this' }, controller: YOU },
  {
    says: 'it is for multicoloured colourless spells',
    scope: { of: 'spells', filter: { colorless: true, multicolored: true } },
    controller: YOU,
  },
  {
    says: 'it is for spells that target a creature',
    scope: { of: 'spells', targeting: { types: ['creature'] } },
    controller: YOU,
  },
  {
    says: 'it works on the turns of opponents',
    scope: { of: 'spells', while: { kind: 'turn', whose: 'opponents' } },
    controller: YOU,
  },
];

const change = fc.constantFrom<ModelChange>(
  { more: '{2}' },
  { less: '{2}' },
  { less: '{W}{U}{B}{R}{G}' },
  { atLeast: 6 },
);

export const castingProperties = [
  property({
    id: '601.2f/every-order',
    cites: ['601.2f', '601.2b', '118.7c', '118.7e', '107.4e', '107.4f'],
    says: 'The totals of a spell are those that every announcement and every order of reductions lead to',
    asks: ['totalCosts'],
    given: () => modelled('spells'),
    then: (board, engine) =>
      expectTotals(engine, board, modelTotals(board.cost, board.changes), [
        'hybrid and Phyrexian symbols are announced first (601.2b)',
        'then come all increases, then the reductions in an order that the payer picks, then minimums (601.2f)',
      ]),
    labels: modelLabels,
    covers: MODEL_COVERS,
  }),
  property({
    id: '602.2b/every-order',
    cites: ['602.2b', '601.2f', '602.1a'],
    says: 'An activation cost is determined like the cost of a spell',
    asks: ['totalCosts'],
    given: () => modelled('abilities'),
    then: (board, engine) =>
      expectTotals(engine, board, modelTotals(board.cost, board.changes), [
        'the activation cost takes the place of the mana cost (602.2b); then everything goes as for a spell (601.2f)',
      ]),
    labels: modelLabels,
    covers: MODEL_COVERS,
  }),
  property({
    id: '601.2f/minimum-last',
    cites: ['601.2f', '601.2b'],
    says: 'A minimum is applied to the total, after increases and reductions, and is made up with generic mana',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(
          castOnBoard(world, { card: spellCard(fixedCost), maxLength: 3, others: 0 }),
          fc.integer({ min: 1, max: 7 }),
        )
        .map(([board, mana]) => ({ ...board, mana })),
    then: (board, engine) =>
      expectChange(
        engine,
        board,
        withAbility(board, { kind: 'costMinimum', scope: { of: 'spells' }, mana: board.mana }),
        (total) =>
          withDemand(total, (d) => ({
            ...d,
            generic: d.generic + Math.max(0, board.mana - totalMana(d)),
          })),
        [
          `a spell that would cost less than ${board.mana} mana costs ${board.mana}: applied last (601.2f)`,
          'what is missing is generic mana; life that is paid is not mana',
        ],
      ),
    labels: (board) => [board.game.battlefield.length > 0 ? 'other modifiers' : 'alone'],
    covers: { 'other modifiers': 0.4 },
  }),
  property({
    id: '601.2f/increases-add-up',
    cites: ['601.2f'],
    says: 'Two increases come to as much as one of both amounts',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(
          castOnBoard(world, { card: spellCard(oddCost), maxLength: 3, others: 0 }),
          small,
          coloredSymbol,
        )
        .map(([board, n, symbol]) => ({ ...board, n, symbol })),
    then: (board, engine) => {
      const two = withPermanent(
        increasedBy(board, `{${board.n}}`),
        permanentWith('second', {
          kind: 'costIncrease',
          scope: { of: 'spells' },
          amount: board.symbol,
        }),
      );
      expectSame(engine, increasedBy(board, `{${board.n}}${board.symbol}`), two, [
        'all increases are added (601.2f)',
      ]);
    },
    labels: (board) => [board.game.battlefield.length > 0 ? 'other modifiers' : 'alone'],
    covers: { 'other modifiers': 0.4 },
  }),
  property({
    id: '601.2f/scope',
    cites: ['601.2f'],
    says: 'A cost change that is about other spells or about another player changes nothing',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(
          castOnBoard(world, {
            card: fixedCost.map((cost) => plainCard(cost, ['instant'])),
            maxLength: 2,
            others: 1,
          }),
          fc.constantFrom(...misses),
          change,
        )
        .map(([board, miss, what]) => ({ ...board, miss, what })),
    then: (board, engine) => {
      const { controller, scope, says } = board.miss;
      const ability: Ability = {
        ...(abilityOf(board.what, 'spells') as Extract<Ability, { scope: CostScope }>),
        scope,
      };
      const permanent = { ...permanentWith('extra', ability), owner: controller, controller };
      expectSame(engine, board, withPermanent(board, permanent), [
        `the added permanent does nothing here: ${says}`,
      ]);
    },
    labels: (board) => [board.miss.says],
  }),
];
