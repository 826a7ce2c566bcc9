/**
 * Properties of casting from beginning to end: the stack, the lock, mana abilities, payment, what is remembered.
 * @see CR 601.2, 602.2b, 733.1
 */
import * as fc from 'fast-check';
import {
  type Ability,
  type Game,
  type Permanent,
  type Plan,
  parseManaCost,
} from '../../engine/index.ts';
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
  topSpell,
} from '../castings.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { plainCard, spellCard } from '../generators/cards.ts';
import { castingGame, planOf } from '../generators/castings.ts';
import { plainCost, write } from '../generators/costs.ts';
import { ALTAR, activating, addsMana, creature, land, lands, yours } from '../generators/makers.ts';
import { origin, pool, withPool } from '../generators/payments.ts';
import { castOnBoard, SPELL } from '../generators/proposals.ts';
import { sizeOf } from '../models/payments.ts';
import { Disagreement, type Property, property } from '../property.ts';
import { remainderText } from '../remainders.ts';

const isPlanLegal = (games: readonly Game[]): string => (games.length > 0 ? 'legal' : 'illegal');

const spentIn = (game: Game): number =>
  Object.values(topSpell(game)?.cast?.spent ?? {}).reduce((sum, n) => sum + n, 0);

/** Enough for every simple cost, and of few sorts, so that there are few ways to pay. */
const PLENTY = [
  { type: 'C' as const, amount: 12 },
  { type: 'G' as const, amount: 3 },
];

const simpleCost = fc
  .tuple(fc.nat(4), fc.nat(2))
  .map(([n, green]) => `{${n}}${'{G}'.repeat(green)}`);

/** Creatures that change what spells cost as long as they are there. */
const CHANGERS: Readonly<Record<string, readonly Ability[]>> = {
  reducer: [{ kind: 'costReduction', scope: { of: 'spells', whose: 'yours' }, amount: '{1}' }],
  taxer: [{ kind: 'costIncrease', scope: { of: 'spells' }, amount: '{1}' }],
  minimum: [{ kind: 'costMinimum', scope: { of: 'spells' }, mana: 5 }],
  counted: [],
};

/** A spell that costs less for creatures and for devotion, and creatures some of which are sacrificed for mana. */
const lockBoard: fc.Arbitrary<PlanOnBoard & { readonly gone: readonly string[] }> = fc
  .record({
    generic: fc.integer({ min: 1, max: 8 }),
    kinds: fc.array(fc.constantFrom(...Object.keys(CHANGERS)), { minLength: 1, maxLength: 4 }),
    by: fc.constantFrom('creatures', 'devotion', 'nothing'),
    sacrificed: fc.array(fc.nat(3), { maxLength: 2 }),
  })
  .map(({ generic, kinds, by, sacrificed }) => {
    const creatures = kinds.map((kind, i) => creature(`c${i + 1}`, '{B}{B}', CHANGERS[kind]));
    const gone = [...new Set(sacrificed.flatMap((i) => creatures[i]?.id ?? []))];
    const less: Ability[] =
      by === 'nothing'
        ? []
        : [
            {
              kind: 'costReduction',
              scope: { of: 'this' },
              amount: '{1}',
              times:
                by === 'devotion'
                  ? { kind: 'devotion', to: ['B'] }
                  : { kind: 'count', of: { types: ['creature'], controller: 'you' } },
            },
          ];
    const card = plainCard(`{${generic}}{G}`, ['sorcery'], { abilities: less });
    return {
      game: castingGame(card, {
        pool: [
          { type: 'C', amount: 13 },
          { type: 'G', amount: 1 },
        ],
        battlefield: [...creatures, ALTAR],
      }),
      plan: planOf({ manaAbilities: gone.map((id) => activating('altar', { sacrifice: [id] })) }),
      gone,
    };
  });

/** A spell to be cast with what is in the pool, on a board with modifiers. */
const pooled = (
  world: Parameters<Property['given']>[0],
  cost = plainCost,
): fc.Arbitrary<PlanOnBoard> =>
  fc
    .tuple(castOnBoard(world, { card: spellCard(cost), maxLength: 2, others: 1 }), pool(origin))
    .map(([b, mana]) => ({ game: withPool(b.game, mana), plan: { proposal: b.proposal } }));

/** A permanent spell that enters with counters for the mana spent on it or for its X. */
const xSpell = (types: readonly ('creature' | 'artifact')[], symbols: string) =>
  plainCard(symbols, types, {
    abilities: [{ kind: 'entersWith', what: 'self', counters: { counter: '+1/+1', amount: 'X' } }],
  });

