/**
 * Properties of mana abilities: which abilities these are.
 * @see CR 605.1, 605.2, 605.5a
 */
import * as fc from 'fast-check';
import type {
  Ability,
  ActivatedAbility,
  Cost,
  Effect,
  Game,
  TriggerEvent,
} from '../../engine/index.ts';
import {
  abilityOf,
  activating,
  maker,
  makerTypes,
  permanent,
  production,
  tapFor,
} from '../generators/mana.ts';
import { ADD_RED, PAIN, whenAdded, whenTapped } from '../generators/mana-triggers.ts';
import { SOURCE } from '../generators/proposals.ts';
import { SPOILED_BY, SPOILERS } from '../generators/spoiled.ts';
import { expectEqual } from '../laws/expect.ts';
import { expectEach, expectLegal, poolOf } from '../laws/productions.ts';
import { Disagreement, property, type Subject } from '../property.ts';

const withAbility = (ability: Ability): Game =>
  activating(permanent(SOURCE, maker([ability], ['artifact'])), []).game;

const isOne = (engine: Subject, ability: Ability): string =>
  engine.isManaAbility({ game: withAbility(ability), object: SOURCE, ability: 0 }) ? 'yes' : 'no';

/** Costs of mana abilities that move no card of a library. */
const cost: fc.Arbitrary<Cost> = fc.constantFrom<Cost>(
  { tap: true },
  { untap: true },
  { tap: true, mana: '{2}' },
  { sacrificeThis: true },
  { life: 1 },
  { sacrifice: { filter: { types: ['creature'] } } },
  { tapPermanents: { filter: { types: ['artifact'] } } },
  { removeCounters: { counter: 'charge', count: 'X' } },
  { discard: { filter: {} } },
);

/** What an ability may do besides that makes it no other kind of ability. */
const besides: fc.Arbitrary<Effect[]> = fc.subarray<Effect>([
  PAIN,
  { kind: 'gainLife', amount: 1 },
  { kind: 'other', says: 'something else' },
]);

const manaAbility: fc.Arbitrary<ActivatedAbility> = fc
  .tuple(cost, production, besides, fc.boolean())
  .map(([paid, mana, more, first]) => {
    const ability = abilityOf(paid, mana);
    const effects = first ? [...ability.effects, ...more] : [...more, ...ability.effects];
    return { ...ability, effects };
  });

const spoiler = fc.constantFrom(
  'target',
  'loyalty',
  'mill',
  'draw',
  'draw each',
  'no mana',
) satisfies fc.Arbitrary<keyof typeof SPOILERS>;

const EVENTS: readonly TriggerEvent[] = [
  { on: 'enters', what: { types: ['land'] } },
  { on: 'cast', what: {}, by: 'you' },
  { on: 'sacrificed', what: {}, by: 'you' },
  { on: 'dies', what: {} },
  { on: 'attacks', what: { self: true } },
  { on: 'stepBegins', step: 'upkeep' },
];

export const manaAbilityProperties = [
  property({
    id: '605.1a/is-one',
    cites: ['605.1a', '605.1', '605.2'],
    says: 'What adds mana without a target is a mana ability, whatever it costs and does besides, fruitful or not',
    asks: ['isManaAbility'],
    given: () => manaAbility.map((ability) => ({ game: withAbility(ability), ability })),
    then: ({ ability }, engine) =>
      expectEqual('it is a mana ability', 'yes', isOne(engine, ability), 'it adds mana'),
    labels: ({ ability }) => [
      ability.cost.tap ? 'with {T}' : 'without {T}',
      ...(ability.effects.length > 1 ? ['does more'] : []),
    ],
    covers: { 'without {T}': 0.4, 'does more': 0.4 },
  }),
  property({
    id: '605.1a/is-none',
    cites: ['605.1a', '605.5a'],
    says: 'With a target, loyalty, or cards of a library moved, or without mana, it is no mana ability',
    asks: ['isManaAbility'],
    given: () =>
      fc.tuple(manaAbility, spoiler).map(([ability, by]) => {
        const spoiled = SPOILERS[by](ability);
        return { game: withAbility(spoiled), ability: spoiled, by };
      }),
    then: ({ ability, by }, engine) =>
      expectEqual('it is no mana ability', 'no', isOne(engine, ability), SPOILED_BY[by]),
    labels: ({ by }) => [by],
    covers: { target: 0.1, loyalty: 0.1, mill: 0.1, draw: 0.1, 'draw each': 0.1, 'no mana': 0.1 },
  }),
  property({
    id: '605.1b/triggered',
    cites: ['605.1b'],
    says: 'A triggered ability is a mana ability if it triggers on mana, adds mana and has no target',
    asks: ['isManaAbility'],
    given: () =>
      fc
        .tuple(
          fc.oneof(
            fc.constantFrom(whenTapped([]).event, whenAdded([]).event),
            fc.constantFrom(...EVENTS),
          ),
          fc.boolean(),
          fc.boolean(),
        )
        .map(([event, mana, target]) => {
          const ability: Ability = {
            kind: 'triggered',
            event,
            effects: mana ? [PAIN, ADD_RED] : [PAIN],
            ...(target ? { targets: 1 } : {}),
          };
          const onMana = event.on === 'tappedForMana' || event.on === 'manaAdded';
          return { game: withAbility(ability), ability, right: onMana && mana && !target, onMana };
        }),
    then: ({ ability, right }, engine) =>
      expectEqual(
        '605.1b',
        right ? 'yes' : 'no',
        isOne(engine, ability),
        'its event, mana and targets',
      ),
    labels: ({ right, onMana }) => [right ? 'is one' : 'is none', ...(onMana ? ['on mana'] : [])],
    covers: { 'is one': 0.05, 'on mana': 0.3 },
  }),
  property({
    id: '605.2/fruitless',
    cites: ['605.2', '605.3b', '106.5'],
    says: 'A mana ability that can give nothing now is a mana ability all the same: it is activated and never on the stack',
    asks: ['activate', 'isManaAbility'],
    given: () =>
      fc
        .tuple(
          fc.constantFrom(
            {
              kind: 'symbols',
              symbols: '{G}',
              times: { kind: 'count', of: { types: ['planeswalker'] } },
            } as const,
            { kind: 'couldProduce', of: { types: ['planeswalker'] } } as const,
            { kind: 'colorAmong', of: { types: ['planeswalker'] } } as const,
            { kind: 'devotion' } as const,
          ),
          makerTypes,
        )
        .map(([mana, types]) => activating(permanent(SOURCE, maker([tapFor(mana)], types)), [])),
    then: (board, engine) => {
      const { game } = board;
      const is = engine.isManaAbility({ game, object: SOURCE, ability: 0 });
      if (!is) throw new Disagreement('it is a mana ability', { expected: true, actual: is });
      expectEach(
        expectLegal(engine, board, 'giving nothing is legal'),
        (after) => after.stack.length === 0 && poolOf(after).length === 0,
        'nothing is added, nothing is on the stack',
        (after) => ({ pool: poolOf(after), stack: after.stack }),
      );
    },
    labels: () => ['fruitless'],
  }),
];
