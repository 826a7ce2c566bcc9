/**
 * Keywords that have to do with costs: each in its class, as a small entry in a table.
 * @see CR 702
 */
import type { Zone } from '../find.ts';
import type { Cost } from '../model/costs.ts';
import type { Amount, Condition, Filter } from '../model/filters.ts';
import type { LaterEffects } from '../model/game.ts';
import type { Keyword, KeywordName } from '../model/keywords.ts';

/** How often an additional cost of a keyword is paid. */
export type Payments =
  /** Once or not at all, as announced. */
  | 'optional'
  /** Any number of times, as announced. */
  | 'repeatable'
  /** Once for each chosen mode beyond the first. */
  | 'perExtraMode'
  /** The cost of each chosen mode. */
  | 'perMode'
  /** Once for each target beyond the first. */
  | 'perExtraTarget'
  /** Always, when it is cast by way of the keyword. */
  | 'always';

/** When a spell is cast: as an instant or a sorcery is, in a step, or while an ability resolves. */
export type CastTiming = 'instant' | 'sorcery' | 'declareBlockers' | 'resolving';

/** What a keyword does to a cost; each reads what the wording of the card leaves open. */
export type CostKeyword =
  | {
      readonly class: 'alternative';
      /** From where it lets the card be cast, and from nowhere else; without it, from where it may be cast anyway. */
      readonly from?: readonly Zone[];
      /** When it is cast so; without it, as its types say. */
      readonly timing?: CastTiming;
      /** The cost where the rule and not the card says it. */
      readonly cost?: (keyword: Keyword) => Cost | 'free';
      readonly condition?: Condition;
      readonly faceDown?: true;
      /** What the spell becomes (702.103a). */
      readonly becomes?: LaterEffects;
      /** The other set of characteristics is cast (disturb). */
      readonly shown?: 'other';
      /** The spell is exiled as it leaves the stack. */
      readonly exiles?: true;
    }
  | {
      readonly class: 'additional';
      readonly payments: Payments;
      readonly from?: readonly Zone[];
      readonly cost?: (keyword: Keyword) => Cost;
      readonly exiles?: true;
    }
  | { readonly class: 'reduction' }
  | { readonly class: 'wayToPay' }
  | { readonly class: 'activated'; readonly from: 'hand' | 'graveyard' | 'battlefield' };

const EXTRA_SACRIFICE: Filter = {
  anyOf: [{ types: ['artifact', 'enchantment'] }, { token: true }],
};
const CREATURE: Filter = { types: ['creature'] };

const ANOTHER_SPELL: Condition = { kind: 'amount', of: { kind: 'spellsCast' }, atLeast: 1 };
const GRAVEYARD: readonly Zone[] = ['graveyard'];
const EXILE: readonly Zone[] = ['exile'];
const HAND: readonly Zone[] = ['hand'];

const withN = (n: Amount | undefined): number => (typeof n === 'number' ? n : 0);

