/**
 * Tokens: the predefined ones, creating them, and their end.
 * @see CR 111, 704.5d
 */
import { freshIds, removeObjects } from '../change.ts';
import type { Choose } from '../choices.ts';
import { InputError } from '../errors.ts';
import { CARD_ZONES } from '../find.ts';
import type { Ability } from '../model/abilities.ts';
import type { Card } from '../model/cards.ts';
import type { Cost } from '../model/costs.ts';
import type { Production } from '../model/effects.ts';
import type { Game, PlayerId } from '../model/game.ts';
import type { Color, Id } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';

const ANY_COLOR: Production = { kind: 'type', type: 'anyColor' };

/** An artifact token that is used up for one mana of any colour. */
function manaToken(name: string, cost: Cost): Card {
  const abilities: readonly Ability[] = [
    { kind: 'activated', cost, effects: [{ kind: 'addMana', mana: ANY_COLOR }] },
  ];
  return { name, manaCost: null, types: ['artifact'], subtypes: [name.toLowerCase()], abilities };
}

/** A creature token, named for its creature types. */
function creatureToken(
  subtypes: string,
  power: number,
  toughness: number,
  colors: readonly Color[],
  more: Partial<Card> = {},
): Card {
  return {
    name: subtypes,
    manaCost: null,
    types: ['creature'],
    subtypes: subtypes.toLowerCase().split(' '),
    ...(colors.length > 0 ? { colorIndicator: colors } : {}),
    power,
    toughness,
    ...more,
  };
}

const FLYING: Pick<Card, 'keywords'> = { keywords: [{ keyword: 'flying' }] };
const ARTIFACT: Pick<Card, 'types'> = { types: ['artifact', 'creature'] };
const ENCHANTMENT: Pick<Card, 'types'> = { types: ['enchantment', 'creature'] };

/** The tokens that effects name. A token has no mana cost, so its colour is an indicator's. */
export const TOKENS: ReadonlyMap<string, Card> = new Map(
  Object.entries({
    treasure: manaToken('Treasure', { tap: true, sacrificeThis: true }),
    gold: manaToken('Gold', { sacrificeThis: true }),
    beast: creatureToken('Beast', 3, 3, ['G']),
    elemental: creatureToken('Elemental', 1, 0, ['U']),
    'enchantment cleric': creatureToken('Cleric', 2, 1, ['W'], ENCHANTMENT),
    harpy: creatureToken('Harpy', 1, 1, ['B'], FLYING),
    'human cleric': creatureToken('Human Cleric', 1, 1, ['W', 'B']),
    saproling: creatureToken('Saproling', 1, 1, ['G']),
    snake: creatureToken('Snake', 1, 1, ['G']),
    spirit: creatureToken('Spirit', 1, 1, ['W'], FLYING),
    thopter: creatureToken('Thopter', 1, 1, [], { ...ARTIFACT, ...FLYING }),
    wolf: creatureToken('Wolf', 2, 2, ['G']),
    'wurm with deathtouch': creatureToken('Wurm', 3, 3, [], {
      ...ARTIFACT,
      keywords: [{ keyword: 'deathtouch' }],
    }),
    'wurm with lifelink': creatureToken('Wurm', 3, 3, [], {
      ...ARTIFACT,
      keywords: [{ keyword: 'lifelink' }],
    }),
    zombie: creatureToken('Zombie', 2, 2, ['B']),
  }),
);

/** @throws {InputError} `token/unknown`. */
function tokenCard(name: string): Card {
  const card = TOKENS.get(name);
  if (card !== undefined) return card;
  throw new InputError('token/unknown', `there is no token ${JSON.stringify(name)}`, {
    value: name,
    hint: `the tokens are ${[...TOKENS.keys()].join(', ')}`,
  });
}

export const tokenRules = {
  /**
   * Creates tokens by the name of a predefined one; replacement effects may make them more.
   * @throws {InputError} `token/unknown`.
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
    const card = tokenCard(name);
    const created = this.tokensCreated(game, player, count);
    if (created === 0) return game;
    const entering = freshIds(game, card.name, created).map((id) => ({
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
   * The tokens that are anywhere but on the battlefield: they cease to exist.
   * @see CR 111.7, 704.5d
   */
  tokensElsewhere(this: Rulebook, game: Game): readonly Id[] {
    return game.players.flatMap((p) =>
      CARD_ZONES.flatMap((zone) => p[zone].filter((o) => o.token).map((o) => o.id)),
    );
  },

  /** Tokens cease to exist: they move nowhere, and nothing triggers on it. @see CR 704.5d */
  ceaseTokens(this: Rulebook, game: Game, tokens: readonly Id[]): Game {
    return tokens.length === 0 ? game : removeObjects(game, new Set(tokens));
  },
};
