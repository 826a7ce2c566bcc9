/**
 * What the bench measured, as data and as a table.
 */

/** One number, with what it should come to. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  /** `µs`, `boards`, `×` … */
  readonly unit: string;
  readonly aim?: Aim;
}

export type Aim = { readonly atMost: number } | { readonly atLeast: number };

/** Figures about one thing. */
export interface Section {
  readonly title: string;
  /** How they were measured, in a sentence. */
  readonly how: string;
  readonly figures: readonly Figure[];
}

/** @returns undefined for a figure without an aim. */
export function meetsAim({ value, aim }: Figure): boolean | undefined {
  if (aim === undefined) return undefined;
  return 'atMost' in aim ? value <= aim.atMost : value >= aim.atLeast;
}

/** The middle one; of an even number, the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const high = sorted[sorted.length >> 1] ?? Number.NaN;
  const low = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  return (low + high) / 2;
}

/** A number as people read it: three digits that say something, thousands apart. */
export function readable(value: number): string {
  if (!Number.isFinite(value)) return '-';
  const size = Math.abs(value);
  if (Number.isInteger(value) || size >= 100) {
    return Math.round(value).toLocaleString('en-US');
  }
  return value.toFixed(size >= 10 ? 1 : 2);
}

/** The lines of a section: what was measured, the number, the aim beside it and whether it is met. */
export function drawSection({ title, how, figures }: Section): string[] {
  const numbers = figures.map(({ value }) => readable(value));
  const units = figures.map(({ unit }) => unit);
  const wide = Math.max(...figures.map(({ what }) => what.length));
  const numberWidth = Math.max(...numbers.map((number) => number.length));
  const unitWidth = Math.max(...units.map((unit) => unit.length));
  return [
    title,
    `  ${how}`,
    ...figures.map((figure, i) =>
      [
        `  ${figure.what.padEnd(wide)}`,
        numbers[i]?.padStart(numberWidth),
        figure.unit.padEnd(unitWidth),
        aimText(figure),
      ]
        .join('  ')
        .trimEnd(),
    ),
    '',
  ];
}

function aimText(figure: Figure): string {
  const { aim } = figure;
  if (aim === undefined) return '';
  const text =
    'atMost' in aim ? `at most ${readable(aim.atMost)}` : `at least ${readable(aim.atLeast)}`;
  return `${meetsAim(figure) ? '✓' : '✗'} ${text}`;
}
