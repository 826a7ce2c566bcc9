/**
 * Properties of permission to cast: from where, at what time, and what loses it in vain.
 * @see CR 601.2e, 601.3, 601.6, 118.9a
 */
import * as fc from 'fast-check';
import type { Ability, CastProposal } from '../../engine/index.ts';
import { OPPONENT } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { castingGame, planOf } from '../generators/castings.ts';
import { ALTAR, activating, creature, yours } from '../generators/makers.ts';
import {
  at,
  changed,
  isMain,
  mayCast,
  putInto,
  TIMES,
  type Time,
  time,
  timeLabels,
  types,
  waiting,
} from '../generators/permissions.ts';
import { type CastOnBoard, castOf, SPELL } from '../generators/proposals.ts';
import { FREE } from '../generators/transactions.ts';
import { expectIs, expectLegal, type PlanOnBoard } from '../laws/castings.ts';
import { casting, permanentWith, withPermanent } from '../laws/changes.ts';
import { type CostQuestion, expectSame, expectTotals, totalsOf } from '../laws/totals.ts';
import { type Property, property } from '../property.ts';

/** Asserts that a spell can be proposed or not, whatever it costs. */
function expectAllowed(
  engine: Parameters<Property['then']>[1],
  question: CostQuestion,
  allowed: boolean,
  why: string,
): void {
  const { game, proposal } = question;
  const actual = totalsOf(engine, { game, proposal }).length > 0;
  const says = (legal: boolean): string => (legal ? 'legal' : 'illegal');
  expectIs('this proposal is judged wrongly', says(allowed), says(actual), why);
}

/** What the alternative costs of a card come to. */
const PAID: ReadonlyMap<string, string> = new Map([
  ['evoke', '{2}{U}'],
  ['flashback', '{1}{R}{R}'],
  ['free', '{0}'],
]);

const HOW: Readonly<Record<string, Partial<CastProposal>>> = {
  front: {},
  adventure: { shown: 'other' },
  'face down': { alternative: 'morph' },
  bestowed: { alternative: 'bestow' },
};

const PAY_MORE: Ability = {
  kind: 'additionalCost',
  scope: { of: 'this' },
  cost: { mana: '{2}' },
  optional: true,
};

const ZOMBIE = yours('zombie', plainCard('{5}', ['creature'], { subtypes: ['zombie'] }));
const CONTROLLED = { kind: 'controls', of: { subtypes: ['zombie'], controller: 'you' } } as const;

