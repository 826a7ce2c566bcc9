/**
 * Values as plain JSON, so that a counterexample says the same on disk as in memory.
 */

/**
 * A copy of `value` that survives JSON unchanged. What JSON cannot say is spelt out: `"NaN"`, `"12n"`,
 * `"undefined"`.
 */
export function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value, spell));
  } catch {
    return String(value);
  }
}

function spell(key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Map || value instanceof Set) return [...value];
  return value === undefined && key === '' ? 'undefined' : value;
}
