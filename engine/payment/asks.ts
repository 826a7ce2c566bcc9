/**
 * The parts of a cost that ask the payer to use objects, and which objects these may be.
 * @see CR 118.3, 601.2b
 */

import { playerOf } from '../find.ts';
import type { Cost, Some } from '../model/costs.ts';
import type { Game, GameObject } from '../model/game.ts';
import type { Proposal } from '../model/proposals.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from '../transaction/proposed.ts';

/** Each part, in the order in which they are paid: what is tapped may also be sacrificed, but not the other way. */
const PARTS = [
  { part: 'tapPermanents', named: 'tap', from: 'battlefield' },
  { part: 'tapPower', named: 'tap', from: 'battlefield' },
  { part: 'reveal', from: 'hand' },
  { part: 'discard', named: 'discard', from: 'hand' },
  { part: 'exileFromHand', named: 'exile', from: 'hand' },
  { part: 'exileFromGraveyard', named: 'exile', from: 'graveyard' },
  { part: 'exilePermanents', named: 'exile', from: 'battlefield' },
  { part: 'returnToHand', from: 'battlefield' },
  { part: 'sacrifice', named: 'sacrifice', from: 'battlefield' },
] as const satisfies readonly {
  part: keyof Cost;
  named?: keyof Proposal & keyof NonNullable<Perspective['used']>;
  from: 'battlefield' | 'hand' | 'graveyard';
}[];

export type Part = (typeof PARTS)[number]['part'];

/** What one part of a cost asks for, with the objects that the proposal names for it. */
export interface Ask {
  readonly part: Part;
  readonly from: 'battlefield' | 'hand' | 'graveyard';
  readonly some: Some;
  readonly count: number | 'any' | 'upToOne';
  /** The objects must have at least this much power in all. */
  readonly power?: number;
  /** Absent when the proposal leaves it open. */
  readonly named?: readonly GameObject[];
}

const ANY_CREATURES: Some = { filter: { types: ['creature'] }, count: 'any' };

export const askRules = {
  /**
   * What the costs ask for, part by part. The objects that the proposal names are dealt out in the order of the costs.
   * @see CR 601.2b
   */
  asksOf(this: Rulebook, casting: Casting): Ask[] {
    const costs = this.costsOf(casting);
    const { proposal, perspective } = casting;
    const asks: Ask[] = [];
    const dealt = { sacrifice: 0, exile: 0, discard: 0, tap: 0 };
    for (const slot of PARTS) {
      for (const cost of costs) {
        const asked = cost[slot.part];
        if (asked === undefined) continue;
        const some = typeof asked === 'number' ? ANY_CREATURES : asked;
        const power = typeof asked === 'number' ? { power: asked } : {};
        const count = some.count === 'X' ? (proposal.x ?? 0) : (some.count ?? 1);
        const ask = { part: slot.part, from: slot.from, some, count, ...power };
        const named = 'named' in slot ? slot.named : undefined;
        if (named === undefined || proposal[named] === undefined) asks.push(ask);
        else {
          const all = perspective.used?.[named] ?? [];
          const end =
            count === 'any' ? all.length : dealt[named] + (count === 'upToOne' ? 1 : count);
          asks.push({ ...ask, named: all.slice(dealt[named], end) });
          dealt[named] = end;
        }
      }
    }
    return asks;
  },

  /**
   * The objects with which a part of a cost can be paid now. A token that has just left the battlefield is no card of
   * a hand or a graveyard.
   * @see CR 118.3, 704.5d
   */
  candidatesFor(this: Rulebook, game: Game, casting: Casting, ask: Ask): GameObject[] {
    const { player } = casting.proposal;
    const objects: readonly GameObject[] =
      ask.from === 'battlefield'
        ? game.battlefield.filter((p) => p.controller === player)
        : playerOf(game, player)[ask.from].filter((card) => !card.token);
    return objects.filter((object) => this.mayBeUsed(game, casting, ask, object));
  },

  /**
   * Whether an object can be used for a part of a cost: it must be what is asked for, untapped to be tapped, and
   * nothing must forbid sacrificing it.
   * @see CR 118.3, 614.17
   */
  mayBeUsed(this: Rulebook, game: Game, casting: Casting, ask: Ask, object: GameObject): boolean {
    const { some, part } = ask;
    if (!this.matches(game, some.filter, object, casting.perspective)) return false;
    if (some.manaValue === 'X' && this.manaValue(object) !== (casting.proposal.x ?? 0))
      return false;
    if (part === 'tapPermanents' || part === 'tapPower')
      return !('tapped' in object && object.tapped);
    return part !== 'sacrifice' || this.maySacrifice(game, object);
  },

  /**
   * Whether nothing says that this cannot be sacrificed for a cost.
   * @see CR 614.17
   */
  maySacrifice(this: Rulebook, game: Game, object: GameObject): boolean {
    const types = this.typesOf(game, object);
    return !(
      (types.includes('creature') && this.isForbidden(game, 'sacrificeCreatures')) ||
      (!types.includes('land') && this.isForbidden(game, 'sacrificeNonlands'))
    );
  },

  /**
   * What is wrong with the objects that a proposal names for its costs.
   * @returns the number of the rule; undefined when they fit, or when it leaves them open.
   * @see CR 118.3, 118.10, 601.2b
   */
  namedObjectsProblem(this: Rulebook, casting: Casting): string | undefined {
    if (casting.perspective.used === undefined) return undefined;
    const asks = this.asksOf(casting);
    if (this.namesMoreThanAsked(casting, asks)) return '601.2b';
    if (this.namesOneTwice(casting)) return '118.10';
    for (const ask of asks) {
      const { named } = ask;
      if (named === undefined) continue;
      if (!this.areEnough(ask, named)) return '118.3';
      const candidates = new Set(this.candidatesFor(casting.game, casting, ask).map((o) => o.id));
      if (named.some((object) => !candidates.has(object.id))) return '118.3';
    }
    return undefined;
  },

  /** Whether a proposal names an object for two payments of one kind; what is tapped may be sacrificed besides. */
  namesOneTwice(this: Rulebook, { proposal }: Casting): boolean {
    return [proposal.sacrifice, proposal.exile, proposal.discard, proposal.tap].some(
      (ids) => ids !== undefined && new Set(ids).size !== ids.length,
    );
  },

  /** Whether objects are as many as a part of a cost asks for, or as strong. */
  areEnough(this: Rulebook, { count, power }: Ask, objects: readonly GameObject[]): boolean {
    if (typeof count === 'number' && objects.length !== count) return false;
    if (power === undefined) return true;
    return objects.reduce((sum, object) => sum + this.powerOf(object), 0) >= power;
  },

  /** Whether a proposal names objects that no cost asks for. */
  namesMoreThanAsked(this: Rulebook, { perspective }: Casting, asks: readonly Ask[]): boolean {
    const asked = new Set(asks.flatMap(({ named }) => named ?? []));
    const { sacrifice = [], exile = [], discard = [] } = perspective.used ?? {};
    return [...sacrifice, ...exile, ...discard].some((object) => !asked.has(object));
  },
};
