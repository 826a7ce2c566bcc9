/**
 * Properties of {T} and {Q} in costs, of summoning sickness, and of what else activating asks for.
 * @see CR 107.5, 107.6, 302.6, 602.5a
 */
import * as fc from 'fast-check';
import type { Ability, CardType, Cost, Game, Permanent } from '../../engine/index.ts';
import { OPPONENT } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import {
  abilityOf,
  activating,
  maker,
  makerTypes,
  permanent,
  plainSymbols,
} from '../generators/mana.ts';
import { SOURCE } from '../generators/proposals.ts';
import { expectEach, gamesAfter } from '../laws/productions.ts';
import { Disagreement, property, type Subject } from '../property.ts';

/** Asserts whether the first ability of `source` can be activated. */
function expectCan(engine: Subject, game: Game, right: boolean, why: string): void {
  const can = engine.canActivate({ game, object: SOURCE, ability: 0 });
  if (can === right) return;
  throw new Disagreement(`it can${right ? '' : 'not'} be activated`, {
    expected: right,
    actual: can,
    why: [why],
  });
}

const GREEN = { kind: 'symbols', symbols: '{G}' } as const;
const RED_CREATURE = plainCard('{R}', ['creature']);

/** What a cost may ask for besides {T} and {Q}, with what there is to pay it. */
const symbolCost: fc.Arbitrary<Cost> = fc.constantFrom<Cost>(
  { tap: true },
  { untap: true },
  { life: 1 },
  {},
);

const withSymbol = fc.constantFrom<Cost>({ tap: true }, { untap: true });

/** How a creature may have haste. */
const HASTE = ['none', 'its own', 'given', "given to others' creatures", 'by an effect'] as const;

const giver = (controller: boolean): Ability => ({
  kind: 'grantKeyword',
  keyword: 'haste',
  to: { types: ['creature'], ...(controller ? { controller: 'you' } : {}) },
});

/** A permanent that came this turn or not, is a creature or not, has haste or not. */
interface Newcomer {
  readonly types: readonly CardType[];
  readonly becomes: boolean;
  readonly isNew: boolean;
  readonly haste: (typeof HASTE)[number];
  readonly cost: Cost;
}

const newcomer: fc.Arbitrary<Newcomer> = fc.record({
  types: makerTypes,
  becomes: fc.boolean(),
  isNew: fc.boolean(),
  haste: fc.constantFrom('none', 'none', 'none', ...HASTE),
  cost: fc.oneof(withSymbol, symbolCost),
});

function boardOf({ types, becomes, isNew, haste, cost }: Newcomer): Game {
  const card = maker(
    [abilityOf(cost, GREEN)],
    types,
    haste === 'its own' ? { keywords: [{ keyword: 'haste' }] } : {},
  );
  const source = permanent(SOURCE, card, {
    ...(isNew ? { newlyControlled: true } : {}),
    ...(cost.untap ? { tapped: true } : {}),
    ...(becomes || haste === 'by an effect'
      ? {
          later: {
            ...(becomes ? { addTypes: ['creature'] } : {}),
            ...(haste === 'by an effect' ? { keywords: [{ keyword: 'haste' }] } : {}),
          },
        }
      : {}),
  });
  const given = haste === 'given' || haste === "given to others' creatures";
  const other = permanent('giver', maker([giver(haste !== 'given')], ['enchantment']), {
    controller: OPPONENT,
  });
  return activating(source, given ? [other] : []).game;
}

const isCreature = ({ types, becomes }: Newcomer): boolean => becomes || types.includes('creature');
const hasSymbol = ({ cost }: Newcomer): boolean => cost.tap === true || cost.untap === true;
const hasHaste = ({ haste }: Newcomer): boolean =>
  haste === 'its own' || haste === 'given' || haste === 'by an effect';
const isSick = (one: Newcomer): boolean =>
  one.isNew && isCreature(one) && hasSymbol(one) && !hasHaste(one);

/** Costs that the first player can pay or not, as the board has it. */
const PAYABLE = {
  life: (there: boolean) => ({ cost: { life: there ? 20 : 21 }, others: [], state: {} }),
  counters: (there: boolean) => ({
    cost: { removeCounters: { counter: 'charge', count: 2 } },
    others: [],
    state: { counters: { charge: there ? 2 : 1 } },
  }),
  sacrifice: (there: boolean) => ({
    cost: { sacrifice: { filter: { types: ['creature'] } } },
    others: [permanent('victim', RED_CREATURE, there ? {} : { controller: OPPONENT })],
    state: {},
  }),
  'two to sacrifice': (there: boolean) => ({
    cost: { sacrifice: { filter: { types: ['creature'] }, count: 2 } },
    others: [
      permanent('victim', RED_CREATURE),
      ...(there ? [permanent('other', RED_CREATURE)] : []),
    ],
    state: {},
  }),
  mana: (there: boolean) => ({ cost: { mana: there ? '{0}' : '{1}' }, others: [], state: {} }),
} as const satisfies Record<
  string,
  (there: boolean) => { cost: Cost; others: Permanent[]; state: Partial<Permanent> }
>;

