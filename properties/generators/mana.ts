/**
 * Permanents that make mana, and boards on which one of them is about to.
 */
import * as fc from 'fast-check';
import {
  type Ability,
  type ActivatedAbility,
  type ActivateProposal,
  type Card,
  type CardType,
  COLORS,
  type Cost,
  type Effect,
  type Game,
  type Id,
  MANA_TYPES,
  type Mana,
  type Permanent,
  type PlayerId,
  type Production,
} from '../../engine/index.ts';
import { gameOf, OPPONENT, YOU } from './boards.ts';
import { plainCard } from './cards.ts';
import { SOURCE } from './proposals.ts';
import type { World } from './world.ts';

/** An ability of `source`, about to be activated. */
export interface Activating {
  readonly game: Game;
  readonly activation: ActivateProposal;
}

export const manaType = fc.constantFrom(...MANA_TYPES);
export const manaTypes = fc.subarray([...MANA_TYPES], { minLength: 1 });

/** One to three symbols that add one mana each: coloured or colourless. */
export const plainSymbols: fc.Arbitrary<string> = fc
  .array(manaType, { minLength: 1, maxLength: 3 })
  .map((types) => types.map((type) => `{${type}}`).join(''));

const symbols = plainSymbols.map((text): Production => ({ kind: 'symbols', symbols: text }));

/** What mana an effect may add, by the kind of effect; none of them is ever undefined. */
export const PRODUCTIONS = {
  symbols,
  counted: fc.constantFrom(...MANA_TYPES).map(
    (type): Production => ({
      kind: 'symbols',
      symbols: `{${type}}`,
      times: { kind: 'count', of: { types: ['creature'], controller: 'you' } },
    }),
  ),
  oneOf: fc
    .array(plainSymbols, { minLength: 2, maxLength: 3 })
    .map((options): Production => ({ kind: 'oneOf', options })),
  anyColor: fc
    .integer({ min: 1, max: 3 })
    .map((amount): Production => ({ kind: 'type', type: 'anyColor', amount })),
  mixed: fc
    .tuple(manaTypes, fc.integer({ min: 1, max: 3 }))
    .map(([type, amount]): Production => ({ kind: 'type', type, amount, combination: true })),
  devotion: fc.constant<Production>({ kind: 'devotion' }),
} as const satisfies Record<string, fc.Arbitrary<Production>>;

export const production: fc.Arbitrary<Production> = fc.oneof(
  { weight: 4, arbitrary: PRODUCTIONS.symbols },
  PRODUCTIONS.counted,
  PRODUCTIONS.oneOf,
  PRODUCTIONS.anyColor,
  PRODUCTIONS.mixed,
  PRODUCTIONS.devotion,
);

/** `{T}: Add` this mana. */
export function tapFor(
  mana: Production,
  more: Partial<Extract<Effect, { kind: 'addMana' }>> = {},
): ActivatedAbility {
  return abilityOf({ tap: true }, mana, more);
}

/** An ability that adds mana. */
export function abilityOf(
  cost: Cost,
  mana: Production,
  more: Partial<Extract<Effect, { kind: 'addMana' }>> = {},
): ActivatedAbility {
  return { kind: 'activated', cost, effects: [{ kind: 'addMana', mana, ...more }] };
}

/** A card with these abilities and no cost. */
export function maker(
  abilities: readonly Ability[],
  types: readonly CardType[] = ['land'],
  more: Partial<Card> = {},
): Card {
  return plainCard(null, types, { abilities, ...more });
}

/** A permanent of the first player, unless it says otherwise. */
export function permanent(id: Id, card: Card, state: Partial<Permanent> = {}): Permanent {
  const controller: PlayerId = state.controller ?? YOU;
  return { id, card, owner: controller, controller, ...state };
}

/** The types of permanents that are tapped for mana: lands the oftenest. */
export const makerTypes: fc.Arbitrary<readonly CardType[]> = fc.constantFrom<readonly CardType[]>(
  ['land'],
  ['land'],
  ['artifact'],
  ['creature'],
  ['land', 'creature'],
  ['artifact', 'creature'],
);

const isMaker = (ability: Ability): boolean =>
  ability.kind === 'activated' &&
  ability.cost.tap === true &&
  Object.keys(ability.cost).length === 1 &&
  ability.targets === undefined &&
  ability.effects.every((effect) => effect.kind === 'addMana');

/** Real cards whose first ability is to be tapped for mana, for nothing else. */
function realMakers(world: World): readonly Card[] {
  return world.cards.filter(({ abilities: [first] = [] }) => first !== undefined && isMaker(first));
}

/** A card whose first ability is to be tapped for mana: a real one, or any that could be. */
export function makerCard(
  world: World,
  mana: fc.Arbitrary<Production> = production,
): fc.Arbitrary<Card> {
  const real = realMakers(world);
  const drawn = fc.tuple(mana, makerTypes).map(([m, types]) => maker([tapFor(m)], types));
  if (real.length === 0) return drawn;
  const known = fc.constantFrom(...real);
  return world.generated ? fc.oneof({ weight: 3, arbitrary: drawn }, known) : known;
}

/** Activates the first ability of `source`, which the first player controls, among other permanents. */
export function activating(
  source: Permanent,
  others: readonly Permanent[],
  more: Partial<ActivateProposal> = {},
): Activating {
  return {
    game: gameOf({ battlefield: [source, ...others] }),
    activation: { kind: 'activate', player: YOU, object: SOURCE, ability: 0, ...more },
  };
}

/** The same question where the first player has this pool. */
export function withPool<A extends { readonly game: Game }>(asked: A, pool: readonly Mana[]): A {
  const players = asked.game.players.map((p) => (p.id === YOU ? { ...p, pool } : p));
  return { ...asked, game: { ...asked.game, players } };
}

/** Creatures that are counted and give devotion, under both players. */
export const creatures: fc.Arbitrary<Permanent[]> = fc
  .array(fc.tuple(fc.constantFrom(...COLORS), fc.boolean()), { maxLength: 3 })
  .map((list) =>
    list.map(([color, yours], i) =>
      permanent(`creature${i}`, plainCard(`{${color}}`, ['creature']), {
        controller: yours ? YOU : OPPONENT,
      }),
    ),
  );

const restriction = fc.constantFrom<Mana['only']>(
  undefined,
  { on: ['cast'] },
  { on: ['cast'], filter: { types: ['creature'] } },
  { on: ['activate'] },
);

/** A pool with mana of several sorts. */
export const pool: fc.Arbitrary<Mana[]> = fc.array(
  fc
    .record({
      type: manaType,
      amount: fc.integer({ min: 1, max: 4 }),
      source: fc.constantFrom<Id | undefined>(undefined, 'spring', 'well'),
      only: restriction,
      riders: fc.constantFrom<Mana['riders']>(undefined, ['uncounterable'], ['haste']),
    })
    .map(({ source, only, riders, ...mana }) => ({
      ...mana,
      ...(source === undefined ? {} : { source }),
      ...(only === undefined ? {} : { only }),
      ...(riders === undefined ? {} : { riders }),
    })),
  { maxLength: 4 },
);
