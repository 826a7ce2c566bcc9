/**
 * What went wrong, in a few lines and never a stack.
 */
import { InputError } from '../engine/errors.ts';
import { ProgramError } from '../properties/bridge/errors.ts';
import { EXIT, type Exit } from './commands/command.ts';
import { labelled } from './labelled.ts';
import type { Style } from './style.ts';

/** The lines for people, and what the exit of the program is to say. */
export function errorText(thrown: unknown, style: Style): { lines: string[]; exit: Exit } {
  if (thrown instanceof InputError) {
    return { lines: inputLines(thrown, style), exit: EXIT.misused };
  }
  if (thrown instanceof ProgramError) {
    return { lines: programLines(thrown, style), exit: EXIT.errored };
  }
  return { lines: internalLines(thrown, style), exit: EXIT.internal };
}

function programLines({ code, message, hint }: ProgramError, style: Style): string[] {
  return [
    `${style.bad('error')} the engine is not to be used: ${message} ${style.faint(`[${code}]`)}`,
    ...labelled('  hint', [hint]),
  ];
}

function inputLines({ code, message, path, value, hint }: InputError, style: Style): string[] {
  return [
    `${style.bad('error')} ${message} ${style.faint(`[${code}]`)}`,
    ...(path === '' ? [] : labelled('  at', [path])),
    ...(value === undefined ? [] : labelled('  value', [shown(value)])),
    ...(hint === '' ? [] : labelled('  hint', [hint])),
  ];
}

function internalLines(thrown: unknown, style: Style): string[] {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const [line = ''] = error.message.split('\n', 1);
  const where = process.env.MANAPROOF_DEBUG ? (error.stack?.split('\n').slice(1) ?? []) : [];
  return [
    `${style.bad('internal error')} ${error.name}: ${line}`,
    ...(where.length > 0
      ? where
      : labelled('  hint', ['this is a bug of manaproof: MANAPROOF_DEBUG=1 shows where it is'])),
  ];
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
