/**
 * A command as it is typed, in its words. It never reaches a shell.
 */
import { InputError } from '../../engine/index.ts';
import type { Command } from '../bridge/messages.ts';

/** A word: pieces in double quotes, in single quotes, escaped, or plain. */
const WORD = /(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/gs;
const PIECE = /"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)|([^\s"'\\]+)/gs;

/**
 * Words are parted by spaces; quotes and backslashes keep spaces together, as in a shell.
 * @throws {InputError} `command/empty`, `command/open-quote`.
 */
export function parseCommand(text: string, cwd?: string): Command {
  if (text.replace(WORD, '').trim() !== '') {
    throw new InputError('command/open-quote', 'a quote is not closed', {
      value: text,
      hint: 'quotes keep spaces together, as in a shell',
    });
  }
  const [program, ...args] = (text.match(WORD) ?? []).map(unquote);
  if (program === undefined) {
    throw new InputError('command/empty', 'there is no program', {
      value: text,
      hint: 'such as "python3 my_engine.py"',
    });
  }
  return { program, args, ...(cwd === undefined ? {} : { cwd }) };
}

function unquote(word: string): string {
  return word.replace(
    PIECE,
    (_, double?: string, single?: string, escaped?: string, bare?: string) =>
      double?.replace(/\\(["\\])/g, '$1') ?? single ?? escaped ?? bare ?? '',
  );
}
