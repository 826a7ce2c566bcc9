/**
 * Bytes that come in pieces, as lines of text.
 */
import { isUtf8 } from 'node:buffer';

const NEWLINE = 0x0a;

/** Why what was written is not lines of text. */
export type LineFault = 'too-long' | 'not-utf8';

/** Cuts a stream of bytes into lines; holds back no more than one line of `limit` bytes. */
export class LineReader {
  private readonly limit: number;
  private pieces: Buffer[] = [];
  private held = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** The beginning of a line that has not ended yet. */
  get partial(): string {
    return Buffer.concat(this.pieces).toString('utf8', 0, Math.min(this.held, 1_000));
  }

  /** @returns the lines that end in this piece, or what is wrong with them. */
  read(piece: Buffer): string[] | LineFault {
    const lines: string[] = [];
    let start = 0;
    for (;;) {
      const end = piece.indexOf(NEWLINE, start);
      const rest = piece.subarray(start, end === -1 ? undefined : end);
      this.pieces.push(rest);
      this.held += rest.length;
      if (this.held > this.limit) return 'too-long';
      if (end === -1) return lines;
      const line = this.pieces.length === 1 ? rest : Buffer.concat(this.pieces);
      if (!isUtf8(line)) return 'not-utf8';
      lines.push(line.toString('utf8'));
      this.pieces = [];
      this.held = 0;
      start = end + 1;
    }
  }
}
