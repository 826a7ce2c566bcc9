/**
 * Permanents that change what spells and abilities cost, drawn so that most of them apply to the proposal at hand.
 */
import * as fc from 'fast-check';
import {
  type Ability,
  type Card,
  type CostIncrease,
  type CostMinimum,
  type CostReduction,
  type CostScope,
  colorsOfBits,
  comprehensiveRules,
  type Filter,
  type Permanent,
} from '../../engine/index.ts';
import { battlefieldOf, OPPONENT, YOU } from './boards.ts';
import { isModifier, plainCard } from './cards.ts';
import { anySymbol, color, coloredSymbol } from './costs.ts';
import type { World } from './world.ts';

/** How a modifier is aimed at the proposal that it is drawn for. */
interface Aim {
  readonly of: 'spells' | 'abilities';
  /** What it looks for in the spell or in the source of the ability. */
  readonly looksFor: 'all' | 'type' | 'color' | 'notLand' | 'otherType' | 'otherColor';
  readonly whose: CostScope['whose'];
}

/** A cost-changing ability whose scope is still to be aimed. */
type Change =
  | Omit<CostIncrease, 'scope'>
  | Omit<CostReduction, 'scope'>
  | Omit<CostMinimum, 'scope'>;

/** The kinds of change that a generator may draw. */
export const CHANGES = {
  increase: fc
    .tuple(
      fc.oneof(
        fc.integer({ min: 1, max: 3 }).map((n) => `{${n}}`),
        coloredSymbol,
      ),
    )
    .map(([amount]): Change => ({ kind: 'costIncrease', amount })),
  generic: fc
    .integer({ min: 1, max: 4 })
    .map((n): Change => ({ kind: 'costReduction', amount: `{${n}}` })),
  perPermanent: fc.constantFrom('creature' as const, 'artifact' as const).map(
    (type): Change => ({
      kind: 'costReduction',
      amount: '{1}',
      times: { kind: 'count', of: { types: [type], controller: 'you' } },
    }),
  ),
  byDevotion: color.map(
    (c): Change => ({ kind: 'costReduction', amount: '{1}', times: { kind: 'devotion', to: [c] } }),
  ),
  colored: fc
    .tuple(coloredSymbol, fc.integer({ min: 1, max: 3 }))
    .map(([symbol, n]): Change => ({ kind: 'costReduction', amount: symbol.repeat(n) })),
  coloredOnly: fc
    .array(coloredSymbol, { minLength: 1, maxLength: 3 })
    .map(
      (symbols): Change => ({ kind: 'costReduction', amount: symbols.join(''), coloredOnly: true }),
    ),
  anySymbol: fc
    .array(anySymbol, { minLength: 1, maxLength: 2 })
    .map((symbols): Change => ({ kind: 'costReduction', amount: symbols.join('') })),
  floored: fc
    .integer({ min: 1, max: 3 })
    .map((n): Change => ({ kind: 'costReduction', amount: `{${n}}`, notBelow: 1 })),
  minimum: fc.integer({ min: 1, max: 5 }).map((mana): Change => ({ kind: 'costMinimum', mana })),
} as const satisfies Record<string, fc.Arbitrary<Change>>;
export type ChangeName = keyof typeof CHANGES;

const aim = (of: Aim['of']): fc.Arbitrary<Aim> =>
  fc.record({
    of: fc.constant(of),
    looksFor: fc.constantFrom<Aim['looksFor']>(
      'all',
      'all',
      'type',
      'color',
      'notLand',
      'otherType',
      'otherColor',
    ),
    whose: fc.constantFrom<CostScope['whose']>('yours', 'yours', undefined, 'opponents'),
  });

function filterFor(looksFor: Aim['looksFor'], target: Card): Filter | undefined {
  const colors = colorsOfBits(comprehensiveRules.printedColors(target));
  switch (looksFor) {
    case 'all':
      return undefined;
    case 'type':
      return { types: target.types };
    case 'color':
      return colors.length > 0 ? { colors } : { colorless: true };
    case 'notLand':
      return { notTypes: ['land'] };
    case 'otherType':
      return { notTypes: target.types };
    case 'otherColor':
      return colors.length > 0 ? { colorless: true } : { colors: ['W'] };
    default:
      return looksFor satisfies never;
  }
}

/** The ability, aimed at a spell or the source of an ability. */
function aimed(change: Change, { of, looksFor, whose }: Aim, target: Card): Ability {
  const filter = filterFor(looksFor, target);
  const scope: CostScope = { of, ...(whose ? { whose } : {}), ...(filter ? { filter } : {}) };
  return { ...change, scope };
}

export interface ModifierOptions {
  /** Which kinds of change; any of all without it. */
  readonly changes?: readonly ChangeName[];
  readonly of?: Aim['of'];
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Whether real cards are drawn too; they bring any kind of change. */
  readonly real?: boolean;
}

/**
 * Permanents with cost-changing abilities.
 * @returns a function of the card that is cast, or whose ability is activated.
 */
export function modifiers(
  world: World,
  options: ModifierOptions = {},
): fc.Arbitrary<(target: Card) => Permanent[]> {
  const {
    changes,
    of = 'spells',
    minLength = 0,
    maxLength = 4,
    real = changes === undefined,
  } = options;
  if (changes?.length === 0) return fc.constant(() => []);
  const names = changes ?? (Object.keys(CHANGES) as ChangeName[]);
  const generated = fc.tuple(fc.oneof(...names.map((name) => CHANGES[name])), aim(of)).map(
    ([change, how]) =>
      (target: Card): Card =>
        plainCard('{2}', ['artifact'], { abilities: [aimed(change, how, target)] }),
  );
  const known = world.cards.filter(isModifier);
  const realCard =
    known.length > 0 && real ? [fc.constantFrom(...known).map((card) => () => card)] : [];
  const one =
    world.generated || realCard.length === 0
      ? fc.oneof(generated, ...realCard)
      : fc.oneof(...realCard);
  const placed = fc.tuple(one, fc.constantFrom(YOU, YOU, YOU, OPPONENT));
  return fc.array(placed, { minLength, maxLength }).map(
    (list) => (target) =>
      battlefieldOf(
        list.map(([card, controller]) => ({ card: card(target), owner: controller, controller })),
        'm',
      ),
  );
}
