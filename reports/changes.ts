/**
 * Where two pieces of JSON differ.
 */

/** `[path, one, other]`; `undefined` where one has nothing. */
export type Change = readonly [path: string, one: unknown, other: unknown];

/** The differences, as deep as they can be placed, in the order of the first. */
export function changes(one: unknown, other: unknown, path = ''): Change[] {
  if (Object.is(one, other)) return [];
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) {
    return [[path, one, other]];
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => changes(one[key], other[key], `${path}/${key}`));
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
