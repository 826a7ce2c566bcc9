/**
 * What effects do.
 */
import type {
  Effect,
  Filter,
  PaidOnResolution,
  Production,
  SpendRestriction,
} from '../../engine/index.ts';
import { describeAmount, describeCondition, describeMany, describeTimes } from './amounts.ts';
import { describeAll, describeOne } from './filters.ts';
import { describeKeyword } from './keywords.ts';
import { impossible, listed, phrase, spaced } from './words.ts';

/** `add {B}{B}; you lose 1 life`. */
export function describeEffects(effects: readonly Effect[]): string {
  return effects.length === 0 ? 'nothing happens' : effects.map(describeEffect).join('; ');
}

export function describeEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'addMana':
      return phrase(
        effect.onlyIf && `if ${describeCondition(effect.onlyIf)},`,
        effect.to === 'eventPlayer' ? 'that player adds' : 'add',
        describeProduction(effect.mana),
        effect.only && `(${describeRestriction(effect.only)})`,
        effect.riders && `(what it is spent on: ${listed(effect.riders, 'and')})`,
        effect.untilEndOfTurn && 'that lasts until end of turn',
        effect.untilEndOfCombat && 'that lasts until end of combat',
      );
    case 'doublePool':
      return 'double the unspent mana of each type';
    case 'takePool':
      return phrase(
        effect.activateLands && "tap the target player's lands for mana, then",
        "take the target player's unspent mana",
      );
    case 'gainLife':
      return phrase(
        effect.onlyIf && `if ${describeCondition(effect.onlyIf)},`,
        effect.to === 'eventPlayer' ? 'that player gains' : 'you gain',
        life(effect.amount),
        effect.instead &&
          `(${life(effect.instead.amount)} instead if ${describeCondition(effect.instead.onlyIf)})`,
      );
    case 'loseLife':
      return `${LOSES[effect.who]} ${life(effect.amount)}`;
    case 'drain':
      return `each opponent loses ${life(effect.amount)} and you gain what was lost`;
    case 'draw':
      return phrase(
        effect.each ? 'each player draws' : 'draw',
        describeMany(effect.amount, 'card'),
      );
    case 'mill':
      return `mill ${describeMany(effect.amount, 'card')}`;
    case 'putCounters':
      return phrase(
        `put ${describeMany(effect.amount, `${effect.counter} counter`)} on`,
        effect.on === 'self' ? 'this' : describeOne(effect.on),
      );
    case 'createTokens':
      return `create ${describeMany(effect.amount, `${effect.token} token`)}`;
    case 'destroy':
      return phrase(
        `destroy ${objects(effect.what)}`,
        effect.instead && '(exiled instead of going to a graveyard)',
      );
    case 'exile':
      return phrase(
        `exile ${objects(effect.what)}`,
        effect.castableAs && '(its owner may cast it from there)',
      );
    case 'untap':
      return `untap ${objects(effect.what)}`;
    case 'sacrificeEach':
      return phrase(
        effect.who === 'eachOpponent' ? 'each opponent' : 'each player',
        `sacrifices ${describeOne(effect.filter)}`,
      );
    case 'tapAndFreeze':
      return 'tap it, and it does not untap in the next untap step';
    case 'reanimate':
      return phrase(
        `put ${effect.what === 'self' ? 'this card' : 'the target card'} onto the battlefield`,
        effect.tapped && 'tapped',
        effect.counters !== undefined && `with ${describeMany(effect.counters, 'counter')}`,
      );
    case 'returnExiledWithThis':
      return phrase(
        `put ${describeOne(effect.filter, 'card')} exiled with this onto the battlefield`,
        effect.tapped && 'tapped',
        effect.counters &&
          `with ${describeMany(effect.counters.amount, `${effect.counters.counter} counter`)}`,
      );
    case 'returnToHand':
      return `return ${effect.what === 'self' ? 'this' : 'it'} to hand`;
    case 'unlessPays':
      return `unless ${PAYS[effect.who ?? 'you']} ${describePayment(effect)}: ${describeEffects(effect.then)}`;
    case 'mayPay':
      return `you may pay ${describePayment(effect)}; if so: ${describeEffects(effect.then)}`;
    case 'delayed':
      return `at the beginning of the next ${spaced(effect.at)} step: ${describeEffects(effect.effects)}`;
    case 'counter':
      return `counter ${objects(effect.what)}`;
    case 'sacrifice':
      return 'sacrifice this';
    case 'gainKeyword':
      return phrase(
        effect.what === 'target'
          ? 'the target card'
          : `each of the ${describeAll(effect.what, 'card')} in your graveyard`,
        `gains ${describeKeyword(effect.keyword)}`,
      );
    case 'other':
      return effect.says;
    default:
      return impossible(effect);
  }
}

