/**
 * Properties of what triggers as a spell becomes cast.
 * @see CR 601.2i, 107.3e
 */
import * as fc from 'fast-check';
import type { Ability, Game, Spell } from '../../engine/index.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { type CastUnderWatchers, castUnderWatchers } from '../generators/cast-triggers.ts';
import { castingGame, planOf } from '../generators/castings.ts';
import { yours } from '../generators/makers.ts';
import {
  expectGames,
  expectIs,
  expectLegal,
  firstId,
  type PlanOnBoard,
  playerIn,
  topSpell,
} from '../laws/castings.ts';
import { gamesResolved, lifeOf, waiting } from '../laws/happenings.ts';
import { resolvedAfterwards } from '../laws/resolutions.ts';
import { property } from '../property.ts';

/** "Whenever you cast a spell with {X} in its cost, gain life": as much as its X. */
const CAREFUL: Ability = {
  kind: 'triggered',
  event: { on: 'cast', what: { hasX: true }, by: 'you' },
  effects: [{ kind: 'gainLife', amount: { kind: 'xOf', of: 'eventObject' } }],
};

interface XSpellOnBoard extends PlanOnBoard {
  readonly x: number;
  /** The spell is gone before the ability resolves. */
  readonly gone: boolean;
}

export const castTriggerProperties = [
  property<CastUnderWatchers>({
    id: '601.2i/cast-triggers',
    cites: ['601.2i', '603.2c'],
    says: 'A spell that is cast triggers each ability that waits for it once; of its own only those that look at it alone',
    asks: ['cast'],
    given: () => castUnderWatchers(),
    then: ({ watchers, own, ...b }, engine) => {
      for (const game of expectLegal(engine, b, true, ['the pool is enough'])) {
        const spell = topSpell(game)?.id ?? '';
        expectIs(
          'the abilities that triggered are wrong',
          [...watchers.map(({ sees }) => Number(sees)), own],
          [...watchers.map(({ permanent }) => waiting(game, permanent.id)), waiting(game, spell)],
          'what waits for a spell triggers when it becomes cast (601.2i)',
        );
      }
    },
    labels: ({ watchers, own, general }) => [
      ...(watchers.some(({ sees }) => sees) ? ['seen'] : []),
      ...(watchers.some(({ sees }) => !sees) ? ['not seen'] : []),
      ...(own > 0 ? ['own ability'] : []),
      ...(general > 0 ? ['own general ability'] : []),
    ],
    covers: { seen: 0.4, 'not seen': 0.4, 'own ability': 0.4, 'own general ability': 0.3 },
  }),
  property<CastUnderWatchers>({
    id: '107.3i/cast-trigger-x',
    cites: ['107.3i', '107.3a', '601.2i'],
    says: 'An ability of a spell that triggers on its casting has the X of the spell',
    asks: ['cast', 'happen', 'resolve'],
    given: () => castUnderWatchers(0, 1),
    then: ({ own, x, ...b }, engine) => {
      for (const cast of expectLegal(engine, b, true, ['the pool is enough'])) {
        for (const game of resolvedAfterwards(engine, cast, own))
          expectIs(
            'the life gained is wrong',
            lifeOf(b.game, YOU) + own * x,
            lifeOf(game, YOU),
            `each of the ${own} abilities gains the X of the spell, ${x}`,
          );
      }
    },
    labels: ({ x }) => [x > 0 ? 'X' : 'no X'],
    covers: { X: 0.25 },
  }),
  property<XSpellOnBoard>({
    id: '107.3e/x-of-the-spell',
    cites: ['107.3e', '601.2i'],
    says: 'An ability that speaks of the X of a spell uses the X that was chosen for that spell, and no other',
    asks: ['cast', 'happen', 'resolve'],
    given: () =>
      fc
        .record({ x: fc.nat(5), other: fc.nat(5), gone: fc.boolean() })
        .map(({ x, other, gone }) => {
          const card = plainCard('{X}{X}', ['creature'], {});
          const watching = plainCard('{X}{G}', ['creature'], { abilities: [CAREFUL] });
          const game = castingGame(card, {
            pool: [{ type: 'G', amount: 10 }],
            battlefield: [yours('careful', watching, { cast: { x: other } })],
          });
          return { game, plan: planOf({}, { x }), x, gone };
        }),
    then: ({ x, gone, ...b }, engine) => {
      for (const cast of expectLegal(engine, b, true, ['the pool is enough'])) {
        const before = gone ? withoutSpell(cast) : cast;
        for (const game of resolvedAfterwards(engine, before, 1))
          expectIs(
            'the life gained is wrong',
            lifeOf(b.game, YOU) + x,
            lifeOf(game, YOU),
            `the spell was cast with X = ${x}`,
          );
      }
    },
    labels: ({ x, gone }) => [...(x > 0 ? ['X'] : []), ...(gone ? ['the spell is gone'] : [])],
    covers: { X: 0.6, 'the spell is gone': 0.3 },
  }),
  property<{ readonly game: Game; readonly x: number; readonly mana: number }>({
    id: '107.3e/unless-pays-x',
    cites: ['107.3e', '118.1'],
    says: 'A spell is countered unless its player pays X, where X is the X of that spell',
    asks: ['resolve'],
    given: () =>
      fc.record({ x: fc.nat(4), mana: fc.nat(5) }).map(({ x, mana }) => {
        const card = plainCard('{X}{R}', ['instant'], {});
        const spell: Spell = { kind: 'spell', id: 'big#2', card, owner: YOU, controller: YOU, x };
        const pool = mana === 0 ? [] : [{ type: 'C' as const, amount: mana }];
        const { stack: _, ...game } = castingGame(card, { pool });
        return { game: { ...game, stack: [spell, UNLESS_X] }, x, mana };
      }),
    then: ({ game, x, mana }, engine) => {
      const countered = `no spell, ${mana} left`;
      const kept = `the spell, ${mana - x} left`;
      expectGames(
        gamesResolved(engine, game),
        engine.exhaustive,
        (after) => {
          const left = after.players[0]?.pool.reduce((sum, m) => sum + m.amount, 0) ?? 0;
          const isThere = after.stack.some(({ id }) => firstId(id) === 'big');
          return `${isThere ? 'the spell' : 'no spell'}, ${left} left`;
        },
        mana >= x ? [countered, kept] : [countered],
        [`X of the spell is ${x}, and there is ${mana} mana`],
      );
    },
    labels: ({ x, mana }) => [mana >= x ? 'enough' : 'too little', ...(x > 0 ? ['X'] : [])],
    covers: { enough: 0.3, 'too little': 0.15, X: 0.6 },
  }),
  property<PlanOnBoard & { readonly safe: boolean }>({
    id: '106.6/uncounterable',
    cites: ['106.6', '601.2h'],
    says: 'A spell cannot be countered if any of the mana spent on it says so; mana that stays in the pool says nothing',
    asks: ['cast', 'resolve'],
    given: () =>
      fc
        .record({ plain: fc.nat(2), safe: fc.boolean(), spare: fc.nat(1) })
        .map(({ plain, safe, spare }) => {
          const cost = `{${plain}}${safe ? '{U}' : '{R}'}`;
          const game = castingGame(plainCard(cost, ['creature'], {}), {
            pool: [
              { type: 'R', amount: plain + 1 },
              { type: 'U', amount: safe ? 1 : spare + 1, riders: ['uncounterable'] },
            ],
          });
          return { game, plan: planOf(), safe };
        }),
    then: (b, engine) => {
      for (const cast of expectLegal(engine, b, true, ['the pool is enough'])) {
        const spell = topSpell(cast);
        const had = playerIn(b.game).pool.find(({ type }) => type === 'U')?.amount ?? 0;
        const left = playerIn(cast).pool.find(({ type }) => type === 'U')?.amount ?? 0;
        const game = { ...cast, stack: [...cast.stack, counterspell(spell?.id ?? '')] };
        for (const after of gamesResolved(engine, game))
          expectIs(
            'what became of the spell is wrong',
            had > left ? 1 : 0,
            after.stack.length,
            `${had - left} of the mana that was spent keeps it from being countered`,
          );
      }
    },
    labels: ({ safe }) => [safe ? 'such mana must be spent' : 'such mana may be spent'],
    covers: { 'such mana must be spent': 0.3, 'such mana may be spent': 0.3 },
  }),
];

const counterspell = (target: string) =>
  ({
    kind: 'ability',
    id: 'counterspell',
    source: 'source',
    controller: OPPONENT,
    targets: [target],
    effects: [{ kind: 'counter', what: 'target' }],
  }) as const;

const UNLESS_X = {
  kind: 'ability',
  id: 'unless',
  source: 'leak',
  controller: OPPONENT,
  x: 9,
  targets: ['big#2'],
  effects: [
    {
      kind: 'unlessPays',
      who: 'targetController',
      mana: '{X}',
      x: { kind: 'xOf', of: 'target' },
      then: [{ kind: 'counter', what: 'target' }],
    },
  ],
} as const;

function withoutSpell(game: Game): Game {
  return { ...game, stack: game.stack.filter(({ kind }) => kind !== 'spell') };
}
