/**
 * Boards of any size whose sources about pay for a spell: what each source pays for is settled as they are drawn, so
 * a way to pay is known without looking for one.
 */
import * as fc from 'fast-check';
import type {
  Ability,
  ActivateProposal,
  Game,
  ManaText,
  Permanent,
  Plan,
  Proposal,
  SpendRestriction,
} from '../../engine/index.ts';
import { PAYERS, type Payer, permanentsOf } from './board-payments.ts';
import { plainCard } from './cards.ts';
import { castingGame, planOf } from './castings.ts';
import { write } from './costs.ts';
import { activating, yours } from './makers.ts';

/** Card types of spells that are cast when a sorcery could be. */
const SPELL_TYPES = ['sorcery', 'creature'] as const;
export type SpellType = (typeof SPELL_TYPES)[number];

/** A spell and a board; `short` when the spell asks for a mana more than the sources were drawn for. */
export interface Castable {
  readonly game: Game;
  readonly proposal: Proposal;
  /** The cost that is printed on it, symbol by symbol. */
  readonly symbols: readonly ManaText[];
  readonly type: SpellType;
  /** Pays for the spell, unless it is short. */
  readonly plan: Plan;
  readonly short: boolean;
}

/** A use of a source: the symbol that it pays for, and the index of its ability. */
type Uses = readonly (readonly [symbol: ManaText, ability: number])[];

const LANDS = {
  plains: [['{W}', 0]],
  island: [['{U}', 0]],
  snowIsland: [['{U}', 0]],
  waste: [['{C}', 0]],
  dual: [
    ['{W}', 0],
    ['{U}', 1],
  ],
  painland: [
    ['{C}', 0],
    ['{B}', 1],
  ],
  horizon: [['{W}', 0]],
} as const satisfies Partial<Record<Payer, Uses>>;

const SOURCES: Readonly<Partial<Record<Payer, Uses>>> = {
  ...LANDS,
  treasure: [
    ['{W}', 0],
    ['{R}', 0],
  ],
  elf: [['{G}', 0]],
  familiar: [['{C}', 0]],
  talisman: [['{C}', 0]],
};

const isPayer = (name: string): name is Payer => name in SOURCES;
const landName = fc.constantFrom(...Object.keys(LANDS).filter(isPayer));
const sourceName = fc.constantFrom(...Object.keys(SOURCES).filter(isPayer));

/** A source with what it is used for; a spare one may be tapped or sick. */
interface Drawn {
  readonly name: Payer;
  readonly state: Partial<Permanent>;
  readonly symbol?: ManaText;
  readonly ability: number;
}

function used(names: fc.Arbitrary<Payer>): fc.Arbitrary<Drawn> {
  return names.chain((name): fc.Arbitrary<Drawn> => {
    const uses = fc.constantFrom(...(SOURCES[name] ?? []));
    const spent = fc.tuple(uses, fc.boolean()).map(([[symbol, ability], generic]): Drawn => {
      return { name, state: {}, symbol: generic ? '{1}' : symbol, ability };
    });
    const spare = fc
      .constantFrom<Partial<Permanent>>({}, { tapped: true }, { newlyControlled: true })
      .map((state): Drawn => ({ name, state, ability: 0 }));
    return fc.oneof({ weight: 4, arbitrary: spent }, { weight: 1, arbitrary: spare });
  });
}

/** A permanent of yours beside those that are drawn. */
export const another = (name: Payer, more: Partial<Permanent> = {}): Permanent => ({
  ...yours(`another ${name}`, PAYERS[name]),
  ...more,
});

export const anotherLand: fc.Arbitrary<Permanent> = landName.map((name) => another(name));

/** A board of sources, the first of them a land. */
export function castable(maxSources = 12): fc.Arbitrary<Castable> {
  return fc
    .record({
      first: used(landName),
      others: fc.array(used(sourceName), { maxLength: maxSources - 1 }),
      extra: fc.constantFrom('{1}', '{W}', '{U}', undefined, undefined),
      type: fc.constantFrom(...SPELL_TYPES),
    })
    .map(({ first, others, extra, type }) => {
      const drawn = [first, ...others];
      const battlefield = permanentsOf(drawn.map(({ name, state }) => [name, state]));
      const manaAbilities = drawn.flatMap(({ symbol, ability }, i): ActivateProposal[] => {
        const id = battlefield[i]?.id;
        return symbol === undefined || id === undefined ? [] : [activating(id, { ability })];
      });
      const plan = planOf(manaAbilities.length === 0 ? {} : { manaAbilities });
      const wanted = [...drawn.map(({ symbol }) => symbol), extra];
      const symbols = wanted.filter((symbol) => symbol !== undefined);
      const game = castingGame(plainCard(write(symbols), [type]), { battlefield });
      return { game, proposal: plan.proposal, symbols, type, plan, short: extra !== undefined };
    });
}

/** For labels: whether the sources are as many as the spell asks for. */
export const enough = ({ short }: Castable): string => (short ? 'short' : 'enough');

/** The same board with another cost, and perhaps abilities, printed on the spell. */
export function printing(
  { game, type }: Castable,
  symbols: readonly ManaText[],
  abilities: readonly Ability[] = [],
): Game {
  const card = plainCard(write(symbols), [type], { abilities });
  return castingGame(card, { battlefield: game.battlefield });
}

/** The same board with other permanents. */
export const onBoard = (game: Game, battlefield: readonly Permanent[]): Game => ({
  ...game,
  battlefield,
});

/** The same board, on which the first permanent has other abilities. */
export function withFirst(game: Game, change: (ability: Ability) => Ability): Game {
  const [first, ...others] = game.battlefield;
  if (first === undefined) return game;
  const abilities = first.card.abilities?.map(change) ?? [];
  return onBoard(game, [{ ...first, card: { ...first.card, abilities } }, ...others]);
}

/** Restricts what the mana that an ability adds may be spent on. */
export const restrictedTo =
  (only: SpendRestriction) =>
  (ability: Ability): Ability => {
    if (ability.kind !== 'activated') return ability;
    const effects = ability.effects.map((e) => (e.kind === 'addMana' ? { ...e, only } : e));
    return { ...ability, effects };
  };

/** Restrictions of mana, and whether such mana may be spent on a spell of this type. */
export const restrictionsFor = (
  type: SpellType,
): readonly { readonly allows: boolean; readonly only: SpendRestriction }[] => [
  { allows: true, only: { on: ['cast'] } },
  { allows: true, only: { on: ['cast'], filter: { types: [type] } } },
  { allows: true, only: { notCast: { notTypes: [type] } } },
  { allows: false, only: { on: ['activate'] } },
  { allows: false, only: { on: ['cast'], filter: { notTypes: [type] } } },
  { allows: false, only: { notCast: { types: [type] } } },
];
