/**
 * Tokens: the predefined ones, creating them, and their end.
 * @see CR 111, 704.5d
 */
import { freshIds } from '../change.ts';
import type { Choose } from '../choices.ts';
import { CARD_ZONES } from '../find.ts';
import type { ActivatedAbility } from '../model/abilities.ts';
import type { Card } from '../model/cards.ts';
import type { Production } from '../model/effects.ts';
import type { Game, PlayerId } from '../model/game.ts';
import type { Color } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';

const ANY_COLOR: Production = { kind: 'type', type: 'anyColor' };

function mana(production: Production, cost: ActivatedAbility['cost']): ActivatedAbility {
  return { kind: 'activated', cost, effects: [{ kind: 'addMana', mana: production }] };
}

function artifact(name: string, ...abilities: ActivatedAbility[]): Card {
  return { name, manaCost: null, types: ['artifact'], subtypes: [name], abilities };
}

function creature(
  name: string,
  size: number,
  color: Color | undefined,
  more: Partial<Card> = {},
): Card {
  return {
    name,
    manaCost: null,
    types: color === undefined ? ['artifact', 'creature'] : ['creature'],
    subtypes: [name],
    ...(color === undefined ? {} : { colorIndicator: [color] }),
    power: size,
    toughness: size,
    ...more,
  };
}

/** The tokens that effects name. */
export const TOKENS: Readonly<Record<string, Card>> = Object.fromEntries(
  [
    artifact('Treasure', mana(ANY_COLOR, { tap: true, sacrificeThis: true })),
    artifact('Gold', mana(ANY_COLOR, { sacrificeThis: true })),
    artifact('Powerstone', {
      kind: 'activated',
      cost: { tap: true },
      effects: [
        {
          kind: 'addMana',
          mana: { kind: 'symbols', symbols: '{C}' },
          only: { filter: { types: ['artifact'] } },
        },
      ],
    }),
    creature('Thopter', 1, undefined, { keywords: [{ keyword: 'flying' }] }),
    creature('Wurm', 3, undefined),
    creature('Zombie', 2, 'B'),
    creature('Spirit', 1, 'W', { keywords: [{ keyword: 'flying' }] }),
    creature('Saproling', 1, 'G'),
  ].map((card) => [card.name, card]),
);

export const tokenRules = {
  /**
   * Creates tokens by the name of a predefined one; replacement effects may make them more.
   * @see CR 111.1, 614.16
   */
  createTokens(
    this: Rulebook,
    game: Game,
    player: PlayerId,
    name: string,
    count: number,
    choose: Choose,
  ): Game {
    const card = TOKENS[name];
    const created = this.tokensCreated(game, player, count);
    if (card === undefined || created === 0) return game;
    const entering = freshIds(game, name, created).map((id) => ({
      id,
      card,
      owner: player,
      controller: player,
      token: true as const,
    }));
    return this.enterBattlefield(game, entering, choose);
  },

  /** Each effect that multiplies the tokens that a player creates does so once. @see CR 614.5, 614.16 */
  tokensCreated(this: Rulebook, game: Game, player: PlayerId, count: number): number {
    let created = count;
    for (const permanent of game.battlefield) {
      if (permanent.controller !== player || permanent.phasedOut) continue;
      for (const ability of this.abilitiesOf(permanent)) {
        if (ability.kind === 'tokenReplacement') created *= ability.multiply;
      }
    }
    return created;
  },

  /**
   * A token that is anywhere but on the battlefield ceases to exist; this moves nothing and triggers nothing.
   * @see CR 111.7, 704.5d
   */
  ceaseTokens(this: Rulebook, game: Game): Game {
    const hasTokens = game.players.some((p) => CARD_ZONES.some((z) => p[z].some((o) => o.token)));
    if (!hasTokens) return game;
    return {
      ...game,
      players: game.players.map((p) => ({
        ...p,
        ...Object.fromEntries(CARD_ZONES.map((zone) => [zone, p[zone].filter((o) => !o.token)])),
      })),
    };
  },
};
