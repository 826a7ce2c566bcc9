/**
 * Properties of special actions that cost something: what they cost, when they are taken, what follows.
 * @see CR 107.3d, 702.37e, 702.62a, 702.143a, 702.170a
 */
import * as fc from 'fast-check';
import type { CardObject, Game, ManaText, SpecialProposal } from '../../engine/index.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { castingGame } from '../generators/castings.ts';
import { fixedCost, oddCost, plainCost } from '../generators/costs.ts';
import { modifiers } from '../generators/modifiers.ts';
import { withPool } from '../generators/payments.ts';
import {
  at,
  isMain,
  putInto,
  TIMES,
  type Time,
  time,
  timeLabels,
} from '../generators/permissions.ts';
import { castOf, SPELL } from '../generators/proposals.ts';
import {
  action,
  cardFor,
  gameFor,
  nextTurn,
  PLENTY,
  priceOf,
  take,
} from '../generators/special-actions.ts';
import { expectIs, expectLegal, playerIn } from '../laws/castings.ts';
import { type CostQuestion, expectTotals, totalsOf } from '../laws/totals.ts';
import { Disagreement, type Property, property, type Subject } from '../property.ts';

/** What casting it would cost for the same mana, with nothing on the board. */
const undisturbed = (engine: Subject, mana: ManaText): string[] =>
  totalsOf(engine, castOf(plainCard(mana, ['instant']), []));

const exiled = (game: Game): CardObject | undefined => playerIn(game).exile[0];

/** The first game that follows from an action. */
function gameAfter(engine: Subject, game: Game, proposal: SpecialProposal): Game {
  const [after] = expectLegal(engine, { game, plan: { proposal } }, true, ['it can be taken now']);
  if (after !== undefined) return after;
  throw new Disagreement('nothing follows', { expected: 'a game', actual: [] });
}

