/**
 * What replacement effects do instead.
 */
import type { Filter, ManaReplacement, ManaType, ReplacementAbility } from '../../engine/index.ts';
import { describeCondition, describeMany } from './amounts.ts';
import { describeEffects } from './effects.ts';
import { describeAll, describeOne } from './filters.ts';
import { impossible, listed, phrase, spaced } from './words.ts';

export function describeReplacement(ability: ReplacementAbility): string {
  switch (ability.kind) {
    case 'manaReplacement':
      return phrase(
        `${describeAll(ability.what)} tapped for`,
        ability.atLeast === undefined ? 'mana' : `${ability.atLeast} or more mana`,
        ability.by && (ability.by === 'you' ? 'by you' : 'by an opponent'),
        `produce ${manaChange(ability.change)} instead`,
      );
    case 'zoneReplacement':
      return phrase(
        `if ${describeOne(ability.what, ability.cardsOnly ? 'card' : 'permanent')} would`,
        ability.from === 'battlefield' ? 'die,' : 'go to a graveyard from anywhere,',
        ability.to === 'exile' ? 'it is exiled instead' : `it goes to the ${ability.to} instead`,
        ability.linked && '(exiled with this)',
        ability.and && `and ${describeEffects(ability.and)}`,
      );
    case 'entersWith':
      return phrase(
        ability.what === 'self' ? 'this enters' : `${describeAll(ability.what)} enter`,
        ability.tapped && 'tapped',
        ability.asCopyOf && `as a copy of ${describeOne(ability.asCopyOf)}`,
        ability.counters &&
          `with ${describeMany(ability.counters.amount, `${ability.counters.counter} counter`)}`,
        ability.devours && devour(ability.devours),
        ability.chooses &&
          `with a chosen ${ability.chooses === 'color' ? 'colour' : 'creature type'}`,
        ability.addTypes && `and also as ${listed(ability.addTypes, 'and')}`,
        ability.removeSupertypes && `not ${listed(ability.removeSupertypes)}`,
        ability.onlyIf && `if ${describeCondition(ability.onlyIf)}`,
      );
    case 'counterReplacement':
      return phrase(
        `${ability.counter ?? ''} counters put on ${describeAll(ability.what)} are`.trim(),
        ability.change.kind === 'plus'
          ? `${ability.change.n} more`
          : `${ability.change.by} times as many`,
      );
    case 'tokenReplacement':
      return `${ability.multiply} times as many tokens are created`;
    case 'unspentMana':
      return phrase(
        ability.whose === 'yours' ? 'your' : "everyone's",
        `unspent ${types(ability.types)}mana`,
        unspent(ability.change),
      );
    case 'cannotPay':
      return `costs of spells and abilities cannot be paid with ${FORBIDDEN[ability.what]}`;
    default:
      return impossible(ability);
  }
}

const FORBIDDEN = {
  life: 'life',
  sacrificeCreatures: 'sacrificed creatures',
  sacrificeNonlands: 'sacrificed nonland permanents',
};

function devour({ what, counters }: { what: Filter; counters: number }): string {
  return `with ${counters} +1/+1 counters for each of any ${describeAll(what)} sacrificed for it`;
}

function manaChange(change: ManaReplacement['change']): string {
  switch (change.kind) {
    case 'becomes':
      return change.mana;
    case 'type': {
      const to =
        typeof change.to === 'string' ? change.to : listed(change.to.map((one) => `{${one}}`));
      const from = change.from === undefined ? '' : ` for its ${types(change.from).trim()}`;
      return `as much mana of ${to.length === 1 ? `{${to}}` : spaced(to)}${from}`;
    }
    case 'bySubtype':
      return `mana by land type (${Object.entries(change.table)
        .map(([subtype, type]) => `${subtype} {${type}}`)
        .join(', ')})`;
    case 'multiply':
      return `${change.by} times as much mana`;
    default:
      return impossible(change);
  }
}

function unspent(change: 'keep' | { to: ManaType } | { loseLife: number }): string {
  if (change === 'keep') return 'is kept as steps end';
  if ('to' in change) return `becomes {${change.to}} as steps end`;
  return `costs its player ${change.loseLife} life each as it empties`;
}

function types(of: readonly ManaType[] | undefined): string {
  return of === undefined ? '' : `${listed(of.map((type) => `{${type}}`))} `;
}
