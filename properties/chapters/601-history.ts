/**
 * Histories: whatever a player does, in whatever order, cards, ids and mana are conserved at every step, and what an
 * engine says of the game fits together.
 * @see CR 118.3a, 400.7, 601.2
 */
import type { CastProposal, Game, Outcome } from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import { type Action, type History, history, isPossible } from '../generators/histories.ts';
import { expectIs, firstId, gamesOf, playerIn, topSpell } from '../laws/castings.ts';
import { Disagreement, type Property, property, type Subject } from '../property.ts';

const castProposal = (object: string, x: number): CastProposal => ({
  kind: 'cast',
  player: YOU,
  object,
  ...(x > 0 ? { x } : {}),
});

/** The games that may follow from an action. */
function follow(engine: Subject, game: Game, next: Action): Outcome {
  switch (next.do) {
    case 'activate':
      return engine.activate({ game, activation: next.activation });
    case 'cast':
      return engine.cast({ game, plan: { proposal: castProposal(next.object, next.x) } });
    case 'resolve':
      return engine.resolve({ game });
    default:
      return engine.happen({ game, event: next.event });
  }
}

/** Every card, as the object that it is now; abilities on the stack are no cards. */
function everyCard(game: Game): string[] {
  const zones = game.players.flatMap((p) => [p.hand, p.graveyard, p.exile, p.command]);
  const spells = game.stack.filter(({ kind }) => kind === 'spell');
  return [...game.battlefield, ...spells, ...zones.flat()].map(({ id }) => id);
}

const manaOf = (game: Game): number =>
  playerIn(game).pool.reduce((sum, mana) => sum + mana.amount, 0);

/** How much mana there is after an action. */
function manaAfter(before: Game, next: Action, after: Game): number {
  if (next.do === 'activate') return manaOf(before) + next.gain;
  if (next.do === 'happen' && next.event.kind === 'stepEnds') return 0;
  const spent = next.do === 'cast' ? Object.values(topSpell(after)?.cast?.spent ?? {}) : [];
  return manaOf(before) - spent.reduce((sum, n) => sum + n, 0);
}

/** What must be so after every step. @throws {Disagreement} */
function expectConserved(before: Game, next: Action, after: Game): void {
  const ids = everyCard(after);
  const cards = ids.map(firstId).sort();
  const had = everyCard(before).map(firstId).sort();
  if (cards.join() !== had.join() || new Set(ids).size < ids.length) {
    throw new Disagreement('cards are not conserved', {
      expected: had,
      actual: ids,
      why: [
        `after: ${JSON.stringify(next)}`,
        'a card that changes zones is one new object (400.7)',
      ],
    });
  }
  expectIs(
    'mana is not conserved',
    manaAfter(before, next, after),
    manaOf(after),
    `after: ${JSON.stringify(next)}: mana is produced, spent, emptied, or still there`,
  );
}

/**
 * Different questions about one game have answers that fit together.
 * @throws {Disagreement}
 */
function expectConsistent(engine: Subject, game: Game): void {
  for (const { id: object, card, controller } of game.battlefield) {
    const ability = card.abilities?.findIndex(({ kind }) => kind === 'activated') ?? -1;
    if (ability < 0 || controller !== YOU) continue;
    const activation = { kind: 'activate', player: YOU, object, ability } as const;
    expectIs(
      'whether it can be activated is answered in two ways',
      gamesOf(engine.activate({ game, activation })).length > 0,
      engine.canActivate({ game, object, ability }),
      `the first ability of ${object}, activated and asked about`,
    );
  }
  for (const { id: object } of playerIn(game).hand) {
    const proposal = castProposal(object, 0);
    const isPayable = engine
      .totalCosts({ game, proposal })
      .some((total) => engine.payments({ game, proposal, total }).length > 0);
    expectIs(
      'whether it can be cast is answered in two ways',
      isPayable,
      gamesOf(engine.cast({ game, plan: { proposal } })).length > 0,
      `${object} can be cast if and only if a total of it can be paid`,
    );
  }
}

/** Does what can be done, one thing after the other, and looks at each game on the way. */
function live(engine: Subject, { game, actions }: History, look: Look): void {
  let now = game;
  for (const next of actions) {
    const [after] = isPossible(now, next) ? gamesOf(follow(engine, now, next)) : [];
    if (after === undefined) continue;
    look(now, next, after);
    now = after;
  }
}
type Look = (before: Game, next: Action, after: Game) => void;

const labels = ({ actions }: History): string[] => [
  ...new Set(actions.map((one) => one.do)),
  ...(actions.length > 5 ? ['long'] : []),
];
const covers = { activate: 0.5, cast: 0.5, resolve: 0.3, happen: 0.3, long: 0.3 };

export const historyProperties: readonly Property[] = [
  property<History>({
    id: '601.2/history',
    cites: ['601.2', '601.2h', '118.3a'],
    says: 'Whatever is tapped, cast, resolved or killed in whatever order, every card is one object and no mana is lost or found',
    asks: ['activate', 'cast', 'resolve', 'happen'],
    given: () => history,
    then: (drawn, engine) => live(engine, drawn, expectConserved),
    labels,
    covers,
  }),
  property<History>({
    id: '601.2/one-story',
    cites: ['601.2', '602.2', '118.3'],
    says: 'Whatever has been done before, what can be paid for can be cast, and what can be activated is said to be so',
    asks: ['activate', 'cast', 'resolve', 'happen', 'canActivate', 'totalCosts', 'payments'],
    given: () => history,
    then: (drawn, engine) => {
      expectConsistent(engine, drawn.game);
      live(engine, drawn, (_before, _next, after) => expectConsistent(engine, after));
    },
    labels,
    covers,
  }),
];
