/**
 * What a player proposes to do.
 */
import type { ActivateProposal, GameEvent, Plan, Proposal, WaysToPay } from '../../engine/index.ts';
import { describeFace } from './objects.ts';
import { impossible, listed, phrase, spaced } from './words.ts';

/** `A casts spell with X = 2, kicker ×1`. */
export function describeProposal(proposal: Proposal): string {
  const details = [
    proposal.x !== undefined && `X = ${proposal.x}`,
    proposal.y !== undefined && `Y = ${proposal.y}`,
    ...(proposal.kind === 'cast' ? castDetails(proposal) : []),
    ids('announcing', proposal.announced),
    ids('targeting', proposal.targets),
    ids('sacrificing', proposal.sacrifice),
    ids('exiling', proposal.exile),
    ids('discarding', proposal.discard),
    ids('tapping', proposal.tap),
  ].filter((detail) => typeof detail === 'string');
  return [deed(proposal), ...details].join(', ');
}

function deed(proposal: Proposal): string {
  if (proposal.kind === 'activate') return activation(proposal);
  if (proposal.kind === 'special')
    return `${proposal.player} ${ACTIONS[proposal.action](proposal.object)}`;
  const half = { front: '', other: ' (its other face)', both: ' (both halves)', neither: '' };
  return `${proposal.player} casts ${proposal.object}${half[proposal.shown ?? 'front']}`;
}

const ACTIONS = {
  foretell: (card: string) => `foretells ${card}`,
  plot: (card: string) => `plots ${card}`,
  suspend: (card: string) => `suspends ${card}`,
  turnFaceUp: (permanent: string) => `turns ${permanent} face up`,
} as const;

function activation({ player, object, ability }: ActivateProposal): string {
  const which = typeof ability === 'number' ? `ability ${ability}` : ability;
  return `${player} activates ${which} of ${object}`;
}

function castDetails(proposal: Extract<Proposal, { kind: 'cast' }>): (string | undefined)[] {
  return [
    proposal.alternative && `by the alternative cost of ${proposal.alternative}`,
    ...Object.entries(proposal.additional ?? {}).map(([cost, times]) => `${cost} ×${times}`),
    ids('splicing', proposal.splice),
    proposal.modes && `modes ${listed(proposal.modes.map(String), 'and')}`,
  ];
}

function ids(verb: string, objects: readonly string[] | undefined): string | undefined {
  return objects === undefined ? undefined : phrase(verb, objects.join(' ') || 'nothing');
}

/** A plan, a step a line. */
export function describePlan({ proposal, manaAbilities = [], pay }: Plan): string[] {
  return [
    describeProposal(proposal),
    ...manaAbilities.map((ability) => `for mana, ${describeProposal(ability)}`),
    ...(pay === undefined ? [] : [`pays ${describeWays(pay)}`]),
  ];
}

function describeWays(pay: WaysToPay): string {
  return [
    pay.convoke &&
      `convoke ${pay.convoke.map((one) => `${one.creature} for ${one.pays}`).join(' ')}`,
    ids('delve', pay.delve),
    ids('improvise', pay.improvise),
    ids('waterbend', pay.waterbend),
    pay.assist && `assist ${pay.assist.player} for {${pay.assist.generic}}`,
  ]
    .filter((way) => typeof way === 'string')
    .join(', ');
}

/** `p1 and p2 die`. */
export function describeGameEvent(event: GameEvent): string {
  switch (event.kind) {
    case 'die':
    case 'destroy':
    case 'sacrifice': {
      const [one, many] = HAPPENS[event.kind];
      const happens = `${listed(event.objects, 'and')} ${event.objects.length === 1 ? one : many}`;
      return event.instead === undefined ? happens : `${happens}, exiled by what causes it`;
    }
    case 'discard':
      return `${event.player} discards ${listed(event.objects, 'and')}`;
    case 'mill':
      return `${event.player} mills ${listed(event.cards.map(describeFace), 'and')}`;
    case 'damage':
      return event.deals
        .map(({ source, amount, to }) => `${source} deals ${amount} damage to ${to}`)
        .join(', ');
    case 'stepEnds':
      return 'the step ends';
    case 'stepBegins':
      return `the ${spaced(event.step)} step begins`;
    case 'stateBasedActions':
      return 'state-based actions are checked';
    default:
      return impossible(event);
  }
}

const HAPPENS = {
  die: ['dies', 'die'],
  destroy: ['is destroyed', 'are destroyed'],
  sacrifice: ['is sacrificed', 'are sacrificed'],
} as const;
