/**
 * Pools and totals: payments that are possible, and such as fail by a little.
 */
import * as fc from 'fast-check';
import type { Ability, Game, Mana, ManaType, Plan, Proposal, Total } from '../../engine/index.ts';
import { MANA_TYPES, SYMBOLS } from '../../engine/index.ts';
import { battlefieldOf, gameOf, YOU } from './boards.ts';
import { plainCard } from './cards.ts';
import { write } from './costs.ts';
import { SOURCE, SPELL } from './proposals.ts';

/** A pool and a total that may be paid from it. */
export interface Payment {
  readonly game: Game;
  readonly proposal: Proposal;
  readonly total: Total;
}

export const manaType: fc.Arbitrary<ManaType> = fc.constantFrom(...MANA_TYPES);

/** What may be true of mana besides its type; most mana is plain. */
export type ManaTrait = Omit<Mana, 'type' | 'amount'>;

const PLAIN: ManaTrait = {};
const ORIGINS: readonly ManaTrait[] = [
  PLAIN,
  PLAIN,
  { snow: true },
  { source: 'land' },
  { source: 'other land', snow: true },
  { riders: ['uncounterable'] },
  { fromCreature: true },
];
const RESTRICTIONS: readonly ManaTrait[] = [
  PLAIN,
  { only: { on: ['cast'] } },
  { only: { on: ['activate'] } },
  { only: { on: ['cast'], filter: { types: ['creature'] } } },
  { only: { filter: { anyOf: [{ types: ['artifact'] }, { types: ['creature'] }] } } },
  { only: { filter: { notTypes: ['creature'] } } },
  { only: { notGeneric: true } },
  { only: { xOnly: true } },
  { only: { notCast: { notTypes: ['creature'] } } },
];

/** Plain mana, snow mana, mana with a source or a rider. */
export const origin: fc.Arbitrary<ManaTrait> = fc.constantFrom(...ORIGINS);
/** Mana that may be spent on some things only, in ways that matter here or not. */
export const restricted: fc.Arbitrary<ManaTrait> = fc
  .tuple(origin, fc.constantFrom(...RESTRICTIONS))
  .map(([one, other]) => ({ ...one, ...other }));

/** A pool of few mana, so that every way to pay can be tried. */
export function pool(trait: fc.Arbitrary<ManaTrait>, maxLength = 4): fc.Arbitrary<Mana[]> {
  const mana = fc
    .tuple(manaType, fc.integer({ min: 1, max: 2 }), trait)
    .map(([type, amount, more]): Mana => ({ type, amount, ...more }));
  return fc.array(mana, { maxLength });
}

const HOW = ['type', 'type', 'generic', 'snow', 'spare'] as const;

/**
 * A total that this pool pays if nothing is in the way: each mana pays for its type, for generic or snow mana, or is
 * spare. Sometimes one more symbol is asked for.
 */
export function totalFor(mana: readonly Mana[]): fc.Arbitrary<Total> {
  const units = mana.flatMap((one) => Array<Mana>(one.amount).fill(one));
  return fc
    .record({
      hows: fc.tuple(...units.map(() => fc.constantFrom(...HOW))),
      extra: fc.option(fc.constantFrom('{1}', '{C}', '{S}', '{W}', '{B}'), {
        nil: '',
        freq: 2,
      }),
      life: fc.constantFrom(0, 0, 0, 2),
    })
    .map(({ hows, extra, life }) => {
      const symbols = hows.map((how, i) => {
        const one = units[i];
        if (how === 'spare' || one === undefined) return '';
        if (how === 'snow' && one.snow) return '{S}';
        return how === 'generic' ? '{1}' : `{${one.type}}`;
      });
      return { mana: write([...symbols, extra]), life };
    });
}

/** What is paid for: a creature spell, an instant, one with {X} in its cost, or an ability of a creature. */
export const KINDS = ['creature', 'instant', 'X spell', 'ability'] as const;
export type Kind = (typeof KINDS)[number];
export const kind: fc.Arbitrary<Kind> = fc.constantFrom(...KINDS);

