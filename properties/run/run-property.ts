/**
 * One property against one engine, from its first board to its verdict.
 */
import type * as fc from 'fast-check';
import type { Engine } from '../../engine/index.ts';
import type { World } from '../generators/world.ts';
import type { Drawn, Property, Subject } from '../property.ts';
import type { Asked, Counterexample, PropertyReport, Verdict } from '../verdicts.ts';
import { add, NOTHING, shortfall, type Tally } from './coverage.ts';
import { SLICE } from './seeds.ts';
import { checkSlice, type Found, type SliceResult } from './slice.ts';
import { lacks, nameError, subjectOf } from './subject.ts';

export interface CheckOptions {
  /** The same seed draws the same boards, whatever else is run. */
  readonly seed: number;
  /** How many boards. */
  readonly runs: number;
  /** Where `given` draws its cards from. */
  readonly world: World;
  /** Asked before each board: true ends the run there. */
  readonly expired?: () => boolean;
  /** Told how many boards have been tried, from time to time. */
  readonly onBoards?: (boards: number) => void;
}

/** Checks a property on `runs` boards, or up to the first on which it does not hold. */
export function checkProperty(
  property: Property,
  engine: Engine,
  options: CheckOptions,
): PropertyReport {
  const run = new PropertyRun(property, engine, options);
  while (!run.finished && options.expired?.() !== true) {
    run.advance();
    options.onBoards?.(run.boards);
  }
  return run.report();
}

/** A property that is being checked, a slice at a time. */
export class PropertyRun {
  readonly property: Property;
  finished = false;
  private readonly engine: Engine;
  private readonly options: CheckOptions;
  private readonly subject: Subject;
  private asked: Asked | undefined;
  private given: fc.Arbitrary<Drawn> | undefined;
  private slices = 0;
  private checked = NOTHING;
  private declined = NOTHING;
  private declinedBecause: string | undefined;
  private found: Found | undefined;
  /** What made it impossible to go on: the engine lacks something, or the generator broke. */
  private hopeless: { readonly verdict: Verdict; readonly reason: string } | undefined;

  constructor(property: Property, engine: Engine, options: CheckOptions) {
    this.property = property;
    this.engine = engine;
    this.options = options;
    this.subject = subjectOf(engine, (asked) => {
      this.asked = asked;
    });
    const missing = lacks(engine, property.asks);
    if (missing.length > 0) this.giveUp('unsupported', `the engine has no ${missing.join(', ')}`);
  }

  /** Boards tried so far, those that the engine declined included. */
  get boards(): number {
    return this.checked.boards + this.declined.boards;
  }

  /** Checks the next slice; does nothing when finished. */
  advance(): void {
    if (this.finished) return;
    const { seed, runs, world, expired } = this.options;
    const start = this.slices * SLICE;
    const boards = Math.min(SLICE, runs - start);
    try {
      this.given ??= this.property.given(world);
      this.take(
        checkSlice(this.property, this.given, this.subject, {
          seed,
          index: this.slices,
          lastAsked: () => this.asked,
          boards,
          ...(expired === undefined ? {} : { expired }),
        }),
      );
    } catch (thrown) {
      this.giveUp('errored', `the property itself broke: ${nameError(thrown)}`);
    }
    this.slices += 1;
    if (this.boards >= runs) this.finished = true;
  }

  private take(slice: SliceResult): void {
    this.checked = add(this.checked, slice.checked);
    this.declined = add(this.declined, slice.declined);
    this.declinedBecause ??= slice.declinedBecause;
    this.found = slice.found;
    if (slice.found !== undefined) this.finished = true;
  }

  private giveUp(verdict: Verdict, reason: string): void {
    this.hopeless = { verdict, reason };
    this.finished = true;
  }

  /** The verdict on the boards so far. */
  report(): PropertyReport {
    const { id, cites, says } = this.property;
    const { boards, mattered } = this.checked;
    return {
      id,
      cites,
      says,
      ...this.verdict(),
      boards,
      mattered,
      ...(this.declined.boards === 0 ? {} : { declined: this.declined.boards }),
      labels: { ...unreached(this.property), ...this.checked.labels },
    };
  }

  private verdict(): Pick<PropertyReport, 'verdict' | 'reason' | 'counterexample'> {
    if (this.hopeless !== undefined) return this.hopeless;
    if (this.found !== undefined) {
      const counterexample = this.counterexample(this.found);
      return this.found.kind === 'wrong'
        ? { verdict: 'failed', counterexample }
        : { verdict: 'errored', reason: this.found.message, counterexample };
    }
    const drawn = add(this.checked, this.declined);
    if (drawn.boards > 0 && this.checked.boards === 0) {
      return { verdict: 'unsupported', reason: this.declinedBecause ?? '' };
    }
    const short = shortfall(this.property, drawn);
    if (short !== undefined) return { verdict: 'vacuous', reason: short };
    const left = shortfall(this.property, this.checked);
    if (left === undefined) return { verdict: 'passed' };
    const why = `${this.declinedBecause}; of the boards that it took, ${left}`;
    return { verdict: 'unsupported', reason: why };
  }

  private counterexample({ kind: _, ...found }: Found): Counterexample {
    const { id, cites, says } = this.property;
    return {
      format: 'manaproof/counterexample',
      version: 1,
      property: id,
      cites,
      says,
      engine: this.engine.name,
      ...found,
      seed: this.options.seed,
      boards: this.boards,
    };
  }
}

/** The labels that were promised, each with no board yet. */
function unreached(property: Property): Tally['labels'] {
  return Object.fromEntries(Object.keys(property.covers ?? {}).map((label) => [label, 0]));
}
