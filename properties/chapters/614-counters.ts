/**
 * Properties of counters and tokens that something makes more.
 * @see CR 614.5, 614.7, 616.1f
 */
import * as fc from 'fast-check';
import type { CounterReplacement, Game } from '../../engine/index.ts';
import { card } from '../../fixtures/cards.ts';
import {
  abilityOf,
  changers,
  countersOn,
  permanent,
  plus,
  resolving,
  spell,
  times,
} from '../laws/departures.ts';
import { eachGame, expectOutcomes, gamesResolved } from '../laws/happenings.ts';
import { property } from '../property.ts';

const change = fc.oneof(
  fc.integer({ min: 1, max: 2 }).map(plus),
  fc.integer({ min: 2, max: 3 }).map(times),
);

const putting = (changes: readonly CounterReplacement['change'][], count: number): Game =>
  resolving(
    [permanent('it', card('Grizzly Bears')), ...changers(changes)],
    abilityOf([{ kind: 'putCounters', counter: '+1/+1', amount: count, on: 'self' }], {
      source: 'it',
    }),
  );

/** Every order of a list: each element in turn first, then every order of the rest. */
function orders<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, i) => orders(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

export const counterProperties = [
  property({
    id: '616.1f/counters-in-every-order',
    cites: ['616.1f', '616.1', '614.5', '614.12'],
    says: 'The counters put come to what the replacement effects make of them in some order, each applied once',
    asks: ['resolve'],
    given: () =>
      fc
        .tuple(fc.array(change, { maxLength: 5 }), fc.integer({ min: 1, max: 4 }))
        .map(([changes, count]) => ({ game: putting(changes, count), changes, count })),
    then: ({ game, changes, count }, engine) =>
      expectOutcomes(
        engine,
        'the number of counters is wrong',
        orders(changes).map(
          (order) =>
            `${order.reduce((n, one) => (one.kind === 'plus' ? n + one.n : n * one.by), count)}`,
        ),
        gamesResolved(engine, game).map((after) => `${countersOn(after, 'it')}`),
        ['each effect applies once, in an order that the permanent’s controller picks (616.1)'],
      ),
    labels: ({ changes }) => [
      new Set(changes.map((c) => c.kind)).size > 1 ? 'order matters' : 'order does not matter',
    ],
    covers: { 'order matters': 0.3 },
  }),
  property({
    id: '614.5/doublers-double-once',
    cites: ['614.5'],
    says: 'So many doublers multiply tokens and counters by two to that power, and never without end',
    asks: ['resolve'],
    given: () =>
      fc.record({ doublers: fc.nat(12), count: fc.nat(3) }).map(({ doublers, count }) => ({
        game: resolving(
          [
            permanent('it', card('Grizzly Bears')),
            ...changers(Array.from({ length: doublers }, () => times(2))),
            ...Array.from({ length: Math.min(doublers, 4) }, (_, i) =>
              permanent(`t${i + 1}`, card('Parallel Lives')),
            ),
          ],
          abilityOf(
            [
              { kind: 'putCounters', counter: 'charge', amount: count, on: 'self' },
              { kind: 'createTokens', token: 'saproling', amount: count },
            ],
            { source: 'it' },
          ),
        ),
        doublers,
        count,
      })),
    then: ({ game, doublers, count }, engine) =>
      eachGame(
        gamesResolved(engine, game),
        'doubling went wrong',
        () => [count * 2 ** doublers, count * 2 ** Math.min(doublers, 4)],
        ({ battlefield }) => [
          battlefield.find((p) => p.id === 'it')?.counters?.charge ?? 0,
          battlefield.filter((p) => p.token).length,
        ],
        [`${doublers} effects double once each (614.5)`],
      ),
    labels: ({ doublers }) => [doublers > 1 ? 'several doublers' : 'one at most'],
    covers: { 'several doublers': 0.5 },
  }),
  property({
    id: '614.7/nothing-to-replace',
    cites: ['614.7', '107.3m'],
    says: 'Where no counters would be put and no tokens created, what would make them more does nothing',
    asks: ['resolve'],
    given: () =>
      fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => ({
        game: resolving(changers(changes), spell(card('Walking Ballista'), { x: 0 })),
      })),
    then: ({ game }, engine) =>
      eachGame(
        gamesResolved(engine, game),
        'counters came from nothing',
        () => [true, null],
        (after) => [
          after.battlefield.at(-1)?.id === 'spell#2',
          after.battlefield.at(-1)?.counters ?? null,
        ],
        ['entering with 0 counters is no event to replace (614.7)'],
      ),
  }),
];
