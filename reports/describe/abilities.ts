/**
 * What an ability does, in one line.
 */
import type {
  Ability,
  ActivatedAbility,
  Cost,
  CostIncrease,
  CostReduction,
  CostScope,
  GrantKeyword,
} from '../../engine/index.ts';
import { describeCondition, describeTimes } from './amounts.ts';
import { describeCost } from './costs.ts';
import { describeEffects } from './effects.ts';
import { describeEvent } from './events.ts';
import { describeAll, describeBare, describeOne } from './filters.ts';
import { keywordName } from './keyword-names.ts';
import { describeKeyword } from './keywords.ts';
import { describeReplacement } from './replacements.ts';
import { colorNames, listed, phrase } from './words.ts';

/** `noncreature spells cost {1} more`. */
export function describeAbility(ability: Ability): string {
  switch (ability.kind) {
    case 'costIncrease':
    case 'costReduction':
      return `${scoped(ability.scope, 'cost')} ${costChange(ability)}${since(ability.scope)}`;
    case 'costMinimum':
      return phrase(
        `${scoped(ability.scope, 'cost')} at least ${ability.mana} mana${since(ability.scope)}`,
        ability.whileUntapped && 'while this is untapped',
      );
    case 'additionalCost':
      return phrase(
        scoped(ability.scope, ability.optional ? 'may also cost' : 'also cost'),
        quoted(ability.cost) + since(ability.scope),
      );
    case 'alternativeCost':
      return phrase(
        scoped(ability.scope, 'may instead cost'),
        ability.cost === 'free' ? 'no mana' : quoted(ability.cost),
        since(ability.scope),
        ability.condition && `if ${describeCondition(ability.condition)}`,
      );
    case 'devotionBonus':
      return `your devotion to each colour and each mix of colours is ${ability.amount} greater`;
    case 'notCreatureBelowDevotion':
      return `not a creature while your devotion to ${colorNames(ability.to, 'and')} is below ${ability.below}`;
    case 'grantKeyword':
      return phrase(
        granted(ability),
        'have',
        describeKeyword({ ...ability.details, keyword: ability.keyword }),
      );
    case 'castPermission':
      return permitted(ability.scope);
    case 'flashPermission':
      return phrase(
        scoped(ability.scope, 'may be cast'),
        'as with flash',
        ability.ifPaid && 'if its optional cost is paid',
        since(ability.scope),
      );
    case 'prohibition':
      return prohibited(ability.scope);
    case 'spendPermission':
      return phrase(
        'you may spend',
        ability.mana && listed(ability.mana.map((type) => `{${type}}`)),
        `mana as though it were of any ${ability.as === 'anyColor' ? 'colour' : 'type'}`,
        ability.on && `on ${ability.on}`,
        ability.filter && `of ${describeAll(ability.filter, 'object')}`,
      );
    case 'lifeForMana':
      return `you may pay ${ability.life} life for each {${ability.color}} in a cost`;
    case 'spendOnlyAsColorless':
      return `you may spend mana that is not ${colorNames(ability.except)} only as though it were colourless`;
    case 'spendLimit':
      return `${SPEND_LIMITS[ability.only]} can be spent to cast this`;
    case 'noTriggers':
      return `no ability triggers when ${describeOne(ability.what)} ${listed(ability.on)}`;
    case 'spell':
      return phrase(describeEffects(ability.effects), targets(ability.targets));
    case 'activated':
      return activated(ability);
    case 'triggered':
      return phrase(
        `${describeEvent(ability.event)},`,
        ability.onlyIf && `if ${describeCondition(ability.onlyIf)},`,
        describeEffects(ability.effects),
        targets(ability.targets),
      );
    default:
      return describeReplacement(ability);
  }
}

/** `your creature spells may be cast from graveyard`. */
function permitted({ from, ...scope }: CostScope): string {
  return phrase(
    scoped(scope, 'may be cast'),
    from && `from ${listed(from)}`,
    scope.while && `while ${describeCondition(scope.while)}`,
  );
}

/** `opponents' noncreature spells cannot be cast`. */
function prohibited(scope: CostScope): string {
  return phrase(
    scoped(scope, scope.of === 'abilities' ? 'cannot be activated' : 'cannot be cast'),
    scope.while && `while ${describeCondition(scope.while)}`,
  );
}

