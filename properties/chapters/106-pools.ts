/**
 * Properties of pools as steps and phases end.
 * @see CR 106.4, 500.5
 */
import * as fc from 'fast-check';
import {
  type Game,
  type Mana,
  type ManaType,
  type Permanent,
  type PlayerId,
  STEPS,
  type UnspentMana,
} from '../../engine/index.ts';
import { gameOf, OPPONENT, YOU } from '../generators/boards.ts';
import { maker, manaType, manaTypes, permanent, pool } from '../generators/mana.ts';
import {
  carriedText,
  eachMana,
  expectAmong,
  expectEach,
  gamesOf,
  poolOf,
} from '../laws/productions.ts';
import { property, type Subject } from '../property.ts';

type Change = UnspentMana['change'];

const keeps = fc.option(manaTypes, { nil: undefined });

/** A permanent that keeps or changes unspent mana, or asks for life. */
const holder = (
  id: string,
  change: Change,
  types?: readonly ManaType[],
  controller = YOU,
): Permanent =>
  permanent(
    id,
    maker(
      [{ kind: 'unspentMana', whose: 'yours', change, ...(types === undefined ? {} : { types }) }],
      ['enchantment'],
    ),
    { controller },
  );

/** A game in which each player has a pool. */
function withPools(
  yours: readonly Mana[],
  theirs: readonly Mana[],
  battlefield: readonly Permanent[] = [],
): Game {
  const game = gameOf({ battlefield });
  const of = (id: PlayerId) => (id === YOU ? yours : theirs);
  return { ...game, players: game.players.map((p) => ({ ...p, pool: of(p.id) })) };
}

const ended = (engine: Subject, game: Game): readonly Game[] =>
  gamesOf(engine.happen({ game, event: { kind: 'stepEnds' } }));

const isOf = (mana: Mana, types: readonly ManaType[] | undefined): boolean =>
  types === undefined || types.includes(mana.type);

const count = (of: readonly Mana[]): number => of.reduce((sum, { amount }) => sum + amount, 0);

const lifeOf = (game: Game): number => game.players.find((p) => p.id === YOU)?.life ?? 0;

/** The pool without what tells when it empties. */
const plainly = (of: readonly Mana[]): string =>
  eachMana(of.map(({ untilEndOfTurn: _, untilEndOfCombat: __, ...mana }) => mana));

