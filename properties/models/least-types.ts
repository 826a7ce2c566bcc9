/**
 * What mirrors could produce, found by rounds: everyone starts with what they make themselves, and in each round
 * everyone looks at everyone. After as many rounds as there are permanents nothing new can come.
 */
import { MANA_TYPES, type ManaType, type PlayerId } from '../../engine/index.ts';

/** A land or another permanent that makes mana of its own, and may mirror lands of one side. */
export interface Node {
  readonly controller: PlayerId;
  readonly land: boolean;
  readonly makes: readonly ManaType[];
  readonly mirrors?: { readonly side: 'you' | 'opponent' | 'any'; readonly colorsOnly: boolean };
}

const sees = (node: Node, other: Node): boolean => {
  const side = node.mirrors?.side;
  if (side === undefined || !other.land) return false;
  return side === 'any' || (side === 'you') === (node.controller === other.controller);
};

/** @returns the types of each node, as text in the order WUBRGC. */
export function leastTypesOf(nodes: readonly Node[]): string[] {
  let types = nodes.map((node) => new Set<ManaType>(node.makes));
  for (const _ of nodes) {
    types = nodes.map((node, i) => {
      const found = new Set(types[i]);
      for (const [j, other] of nodes.entries()) {
        if (!sees(node, other)) continue;
        for (const type of types[j] ?? [])
          if (type !== 'C' || !node.mirrors?.colorsOnly) found.add(type);
      }
      return found;
    });
  }
  return types.map((set) => MANA_TYPES.filter((type) => set.has(type)).join(''));
}
