/**
 * Properties of entering the battlefield, of counters and tokens that are put there, and of The Darkness Crystal's return.
 * @see CR 614.1c, 614.12, 614.13, 616.1c
 */
import * as fc from 'fast-check';
import type {
  Ability,
  Card,
  CardObject,
  CounterReplacement,
  Game,
  Permanent,
  Spell,
} from '../../engine/index.ts';
import { card } from '../../fixtures/cards.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { gameOfThree } from '../generators/zones.ts';
import { eachGame, expectOutcomes, gamesResolved } from '../happenings.ts';
import { property } from '../property.ts';
import { abilityOf } from './614-objects.ts';

const yours = (id: string, one: Card, more: Partial<Permanent> = {}): Permanent => ({
  id,
  card: one,
  owner: YOU,
  controller: YOU,
  ...more,
});

/** A spell of yours, on top of the stack. */
const spell = (one: Card, more: Partial<Spell> = {}): Spell => ({
  kind: 'spell',
  id: 'spell',
  card: one,
  owner: YOU,
  controller: YOU,
  ...more,
});

const resolving = (
  battlefield: readonly Permanent[],
  top: Game['stack'][number],
  exile: readonly CardObject[] = [],
): Game => ({ ...gameOfThree(battlefield, { exile }), stack: [top] });

const enchantment = (...abilities: readonly Ability[]): Card =>
  plainCard('{2}', ['enchantment'], { abilities });

const creature = (...abilities: readonly Ability[]): Card =>
  plainCard('{2}', ['creature'], { abilities });

const plus = (n: number): CounterReplacement['change'] => ({ kind: 'plus', n });
const times = (by: number): CounterReplacement['change'] => ({ kind: 'multiply', by });

const change = fc.oneof(
  fc.integer({ min: 1, max: 2 }).map(plus),
  fc.integer({ min: 2, max: 3 }).map(times),
);

/** Enchantments that change how many counters are put on creatures of yours. */
const changers = (changes: readonly CounterReplacement['change'][]): Permanent[] =>
  changes.map((one, i) =>
    yours(
      `e${i + 1}`,
      enchantment({ kind: 'counterReplacement', what: { controller: 'you' }, change: one }),
    ),
  );

const putting = (changes: readonly CounterReplacement['change'][], count: number): Game =>
  resolving(
    [yours('it', card('Grizzly Bears')), ...changers(changes)],
    abilityOf([{ kind: 'putCounters', counter: '+1/+1', amount: count, on: 'self' }], {
      source: 'it',
    }),
  );

const countersOn = (game: Game, id: string): number =>
  game.battlefield.find((p) => p.id === id)?.counters?.['+1/+1'] ?? 0;