const counters = (permanent: Permanent | undefined): number => permanent?.counters?.['+1/+1'] ?? 0;

const FREE = yours(
  'free',
  plainCard('{7}', ['enchantment'], {
    abilities: [{ kind: 'alternativeCost', scope: { of: 'spells', whose: 'yours' }, cost: 'free' }],
  }),
);

const TAX_CARD = plainCard('{2}', ['enchantment'], {
  abilities: [{ kind: 'costIncrease', scope: { of: 'spells' }, amount: '{1}' }],
});

const addsManaActivated = () => ({
  kind: 'activated' as const,
  cost: { tap: true as const },
  effects: [{ kind: 'addMana' as const, mana: { kind: 'symbols' as const, symbols: '{C}' } }],
});

const ILLEGAL: Readonly<Record<string, Partial<Plan['proposal']>>> = {
  nothing: { x: 1 },
  'X of a free spell': { x: 1, alternative: 'free' },
  'an alternative cost that nothing offers': { alternative: 'flashback' },
  'kicked twice': { additional: { kicker: 2 } },
  'a cost that the spell does not have': { additional: { buyback: 1 } },
  'somebody else casts it': { player: OPPONENT },
};

const HALVES: Readonly<Record<string, readonly string[]>> = {
  '{W/U}': ['{W}', '{U}'],
  '{2/B}': ['{2}', '{B}'],
  '{C/R}': ['{C}', '{R}'],
  '{G/P}': ['{G}', 'life'],
};
const HYBRIDS = Object.keys(HALVES);

