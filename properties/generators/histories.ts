/**
 * Games in which a player does one thing after another.
 */
import * as fc from 'fast-check';
import type {
  Ability,
  ActivateProposal,
  CardObject,
  Game,
  GameEvent,
  Permanent,
} from '../../engine/index.ts';
import { card } from '../../fixtures/cards.ts';
import { gameOf, OPPONENT, YOU } from './boards.ts';
import { plainCard } from './cards.ts';
import { ALTAR, activating, addsMana, creature, land, yours } from './makers.ts';

/** What a player may do. */
export type Action =
  | { readonly do: 'activate'; readonly activation: ActivateProposal; readonly gain: number }
  | { readonly do: 'cast'; readonly object: string; readonly x: number }
  | { readonly do: 'resolve' }
  | { readonly do: 'happen'; readonly event: GameEvent };

export interface History {
  readonly game: Game;
  readonly actions: readonly Action[];
}

const GAIN_LIFE: Ability = {
  kind: 'triggered',
  event: { on: 'cast', what: {}, by: 'you' },
  effects: [{ kind: 'gainLife', amount: 1 }],
};

/** What the battlefield of a history is drawn from. */
const PERMANENTS: readonly Permanent[] = [
  land('forest', '{G}'),
  land('swamp', '{B}'),
  land('tomb', '{C}{C}'),
  creature('elf', '{G}', [addsMana('{G}')]),
  { ...creature('sick', '{G}', [addsMana('{G}')]), newlyControlled: true },
  creature('bear', '{1}{G}'),
  creature('priest', '{B}{B}'),
  yours(
    'gem',
    plainCard('{0}', ['artifact'], {
      abilities: [addsMana('{U}', { tap: true, sacrificeThis: true })],
    }),
  ),
  yours(
    'filter',
    plainCard('{2}', ['artifact'], {
      abilities: [addsMana('{B}{G}', { mana: '{1}', tap: true })],
    }),
  ),
  ALTAR,
  yours('watcher', plainCard('{W}', ['enchantment'], { abilities: [GAIN_LIFE] })),
  { ...yours('crystal', card('The Darkness Crystal')), owner: OPPONENT, controller: OPPONENT },
];

const HAND: readonly CardObject[] = [
  { id: 'growth', card: plainCard('{G}', ['instant']) },
  { id: 'cub', card: plainCard('{1}{G}', ['creature']) },
  { id: 'titan', card: card('Marshmist Titan') },
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
];

/** Activating a mana ability, and by how much the pool grows. */
const activate = (object: string, gain: number, sacrifice?: string): Action => ({
  do: 'activate',
  activation: activating(object, sacrifice === undefined ? {} : { sacrifice: [sacrifice] }),
  gain,
});

const happen = (event: GameEvent): Action => ({ do: 'happen', event });

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action>(
    activate('forest', 1),
    activate('swamp', 1),
    activate('tomb', 2),
    activate('elf', 1),
    activate('sick', 1),
    activate('gem', 1),
    activate('filter', 1),
    activate('altar', 2, 'bear'),
    activate('altar', 2, 'elf'),
    activate('altar', 2, 'priest'),
  ),
  fc.constantFrom<Action>(
    { do: 'cast', object: 'growth', x: 0 },
    { do: 'cast', object: 'cub', x: 0 },
    { do: 'cast', object: 'titan', x: 0 },
    { do: 'cast', object: 'ballista', x: 1 },
    { do: 'cast', object: 'ballista', x: 0 },
  ),
  fc.constantFrom<Action>(
    { do: 'resolve' },
    { do: 'resolve' },
    happen({ kind: 'stateBasedActions' }),
    happen({ kind: 'stepEnds' }),
    happen({ kind: 'die', objects: ['bear'] }),
  ),
);

/** A game with some of these permanents and cards, and what is done in it one after the other. */
export const history: fc.Arbitrary<History> = fc
  .record({
    battlefield: fc.subarray([...PERMANENTS], { minLength: 4 }),
    hand: fc.subarray([...HAND], { minLength: 1 }),
    actions: fc.array(action, { minLength: 1, maxLength: 12 }),
  })
  .map(({ battlefield, hand, actions }) => ({ game: gameOf({ battlefield, hand }), actions }));

/** Whether all that an action names is on your battlefield or in your hand. */
export function isPossible(game: Game, next: Action): boolean {
  const mine = game.players.filter((p) => p.id === YOU).flatMap((p) => p.hand);
  const there = new Set([...game.battlefield, ...mine].map(({ id }) => id));
  switch (next.do) {
    case 'activate':
      return [next.activation.object, ...(next.activation.sacrifice ?? [])].every((id) =>
        there.has(id),
      );
    case 'cast':
      return there.has(next.object);
    case 'resolve':
      return game.stack.length > 0;
    default:
      return next.event.kind !== 'die' || next.event.objects.every((id) => there.has(id));
  }
}
