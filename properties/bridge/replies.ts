/**
 * What a program wrote, read as answers.
 */
import { InputError } from '../../engine/index.ts';
import { checkForm } from '../../fixtures/form.ts';
import { readJson } from '../../fixtures/json.ts';
import { excerpt, ProgramError, type ProgramErrorCode, printable } from './errors.ts';

/** What came of a question. The result has not been checked for its form. */
export type Attempt =
  | { readonly result: unknown }
  | { readonly unsupported: string }
  | { readonly broke: ProgramError };

/** Reads the line that should answer question `id`. */
export function readReply(line: string, id: number): Attempt {
  const broke = (code: ProgramErrorCode, message: string): Attempt => ({
    broke: new ProgramError(code, message),
  });
  const reply = parse(line);
  if (reply instanceof InputError) {
    const what = reply.code === 'json/syntax' ? 'this is no JSON' : reply.message;
    return broke('not-json', `${what}: ${excerpt(line)}`);
  }
  const told = new Map(typeof reply === 'object' && reply !== null ? Object.entries(reply) : []);
  if (!told.has('id')) return broke('not-a-reply', `this has no "id": ${excerpt(line)}`);
  if (told.get('id') !== id) {
    return broke('wrong-id', `question ${id} was answered with ${excerpt(line)}`);
  }
  const unsupported = told.get('unsupported');
  if (typeof unsupported === 'string') return { unsupported: printable(unsupported) };
  const error = told.get('error');
  if (typeof error === 'string') return broke('error', printable(error));
  if (told.has('result')) return { result: told.get('result') };
  return broke('not-a-reply', `this has no "result", "unsupported" or "error": ${excerpt(line)}`);
}

function parse(line: string): unknown {
  try {
    return readJson(line, 'this line');
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/**
 * @param place where among the definitions of the schema the type `T` stands.
 * @returns the result, known to be of that type.
 * @throws {ProgramError} `wrong-form`.
 */
export function inForm<T>(place: string, result: unknown): T {
  try {
    return checkForm<T>(place, result);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const at = error.path === '' ? 'the result' : error.path;
    const hint = error.hint === '' ? '' : ` (${error.hint})`;
    throw new ProgramError(
      'wrong-form',
      `${printable(at)}: ${printable(error.message)}${printable(hint)}`,
    );
  }
}
