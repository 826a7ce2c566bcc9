/**
 * Permanents that differ in nothing but their ids, so that what is true of one need not be found out for the others.
 */
import type { Game, Permanent } from '../model/game.ts';
import type { Id } from '../model/mana.ts';

/**
 * Names what the permanents of a game are: two have the same name when nothing tells them apart but their ids. What
 * something else refers to is like nothing else.
 */
export function namesOfEquals({ battlefield }: Game): ReadonlyMap<Id, string> {
  const texts = battlefield.map((permanent) => [permanent.id, textOf(permanent)] as const);
  const referred = new Set(texts.flatMap(([, { refersTo }]) => refersTo));
  return new Map(texts.map(([id, { text }]) => [id, referred.has(id) ? `${id} ${text}` : text]));
}

interface Text {
  readonly text: string;
  readonly refersTo: readonly Id[];
}

/** Permanents are values, so the text of each is found once. */
const TEXTS = new WeakMap<Permanent, Text>();

function textOf(permanent: Permanent): Text {
  const known = TEXTS.get(permanent);
  if (known !== undefined) return known;
  const { id: _, ...rest } = permanent;
  const text = JSON.stringify(rest);
  const refersTo = [...text.matchAll(REFERENCE)].flatMap(([, id = '']) => id);
  TEXTS.set(permanent, { text, refersTo });
  return { text, refersTo };
}

/** What an object is attached to, what it was exiled with, or the very object that a filter asks for. */
const REFERENCE = /"(?:attachedTo|exiledWith|id)":"((?:[^"\\]|\\.)*)"/g;
