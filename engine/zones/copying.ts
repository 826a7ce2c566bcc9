/**
 * Permanents that enter the battlefield as copies.
 * @see CR 616.1c, 707.2
 */
import { type Choose, pick } from '../choices.ts';
import type { Face } from '../model/cards.ts';
import type { EntersWith } from '../model/effects.ts';
import type { Game, Permanent } from '../model/game.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Modifier } from './entering.ts';

export const isCopying = ({ ability }: Modifier): boolean => ability.asCopyOf !== undefined;

export const copyingRules = {
  /**
   * "You may have it enter as a copy of …": it takes on copiable values, of a permanent that is already there.
   * @returns the effect too by which it became a copy: what that says besides is true of the copy, and only of it.
   * @see CR 616.1c, 707.2
   */
  entersAsCopy(
    this: Rulebook,
    game: Game,
    permanent: Permanent,
    x: number,
    choose: Choose,
  ): { readonly permanent: Permanent; readonly by?: Modifier } {
    const modifier = this.entersWith(game, permanent, x).find(isCopying);
    const of = modifier?.ability.asCopyOf;
    if (modifier === undefined || of === undefined) return { permanent };
    const faces = new Map<string, Face>();
    for (const original of this.permanentsMatching(game, of, modifier.as)) {
      const face = exceptFor(this.copiableValues(original), modifier.ability);
      faces.set(JSON.stringify(face), face);
    }
    const copy = pick<Face | undefined>(choose, `copied by ${permanent.id}`, [
      undefined,
      ...faces.values(),
    ]);
    return copy === undefined ? { permanent } : { permanent: { ...permanent, copy }, by: modifier };
  },
};

/** Copiable values with what the effect says in addition. */
function exceptFor(face: Face, { addTypes, removeSupertypes = [] }: EntersWith): Face {
  const types = [...new Set([...face.types, ...(addTypes ?? [])])];
  const { supertypes, ...rest } = face;
  const kept = supertypes?.filter((s) => !removeSupertypes.includes(s)) ?? [];
  return { ...rest, types, ...(kept.length > 0 ? { supertypes: kept } : {}) };
}
