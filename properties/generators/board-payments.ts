/**
 * Small boards that a spell or an ability may be paid from: lands, Treasures, altars, filters, and what competes
 * with them for the same permanents.
 */
import * as fc from 'fast-check';
import {
  type Ability,
  type ActivatedAbility,
  type Card,
  type Cost,
  type Effect,
  type KeywordName,
  type Mana,
  type Permanent,
  type Production,
  type Proposal,
  referenceEngine,
  type SpendRestriction,
} from '../../engine/index.ts';
import { OPPONENT, YOU } from './boards.ts';
import { plainCard } from './cards.ts';
import { castingGame } from './castings.ts';
import { write } from './costs.ts';
import { type Payment, withPool } from './payments.ts';
import { SOURCE, SPELL } from './proposals.ts';

const TAP: Cost = { tap: true };
const A_CREATURE = { filter: { types: ['creature'] } } as const;
const AN_ARTIFACT = { filter: { types: ['artifact'] } } as const;

function makes(
  mana: Production,
  cost: Cost = TAP,
  more: { readonly only?: SpendRestriction; readonly and?: readonly Effect[] } = {},
): ActivatedAbility {
  const { only, and = [] } = more;
  const adding: Effect = { kind: 'addMana', mana, ...(only === undefined ? {} : { only }) };
  return { kind: 'activated', cost, effects: [adding, ...and] };
}

const symbols = (text: string): Production => ({ kind: 'symbols', symbols: text });
const anyColor = (amount = 1): Production => ({ kind: 'type', type: 'anyColor', amount });
const HURTS: readonly Effect[] = [{ kind: 'loseLife', amount: 1, who: 'you' }];
const HEALS: readonly Effect[] = [{ kind: 'gainLife', amount: 1 }];

const land = (...abilities: readonly Ability[]): Card => plainCard(null, ['land'], { abilities });
const snowLand = (...abilities: readonly Ability[]): Card =>
  plainCard(null, ['land'], { abilities, supertypes: ['snow'] });
const artifact = (...abilities: readonly Ability[]): Card =>
  plainCard('{2}', ['artifact'], { abilities });
const creature = (cost: string, ...abilities: readonly Ability[]): Card =>
  plainCard(cost, ['creature'], { abilities });

/** What a board is made of: cards of each shape that matters to paying. */
export const PAYERS = {
  plains: land(makes(symbols('{W}'))),
  island: land(makes(symbols('{U}'))),
  swamp: land(makes(symbols('{B}'))),
  snowIsland: snowLand(makes(symbols('{U}'))),
  waste: land(makes(symbols('{C}'))),
  dual: land(makes(symbols('{W}')), makes(symbols('{U}'))),
  painland: land(makes(symbols('{C}')), makes(symbols('{B}'), TAP, { and: HURTS })),
  horizon: land(makes(symbols('{W}'), { tap: true, life: 1 })),
  vein: land(makes(symbols('{C}')), makes(symbols('{C}{C}'), { tap: true, sacrificeThis: true })),
  tomb: land(makes(symbols('{C}{C}'), TAP, { and: [{ kind: 'loseLife', amount: 2, who: 'you' }] })),
  cavern: land(
    makes(symbols('{C}')),
    makes(anyColor(), TAP, { only: { on: ['cast'], filter: { types: ['creature'] } } }),
  ),
  powerstone: artifact(
    makes(symbols('{C}'), TAP, { only: { notCast: { notTypes: ['artifact'] } } }),
  ),
  treasure: artifact(makes(anyColor(), { tap: true, sacrificeThis: true })),
  lotus: artifact(makes(anyColor(3), { tap: true, sacrificeThis: true })),
  signet: artifact(makes(symbols('{W}{U}'), { tap: true, mana: '{1}' })),
  filterland: land(
    makes(symbols('{C}')),
    makes({ kind: 'oneOf', options: ['{W}{W}', '{W}{B}', '{B}{B}'] }, { tap: true, mana: '{W/B}' }),
  ),
  talisman: artifact(makes(symbols('{C}'), TAP, { and: HEALS })),
  ashnods: artifact(makes(symbols('{C}{C}'), { sacrifice: A_CREATURE })),
  phyrexian: artifact(makes(anyColor(), { sacrifice: A_CREATURE })),
  ironworks: artifact(makes(symbols('{C}{C}'), { sacrifice: AN_ARTIFACT })),
  drum: artifact(makes(anyColor(), { tap: true, tapPermanents: A_CREATURE })),
  ogre: creature('{3}{R}', makes(symbols('{R}'), { life: 3 })),
  elf: creature('{G}', makes(symbols('{G}'))),
  familiar: plainCard('{1}', ['artifact', 'creature'], { abilities: [makes(symbols('{C}'))] }),
  bear: creature('{B}'),
  spirit: creature('{W/U}'),
  scion: creature('{0}', makes(symbols('{C}'), { sacrificeThis: true })),
  cradle: land(
    makes({ kind: 'symbols', symbols: '{G}', times: { kind: 'count', of: A_CREATURE.filter } }),
  ),
  guild: land({
    ...makes(symbols('{W}')),
    onlyIf: { kind: 'controls', of: { types: ['creature'], controller: 'you' } },
  }),
  krrik: creature('{4}{B}', { kind: 'lifeForMana', color: 'B', life: 2 }),
  lens: creature('{2}', { kind: 'spendPermission', as: 'anyColor' }),
} satisfies Record<string, Card>;
export type Payer = keyof typeof PAYERS;

