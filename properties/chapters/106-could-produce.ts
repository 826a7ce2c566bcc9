/**
 * Properties of what permanents could produce.
 * @see CR 106.7
 */
import * as fc from 'fast-check';
import type { ActivatedAbility, Id, Permanent, Production } from '../../engine/index.ts';
import { gameOf } from '../generators/boards.ts';
import {
  abilityOf,
  activating,
  creatures,
  maker,
  manaType,
  manaTypes,
  permanent,
  production,
  tapFor,
} from '../generators/mana.ts';
import {
  changesOf,
  manaChange,
  replacers,
  setter,
  typeChange,
} from '../generators/mana-replacements.ts';
import { making } from '../generators/mirrors.ts';
import { SOURCE } from '../generators/proposals.ts';
import { expectEqual } from '../laws/expect.ts';
import { gamesAfter, poolOf, typesText } from '../laws/productions.ts';
import { property } from '../property.ts';

const land = (id: Id, abilities: readonly ActivatedAbility[], state: Partial<Permanent> = {}) =>
  permanent(id, maker(abilities), state);

/** Permanents that could not be activated now, or that ask for more than there is. */
const HARDSHIPS = ['tapped', 'new creature', 'cost', 'condition', 'counters'] as const;

function withHardship(hardship: (typeof HARDSHIPS)[number], mana: Production): Permanent {
  const tap = tapFor(mana);
  const with_ = (ability: ActivatedAbility, state: Partial<Permanent> = {}) =>
    land(SOURCE, [ability], state);
  switch (hardship) {
    case 'tapped':
      return with_(tap, { tapped: true });
    case 'new creature':
      return with_(tap, { newlyControlled: true, later: { addTypes: ['creature'] } });
    case 'cost':
      return with_({ ...tap, cost: { tap: true, mana: '{9}', life: 99 } });
    case 'condition':
      return with_({ ...tap, onlyIf: { kind: 'controls', of: { types: ['planeswalker'] } } });
    case 'counters':
      return with_({
        ...tap,
        cost: { tap: true, removeCounters: { counter: 'charge', count: 1 } },
      });
    default:
      return hardship satisfies never;
  }
}

/** Abilities that make no mana when activated now, or are no mana abilities, and count all the same. */
const OTHERS = {
  targets: (mana) => ({ ...tapFor(mana), targets: 1 }),
  library: (mana) => abilityOf({ tap: true, mill: 1 }, mana),
  loyalty: (mana) => ({ ...abilityOf({ loyalty: 1 }, mana), loyalty: true }),
  enters: (mana) => ({
    kind: 'triggered',
    event: { on: 'enters', what: { self: true } },
    effects: [{ kind: 'addMana', mana }],
  }),
} as const satisfies Record<
  string,
  (mana: Production) => NonNullable<Permanent['card']['abilities']>[number]
>;

const kinds = fc.constantFrom('targets', 'library', 'loyalty', 'enters');

