/**
 * What a player proposes to cast, to activate or to do otherwise, and what it costs in all (601.2, 602.2, 116.2).
 */
import type { Cost } from './costs.ts';
import type { PlayerId, Shown } from './game.ts';
import type { Id, ManaText } from './mana.ts';

/** What the announcements of 601.2b and the targets of 601.2c have in common for spells and abilities. */
interface Announcements {
  readonly player: PlayerId;
  /** The value of {X}; 0 without it. */
  readonly x?: number;
  readonly y?: number;
  readonly targets?: readonly Id[];
  /** What is to be sacrificed, exiled, discarded, tapped for the costs that ask for a choice, in their order. */
  readonly sacrifice?: readonly Id[];
  readonly exile?: readonly Id[];
  readonly discard?: readonly Id[];
  readonly tap?: readonly Id[];
  /**
   * What is announced for each hybrid and Phyrexian symbol, in the order of the cost: a mana text without
   * such symbols, or `"life"`. Without it every legal announcement is meant.
   */
  readonly announced?: readonly (ManaText | 'life')[];
}

/** To cast a spell (601.2). */
export interface CastProposal extends Announcements {
  readonly kind: 'cast';
  /** A card in a hand, a graveyard, exile or the command zone. */
  readonly object: Id;
  readonly shown?: Shown;
  /** The alternative cost: the keyword of the card, or the id of the permanent that offers it. */
  readonly alternative?: string;
  /** How often each optional additional cost is paid: by keyword, or by the id of the permanent that offers it. */
  readonly additional?: Readonly<Record<string, number>>;
  /** The cards from the hand that are spliced onto it. */
  readonly splice?: readonly Id[];
  /** The modes that are chosen, for costs that depend on them. */
  readonly modes?: readonly number[];
}

/** To activate an ability (602.2). */
export interface ActivateProposal extends Announcements {
  readonly kind: 'activate';
  readonly object: Id;
  /** The index of the ability among those of the object, or a keyword (`cycling`, `equip` …). */
  readonly ability: number | string;
}

export const SPECIAL_ACTIONS = ['foretell', 'plot', 'suspend', 'turnFaceUp'] as const;
export type SpecialActionName = (typeof SPECIAL_ACTIONS)[number];

/** To take a special action (116.2): what it costs is the cost of neither a spell nor an ability. */
export interface SpecialProposal extends Announcements {
  readonly kind: 'special';
  /** A card in the hand, or a face-down permanent. */
  readonly object: Id;
  readonly action: SpecialActionName;
}

export type Proposal = CastProposal | ActivateProposal | SpecialProposal;

/**
 * A total cost, locked in (601.2f).
 * `mana` is written without hybrid or Phyrexian symbols and without {X}; `null` is unpayable.
 */
export interface Total {
  readonly mana: ManaText | null;
  /** Life to be paid: for Phyrexian symbols and for costs that ask for life. */
  readonly life: number;
  /** Whatever else is to be paid, without `mana` and `life`. */
  readonly other?: readonly Cost[];
}
