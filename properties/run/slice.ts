/**
 * A slice of the boards of a property: drawn, checked, and shrunk when one of them breaks it.
 */
import * as fc from 'fast-check';
import type { Drawn, Property, Subject } from '../property.ts';
import type { Asked } from '../verdicts.ts';
import { Counter, type Tally } from './coverage.ts';
import { alike, type Finding, judge } from './judge.ts';
import { plain } from './plain.ts';
import { SLICE, sliceSeed } from './seeds.ts';

/** How many smaller boards are tried: enough to get small, and never without end. */
const SHRINK_LIMIT = 4_000;

/** How long a board that breaks the engine is made smaller, in milliseconds: it may hang on each of them. */
const PATIENCE = 3_000;

/** What a slice found; plain data. */
export interface SliceResult {
  /** The boards that were checked. */
  readonly checked: Tally;
  /** The boards that the engine declined. */
  readonly declined: Tally;
  /** Why it declined the first of them. */
  readonly declinedBecause?: string;
  readonly found?: Found;
}

/** The smallest board on which the property did not hold. */
export interface Found {
  readonly kind: Finding['kind'];
  readonly drawn: unknown;
  readonly asked?: Asked;
  readonly message: string;
  readonly expected: unknown;
  readonly actual: unknown;
  readonly why: readonly string[];
  readonly shrinks: number;
}

export interface SliceOptions {
  /** The seed of the whole run. */
  readonly seed: number;
  /** Which slice of the property's boards this is, from 0. */
  readonly index: number;
  /** How many of the slice's boards to draw; all of them without it. */
  readonly boards?: number;
  /** Asked before each board: true ends the slice there. */
  readonly expired?: () => boolean;
  /** What the engine was asked last. */
  readonly lastAsked?: () => Asked | undefined;
}

/**
 * Checks a property on one slice of its boards, up to the first on which it does not hold.
 * @param given what the property draws from.
 * @throws whatever the generator or the labels throw.
 */
export function checkSlice(
  property: Property,
  given: fc.Arbitrary<Drawn>,
  subject: Subject,
  { seed, index, boards = SLICE, expired = () => false, lastAsked }: SliceOptions,
): SliceResult {
  const search = new Search(property, subject, expired);
  const details = fc.check(
    fc.property(given, (drawn) => search.holds(drawn)),
    { seed: sliceSeed(seed, property.id, index), numRuns: boards },
  );
  if (details.errorInstance !== null && !search.over) throw details.errorInstance;
  const found = search.found(details.counterexample?.[0], details.numShrinks, lastAsked);
  return {
    checked: search.checked.tally(),
    declined: search.declined.tally(),
    ...(search.declinedBecause === undefined ? {} : { declinedBecause: search.declinedBecause }),
    ...(found === undefined ? {} : { found }),
  };
}

/** First for a board on which the property does not hold, then for a smaller one of the same kind. */
class Search {
  readonly checked = new Counter();
  readonly declined = new Counter();
  declinedBecause: string | undefined;
  private smallest: Finding | undefined;
  private tries = 0;
  private foundAt = 0;

  constructor(
    private readonly property: Property,
    private readonly subject: Subject,
    private readonly expired: () => boolean,
  ) {}

  /** Whether a board was found on which the property does not hold. */
  get over(): boolean {
    return this.smallest !== undefined;
  }

  /** @throws {fc.PreconditionFailure} that ends the run of fast-check when there has been enough of it. */
  holds(drawn: Drawn): boolean {
    return this.smallest === undefined ? this.meet(drawn) : this.shrink(drawn, this.smallest);
  }

  private meet(drawn: Drawn): boolean {
    if (this.expired()) throw new fc.PreconditionFailure(true);
    const judgement = judge(this.property, drawn, this.subject);
    if (judgement.kind === 'declined') {
      this.declined.count(this.property, drawn);
      this.declinedBecause ??= judgement.reason;
      return true;
    }
    this.checked.count(this.property, drawn);
    if (judgement.kind === 'held') return true;
    this.smallest = judgement;
    this.foundAt = performance.now();
    return false;
  }

  private isPatienceLost({ kind }: Finding): boolean {
    return kind === 'broke' && performance.now() - this.foundAt > PATIENCE;
  }

  private shrink(drawn: Drawn, smallest: Finding): boolean {
    if (this.tries === SHRINK_LIMIT || this.isPatienceLost(smallest)) {
      throw new fc.PreconditionFailure(true);
    }
    this.tries += 1;
    const judgement = judge(this.property, drawn, this.subject);
    if (judgement.kind === 'held' || judgement.kind === 'declined') return true;
    if (!alike(smallest, judgement)) return true;
    this.smallest = judgement;
    return false;
  }

  found(
    drawn: Drawn | undefined,
    shrinks: number,
    lastAsked: SliceOptions['lastAsked'],
  ): Found | undefined {
    if (this.smallest === undefined || drawn === undefined) return undefined;
    const shown = describe(this.smallest);
    const again = judge(this.property, drawn, this.subject);
    const why = again.kind === this.smallest.kind ? shown.why : [...shown.why, FICKLE];
    const asked = lastAsked?.();
    return {
      ...shown,
      why,
      kind: this.smallest.kind,
      drawn: plain(drawn),
      ...(asked === undefined ? {} : { asked: { ...asked, question: plain(asked.question) } }),
      shrinks,
    };
  }
}

const FICKLE = 'asked about the same board again, the engine answered otherwise';

function describe(finding: Finding): Pick<Found, 'message' | 'expected' | 'actual' | 'why'> {
  if (finding.kind === 'broke') {
    return { message: finding.reason, expected: 'an answer', actual: finding.reason, why: [] };
  }
  const { message, expected, actual, why } = finding.disagreement;
  return { message, expected: plain(expected), actual: plain(actual), why };
}
