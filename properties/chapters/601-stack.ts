/**
 * Properties of a spell on its way to the stack, and of what it remembers there.
 */
import * as fc from 'fast-check';
import type { Game } from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { castingGame, planOf } from '../generators/castings.ts';
import { yours } from '../generators/makers.ts';
import { origin, pool, withPool } from '../generators/payments.ts';
import { SPELL } from '../generators/proposals.ts';
import {
  FREE,
  PLENTY,
  pooled,
  simpleCost,
  sorted,
  spentIn,
  TAX_CARD,
} from '../generators/transactions.ts';
import {
  castGames,
  expectIs,
  expectLegal,
  firstId,
  type PlanOnBoard,
  playerIn,
  topSpell,
} from '../laws/castings.ts';
import { Disagreement, type Property, property } from '../property.ts';

/** Where everything is but the spell and what may have been on the stack before it. */
function zonesWithout(game: Game): unknown {
  const ids = (objects: readonly { readonly id: string }[]): string[] =>
    objects.map(({ id }) => id).filter((id) => firstId(id) !== SPELL);
  const zones = game.players.map((p) => [p.hand, p.graveyard, p.exile, p.command].map(ids));
  return [ids(game.battlefield), zones, ids(game.stack)];
}

export const stackProperties: readonly Property[] = [
  property<PlanOnBoard>({
    id: '601.2a/to-the-stack',
    cites: ['601.2a', '601.2', '601.2i'],
    says: 'A spell that is cast is a new object on top of the stack, gone from where it was, and every other object is where it was',
    asks: ['cast'],
    given: (world) =>
      pooled(world, simpleCost).map((b) => ({ ...b, game: withPool(b.game, PLENTY) })),
    then: (b, engine) => {
      for (const after of castGames(engine, b)) {
        const spell = topSpell(after);
        expectIs(
          'the spell is not on the stack',
          SPELL,
          firstId(spell?.id ?? ''),
          'the card goes to the stack (601.2a)',
        );
        if (spell?.id === SPELL) {
          throw new Disagreement('it is the same object', {
            expected: 'a new id',
            actual: spell.id,
            why: ['an object that changes zones is a new one (400.7)'],
          });
        }
        expectIs(
          'something else moved',
          zonesWithout(b.game),
          zonesWithout(after),
          'casting moves the card that is cast alone',
        );
      }
    },
    labels: (b) => [b.game.battlefield.length > 0 ? 'board' : 'no board'],
    covers: { board: 0.5 },
  }),
  property<PlanOnBoard & { readonly others: number }>({
    id: '601.2a/not-its-own-cost',
    cites: ['601.2a', '118.8', '118.3'],
    says: 'The card is on the stack while its costs are paid: it is not discarded for itself, and not counted among the cards in hand',
    asks: ['cast'],
    given: () =>
      fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 2 })).map(([others, count]) => {
        const cost = { discard: { filter: {}, count } };
        const card = plainCard('{1}', ['sorcery'], {
          abilities: [{ kind: 'additionalCost', scope: { of: 'this' }, cost }],
        });
        const hand = Array.from({ length: others }, (_, i) => ({
          id: `h${i + 1}`,
          card: plainCard('{1}', ['instant']),
        }));
        return {
          game: castingGame(card, { pool: [{ type: 'C', amount: 1 }], hand }),
          plan: planOf(),
          others: others - count,
        };
      }),
    then: ({ others, ...b }, engine) => {
      expectLegal(engine, b, others >= 0, [
        `${Math.abs(others)} ${others < 0 ? 'too few' : 'spare'} other cards are in hand (601.2a)`,
      ]);
    },
    labels: ({ others }) => [others < 0 ? 'too few' : 'enough'],
    covers: { 'too few': 0.2, enough: 0.3 },
  }),
  property<PlanOnBoard>({
    id: '601.2i/becomes-cast',
    cites: ['601.2i'],
    says: 'Once it is paid for, its player has cast one more spell this turn, with the characteristics that it has on the stack',
    asks: ['cast'],
    given: (world) =>
      pooled(world, simpleCost).map((b) => ({ ...b, game: withPool(b.game, PLENTY) })),
    then: (b, engine) => {
      const before = playerIn(b.game).castThisTurn ?? [];
      for (const after of castGames(engine, b)) {
        const names = (playerIn(after).castThisTurn ?? []).map((face) => face.name);
        const name = topSpell(after)?.card.name;
        expectIs(
          'the spell does not count',
          [...before.map((f) => f.name), name],
          names,
          'it has become cast (601.2i)',
        );
      }
    },
    labels: (b) => [b.game.battlefield.length > 0 ? 'board' : 'no board'],
  }),
  property<PlanOnBoard & { readonly casts: number; readonly zone: 'command' | 'hand' }>({
    id: '903.8/counts-casts',
    cites: ['903.8', '601.2i'],
    says: 'A commander costs {2} more for each time it was cast from the command zone, and only such casts count',
    asks: ['cast'],
    given: () =>
      fc
        .record({
          casts: fc.nat(3),
          zone: fc.constantFrom('command' as const, 'hand' as const),
          free: fc.boolean(),
        })
        .map(({ casts, zone, free }) => {
          const card = plainCard('{2}', ['creature'], { supertypes: ['legendary'] });
          const game = castingGame(card, {
            pool: [{ type: 'C', amount: 20 }],
            battlefield: [FREE],
          });
          const object = { id: SPELL, card, commander: { casts } };
          const players = game.players.map((p) =>
            p.id === YOU ? { ...p, hand: [], [zone]: [object] } : p,
          );
          const alternative = free ? { alternative: FREE.id } : {};
          return { game: { ...game, players }, plan: planOf({}, alternative), casts, zone };
        }),
    then: ({ casts, zone, ...b }, engine) => {
      const isFree = 'alternative' in b.plan.proposal;
      const due = (isFree ? 0 : 2) + (zone === 'command' ? 2 * casts : 0);
      for (const after of expectLegal(engine, b, true, ['there is mana enough'])) {
        expectIs(
          'the tax is wrong',
          due,
          spentIn(after),
          `cast ${casts} times from the command zone`,
        );
        const counted = zone === 'command' ? casts + 1 : casts;
        expectIs(
          'the casts are wrong',
          counted,
          topSpell(after)?.commander?.casts,
          `cast from ${zone}`,
        );
      }
    },
    labels: ({ casts, zone }) => [zone, casts > 0 ? 'cast before' : 'first cast'],
    covers: { command: 0.3, hand: 0.3, 'cast before': 0.3 },
  }),
  property<PlanOnBoard>({
    id: '609.4b/real-mana',
    cites: ['609.4b', '400.7d'],
    says: 'A spell remembers the mana that was really spent, whatever it was spent as though it were',
    asks: ['cast'],
    given: () =>
      pool(origin, 3).map((mana) => {
        const n = mana.reduce((sum, m) => sum + m.amount, 0);
        const permission = yours(
          'permission',
          plainCard('{2}', ['enchantment'], {
            abilities: [{ kind: 'spendPermission', as: 'anyType' }],
          }),
        );
        return {
          game: castingGame(plainCard('{W}'.repeat(n) || '{0}', ['sorcery']), {
            pool: mana,
            battlefield: [permission],
          }),
          plan: planOf(),
        };
      }),
    then: (b, engine) => {
      const there: Record<string, number> = {};
      for (const { type, amount } of playerIn(b.game).pool)
        there[type] = (there[type] ?? 0) + amount;
      for (const after of expectLegal(engine, b, true, ['any mana pays for {W} here'])) {
        expectIs(
          'other mana was spent',
          sorted(there),
          sorted(topSpell(after)?.cast?.spent ?? {}),
          'all of the pool was spent (609.4b)',
        );
      }
    },
    labels: (b) => [playerIn(b.game).pool.some((m) => m.type !== 'W') ? 'other mana' : 'white'],
    covers: { 'other mana': 0.5 },
  }),
  property<PlanOnBoard>({
    id: '118.9c/value-whatever-paid',
    cites: ['118.9c', '118.8d', '601.2h'],
    says: 'The mana value of a spell is the same whatever was paid for it',
    asks: ['cast', 'manaValue'],
    given: () =>
      fc
        .record({
          free: fc.boolean(),
          kicked: fc.boolean(),
          taxes: fc.nat(2),
          cost: simpleCost,
        })
        .map(({ free, kicked, taxes, cost }) => {
          const card = plainCard(cost, ['creature'], {
            keywords: [{ keyword: 'kicker', cost: { mana: '{2}' } }],
          });
          const taxing = Array.from({ length: taxes }, (_, i) => yours(`tax${i}`, TAX_CARD));
          const proposal = {
            ...(free ? { alternative: FREE.id } : {}),
            ...(kicked ? { additional: { kicker: 1 } } : {}),
          };
          return {
            game: withPool(castingGame(card, { battlefield: [FREE, ...taxing] }), PLENTY),
            plan: planOf({}, proposal),
          };
        }),
    then: (b, engine) => {
      const printed = engine.manaValue({ game: b.game, object: SPELL });
      for (const after of expectLegal(engine, b, true, ['there is mana enough']).slice(0, 3)) {
        const value = engine.manaValue({ game: after, object: topSpell(after)?.id ?? '' });
        expectIs(
          'the mana value changed',
          printed,
          value,
          'costs that are paid leave it alone (118.8d, 118.9c)',
        );
      }
    },
    labels: ({ plan }) => ['alternative' in plan.proposal ? 'free' : 'paid'],
    covers: { free: 0.3, paid: 0.3 },
  }),
];