/** A question about a payment: the cost that is printed does not matter, the total does. */
export function paymentOf(
  what: Kind,
  mana: readonly Mana[],
  total: Total,
  more: { readonly life?: number; readonly abilities?: readonly Ability[] } = {},
): Payment {
  const helpers = battlefieldOf(
    (more.abilities ?? []).map((ability) => ({
      card: plainCard('{2}', ['enchantment'], { abilities: [ability] }),
      owner: YOU,
      controller: YOU,
    })),
  );
  const activated: Ability = { kind: 'activated', cost: { mana: '{1}' }, effects: [] };
  const source = {
    id: SOURCE,
    card: plainCard('{1}', ['creature'], { abilities: [activated] }),
    owner: YOU,
    controller: YOU,
  };
  const spell =
    what === 'creature'
      ? plainCard('{1}', ['creature'])
      : plainCard(what === 'X spell' ? '{X}' : '{1}', ['instant']);
  const game = gameOf({
    hand: [{ id: SPELL, card: spell }],
    battlefield: what === 'ability' ? [source, ...helpers] : helpers,
  });
  return {
    game: withPool(game, mana, more.life),
    proposal:
      what === 'ability'
        ? { kind: 'activate', player: YOU, object: SOURCE, ability: 0 }
        : { kind: 'cast', player: YOU, object: SPELL },
    total,
  };
}

/** The same game with another pool, and another life total, of a player. */
export function withPool(
  game: Game,
  mana: readonly Mana[],
  life?: number,
  player: string = YOU,
): Game {
  const players = game.players.map((p) =>
    p.id === player ? { ...p, pool: mana, ...(life === undefined ? {} : { life }) } : p,
  );
  return { ...game, players };
}

/** A payment from a pool of such mana. */
export function payment(
  trait: fc.Arbitrary<ManaTrait>,
  abilities: fc.Arbitrary<readonly Ability[]> = fc.constant([]),
): fc.Arbitrary<Payment> {
  return fc
    .tuple(kind, pool(trait), abilities, fc.constantFrom(20, 20, 3, 2, 1))
    .chain(([what, mana, helpers, life]) =>
      totalFor(mana).map((total) => paymentOf(what, mana, total, { life, abilities: helpers })),
    );
}

/** A spell with hybrid and Phyrexian symbols, and a pool that about pays for it. */
export interface ChoicePayment {
  readonly game: Game;
  readonly plan: Plan;
  readonly cost: string;
}

const CHOICES = SYMBOLS.filter(({ ways }) => ways.length > 1).map(({ text }) => text);

/** The symbols that mana of a type is for, one way or another. */
const choicesFor = (type: ManaType): readonly string[] => [
  ...CHOICES.filter((text) => text.includes(type)),
  `{${type}}`,
];

export function choicePayment(
  abilities: fc.Arbitrary<readonly Ability[]>,
): fc.Arbitrary<ChoicePayment> {
  return fc
    .tuple(pool(restricted, 3), abilities, fc.constantFrom(20, 20, 4, 3, 2, 1), fc.boolean())
    .chain(([mana, helpers, life, creature]) =>
      fc
        .array(fc.constantFrom(...mana.map(({ type }) => type), 'B' as const), {
          minLength: 1,
          maxLength: 3,
        })
        .chain((types) => fc.tuple(...types.map((type) => fc.constantFrom(...choicesFor(type)))))
        .map((symbols): ChoicePayment => {
          const cost = write(symbols);
          const { game } = paymentOf('instant', mana, NOTHING_DUE, { life, abilities: helpers });
          const card = plainCard(cost, [creature ? 'creature' : 'instant']);
          const players = game.players.map((p) =>
            p.id === YOU ? { ...p, hand: [{ id: SPELL, card }] } : p,
          );
          const plan: Plan = { proposal: { kind: 'cast', player: YOU, object: SPELL } };
          return { game: { ...game, players }, plan, cost };
        }),
    );
}

const NOTHING_DUE: Total = { mana: '{0}', life: 0 };
