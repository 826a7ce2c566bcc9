/**
 * What the arguments of commands may be.
 */
import { type Command, InvalidArgumentError, Option } from 'commander';

export function wholeNumber(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return value;
  throw new InvalidArgumentError('It must be a whole number.');
}

export function positive(text: string): number {
  const value = wholeNumber(text);
  if (value > 0) return value;
  throw new InvalidArgumentError('It must be one or more.');
}

function seed(text: string): number {
  const value = wholeNumber(text);
  if (value < 2 ** 31) return value;
  throw new InvalidArgumentError('It must be below 2147483648.');
}

/** Milliseconds of a text such as `60s`, `5m` or `250ms`. */
export function duration(text: string): number {
  const [, amount = '', unit = 's'] = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text) ?? [];
  const value = Number(amount) * ({ ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }[unit] ?? 0);
  if (value > 0) return value;
  throw new InvalidArgumentError('It must be a time such as 60s, 5m or 250ms.');
}

export function several(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

export const seedOption = (): Option =>
  new Option('--seed <number>', 'draws the same boards again').argParser(seed);

/** Which properties. */
export function selecting(command: Command): Command {
  return command
    .option(
      '--rule <number>',
      'only properties about this rule or chapter: 118, 118.7a, 700-devotion',
    )
    .option('--property <id>', 'only this property; may be given several times', several);
}

/** Which engine. */
export function choosingEngine(command: Command): Command {
  return reachingEngines(
    command.option(
      '--engine <name>',
      'reference, fault:ID, edition:DATE, git:REVISION, or the path of a module',
      'reference',
    ),
  );
}

/** How engines that are not ours are reached. */
export function reachingEngines(command: Command): Command {
  return command
    .option('--engine-command <command>', 'a program that speaks the wire protocol')
    .option('--call-timeout <duration>', 'how long it may take for one question (10s)', duration)
    .option('--repo <folder>', 'for git:, the repository; this one without it')
    .option('--build <command>', 'for git:, what builds it');
}