export const transactionProperties: readonly Property[] = [
  property({
    id: '601.2f/locked-in',
    cites: ['601.2f', '601.2g', '601.2h'],
    says: 'What mana abilities do to the board changes nothing about a total that is locked in',
    asks: ['totalCosts', 'cast'],
    given: () => lockBoard,
    then: ({ game, plan }, engine) => {
      const due = engine
        .totalCosts({ game, proposal: plan.proposal })
        .map((total) => sizeOf(total.mana ?? '{0}'));
      for (const after of expectLegal(engine, { game, plan }, true, ['there is mana enough'])) {
        if (due.includes(spentIn(after))) continue;
        throw new Disagreement('another total was paid than the one that was locked in', {
          expected: due,
          actual: spentIn(after),
          why: [
            'the total is determined before mana abilities are activated (601.2f)',
            'what is sacrificed for mana then was there when it was determined',
          ],
        });
      }
    },
    labels: ({ gone }) => (gone.length > 0 ? ['something left'] : []),
    covers: { 'something left': 0.5 },
  }),
  property<PlanOnBoard>({
    id: '601.2h/as-payments',
    cites: ['601.2h', '118.3', '733.1'],
    says: 'A spell is cast when one of its totals can be paid, what remains is what may remain of that, and else nothing happens at all',
    asks: ['totalCosts', 'payments', 'cast'],
    given: pooled,
    then: ({ game, plan }, engine) => {
      const { proposal } = plan;
      const totals = engine.totalCosts({ game, proposal });
      const expected = totals
        .flatMap((total) => engine.payments({ game, proposal, total }))
        .map(remainderText);
      const why = [`the totals are ${totals.map((t) => t.mana).join(' or ')}`];
      const games = expectLegal(engine, { game, plan }, expected.length > 0, why);
      expectGames(
        games,
        engine.exhaustive,
        (after) => remainderText(playerIn(after)),
        expected,
        why,
      );
    },
    labels: ({ game, plan }) => [
      `${(game.players[0]?.pool.length ?? 0) > 0 ? 'some' : 'no'} mana`,
      plan.proposal.kind,
    ],
    covers: { 'some mana': 0.5 },
  }),
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
  property<PlanOnBoard & { readonly x: number; readonly kicks: number }>({
    id: '400.7d/remembers',
    cites: ['400.7d', '702.33c', '601.2b'],
    says: 'The permanent remembers the X, the kicks and the mana of the spell that it was',
    asks: ['cast', 'resolve'],
    given: () =>
      fc
        .tuple(fc.nat(3), fc.nat(2), fc.subarray(['W', 'U', 'B', 'R', 'G'] as const))
        .map(([x, kicks, types]) => {
          const card = plainCard('{X}{1}', ['creature'], {
            keywords: [{ keyword: 'multikicker', cost: { mana: '{1}' } }],
          });
          const due = x + 1 + kicks;
          const mana = types.slice(0, due).map((type) => ({ type, amount: 1 }));
          const rest = due - mana.length;
          const game = castingGame(card, {
            pool: rest > 0 ? [...mana, { type: 'C', amount: rest }] : mana,
          });
          return { game, plan: planOf({}, { x, additional: { multikicker: kicks } }), x, kicks };
        }),
    then: ({ x, kicks, ...b }, engine) => {
      const spent = Object.fromEntries(playerIn(b.game).pool.map((m) => [m.type, m.amount]));
      for (const cast of expectLegal(engine, b, true, ['the pool is exactly enough'])) {
        for (const game of gamesOf(engine.resolve({ game: cast }))) {
          const record = game.battlefield.at(-1)?.cast;
          expectIs(
            'its X is wrong',
            x,
            record?.x ?? 0,
            'the permanent remembers its spell (400.7d)',
          );
          expectIs(
            'its kicks are wrong',
            kicks,
            record?.additional?.multikicker ?? 0,
            'the permanent remembers its spell (400.7d)',
          );
          expectIs(
            'its mana is wrong',
            sorted(spent),
            sorted(record?.spent ?? {}),
            'the permanent remembers its spell (400.7d)',
          );
        }
      }
    },
    labels: ({ x, kicks }) => [...(x > 0 ? ['X'] : []), ...(kicks > 0 ? ['kicked'] : [])],
    covers: { X: 0.5, kicked: 0.4 },
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
  property<PlanOnBoard & { readonly x: number; readonly each: number }>({
    id: '107.3m/enters-with-x',
    cites: ['107.3m', '107.3g', '107.3a'],
    says: 'A permanent enters with counters for the X of its spell, while its own X is 0',
    asks: ['cast', 'resolve', 'manaValue'],
    given: () =>
      fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 2 }), fc.nat(2)).map(([x, each, generic]) => {
        const symbols = `{X}`.repeat(each) + (generic > 0 ? `{${generic}}` : '');
        const game = castingGame(xSpell(['creature'], symbols), {
          pool: [{ type: 'C', amount: 20 }],
        });
        return { game, plan: planOf({}, { x }), x, each };
      }),
    then: ({ x, each, ...b }, engine) => {
      const printed = engine.manaValue({ game: b.game, object: SPELL });
      for (const cast of expectLegal(engine, b, true, ['there is mana enough'])) {
        const spell = topSpell(cast);
        const onStack = engine.manaValue({ game: cast, object: spell?.id ?? '' });
        expectIs(
          'its mana value on the stack is wrong',
          printed + x * each,
          onStack,
          'X counts on the stack',
        );
        for (const game of gamesOf(engine.resolve({ game: cast }))) {
          const permanent = game.battlefield.at(-1);
          expectIs('its counters are wrong', x, counters(permanent), 'X of the spell (107.3m)');
          const value = engine.manaValue({ game, object: permanent?.id ?? '' });
          expectIs('its mana value is wrong', printed, value, 'X is 0 on the battlefield (107.3g)');
        }
      }
    },
    labels: ({ x }) => [x > 0 ? 'X' : 'zero'],
    covers: { X: 0.5 },
  }),
  property<{ readonly game: Game; readonly x: number; readonly what: 'copy' | 'clone' }>({
    id: '107.3m/copies',
    cites: ['107.3m', '107.3g'],
    says: 'A copy of the spell has its X; a permanent that enters as a copy of what the spell became has none',
    asks: ['resolve'],
    given: () =>
      fc
        .tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('copy' as const, 'clone' as const))
        .map(([x, what]) => {
          const card = xSpell(['artifact'], '{X}{X}');
          const clone = plainCard('{3}', ['creature'], {
            abilities: [{ kind: 'entersWith', what: 'self', asCopyOf: { types: ['artifact'] } }],
          });
          const original = yours('original', card, { counters: { '+1/+1': x }, cast: { x } });
          const base = { kind: 'spell' as const, id: 'top#2', owner: YOU, controller: YOU };
          const game = castingGame(card, { battlefield: [original] });
          const top =
            what === 'copy' ? { ...base, card, x, token: true as const } : { ...base, card: clone };
          return { game: { ...game, stack: [top] }, x, what };
        }),
    then: ({ game, x, what }, engine) => {
      for (const after of gamesOf(engine.resolve({ game }))) {
        const entered = after.battlefield.find((p) => firstId(p.id) === 'top');
        expectIs(
          'its counters are wrong',
          what === 'copy' ? x : 0,
          counters(entered),
          `X of a ${what} (107.3m)`,
        );
      }
    },
    labels: ({ what }) => [what],
    covers: { copy: 0.3, clone: 0.3 },
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
  property<PlanOnBoard & { readonly gone: boolean }>({
    id: '601.6/permission-lost',
    cites: ['601.6', '601.2f'],
    says: 'An alternative cost that was announced can be paid though what offers it is sacrificed for mana meanwhile',
    asks: ['cast'],
    given: () =>
      fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 3 })).map(([gone, n]) => {
        const offer: Ability = {
          kind: 'alternativeCost',
          scope: { of: 'spells', whose: 'yours' },
          cost: { mana: `{${n}}` },
        };
        const host = creature('host', '{5}', [offer]);
        return {
          game: castingGame(plainCard('{7}{U}', ['sorcery']), {
            battlefield: [host, ALTAR],
            pool: [{ type: 'C', amount: 3 }],
          }),
          plan: planOf(
            gone ? { manaAbilities: [activating('altar', { sacrifice: ['host'] })] } : {},
            { alternative: 'host' },
          ),
          gone,
        };
      }),
    then: ({ gone, ...b }, engine) => {
      expectLegal(engine, b, true, [
        gone ? 'what offers the cost left after the proposal (601.6)' : 'the cost is offered',
      ]);
    },
    labels: ({ gone }) => [gone ? 'gone' : 'there'],
    covers: { gone: 0.3 },
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
  property<PlanOnBoard & { readonly wrong: string }>({
    id: '601.2e/illegal-proposals',
    cites: ['601.2e', '733.1', '601.2c'],
    says: 'An illegal proposal is illegal however much there is to pay with',
    asks: ['cast'],
    given: () =>
      fc.constantFrom(...Object.keys(ILLEGAL)).map((wrong) => {
        const card = plainCard('{X}{1}', ['sorcery'], {
          keywords: [{ keyword: 'kicker', cost: { mana: '{1}' } }],
        });
        const game = castingGame(card, { battlefield: [FREE] });
        return { game: withPool(game, PLENTY), plan: planOf({}, ILLEGAL[wrong]), wrong };
      }),
    then: ({ wrong, ...b }, engine) => {
      expectLegal(engine, b, wrong === 'nothing', [`wrong with the proposal: ${wrong}`]);
    },
    labels: ({ wrong }) => [wrong],
    covers: Object.fromEntries(Object.keys(ILLEGAL).map((label) => [label, 0.05])),
  }),
  property<PlanOnBoard & { readonly picked: readonly string[] }>({
    id: '601.2b/as-announced',
    cites: ['601.2b', '118.13a'],
    says: 'What is announced for hybrid and Phyrexian symbols is what is paid: other mana does not do any more',
    asks: ['cast'],
    given: () =>
      fc
        .array(fc.tuple(fc.constantFrom(...HYBRIDS), fc.boolean()), { minLength: 1, maxLength: 3 })
        .chain((drawn) => {
          const cost = write(drawn.map(([symbol]) => symbol));
          const symbols = parseManaCost(cost).symbols.map(({ text }) => text);
          return fc
            .tuple(...symbols.map((s) => fc.constantFrom(...(HALVES[s] ?? []))), pool(origin))
            .map((all): PlanOnBoard & { readonly picked: readonly string[] } => {
              const picked = all.filter((one) => typeof one === 'string');
              const mana = all.filter((one) => typeof one !== 'string').flat();
              return {
                game: castingGame(plainCard(cost, ['instant']), { pool: mana }),
                plan: planOf({}, { announced: picked }),
                picked,
              };
            });
        }),
    then: ({ picked, ...b }, engine) => {
      const mana = picked.filter((one) => one !== 'life').join('') || '{0}';
      const life = 2 * picked.filter((one) => one === 'life').length;
      const total = { mana, life };
      const expected = engine.payments({ game: b.game, proposal: b.plan.proposal, total });
      const why = [`announced are ${picked.join(', ')}`];
      const games = expectLegal(engine, b, expected.length > 0, why);
      expectGames(
        games,
        engine.exhaustive,
        (g) => remainderText(playerIn(g)),
        expected.map(remainderText),
        why,
      );
    },
    labels: ({ picked }) => (picked.includes('life') ? ['life'] : ['mana only']),
    covers: { life: 0.1 },
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

const sorted = (amounts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(amounts)
    .filter(([, n]) => n > 0)
    .sort();

const topCost = (game: Game): string => playerIn(game).hand[0]?.card.manaCost ?? '{0}';

/** Where everything is but the spell and what may have been on the stack before it. */
function zonesWithout(game: Game): unknown {
  const ids = (objects: readonly { readonly id: string }[]): string[] =>
    objects.map(({ id }) => id).filter((id) => firstId(id) !== SPELL);
  const zones = game.players.map((p) => [p.hand, p.graveyard, p.exile, p.command].map(ids));
  return [ids(game.battlefield), zones, ids(game.stack)];
}
