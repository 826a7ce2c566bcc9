/**
 * The catalogue inside somebody else's test runner: one test a property, with the failure text of the command line.
 */
import type { Engine } from '../engine/index.ts';
import { PROPERTIES } from '../properties/catalogue.ts';
import { checkedEngine } from '../properties/engines/module.ts';
import { worldFor } from '../properties/engines/traits.ts';
import type { Property } from '../properties/property.ts';
import { checkProperty } from '../properties/run/run-property.ts';
import { type Selection, selectProperties } from '../properties/run/select.ts';
import { lacks } from '../properties/run/subject.ts';
import type { PropertyReport } from '../properties/verdicts.ts';
import { failureText } from './failure-text.ts';
import { styled } from './style.ts';

export interface EngineCheckOptions extends Selection {
  /** Boards of each property; 100 without it. */
  readonly runs?: number;
  /** The same seed draws the same boards; 1 without it. */
  readonly seed?: number;
}

/** A property to be checked on an engine. */
export interface EngineTest {
  /** `"700.5/text-symbols: Mana symbols in the rules text of permanents do not count"`. */
  readonly name: string;
  readonly property: Property;
  /** Why it need not be run: the engine lacks an operation. */
  readonly skip?: string;
  /**
   * @param decline is told why, when the engine took none of the boards: such a test has not passed.
   * @returns the report of a property that passed, or that the engine declined.
   * @throws {PropertyFailed} when it failed, broke or was about nothing.
   */
  readonly run: (decline?: (reason: string) => void) => PropertyReport;
}

/** A property does not hold on an engine; the message is the whole argument. */
export class PropertyFailed extends Error {
  override readonly name = 'PropertyFailed';
  /** Private, so that test runners that print the fields of an error do not bury the message. */
  readonly #report: PropertyReport;

  constructor(report: PropertyReport) {
    const { counterexample, id, verdict, reason = '' } = report;
    super(
      counterexample === undefined
        ? `${id} is ${verdict}: ${reason}`
        : failureText(counterexample, styled(false)).join('\n'),
    );
    this.#report = report;
  }

  get report(): PropertyReport {
    return this.#report;
  }
}

/**
 * One test for each property that is meant.
 * @throws {InputError} when there is no such property, or no property about such a rule.
 */
export function engineTests(engine: Engine, options: EngineCheckOptions = {}): EngineTest[] {
  const { runs = 100, seed = 1 } = options;
  const checked = checkedEngine(engine);
  const world = worldFor(checked);
  return selectProperties(PROPERTIES, options).map((property) => {
    const missing = lacks(checked, property.asks);
    return {
      name: `${property.id}: ${property.says}`,
      property,
      ...(missing.length === 0 ? {} : { skip: `the engine has no ${missing.join(', ')}` }),
      run: (decline) => {
        const report = checkProperty(property, checked, { seed, runs, world });
        if (report.verdict === 'unsupported') decline?.(report.reason ?? '');
        else if (report.verdict !== 'passed') throw new PropertyFailed(report);
        return report;
      },
    };
  });
}

/** Checks an engine at once. @returns a report for each property, whatever its verdict. */
export function checkEngine(engine: Engine, options: EngineCheckOptions = {}): PropertyReport[] {
  const { runs = 100, seed = 1 } = options;
  const checked = checkedEngine(engine);
  const world = worldFor(checked);
  return selectProperties(PROPERTIES, options).map((property) =>
    checkProperty(property, checked, { seed, runs, world }),
  );
}
