/**
 * Proposals on boards that change what they cost.
 */
import * as fc from 'fast-check';
import type {
  ActivateProposal,
  Card,
  CastProposal,
  Cost,
  Game,
  ManaText,
  Permanent,
} from '../../engine/index.ts';
import { battlefield, gameOf, YOU } from './boards.ts';
import { plainCard, spellCard, withoutModifiers } from './cards.ts';
import { fixedCost } from './costs.ts';
import { type ModifierOptions, modifiers } from './modifiers.ts';
import type { World } from './world.ts';

/** A spell about to be cast: `spell` is the card in the hand of the first player. */
export interface CastOnBoard {
  readonly game: Game;
  readonly proposal: CastProposal;
}

/** An ability about to be activated: the first one of `source`. */
export interface ActivationOnBoard {
  readonly game: Game;
  readonly proposal: ActivateProposal;
}

export const SPELL = 'spell';
export const SOURCE = 'source';

export interface CastOptions extends ModifierOptions {
  /** The card that is cast; any plain one without it. */
  readonly card?: fc.Arbitrary<Card>;
  /** How many other permanents there may be. */
  readonly others?: number;
}

/** Casting a card from the hand of the first player, with this on the battlefield. */
export function castOf(
  card: Card,
  permanents: readonly Permanent[],
  more: Partial<CastProposal> = {},
): CastOnBoard {
  return {
    game: gameOf({ hand: [{ id: SPELL, card }], battlefield: permanents }),
    proposal: { kind: 'cast', player: YOU, object: SPELL, ...more },
  };
}

/** A spell about to be cast on a board with modifiers, most of which apply to it. */
export function castOnBoard(world: World, options: CastOptions = {}): fc.Arbitrary<CastOnBoard> {
  const { card = spellCard(fixedCost), others = 2 } = options;
  const around = options.changes === undefined ? world : withoutModifiers(world);
  return fc
    .tuple(card, modifiers(world, options), battlefield(around, others))
    .map(([spell, changes, rest]) => castOf(spell, [...changes(spell), ...rest]));
}

/** An artifact creature with an ability of this cost. */
export function sourceCard(cost: Cost): Card {
  return plainCard('{2}', ['artifact', 'creature'], {
    abilities: [{ kind: 'activated', cost, effects: [{ kind: 'draw', amount: 1 }] }],
  });
}

/** Activating the first ability of a permanent of the first player. */
export function activationOf(
  card: Card,
  permanents: readonly Permanent[],
  more: Partial<ActivateProposal> = {},
): ActivationOnBoard {
  const source: Permanent = { id: SOURCE, card, owner: YOU, controller: YOU };
  return {
    game: gameOf({ battlefield: [source, ...permanents] }),
    proposal: { kind: 'activate', player: YOU, object: SOURCE, ability: 0, ...more },
  };
}

/** An ability about to be activated on a board with modifiers of abilities. */
export function activationOnBoard(
  world: World,
  mana: fc.Arbitrary<ManaText>,
  options: ModifierOptions = {},
): fc.Arbitrary<ActivationOnBoard> {
  return fc
    .tuple(mana, modifiers(world, { of: 'abilities', ...options }))
    .map(([cost, changes]) => {
      const card = sourceCard({ mana: cost });
      return activationOf(card, changes(card));
    });
}
