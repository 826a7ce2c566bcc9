/**
 * Permanents that replace mana, most of them that of the permanent at hand, several of them at odds.
 */
import * as fc from 'fast-check';
import { COLORS, type ManaReplacement, type Permanent, type PlayerId } from '../../engine/index.ts';
import type { ManaChange } from '../models/replaced-mana.ts';
import { OPPONENT, YOU } from './boards.ts';
import { maker, manaType, permanent, plainSymbols } from './mana.ts';

export const multiplier: fc.Arbitrary<ManaChange> = fc
  .integer({ min: 2, max: 3 })
  .map((by) => ({ change: { kind: 'multiply', by } }));

/** A change of type that keeps the amount. */
export const typeChange: fc.Arbitrary<ManaChange> = fc.oneof(
  manaType.map((to): ManaChange => ({ change: { kind: 'type', to } })),
  fc
    .tuple(manaType, fc.subarray([...COLORS], { minLength: 1 }))
    .map(([to, from]): ManaChange => ({ change: { kind: 'type', to, from } })),
  fc.constant<ManaChange>({ change: { kind: 'type', to: 'anyColor' } }),
  fc
    .tuple(manaType, manaType)
    .map(([one, other]): ManaChange => ({ change: { kind: 'type', to: [one, other] } })),
);

/** A change that sets type and amount. */
export const setter: fc.Arbitrary<ManaChange> = fc.oneof(
  manaType.map((type): ManaChange => ({ change: { kind: 'becomes', mana: `{${type}}` } })),
  plainSymbols.map((mana): ManaChange => ({ change: { kind: 'becomes', mana } })),
);

/** A change of two or more mana, or of three or more. */
export const threshold: fc.Arbitrary<ManaChange> = fc
  .tuple(fc.oneof(setter, multiplier, typeChange), fc.integer({ min: 2, max: 3 }))
  .map(([change, atLeast]) => ({ ...change, atLeast }));

export const manaChange: fc.Arbitrary<ManaChange> = fc.oneof(
  { weight: 3, arbitrary: multiplier },
  { weight: 2, arbitrary: typeChange },
  { weight: 2, arbitrary: setter },
  { weight: 2, arbitrary: threshold },
);

/** Whose and which mana an effect replaces, and whether that is the first player's who taps a land. */
interface Aim extends Pick<ManaReplacement, 'what' | 'by'> {
  readonly controller: PlayerId;
  readonly state?: Partial<Permanent>;
  readonly applies: boolean;
}

const AIMS: readonly Aim[] = [
  { what: {}, controller: YOU, applies: true },
  { what: { types: ['land'] }, controller: OPPONENT, applies: true },
  { what: {}, by: 'you', controller: YOU, applies: true },
  { what: {}, by: 'opponent', controller: OPPONENT, applies: true },
  { what: { types: ['land'], controller: 'you' }, controller: YOU, applies: true },
  { what: {}, by: 'you', controller: OPPONENT, applies: false },
  { what: {}, by: 'opponent', controller: YOU, applies: false },
  { what: { types: ['artifact'] }, controller: YOU, applies: false },
  { what: { types: ['land'], controller: 'opponent' }, controller: YOU, applies: false },
  { what: {}, controller: YOU, state: { phasedOut: true }, applies: false },
  { what: {}, controller: YOU, state: { later: { lostAbilities: true } }, applies: false },
];

/** A permanent that replaces mana, and whether it replaces that of a land of the first player. */
export interface Replacer {
  readonly change: ManaChange;
  readonly applies: boolean;
  readonly permanent: Permanent;
}

const APPLYING = AIMS.filter(({ applies }) => applies);

const aim = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...APPLYING) },
  { weight: 1, arbitrary: fc.constantFrom(...AIMS) },
);

/** Enchantments that replace mana, so that none of them is what it speaks of. */
export function replacers(
  change: fc.Arbitrary<ManaChange>,
  size: { minLength?: number; maxLength: number },
): fc.Arbitrary<Replacer[]> {
  return fc.array(fc.tuple(change, aim), size).map((list) =>
    list.map(([drawn, { applies, controller, state, ...about }], i) => ({
      change: drawn,
      applies,
      permanent: permanent(
        `replacer${i}`,
        maker([{ kind: 'manaReplacement', ...about, ...drawn }], ['enchantment']),
        { controller, ...state },
      ),
    })),
  );
}

/** The permanents that these replacement effects are of. */
export const permanentsOf = (replacing: readonly Replacer[]): Permanent[] =>
  replacing.map((replacer) => replacer.permanent);

/** The changes that apply, as far as `atLeast` allows. */
export function changesOf(drawn: readonly Replacer[]): readonly ManaChange[] {
  return drawn.filter(({ applies }) => applies).map(({ change }) => change);
}
