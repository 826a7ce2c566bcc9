/**
 * Properties of paying for a spell as a whole: the lock, the payment, what is announced.
 */
import * as fc from 'fast-check';
import { type Ability, type Plan, parseManaCost } from '../../engine/index.ts';
import { OPPONENT } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { castingGame, planOf } from '../generators/castings.ts';
import { write } from '../generators/costs.ts';
import { ALTAR, activating, creature } from '../generators/makers.ts';
import { origin, pool, withPool } from '../generators/payments.ts';
import { FREE, PLENTY, pooled, spentIn } from '../generators/transactions.ts';
import { expectGames, expectLegal, type PlanOnBoard, playerIn } from '../laws/castings.ts';
import { remainderText } from '../laws/remainders.ts';
import { sizeOf } from '../models/payments.ts';
import { Disagreement, type Property, property } from '../property.ts';

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
    covers: { 'something left': 0.35 },
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
  property<PlanOnBoard & { readonly wrong: string }>({
    id: '601.2e/illegal-proposals',
    cites: ['601.2e', '733.1'],
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
];
