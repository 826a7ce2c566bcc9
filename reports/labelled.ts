/**
 * Lines with a word in the margin.
 */
const MARGIN = 10;

/** The word before the first line, the others below it. */
export function labelled(word: string, lines: readonly string[]): string[] {
  return lines.map((line, index) => (index === 0 ? word : '').padEnd(MARGIN) + line);
}