function granted({ to, in: place }: GrantKeyword): string {
  if (place === undefined) return describeAll(to);
  if (place === 'stack') return describeAll(to, 'spell');
  return `${describeAll(to, 'card')} in your ${place}`;
}

const SPEND_LIMITS = {
  nothing: 'no mana',
  fromCreature: 'only mana of creatures',
  fromTreasure: 'only mana of Treasures',
} as const;

/** `{1} less for each artifact you control`. */
export function costChange(change: CostIncrease | CostReduction): string {
  if (change.kind === 'costIncrease') {
    return phrase(
      `${change.amount} more`,
      describeTimes(change.times),
      change.life !== undefined && `and ${change.life} life`,
    );
  }
  return phrase(
    change.upTo && 'up to',
    `${change.amount} less`,
    describeTimes(change.times),
    change.coloredOnly && '(coloured mana only)',
    change.notBelow !== undefined && `(not below ${change.notBelow} mana)`,
    change.ifPaid && 'if the cost that it offers is paid',
  );
}

function activated(ability: ActivatedAbility): string {
  return phrase(
    `${describeCost(ability.cost)}: ${describeEffects(ability.effects)}`,
    targets(ability.targets),
    ability.onlyIf && `(only if ${describeCondition(ability.onlyIf)})`,
    ability.timing && `(as ${ability.timing === 'instant' ? 'an instant' : 'a sorcery'})`,
    ability.perTurn !== undefined && `(at most ${ability.perTurn} a turn)`,
    ability.from && `(from the ${ability.from})`,
    ability.anyPlayer && '(any player)',
    ability.costs && `(costs ${ability.costs.map(costChange).join(', ')})`,
  );
}

function targets(count: number | undefined): string {
  return count === undefined ? '' : `(${count} ${count === 1 ? 'target' : 'targets'})`;
}

/** Who is concerned, and the verb in its form: `the first creature spell each turn costs`. */
function scoped(scope: CostScope, verb: string): string {
  if (scope.of === 'this') return `this ${inflected(verb)}`;
  const filter = scope.filter ?? {};
  if (scope.of === 'abilities') {
    return phrase(
      whose(scope),
      scope.by && keywordName(scope.by),
      'abilities',
      scope.filter && `of ${describeAll(filter)}`,
      scope.from && inZones(scope.from),
      scope.exceptManaAbilities && 'that are not mana abilities',
      targeting(scope),
      verb,
    );
  }
  if (scope.firstEachTurn) {
    const player = { yours: 'you cast', opponents: 'an opponent casts' };
    return phrase(
      `the first ${describeBare(filter, 'spell')}`,
      scope.whose ? player[scope.whose] : 'each player casts',
      'each turn',
      spellDetails(scope),
      inflected(verb),
    );
  }
  return phrase(whose(scope), describeAll(filter, 'spell'), spellDetails(scope), verb);
}

function spellDetails(scope: CostScope): string {
  return phrase(
    scope.from && `cast from ${listed(scope.from)}`,
    scope.by && `cast by ${keywordName(scope.by)}`,
    targeting(scope),
  );
}

function targeting(scope: CostScope): string {
  return scope.targeting === undefined ? '' : `that target ${describeAll(scope.targeting)}`;
}

function whose(scope: CostScope): string {
  if (scope.whose === undefined) return '';
  return scope.whose === 'yours' ? 'your' : "opponents'";
}

/** The verb in the singular: `cost` as `costs`, `may cost` as it is. */
function inflected(verb: string): string {
  return verb.startsWith('may ') ? verb : verb.replace(/cost$/, 'costs');
}

/** A cost after a verb: a player pays mana, but does what is in words. */
function quoted(cost: Cost): string {
  const text = describeCost(cost);
  return text.startsWith('{') ? text : `“${text}”`;
}

/** Abilities are those of permanents unless it is said. */
function inZones(zones: NonNullable<CostScope['from']>): string {
  return zones.join() === 'battlefield' ? '' : `in the ${listed(zones)}`;
}

function since(scope: CostScope): string {
  return scope.while === undefined ? '' : ` while ${describeCondition(scope.while)}`;
}