/** `{X}, where X is its X, and 2 life`. */
function describePayment({ mana, x, life: paid }: PaidOnResolution): string {
  return phrase(
    typeof mana === 'string' ? mana : `the mana cost of ${objects(mana.manaCostOf)}`,
    x !== undefined && `where X is ${describeAmount(x)}`,
    paid !== undefined && `and ${life(paid)}`,
  );
}

/** `{G} for each Elf you control`, `two mana of any colour`. */
export function describeProduction(mana: Production): string {
  switch (mana.kind) {
    case 'symbols':
      return phrase(mana.symbols, describeTimes(mana.times));
    case 'oneOf':
      return phrase(listed(mana.options), describeTimes(mana.times));
    case 'type':
      return `${describeAmount(mana.amount ?? 1)} mana ${ofType(mana)}`;
    case 'couldProduce':
      return phrase(
        `${describeAmount(mana.amount ?? 1)} mana of any ${mana.colorsOnly ? 'colour' : 'type'}`,
        `that ${describeOne(mana.of)} could produce`,
      );
    case 'colorAmong':
      return phrase(
        `${describeAmount(mana.amount ?? 1)} mana of ${mana.each ? 'each' : 'a'} colour among`,
        describeAll(mana.of),
      );
    case 'devotion':
      return 'as much mana of a chosen colour as your devotion to it';
    case 'producedType':
      return phrase(
        `${describeAmount(mana.amount ?? 1)} mana of a ${mana.colorsOnly ? 'colour' : 'type'}`,
        'that was produced',
      );
    default:
      return impossible(mana);
  }
}

/** `only to cast creature spells`. */
export function describeRestriction({
  on,
  filter,
  notCast,
  notGeneric,
  xOnly,
}: SpendRestriction): string {
  const actions = on?.map((action) => (action === 'other' ? 'pay other costs' : action)) ?? [];
  return listed(
    [
      (actions.length > 0 || filter !== undefined) &&
        phrase(
          'only to',
          actions.length > 0 ? listed(actions) : 'be spent on',
          filter && describeAll(filter, 'object'),
        ),
      notCast && phrase('not to cast', describeAll(notCast, 'object')),
      notGeneric && 'not for generic mana',
      xOnly && 'only on costs with {X}',
    ].filter((part) => typeof part === 'string'),
    'and',
  );
}

function ofType({ type, amount, combination }: Extract<Production, { kind: 'type' }>): string {
  if (type === 'chosenColor') return 'of the chosen colour';
  const several = amount !== undefined && amount !== 1;
  if (typeof type === 'string') {
    const kind = type === 'anyColor' ? 'colour' : 'type';
    if (combination) return `in any mix of ${kind}s`;
    return several ? `of any one ${kind}` : `of any ${kind}`;
  }
  const types = listed(type.map((one) => `{${one}}`));
  return combination ? `in any mix of ${types}` : `of ${types}`;
}

const PAYS = {
  you: 'you pay',
  eventPlayer: 'that player pays',
  targetController: "the target's controller pays",
};

const LOSES = {
  you: 'you lose',
  eachOpponent: 'each opponent loses',
  eventPlayer: 'that player loses',
  targetPlayer: 'the target player loses',
};

function life(amount: Parameters<typeof describeAmount>[0]): string {
  return typeof amount === 'number' ? `${amount} life` : `life equal to ${describeAmount(amount)}`;
}

function objects(what: Filter | 'target' | 'self' | 'eventObject'): string {
  switch (what) {
    case 'target':
      return 'the target';
    case 'self':
      return 'this';
    case 'eventObject':
      return 'it';
    default:
      return `all ${describeAll(what)}`;
  }
}
