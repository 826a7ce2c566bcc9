/**
 * Properties of what is paid and chosen while something resolves, and of what waits for later.
 * @see CR 107.3f, 107.3h, 107.3n, 118.13b
 */
import * as fc from 'fast-check';
import type { Card, Effect, Game, Spell } from '../../engine/index.ts';
import { gameOf, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { yours } from '../generators/makers.ts';
import { withPool } from '../generators/payments.ts';
import {
  abilityAbove,
  type ResolutionPayment,
  resolutionPayment,
} from '../generators/resolution-payments.ts';
import { expectGames, expectIs, firstId, playerIn } from '../laws/castings.ts';
import { gamesAfter, gamesResolved, lifeOf, waiting } from '../laws/happenings.ts';
import { resolvedAfterwards } from '../laws/resolutions.ts';
import { endText, resolutionEnds } from '../models/resolution-payments.ts';
import { property } from '../property.ts';

const GAIN_X: Effect = { kind: 'gainLife', amount: 'X' };

const colorless = (game: Game, amount: number): Game =>
  withPool(game, amount === 0 ? [] : [{ type: 'C', amount }]);

const manaIn = (game: Game): number =>
  playerIn(game).pool.reduce((sum, { amount }) => sum + amount, 0);

/** A cost with one {X}, some generic mana and green mana, as a permanent or a spell with an X that was chosen. */
interface CostOfObject {
  readonly game: Game;
  readonly due: number;
  readonly mana: number;
  readonly isSpell: boolean;
  readonly x: number;
}

const asSpell = (card: Card, x: number): Spell => ({
  kind: 'spell',
  id: 'source',
  card,
  owner: YOU,
  controller: YOU,
  x,
});

const costOfObject: fc.Arbitrary<CostOfObject> = fc
  .record({
    x: fc.nat(3),
    generic: fc.nat(2),
    short: fc.constantFrom(0, 0, 1),
    isSpell: fc.boolean(),
  })
  .map(({ x, generic, short, isSpell }) => {
    const card = plainCard(`{X}{${generic}}`, ['creature'], {});
    const due = generic + (isSpell ? x : 0);
    const mana = Math.max(0, due - short);
    const top = abilityAbove(
      [{ kind: 'mayPay', mana: { manaCostOf: 'target' }, then: [{ kind: 'gainLife', amount: 9 }] }],
      { source: 'other', targets: ['source'], x: 7 },
    );
    const game = isSpell
      ? gameOf({ stack: [asSpell(card, x), top] })
      : gameOf({ battlefield: [yours('source', card, { cast: { x } })], stack: [top] });
    return { game: colorless(game, mana), due, mana, isSpell, x };
  });

export const resolvingProperties = [
  property<ResolutionPayment>({
    id: '118.13b/announced-when-paid',
    cites: ['118.13b', '605.3a', '118.1', '107.4e', '107.4f'],
    says: 'What is paid as an ability resolves may use any half of a symbol, and mana of abilities activated then',
    asks: ['resolve'],
    given: () => resolutionPayment,
    then: (b, engine) => {
      const opponents = lifeOf(b.game, 'B');
      expectGames(
        gamesResolved(engine, b.game),
        engine.exhaustive,
        (game) => {
          const isDone = lifeOf(game, 'B') < opponents;
          const { pool, life } = playerIn(game);
          const units = pool.flatMap(({ type, amount }) => Array(amount).fill(type));
          const tapped = game.battlefield.filter((p) => p.tapped).map(({ id }) => id);
          const exiled = playerIn(game).exile.map(({ id }) => firstId(id));
          return endText(units, [...tapped, ...exiled], life, isDone !== b.unless);
        },
        resolutionEnds(b),
        [`${b.symbol} may be paid, from the pool, the lands and the hand`],
      );
    },
    labels: ({ lands, guide, symbol, life, unless }) => [
      ...(lands.length > 0 ? ['lands'] : []),
      ...(guide === undefined ? [] : ['mana in hand']),
      ...(symbol.includes('P') && life < 2 ? ['too little life'] : []),
      ...(unless ? ['unless'] : []),
    ],
    covers: { lands: 0.5, 'mana in hand': 0.3, 'too little life': 0.03, unless: 0.3 },
  }),
  property<{ readonly game: Game; readonly mana: number; readonly own?: number }>({
    id: '107.3f/chosen-on-resolution',
    cites: ['107.3f', '107.3i'],
    says: 'An X that only the text of an ability names is chosen as it is paid; one that the ability has already stays',
    asks: ['resolve'],
    given: () =>
      fc
        .record({ mana: fc.nat(4), own: fc.option(fc.nat(3), { nil: undefined, freq: 2 }) })
        .map(({ mana, own }) => {
          const x = own === undefined ? {} : { x: own };
          const effect: Effect = { kind: 'mayPay', mana: '{X}', then: [GAIN_X] };
          const game = gameOf({ stack: [abilityAbove([effect], x)] });
          return { game: colorless(game, mana), mana, ...(own === undefined ? {} : { own }) };
        }),
    then: ({ game, mana, own }, engine) => {
      const values = own === undefined ? Array.from({ length: mana + 1 }, (_, n) => n) : [own];
      const payable = [0, ...values.filter((n) => n <= mana)];
      expectGames(
        gamesResolved(engine, game),
        engine.exhaustive,
        (after) => `${lifeOf(after, YOU)} life, ${manaIn(after)} mana`,
        payable.map((n) => `${lifeOf(game, YOU) + n} life, ${mana - n} mana`),
        [own === undefined ? 'X is whatever is paid for' : `X of the ability is ${own}`],
      );
    },
    labels: ({ own, mana }) => [
      own === undefined ? 'chosen' : 'already chosen',
      ...(mana > 0 ? ['mana'] : []),
    ],
    covers: { chosen: 0.25, 'already chosen': 0.25, mana: 0.5 },
  }),
  property<CostOfObject>({
    id: '107.3h/mana-cost-of-an-object',
    cites: ['107.3h', '107.3g'],
    says: 'Where the mana cost of an object is to be paid, its X is 0, but that of a spell on the stack is what was chosen',
    asks: ['resolve'],
    given: () => costOfObject,
    then: ({ game, due, mana, isSpell }, engine) => {
      const not = `${lifeOf(game, YOU)} life, ${mana} mana`;
      const paid = `${lifeOf(game, YOU) + 9} life, ${mana - due} mana`;
      expectGames(
        gamesResolved(engine, game),
        engine.exhaustive,
        (after) => `${lifeOf(after, YOU)} life, ${manaIn(after)} mana`,
        mana >= due ? [not, paid] : [not],
        [isSpell ? 'it is a spell on the stack' : 'it is no spell any more', `{${due}} is due`],
      );
    },
    labels: ({ isSpell, x, due, mana }) => [
      isSpell ? 'spell' : 'permanent',
      ...(x > 0 ? ['X'] : []),
      mana >= due ? 'enough' : 'too little',
    ],
    covers: { spell: 0.3, permanent: 0.3, X: 0.5, 'too little': 0.1 },
  }),
  property<{ readonly game: Game; readonly x: number; readonly at: 'upkeep' | 'end' }>({
    id: '107.3n/delayed-x',
    cites: ['107.3n', '603.2c'],
    says: 'A delayed ability has the X of what made it; it triggers once, when its step begins and not before',
    asks: ['resolve', 'happen'],
    given: () =>
      fc
        .record({
          x: fc.nat(5),
          at: fc.constantFrom('upkeep' as const, 'end' as const),
          isSpell: fc.boolean(),
        })
        .map(({ x, at, isSpell }) => {
          const effects: Effect[] = [{ kind: 'delayed', at, effects: [GAIN_X] }];
          const card = plainCard('{X}{R}', ['sorcery'], {
            abilities: [{ kind: 'spell', effects }],
          });
          const top = isSpell ? asSpell(card, x) : abilityAbove(effects, { x });
          return { game: gameOf({ stack: [top] }), x, at };
        }),
    then: ({ game, x, at }, engine) => {
      const begins = (before: Game, step: 'draw' | 'upkeep' | 'end') =>
        gamesAfter(engine, { game: before, event: { kind: 'stepBegins', step } });
      for (const made of gamesResolved(engine, game)) {
        for (const early of begins(made, 'draw')) {
          expectIs('it triggered too early', 0, early.pending?.length ?? 0, `it waits for ${at}`);
          for (const due of begins(early, at)) {
            expectIs('it did not trigger once', 1, waiting(due, 'source'), `${at} begins`);
            for (const done of resolvedAfterwards(engine, due, 1)) {
              const gained = lifeOf(done, YOU) - lifeOf(game, YOU);
              expectIs('its X is wrong', x, gained, 'a delayed ability has that X (107.3n)');
              for (const again of begins(done, at))
                expectIs('it triggered again', 0, again.pending?.length ?? 0, 'it does so once');
            }
          }
        }
      }
    },
    labels: ({ x, at }) => [at, ...(x > 0 ? ['X'] : [])],
    covers: { end: 0.3, upkeep: 0.3, X: 0.6 },
  }),
  property<{ readonly game: Game; readonly watching: readonly ('upkeep' | 'end' | 'draw')[] }>({
    id: '603.2c/step-begins',
    cites: ['603.2c'],
    says: 'As a step begins each ability that waits for that step triggers once, and no other does',
    asks: ['happen'],
    given: () =>
      fc
        .array(fc.constantFrom('upkeep' as const, 'end' as const, 'draw' as const), {
          maxLength: 5,
        })
        .map((watching) => {
          const battlefield = watching.map((step, i) =>
            yours(
              `w${i + 1}`,
              plainCard('{1}', ['enchantment'], {
                abilities: [
                  { kind: 'triggered', event: { on: 'stepBegins', step }, effects: [GAIN_X] },
                ],
              }),
            ),
          );
          return { game: gameOf({ battlefield }), watching };
        }),
    then: ({ game, watching }, engine) => {
      for (const after of gamesAfter(engine, { game, event: { kind: 'stepBegins', step: 'end' } }))
        expectIs(
          'the abilities that triggered are wrong',
          watching.map((step) => Number(step === 'end')),
          watching.map((_, i) => waiting(after, `w${i + 1}`)),
          'the end step begins',
        );
    },
    labels: ({ watching }) => [...new Set(watching)],
    covers: { end: 0.4, upkeep: 0.4 },
  }),
];
