/**
 * Properties of what a permanent keeps of the spell that it was, and its X.
 */
import * as fc from 'fast-check';
import type { Ability, Game, Permanent } from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { castingGame, planOf } from '../generators/castings.ts';
import { yours } from '../generators/makers.ts';
import { SPELL } from '../generators/proposals.ts';
import { sorted } from '../generators/transactions.ts';
import {
  expectIs,
  expectLegal,
  firstId,
  gamesOf,
  type PlanOnBoard,
  playerIn,
  topSpell,
} from '../laws/castings.ts';
import { countersOn, resolving, spell } from '../laws/departures.ts';
import { eachGame, gamesResolved } from '../laws/happenings.ts';
import { type Property, property } from '../property.ts';

/** What the spell `spell` becomes. */
const ENTERED = 'spell#2';

const counters = (permanent: Permanent | undefined): number => permanent?.counters?.['+1/+1'] ?? 0;

/** A permanent spell that enters with counters for the mana spent on it or for its X. */
const xSpell = (types: readonly ('creature' | 'artifact')[], symbols: string) =>
  plainCard(symbols, types, {
    abilities: [{ kind: 'entersWith', what: 'self', counters: { counter: '+1/+1', amount: 'X' } }],
  });

export const castPermanentProperties: readonly Property[] = [
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
  property({
    id: '106.6/creature-riders',
    cites: ['106.6', '302.6'],
    says: 'A creature has the haste or the counter of the mana that was spent on its spell, no other permanent has',
    asks: ['resolve', 'canActivate'],
    given: () =>
      fc
        .record({
          riders: fc.subarray(['haste', 'extraCounter', 'uncounterable']),
          isCreature: fc.boolean(),
        })
        .map(({ riders, isCreature }) => {
          const tap: Ability = { kind: 'activated', cost: { tap: true }, effects: [] };
          const types = isCreature ? (['creature'] as const) : (['artifact'] as const);
          const one = plainCard('{2}', types, { abilities: [tap] });
          return { game: resolving([], spell(one, { riders })), riders, isCreature };
        }),
    then: ({ game, riders, isCreature }, engine) =>
      eachGame(
        gamesResolved(engine, game),
        'mana did the wrong thing to what it was spent on',
        () => [
          isCreature && riders.includes('extraCounter') ? 1 : 0,
          !isCreature || riders.includes('haste'),
        ],
        (after) => [
          countersOn(after, ENTERED),
          engine.canActivate({ game: after, object: ENTERED, ability: 0 }),
        ],
        ['a creature that has just entered pays {T} only with haste (302.6)'],
      ),
    labels: ({ riders, isCreature }) => (isCreature ? riders : ['no creature']),
    covers: { haste: 0.08, extraCounter: 0.08, 'no creature': 0.3 },
  }),
  property<PlanOnBoard & { readonly special: number }>({
    id: '106.6/each-mana',
    cites: ['106.6', '601.2h'],
    says: 'A creature has a counter for each mana that was spent on its spell and gives one',
    asks: ['cast', 'resolve'],
    given: () =>
      fc.record({ special: fc.nat(3), plain: fc.nat(2) }).map(({ special, plain }) => {
        const card = plainCard(`{${special + plain}}`, ['creature'], { power: 1, toughness: 1 });
        const pool = [
          { type: 'G' as const, amount: special, riders: ['extraCounter' as const] },
          { type: 'C' as const, amount: plain },
        ];
        const game = castingGame(card, { pool: pool.filter(({ amount }) => amount > 0) });
        return { game, plan: planOf(), special };
      }),
    then: ({ special, ...b }, engine) => {
      for (const cast of expectLegal(engine, b, true, ['the pool is exactly enough'])) {
        for (const game of gamesOf(engine.resolve({ game: cast })))
          expectIs(
            'its counters are wrong',
            special,
            counters(game.battlefield.at(-1)),
            `${special} of the mana give a counter each`,
          );
      }
    },
    labels: ({ special }) => (special > 1 ? ['several'] : []),
    covers: { several: 0.3 },
  }),
];