export const specialActionProperties: readonly Property[] = [
  property<CostQuestion & { readonly mana: ManaText }>({
    id: '107.3d/unchanged',
    cites: ['107.3d', '601.2f', '118.7'],
    says: 'Whatever makes spells and abilities cost more or less, a special action costs what its rule or its card says',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(action, fixedCost, modifiers(world), modifiers(world, { of: 'abilities' }))
        .map(([name, mana, ofSpells, ofAbilities]) => {
          const card = cardFor(name, mana);
          const others = ofAbilities(card).map((p) => ({ ...p, id: `a${p.id}` }));
          const game = gameFor(name, card, { battlefield: [...ofSpells(card), ...others] });
          return { game, proposal: take(name), mana: priceOf(name, mana) };
        }),
    then: ({ mana, ...question }, engine) =>
      expectTotals(engine, question, undisturbed(engine, mana), [`it costs ${mana}`]),
    labels: ({ game, proposal }) => [
      game.battlefield.some((p) => p.id !== SPELL) ? 'changes on the board' : 'none',
      ...(proposal.kind === 'special' ? [proposal.action] : []),
    ],
    covers: { 'changes on the board': 0.5, foretell: 0.1, turnFaceUp: 0.1 },
  }),
  property<{
    readonly game: Game;
    readonly proposal: SpecialProposal;
    readonly x: number;
    readonly spent: number;
  }>({
    id: '107.3d/chosen-before-paying',
    cites: ['107.3d', '107.3a'],
    says: 'X of a special action is chosen before it is paid: as much generic mana is paid for each X, and as many time counters are put',
    asks: ['cast'],
    given: () =>
      fc
        .tuple(fc.constantFrom('suspend' as const, 'turnFaceUp' as const), fc.nat(4), fc.nat(3))
        .map(([name, x, more]) => {
          const card = cardFor(name, `{X}{${more}}`, name === 'suspend' ? { n: 'X' } : {});
          const game = gameFor(name, card, { pool: [{ type: 'C', amount: 9 }] });
          return { game, proposal: take(name, { x }), x, spent: x + more };
        }),
    then: ({ game, proposal, x, spent }, engine) => {
      const isSuspend = proposal.action === 'suspend';
      const plan = { proposal };
      const games = expectLegal(engine, { game, plan }, !isSuspend || x > 0, [`X is ${x}`]);
      for (const after of games) {
        const left = playerIn(after).pool.reduce((sum, { amount }) => sum + amount, 0);
        expectIs('another amount is paid', 9 - spent, left, `X is ${x}`);
        if (isSuspend)
          expectIs('other counters are put', { time: x }, exiled(after)?.counters, `X is ${x}`);
      }
    },
    labels: ({ x, proposal }) => [x === 0 ? 'X = 0' : 'X > 0', proposal.action],
    covers: { 'X > 0': 0.4, suspend: 0.3, turnFaceUp: 0.3 },
  }),
  property<CostQuestion & { readonly x: number }>({
    id: '107.3d/no-x-to-choose',
    cites: ['107.3d', '107.3a'],
    says: 'X is chosen for no special action whose cost has none, whatever X the mana cost of the card has',
    asks: ['totalCosts'],
    given: () =>
      fc.tuple(action, plainCost, fc.nat(2)).map(([name, mana, x]) => {
        const card = { ...cardFor(name, mana), manaCost: '{X}{U}' };
        return { game: gameFor(name, card), proposal: take(name, { x }), x };
      }),
    then: ({ x, ...question }, engine) =>
      expectIs(
        'X is judged wrongly',
        x === 0 ? 'legal' : 'illegal',
        totalsOf(engine, question).length > 0 ? 'legal' : 'illegal',
        `X is ${x}, and the cost has none`,
      ),
    labels: ({ x }) => [x === 0 ? 'X = 0' : 'X > 0'],
    covers: { 'X > 0': 0.3 },
  }),
  property<
    CostQuestion & { readonly mana: ManaText; readonly when: Time; readonly allowed: boolean }
  >({
    id: '702.143a/when',
    cites: ['702.143a', '702.170a', '601.2e'],
    says: "A card is foretold in its owner's turn, plotted as a sorcery is cast, suspended when it could be cast; a permanent is turned face up at any time",
    asks: ['totalCosts'],
    given: () =>
      fc.tuple(action, time, fc.boolean()).map(([name, when, flash]) => {
        const card = cardFor(name, '{1}');
        const keywords = [
          ...(card.keywords ?? []),
          ...(flash ? [{ keyword: 'flash' as const }] : []),
        ];
        const game = at(gameFor(name, { ...card, keywords }), when);
        const allowed = {
          foretell: when.activePlayer === YOU,
          plot: isMain(when),
          suspend: flash || isMain(when),
          turnFaceUp: true,
        };
        return {
          game,
          proposal: take(name),
          mana: priceOf(name, '{1}'),
          when,
          allowed: allowed[name],
        };
      }),
    then: ({ allowed, mana, game, proposal, when }, engine) =>
      expectTotals(engine, { game, proposal }, allowed ? [mana] : [], [
        `taken in ${JSON.stringify(when)}`,
      ]),
    labels: ({ when, allowed }) => [...timeLabels(when), allowed ? 'allowed' : 'not allowed'],
    covers: { ...TIMES, allowed: 0.4, 'not allowed': 0.1 },
  }),
  property<{ readonly game: Game; readonly proposal: SpecialProposal; readonly type: string }>({
    id: '702.143a/and-later',
    cites: ['702.143a', '702.170a', '118.9'],
    says: 'A card that is foretold or plotted is exiled, the former face down; it is cast from there on a later turn only, for the foretell cost, or free and as a sorcery',
    asks: ['cast', 'totalCosts'],
    given: () =>
      fc
        .tuple(
          fc.constantFrom('foretell' as const, 'plot' as const),
          fc.constantFrom('instant' as const, 'creature' as const),
        )
        .map(([name, type]) => {
          const card = { ...cardFor(name, '{1}{U}'), types: [type] };
          return { game: gameFor(name, card, { pool: PLENTY }), proposal: take(name), type };
        }),
    then: ({ game, proposal, type }, engine) => {
      const after = gameAfter(engine, game, proposal);
      const card = exiled(after);
      const isForetold = proposal.action === 'foretell';
      const why = `after the action ${proposal.action}`;
      expectIs('it is not cast, and nothing waits', 0, after.stack.length, why);
      expectIs('it lies otherwise', isForetold, card?.faceDown === true, why);
      const cast = (g: Game, alternative?: string) =>
        totalsOf(engine, {
          game: g,
          proposal: {
            kind: 'cast',
            player: YOU,
            object: card?.id ?? SPELL,
            ...(alternative === undefined ? {} : { alternative }),
          },
        });
      expectIs('it is cast in the same turn', [], cast(after, proposal.action), why);
      const later = nextTurn(after);
      expectIs(
        'it costs something else later',
        [isForetold ? '{1}{U}' : '{0}'],
        cast(later, proposal.action),
        why,
      );
      expectIs('its mana cost can be paid instead', [], cast(later), why);
      const fast = isForetold && type === 'instant';
      expectIs(
        'it is cast at another time',
        fast,
        cast({ ...later, step: 'upkeep' }, proposal.action).length > 0,
        why,
      );
    },
    labels: ({ proposal, type }) => [proposal.action, type],
    covers: { foretell: 0.3, plot: 0.3, instant: 0.3 },
  }),
  property<CostQuestion & { readonly time: number; readonly when: Time }>({
    id: '107.3d/suspended',
    cites: ['107.3d', '118.9', '601.2e'],
    says: 'A suspended card is cast without paying its mana cost, at whatever time, once its last time counter is gone and not before',
    asks: ['totalCosts'],
    given: () =>
      fc.tuple(fc.constantFrom(0, 1, 3), time).map(([left, when]) => {
        const card = cardFor('suspend', '{1}');
        const counters = left === 0 ? {} : { counters: { time: left } };
        const there = putInto(castingGame(card), 'exile', { castableAs: 'suspend', ...counters });
        return {
          game: at(there, when),
          proposal: { kind: 'cast' as const, player: YOU, object: SPELL, alternative: 'suspend' },
          time: left,
          when,
        };
      }),
    then: ({ time: left, game, proposal }, engine) =>
      expectTotals(engine, { game, proposal }, left === 0 ? ['{0}'] : [], [
        left === 0 ? 'no counter is left' : `counters left: ${left}`,
      ]),
    labels: ({ time: left, when }) => [...timeLabels(when), left === 0 ? 'none left' : 'some left'],
    covers: { ...TIMES, 'none left': 0.2, 'some left': 0.2 },
  }),
  property<{ readonly game: Game; readonly manaCost: ManaText }>({
    id: '708.2/turned-face-up',
    cites: ['708.2', '202.3', '107.3d'],
    says: 'A permanent that is turned face up is the same permanent with all that it had, and has its own mana value',
    asks: ['cast', 'manaValue'],
    given: () =>
      fc.tuple(oddCost, fc.boolean(), fc.nat(2)).map(([manaCost, tapped, counters]) => {
        const card = { ...cardFor('turnFaceUp', '{1}{U}'), manaCost };
        const game = gameFor('turnFaceUp', card, { pool: PLENTY });
        const state = {
          ...(tapped ? { tapped } : {}),
          ...(counters > 0 ? { counters: { '+1/+1': counters } } : {}),
        };
        return {
          game: { ...game, battlefield: game.battlefield.map((p) => ({ ...p, ...state })) },
          manaCost,
        };
      }),
    then: ({ game, manaCost }, engine) => {
      const after = gameAfter(engine, game, take('turnFaceUp'));
      const [before] = game.battlefield;
      const { faceDown: _, ...faceUp } = before ?? { faceDown: true };
      expectIs(
        'it is something else',
        sorted(faceUp),
        sorted(after.battlefield[0] ?? {}),
        'turned up',
      );
      const value = engine.manaValue({
        game: castingGame(plainCard(manaCost, ['creature'])),
        object: SPELL,
      });
      expectIs(
        'the mana value is wrong',
        value,
        engine.manaValue({ game: after, object: SPELL }),
        `face up its mana cost is ${manaCost}`,
      );
    },
    labels: ({ manaCost }) => [manaCost === '{0}' ? 'a cost of {0}' : 'a mana cost'],
  }),
  property<{ readonly game: Game; readonly proposal: SpecialProposal; readonly on: string }>({
    id: '106.6/not-a-spell',
    cites: ['106.6', '107.3d'],
    says: 'Mana that is for spells or for abilities only pays for no special action',
    asks: ['cast'],
    given: () =>
      fc
        .tuple(
          action,
          fc.constantFrom('cast' as const, 'activate' as const, 'other' as const, 'both' as const),
        )
        .map(([name, on]) => {
          const only = on === 'both' ? (['cast', 'activate'] as const) : [on];
          const pool = [{ type: 'U' as const, amount: 3, only: { on: only } }];
          const card = cardFor(name, '{1}{U}');
          return { game: gameFor(name, card, { pool }), proposal: take(name), on };
        }),
    then: ({ game, proposal, on }, engine) => {
      expectLegal(engine, { game, plan: { proposal } }, on === 'other', [`mana only for: ${on}`]);
    },
    labels: ({ on }) => [on === 'other' ? 'allowed' : 'not allowed'],
    covers: { allowed: 0.1, 'not allowed': 0.4 },
  }),
  property<{ readonly game: Game; readonly proposal: SpecialProposal; readonly wrong: string }>({
    id: '107.3d/whose-and-where',
    cites: ['107.3d', '601.2e'],
    says: 'A special action is taken by the owner of a card in the hand, or the controller of a face-down permanent, whose card allows it',
    asks: ['cast'],
    given: () =>
      fc
        .tuple(action, fc.constantFrom('nothing', 'player', 'zone', 'keyword'))
        .map(([name, wrong]) => {
          const card = cardFor(name, '{1}');
          const { keywords: _, ...plain } = card;
          const game = gameFor(name, wrong === 'keyword' ? plain : card, { pool: PLENTY });
          const rich = withPool(game, PLENTY, 20, OPPONENT);
          const whose = wrong === 'player' ? { player: OPPONENT } : {};
          const placed =
            wrong !== 'zone'
              ? rich
              : name === 'turnFaceUp'
                ? { ...rich, battlefield: rich.battlefield.map(({ faceDown: _f, ...p }) => p) }
                : putInto(rich, 'graveyard');
          return { game: placed, proposal: take(name, whose), wrong };
        }),
    then: ({ game, proposal, wrong }, engine) => {
      expectLegal(engine, { game, plan: { proposal } }, wrong === 'nothing', [
        `what is wrong with it: ${wrong}`,
      ]);
    },
    labels: ({ wrong }) => [wrong],
    covers: { nothing: 0.1, player: 0.1, zone: 0.1, keyword: 0.1 },
  }),
];

const sorted = (object: object): [string, unknown][] =>
  Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
