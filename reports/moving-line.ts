/**
 * A line at the bottom of a terminal that changes while a program works.
 */
import { clearLine, cursorTo } from 'node:readline';
import type { Style } from './style.ts';

/** A terminal, or a file that stands in for one. */
export type Screen = NodeJS.WritableStream & {
  readonly isTTY?: boolean;
  readonly columns?: number;
};

const BAR = 24;
/** Milliseconds between two movements; and between two lines, where nothing can move. */
const PAUSE = { moving: 80, still: 10_000 };

export class MovingLine {
  private readonly screen: Screen;
  private readonly style: Style;
  private shown = performance.now();

  constructor(screen: Screen, style: Style) {
    this.screen = screen;
    this.style = style;
  }

  /** Shows how far the work is, unless it did so just now. @param share from 0 to 1. */
  show(share: number, text: string): void {
    const now = performance.now();
    if (now - this.shown < (this.screen.isTTY ? PAUSE.moving : PAUSE.still)) return;
    this.shown = now;
    if (this.screen.isTTY) {
      this.clear();
      this.screen.write(this.bar(share, text));
    } else {
      this.screen.write(`  … ${text}\n`);
    }
  }

  /** Writes lines that stay, above it. */
  say(lines: readonly string[]): void {
    this.clear();
    this.screen.write(`${lines.join('\n')}\n`);
    if (!this.screen.isTTY) this.shown = performance.now();
  }

  clear(): void {
    if (!this.screen.isTTY) return;
    cursorTo(this.screen, 0);
    clearLine(this.screen, 0);
  }

  private bar(share: number, text: string): string {
    const full = Math.round(BAR * Math.min(1, Math.max(0, share)));
    const bar = '━'.repeat(full) + '─'.repeat(BAR - full);
    const room = Math.max(0, (this.screen.columns || 80) - BAR - 5);
    return `  ${this.style.good(bar)}  ${this.style.faint(text.slice(0, room))}`;
  }
}
