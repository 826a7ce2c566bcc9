/**
 * Whether a game of the right form makes sense: what the types of the model cannot say.
 */
import { InputError } from './errors.ts';
import { CARD_ZONES } from './find.ts';
import type { Card } from './model/cards.ts';
import type { Game, GameObject, Permanent, StackedAbility } from './model/game.ts';

/** A part of a game with its place in it. */
type Placed<T> = readonly [path: string, part: T];

/** Every object with the characteristics of a card, and every ability on the stack. */
function* objectsOf(game: Game): Generator<Placed<GameObject | StackedAbility>> {
  for (const [i, permanent] of game.battlefield.entries()) yield [`/battlefield/${i}`, permanent];
  for (const [i, object] of game.stack.entries()) yield [`/stack/${i}`, object];
  for (const [i, player] of game.players.entries()) {
    for (const zone of CARD_ZONES) {
      for (const [j, card] of player[zone].entries()) yield [`/players/${i}/${zone}/${j}`, card];
    }
  }
}

/**
 * Checks that a game makes sense: ids are unique, players exist, attachments hold, cards with a layout have both parts.
 * @throws {InputError} `game/…` or `card/layout`, with the place within the game.
 */
export function checkGame(game: Game): void {
  const players = game.players.map((player) => player.id);
  checkIds(game);
  checkPlayer(players, '/activePlayer', game.activePlayer);
  for (const [path, object] of objectsOf(game)) {
    if ('controller' in object) checkPlayer(players, `${path}/controller`, object.controller);
    if ('owner' in object) checkPlayer(players, `${path}/owner`, object.owner);
    if ('card' in object) checkCards(path, object);
  }
  for (const where of ['pending', 'delayed'] as const) {
    for (const [i, { controller }] of (game[where] ?? []).entries())
      checkPlayer(players, `/${where}/${i}/controller`, controller);
  }
  checkAttachments(game, players);
}

/** No two objects or players have the same id, for a target may be any of them. */
function checkIds(game: Game): void {
  const seen = new Map<string, string>();
  const ids: Placed<string>[] = [
    ...game.players.map(({ id }, i) => [`/players/${i}/id`, id] as const),
    ...[...objectsOf(game)].map(([path, { id }]) => [`${path}/id`, id] as const),
  ];
  for (const [path, id] of ids) {
    const other = seen.get(id);
    if (other !== undefined) {
      throw new InputError('game/duplicate-id', `${JSON.stringify(id)} is the id of two things`, {
        path,
        value: id,
        hint: `it is already used at ${other}`,
      });
    }
    seen.set(id, path);
  }
}

function checkPlayer(players: readonly string[], path: string, id: string): void {
  if (players.includes(id)) return;
  throw new InputError('game/unknown-player', `there is no player ${JSON.stringify(id)}`, {
    path,
    value: id,
    hint: players.length === 0 ? 'a game has players' : `the players are ${players.join(', ')}`,
  });
}

/** What is attached is attached to another permanent, or to a player. */
function checkAttachments(game: Game, players: readonly string[]): void {
  const hosts = new Set([...game.battlefield.map(({ id }) => id), ...players]);
  for (const [i, { id, attachedTo }] of game.battlefield.entries()) {
    if (attachedTo === undefined || (attachedTo !== id && hosts.has(attachedTo))) continue;
    throw new InputError(
      'game/bad-attachment',
      `nothing to attach to: ${JSON.stringify(attachedTo)}`,
      {
        path: `/battlefield/${i}/attachedTo`,
        value: attachedTo,
        hint: 'name another permanent on the battlefield, or a player',
      },
    );
  }
}

function checkCards(path: string, object: GameObject): void {
  checkCard(`${path}/card`, object.card);
  if ('meldedWith' in object && object.meldedWith)
    checkCard(`${path}/meldedWith`, object.meldedWith);
  if ('under' in object) {
    for (const [i, card] of (object.under ?? []).entries()) checkCard(`${path}/under/${i}`, card);
  }
  if ('shown' in object) checkShown(path, object);
}

/**
 * A card has another part exactly when it has a layout.
 * @throws {InputError} `card/layout`, with the place within the card.
 */
export function checkCard(path: string, { layout, other }: Card): void {
  if ((layout === undefined) === (other === undefined)) return;
  throw new InputError('card/layout', 'a card has another part exactly when it has a layout', {
    path: `${path}/${layout === undefined ? 'other' : 'layout'}`,
    value: layout ?? other,
    hint: layout === undefined ? 'say which layout joins the two' : 'give "other" as well',
  });
}

/** What is shown is there: another part, both of a split card or Room, neither of a Room (709). */
function checkShown(
  path: string,
  { shown, card: { layout } }: Pick<Permanent, 'shown' | 'card'>,
): void {
  const isThere = {
    front: true,
    other: layout !== undefined,
    both: layout === 'split' || layout === 'room',
    neither: layout === 'room',
  };
  if (shown === undefined || isThere[shown]) return;
  throw new InputError('card/layout', `this card has no ${JSON.stringify(shown)} to show`, {
    path: `${path}/shown`,
    value: shown,
    hint: layout === undefined ? 'it has one part only' : `its layout is "${layout}"`,
  });
}