export const tappingProperties = [
  property({
    id: '107.5/tapped',
    cites: ['107.5', '107.6'],
    says: 'Only what is untapped can pay {T}, and only what is tapped can pay {Q}',
    asks: ['canActivate'],
    given: () =>
      fc.tuple(symbolCost, fc.boolean(), makerTypes).map(([cost, tapped, types]) => ({
        ...activating(
          permanent(SOURCE, maker([abilityOf(cost, GREEN)], types), tapped ? { tapped: true } : {}),
          [],
        ),
        cost,
        tapped,
      })),
    then: ({ game, cost, tapped }, engine) => {
      const right = cost.tap ? !tapped : cost.untap ? tapped : true;
      expectCan(engine, game, right, `it is ${tapped ? 'tapped' : 'untapped'}`);
    },
    labels: ({ cost, tapped }) => [
      `${cost.tap ? '{T}' : cost.untap ? '{Q}' : 'neither'} of what is ${tapped ? 'tapped' : 'untapped'}`,
    ],
    covers: { '{T} of what is tapped': 0.05, '{Q} of what is untapped': 0.05 },
  }),
  property({
    id: '107.5/pays',
    cites: ['107.5', '107.6'],
    says: 'Paying {T} taps the permanent, paying {Q} untaps it, and no other cost does either',
    asks: ['activate'],
    given: () =>
      fc.tuple(symbolCost, plainSymbols, fc.boolean()).map(([cost, symbols, was]) => {
        const tapped = cost.tap ? false : cost.untap ? true : was;
        const card = maker([abilityOf(cost, { kind: 'symbols', symbols })]);
        return {
          ...activating(permanent(SOURCE, card, tapped ? { tapped: true } : {}), []),
          right: cost.tap ? true : cost.untap ? false : tapped,
          cost,
        };
      }),
    then: ({ right, ...board }, engine) =>
      expectEach(
        gamesAfter(engine, board),
        (game) => game.battlefield.some((p) => p.id === SOURCE && (p.tapped === true) === right),
        `it is ${right ? 'tapped' : 'untapped'}`,
        (game) => game.battlefield,
      ),
    labels: ({ cost }) => [cost.tap ? '{T}' : cost.untap ? '{Q}' : 'neither'],
    covers: { '{T}': 0.1, '{Q}': 0.1 },
  }),
  property({
    id: '302.6/newcomer',
    cites: ['302.6', '602.5a', '107.5', '107.6'],
    says: 'A creature without haste cannot pay {T} or {Q} if it came under its controller since their turn began',
    asks: ['canActivate'],
    given: () => newcomer.map((one) => ({ game: boardOf(one), newcomer: one })),
    then: ({ game, newcomer: one }, engine) =>
      expectCan(engine, game, !isSick(one), 'new, a creature now, with the symbol, without haste'),
    labels: ({ newcomer: one }) => [
      ...(isSick(one) ? ['sick'] : []),
      ...(one.isNew && isCreature(one) && hasSymbol(one) && hasHaste(one) ? ['haste'] : []),
      ...(one.isNew && isCreature(one) && !hasSymbol(one) ? ['no symbol'] : []),
      ...(one.isNew && !isCreature(one) && hasSymbol(one) ? ['no creature'] : []),
      ...(!one.isNew && isCreature(one) && one.becomes ? ['became a creature later'] : []),
    ],
    covers: {
      sick: 0.15,
      haste: 0.03,
      'no symbol': 0.05,
      'no creature': 0.03,
      'became a creature later': 0.05,
    },
  }),
  property({
    id: '302.6/others',
    cites: ['302.6', '602.5a'],
    says: 'Tapping an untapped permanent for a cost is no {T}: a new creature will do, a tapped one will not',
    asks: ['canActivate'],
    given: () =>
      fc
        .tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean())
        .map(([isNew, tapped, yours, withTap]) => {
          const cost: Cost = {
            tapPermanents: { filter: { types: ['creature'] } },
            ...(withTap ? { tap: true } : {}),
          };
          const source = permanent(SOURCE, maker([abilityOf(cost, GREEN)], ['artifact']));
          const other = permanent('creature', RED_CREATURE, {
            ...(isNew ? { newlyControlled: true } : {}),
            ...(tapped ? { tapped: true } : {}),
            ...(yours ? {} : { controller: OPPONENT }),
          });
          return { ...activating(source, [other]), right: yours && !tapped, isNew };
        }),
    then: ({ game, right }, engine) => expectCan(engine, game, right, 'its own untapped creature'),
    labels: ({ right, isNew }) => [
      right ? (isNew ? 'a new creature' : 'a creature') : 'none that will do',
    ],
    covers: { 'a new creature': 0.05, 'none that will do': 0.3 },
  }),
  property({
    id: '118.3/activation',
    cites: ['118.3', '119.4', '602.2b'],
    says: 'An ability can be activated if all of its cost is there, to the last life, counter, creature and mana',
    asks: ['canActivate', 'activate'],
    given: () =>
      fc
        .tuple(
          fc.constantFrom('life', 'counters', 'sacrifice', 'two to sacrifice', 'mana'),
          fc.boolean(),
        )
        .map(([kind, there]) => {
          const { cost, others, state } = PAYABLE[kind](there);
          const source = permanent(SOURCE, maker([abilityOf(cost, GREEN)], ['artifact']), state);
          return { ...activating(source, others), there, kind };
        }),
    then: ({ there, kind, ...board }, engine) => {
      expectCan(engine, board.game, there, `${kind}: ${there ? 'just enough' : 'one too few'}`);
      if (gamesAfter(engine, board).length > 0 === there) return;
      throw new Disagreement('what can be activated may be activated, and nothing else', {
        expected: there,
        actual: !there,
      });
    },
    labels: ({ there, kind }) => [there ? 'enough' : 'too few', kind],
    covers: { enough: 0.3, 'too few': 0.3 },
  }),
];
