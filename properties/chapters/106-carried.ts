/**
 * Properties of what mana carries with it: its source, restrictions and riders; doubling and taking a pool.
 * @see CR 106.3, 106.4, 106.6, 106.6a, 106.13, 701.10f
 */
import * as fc from 'fast-check';
import type { Ability, Game, Mana } from '../../engine/index.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import {
  activating,
  creatures,
  maker,
  makerCard,
  makerTypes,
  permanent,
  pool,
  production,
  tapFor,
  withPool,
} from '../generators/mana.ts';
import { SOURCE } from '../generators/proposals.ts';
import {
  carriedText,
  eachMana,
  expectAmong,
  expectEach,
  gamesAfter,
  gamesOf,
  manaFrom,
  manaText,
  poolOf,
  startingGames,
} from '../laws/productions.ts';
import { property } from '../property.ts';

const CARRIED = fc.constantFrom<Pick<Mana, 'only' | 'riders'>>(
  { only: { on: ['cast'], filter: { types: ['creature'] } } },
  { riders: ['uncounterable'] },
  { only: { notGeneric: true }, riders: ['haste'] },
);

/** What multiplies, or turns into one {B}, the mana of whatever its controller taps. */
const DOUBLER: Ability = {
  kind: 'manaReplacement',
  what: {},
  by: 'you',
  change: { kind: 'multiply', by: 2 },
};
const SETTER: Ability = {
  kind: 'manaReplacement',
  what: {},
  change: { kind: 'becomes', mana: '{B}' },
};

const CUBE: Ability = { kind: 'activated', cost: {}, effects: [{ kind: 'doublePool' }] };

/** Each type once more as often as it is there. */
const twice = (of: readonly Mana[]): string => manaText([...of, ...of]);

/** An ability on the stack with which the first player takes the second one's pool. */
function taking(yours: readonly Mana[], theirs: readonly Mana[]): Game {
  const { game } = withPool(activating(permanent(SOURCE, maker([])), []), yours);
  return {
    ...game,
    players: game.players.map((p) => (p.id === OPPONENT ? { ...p, pool: theirs } : p)),
    stack: [
      {
        kind: 'ability',
        id: 'taking',
        source: SOURCE,
        controller: YOU,
        effects: [{ kind: 'takePool' }],
        targets: [OPPONENT],
      },
    ],
  };
}

