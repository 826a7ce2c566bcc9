/**
 * What a property is, and how it says that an engine is wrong.
 */
import type * as fc from 'fast-check';
import type { Engine, Game, Operation } from '../engine/index.ts';
import type { World } from './generators/world.ts';

export { CHAPTERS, type Chapter } from '../fixtures/rules.ts';

/** What a property draws: plain JSON with the game in it, so that it can be saved, shown and replayed. */
export interface Drawn {
  readonly game: Game;
}

/** An engine under test in which every operation can be called; one that it lacks throws `Unsupported`. */
export type Subject = Required<Omit<Engine, 'version' | 'cards' | 'abilities'>>;

/**
 * An invariant of the rules over random boards.
 *
 * The best are laws or models of another shape than the engine; none computes the answer the way the engine does.
 */
export interface Property<T extends Drawn = Drawn> {
  /** `"118.7a/generic-only"`: the main rule and a name. */
  readonly id: string;
  /** The rules that it asserts, numbers of `fixtures/rules.tsv`. */
  readonly cites: readonly string[];
  /** The invariant in one sentence of our own. */
  readonly says: string;
  readonly asks: readonly Operation[];
  /** Draws what the property is about from the cards and abilities that the engine knows. */
  readonly given: (world: World) => fc.Arbitrary<T>;
  /** @throws {Disagreement} when the engine is wrong. */
  readonly then: (drawn: T, engine: Subject) => void;
  /** Which kinds of board this is. */
  readonly labels?: (drawn: T) => readonly string[];
  /** The share of boards, 0 to 1, that must have each label. */
  readonly covers?: Readonly<Record<string, number>>;
}

/** Erases what a property draws, so that properties fit in one list. */
export function property<T extends Drawn>(of: Property<T>): Property {
  return of as unknown as Property;
}

/** The engine's answer is wrong. */
export class Disagreement extends Error {
  override readonly name = 'Disagreement';
  readonly expected: unknown;
  readonly actual: unknown;
  /** The argument, a step a line: "Thalia asks for {1} more (601.2f)". */
  readonly why: readonly string[];

  constructor(
    message: string,
    details: { expected: unknown; actual: unknown; why?: readonly string[] },
  ) {
    super(message);
    this.expected = details.expected;
    this.actual = details.actual;
    this.why = details.why ?? [];
  }
}

/** The engine does not offer this operation, or not for this question. */
export class Unsupported extends Error {
  override readonly name = 'Unsupported';
}
