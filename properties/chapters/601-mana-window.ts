/**
 * Properties of mana abilities that are activated while something is paid for.
 */
import * as fc from 'fast-check';
import type { Ability, Game, Permanent } from '../../engine/index.ts';
import { OPPONENT } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { castingGame, planOf } from '../generators/castings.ts';
import { plainCost } from '../generators/costs.ts';
import { ALTAR, activating, addsMana, creature, land, lands, yours } from '../generators/makers.ts';
import { origin, pool } from '../generators/payments.ts';
import { FREE, TAX_CARD } from '../generators/transactions.ts';
import {
  castGames,
  expectGames,
  expectIs,
  expectLegal,
  firstId,
  gamesOf,
  type PlanOnBoard,
  paidText,
  playerIn,
} from '../laws/castings.ts';
import { sizeOf } from '../models/payments.ts';
import { type Property, property } from '../property.ts';

const addsManaActivated = () => ({
  kind: 'activated' as const,
  cost: { tap: true as const },
  effects: [{ kind: 'addMana' as const, mana: { kind: 'symbols' as const, symbols: '{C}' } }],
});

const topCost = (game: Game): string => playerIn(game).hand[0]?.card.manaCost ?? '{0}';

export const manaWindowProperties: readonly Property[] = [
  property<PlanOnBoard>({
    id: '601.2g/as-mana-before',
    cites: ['601.2g', '118.2', '118.1'],
    says: 'Mana abilities activated while casting pay as if they had been activated before',
    asks: ['activate', 'cast'],
    given: () =>
      fc.tuple(lands(3), plainCost, pool(origin, 2)).map(([sources, cost, mana]) => ({
        game: castingGame(plainCard(cost, ['sorcery']), { pool: mana, battlefield: sources }),
        plan: planOf({ manaAbilities: sources.map((source) => activating(source.id)) }),
      })),
    then: ({ game, plan }, engine) => {
      if (sizeOf(topCost(game)) === 0) return;
      const { manaAbilities = [], ...rest } = plan;
      const ready = manaAbilities.reduce<readonly Game[]>(
        (games, activation) =>
          games.flatMap((g) => gamesOf(engine.activate({ game: g, activation }))),
        [game],
      );
      const expected = ready
        .flatMap((g) => castGames(engine, { game: g, plan: rest }))
        .map(paidText);
      const why = ['a mana ability resolves at once, so it does not matter when it is activated'];
      const games = expectLegal(engine, { game, plan }, expected.length > 0, why);
      expectGames(games, engine.exhaustive, paidText, expected, why);
    },
    labels: ({ plan }) => [(plan.manaAbilities?.length ?? 0) > 0 ? 'abilities' : 'none'],
    covers: { abilities: 0.5 },
  }),
  property<PlanOnBoard>({
    id: '118.3c/not-unasked',
    cites: ['118.3c', '118.3'],
    says: 'Nobody has to activate mana abilities: what lands could give pays for nothing by itself',
    asks: ['cast'],
    given: () =>
      fc.tuple(lands(4), fc.integer({ min: 1, max: 3 })).map(([sources, n]) => ({
        game: castingGame(plainCard(`{${n}}`, ['sorcery']), { battlefield: sources }),
        plan: planOf(),
      })),
    then: (b, engine) => {
      expectLegal(engine, b, false, ['the pool is empty and the plan activates nothing (118.3c)']);
    },
    labels: (b) => [b.game.battlefield.length > 0 ? 'lands' : 'none'],
    covers: { lands: 0.5 },
  }),
  property<PlanOnBoard & { readonly due: number }>({
    id: '601.2g/only-for-mana',
    cites: ['601.2g', '118.9'],
    says: 'Mana abilities may be activated only if the total asks for mana: a free spell gives no chance, a tax on it does',
    asks: ['cast'],
    given: () =>
      fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 2 })).map(([tax, n]) => {
        const taxes = Array.from({ length: tax }, (_, i) => yours(`tax${i}`, TAX_CARD));
        const sources = Array.from({ length: Math.max(tax, n) }, (_, i) =>
          land(`land${i + 1}`, '{C}'),
        );
        return {
          game: castingGame(plainCard('{3}', ['sorcery']), {
            battlefield: [FREE, ...taxes, ...sources],
          }),
          plan: planOf(
            { manaAbilities: sources.map(({ id }) => activating(id)) },
            { alternative: FREE.id },
          ),
          due: tax,
        };
      }),
    then: ({ due, ...b }, engine) => {
      expectLegal(engine, b, due > 0, [`the total asks for ${due} mana (601.2g)`]);
    },
    labels: ({ due }) => [due > 0 ? 'taxed' : 'free'],
    covers: { taxed: 0.3, free: 0.2 },
  }),
  property<PlanOnBoard & { readonly sick: boolean }>({
    id: '601.2g/mana-abilities-alone',
    cites: ['601.2g', '302.6'],
    says: 'While casting, mana abilities and no others may be activated, and only those that could be activated anyway',
    asks: ['cast'],
    given: () =>
      fc.tuple(fc.constantFrom('mana', 'draw', 'target'), fc.boolean()).map(([what, sick]) => {
        const ability: Ability =
          what === 'draw'
            ? { kind: 'activated', cost: { tap: true }, effects: [{ kind: 'draw', amount: 1 }] }
            : { ...addsManaActivated(), ...(what === 'target' ? { targets: 1 } : {}) };
        const source = yours('maker', plainCard('{1}', ['creature'], { abilities: [ability] }), {
          ...(sick ? { newlyControlled: true } : {}),
        });
        return {
          game: castingGame(plainCard('{1}', ['sorcery']), {
            battlefield: [source],
            pool: [{ type: 'C', amount: 1 }],
          }),
          plan: planOf({ manaAbilities: [activating('maker')] }),
          sick: sick || what !== 'mana',
        };
      }),
    then: ({ sick, ...b }, engine) => {
      expectLegal(engine, b, !sick, [
        sick ? 'it is no mana ability, or its creature is summoning sick' : 'it is a mana ability',
      ]);
    },
    labels: ({ sick }) => [sick ? 'forbidden' : 'allowed'],
    covers: { forbidden: 0.3, allowed: 0.1 },
  }),
  property<PlanOnBoard & { readonly use: 'tapped' | 'sacrificed' | 'neither' }>({
    id: '118.10/tapped-then-sacrificed',
    cites: ['118.10', '601.2g', '601.2h'],
    says: 'A creature tapped for mana can still be sacrificed for the cost; one sacrificed for mana is gone',
    asks: ['cast'],
    given: () =>
      fc
        .tuple(
          fc.constantFrom('tapped' as const, 'sacrificed' as const, 'neither' as const),
          fc.boolean(),
        )
        .map(([use, named]) => {
          const cost = { sacrifice: { filter: { types: ['creature' as const] } } };
          const card = plainCard('{1}', ['sorcery'], {
            abilities: [{ kind: 'additionalCost', scope: { of: 'this' }, cost }],
          });
          const manaAbilities =
            use === 'tapped'
              ? [activating('elf')]
              : use === 'sacrificed'
                ? [activating('altar', { sacrifice: ['elf'] })]
                : [];
          const plan = planOf({ manaAbilities }, named ? { sacrifice: ['elf'] } : {});
          const game = castingGame(card, {
            battlefield: [creature('elf', '{G}', [addsMana('{G}')]), ALTAR],
            pool: use === 'neither' ? [{ type: 'C', amount: 1 }] : [],
          });
          return { game, plan, use };
        }),
    then: ({ use, ...b }, engine) => {
      const games = expectLegal(engine, b, use !== 'sacrificed', [
        `the only creature was ${use} for mana`,
      ]);
      for (const after of games) {
        expectIs(
          'the creature is still there',
          [],
          after.battlefield.filter((p) => p.id === 'elf'),
          'it was sacrificed',
        );
      }
    },
    labels: ({ use }) => [use],
    covers: { tapped: 0.2, sacrificed: 0.2 },
  }),
  property<PlanOnBoard>({
    id: '118.11/exiled-instead',
    cites: ['118.11'],
    says: 'A creature that is exiled instead of going to the graveyard is sacrificed all the same, and the cost is paid',
    asks: ['cast'],
    given: () =>
      fc.tuple(fc.constantFrom('cost', 'mana'), fc.boolean()).map(([use, replaced]) => {
        const cost = { sacrifice: { filter: { types: ['creature' as const] } } };
        const card = plainCard('{1}', ['sorcery'], {
          abilities:
            use === 'cost' ? [{ kind: 'additionalCost', scope: { of: 'this' }, cost }] : [],
        });
        const exile: Ability = {
          kind: 'zoneReplacement',
          what: { types: ['creature'] },
          from: 'battlefield',
          to: 'exile',
        };
        const replacing: Permanent = {
          ...yours(
            'rip',
            plainCard('{2}', ['enchantment'], { abilities: replaced ? [exile] : [] }),
          ),
          owner: OPPONENT,
          controller: OPPONENT,
        };
        return {
          game: castingGame(card, {
            battlefield: [creature('victim', '{1}'), ALTAR, replacing],
            pool: use === 'cost' ? [{ type: 'C', amount: 1 }] : [],
          }),
          plan: planOf(
            use === 'mana'
              ? { manaAbilities: [activating('altar', { sacrifice: ['victim'] })] }
              : {},
          ),
        };
      }),
    then: (b, engine) => {
      const replaced = b.game.battlefield.some(
        (p) => p.card.abilities?.[0]?.kind === 'zoneReplacement',
      );
      for (const after of expectLegal(engine, b, true, ['the cost is paid (118.11)'])) {
        const zone = replaced ? 'exile' : 'graveyard';
        const there = playerIn(after)[zone].map((o) => firstId(o.id));
        expectIs('it went elsewhere', ['victim'], there, `the sacrificed creature goes to ${zone}`);
      }
    },
    labels: (b) => [b.plan.manaAbilities === undefined ? 'cost' : 'mana'],
    covers: { cost: 0.3, mana: 0.3 },
  }),
];
