/**
 * Properties of entering the battlefield.
 * @see CR 614.1c, 614.12, 614.13, 616.1c
 */
import * as fc from 'fast-check';
import type { Ability, Card, Game, Permanent } from '../../engine/index.ts';
import { card } from '../../fixtures/cards.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { changers, countersOn, permanent, plus, resolving, spell } from '../laws/departures.ts';
import { eachGame, expectOutcomes, gamesResolved } from '../laws/happenings.ts';
import { property } from '../property.ts';

const enchantment = (...abilities: readonly Ability[]): Card =>
  plainCard('{2}', ['enchantment'], { abilities });

const creature = (...abilities: readonly Ability[]): Card =>
  plainCard('{2}', ['creature'], { abilities });

const enteredAs = (game: Game): Permanent | undefined =>
  game.battlefield.find((p) => p.id === 'spell#2');

const ENTERED = 'spell#2';

export const enteringProperties = [
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
                permanent(
                  `w${i + 1}`,
                  enchantment({
                    kind: 'entersWith',
                    what: { types: ['creature'], controller: 'you' },
                    counters: { counter: '+1/+1', amount },
                  }),
                ),
              ),
              ...changers(Array.from({ length: more }, () => plus(1))),
              ...(tapped ? [{ ...permanent('k', card('Kismet'), OPPONENT) }] : []),
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
            game: resolving(already ? [permanent('lord', lord)] : [], spell(lord)),
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
              permanent(
                'model',
                creature({
                  kind: 'entersWith',
                  what: 'self',
                  counters: { counter: '+1/+1', amount: x ? 'X' : counters },
                  ...(tapped ? { tapped: true as const } : {}),
                }),
                YOU,
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
    id: '616.1c/copy-and-more',
    cites: ['616.1c', '614.12'],
    says: 'What an effect says of a copy besides, counters or tapped, is true of the copy, and not where nothing is copied',
    asks: ['resolve'],
    given: () =>
      fc
        .record({ own: fc.nat(2), more: fc.integer({ min: 1, max: 3 }), tapped: fc.boolean() })
        .map(({ own, more, tapped }) => {
          const entersWith = { kind: 'entersWith', what: 'self' } as const;
          const model = creature({ ...entersWith, counters: { counter: '+1/+1', amount: own } });
          const double = creature({
            ...entersWith,
            asCopyOf: { types: ['creature'] },
            counters: { counter: '+1/+1', amount: more },
            ...(tapped ? { tapped: true as const } : {}),
          });
          return {
            game: resolving([permanent('model', model)], spell(double)),
            copy: JSON.stringify([own + more, tapped]),
          };
        }),
    then: ({ game, copy }, engine) =>
      expectOutcomes(
        engine,
        'the copy entered wrong',
        [copy, JSON.stringify([0, false])],
        gamesResolved(engine, game).map((after) =>
          JSON.stringify([countersOn(after, ENTERED), enteredAs(after)?.tapped ?? false]),
        ),
        ['the counters of what it copies, and those of the effect by which it copies it'],
      ),
    labels: ({ copy }) => [copy.endsWith('true]') ? 'tapped too' : 'counters'],
    covers: { 'tapped too': 0.3, counters: 0.3 },
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
            ...Array.from({ length: food }, (_, i) => permanent(`f${i + 1}`, card('Memnite'))),
            ...Array.from({ length: others }, (_, i) => ({
              ...permanent(`o${i + 1}`, card('Memnite')),
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
];
