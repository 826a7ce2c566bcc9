/**
 * Numbers that an ability computes, and what it waits for.
 */
import type { Amount, Condition } from '../../engine/index.ts';
import { describeAll, describeBare, describeOne } from './filters.ts';
import { keywordName } from './keyword-names.ts';
import { COLOR_NAMES, colorNames, counted, impossible, listed, phrase, plural } from './words.ts';

/** `3`, `X`, `the number of creatures you control`. */
export function describeAmount(amount: Amount): string {
  if (typeof amount === 'number' || amount === 'X') return String(amount);
  switch (amount.kind) {
    case 'times':
      return phrase(
        `${amount.factor} times ${describeAmount(amount.of)}`,
        amount.plus !== undefined && `plus ${amount.plus}`,
      );
    case 'half':
      return `half of ${describeAmount(amount.of)}`;
    case 'timesPaid':
      return `how often its ${keywordName(amount.keyword)} was paid`;
    case 'count':
      return phrase(
        `the number of ${describeAll(amount.of)}`,
        amount.cap !== undefined && `(${amount.cap} at most)`,
      );
    case 'cards':
      return `the number of ${describeAll(amount.of, 'card')} in ${zoneOf(amount)}`;
    case 'devotion':
      return `your devotion to ${amount.to ? colorNames(amount.to, 'and') : 'the chosen colour'}`;
    case 'symbols':
      return `the number of ${COLOR_NAMES[amount.color]} mana symbols in your permanents' costs`;
    case 'power':
      return amount.of === 'self' ? 'its power' : `the power of what was ${amount.of}`;
    case 'greatestPower':
      return `the greatest power among ${describeAll(amount.of)}`;
    case 'totalPower':
      return `the total power of ${describeAll(amount.of)}`;
    case 'differentPowers':
      return `the number of different powers among ${describeAll(amount.of)}`;
    case 'manaValue':
      return amount.of === 'self' ? 'its mana value' : `the mana value of what was ${amount.of}`;
    case 'counters':
      return `the number of ${amount.of} counters on it`;
    case 'spellsCast':
      return `the number of ${describeAll(amount.of ?? {}, 'spell')} cast before it this turn`;
    case 'targets':
      return amount.beyond === 0
        ? 'the number of targets'
        : `the number of targets beyond ${amount.beyond}`;
    case 'paidWith':
      return `the number of objects used for its ${amount.cost} cost`;
    case 'opponents':
      return 'the number of opponents';
    case 'xOf':
      return amount.of === 'target' ? "the target's X" : 'its X';
    case 'commanderManaValue':
      return 'the greatest mana value of your commanders';
    case 'colorsSpent':
      return 'the number of colours of mana spent on it';
    case 'manaSpent':
      return phrase('the amount of', amount.type && `{${amount.type}}`, 'mana spent on it');
    default:
      return impossible(amount);
  }
}

/** So many of something: `2 cards`, `X cards`, `as many cards as your devotion to blue`. */
export function describeMany(amount: Amount, noun: string): string {
  if (typeof amount === 'number') return counted(amount, noun);
  if (amount === 'X') return `X ${plural(noun)}`;
  return `as many ${plural(noun)} as ${describeAmount(amount)}`;
}

/** How often something happens: `for each creature you control`, `2 times`; empty when once. */
export function describeTimes(times: Amount | undefined): string {
  if (times === undefined || times === 1) return '';
  if (typeof times === 'number' || times === 'X') return `${times} times`;
  switch (times.kind) {
    case 'count':
      return phrase(
        `for each ${describeBare(times.of)}`,
        times.cap !== undefined && `(${times.cap} at most)`,
      );
    case 'cards':
      return `for each ${describeBare(times.of, 'card')} in ${zoneOf(times)}`;
    case 'counters':
      return `for each ${times.of} counter on it`;
    case 'spellsCast':
      return `for each ${describeBare(times.of ?? {}, 'spell')} cast before it this turn`;
    case 'opponents':
      return 'for each opponent';
    case 'colorsSpent':
      return 'for each colour of mana spent on it';
    case 'targets':
      return times.beyond === 0 ? 'for each target' : `for each target beyond ${times.beyond}`;
    default:
      return `times ${describeAmount(times)}`;
  }
}

/** `you control a creature`, seen from the controller of the ability. */
export function describeCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'controls': {
      const least = condition.atLeast ?? 1;
      const { controller: _, ...of } = condition.of;
      return least === 1
        ? `you control ${describeOne(of)}`
        : `you control ${least} ${describeAll(of)}`;
    }
    case 'amount':
      return phrase(
        `${describeAmount(condition.of)} is`,
        condition.atLeast !== undefined && `at least ${condition.atLeast}`,
        condition.atLeast !== undefined && condition.atMost !== undefined && 'and',
        condition.atMost !== undefined && `at most ${condition.atMost}`,
      );
    case 'turn':
      return condition.whose === 'yours' ? 'it is your turn' : "it is an opponent's turn";
    case 'not':
      return `it is not so that ${describeCondition(condition.condition)}`;
    case 'all':
      return listed(condition.of.map(describeCondition), 'and');
    case 'opponentLostLife':
      return 'an opponent has lost life this turn';
    case 'castBy':
      return `its ${keywordName(condition.keyword)} cost was paid`;
    case 'targets':
      return `it targets ${describeOne(condition.of)}`;
    default:
      return impossible(condition);
  }
}

function zoneOf(amount: Extract<Amount, { kind: 'cards' }>): string {
  return amount.whose === 'everyones' ? `every ${amount.zone}` : `your ${amount.zone}`;
}
