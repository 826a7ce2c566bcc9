/**
 * What may become of objects that leave, written out plainly: one of the replacement effects that fit, if any.
 * The engine asks and loops; here every object has a list of ends, and an event is a choice of one from each.
 */
import {
  type CardObject,
  comprehensiveRules,
  type Game,
  type GameObject,
  type Id,
  type Permanent,
  type PlayerId,
  type ZoneReplacement,
} from '../../engine/index.ts';
import type { Departure } from '../generators/zones.ts';

/** One thing that may become of an object. */
export interface End {
  readonly to: 'graveyard' | ZoneReplacement['to'];
  /** The permanent that it is exiled with. */
  readonly with?: Id;
  /** Who gains how much life because of it. */
  readonly life?: readonly [PlayerId, number];
  /** Who gets a token because of it. */
  readonly token?: PlayerId;
}

/** What leaves: the objects of the event that are there, phased in, and can be destroyed if that is what happens. */
export function leavers({ game, event }: Departure): readonly Permanent[] {
  return game.battlefield.filter(
    (p) =>
      event.objects.includes(p.id) &&
      !p.phasedOut &&
      (event.kind !== 'destroy' || comprehensiveRules.keywordOf(p, 'indestructible') === undefined),
  );
}

/** Every end that an object on its way from a zone to the graveyard may come to. */
export function endsOf(
  game: Game,
  object: GameObject,
  owner: PlayerId,
  from: 'battlefield' | 'elsewhere',
): readonly End[] {
  const ends: End[] = [];
  const sources = game.battlefield.filter((p) => !p.phasedOut);
  for (const source of sources) {
    const as = { controller: source.controller, source };
    for (const ability of comprehensiveRules.abilitiesOf(source)) {
      if (ability.kind !== 'zoneReplacement') continue;
      const isHere = ability.from === 'anywhere' || from === 'battlefield';
      const isCard = !ability.cardsOnly || !object.token;
      if (
        isHere &&
        isCard &&
        comprehensiveRules.matches(game, ability.what, { ...object, owner }, as)
      )
        ends.push(endBy(ability, source));
    }
  }
  if (from === 'elsewhere') {
    for (const ability of comprehensiveRules.abilitiesOf(object)) {
      if (ability.kind === 'zoneReplacement' && ability.what.self && ability.from === 'anywhere')
        ends.push({ to: ability.to });
    }
  }
  return ends.length > 0 ? ends : [{ to: 'graveyard' }];
}

function endBy(ability: ZoneReplacement, { id, controller }: Permanent): End {
  const gained = (ability.and ?? []).reduce(
    (sum, e) => sum + (e.kind === 'gainLife' && typeof e.amount === 'number' ? e.amount : 0),
    0,
  );
  const isToken = ability.and?.some((e) => e.kind === 'createTokens') ?? false;
  return {
    to: ability.to,
    ...(ability.linked ? { with: id } : {}),
    ...(gained > 0 ? { life: [controller, gained] as const } : {}),
    ...(isToken ? { token: controller } : {}),
  };
}

/** Every choice of one end for each object: all combinations, none left out. */
export function combinations<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (all, list) => all.flatMap((one) => list.map((end) => [...one, end])),
    [[]],
  );
}

/** What an event came to, object by object; equal objects are not told apart. */
export interface Account {
  /** `"Grizzly Bears of B: exile with r1"`, sorted. */
  readonly objects: readonly string[];
  /** Life that each player gained. */
  readonly life: Readonly<Record<PlayerId, number>>;
  /** Tokens that each player got. */
  readonly tokens: Readonly<Record<PlayerId, number>>;
}

/** All that an object is but its id, in words that are alike for equal objects. */
const lot = ({ id: _, ...rest }: Permanent): string => JSON.stringify(rest);

/** The account of a choice of ends. */
export function accountOf(
  game: Game,
  objects: readonly Permanent[],
  ends: readonly (End | undefined)[],
): Account {
  const count = (of: (end: End) => readonly [PlayerId, number] | undefined) =>
    Object.fromEntries(
      game.players.map(({ id }) => [
        id,
        ends.reduce((sum, end) => {
          const got = end === undefined ? undefined : of(end);
          return got?.[0] === id ? sum + got[1] : sum;
        }, 0),
      ]),
    );
  return {
    objects: objects.map((object, i) => `${lot(object)}: ${endText(ends[i])}`).sort(),
    life: count((end) => end.life),
    tokens: count((end) => (end.token === undefined ? undefined : [end.token, 1])),
  };
}

function endText(end: End | undefined): string {
  if (end === undefined || end.to === 'library') return 'no zone';
  return end.with === undefined ? end.to : `${end.to} with ${end.with}`;
}

/** Where the new object of each permanent is in the game after, read off the ids. */
export function accountFrom(before: Game, after: Game, objects: readonly Permanent[]): Account {
  const ends = objects.map((object) => whereIs(after, object));
  const life = Object.fromEntries(
    before.players.map((p) => [
      p.id,
      (after.players.find((q) => q.id === p.id)?.life ?? 0) - p.life,
    ]),
  );
  const known = new Set(before.battlefield.map((p) => p.id));
  const tokens = Object.fromEntries(
    before.players.map(({ id }) => [
      id,
      after.battlefield.filter((p) => p.token && p.controller === id && !known.has(p.id)).length,
    ]),
  );
  return { ...accountOf(before, objects, ends), life, tokens };
}

/** The zone of the new object of a permanent: of its owner's, as the rules have it. */
export function whereIs(game: Game, { id, owner }: Permanent): End | undefined {
  const player = game.players.find((p) => p.id === owner);
  const next = nextOf(id);
  for (const to of ['graveyard', 'exile', 'hand'] as const) {
    const card = player?.[to].find((o: CardObject) => o.id === next);
    if (card !== undefined)
      return card.exiledWith === undefined ? { to } : { to, with: card.exiledWith };
  }
  return undefined;
}

/** The id of what a permanent of these boards becomes in the zone that it goes to. */
export function nextOf(id: Id): Id {
  return `${id}#2`;
}

/** Accounts as text, for comparison. */
export function accountText({ objects, life, tokens }: Account): string {
  return JSON.stringify([objects, Object.entries(life).sort(), Object.entries(tokens).sort()]);
}
