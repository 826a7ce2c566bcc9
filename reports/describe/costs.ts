/**
 * What a cost asks for.
 */
import type { Cost, Some, Total } from '../../engine/index.ts';
import { describeAmount } from './amounts.ts';
import { describeAll, describeOne, type Noun } from './filters.ts';
import { counted } from './words.ts';

/** `{2}{B}, {T}, sacrifice a creature`. */
export function describeCost(cost: Cost): string {
  const parts = [
    cost.mana === null && 'an unpayable cost',
    cost.mana,
    cost.tap && '{T}',
    cost.untap && '{Q}',
    cost.loyalty !== undefined && `loyalty ${cost.loyalty > 0 ? '+' : ''}${cost.loyalty}`,
    cost.life !== undefined && `pay ${describeAmount(cost.life)} life`,
    cost.sacrificeThis && 'sacrifice this',
    cost.sacrifice && `sacrifice ${some(cost.sacrifice)}`,
    cost.tapPermanents && `tap ${some(cost.tapPermanents)}`,
    cost.tapPower !== undefined && `tap creatures with ${cost.tapPower} power in all`,
    cost.discardThis && 'discard this',
    cost.discard && `discard ${some(cost.discard, 'card')}`,
    cost.exileThis && 'exile this',
    cost.exileFromHand && `exile ${some(cost.exileFromHand, 'card')} from hand`,
    cost.exileFromGraveyard && `exile ${some(cost.exileFromGraveyard, 'card')} from the graveyard`,
    cost.exilePermanents && `exile ${some(cost.exilePermanents)}`,
    cost.returnToHand && `return ${some(cost.returnToHand)} to hand`,
    cost.removeCounters && `remove ${counters(cost.removeCounters)}`,
    cost.mill !== undefined && `mill ${counted(cost.mill, 'card')}`,
    cost.reveal && `reveal ${some(cost.reveal, 'card')}`,
    cost.waterbend !== undefined && `waterbend {${cost.waterbend}}`,
  ].filter((part) => typeof part === 'string' && part !== '');
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

/** `{2}{G} + 2 life`. */
export function describeTotal(total: Total): string {
  const parts = [
    total.mana ?? 'unpayable mana',
    ...(total.life === 0 ? [] : [`${total.life} life`]),
    ...(total.other ?? []).map(describeCost),
  ];
  return parts.join(' + ');
}

function some({ filter, count = 1, manaValue }: Some, noun: Noun = 'permanent'): string {
  const value = manaValue === undefined ? '' : ` with mana value ${manaValue}`;
  if (count === 'upToOne') return `up to one ${describeAll(filter, noun)}${value}`;
  if (count === 1) return describeOne(filter, noun) + value;
  return `${count === 'any' ? 'any number of' : count} ${describeAll(filter, noun)}${value}`;
}

function counters({ counter, count }: { counter: string; count: number | 'X' }): string {
  return typeof count === 'number' ? counted(count, `${counter} counter`) : `X ${counter} counters`;
}
