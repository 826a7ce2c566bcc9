/**
 * Whether a question speaks of players and objects that its game has.
 */
import { InputError } from './errors.ts';
import { CARD_ZONES } from './find.ts';
import type { Game } from './model/game.ts';

/** The fields of questions that name objects, players, or either. */
const OBJECT_FIELDS = new Set([
  'object',
  'objects',
  'sacrifice',
  'exile',
  'discard',
  'tap',
  'splice',
  'creature',
  'delve',
  'improvise',
  'waterbend',
]);
const PLAYER_FIELDS = new Set(['player']);
const EITHER_FIELDS = new Set(['targets']);

/**
 * @param question anything with a game and, beside it, fields that name its objects and players.
 * @throws {InputError} `game/unknown-object`, `game/unknown-player`, with the place within the question.
 */
export function checkReferences(question: { readonly game: Game }): void {
  const { game, ...rest } = question;
  const players = new Set(game.players.map(({ id }) => id));
  const zones = game.players.flatMap((player) => CARD_ZONES.flatMap((zone) => player[zone]));
  const objects = new Set([...game.battlefield, ...game.stack, ...zones].map(({ id }) => id));
  const either = new Set([...players, ...objects]);

  const check = (value: unknown, path: string, names?: ReadonlySet<string>): void => {
    if (typeof value === 'string') {
      if (names !== undefined && !names.has(value)) throw unknown(path, value, names === players);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      check(part, `${path}/${key}`, Array.isArray(value) ? names : namesOf(key));
    }
  };
  const namesOf = (field: string): ReadonlySet<string> | undefined => {
    if (OBJECT_FIELDS.has(field)) return objects;
    if (PLAYER_FIELDS.has(field)) return players;
    return EITHER_FIELDS.has(field) ? either : undefined;
  };
  check(rest, '');
}

function unknown(path: string, id: string, isPlayer: boolean): InputError {
  const what = isPlayer ? 'player' : 'object';
  return new InputError(`game/unknown-${what}`, `the game has no ${what} ${JSON.stringify(id)}`, {
    path,
    value: id,
    hint: isPlayer ? 'name one of its players' : 'give the id of an object of the game',
  });
}
