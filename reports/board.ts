/**
 * A board as text that a player can read.
 */
import type { CardObject, DelayedTrigger, Game, PendingTrigger, Player } from '../engine/index.ts';
import { describeEffects } from './describe/effects.ts';
import { describePool } from './describe/mana.ts';
import {
  describeCard,
  describePermanent,
  describeStacked,
  type Lines,
} from './describe/objects.ts';
import { counted, spaced } from './describe/words.ts';

/** The game in lines: each player with what is theirs, then the stack. */
export function drawBoard(game: Game): string[] {
  return [
    ...game.players.flatMap((player) => drawPlayer(game, player)),
    ...zone('stack, from the bottom to the top', game.stack.map(describeStacked)),
    ...zone('waiting to be put on the stack', (game.pending ?? []).map(describePending)),
    ...zone('later', (game.delayed ?? []).map(describeDelayed)),
  ];
}

function drawPlayer(game: Game, player: Player): string[] {
  const active = player.id === game.activePlayer ? ` (active, ${spaced(game.step)})` : '';
  const permanents = game.battlefield.filter(({ controller }) => controller === player.id);
  const zones = [
    ...zone('battlefield', permanents.map(describePermanent)),
    ...zone('hand', cards(player.hand)),
    ...zone('graveyard', cards(player.graveyard)),
    ...zone('exile', cards(player.exile)),
    ...zone('command zone', cards(player.command)),
  ];
  const notes = [
    `${player.life} life`,
    ...(player.pool.length === 0 ? [] : [`pool ${describePool(player.pool)}`]),
    ...(player.library === undefined ? [] : [`${counted(player.library, 'card')} in library`]),
    ...(player.lostLife ? ['has lost life this turn'] : []),
    ...(player.castThisTurn?.length
      ? [`has cast ${player.castThisTurn.map(({ name }) => name).join(', ')} this turn`]
      : []),
  ];
  return [`Player ${player.id}${active}: ${notes.join('; ')}`, ...zones.map(indent)];
}

function cards(objects: readonly CardObject[]): Lines[] {
  return objects.map(describeCard);
}

function describePending(trigger: PendingTrigger): Lines {
  return [`${trigger.controller}'s trigger of ${trigger.source}`, describeEffects(trigger.effects)];
}

function describeDelayed({ at, ...trigger }: DelayedTrigger): Lines {
  return [`at the beginning of the next ${spaced(at)} step`, ...describePending(trigger)];
}

function zone(name: string, objects: readonly Lines[]): string[] {
  if (objects.length === 0) return [];
  const lines = objects.flatMap(([head, ...details]) => [head, ...details.map(indent)]);
  return [name, ...lines.map(indent)];
}

function indent(line: string): string {
  return `  ${line}`;
}
