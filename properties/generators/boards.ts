/**
 * Boards: permanents in every state that the rules tell apart, under two or three players.
 */
import * as fc from 'fast-check';
import type {
  Card,
  CardZone,
  Face,
  Game,
  LaterEffects,
  Permanent,
  Player,
  PlayerId,
} from '../../engine/index.ts';
import { permanentCard } from './cards.ts';
import { color, colors } from './costs.ts';
import type { World } from './world.ts';

export const YOU: PlayerId = 'A';
export const OPPONENT: PlayerId = 'B';

/** A game of two players in your main phase with nothing else in it; the cards are yours. */
export function gameOf(
  parts: Partial<Pick<Game, 'battlefield' | 'stack'> & Pick<Player, CardZone>> = {},
): Game {
  const { battlefield = [], stack = [], ...zones } = parts;
  const player = (id: PlayerId, cards: typeof zones): Player => ({
    id,
    life: 20,
    pool: [],
    hand: [],
    graveyard: [],
    exile: [],
    command: [],
    ...cards,
  });
  return {
    activePlayer: YOU,
    step: 'precombatMain',
    players: [player(YOU, zones), player(OPPONENT, {})],
    battlefield,
    stack,
  };
}

/** What a permanent is before it has an id. */
export type PermanentState = Omit<Permanent, 'id'>;

const later: fc.Arbitrary<LaterEffects> = fc.oneof(
  color.map((c): LaterEffects => ({ colors: [c] })),
  colors.map((cs): LaterEffects => ({ addColors: cs })),
  fc.constant<LaterEffects>({ lostAbilities: true }),
  fc.constant<LaterEffects>({ types: ['land'] }),
  fc.constant<LaterEffects>({ addTypes: ['artifact'] }),
);

/** What layers 4 to 7 do to a permanent. */
export const laterEffects: fc.Arbitrary<LaterEffects> = fc
  .tuple(later, later)
  .map(([one, other]) => ({ ...other, ...one }));

const copied = (card: Card): Face => {
  const { layout: _layout, other: _other, ...face } = card;
  return face;
};

type Twist = (state: PermanentState, card: Card) => PermanentState;

const TWISTS: readonly Twist[] = [
  (state) => ({ ...state, token: true }),
  (state) => ({ ...state, tapped: true }),
  (state) => ({ ...state, faceDown: true }),
  (state) => ({ ...state, phasedOut: true }),
  (state, card) => ({ ...state, copy: copied(card) }),
  (state, card) => ({ ...state, under: [card] }),
  (state) => (state.card.other ? { ...state, shown: 'other' } : state),
  (state) => (state.card.layout === 'room' ? { ...state, shown: 'both' } : state),
  (state) => ({ ...state, owner: state.controller === YOU ? OPPONENT : YOU }),
  (state) => ({ ...state, newlyControlled: true }),
];

/**
 * A permanent in a state: most are plain, the others are tokens, copies, face down, phased out, merged, transformed,
 * recoloured, without abilities, or under another player's control.
 */
export function permanentState(world: World): fc.Arbitrary<PermanentState> {
  const card = permanentCard(world);
  const plain = fc
    .tuple(card, fc.constantFrom(YOU, YOU, OPPONENT))
    .map(([c, controller]): PermanentState => ({ card: c, owner: controller, controller }));
  const twisted = fc
    .tuple(plain, fc.constantFrom(...TWISTS), card, fc.option(laterEffects, { nil: undefined }))
    .map(([state, twist, other, effects]) => ({
      ...twist(state, other),
      ...(effects === undefined ? {} : { later: effects }),
    }));
  return fc.oneof({ weight: 3, arbitrary: plain }, { weight: 2, arbitrary: twisted });
}

/** Gives permanents their ids. */
export function battlefieldOf(states: readonly PermanentState[], prefix = 'p'): Permanent[] {
  return states.map((state, i) => ({ id: `${prefix}${i + 1}`, ...state }));
}

/** Permanents under both players. */
export function battlefield(world: World, maxLength = 6): fc.Arbitrary<Permanent[]> {
  return fc.array(permanentState(world), { maxLength }).map((states) => battlefieldOf(states));
}
