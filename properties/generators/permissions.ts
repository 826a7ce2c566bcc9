/**
 * Spells that are cast from elsewhere than the hand, and at every time of a turn.
 */
import * as fc from 'fast-check';
import type {
  Ability,
  CardObject,
  CardType,
  CardZone,
  Game,
  Keyword,
  PlayerId,
  Spell,
  Step,
} from '../../engine/index.ts';
import { allColors } from '../laws/changes.ts';
import { OPPONENT, YOU } from './boards.ts';
import { plainCard, spellCard } from './cards.ts';
import { plainCost } from './costs.ts';
import { type CastOnBoard, castOnBoard, SPELL } from './proposals.ts';
import type { World } from './world.ts';

/** The same game with the card to cast in another zone of yours, and with what else is true of it there. */
export function putInto(game: Game, zone: CardZone, more: Partial<CardObject> = {}): Game {
  const players = game.players.map((p) => {
    if (p.id !== YOU) return p;
    const moved = p.hand.filter(({ id }) => id === SPELL).map((card) => ({ ...card, ...more }));
    const rest = { ...p, hand: p.hand.filter(({ id }) => id !== SPELL) };
    return { ...rest, [zone]: [...rest[zone], ...moved] };
  });
  return { ...game, players };
}

/** A spell of a plain cost on a board with changes that come to one total. */
export const changed = (world: World): fc.Arbitrary<CastOnBoard> =>
  castOnBoard(world, {
    card: spellCard(plainCost).map(allColors),
    changes: ['increase', 'generic', 'colored', 'minimum'],
    maxLength: 2,
    others: 0,
  });

/** A time of the game: whose turn, which step, and whether something is on the stack. */
export interface Time {
  readonly activePlayer: PlayerId;
  readonly step: Step;
  readonly busy: boolean;
}

/** Half of all times are those at which a sorcery is cast. */
export const time: fc.Arbitrary<Time> = fc.oneof(
  fc.constantFrom<Time>(
    { activePlayer: YOU, step: 'precombatMain', busy: false },
    { activePlayer: YOU, step: 'postcombatMain', busy: false },
  ),
  fc.record({
    activePlayer: fc.constantFrom(YOU, OPPONENT),
    step: fc.constantFrom<Step>(
      'precombatMain',
      'precombatMain',
      'postcombatMain',
      'upkeep',
      'declareBlockers',
      'end',
    ),
    busy: fc.boolean(),
  }),
);

/** A spell of an opponent's that waits on the stack. */
export const waiting = (...keywords: readonly Keyword[]): Spell => ({
  kind: 'spell',
  id: 'waiting',
  card: plainCard('{1}', ['instant'], keywords.length > 0 ? { keywords } : {}),
  owner: OPPONENT,
  controller: OPPONENT,
});

export const at = (game: Game, { activePlayer, step, busy }: Time): Game => ({
  ...game,
  activePlayer,
  step,
  stack: busy ? [waiting()] : [],
});

/** Whether a sorcery can be cast then. */
export const isMain = ({ activePlayer, step, busy }: Time): boolean =>
  activePlayer === YOU && step.endsWith('Main') && !busy;

export const timeLabels = (when: Time): string[] => [isMain(when) ? 'main phase' : 'another time'];
export const TIMES = { 'main phase': 0.3, 'another time': 0.2 };

/** The types of a spell, the fast and the slow. */
export const types: fc.Arbitrary<CardType> = fc.constantFrom<CardType>(
  'instant',
  'sorcery',
  'creature',
  'artifact',
);

/** "You may cast … from there." */
export const mayCast = (
  of: 'this' | 'spells',
  from: readonly ('graveyard' | 'exile')[],
  more: Partial<Extract<Ability, { kind: 'castPermission' }>['scope']> = {},
): Ability => ({
  kind: 'castPermission',
  scope: { of, from, ...(of === 'spells' ? { whose: 'yours' as const } : {}), ...more },
});
