/**
 * Cards, permanents and spells, with all that the rules look at.
 */
import type {
  Ability,
  Card,
  CardObject,
  CastRecord,
  Commander,
  Face,
  Keyword,
  LaterEffects,
  Permanent,
  StackObject,
} from '../../engine/index.ts';
import { describeAbility } from './abilities.ts';
import { describeEffects } from './effects.ts';
import { describeKeyword } from './keywords.ts';
import { colorNames, listed, phrase } from './words.ts';

/** An object in lines: what it is, and below, indented, what it has. */
export type Lines = readonly [head: string, ...details: string[]];

/** `Thalia {1}{W} legendary creature 2/1`; what is called by its cost and types has no other name. */
export function describeFace(face: Face): string {
  const plain = [face.manaCost ?? 'costless', face.types.join(' ')].join(' ');
  return phrase(
    face.name !== plain && face.name,
    face.manaCost ?? '(no mana cost)',
    face.supertypes?.join(' '),
    face.types.join(' '),
    face.subtypes !== undefined && face.subtypes.length > 0 && `(${face.subtypes.join(' ')})`,
    face.power !== undefined && `${face.power}/${face.toughness ?? 0}`,
    face.loyalty !== undefined && `loyalty ${face.loyalty}`,
  );
}

/** What a face has besides its line: a colour indicator, keywords, abilities, symbols in its text. */
function faceDetails(face: Face): string[] {
  return [
    ...(face.colorIndicator ? [`colour indicator: ${colorNames(face.colorIndicator, 'and')}`] : []),
    ...abilities(face.keywords, face.abilities),
    ...(face.textSymbols ? [`symbols in its text: ${face.textSymbols}`] : []),
  ];
}

function abilities(keywords: readonly Keyword[] = [], others: readonly Ability[] = []): string[] {
  const words = keywords.map(describeKeyword).join(', ');
  return [...(words === '' ? [] : [words]), ...others.map(describeAbility)];
}

function cardDetails(card: Card): string[] {
  const { other, layout } = card;
  if (other === undefined) return faceDetails(card);
  const back = `${layout ?? 'other face'}: ${describeFace(other)}`;
  return [...faceDetails(card), back, ...faceDetails(other).map((line) => `  ${line}`)];
}

/** A card in a hand, a graveyard, exile or the command zone. */
export function describeCard(object: CardObject): Lines {
  return [
    named(object.id, object.card, [
      object.faceDown && 'face down',
      object.token && 'token',
      object.exiledWith && `exiled with ${object.exiledWith}`,
      object.castableAs && `castable as ${object.castableAs}`,
      object.notThisTurn && 'not to be cast this turn',
      ...Object.entries(object.counters ?? {}).map(([kind, count]) => `${count} ${kind} counters`),
      object.gained && `gained ${object.gained.map(describeKeyword).join(', ')}`,
      commander(object),
    ]),
    ...cardDetails(object.card),
  ];
}

export function describePermanent(permanent: Permanent): Lines {
  const { card, copy, under, meldedWith, later, cast } = permanent;
  return [
    named(permanent.id, card, [
      permanent.owner !== permanent.controller && `owned by ${permanent.owner}`,
      permanent.shown && permanent.shown !== 'front' && `showing ${permanent.shown}`,
      permanent.token && 'token',
      permanent.tapped && 'tapped',
      permanent.faceDown && 'face down',
      permanent.phasedOut && 'phased out',
      permanent.attacking && 'attacking',
      permanent.enteredThisTurn && 'entered this turn',
      permanent.newlyControlled && 'newly controlled',
      permanent.frozen && 'does not untap next',
      permanent.attachedTo && `attached to ${permanent.attachedTo}`,
      permanent.damage && `${permanent.damage} damage`,
      permanent.chosen?.color && `chose ${colorNames([permanent.chosen.color])}`,
      permanent.chosen?.subtype && `chose ${permanent.chosen.subtype}`,
      ...Object.entries(permanent.counters ?? {}).map(
        ([kind, count]) => `${count} ${kind} counters`,
      ),
      ...Object.entries(permanent.activations ?? {}).map(
        ([ability, count]) => `ability ${ability} activated ${count} times this turn`,
      ),
      commander(permanent),
    ]),
    ...cardDetails(card),
    ...(copy ? [`as a copy of ${describeFace(copy)}`, ...faceDetails(copy)] : []),
    ...(under ?? []).map((one) => `merged over ${describeFace(one)}`),
    ...(meldedWith ? [`melded with ${describeFace(meldedWith)}`] : []),
    ...(cast ? [`cast with ${describeCast(cast)}`] : []),
    ...(later ? describeLater(later) : []),
  ];
}

