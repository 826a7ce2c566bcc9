/**
 * Plans on boards: spells with ways to pay, and what they are paid with, some of it unfit.
 */
import * as fc from 'fast-check';
import type {
  Ability,
  Card,
  CardObject,
  Color,
  Cost,
  Game,
  Keyword,
  Mana,
  Permanent,
  Plan,
  WaysToPay,
} from '../../engine/index.ts';
import { COLORS } from '../../engine/index.ts';
import type { PlanOnBoard } from '../laws/castings.ts';
import { gameOf, OPPONENT, YOU } from './boards.ts';
import { plainCard } from './cards.ts';
import { write } from './costs.ts';
import { manaType, withPool } from './payments.ts';
import { SPELL } from './proposals.ts';

/** The ways to pay that use objects, and assist. */
export const WAYS = ['convoke', 'delve', 'improvise', 'waterbend', 'assist'] as const;
export type Way = (typeof WAYS)[number];

/** One object that is to pay for one mana. */
export interface Use {
  readonly way: Exclude<Way, 'assist'>;
  readonly object: string;
  readonly pays: Color | 'generic';
}

/** A spell with some ways to pay, and a plan that uses them. */
export interface WaysOnBoard extends PlanOnBoard {
  readonly offered: readonly Way[];
  /** What the spell costs, and how much more than that it is to cost by a tax. */
  readonly cost: string;
  readonly tax: number;
  readonly waterbend: number;
  readonly uses: readonly Use[];
  readonly assist: number;
}

/** A game in which you may cast `spell` from your hand. */
export function castingGame(
  card: Card,
  parts: {
    readonly pool?: readonly Mana[];
    readonly battlefield?: readonly Permanent[];
    readonly graveyard?: readonly CardObject[];
    readonly hand?: readonly CardObject[];
  } = {},
): Game {
  const { pool = [], hand = [], ...zones } = parts;
  return withPool(gameOf({ ...zones, hand: [{ id: SPELL, card }, ...hand] }), pool);
}

/** Casting `spell`. */
export const planOf = (more: Omit<Plan, 'proposal'> = {}, proposal = {}): Plan => ({
  proposal: { kind: 'cast', player: YOU, object: SPELL, ...proposal },
  ...more,
});

const TAX: Ability = { kind: 'costIncrease', scope: { of: 'spells' }, amount: '{1}' };

/** What may be tapped: creatures and artifacts of every colour, a few of them tapped, sick, or an opponent's. */
export const tappable: fc.Arbitrary<Omit<Permanent, 'id'>> = fc
  .record({
    cost: fc.constantFrom('{W}', '{U}', '{G}', '{W/U}', '{R}{G}', '{2}', '{B/P}'),
    types: fc
      .constantFrom<Card['types'][number][][]>([
        ['creature'],
        ['creature'],
        ['artifact'],
        ['artifact', 'creature'],
        ['enchantment'],
      ])
      .chain((all) => fc.constantFrom(...all)),
    state: fc.constantFrom<Partial<Permanent>>(
      {},
      {},
      {},
      { newlyControlled: true },
      { newlyControlled: true },
      { tapped: true },
      { controller: OPPONENT },
    ),
  })
  .map(({ cost, types, state }) => ({
    card: plainCard(cost, types),
    owner: YOU,
    controller: YOU,
    ...state,
  }));

const anyPays: fc.Arbitrary<Color | 'generic'> = fc.constantFrom('generic', 'generic', ...COLORS);

/** Uses for what is on the board: most are fit, some object is used twice, or for another colour. */
function usesOf(
  offered: readonly Way[],
  permanents: readonly Permanent[],
  graveyard: readonly string[],
): fc.Arbitrary<Use[]> {
  const tapping = WAYS.filter(
    (way): way is 'convoke' | 'improvise' | 'waterbend' =>
      offered.includes(way) && way !== 'delve' && way !== 'assist',
  );
  const isFor = (way: Way, p: Permanent): boolean =>
    way === 'waterbend' || p.card.types.includes(way === 'convoke' ? 'creature' : 'artifact');
  const fit = permanents.filter((p) => !p.tapped && p.controller === YOU);
  const perObject = [
    ...fit.flatMap((p) => {
      const ways = tapping.filter((way) => isFor(way, p));
      if (ways.length === 0) return [];
      const own = COLORS.filter((c) => p.card.manaCost?.includes(c));
      return [
        fc
          .tuple(
            fc.constantFrom(...ways),
            fc.oneof(
              {
                weight: 6,
                arbitrary: fc.constantFrom('generic' as const, 'generic' as const, ...own),
              },
              { weight: 1, arbitrary: fc.constantFrom('W' as const, 'U' as const, 'G' as const) },
            ),
          )
          .map(
            ([way, pays]): Use => ({
              way,
              object: p.id,
              pays: way === 'convoke' ? pays : 'generic',
            }),
          ),
      ];
    }),
    ...(offered.includes('delve')
      ? graveyard.map((object) => fc.constant<Use>({ way: 'delve', object, pays: 'generic' }))
      : []),
  ];
  const good = fc
    .tuple(...perObject.map((use) => fc.option(use, { nil: undefined, freq: 3 })))
    .map((all) => all.filter((use) => use !== undefined));
  const objects = [...permanents.map((p) => p.id), ...graveyard];
  const bad =
    objects.length === 0 || tapping.length === 0
      ? fc.constant<Use[]>([])
      : fc
          .tuple(fc.constantFrom(...tapping), fc.constantFrom(...objects), anyPays)
          .map(([way, object, pays]): Use[] => [
            { way, object, pays: way === 'convoke' ? pays : 'generic' },
          ]);
  return fc
    .tuple(
      good,
      fc.oneof({ weight: 5, arbitrary: fc.constant<Use[]>([]) }, { weight: 1, arbitrary: bad }),
    )
    .map(([one, other]) => [...one, ...other]);
}

