/**
 * Keyword abilities, as data.
 */
import type { Cost } from './costs.ts';
import type { Amount, Filter } from './filters.ts';

export const KEYWORDS = [
  // characteristics and combat
  'changeling',
  'deathtouch',
  'devoid',
  'flash',
  'flying',
  'haste',
  'indestructible',
  'lifelink',
  'splitSecond',
  'trample',
  'fuse',
  'compleated',
  // reductions
  'affinity',
  'undaunted',
  'offering',
  'powerUp',
  // ways to pay
  'assist',
  'convoke',
  'delve',
  'improvise',
  // additional costs
  'bargain',
  'buyback',
  'casualty',
  'conspire',
  'entwine',
  'escalate',
  'gift',
  'jumpStart',
  'kicker',
  'multikicker',
  'offspring',
  'replicate',
  'retrace',
  'splice',
  'spree',
  'squad',
  'strive',
  'teamwork',
  'tiered',
  // alternative costs
  'awaken',
  'bestow',
  'blitz',
  'cleave',
  'dash',
  'disguise',
  'disturb',
  'emerge',
  'escape',
  'evoke',
  'flashback',
  'foretell',
  'freerunning',
  'harmonize',
  'impending',
  'madness',
  'mayhem',
  'miracle',
  'morph',
  'mutate',
  'overload',
  'plot',
  'prowl',
  'sneak',
  'spectacle',
  'surge',
  'suspend',
  'warp',
  'webSlinging',
  // activated abilities
  'cycling',
  'equip',
  'levelUp',
  'ninjutsu',
  'outlast',
  'unearth',
  // looks at what was spent, or triggers
  'cascade',
  'converge',
  'extort',
  'sunburst',
] as const;
export type KeywordName = (typeof KEYWORDS)[number];

/** A keyword ability of a card, with what its wording leaves open. */
export interface Keyword {
  readonly keyword: KeywordName;
  /** "Flashback {2}{R}", "kicker—sacrifice a land". */
  readonly cost?: Cost;
  /** "Its flashback cost is its mana cost": the mana cost of the card is a part of the cost. */
  readonly forManaCost?: true;
  /** "Affinity for artifacts", "goblin offering", "splice onto Arcane". */
  readonly of?: Filter;
  /** "Casualty 2", "teamwork 4"; how much less or more. */
  readonly n?: Amount;
  /** The costs of the modes of spree and tiered. */
  readonly modes?: readonly Cost[];
}