export const poolProperties = [
  property({
    id: '106.4/empty',
    cites: ['106.4', '500.5', '106.6'],
    says: 'As a step ends every pool empties, restricted mana too, and nothing else changes',
    asks: ['happen'],
    given: () =>
      fc
        .tuple(pool, pool, fc.constantFrom(...STEPS), fc.constantFrom(YOU, OPPONENT))
        .map(([yours, theirs, step, activePlayer]) => ({
          game: { ...withPools(yours, theirs), step, activePlayer },
        })),
    then: ({ game }, engine) =>
      expectEach(
        ended(engine, game),
        (after) => after.players.every((p) => p.pool.length === 0 && p.life === 20),
        'all pools are empty, and that hurts nobody',
        (after) => after.players.map(({ pool: left, life }) => ({ left, life })),
      ),
    labels: ({ game }) => [
      ...(game.players.every((p) => p.pool.length > 0) ? ['both have mana'] : []),
      ...(game.players.some((p) => p.pool.some((mana) => mana.only)) ? ['restricted'] : []),
    ],
    covers: { 'both have mana': 0.3, restricted: 0.4 },
  }),
  property({
    id: '106.4/kept',
    cites: ['106.4', '106.6'],
    says: 'Just the mana that an effect keeps stays, as it was, and only for its player',
    asks: ['happen'],
    given: () =>
      fc.tuple(pool, pool, keeps).map(([yours, theirs, types]) => ({
        game: withPools(yours, theirs, [holder('keeper', 'keep', types)]),
        kept: yours.filter((mana) => isOf(mana, types)),
        lost: yours.filter((mana) => !isOf(mana, types)),
      })),
    then: ({ game, kept }, engine) =>
      expectEach(
        ended(engine, game),
        (after) =>
          eachMana(poolOf(after)) === eachMana(kept) && poolOf(after, OPPONENT).length === 0,
        'the mana of these types stays',
        (after) => after.players.map((p) => p.pool),
      ),
    labels: ({ kept, lost }) => [
      ...(kept.length > 0 ? ['some is kept'] : []),
      ...(kept.length > 0 && lost.length > 0 ? ['some is lost besides'] : []),
    ],
    covers: { 'some is kept': 0.3, 'some is lost besides': 0.1 },
  }),
  property({
    id: '106.4/changed',
    cites: ['106.4', '106.6', '106.3', '616.1'],
    says: 'Mana that becomes another type instead of being lost keeps its source, restriction and riders',
    asks: ['happen'],
    given: () =>
      fc.tuple(pool, fc.array(manaType, { minLength: 1, maxLength: 2 })).map(([yours, types]) => ({
        game: withPools(
          yours,
          [],
          types.map((to, i) => holder(`changer${i}`, { to })),
        ),
        types,
      })),
    then: ({ game, types }, engine) =>
      expectAmong(
        engine,
        ended(engine, game).map((after) => eachMana(poolOf(after))),
        types.map((type) => eachMana(poolOf(game).map((mana) => ({ ...mana, type })))),
        'all of it becomes one of the types, by the effect that its player applies',
      ),
    labels: ({ game, types }) => [
      ...(poolOf(game).some((mana) => carriedText(mana) !== carriedText({}))
        ? ['carries something']
        : []),
      ...(new Set(types).size > 1 ? ['two effects'] : []),
    ],
    covers: { 'carries something': 0.5, 'two effects': 0.2 },
  }),
  property({
    id: '106.4/kept-before-changed',
    cites: ['106.4', '614.7'],
    says: 'Mana that is kept is not about to be lost, so no effect changes its type',
    asks: ['happen'],
    given: () =>
      fc.tuple(pool, keeps, manaType, fc.boolean()).map(([yours, types, to, first]) => {
        const effects = [holder('keeper', 'keep', types), holder('changer', { to })];
        return {
          game: withPools(yours, [], first ? effects : effects.reverse()),
          right: yours.map((mana) => (isOf(mana, types) ? mana : { ...mana, type: to })),
          kept: yours.some((mana) => isOf(mana, types)),
        };
      }),
    then: ({ game, right }, engine) =>
      expectAmong(
        engine,
        ended(engine, game).map((after) => eachMana(poolOf(after))),
        [eachMana(right)],
        'what is kept stays, the rest becomes another type',
      ),
    labels: ({ kept }) => (kept ? ['some is kept'] : []),
    covers: { 'some is kept': 0.3 },
  }),
  property({
    id: '106.4/accounts',
    cites: ['106.4', '500.5'],
    says: 'Every mana is kept, changed or lost, and life is lost for the mana that was lost alone',
    asks: ['happen'],
    given: () =>
      fc
        .tuple(pool, keeps, fc.option(fc.tuple(manaTypes, manaType), { nil: undefined }))
        .map(([yours, types, change]) => ({
          game: withPools(
            yours,
            [],
            [
              ...(types === undefined ? [] : [holder('keeper', 'keep', types)]),
              ...(change === undefined
                ? []
                : [
                    permanent(
                      'changer',
                      maker(
                        [
                          {
                            kind: 'unspentMana',
                            whose: 'everyones',
                            types: change[0],
                            change: { to: change[1] },
                          },
                        ],
                        ['enchantment'],
                      ),
                    ),
                  ]),
              holder('burner', { loseLife: 1 }),
            ],
          ),
        })),
    then: ({ game }, engine) => {
      const before = count(poolOf(game));
      expectEach(
        ended(engine, game),
        (after) => count(poolOf(after)) + (lifeOf(game) - lifeOf(after)) === before,
        `${before} mana in all`,
        (after) => ({ pool: poolOf(after), life: lifeOf(after) }),
      );
    },
    labels: ({ game }) => [
      ...(poolOf(game).length > 0 ? ['some mana'] : []),
      ...(game.battlefield.length > 1 ? ['kept or changed'] : []),
    ],
    covers: { 'some mana': 0.5, 'kept or changed': 0.5 },
  }),
  property({
    id: '106.4/until-end-of-turn',
    cites: ['106.4', '500.5'],
    says: 'Mana that stays until end of turn stays through every step but cleanup, until end of combat not beyond that',
    asks: ['happen'],
    given: () =>
      fc
        .record({
          passing: pool,
          lasting: pool,
          until: fc.constantFrom('untilEndOfTurn' as const, 'untilEndOfCombat' as const),
          step: fc.constantFrom(...STEPS, 'cleanup' as const, 'endOfCombat' as const),
        })
        .map(({ passing, lasting, until, step }) => {
          const marked = lasting.map((mana): Mana => ({ ...mana, [until]: true }));
          const isOver =
            step === 'cleanup' || (step === 'endOfCombat' && until === 'untilEndOfCombat');
          return { game: { ...withPools([...passing, ...marked], []), step }, lasting, isOver };
        }),
    then: ({ game, lasting, isOver }, engine) =>
      expectEach(
        ended(engine, game),
        (after) => plainly(poolOf(after)) === plainly(isOver ? [] : lasting),
        isOver ? 'the time of the mana is over' : 'the mana still lasts',
      ),
    labels: ({ lasting, isOver }) => (lasting.length === 0 ? [] : [isOver ? 'over' : 'before']),
    covers: { over: 0.1, before: 0.4 },
  }),
];