export const carriedManaProperties = [
  property({
    id: '106.3/source',
    cites: ['106.3', '106.11', '107.4h'],
    says: 'Mana has the permanent as its source whose ability produced it, and is snow mana just when that is snow',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(production, makerTypes, fc.boolean(), creatures)
        .map(([mana, types, snow, others]) => ({
          ...activating(
            permanent(SOURCE, maker([tapFor(mana)], types, snow ? { supertypes: ['snow'] } : {})),
            others,
          ),
          snow,
          creature: types.includes('creature'),
        })),
    then: (board, engine) =>
      expectEach(
        gamesAfter(engine, board),
        (game) =>
          poolOf(game).every(
            (mana) =>
              mana.source === SOURCE &&
              (mana.snow === true) === board.snow &&
              (mana.fromCreature === true) === board.creature,
          ),
        'the mana says where it comes from',
      ),
    labels: ({ snow, creature }) => [
      ...(snow ? ['snow'] : ['not snow']),
      ...(creature ? ['creature'] : []),
    ],
    covers: { snow: 0.3, creature: 0.2 },
  }),
  property({
    id: '106.6/type',
    cites: ['106.6'],
    says: 'Restrictions and riders are on all mana of the ability that has them and on no other, and change no type',
    asks: ['activate'],
    given: () =>
      fc.tuple(production, CARRIED, pool, creatures).map(([mana, carried, before, others]) => {
        const card = maker([tapFor(mana, carried), tapFor(mana)]);
        return { ...withPool(activating(permanent(SOURCE, card), others), before), carried };
      }),
    then: (board, engine) => {
      const { carried, game, activation } = board;
      const free = { game, activation: { ...activation, ability: 1 } };
      const games = gamesAfter(engine, board);
      expectAmong(
        engine,
        games.map((g) => manaText(manaFrom(g, SOURCE))),
        startingGames(engine, free).map((g) => manaText(manaFrom(g, SOURCE))),
        'a restriction changes neither type nor amount',
      );
      const carry = (expected: string) => (g: typeof game) =>
        manaFrom(g, SOURCE).every((mana) => carriedText(mana) === expected);
      expectEach(
        games,
        carry(carriedText(carried)),
        'all of the mana carries what its ability says',
      );
      expectEach(
        gamesAfter(engine, free),
        carry(carriedText({})),
        'mana of another ability carries nothing',
      );
    },
    labels: ({ game }) => [poolOf(game).length > 0 ? 'mana in the pool' : 'an empty pool'],
    covers: { 'mana in the pool': 0.5 },
  }),
  property({
    id: '106.4/added',
    cites: ['106.4', '106.1'],
    says: 'New mana is added to the pool, and what was in it stays as it was',
    asks: ['activate'],
    given: (world) =>
      fc
        .tuple(makerCard(world), pool, creatures)
        .map(([card, before, others]) =>
          withPool(activating(permanent(SOURCE, card), others), before),
        ),
    then: (board, engine) => {
      const { game } = board;
      const known = (of: readonly Mana[]) => eachMana(of.filter((mana) => mana.source !== SOURCE));
      const before = known(poolOf(game));
      expectEach(
        gamesAfter(engine, board),
        (g) => known(poolOf(g)) === before,
        'the mana that was there is there',
      );
    },
    labels: ({ game }) => (poolOf(game).length > 0 ? ['mana in the pool'] : []),
    covers: { 'mana in the pool': 0.5 },
  }),
  property({
    id: '106.6a/replaced',
    cites: ['106.6a', '106.6', '106.12b'],
    says: 'Whatever replacement effects make of the mana, all of it carries what its ability says',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(
          production,
          CARRIED,
          fc.array(fc.constantFrom(DOUBLER, SETTER), { minLength: 1, maxLength: 3 }),
          creatures,
        )
        .map(([mana, carried, abilities, others]) => ({
          ...activating(permanent(SOURCE, maker([tapFor(mana, carried)])), [
            ...abilities.map((ability, i) => permanent(`r${i}`, maker([ability], ['enchantment']))),
            ...others,
          ]),
          carried,
          more: abilities.includes(DOUBLER),
        })),
    then: (board, engine) => {
      const expected = carriedText(board.carried);
      expectEach(
        gamesAfter(engine, board),
        (game) => poolOf(game).every((mana) => carriedText(mana) === expected),
        'restrictions and riders cover the replaced mana',
      );
    },
    labels: ({ more }) => [more ? 'increased' : 'set'],
    covers: { increased: 0.4, set: 0.2 },
  }),
  property({
    id: '701.10f/doubled',
    cites: ['701.10f', '106.6'],
    says: 'Doubling a pool adds as much of each type as there is, restricted or not',
    asks: ['activate'],
    given: () =>
      pool.map((before) =>
        withPool(activating(permanent(SOURCE, maker([CUBE], ['artifact'])), []), before),
      ),
    then: (board, engine) => {
      const before = poolOf(board.game);
      expectEach(
        gamesAfter(engine, board),
        (game) => manaText(poolOf(game)) === twice(before),
        `${manaText(before)} is doubled`,
      );
    },
    labels: ({ game }) => [
      ...(poolOf(game).some((mana) => mana.only) ? ['restricted'] : []),
      ...(new Set(poolOf(game).map((mana) => mana.type)).size > 1 ? ['two types'] : []),
    ],
    covers: { restricted: 0.4, 'two types': 0.4 },
  }),
  property({
    id: '701.10f/free',
    cites: ['701.10f', '106.6', '106.3'],
    says: 'Doubling leaves the mana that is there as it is, and what it adds has no restriction and another source',
    asks: ['activate'],
    given: () =>
      pool.map((before) =>
        withPool(activating(permanent(SOURCE, maker([CUBE], ['artifact'])), []), before),
      ),
    then: (board, engine) => {
      const before = poolOf(board.game);
      const free = before.map(({ type, amount }) => ({ type, amount, source: SOURCE }));
      expectEach(
        gamesAfter(engine, board),
        (game) => eachMana(poolOf(game)) === eachMana([...before, ...free]),
        'the added mana carries nothing',
      );
    },
    labels: ({ game }) => (poolOf(game).some((mana) => mana.only) ? ['restricted'] : []),
    covers: { restricted: 0.4 },
  }),
  property({
    id: '106.13/taken',
    cites: ['106.13', '106.3', '106.6'],
    says: 'Mana that one player loses to another leaves the one pool and comes into the other with all that it carries',
    asks: ['resolve'],
    given: () => fc.tuple(pool, pool).map(([yours, theirs]) => ({ game: taking(yours, theirs) })),
    then: ({ game }, engine) => {
      const all = eachMana([...poolOf(game), ...poolOf(game, OPPONENT)]);
      expectEach(
        gamesOf(engine.resolve({ game })),
        (after) => eachMana(poolOf(after)) === all && poolOf(after, OPPONENT).length === 0,
        'all mana is in one pool, each as it was',
        (after) => after.players.map((p) => p.pool),
      );
    },
    labels: ({ game }) => (poolOf(game, OPPONENT).length > 0 ? ['something to take'] : []),
    covers: { 'something to take': 0.5 },
  }),
];
