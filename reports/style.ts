/**
 * Colours of a terminal, or none.
 */
import picocolors from 'picocolors';
import type { Verdict } from '../properties/verdicts.ts';

type Paint = (text: string) => string;

export interface Style {
  readonly strong: Paint;
  readonly faint: Paint;
  readonly good: Paint;
  readonly bad: Paint;
  readonly doubtful: Paint;
}

/** @param colored by default what the terminal and `NO_COLOR` say. */
export function styled(colored = picocolors.isColorSupported): Style {
  const { bold, dim, green, red, yellow } = picocolors.createColors(colored);
  return { strong: bold, faint: dim, good: green, bad: red, doubtful: yellow };
}

export const MARKS: Readonly<Record<Verdict, { readonly mark: string; readonly as: keyof Style }>> =
  {
    passed: { mark: '✓', as: 'good' },
    failed: { mark: '✗', as: 'bad' },
    errored: { mark: '!', as: 'bad' },
    vacuous: { mark: '?', as: 'doubtful' },
    expected: { mark: '~', as: 'doubtful' },
    unsupported: { mark: '-', as: 'faint' },
  };
