/**
 * Mana under replacement effects, written out plainly: every order of the effects is gone through one by one, and
 * mana is a list of single mana, so that doubling repeats the list.
 */
import { COLORS, MANA_TYPES, type ManaReplacement, type ManaType } from '../../engine/index.ts';

export type ManaChange = Pick<ManaReplacement, 'change' | 'atLeast'>;

const isType = (text: string): text is ManaType => MANA_TYPES.some((type) => type === text);

/** The single mana of plain symbols: `"{G}{G}"` is G and G. */
export function lettersOf(symbols: string): ManaType[] {
  return [...symbols].filter(isType);
}

/** Everything that mana may become, over every order; each way in its own order of types. */
export function everyOrderOf(
  mana: readonly ManaType[],
  changes: readonly ManaChange[],
): readonly (readonly ManaType[])[] {
  const applicable = [...changes.keys()].filter(
    (i) => mana.length >= Math.max(1, changes[i]?.atLeast ?? 1),
  );
  if (applicable.length === 0) return [mana];
  return applicable.flatMap((i) => {
    const [chosen] = changes.slice(i, i + 1);
    if (chosen === undefined) return [];
    const left = changes.toSpliced(i, 1);
    return everyChange(mana, chosen).flatMap((after) => everyOrderOf(after, left));
  });
}

/** Everything that mana may become by one effect. */
export function everyChange(
  mana: readonly ManaType[],
  { change }: ManaChange,
): readonly (readonly ManaType[])[] {
  switch (change.kind) {
    case 'becomes':
      return [lettersOf(change.mana)];
    case 'multiply':
      return [Array.from({ length: change.by }, () => mana).flat()];
    case 'type':
      return targetsOf(change.to).map((to) =>
        mana.map((type) => (change.from?.includes(type) === false ? type : to)),
      );
    case 'bySubtype':
      return Object.values(change.table).map((to) => mana.map(() => to));
    default:
      return change satisfies never;
  }
}

function targetsOf(
  to: ManaType | 'chosenColor' | 'anyColor' | readonly ManaType[],
): readonly ManaType[] {
  if (to === 'anyColor') return COLORS;
  if (typeof to !== 'string') return to;
  return to === 'chosenColor' ? [] : [to];
}