export const couldProduceProperties = [
  property({
    id: '106.7/what-it-makes',
    cites: ['106.7', '106.12b', '616.1'],
    says: 'What a land could produce is just what tapping it may make, under every choice and order',
    asks: ['couldProduce', 'activate'],
    given: () =>
      fc
        .tuple(
          fc.array(production, { minLength: 1, maxLength: 2 }),
          creatures,
          replacers(manaChange, { maxLength: 3 }),
        )
        .map(([mana, others, all]) => {
          const source = land(
            SOURCE,
            mana.map((one) => tapFor(one)),
          );
          const permanents = [...others, ...all.map((r) => r.permanent)];
          return {
            ...activating(source, permanents),
            abilities: mana.length,
            replaced: changesOf(all).length,
          };
        }),
    then: ({ game, activation, abilities }, engine) => {
      if (!engine.exhaustive) return;
      const made = Array.from({ length: abilities }, (_, ability) =>
        gamesAfter(engine, { game, activation: { ...activation, ability } }),
      ).flatMap((games) => games.flatMap((after) => poolOf(after).map((mana) => mana.type)));
      const text = [...'WUBRGC'].filter((type) => made.some((t) => t === type)).join('') || 'none';
      expectEqual(
        'it could produce other types',
        text,
        typesText(engine, game, SOURCE),
        'what tapping it makes',
      );
    },
    labels: ({ replaced, abilities }) => [
      ...(replaced > 0 ? ['replaced'] : ['as it is']),
      ...(replaced > 1 ? ['replaced twice'] : []),
      ...(abilities > 1 ? ['two abilities'] : []),
    ],
    covers: { replaced: 0.5, 'replaced twice': 0.2, 'two abilities': 0.3 },
  }),
  property({
    id: '106.7/hardship',
    cites: ['106.7'],
    says: 'Costs and whether an ability may be activated do not matter',
    asks: ['couldProduce'],
    given: () =>
      fc
        .tuple(production, fc.constantFrom(...HARDSHIPS), creatures)
        .map(([mana, hardship, others]) => ({
          game: gameOf({ battlefield: [withHardship(hardship, mana), ...others] }),
          easy: gameOf({
            battlefield: [
              land(
                SOURCE,
                [tapFor(mana)],
                hardship === 'new creature' ? { later: { addTypes: ['creature'] } } : {},
              ),
              ...others,
            ],
          }),
          hardship,
        })),
    then: ({ game, easy }, engine) =>
      expectEqual(
        'the cost mattered',
        typesText(engine, easy, SOURCE),
        typesText(engine, game, SOURCE),
        'costs are ignored',
      ),
    labels: ({ hardship }) => [hardship],
    covers: Object.fromEntries(HARDSHIPS.map((hardship) => [hardship, 0.1])),
  }),
  property({
    id: '106.7/any-ability',
    cites: ['106.7'],
    says: 'Any ability that would add mana counts, whether it is a mana ability or not',
    asks: ['couldProduce'],
    given: () =>
      fc.tuple(production, manaType, kinds, creatures).map(([mana, type, kind, others]) => {
        const plain = making([type]);
        return {
          game: gameOf({
            battlefield: [permanent(SOURCE, maker([...plain, OTHERS[kind](mana)])), ...others],
          }),
          asTap: gameOf({ battlefield: [land(SOURCE, [...plain, tapFor(mana)]), ...others] }),
          kind,
        };
      }),
    then: ({ game, asTap }, engine) =>
      expectEqual(
        'an ability was left out',
        typesText(engine, asTap, SOURCE),
        typesText(engine, game, SOURCE),
        'any ability of the permanent counts',
      ),
    labels: ({ kind }) => [kind],
    covers: { targets: 0.1, library: 0.1, loyalty: 0.1, enters: 0.1 },
  }),
  property({
    id: '106.7/only-tapped',
    cites: ['106.7', '106.12b'],
    says: 'Replacement effects count for abilities by which it is tapped for mana, and for no others',
    asks: ['couldProduce'],
    given: () =>
      fc
        .tuple(
          manaTypes,
          fc.constantFrom('targets', 'free'),
          replacers(fc.oneof(setter, typeChange), { minLength: 1, maxLength: 2 }),
        )
        .map(([types, kind, all]) => {
          const mana: Production = { kind: 'type', type: types };
          const ability = kind === 'targets' ? OTHERS.targets(mana) : abilityOf({}, mana);
          return {
            game: gameOf({
              battlefield: [land(SOURCE, [ability]), ...all.map((r) => r.permanent)],
            }),
            types,
            kind,
          };
        }),
    then: ({ game, types }, engine) =>
      expectEqual(
        'a replacement applied',
        types.join(''),
        typesText(engine, game, SOURCE),
        'nothing is tapped for mana',
      ),
    labels: ({ kind }) => [kind],
    covers: { targets: 0.3, free: 0.3 },
  }),
];
