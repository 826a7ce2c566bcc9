/**
 * A run as it goes: verdicts line by line, and below them how far it is.
 */

import type { Property } from '../properties/property.ts';
import type { Progress } from '../properties/run/campaign.ts';
import { chapterOf } from '../properties/run/select.ts';
import type { PropertyReport } from '../properties/verdicts.ts';
import { chapterHeading } from './chapters.ts';
import { counted } from './describe/words.ts';
import { MovingLine, type Screen } from './moving-line.ts';
import { MARKS, type Style } from './style.ts';
import { type TableLayout, verdictLine } from './verdict-table.ts';

/** Writes a run to a screen. */
export class Live {
  private readonly line: MovingLine;
  private readonly style: Style;
  private readonly layout: TableLayout;
  private readonly time: number | undefined;
  private readonly start = performance.now();
  private heading = '';
  /** Properties that the engine cannot be asked: hundreds, for one that has just begun. */
  private unasked = 0;

  /** @param time how long the run will take, if that is what ends it. */
  constructor(screen: Screen, style: Style, properties: readonly Property[], time?: number) {
    this.line = new MovingLine(screen, style);
    this.style = style;
    this.time = time;
    this.layout = {
      id: Math.max(0, ...properties.map(({ id }) => id.length)),
      ...(screen.isTTY && screen.columns ? { width: screen.columns } : {}),
    };
  }

  /** Says what is about to be done, so that a run that is cut off can be done again. */
  begin(engine: string, seed: number, properties: number): void {
    const what = `${counted(properties, 'property')} on ${engine}, seed ${seed}`;
    this.line.say([this.style.faint(what)]);
  }

  /** Shows how far the run is. */
  progress({ property, finished, properties, boards }: Progress): void {
    const elapsed = performance.now() - this.start;
    const share = this.time === undefined ? finished / properties : elapsed / this.time;
    const left = this.time === undefined ? '' : `, ${seconds(this.time - elapsed)} left`;
    const counts = `${finished}/${properties} done, ${counted(boards, 'board')}${left}`;
    this.line.show(share, `${counts}  ${property}`);
  }

  /** Writes a verdict, under the heading of its chapter. */
  report(report: PropertyReport): void {
    if (isUnasked(report)) {
      this.unasked += 1;
      return;
    }
    const heading = chapterHeading(chapterOf(report));
    const lines = heading === this.heading ? [] : ['', this.style.strong(heading)];
    this.heading = heading;
    this.line.say([...lines, verdictLine(report, this.layout, this.style)]);
  }

  /** Leaves nothing but the verdicts, and how many properties could not be asked. */
  end(): void {
    this.line.clear();
    if (this.unasked === 0) return;
    const what = `${counted(this.unasked, 'property')} left out for want of an operation`;
    this.line.say(['', this.style.faint(`  ${MARKS.unsupported.mark} ${what}`)]);
  }
}

const isUnasked = ({ verdict, boards, declined = 0 }: PropertyReport): boolean =>
  verdict === 'unsupported' && boards + declined === 0;

function seconds(milliseconds: number): string {
  return `${Math.max(0, Math.ceil(milliseconds / 1000))} s`;
}