/** Every order of a list: each element in turn first, then every order of the rest. */
function orders<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, i) => orders(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

const enteredAs = (game: Game): Permanent | undefined =>
  game.battlefield.find((p) => p.id === 'spell#2');

const ENTERED = 'spell#2';

const CRYSTAL = card('The Darkness Crystal');
const RETURN = CRYSTAL.abilities?.find((a) => a.kind === 'activated')?.effects ?? [];

export const enteringProperties = [
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
            yours('it', card('Grizzly Bears')),
            ...changers(Array.from({ length: doublers }, () => times(2))),
            ...Array.from({ length: Math.min(doublers, 4) }, (_, i) =>
              yours(`t${i + 1}`, card('Parallel Lives')),
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
        (after) => [enteredAs(after) !== undefined, enteredAs(after)?.counters ?? null],
        ['entering with 0 counters is no event to replace (614.7)'],
      ),
  }),
  property({
    id: '614.12/enters-with-all-of-them',
    cites: ['614.12', '614.1c', '603.6d', '107.3m'],
    says: 'A creature enters with the counters of its own X and of every effect that was there, as it will be there',
    asks: ['resolve'],
    given: () =>
      fc
        .record({
          x: fc.nat(5),
          extra: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
          more: fc.nat(2),
          tapped: fc.boolean(),
        })
        .map(({ x, extra, more, tapped }) => ({
          game: resolving(
            [
              ...extra.map((amount, i) =>
                yours(
                  `w${i + 1}`,
                  enchantment({
                    kind: 'entersWith',
                    what: { types: ['creature'], controller: 'you' },
                    counters: { counter: '+1/+1', amount },
                  }),
                ),
              ),
              ...changers(Array.from({ length: more }, () => plus(1))),
              ...(tapped ? [{ ...yours('k', card('Kismet')), controller: OPPONENT }] : []),
            ],
            spell(card('Walking Ballista'), { x }),
          ),
          total: x + extra.reduce((sum, n) => sum + n, 0),
          more,
          tapped,
        })),
    then: ({ game, total, more, tapped }, engine) =>
      eachGame(
        gamesResolved(engine, game),
        'it entered wrong',
        () => [total === 0 ? 0 : total + more, tapped, 0],
        (after) => [
          countersOn(after, ENTERED),
          enteredAs(after)?.tapped ?? false,
          after.pending?.length ?? 0,
        ],
        ['all of it modifies how it enters; nothing triggers (603.6d)'],
      ),
    labels: ({ total, tapped }) => [
      total > 0 ? 'with counters' : 'without',
      ...(tapped ? ['tapped'] : []),
    ],
    covers: { 'with counters': 0.6, tapped: 0.3 },
  }),
  property({
    id: '614.12/not-for-itself',
    cites: ['614.12'],
    says: 'What a permanent says of a kind of permanents that enter does not apply to itself, only to later ones',
    asks: ['resolve'],
    given: () =>
      fc
        .record({ n: fc.integer({ min: 1, max: 4 }), already: fc.boolean() })
        .map(({ n, already }) => {
          const lord = creature({
            kind: 'entersWith',
            what: { types: ['creature'], controller: 'you' },
            counters: { counter: '+1/+1', amount: n },
          });
          return {
            game: resolving(already ? [yours('lord', lord)] : [], spell(lord)),
            expected: already ? n : 0,
          };
        }),
    then: ({ game, expected }, engine) =>
      eachGame(
        gamesResolved(engine, game),
        'an effect applied to its own source, or not to another',
        () => expected,
        (after) => countersOn(after, ENTERED),
        [
          'a permanent’s own effect on a general kind of permanents is not there before it is (614.12)',
        ],
      ),
    labels: ({ expected }) => [expected > 0 ? 'another is there' : 'alone'],
    covers: { 'another is there': 0.3, alone: 0.3 },
  }),
  property({
    id: '616.1c/copy-first',
    cites: ['616.1c', '614.12', '616.2'],
    says: 'A permanent that enters as a copy enters as what it copies enters: tapped and with counters, X being 0',
    asks: ['resolve'],
    given: () =>
      fc
        .record({ counters: fc.nat(3), tapped: fc.boolean(), x: fc.boolean() })
        .map(({ counters, tapped, x }) => ({
          game: resolving(
            [
              yours(
                'model',
                creature({
                  kind: 'entersWith',
                  what: 'self',
                  counters: { counter: '+1/+1', amount: x ? 'X' : counters },
                  ...(tapped ? { tapped: true as const } : {}),
                }),
                { counters: { '+1/+1': 9 }, cast: { x: 9 } },
              ),
            ],
            spell(card('Clone')),
          ),
          as: JSON.stringify([x ? 0 : counters, tapped]),
        })),
    then: ({ game, as }, engine) =>
      expectOutcomes(
        engine,
        'the copy entered wrong',
        [as, JSON.stringify([0, false])],
        gamesResolved(engine, game).map((after) =>
          JSON.stringify([countersOn(after, ENTERED), enteredAs(after)?.tapped ?? false]),
        ),
        ['it becomes a copy before anything else modifies how it enters; or it copies nothing'],
      ),
    labels: ({ as }) => [as === '[0,false]' ? 'as nothing' : 'as something'],
    covers: { 'as something': 0.3 },
  }),
  property({
    id: '614.13/devour',
    cites: ['614.13', '614.1c'],
    says: 'A creature that devours as it enters eats any number of those already there, neither itself nor its companions',
    asks: ['resolve'],
    given: () =>
      fc.record({ food: fc.nat(6), others: fc.nat(2) }).map(({ food, others }) => ({
        game: resolving(
          [
            ...Array.from({ length: food }, (_, i) => yours(`f${i + 1}`, card('Memnite'))),
            ...Array.from({ length: others }, (_, i) => ({
              ...yours(`o${i + 1}`, card('Memnite')),
              controller: OPPONENT,
            })),
          ],
          spell(card('Mycoloth')),
        ),
        food,
        others,
      })),
    then: ({ game, food, others }, engine) =>
      expectOutcomes(
        engine,
        'it devoured wrong',
        Array.from({ length: food + 1 }, (_, eaten) =>
          JSON.stringify([2 * eaten, 1 + food + others - eaten]),
        ),
        gamesResolved(engine, game).map((after) =>
          JSON.stringify([countersOn(after, ENTERED), after.battlefield.length]),
        ),
        ['two counters for each of your creatures that it devours, from none to all'],
      ),
    labels: ({ food }) => [food > 0 ? 'food' : 'no food'],
    covers: { food: 0.6 },
  }),
  property({
    id: '614.12/crystal-returns',
    cites: ['614.12', '107.3m', '400.7'],
    says: 'The Darkness Crystal returns a creature card tapped, under your control, with two counters besides its own',
    asks: ['resolve'],
    given: () =>
      fc
        .record({
          name: fc.constantFrom('Grizzly Bears', 'Walking Ballista', 'Memnite'),
          extra: fc.nat(3),
          isGone: fc.boolean(),
        })
        .map(({ name, extra, isGone }) => ({
          game: resolving(
            [
              ...(isGone ? [] : [yours('crystal', CRYSTAL)]),
              ...changers(Array(extra).fill(plus(1))),
            ],
            abilityOf(RETURN, { source: 'crystal', targets: ['x1'] }),
            [{ id: 'x1', card: card(name), exiledWith: 'crystal' }],
          ),
          extra,
          isGone,
        })),
    then: ({ game, extra }, engine) =>
      eachGame(
        gamesResolved(engine, game),
        'it returned wrong',
        () => ['x1#2', 2 + extra, true, YOU, OPPONENT, []],
        (after) => {
          const returned = after.battlefield.at(-1);
          return [
            returned?.id,
            returned?.counters?.['+1/+1'] ?? 0,
            returned?.tapped ?? false,
            returned?.controller,
            returned?.owner,
            after.players[1]?.exile ?? [],
          ];
        },
        ['X is 0 for what was not cast (107.3m), so two counters are all'],
      ),
    labels: ({ isGone }) => [isGone ? 'Crystal gone' : 'Crystal there'],
    covers: { 'Crystal gone': 0.3 },
  }),
  property({
    id: '400.7/crystal-knows-its-own',
    cites: ['400.7'],
    says: 'It returns nothing that another permanent exiled, nor what it exiled before it left and came back',
    asks: ['resolve'],
    given: () =>
      fc
        .record({
          source: fc.constantFrom('crystal', 'crystal#3'),
          exiledWith: fc.constantFrom('crystal', 'crystal#3', 'crystal#5', undefined),
          name: fc.constantFrom('Grizzly Bears', 'Trinisphere'),
        })
        .map(({ source, exiledWith, name }) => ({
          game: resolving(
            [yours(source, CRYSTAL)],
            abilityOf(RETURN, { source, targets: ['x1'] }),
            [{ id: 'x1', card: card(name), ...(exiledWith ? { exiledWith } : {}) }],
          ),
          returns: source === exiledWith && name === 'Grizzly Bears',
        })),
    then: ({ game, returns }, engine) =>
      eachGame(
        gamesResolved(engine, game),
        returns ? 'its own did not return' : 'it returned what is not its own',
        () => [returns ? 2 : 1, returns ? 0 : 1],
        (after) => [after.battlefield.length, after.players[1]?.exile.length ?? 0],
        ['only a creature card exiled with this very object (400.7)'],
      ),
    labels: ({ returns }) => [returns ? 'its own' : 'not its own'],
    covers: { 'its own': 0.1, 'not its own': 0.4 },
  }),
];