export const permissionProperties: readonly Property[] = [
  property<
    CastOnBoard & {
      readonly zone: 'graveyard' | 'exile';
      readonly who: string;
      readonly allowed: boolean;
    }
  >({
    id: '601.2e/from-elsewhere',
    cites: ['601.2e', '601.2a', '118.9'],
    says: 'What an ability lets be cast from the graveyard costs there what it costs in the hand; without it, it cannot be cast',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(
          changed(world),
          fc.constantFrom('its own', 'yours', 'for other spells', 'theirs', 'none'),
          fc.boolean(),
          fc.constantFrom('graveyard' as const, 'exile' as const),
        )
        .map(([b, who, there, zone]) => {
          const [type = 'instant'] = b.game.players[0]?.hand[0]?.card.types ?? [];
          const other = type === 'instant' ? 'creature' : 'instant';
          const from = [zone];
          const own = mayCast('this', from, { while: CONTROLLED });
          const filter = { types: [who === 'for other spells' ? other : type] };
          const ofMany = permanentWith('lets', mayCast('spells', from, { filter }));
          const host = who === 'theirs' ? { ...ofMany, controller: OPPONENT } : ofMany;
          const card = who === 'its own' ? casting(b, (c) => ({ ...c, abilities: [own] })) : b;
          const withHost = who === 'its own' || who === 'none' ? card : withPermanent(card, host);
          const full = there ? withPermanent(withHost, ZOMBIE) : withHost;
          const allowed = who === 'its own' ? there : who === 'yours';
          return { ...full, who, allowed, zone };
        }),
    then: ({ allowed, who, zone, game, proposal }, engine) => {
      const elsewhere = { game: putInto(game, zone), proposal };
      const why = [`permission: ${who}`];
      if (allowed) expectSame(engine, { game, proposal }, elsewhere, why);
      else expectTotals(engine, elsewhere, [], why);
    },
    labels: ({ allowed, who }) => [allowed ? 'allowed' : 'not allowed', who],
    covers: { allowed: 0.2, 'not allowed': 0.3, 'its own': 0.1 },
  }),
  property<CastOnBoard & { readonly permitted: boolean; readonly how: string }>({
    id: '118.9a/permission-demands-nothing',
    cites: ['118.9a', '118.9', '702.34a'],
    says: 'A card that an ability lets be cast from the graveyard is cast for any cost that applies; flashback alone demands its own',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(
          changed(world),
          fc.boolean(),
          fc.constantFrom('mana cost', 'flashback', 'evoke', 'free'),
        )
        .map(([b, permitted, how]) => {
          const keyed = casting(b, (c) => ({
            ...c,
            keywords: [
              { keyword: 'flashback', cost: { mana: '{1}{R}{R}' } },
              { keyword: 'evoke', cost: { mana: '{2}{U}' } },
            ],
          }));
          const lets = permanentWith('lets', mayCast('spells', ['graveyard']));
          return { ...(permitted ? withPermanent(keyed, lets) : keyed), permitted, how };
        }),
    then: ({ permitted, how, ...b }, engine) => {
      const offered = withPermanent({ game: b.game, proposal: b.proposal }, FREE);
      const alternative = how === 'mana cost' ? {} : { alternative: how };
      const question = {
        game: putInto(offered.game, 'graveyard'),
        proposal: { ...offered.proposal, ...alternative },
      };
      if (!permitted && how !== 'flashback') {
        expectTotals(engine, question, [], ['only the flashback cost lets it be cast from there']);
        return;
      }
      const plain = casting(offered, (c) => ({
        ...c,
        manaCost: PAID.get(how) ?? c.manaCost,
        keywords: [],
      }));
      expectSame(engine, plain, question, [`it is cast for its ${how}`]);
    },
    labels: ({ permitted, how }) => [permitted ? 'permitted' : 'flashback alone', how],
    covers: { permitted: 0.3, 'flashback alone': 0.3, evoke: 0.1 },
  }),
  property<PlanOnBoard & { readonly gone: 'before' | 'meanwhile' | 'never' }>({
    id: '601.6/permission-in-time',
    cites: ['601.6', '601.2e'],
    says: 'What lets a spell be cast, from there or at that time, must be there when it is proposed, and need not be when it is paid for',
    asks: ['cast'],
    given: () =>
      fc
        .tuple(
          fc.constantFrom('before' as const, 'meanwhile' as const, 'never' as const),
          fc.boolean(),
          fc.constantFrom('instant' as const, 'creature' as const),
        )
        .map(([gone, flash, type]) => {
          const lets: Ability = flash
            ? { kind: 'flashPermission', scope: { of: 'spells', whose: 'yours' } }
            : mayCast('spells', ['graveyard']);
          const host = creature('host', '{5}', [lets]);
          const game = castingGame(plainCard('{2}', [flash ? 'sorcery' : type]), {
            battlefield: gone === 'before' ? [ALTAR] : [host, ALTAR],
            pool: gone === 'meanwhile' ? [] : [{ type: 'C', amount: 2 }],
          });
          const manaAbilities = [activating('altar', { sacrifice: ['host'] })];
          return {
            game: flash ? { ...game, step: 'upkeep' } : putInto(game, 'graveyard'),
            plan: planOf(gone === 'meanwhile' ? { manaAbilities } : {}),
            gone,
          };
        }),
    then: ({ gone, ...b }, engine) => {
      expectLegal(engine, b, gone !== 'before', [
        gone === 'meanwhile' ? 'permission lost after the proposal (601.6)' : `gone: ${gone}`,
      ]);
    },
    labels: ({ gone }) => [gone],
    covers: { before: 0.2, meanwhile: 0.2, never: 0.2 },
  }),
  property<CastOnBoard & { readonly faceDown: boolean; readonly land: boolean }>({
    id: '601.2e/lands',
    cites: ['601.2e', '118.6a', '708.2', '202.1b'],
    says: 'A card that is a land is never cast, not for free either, unless it is cast face down; another card without a mana cost is cast for free',
    asks: ['totalCosts'],
    given: () =>
      fc
        .tuple(
          fc.boolean(),
          fc.boolean(),
          fc.constantFrom('creature' as const, 'artifact' as const),
        )
        .map(([land, faceDown, other]) => {
          const card = plainCard(null, land ? ['land', other] : [other], {
            keywords: [{ keyword: 'morph', cost: { mana: '{2}' } }],
          });
          const alternative = faceDown ? 'morph' : 'free';
          return { ...castOf(card, [FREE], { alternative }), land, faceDown };
        }),
    then: ({ land, faceDown, ...b }, engine) => {
      const right = faceDown ? ['{3}'] : land ? [] : ['{0}'];
      expectTotals(engine, b, right, [
        faceDown ? 'face down it is a creature (708.2)' : `it is ${land ? 'a land' : 'no land'}`,
      ]);
    },
    labels: ({ land, faceDown }) => [land ? 'land' : 'no land', faceDown ? 'face down' : 'face up'],
    covers: { land: 0.3, 'no land': 0.3, 'face down': 0.3, 'face up': 0.3 },
  }),
  property<CastOnBoard & { readonly when: Time; readonly fast: boolean }>({
    id: '601.2e/time',
    cites: ['601.2e'],
    says: 'An instant and what has flash is cast at any time, everything else in a main phase of its player with nothing on the stack',
    asks: ['totalCosts'],
    given: () =>
      fc.tuple(types, fc.boolean(), time).map(([type, flash, when]) => {
        const card = plainCard('{1}', [type], flash ? { keywords: [{ keyword: 'flash' }] } : {});
        const { game, proposal } = castOf(card, []);
        return { game: at(game, when), proposal, when, fast: flash || type === 'instant' };
      }),
    then: ({ when, fast, ...b }, engine) =>
      expectAllowed(engine, b, fast || isMain(when), `cast in ${JSON.stringify(when)}`),
    labels: ({ when, fast }) => [...timeLabels(when), fast ? 'fast' : 'slow'],
    covers: { ...TIMES, fast: 0.3, slow: 0.2 },
  }),
  property<CastOnBoard & { readonly fast: boolean; readonly as: string }>({
    id: '601.2e/as-it-is-cast',
    cites: ['601.2e', '708.2', '702.103a'],
    says: 'When a spell can be cast is a matter of what it is as it is cast: the half, the Aura, the creature face down',
    asks: ['totalCosts'],
    given: () =>
      fc
        .tuple(fc.constantFrom(...Object.keys(HOW)), fc.boolean(), fc.boolean())
        .map(([as, fastFront, fastBack]) => {
          const front = fastFront ? [{ keyword: 'flash' as const }] : [];
          const card = plainCard('{2}', ['creature'], {
            keywords: [
              ...front,
              { keyword: 'morph', cost: { mana: '{2}' } },
              { keyword: 'bestow', cost: { mana: '{4}' } },
            ],
            layout: 'adventure',
            other: plainCard('{1}', [fastBack ? 'instant' : 'sorcery']),
          });
          const { game, proposal } = castOf(card, [], HOW[as]);
          const fast = as === 'adventure' ? fastBack : as !== 'face down' && fastFront;
          return { game: { ...game, step: 'upkeep' }, proposal, fast, as };
        }),
    then: ({ fast, as, ...b }, engine) => expectAllowed(engine, b, fast, `cast as ${as} in upkeep`),
    labels: ({ as, fast }) => [as, fast ? 'fast' : 'slow'],
    covers: { adventure: 0.1, 'face down': 0.1, bestowed: 0.1, fast: 0.2, slow: 0.2 },
  }),
  property<CastOnBoard & { readonly covered: boolean }>({
    id: '601.2e/as-with-flash',
    cites: ['601.2e'],
    says: 'Permission to cast spells as though they had flash is for its controller, for the spells that it names, and for whoever pays what it asks for',
    asks: ['totalCosts'],
    given: () =>
      fc
        .record({
          type: fc.constantFrom('sorcery' as const, 'creature' as const, 'artifact' as const),
          named: fc.constantFrom(undefined, undefined, 'sorcery' as const, 'creature' as const),
          mine: fc.constantFrom(true, true, false),
          while: fc.constantFrom(undefined, undefined, 'yours' as const, 'opponents' as const),
          of: fc.constantFrom('spells' as const, 'this' as const),
          pays: fc.constantFrom(undefined, true, false),
        })
        .map(({ type, named, mine, while: turn, of, pays }) => {
          const ifPaid = of === 'this' && pays !== undefined;
          const lets: Ability = {
            kind: 'flashPermission',
            scope: {
              of,
              ...(of === 'spells' ? { whose: 'yours' } : {}),
              ...(named === undefined ? {} : { filter: { types: [named] } }),
              ...(turn === undefined ? {} : { while: { kind: 'turn', whose: turn } }),
            },
            ...(ifPaid ? { ifPaid } : {}),
          };
          const host = permanentWith('host', lets);
          const own = of === 'this' ? { abilities: [lets, ...(ifPaid ? [PAY_MORE] : [])] } : {};
          const board = of === 'this' ? [] : [mine ? host : { ...host, controller: OPPONENT }];
          const more = ifPaid && pays ? { additional: { [SPELL]: 1 } } : {};
          const { game, proposal } = castOf(plainCard('{1}', [type], own), board, more);
          const covered =
            (of === 'this' || mine) &&
            (named === undefined || named === type) &&
            turn !== 'yours' &&
            !(ifPaid && !pays);
          return { game: { ...game, activePlayer: OPPONENT }, proposal, covered };
        }),
    then: ({ covered, ...b }, engine) =>
      expectAllowed(engine, b, covered, "cast in the main phase of an opponent's turn"),
    labels: ({ covered }) => [covered ? 'covered' : 'not covered'],
    covers: { covered: 0.15, 'not covered': 0.3 },
  }),
  property<CastOnBoard & { readonly split: boolean; readonly what: string }>({
    id: '601.2e/split-second',
    cites: ['601.2e', '605.2', '602.2'],
    says: 'While a spell with split second is on the stack no spell is cast and no ability activated, but mana abilities are',
    asks: ['totalCosts', 'canActivate'],
    given: () =>
      fc
        .tuple(fc.boolean(), fc.constantFrom('spell', 'ability', 'mana ability'))
        .map(([split, what]) => {
          const draws: Ability = {
            kind: 'activated',
            cost: {},
            effects: [{ kind: 'draw', amount: 1 }],
          };
          const mana: Ability = {
            kind: 'activated',
            cost: { tap: true },
            effects: [{ kind: 'addMana', mana: { kind: 'symbols', symbols: '{G}' } }],
          };
          const b = castOf(plainCard('{0}', ['instant']), [permanentWith('host', draws, mana)]);
          const stack = [split ? waiting({ keyword: 'splitSecond' }) : waiting()];
          return { ...b, game: { ...b.game, stack }, split, what };
        }),
    then: ({ split, what, ...b }, engine) => {
      const why = split ? 'a spell with split second waits' : 'the spell that waits is a plain one';
      if (what === 'spell') return expectAllowed(engine, b, !split, why);
      const ability = what === 'ability' ? 0 : 1;
      const actual = engine.canActivate({ game: b.game, object: 'host', ability });
      expectIs('an ability is judged wrongly', !split || ability === 1, actual, why);
    },
    labels: ({ split, what }) => [split ? 'split second' : 'no split second', what],
    covers: { 'split second': 0.3, 'no split second': 0.3, 'mana ability': 0.2 },
  }),
];
