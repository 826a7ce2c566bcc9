/**
 * Properties of mana abilities: when they may be activated, and that they resolve at once.
 * @see CR 605.3, 605.4, 605.5b
 */
import * as fc from 'fast-check';
import { type Ability, type Cost, STEPS } from '../../engine/index.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import {
  abilityOf,
  activating,
  creatures,
  maker,
  makerTypes,
  permanent,
  plainSymbols,
  production,
  tapFor,
  withPool,
} from '../generators/mana.ts';
import { ADD_RED, PAIN, watching, whenTapped } from '../generators/mana-triggers.ts';
import { SOURCE } from '../generators/proposals.ts';
import { SPOILERS } from '../generators/spoiled.ts';
import {
  expectEach,
  expectLegal,
  gamesAfter,
  gamesOf,
  manaFrom,
  manaText,
  poolOf,
} from '../laws/productions.ts';
import { Disagreement, property } from '../property.ts';

export const resolvingManaAbilityProperties = [
  property({
    id: '605.3b/at-once',
    cites: ['605.3b', '605.1a'],
    says: 'A mana ability adds its mana at once and leaves the stack as it is; any other ability waits on the stack',
    asks: ['activate', 'isManaAbility'],
    given: () =>
      fc
        .tuple(
          plainSymbols,
          fc.constantFrom<Cost>({ tap: true }, { life: 1 }, { sacrificeThis: true }),
          fc.option(fc.constantFrom('target', 'draw', 'mill'), { nil: undefined, freq: 2 }),
        )
        .map(([symbols, paid, by]) => {
          const ability = abilityOf(paid, { kind: 'symbols', symbols });
          const spoiled = by === undefined ? ability : SPOILERS[by](ability);
          const more = spoiled.targets === undefined ? {} : { targets: [OPPONENT] };
          return {
            ...activating(permanent(SOURCE, maker([spoiled])), [], more),
            atOnce: by === undefined,
          };
        }),
    then: (board, engine) =>
      expectEach(
        expectLegal(engine, board, 'all costs can be paid'),
        (game) =>
          board.atOnce
            ? game.stack.length === 0 && manaFrom(game, SOURCE).length > 0
            : game.stack.length === 1 && poolOf(game).length === 0,
        board.atOnce ? 'the mana is there' : 'the ability is on the stack',
        (game) => ({ pool: poolOf(game), stack: game.stack }),
      ),
    labels: ({ atOnce }) => [atOnce ? 'at once' : 'on the stack'],
    covers: { 'at once': 0.3, 'on the stack': 0.3 },
  }),
  property({
    id: '605.3a/whenever',
    cites: ['605.3a'],
    says: 'A mana ability may be activated in any step of any turn, whatever is on the stack',
    asks: ['canActivate'],
    given: () =>
      fc
        .tuple(
          production,
          makerTypes,
          fc.constantFrom(...STEPS),
          fc.boolean(),
          fc.boolean(),
          creatures,
        )
        .map(([mana, types, step, yours, busy, others]) => {
          const { game } = activating(permanent(SOURCE, maker([tapFor(mana)], types)), others);
          const spell = {
            kind: 'spell',
            id: 'spell',
            card: maker([], ['sorcery']),
            owner: OPPONENT,
            controller: OPPONENT,
          } as const;
          return {
            game: {
              ...game,
              step,
              activePlayer: yours ? YOU : OPPONENT,
              stack: busy ? [spell] : [],
            },
            object: SOURCE,
            busy,
          };
        }),
    then: ({ game, object }, engine) => {
      const can = engine.canActivate({ game, object, ability: 0 });
      if (!can) throw new Disagreement('it may be activated now', { expected: true, actual: can });
    },
    labels: ({ busy, game }) => [busy ? 'a spell waits' : 'no spell waits', game.activePlayer],
    covers: { 'a spell waits': 0.3, [OPPONENT]: 0.3 },
  }),
  property({
    id: '605.3c/again',
    cites: ['605.3c'],
    says: 'A mana ability that is being activated cannot be activated for its own cost; another one can',
    asks: ['cast'],
    given: () =>
      fc
        .tuple(plainSymbols, fc.boolean(), fc.integer({ min: 2, max: 4 }))
        .map(([symbols, same, amount]) => {
          const ability = abilityOf({ mana: '{1}' }, { kind: 'symbols', symbols });
          const source = permanent(SOURCE, maker([ability, ability], ['artifact']));
          const { game, activation } = withPool(activating(source, []), [{ type: 'C', amount }]);
          return {
            game,
            plan: {
              proposal: activation,
              manaAbilities: [{ ...activation, ability: same ? 0 : 1 }],
            },
            same,
          };
        }),
    then: ({ game, plan, same }, engine) => {
      const outcome = engine.cast({ game, plan });
      if ('illegal' in outcome === same) return;
      throw new Disagreement(same ? 'it has not resolved yet' : 'it is another ability', {
        expected: same ? 'illegal' : 'games',
        actual: outcome,
      });
    },
    labels: ({ same }) => [same ? 'itself' : 'another'],
    covers: { itself: 0.3, another: 0.3 },
  }),
  property({
    id: '605.4a/at-once',
    cites: ['605.4a', '605.1b'],
    says: 'A triggered mana ability has resolved right after the mana ability; a trigger that adds no mana waits',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(plainSymbols, fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }))
        .map(([symbols, adds]) => ({
          ...activating(permanent(SOURCE, maker([tapFor({ kind: 'symbols', symbols })])), [
            watching(...adds.map((mana) => whenTapped(mana ? [ADD_RED, PAIN] : [PAIN]))),
          ]),
          mana: adds.filter((mana) => mana).length,
          waiting: adds.filter((mana) => !mana).length,
        })),
    then: ({ mana, waiting, ...board }, engine) =>
      expectEach(
        gamesAfter(engine, board),
        (game) =>
          manaText(manaFrom(game, 'watcher')) === manaText([{ type: 'R', amount: mana }]) &&
          game.players.some((p) => p.id === YOU && p.life === 20 - mana) &&
          (game.pending ?? []).length === waiting &&
          game.stack.length === 0,
        `${mana} resolved and ${waiting} wait`,
        ({ players, pending = [], stack }) => ({ players, pending, stack }),
      ),
    labels: ({ mana, waiting }) => [
      ...(mana > 0 ? ['adds mana'] : []),
      ...(waiting > 0 ? ['waits'] : []),
    ],
    covers: { 'adds mana': 0.4, waits: 0.4 },
  }),
  property({
    id: '605.5b/spell',
    cites: ['605.5b', '106.3', '106.12'],
    says: 'A spell that adds mana adds it as it resolves, from itself, and is not tapped for it',
    asks: ['resolve'],
    given: () =>
      plainSymbols.map((symbols) => {
        const effect = { kind: 'addMana', mana: { kind: 'symbols', symbols } } as const;
        const card = maker([{ kind: 'spell', effects: [effect] }], ['instant']);
        const doubler: Ability = {
          kind: 'manaReplacement',
          what: {},
          change: { kind: 'multiply', by: 2 },
        };
        const { game } = activating(permanent(SOURCE, maker([doubler], ['enchantment'])), [
          watching(whenTapped([ADD_RED], undefined, {})),
        ]);
        const spell = { kind: 'spell', id: 'ritual', card, owner: YOU, controller: YOU } as const;
        return { game: { ...game, stack: [spell] }, symbols };
      }),
    then: ({ game, symbols }, engine) =>
      expectEach(
        gamesOf(engine.resolve({ game })),
        (after) =>
          poolOf(after).every((mana) => mana.source === 'ritual') &&
          poolOf(after).reduce((sum, mana) => sum + mana.amount, 0) === symbols.length / 3,
        `${symbols} of the spell, neither doubled nor increased`,
      ),
    labels: () => ['a spell'],
  }),
];