/** Uses, as a plan says them. */
export function waysOf(uses: readonly Use[], assist: number): WaysToPay {
  const objects = (way: Way): string[] =>
    uses.filter((use) => use.way === way).map(({ object }) => object);
  return {
    convoke: uses
      .filter(({ way }) => way === 'convoke')
      .map(({ object, pays }) => ({ creature: object, pays })),
    delve: objects('delve'),
    improvise: objects('improvise'),
    waterbend: objects('waterbend'),
    ...(assist > 0 ? { assist: { player: OPPONENT, generic: assist } } : {}),
  };
}

export interface WaysOptions {
  /** The ways that the spell may have; it has each of them or not, one at least. */
  readonly among?: readonly Way[];
  readonly symbols?: readonly string[];
}

/** A spell with ways to pay and a plan for it, with a pool that about suffices for the rest. */
export function waysOnBoard({
  among = WAYS,
  symbols = ['{1}', '{1}', '{2}', '{W}', '{U}', '{G}', '{C}'],
}: WaysOptions = {}): fc.Arbitrary<WaysOnBoard> {
  return fc
    .record({
      offered: fc.subarray([...among], { minLength: 1 }),
      symbols: fc.array(fc.constantFrom(...symbols), { maxLength: 5 }),
      tax: fc.constantFrom(0, 0, 1, 2),
      waterbend: fc.integer({ min: 1, max: 3 }),
      states: fc.array(tappable, { maxLength: 4 }),
      buried: fc.nat(3),
      assist: fc.nat(2),
      helper: fc.array(manaType, { maxLength: 2 }),
      spare: fc.array(manaType, { maxLength: 2 }),
      short: fc.constantFrom(0, 0, 0, 1),
    })
    .chain(({ offered, symbols: wanted, tax, states, buried, helper, spare, short, ...drawn }) => {
      const permanents = states.map((state, i): Permanent => ({ id: `t${i + 1}`, ...state }));
      const graveyard = Array.from({ length: buried }, (_, i) => `g${i + 1}`);
      const waterbend = offered.includes('waterbend') ? drawn.waterbend : 0;
      const assist = offered.includes('assist') ? drawn.assist : 0;
      const cost = write(wanted);
      return usesOf(offered, permanents, graveyard).map((uses): WaysOnBoard => {
        const rest = symbolsLeft(
          [...unfold(wanted), ...Array(waterbend + tax).fill('1')],
          uses,
          assist,
        );
        const paid = rest.slice(short).map((s): Mana => {
          const type = COLORS.find((c) => c === s) ?? 'C';
          return { type, amount: 1 };
        });
        const card = spellWith(cost, offered, waterbend);
        const taxes = Array.from({ length: tax }, (_, i): Permanent => {
          const taxing = plainCard('{2}', ['enchantment'], { abilities: [TAX] });
          return { id: `tax${i + 1}`, card: taxing, owner: OPPONENT, controller: OPPONENT };
        });
        const game = castingGame(card, {
          pool: [...paid, ...spare.map((type): Mana => ({ type, amount: 1 }))],
          battlefield: [...permanents, ...taxes],
          graveyard: graveyard.map((id) => ({ id, card: plainCard('{1}', ['instant']) })),
        });
        const helped = withPool(
          game,
          helper.map((type) => ({ type, amount: 1 })),
          20,
          OPPONENT,
        );
        const plan = planOf({ pay: waysOf(uses, assist) });
        return { game: helped, plan, offered, cost, tax, waterbend, uses, assist };
      });
    });
}

/** `{2}` is two generic mana. */
const unfold = (symbols: readonly string[]): string[] =>
  symbols.flatMap((s) => (s === '{2}' ? ['1', '1'] : [s.slice(1, -1)]));

/** What is left to pay with mana, roughly: what is used for nothing that is due counts for nothing. */
function symbolsLeft(symbols: readonly string[], uses: readonly Use[], assist: number): string[] {
  const left = [...symbols];
  for (const pays of [
    ...uses.map((use) => use.pays),
    ...Array<'generic'>(assist).fill('generic'),
  ]) {
    const at = left.indexOf(pays === 'generic' ? '1' : pays);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function spellWith(mana: string, offered: readonly Way[], waterbend: number): Card {
  const keywords = offered.flatMap((way): Keyword[] =>
    way === 'waterbend' ? [] : [{ keyword: way }],
  );
  const cost: Cost = { waterbend };
  const abilities: Ability[] =
    waterbend === 0 ? [] : [{ kind: 'additionalCost', scope: { of: 'this' }, cost }];
  return plainCard(mana, ['sorcery'], { keywords, abilities });
}