const NAMES = Object.keys(PAYERS).filter((name): name is Payer => name in PAYERS);
const LANDS: readonly Payer[] = ['plains', 'island', 'swamp', 'dual', 'painland', 'elf', 'bear'];
const TOKENS: readonly Payer[] = ['treasure', 'scion', 'spirit'];

/** A card of any of these shapes. */
export const payer: fc.Arbitrary<Payer> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 2, arbitrary: fc.constantFrom(...LANDS) },
);

const state: fc.Arbitrary<Partial<Permanent>> = fc.constantFrom<Partial<Permanent>>(
  ...Array<Partial<Permanent>>(10).fill({}),
  { newlyControlled: true },
  { newlyControlled: true },
  { tapped: true },
);

/** The permanents, each called after what it is. */
export function permanentsOf(
  drawn: readonly (readonly [Payer, Partial<Permanent>])[],
): readonly Permanent[] {
  return drawn.map(([name, more], i) => ({
    id: `${name}${i + 1}`,
    card: PAYERS[name],
    owner: YOU,
    controller: YOU,
    ...(TOKENS.includes(name) ? { token: true } : {}),
    ...more,
  }));
}

const WAYS: readonly KeywordName[] = ['convoke', 'delve', 'improvise', 'assist'];

/** What a spell may ask for besides mana. */
const BESIDES: readonly Cost[] = [
  {},
  {},
  {},
  { sacrifice: A_CREATURE },
  { sacrifice: { ...A_CREATURE, count: 2 } },
  { sacrifice: AN_ARTIFACT },
  { tapPermanents: A_CREATURE },
  {
    tapPermanents: { filter: { types: ['artifact', 'creature'] }, count: 2 },
    sacrifice: A_CREATURE,
  },
  { life: 1 },
  { life: 2 },
  { exileFromGraveyard: { filter: {} } },
  { waterbend: 2 },
];

/** What an ability may ask for besides mana. */
const BESIDES_MANA: readonly Cost[] = [{ tap: true }, { tap: true }, { sacrificeThis: true }, {}];

/** One mana in a pool, snow or for creature spells only now and then. */
const floating: fc.Arbitrary<Mana> = fc.constantFrom<Mana>(
  { type: 'W', amount: 1 },
  { type: 'B', amount: 1 },
  { type: 'C', amount: 1 },
  { type: 'U', amount: 1, snow: true },
  { type: 'G', amount: 1, only: { on: ['cast'], filter: { types: ['creature'] } } },
);

const ANY_SYMBOL = ['{1}', '{W}', '{U}', '{B}', '{R}', '{G}', '{C}', '{S}'] as const;

