/**
 * Lands of which some ask for life, and a player who may have too little of it.
 */
import * as fc from 'fast-check';
import type { Ability, CanPayQuestion } from '../../engine/index.ts';
import { permanentsOf } from './board-payments.ts';
import { plainCard } from './cards.ts';
import { castingGame, planOf } from './castings.ts';
import { withPool } from './payments.ts';

/** How many there are of what; the life is the player's, the rest is asked for. */
export interface LandsForLife {
  /** Lands that ask for nothing. */
  readonly plain: number;
  /** Lands that ask for 1 life each. */
  readonly forLife: number;
  readonly life: number;
  /** The mana that the spell asks for. */
  readonly due: number;
  /** The life that the spell asks for. */
  readonly more: number;
}

const numbers: fc.Arbitrary<LandsForLife> = fc
  .record({ plain: fc.nat(2), forLife: fc.nat(4), life: fc.nat(4), more: fc.nat(2) })
  .chain(({ plain, forLife, ...rest }) =>
    fc.integer({ min: 1, max: plain + forLife + 1 }).map((due) => {
      return { plain, forLife, ...rest, due };
    }),
  );

/** A spell that asks for {W} so often, and such lands. */
export const landsForLife: fc.Arbitrary<CanPayQuestion & LandsForLife> = numbers.map((n) => {
  const asks: Ability = { kind: 'additionalCost', scope: { of: 'this' }, cost: { life: n.more } };
  const card = plainCard('{W}'.repeat(n.due), ['sorcery'], { abilities: n.more > 0 ? [asks] : [] });
  const battlefield = permanentsOf([
    ...Array.from({ length: n.plain }, () => ['plains', {}] as const),
    ...Array.from({ length: n.forLife }, () => ['horizon', {}] as const),
  ]);
  const game = withPool(castingGame(card, { battlefield }), [], n.life);
  return { ...n, game, proposal: planOf().proposal };
});
