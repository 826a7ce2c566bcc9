/**
 * Changing a game: each function gives a new game and leaves the old one as it was.
 */
import { CARD_ZONES, isPermanent } from './find.ts';
import type { CardObject, Game, GameObject, Permanent, Player, PlayerId } from './model/game.ts';
import type { Id } from './model/mana.ts';

export function changePlayer(game: Game, id: PlayerId, change: (player: Player) => Player): Game {
  return { ...game, players: game.players.map((p) => (p.id === id ? change(p) : p)) };
}

export function changePermanent(
  game: Game,
  id: Id,
  change: (permanent: Permanent) => Permanent,
): Game {
  return { ...game, battlefield: game.battlefield.map((p) => (p.id === id ? change(p) : p)) };
}

/** Life never goes through a pool or a zone, so this is all there is to gaining and losing it (119.3). */
export function changeLife(game: Game, id: PlayerId, by: number): Game {
  return by === 0 ? game : changePlayer(game, id, (p) => ({ ...p, life: p.life + by }));
}

/**
 * The id of the new object that a card becomes in a new zone: `bear`, `bear#2`, `bear#3` …
 * @see CR 400.7
 */
export function nextId(id: Id): Id {
  const [, base, count] = /^(.*?)(?:#(\d+))?$/s.exec(id) ?? [];
  return `${base ?? id}#${Number(count ?? 1) + 1}`;
}

/** What every object of one card or token has in common, in whatever zone: the id without its count. */
export function baseId(id: Id): Id {
  return id.replace(/#\d+$/, '');
}

/** Takes objects out of whatever zones they are in; a zone that none of them is in stays the very same. */
export function removeObjects(game: Game, ids: ReadonlySet<Id>): Game {
  const battlefield = without(game.battlefield, ids);
  const stack = without(game.stack, ids);
  const players = game.players.map((p) => {
    const hand = without(p.hand, ids);
    const graveyard = without(p.graveyard, ids);
    const exile = without(p.exile, ids);
    const command = without(p.command, ids);
    const same =
      hand === p.hand && graveyard === p.graveyard && exile === p.exile && command === p.command;
    return same ? p : { ...p, hand, graveyard, exile, command };
  });
  return { ...game, battlefield, stack, players };
}

function without<T extends { readonly id: Id }>(
  objects: readonly T[],
  ids: ReadonlySet<Id>,
): readonly T[] {
  if (objects.length === 0) return objects;
  const [first] = ids;
  const isOne = ids.size === 1 ? (o: T) => o.id === first : (o: T) => ids.has(o.id);
  return objects.some(isOne) ? objects.filter((o) => !isOne(o)) : objects;
}

/** Takes what is attached to these objects off them. */
export function unattachFrom(game: Game, ids: ReadonlySet<Id>): Game {
  const isOff = (p: Permanent): boolean => p.attachedTo !== undefined && ids.has(p.attachedTo);
  if (!game.battlefield.some(isOff)) return game;
  const battlefield = game.battlefield.map((p) => {
    if (!isOff(p)) return p;
    const { attachedTo: _, ...rest } = p;
    return rest;
  });
  return { ...game, battlefield };
}

/**
 * Ids for objects that come from nowhere, tokens and abilities on the stack: `Treasure~1`, `Treasure~2` …, the
 * first numbers that no object of the game has, whatever zones it has been through.
 */
export function freshIds(game: Game, name: string, count: number): Id[] {
  const used = new Set(everyObject(game).map((o) => baseId(o.id)));
  const ids: Id[] = [];
  for (let n = 1; ids.length < count; n += 1) {
    const id = `${name}~${n}`;
    if (!used.has(id)) ids.push(id);
  }
  return ids;
}

/** All that has an id: permanents, spells and abilities on the stack, cards in zones. */
export function everyObject(game: Game): readonly { readonly id: Id }[] {
  const cards = game.players.flatMap((p) => CARD_ZONES.flatMap((zone) => p[zone]));
  return [...game.battlefield, ...game.stack, ...cards];
}

/** The cards that an object is made of, as the new objects that they become elsewhere (400.7). */
export function asCards(object: GameObject): CardObject[] {
  const permanent = isPermanent(object) ? object : undefined;
  const parts = [
    object.card,
    ...(permanent?.under ?? []),
    ...(permanent?.meldedWith ? [permanent.meldedWith] : []),
  ];
  const id = nextId(object.id);
  return parts.map((card, i) => ({
    id: i === 0 ? id : `${id}.${i}`,
    card,
    ...(i === 0 && object.token ? { token: true as const } : {}),
    ...(i === 0 && object.commander ? { commander: object.commander } : {}),
  }));
}