export const COST_KEYWORDS: Readonly<Partial<Record<KeywordName, CostKeyword>>> = {
  affinity: { class: 'reduction' },
  undaunted: { class: 'reduction' },

  assist: { class: 'wayToPay' },
  convoke: { class: 'wayToPay' },
  delve: { class: 'wayToPay' },
  improvise: { class: 'wayToPay' },

  bargain: {
    class: 'additional',
    payments: 'optional',
    cost: () => ({ sacrifice: { filter: EXTRA_SACRIFICE } }),
  },
  buyback: { class: 'additional', payments: 'optional' },
  casualty: {
    class: 'additional',
    payments: 'optional',
    cost: (k) => ({ sacrifice: { filter: { ...CREATURE, minPower: withN(k.n) } } }),
  },
  conspire: {
    class: 'additional',
    payments: 'optional',
    cost: () => ({ tapPermanents: { filter: CREATURE, count: 2 } }),
  },
  entwine: { class: 'additional', payments: 'optional' },
  escalate: { class: 'additional', payments: 'perExtraMode' },
  gift: { class: 'additional', payments: 'optional', cost: () => ({}) },
  jumpStart: {
    class: 'additional',
    payments: 'always',
    from: GRAVEYARD,
    exiles: true,
    cost: () => ({ discard: { filter: {} } }),
  },
  kicker: { class: 'additional', payments: 'optional' },
  multikicker: { class: 'additional', payments: 'repeatable' },
  offering: {
    class: 'additional',
    payments: 'optional',
    cost: (k) => ({ sacrifice: { filter: { ...k.of, controller: 'you' } } }),
  },
  offspring: { class: 'additional', payments: 'optional' },
  replicate: { class: 'additional', payments: 'repeatable' },
  retrace: {
    class: 'additional',
    payments: 'always',
    from: GRAVEYARD,
    cost: () => ({ discard: { filter: { types: ['land'] } } }),
  },
  spree: { class: 'additional', payments: 'perMode' },
  squad: { class: 'additional', payments: 'repeatable' },
  strive: { class: 'additional', payments: 'perExtraTarget' },
  teamwork: { class: 'additional', payments: 'optional', cost: (k) => ({ tapPower: withN(k.n) }) },
  tiered: { class: 'additional', payments: 'perMode' },

  awaken: { class: 'alternative' },
  bestow: { class: 'alternative', becomes: { types: ['enchantment'], subtypes: ['aura'] } },
  blitz: { class: 'alternative' },
  cleave: { class: 'alternative' },
  dash: { class: 'alternative' },
  disguise: { class: 'alternative', cost: () => ({ mana: '{3}' }), faceDown: true },
  disturb: { class: 'alternative', from: GRAVEYARD, shown: 'other' },
  emerge: {
    class: 'alternative',
    cost: (k) => ({ ...k.cost, sacrifice: { filter: { ...CREATURE, controller: 'you' } } }),
  },
  escape: { class: 'alternative', from: GRAVEYARD },
  evoke: { class: 'alternative' },
  flashback: { class: 'alternative', from: GRAVEYARD, exiles: true },
  foretell: { class: 'alternative', from: EXILE },
  freerunning: { class: 'alternative' },
  harmonize: {
    class: 'alternative',
    from: GRAVEYARD,
    exiles: true,
    cost: (k) => ({
      ...k.cost,
      tapPermanents: { filter: { ...CREATURE, controller: 'you' }, count: 'upToOne' },
    }),
  },
  impending: { class: 'alternative' },
  madness: { class: 'alternative', from: EXILE, timing: 'resolving' },
  mayhem: { class: 'alternative', from: GRAVEYARD },
  miracle: { class: 'alternative', from: HAND, timing: 'resolving' },
  morph: { class: 'alternative', cost: () => ({ mana: '{3}' }), faceDown: true },
  mutate: { class: 'alternative' },
  overload: { class: 'alternative' },
  plot: { class: 'alternative', from: EXILE, timing: 'sorcery', cost: () => 'free' },
  prowl: { class: 'alternative' },
  sneak: { class: 'alternative', timing: 'declareBlockers' },
  spectacle: { class: 'alternative', condition: { kind: 'opponentLostLife' } },
  surge: { class: 'alternative', condition: ANOTHER_SPELL },
  suspend: { class: 'alternative', from: EXILE, timing: 'resolving', cost: () => 'free' },
  warp: { class: 'alternative', from: HAND },
  webSlinging: { class: 'alternative' },

  cycling: { class: 'activated', from: 'hand' },
  ninjutsu: { class: 'activated', from: 'hand' },
  unearth: { class: 'activated', from: 'graveyard' },
  equip: { class: 'activated', from: 'battlefield' },
  levelUp: { class: 'activated', from: 'battlefield' },
  outlast: { class: 'activated', from: 'battlefield' },
  powerUp: { class: 'activated', from: 'battlefield' },
};
