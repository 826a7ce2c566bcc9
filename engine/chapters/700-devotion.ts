/**
 * Devotion.
 * @see CR 700.5, 700.5a
 */
import { parseManaCost } from '../costs/mana-cost.ts';
import type { Face } from '../model/cards.ts';
import type { Game, Permanent, PlayerId } from '../model/game.ts';
import type { ManaText } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';

export const devotionRules = {
  /**
   * A player's devotion: the symbols of these colours among the mana costs of the permanents that they control.
   * @param colors bits of one colour or more.
   * @see CR 700.5
   */
  devotion(this: Rulebook, game: Game, player: PlayerId, colors: number): number {
    let total = 0;
    for (const permanent of game.battlefield) {
      if (permanent.controller !== player || permanent.phasedOut) continue;
      const face = this.devotionValues(permanent);
      if (face.manaCost !== null) total += this.devotionSymbols(face.manaCost, colors);
      if (face.abilities !== undefined) total += this.devotionBonus(face);
    }
    return total;
  },

  /**
   * Devotion looks at permanents as the layers of copy, control and text effects leave them, so recolouring
   * them or taking their abilities away changes nothing.
   * @see CR 700.5a
   */
  devotionValues(this: Rulebook, permanent: Permanent): Face {
    return this.copiableValues(permanent);
  },

  /**
   * Each symbol that is one of the colours counts once, a hybrid of two of them too.
   * @see CR 700.5
   */
  devotionSymbols(this: Rulebook, cost: ManaText, colors: number): number {
    let count = 0;
    for (const symbol of parseManaCost(cost).symbols) {
      if ((this.symbolColors(symbol) & colors) !== 0) count += 1;
    }
    return count;
  },

  /**
   * An effect that raises devotion to each colour and each combination raises any devotion by its amount once.
   * @see CR 700.5a
   */
  devotionBonus(this: Rulebook, face: Face): number {
    let bonus = 0;
    for (const ability of face.abilities ?? []) {
      if (ability.kind === 'devotionBonus') bonus += ability.amount;
    }
    return bonus;
  },

  /**
   * Mana symbols of a colour among the mana costs of a player's permanents: wording that is not devotion.
   * @see CR 700.5
   */
  symbolsAmongPermanents(this: Rulebook, game: Game, player: PlayerId, color: number): number {
    let total = 0;
    for (const permanent of game.battlefield) {
      if (permanent.controller !== player || permanent.phasedOut) continue;
      const { manaCost } = this.devotionValues(permanent);
      if (manaCost !== null) total += this.devotionSymbols(manaCost, color);
    }
    return total;
  },
};
