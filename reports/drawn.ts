/**
 * What a property drew: the game, and whatever it asks about it.
 */
import {
  type ActivatedAbility,
  type Card,
  EVENTS,
  type Game,
  type GameEvent,
  MANA_TYPES,
  type Mana,
  type Permanent,
  type Plan,
  type Proposal,
  type TriggeredAbility,
} from '../engine/index.ts';
import { drawBoard } from './board.ts';
import { describeAbility } from './describe/abilities.ts';
import { describeMana } from './describe/mana.ts';
import { describeFace, describePermanent } from './describe/objects.ts';
import { describeGameEvent, describePlan, describeProposal } from './describe/proposals.ts';
import { labelled } from './labelled.ts';

/** The game as a board; below it what else was drawn, each by its name. */
export function drawDrawn(drawn: unknown): string[] {
  if (!isRecord(drawn)) return [inWords(drawn)];
  const { game, ...rest } = drawn;
  return [
    ...(isGame(game) ? drawBoard(game) : []),
    ...Object.entries(rest).flatMap(([key, value]) => labelled(key, drawPart(value))),
  ];
}

function drawPart(value: unknown): string[] {
  if (isPlan(value)) return describePlan(value);
  if (isGame(value)) return drawBoard(value);
  if (isRecord(value) && isGame(value.game)) return drawDrawn(value);
  return [inWords(value)];
}

/** What is of the model as the model's parts are told; other data without its punctuation. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('; ') || 'none';
  if (!isRecord(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  if (isProposal(value)) return describeProposal(value);
  if (isGameEvent(value)) return describeGameEvent(value);
  if (isPermanent(value)) return describePermanent(value).join('; ');
  if (isCard(value)) return describeFace(value);
  if (isMana(value)) return describeMana(value);
  if (isAbility(value)) return describeAbility(value);
  return Object.entries(value)
    .map(([key, part]) => `${key} ${isRecord(part) ? `(${inWords(part)})` : inWords(part)}`)
    .join(', ');
}

// Whatever was drawn is legal, so that little tells its kinds apart.

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isGame(value: unknown): value is Game {
  return isRecord(value) && Array.isArray(value.players) && Array.isArray(value.battlefield);
}

function isProposal(value: unknown): value is Proposal {
  return (
    isRecord(value) &&
    (value.kind === 'cast' || value.kind === 'activate' || value.kind === 'special') &&
    typeof value.object === 'string'
  );
}

function isPlan(value: unknown): value is Plan {
  return isRecord(value) && isProposal(value.proposal) && !('game' in value);
}

function isGameEvent(value: unknown): value is GameEvent {
  return isRecord(value) && EVENTS.some((kind) => kind === value.kind);
}

function isCard(value: unknown): value is Card {
  return isRecord(value) && 'manaCost' in value && Array.isArray(value.types) && 'name' in value;
}

function isPermanent(value: unknown): value is Permanent {
  return isRecord(value) && isCard(value.card) && 'controller' in value && 'id' in value;
}

function isMana(value: unknown): value is Mana {
  return (
    isRecord(value) &&
    MANA_TYPES.some((type) => type === value.type) &&
    typeof value.amount === 'number'
  );
}

function isAbility(value: unknown): value is ActivatedAbility | TriggeredAbility {
  return (
    isRecord(value) &&
    (value.kind === 'activated' || value.kind === 'triggered') &&
    Array.isArray(value.effects)
  );
}
