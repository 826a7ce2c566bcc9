/**
 * Text from engines, which may hold anything.
 */

/** What terminals would take for commands, and XML has no place for. */
const CONTROLS = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The text with a mark in place of each character that is none to read. */
export function printable(text: string): string {
  return text.replace(CONTROLS, '\ufffd');
}
