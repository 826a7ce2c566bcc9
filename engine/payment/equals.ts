/**
 * Permanents that differ in nothing but their ids, so that what is true of one need not be found out for the others.
 */
import type { Game, Permanent } from '../model/game.ts';
import type { Id } from '../model/mana.ts';

/**
 * The first of the permanents that each is like: that nothing but the id tells from it. What something else refers to is
 * like nothing else.
 */
export function firstOfEquals({ battlefield }: Game): ReadonlyMap<Id, Id> {
  let firsts = FIRSTS.get(battlefield);
  if (firsts === undefined) {
    firsts = firstsOf(battlefield);
    FIRSTS.set(battlefield, firsts);
  }
  return firsts;
}

/** Battlefields are values, and each is asked about several times. */
const FIRSTS = new WeakMap<readonly Permanent[], ReadonlyMap<Id, Id>>();

function firstsOf(battlefield: readonly Permanent[]): ReadonlyMap<Id, Id> {
  const texts = battlefield.map((permanent) => [permanent.id, textOf(permanent)] as const);
  const referred = new Set(texts.flatMap(([, { refersTo }]) => refersTo));
  const known = new Map<string, Id>();
  const firsts = new Map<Id, Id>();
  for (const [id, { text }] of texts) {
    const like = referred.has(id) ? undefined : known.get(text);
    firsts.set(id, like ?? id);
    if (like === undefined && !referred.has(id)) known.set(text, id);
  }
  return firsts;
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
