/**
 * Properties of activating an ability: as casting, by its controller, within its limit.
 */
import * as fc from 'fast-check';
import type { Ability, Game } from '../../engine/index.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { castingGame } from '../generators/castings.ts';
import { plainCost } from '../generators/costs.ts';
import { activating, yours } from '../generators/makers.ts';
import { origin, pool } from '../generators/payments.ts';
import { isPlanLegal } from '../generators/transactions.ts';
import {
  expectGames,
  expectIs,
  expectLegal,
  gamesOf,
  type PlanOnBoard,
  paidText,
} from '../laws/castings.ts';
import { Disagreement, type Property, property } from '../property.ts';

export const activationProperties: readonly Property[] = [
  property<PlanOnBoard>({
    id: '602.2b/as-activating',
    cites: ['602.2b', '602.1a', '602.2'],
    says: 'A plan to activate an ability from the pool comes to what activating it comes to, under its controller alone',
    asks: ['activate', 'cast'],
    given: () =>
      fc
        .tuple(plainCost, pool(origin), fc.boolean(), fc.boolean())
        .map(([mana, there, tap, theirs]) => {
          const ability: Ability = {
            kind: 'activated',
            cost: { mana, ...(tap ? { tap } : {}) },
            effects: [{ kind: 'draw', amount: 1 }],
          };
          const source = yours('source', plainCard('{2}', ['artifact'], { abilities: [ability] }), {
            ...(theirs ? { controller: OPPONENT } : {}),
          });
          return {
            game: castingGame(plainCard('{1}', ['instant']), {
              pool: there,
              battlefield: [source],
            }),
            plan: { proposal: activating('source') },
          };
        }),
    then: ({ game, plan }, engine) => {
      const { proposal } = plan;
      if (proposal.kind !== 'activate') return;
      const expected = gamesOf(engine.activate({ game, activation: proposal })).map(paidText);
      const controller = game.battlefield[0]?.controller;
      if (controller !== YOU && expected.length > 0) {
        throw new Disagreement('another player activated it', {
          expected: 'illegal',
          actual: 'legal',
          why: ['only its controller activates an ability (602.2)'],
        });
      }
      const games = expectLegal(engine, { game, plan }, expected.length > 0, [
        'as when it is activated',
      ]);
      expectGames(games, engine.exhaustive, paidText, expected, [
        'as when it is activated (602.2b)',
      ]);
    },
    labels: ({ game }) => [game.battlefield[0]?.controller === YOU ? 'yours' : 'theirs'],
    covers: { yours: 0.3, theirs: 0.3 },
  }),
  property<{ readonly game: Game; readonly used: number; readonly limit: number }>({
    id: '602.5b/limit',
    cites: ['602.5b'],
    says: 'An ability that may be activated so often each turn is used up by whoever activated it this turn',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(fc.nat(3), fc.integer({ min: 1, max: 3 }), fc.boolean())
        .map(([used, limit, stolen]) => {
          const ability: Ability = {
            kind: 'activated',
            cost: {},
            effects: [{ kind: 'draw', amount: 1 }],
            perTurn: limit,
          };
          const source = yours('source', plainCard('{2}', ['artifact'], { abilities: [ability] }), {
            activations: { 0: used },
            ...(stolen ? { owner: OPPONENT } : {}),
          });
          return {
            game: castingGame(plainCard('{1}', ['instant']), { battlefield: [source] }),
            used,
            limit,
          };
        }),
    then: ({ game, used, limit }, engine) => {
      const games = gamesOf(engine.activate({ game, activation: activating('source') }));
      expectIs(
        'the limit is wrong',
        used < limit ? 'legal' : 'illegal',
        isPlanLegal(games),
        `used ${used} of ${limit} times`,
      );
    },
    labels: ({ used, limit }) => [used < limit ? 'left' : 'used up'],
    covers: { left: 0.2, 'used up': 0.2 },
  }),
];