/** How a symbol of a cost is picked; not by chaining, so that boards shrink and their costs with them. */
interface Pick {
  readonly from: 'generic' | 'given' | 'any';
  readonly at: number;
}

const picks: fc.Arbitrary<readonly Pick[]> = fc.array(
  fc.record({
    from: fc.constantFrom('generic', 'generic', 'given', 'given', 'given', 'any'),
    at: fc.nat(119),
  }),
  { minLength: 1, maxLength: 4 },
);

/** A cost that the board may about pay: mostly of what its permanents give, generic mana, seldom anything else. */
function costFor(cards: readonly Card[], picked: readonly Pick[]): string {
  const given = cards.flatMap(({ abilities = [] }) =>
    [...JSON.stringify(abilities).matchAll(/"symbols":"(.*?)"/g)].map(([, text = '']) => text),
  );
  const symbolsFor = {
    generic: ['{1}'],
    given: ['{1}', ...given],
    any: ANY_SYMBOL,
  } satisfies Record<Pick['from'], readonly string[]>;
  const symbolOf = ({ from, at }: Pick): string => {
    const among = symbolsFor[from];
    return among[at % among.length] ?? '{1}';
  };
  return write(picked.slice(0, cards.length + 1).map(symbolOf));
}

/** A board, a spell or an ability, and the total that it comes to. */
export function boardPayment(maxPermanents = 5): fc.Arbitrary<Payment> {
  return fc
    .record({
      drawn: fc.array(fc.tuple(payer, state), { maxLength: maxPermanents }),
      pool: fc.oneof(fc.constant<Mana[]>([]), fc.array(floating, { maxLength: 2 })),
      helper: fc.nat(2),
      life: fc.constantFrom(20, 20, 20, 4, 3, 2, 1),
      graveyard: fc.nat(2),
      what: fc.constantFrom('sorcery', 'sorcery', 'creature', 'ability'),
      keywords: fc.oneof(fc.constant<KeywordName[]>([]), fc.subarray([...WAYS], { maxLength: 2 })),
      besides: fc.constantFrom(...BESIDES),
      besidesMana: fc.constantFrom(...BESIDES_MANA),
      source: fc.constantFrom<Payer>('elf', 'familiar', 'signet', 'bear'),
      picked: picks,
    })
    .map(({ drawn, pool, helper, life, picked, what, ...more }): Payment => {
      const mana = costFor(
        drawn.map(([name]) => PAYERS[name]),
        picked,
      );
      const activated = what === 'ability';
      const abilities: Ability[] =
        Object.keys(more.besides).length === 0
          ? []
          : [{ kind: 'additionalCost', scope: { of: 'this' }, cost: more.besides }];
      const card = plainCard(mana, [what === 'creature' ? 'creature' : 'sorcery'], {
        keywords: more.keywords.map((keyword) => ({ keyword })),
        abilities,
      });
      const using: Ability = {
        kind: 'activated',
        cost: { ...more.besidesMana, mana },
        effects: [{ kind: 'other', says: 'something' }],
      };
      const base = PAYERS[more.source];
      const source: Permanent = {
        id: SOURCE,
        card: { ...base, abilities: [using, ...(base.abilities ?? [])] },
        owner: YOU,
        controller: YOU,
      };
      const game = castingGame(card, {
        pool,
        battlefield: [...(activated ? [source] : []), ...permanentsOf(drawn)],
        graveyard: Array.from({ length: more.graveyard }, (_, i) => ({
          id: `g${i + 1}`,
          card: plainCard('{1}', ['instant']),
        })),
      });
      const proposal: Proposal = activated
        ? { kind: 'activate', player: YOU, object: SOURCE, ability: 0 }
        : { kind: 'cast', player: YOU, object: SPELL };
      const helped = withPool(
        withPool(game, pool, life),
        helper === 0 ? [] : [{ type: 'R', amount: helper }],
        20,
        OPPONENT,
      );
      const [total = { mana: null, life: 0 }] = referenceEngine.totalCosts({
        game: helped,
        proposal,
      });
      return { game: helped, proposal, total };
    });
}
