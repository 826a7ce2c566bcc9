/**
 * Histories: whatever a player does, in whatever order, cards, ids and mana are conserved at every step.
 * @see CR 118.3a, 400.7, 601.2
 */
import * as fc from 'fast-check';
import type { ActivateProposal, Game, GameEvent, Outcome } from '../../engine/index.ts';
import { gameOf, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { ALTAR, activating, addsMana, creature, land, yours } from '../generators/makers.ts';
import { firstId, gamesOf, playerIn, topSpell } from '../laws/castings.ts';
import { Disagreement, type Property, property, type Subject } from '../property.ts';

/** What a player may do, by the name of what it is done with. */
type Action =
  | { readonly do: 'activate'; readonly activation: ActivateProposal }
  | { readonly do: 'cast'; readonly object: string; readonly x: number }
  | { readonly do: 'resolve' }
  | { readonly do: 'happen'; readonly event: GameEvent };

interface History {
  readonly game: Game;
  readonly actions: readonly Action[];
}

const START: Game = gameOf({
  battlefield: [
    land('forest', '{G}'),
    land('tomb', '{C}{C}'),
    creature('elf', '{G}', [addsMana('{G}')]),
    creature('bear', '{1}{G}'),
    yours(
      'gem',
      plainCard('{0}', ['artifact'], {
        abilities: [addsMana('{U}', { tap: true, sacrificeThis: true })],
      }),
    ),
    ALTAR,
  ],
  hand: [
    { id: 'growth', card: plainCard('{G}', ['instant']) },
    { id: 'cub', card: plainCard('{1}{G}', ['creature']) },
    {
      id: 'ballista',
      card: plainCard('{X}{X}', ['artifact', 'creature'], {
        power: 0,
        toughness: 0,
        abilities: [
          { kind: 'entersWith', what: 'self', counters: { counter: '+1/+1', amount: 'X' } },
        ],
      }),
    },
  ],
});

const activate = (object: string, sacrifice?: string): Action => ({
  do: 'activate',
  activation: activating(object, sacrifice === undefined ? {} : { sacrifice: [sacrifice] }),
});

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action>(
    activate('forest'),
    activate('tomb'),
    activate('elf'),
    activate('gem'),
    activate('altar', 'bear'),
    activate('altar', 'elf'),
    { do: 'cast', object: 'growth', x: 0 },
    { do: 'cast', object: 'cub', x: 0 },
    { do: 'cast', object: 'ballista', x: 1 },
    { do: 'cast', object: 'ballista', x: 0 },
  ),
  fc.constantFrom<Action>(
    { do: 'resolve' },
    { do: 'resolve' },
    { do: 'happen', event: { kind: 'stepEnds' } },
    { do: 'happen', event: { kind: 'die', objects: ['bear'] } },
  ),
);

const isThere = (game: Game, id: string): boolean =>
  [...game.battlefield, ...playerIn(game).hand].some((object) => object.id === id);

/** The games that may follow from an action; undefined where there is nothing to do it with. */
function follow(engine: Subject, game: Game, next: Action): Outcome | undefined {
  switch (next.do) {
    case 'activate': {
      const { activation } = next;
      const needed = [activation.object, ...(activation.sacrifice ?? [])];
      return needed.every((id) => isThere(game, id))
        ? engine.activate({ game, activation })
        : undefined;
    }
    case 'cast': {
      if (!isThere(game, next.object)) return undefined;
      const { object, x } = next;
      const proposal = { kind: 'cast', player: YOU, object, ...(x > 0 ? { x } : {}) } as const;
      return engine.cast({ game, plan: { proposal } });
    }
    case 'resolve':
      return game.stack.length > 0 ? engine.resolve({ game }) : undefined;
    default: {
      const { event } = next;
      const missing = event.kind === 'die' && !event.objects.every((id) => isThere(game, id));
      return missing ? undefined : engine.happen({ game, event });
    }
  }
}

/** Every object that a card is, wherever it is. */
function everyId(game: Game): string[] {
  const zones = game.players.flatMap((p) => [p.hand, p.graveyard, p.exile, p.command]);
  return [...game.battlefield, ...game.stack, ...zones.flat()].map(({ id }) => id);
}

const manaOf = (game: Game): number =>
  playerIn(game).pool.reduce((sum, mana) => sum + mana.amount, 0);

/** What must be so after every step. @throws {Disagreement} */
function expectConserved(before: Game, next: Action, after: Game): void {
  const ids = everyId(after);
  const cards = ids.map(firstId).sort();
  const had = everyId(before).map(firstId).sort();
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
  const left = manaOf(after);
  const spent =
    next.do === 'cast'
      ? Object.values(topSpell(after)?.cast?.spent ?? {}).reduce((sum, n) => sum + n, 0)
      : 0;
  const right =
    next.do === 'activate'
      ? left > manaOf(before)
      : next.do === 'happen'
        ? left === (next.event.kind === 'stepEnds' ? 0 : manaOf(before))
        : left + spent === manaOf(before);
  if (right) return;
  throw new Disagreement('mana is not conserved', {
    expected: `${manaOf(before)} before, ${spent} spent`,
    actual: `${left} left`,
    why: [`after: ${JSON.stringify(next)}`, 'mana is produced, spent, emptied, or still there'],
  });
}

export const historyProperties: readonly Property[] = [
  property<History>({
    id: '601.2/history',
    cites: ['601.2', '601.2h', '118.3a'],
    says: 'Whatever is tapped, cast, resolved or killed in whatever order, every card is one object and no mana is lost or found',
    asks: ['activate', 'cast', 'resolve', 'happen'],
    given: () =>
      fc
        .array(action, { minLength: 1, maxLength: 12 })
        .map((actions) => ({ game: START, actions })),
    then: ({ game, actions }, engine) => {
      let now = game;
      for (const next of actions) {
        const outcome = follow(engine, now, next);
        const [after] = outcome === undefined ? [] : gamesOf(outcome);
        if (after === undefined) continue;
        expectConserved(now, next, after);
        now = after;
      }
    },
    labels: ({ actions }) => [
      ...new Set(actions.map((one) => one.do)),
      ...(actions.length > 5 ? ['long'] : []),
    ],
    covers: { activate: 0.5, cast: 0.5, resolve: 0.3, happen: 0.3, long: 0.3 },
  }),
];
