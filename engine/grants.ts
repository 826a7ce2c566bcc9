/**
 * Keywords that objects have from elsewhere: by a permanent's ability, or for as long as they stay in a zone.
 */
import type { Resolving } from './effects.ts';
import { isPermanent, type Located } from './find.ts';
import { foundOnce } from './found-once.ts';
import type { GrantKeyword } from './model/abilities.ts';
import type { Card } from './model/cards.ts';
import type { Filter } from './model/filters.ts';
import type { CardObject, Game, GameObject, Permanent, PlayerId, Spell } from './model/game.ts';
import type { Keyword, KeywordName } from './model/keywords.ts';
import type { Rulebook } from './rulebook.ts';

/** Where keywords are granted. */
type Place = NonNullable<GrantKeyword['in']> | 'battlefield' | 'command';

/** The keywords of a card, of whichever face or half, as permissions to cast it look at them. */
export function keywordsOfCard({ keywords, other }: Card): readonly Keyword[] {
  return [...(keywords ?? []), ...(other?.keywords ?? [])];
}

/** What permanents on a battlefield give keywords by. */
const grantsOn = foundOnce((rules, battlefield) =>
  battlefield.flatMap((source) =>
    rules
      .abilitiesOf(source)
      .filter((ability) => ability.kind === 'grantKeyword')
      .map((ability) => ({ ability, source })),
  ),
);

export const grantRules = {
  /**
   * The keywords of a card in a zone that may say how it is cast from there: its own, of whichever half, those that it
   * has in this zone only, and those that permanents give it.
   * @see CR 601.3, 613.1
   */
  keywordsAt(this: Rulebook, game: Game, { object, zone, player }: Located): readonly Keyword[] {
    const gained = 'gained' in object ? (object.gained ?? []) : [];
    return [
      ...keywordsOfCard(object.card),
      ...gained,
      ...this.grantedKeywords(game, object, zone, player),
    ];
  },

  /** The keywords that a permanent or a spell has now, those that permanents give it included. */
  keywordsIn(this: Rulebook, game: Game, object: Permanent | Spell): readonly Keyword[] {
    const place = isPermanent(object) ? 'battlefield' : 'stack';
    const granted = this.grantedKeywords(game, object, place, object.controller);
    const own = this.keywordsOf(object);
    return granted.length === 0 ? own : [...own, ...granted];
  },

  /** Whether a permanent or a spell has a keyword now, of its own or from a permanent. */
  hasKeyword(this: Rulebook, game: Game, object: Permanent | Spell, keyword: KeywordName): boolean {
    return this.keywordsIn(game, object).some((k) => k.keyword === keyword);
  },

  /**
   * Gives a keyword to the target card, or to cards in a player's graveyard; one that changes zones is a new object,
   * which has lost it.
   * @see CR 400.7
   */
  gainKeyword(
    this: Rulebook,
    game: Game,
    what: 'target' | Filter,
    keyword: Keyword,
    { as, targets = [] }: Resolving,
  ): Game {
    const isMeant = (card: CardObject, player: PlayerId): boolean =>
      what === 'target'
        ? targets.includes(card.id)
        : player === as.controller && this.matches(game, what, card, as);
    const players = game.players.map((p) => ({
      ...p,
      graveyard: p.graveyard.map((card) =>
        isMeant(card, p.id) ? { ...card, gained: [...(card.gained ?? []), keyword] } : card,
      ),
    }));
    return { ...game, players };
  },

  /**
   * What the permanents on the battlefield give to an object: "cards in your graveyard" are those of the controller of
   * the permanent.
   */
  grantedKeywords(
    this: Rulebook,
    game: Game,
    object: GameObject,
    place: Place,
    player: PlayerId,
  ): Keyword[] {
    const grants = grantsOn(this, game.battlefield);
    if (grants.length === 0) return [];
    const isCard = place !== 'battlefield' && place !== 'stack';
    return grants.flatMap(({ ability, source }): Keyword[] => {
      const { controller } = source;
      if (source.phasedOut || (isCard && controller !== player)) return [];
      if ((ability.in ?? 'battlefield') !== place) return [];
      return this.matches(game, ability.to, object, { controller, source })
        ? [{ ...ability.details, keyword: ability.keyword }]
        : [];
    });
  },
};