export function describeStacked(object: StackObject): Lines {
  const aimed =
    object.targets && object.targets.length > 0 && `targeting ${listed(object.targets, 'and')}`;
  const x = object.x !== undefined && `X = ${object.x}`;
  if (object.kind === 'ability') {
    const notes = bracketed([x, aimed]);
    return [
      phrase(object.id, `${object.controller}'s ability of ${object.source}`, notes),
      describeEffects(object.effects),
    ];
  }
  return [
    named(object.id, object.card, [
      `cast by ${object.controller}`,
      x,
      aimed,
      object.shown && object.shown !== 'front' && `showing ${object.shown}`,
      object.faceDown && 'face down',
      object.token && 'copy',
      object.riders && listed(object.riders, 'and'),
      commander(object),
    ]),
    ...cardDetails(object.card),
    ...(object.copy ? [`as a copy of ${describeFace(object.copy)}`] : []),
    ...(object.cast ? [`cast with ${describeCast(object.cast)}`] : []),
    ...(object.later ? describeLater(object.later) : []),
  ];
}

function describeCast(cast: CastRecord): string {
  const paid = Object.entries(cast.additional ?? {}).map(([cost, times]) => `${cost} ×${times}`);
  const spent = Object.entries(cast.spent ?? {}).map(([type, count]) => `{${type}} ×${count}`);
  return [
    ...(cast.x === undefined ? [] : [`X = ${cast.x}`]),
    ...(cast.alternative === undefined ? [] : [`the cost of ${cast.alternative}`]),
    ...paid,
    ...(spent.length === 0 ? [] : [`spending ${spent.join(' ')}`]),
    ...(cast.lifePaid ? [`${cast.lifePaid} life`] : []),
  ].join(', ');
}

/** What later layers made of an object. */
function describeLater(later: LaterEffects): string[] {
  const { power, toughness } = later;
  const changes = [
    later.types && `a ${later.types.join(' ')}`,
    later.addTypes && `also a ${later.addTypes.join(' ')}`,
    later.removeSupertypes && `not ${listed(later.removeSupertypes)}`,
    later.subtypes && `a ${later.subtypes.join(' ') || 'thing of no subtype'}`,
    later.addSubtypes && `also a ${later.addSubtypes.join(' ')}`,
    later.colors && (later.colors.length === 0 ? 'colourless' : colorNames(later.colors, 'and')),
    later.addColors && `also ${colorNames(later.addColors, 'and')}`,
    later.lostAbilities && 'without abilities',
    (power !== undefined || toughness !== undefined) && `${power ?? '*'}/${toughness ?? '*'}`,
  ].filter((change) => typeof change === 'string');
  return [
    ...(changes.length === 0 ? [] : [`is now ${changes.join(', ')}`]),
    ...abilities(later.keywords, later.abilities).map((line) => `has gained: ${line}`),
  ];
}

function commander({ commander: record }: { commander?: Commander }): string | undefined {
  if (record === undefined) return undefined;
  return `commander, cast ${record.casts} times${record.moved ? ', has just moved' : ''}`;
}

/** The line of an object: its id first, since everything refers to it by that. */
function named(
  id: string,
  card: Card,
  notes: readonly (string | number | false | undefined)[],
): string {
  return phrase(id === card.name ? '' : `${id}:`, describeFace(card), bracketed(notes));
}

function bracketed(notes: readonly (string | number | false | undefined)[]): string {
  const said = notes.filter((note) => typeof note === 'string' && note !== '');
  return said.length === 0 ? '' : `[${said.join(', ')}]`;
}
