/**
 * The mana that a cost demands once hybrid and Phyrexian symbols are announced and variables have their values.
 */

import type { ManaText, ManaType } from '../model/mana.ts';
import { parseManaCost } from './mana-cost.ts';

/** How much of each kind: coloured, colourless, snow, generic. None is below zero. */
export interface Demand {
  readonly W: number;
  readonly U: number;
  readonly B: number;
  readonly R: number;
  readonly G: number;
  readonly C: number;
  readonly S: number;
  readonly generic: number;
}

export const DEMAND_KINDS = [
  'generic',
  'S',
  'C',
  'W',
  'U',
  'B',
  'R',
  'G',
] as const satisfies readonly (keyof Demand)[];

export const NOTHING: Demand = { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0, S: 0, generic: 0 };

/** All the mana that it takes, whatever the kind. */
export function totalMana(d: Demand): number {
  return d.W + d.U + d.B + d.R + d.G + d.C + d.S + d.generic;
}

export function addDemands(a: Demand, b: Demand): Demand {
  return {
    W: a.W + b.W,
    U: a.U + b.U,
    B: a.B + b.B,
    R: a.R + b.R,
    G: a.G + b.G,
    C: a.C + b.C,
    S: a.S + b.S,
    generic: a.generic + b.generic,
  };
}

/** The same demand with another amount of one kind. */
export function withAmount(d: Demand, kind: ManaType | 'S' | 'generic', amount: number): Demand {
  const { W, U, B, R, G, C, S, generic } = d;
  const changed = { W, U, B, R, G, C, S, generic };
  changed[kind] = amount;
  return changed;
}

/** Tells demands apart. */
export function demandKey(d: Demand): string {
  return `${d.generic},${d.S},${d.C},${d.W},${d.U},${d.B},${d.R},${d.G}`;
}

/** @returns canonical text, `"{0}"` for nothing (118.7). */
export function printDemand(d: Demand): ManaText {
  let text = d.generic > 0 ? `{${d.generic}}` : '';
  text += '{S}'.repeat(d.S) + '{C}'.repeat(d.C);
  text +=
    '{W}'.repeat(d.W) +
    '{U}'.repeat(d.U) +
    '{B}'.repeat(d.B) +
    '{R}'.repeat(d.R) +
    '{G}'.repeat(d.G);
  return text || '{0}';
}

/**
 * Reads a mana text that has nothing to announce.
 * @returns undefined when it has a hybrid, a Phyrexian or a variable symbol.
 */
export function parseDemand(text: ManaText): Demand | undefined {
  const counts = { ...NOTHING };
  for (const symbol of parseManaCost(text).symbols) {
    const way = symbol.ways[0];
    if (symbol.ways.length !== 1 || way === undefined || way === 'life') return undefined;
    if (typeof way === 'object') counts.generic += way.generic;
    else counts[way] += 1;
  }
  return counts;
}
