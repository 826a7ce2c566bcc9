/**
 * Whether sources can be counted each by itself, or have to be tried in order.
 */
import { playerOf } from '../find.ts';
import type { Ability } from '../model/abilities.ts';
import type { Id } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Casting } from '../transaction/proposed.ts';
import type { Owed } from './answer.ts';
import type { Activation, Source, Tie } from './sources.ts';
import { takenOf } from './takes.ts';

export const tieRules = {
  /** Whether using one source changes what others give, whether they can be used, or how mana may be spent. */
  areTied(this: Rulebook, casting: Casting, sources: readonly Source[], owed: Owed): boolean {
    const abilities = sources.filter(({ by }) => !('way' in by));
    const has = (tie: Tie): boolean => abilities.some(({ ties }) => ties.includes(tie));
    if (has('heals') && this.mayNeedLife(casting, sources, owed)) return true;
    const leaving = new Set(abilities.flatMap(({ takes }) => takenOf(takes, 'leave')));
    if (leaving.size === 0) return false;
    return (
      has('varies') ||
      (has('buries') && this.paysWithCards(casting)) ||
      abilities.some((source) => isInTheWay(source, leaving)) ||
      casting.game.battlefield.some((p) =>
        this.abilitiesOf(p).some(leaving.has(p.id) ? mattersToPaying : looksAround),
      )
    );
  },

  /** Whether life that is gained may come in useful: for what is used, or for an ability that asks for more than there is. */
  mayNeedLife(this: Rulebook, casting: Casting, sources: readonly Source[], owed: Owed): boolean {
    const { life } = playerOf(casting.game, casting.proposal.player);
    const asksForMore = ({ ability: { cost } }: Activation): boolean =>
      cost.life !== undefined && !(typeof cost.life === 'number' && cost.life <= life);
    return (
      !this.lifeSuffices(casting, sources, owed) ||
      this.differentActivations(casting).some(asksForMore)
    );
  },

  /** Whether there is life enough for all that sources and the total could take. */
  lifeSuffices(
    this: Rulebook,
    casting: Casting,
    sources: readonly Source[],
    { demand, total }: Owed,
  ): boolean {
    const { game, proposal } = casting;
    let most = sources.reduce((sum, { life, lost }) => sum + life + lost, total.life);
    for (const [color, life] of this.lifePrices(this.spendingOn(game, casting)))
      most += demand[color] * life;
    return most <= playerOf(game, proposal.player).life;
  },

  /** Whether cards in a graveyard or in a hand may pay for some of a cost. */
  paysWithCards(this: Rulebook, casting: Casting): boolean {
    return (
      this.offersWay(casting, 'delve') ||
      this.asksOf(casting).some(({ from }) => from !== 'battlefield')
    );
  },
};

/** A source that may leave, and is to be used before and after others. */
function isInTheWay({ by, takes, lost }: Source, leaving: ReadonlySet<Id>): boolean {
  if (!leaving.has(by.object)) return false;
  const gone = takenOf(takes, 'leave');
  return gone.some((id) => id !== by.object) || (lost > 0 && gone.length === 0);
}

/** Whether an ability that leaves had a say in what other permanents give, or in how mana or life is spent. */
function mattersToPaying(ability: Ability): boolean {
  if (ability.kind === 'costIncrease' || ability.kind === 'costReduction')
    return ability.scope.of === 'abilities';
  return ability.kind !== 'activated';
}

/** Whether an ability that stays does something else, or makes something else of its object, when others leave. */
function looksAround(ability: Ability): boolean {
  return ability.kind === 'notCreatureBelowDevotion' || ability.kind === 'triggered';
}

/** Whether an ability may become possible by what others give. */
export const asksForMana = ({ ability }: Activation): boolean => ability.cost.mana !== undefined;

/**
 * Whether an ability may become possible, or give more, by what others do: it asks for what is tapped, for cards, or
 * for something else to be so.
 */
export function dependsOnOthers({ ability }: Activation): boolean {
  const { cost, onlyIf, effects } = ability;
  return (
    cost.untap === true ||
    cost.exileFromGraveyard !== undefined ||
    cost.discard !== undefined ||
    (onlyIf !== undefined && onlyIf.kind !== 'controls') ||
    effects.some(({ kind }) => kind === 'doublePool') ||
    looksAtTapped(ability)
  );
}

/** Whether some filter of an ability looks at what is tapped. */
const looksAtTapped = (ability: Ability): boolean => JSON.stringify(ability).includes('"tapped":');
