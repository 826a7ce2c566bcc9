/**
 * Properties of tapping for mana: what it is, and what it triggers.
 * @see CR 106.12, 106.12a, 605.1b, 614.7
 */
import * as fc from 'fast-check';
import {
  abilityOf,
  activating,
  creatures,
  maker,
  manaType,
  manaTypes,
  permanent,
  plainSymbols,
  production,
  tapFor,
} from '../generators/mana.ts';
import {
  changesOf,
  multiplier,
  permanentsOf,
  replacers,
  setter,
  typeChange,
} from '../generators/mana-replacements.ts';
import {
  ADD_RED,
  PAIN,
  tappedLand,
  WATCHER,
  watching,
  whenAdded,
  whenTapped,
} from '../generators/mana-triggers.ts';
import { SOURCE } from '../generators/proposals.ts';
import {
  expectEach,
  expectPools,
  expectSamePools,
  gamesAfter,
  manaFrom,
  manaText,
  poolOf,
} from '../laws/productions.ts';
import { lettersOf } from '../models/replaced-mana.ts';
import { property } from '../property.ts';

export const tappedForManaProperties = [
  property({
    id: '106.12/no-tap',
    cites: ['106.12', '106.12b'],
    says: 'Effects on permanents that are tapped for mana leave the mana of abilities without {T} alone',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(
          production,
          creatures,
          replacers(fc.oneof(multiplier, setter, typeChange), { minLength: 1, maxLength: 3 }),
          fc.constantFrom({ life: 1 }, { sacrificeThis: true } as const, {}),
        )
        .map(([mana, others, all, cost]) => {
          const source = permanent(SOURCE, maker([abilityOf(cost, mana)]));
          return {
            ...activating(source, [...others, ...permanentsOf(all)]),
            without: activating(source, others),
          };
        }),
    then: (board, engine) =>
      expectSamePools(engine, board.without, board, 'nothing is tapped for mana here'),
    labels: ({ game }) => [`${game.battlefield.length - 1} others`],
  }),
  property({
    id: '614.7/nothing',
    cites: ['614.7', '106.12b', '106.5'],
    says: 'Where no mana is produced there is nothing to replace',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(
          fc.constantFrom(
            { kind: 'symbols', symbols: '{G}', times: 0 } as const,
            { kind: 'type', type: 'chosenColor' } as const,
            { kind: 'colorAmong', of: { types: ['artifact'] } } as const,
          ),
          replacers(fc.oneof(setter, multiplier), { minLength: 1, maxLength: 3 }),
        )
        .map(([mana, all]) => ({
          ...activating(permanent(SOURCE, maker([tapFor(mana)])), permanentsOf(all)),
          replacing: all,
        })),
    then: (board, engine) =>
      expectPools(engine, board, ['nothing'], 'no effect makes mana of none'),
    labels: ({ replacing }) => (changesOf(replacing).length > 0 ? ['an effect waits'] : []),
    covers: { 'an effect waits': 0.5 },
  }),
  property({
    id: '106.12a/none',
    cites: ['106.12a', '106.12'],
    says: 'A permanent is tapped for mana if it really produced some; else nothing triggers',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(plainSymbols, fc.integer({ min: 0, max: 2 }), fc.boolean())
        .map(([symbols, times, mana]) => ({
          ...activating(tappedLand(symbols, times), [
            watching(whenTapped([mana ? ADD_RED : PAIN])),
          ]),
          times,
          mana,
        })),
    then: (board, engine) => {
      const triggers = board.times > 0 ? 1 : 0;
      expectEach(
        gamesAfter(engine, board),
        (game) =>
          board.mana
            ? manaText(manaFrom(game, WATCHER)) === manaText([{ type: 'R', amount: triggers }])
            : (game.pending ?? []).length === triggers,
        `it triggers ${triggers} times`,
        (game) => ({ pool: poolOf(game), pending: game.pending ?? [] }),
      );
    },
    labels: ({ times }) => [times > 0 ? 'some mana' : 'no mana'],
    covers: { 'some mana': 0.4, 'no mana': 0.2 },
  }),
  property({
    id: '106.12a/type',
    cites: ['106.12a', '106.12b'],
    says: 'An ability that looks for mana of some types triggers once if the mana is of one of them after replacement',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(plainSymbols, manaTypes, replacers(typeChange, { maxLength: 1 }))
        .map(([symbols, types, all]) => ({
          ...activating(tappedLand(symbols), [
            watching(whenTapped([PAIN], types)),
            ...permanentsOf(all),
          ]),
          types,
          replaced: changesOf(all).length > 0,
        })),
    then: (board, engine) =>
      expectEach(
        gamesAfter(engine, board),
        (game) => {
          const made = manaFrom(game, SOURCE).some((mana) => board.types.includes(mana.type));
          return (game.pending ?? []).length === (made ? 1 : 0);
        },
        `it triggers on ${board.types.join('')} that was made`,
        (game) => ({ pool: poolOf(game), pending: game.pending ?? [] }),
      ),
    labels: ({ replaced }) => [replaced ? 'replaced' : 'as it is'],
    covers: { replaced: 0.3, 'as it is': 0.3 },
  }),
  property({
    id: '605.1b/added-or-tapped',
    cites: ['605.1b', '106.12', '106.12a'],
    says: 'Without {T} nothing is tapped for mana, but mana is added: each kind of trigger minds its own',
    asks: ['activate'],
    given: () =>
      fc.tuple(plainSymbols, fc.boolean(), manaType).map(([symbols, tap, type]) => ({
        ...activating(
          permanent(
            SOURCE,
            maker([abilityOf(tap ? { tap: true } : {}, { kind: 'symbols', symbols })]),
          ),
          [
            permanent('tapped', maker([whenTapped([ADD_RED], [type])], ['enchantment'])),
            permanent('added', maker([whenAdded([ADD_RED], [type])], ['enchantment'])),
          ],
        ),
        tap,
        made: lettersOf(symbols).includes(type),
      })),
    then: (board, engine) =>
      expectEach(
        gamesAfter(engine, board),
        (game) =>
          manaFrom(game, 'added').length === (board.made ? 1 : 0) &&
          manaFrom(game, 'tapped').length === (board.made && board.tap ? 1 : 0),
        'one trigger looks for {T}, the other for mana',
      ),
    labels: ({ tap, made }) => [
      `${tap ? 'with' : 'without'} {T}`,
      ...(made ? ['of the type'] : []),
    ],
    covers: { 'with {T}': 0.3, 'without {T}': 0.3, 'of the type': 0.2 },
  }),
];
