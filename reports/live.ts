/**
 * A run as it goes: verdicts line by line, and on a terminal a line below that moves.
 */
import { clearLine, cursorTo } from 'node:readline';
import type { Progress } from '../properties/campaign.ts';
import type { Property } from '../properties/property.ts';
import type { PropertyReport } from '../properties/verdicts.ts';
import { chapterHeading, chapterOf } from './chapters.ts';
import { counted } from './describe/words.ts';
import type { Style } from './style.ts';
import { type TableLayout, verdictLine } from './verdict-table.ts';

/** The part of a terminal, or of a file, that is written to. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const BAR = 24;
/** Milliseconds between two movements of the line, and between two lines where nothing can move. */
const PAUSE = { moving: 80, still: 10_000 };

/** Writes a run to a screen. */
export class Live {
  private readonly screen: NodeJS.WritableStream & Screen;
  private readonly style: Style;
  private readonly layout: TableLayout;
  private readonly time: number | undefined;
  private readonly start = performance.now();
  private heading = '';
  private drawn = this.start;

  /** @param time how long the run will take, if that is what ends it. */
  constructor(
    screen: NodeJS.WritableStream & Screen,
    style: Style,
    properties: readonly Property[],
    time?: number,
  ) {
    this.screen = screen;
    this.style = style;
    this.time = time;
    this.layout = {
      id: Math.max(0, ...properties.map(({ id }) => id.length)),
      ...(screen.isTTY && screen.columns ? { width: screen.columns } : {}),
    };
  }

  /** Moves the line below; where nothing can move, says now and then how far it is. */
  progress(progress: Progress): void {
    const now = performance.now();
    if (now - this.drawn < (this.screen.isTTY ? PAUSE.moving : PAUSE.still)) return;
    this.drawn = now;
    if (this.screen.isTTY) {
      this.erase();
      this.screen.write(this.line(progress, now - this.start));
    } else {
      this.screen.write(`  … ${this.text(progress, now - this.start)}\n`);
    }
  }

  /** Writes a verdict, under the heading of its chapter. */
  report(report: PropertyReport): void {
    const heading = chapterHeading(chapterOf(report.cites));
    const lines = heading === this.heading ? [] : ['', this.style.strong(heading)];
    this.heading = heading;
    this.say([...lines, verdictLine(report, this.layout, this.style)]);
  }

  /** Writes lines above the line that moves. */
  say(lines: readonly string[]): void {
    if (this.screen.isTTY) this.erase();
    this.drawn = this.screen.isTTY ? Number.NEGATIVE_INFINITY : performance.now();
    this.screen.write(`${lines.join('\n')}\n`);
  }

  /** Takes the line below away. */
  end(): void {
    if (this.screen.isTTY) this.erase();
  }

  private erase(): void {
    cursorTo(this.screen, 0);
    clearLine(this.screen, 0);
  }

  private line(progress: Progress, elapsed: number): string {
    const { finished, properties } = progress;
    const share = this.time === undefined ? finished / properties : elapsed / this.time;
    const full = Math.round(BAR * Math.min(1, share));
    const bar = '━'.repeat(full) + '─'.repeat(BAR - full);
    const room = (this.screen.columns ?? 80) - BAR - 5;
    const text = this.text(progress, elapsed).slice(0, Math.max(0, room));
    return `  ${this.style.good(bar)}  ${this.style.faint(text)}`;
  }

  private text({ property, finished, properties, boards }: Progress, elapsed: number): string {
    const left = this.time === undefined ? '' : `, ${seconds(this.time - elapsed)} left`;
    return `${finished}/${properties} done, ${counted(boards, 'board')}${left}  ${property}`;
  }
}

function seconds(milliseconds: number): string {
  return `${Math.max(0, Math.ceil(milliseconds / 1000))} s`;
}
