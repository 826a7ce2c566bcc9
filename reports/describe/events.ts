/**
 * What triggered abilities wait for.
 */
import type { Filter, ManaType, TriggerEvent } from '../../engine/index.ts';
import { describeOne } from './filters.ts';
import { impossible, listed, spaced } from './words.ts';

/** `when a creature dies`. */
export function describeEvent(event: TriggerEvent): string {
  switch (event.on) {
    case 'tappedForMana':
      return `when ${one(event.what)} is tapped for ${eventTypes(event.types)}mana`;
    case 'manaAdded':
      return `when ${one(event.what)} adds ${eventTypes(event.types)}mana`;
    case 'enters':
    case 'dies':
    case 'attacks':
      return `when ${one(event.what)} ${event.on}`;
    case 'leaves':
      return `when ${one(event.what)} leaves the battlefield`;
    case 'putIntoGraveyard':
      return `when ${describeOne(event.what, event.cardsOnly ? 'card' : 'object')} is put into a graveyard`;
    case 'sacrificed':
      return `when ${doer(event.by, 'sacrifice')} ${one(event.what)}`;
    case 'cast':
      return `when ${doer(event.by, 'cast')} ${describeOne(event.what, 'spell')}`;
    case 'lifeGained':
      return `when ${doer(event.by, 'gain')} life`;
    case 'stepBegins':
      return `at the beginning of ${spaced(event.step)}`;
    default:
      return impossible(event);
  }
}

function one(what: Filter): string {
  return describeOne(what);
}

function doer(by: 'you' | 'opponent' | undefined, verb: string): string {
  if (by === 'you') return `you ${verb}`;
  return `${by === undefined ? 'a player' : 'an opponent'} ${verb}s`;
}

function eventTypes(of: readonly ManaType[] | 'chosenColor' | undefined): string {
  if (of === 'chosenColor') return "the chosen colour's ";
  return of === undefined ? '' : `${listed(of.map((type) => `{${type}}`))} `;
}
