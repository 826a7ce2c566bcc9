#!/usr/bin/env node
/**
 * The command line: parses arguments and calls the rooms.
 */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import {
  choosingEngine,
  duration,
  positive,
  reachingEngines,
  seedOption,
  selecting,
} from './reports/commands/arguments.ts';
import { EXIT, type Exit, type Terminal } from './reports/commands/command.ts';
import { addEngineCommands } from './reports/commands/engine-commands.ts';
import { errorText } from './reports/error-text.ts';
import { styled } from './reports/style.ts';

/** What a command to copy begins with: from the sources another than from the package. */
const isSource = import.meta.url.endsWith('.ts');
const PROGRAM = isSource ? 'npm run manaproof --' : 'npx manaproof';

const abort = new AbortController();
const terminal: Terminal = {
  out: process.stdout,
  err: process.stderr,
  style: styled(),
  program: PROGRAM,
  signal: abort.signal,
};

function version(): string {
  const file = new URL(isSource ? './package.json' : '../package.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/** What the exit of the program will say; set by the command that ran. */
let exit: Exit = EXIT.passed;

function buildProgram(): Command {
  const program = new Command('manaproof')
    .description(
      'Finds rules bugs in Magic engines: random boards against the Comprehensive Rules.',
    )
    .version(version())
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text) })
    .showHelpAfterError(`(see ${PROGRAM} --help)`)
    .addHelpText(
      'after',
      `
Exit codes: 0 all passed, 1 a property failed, 2 wrong use or input, 3 the engine broke.

Examples:
  ${PROGRAM} fuzz
  ${PROGRAM} fuzz --rule 118.7 --time 60s
  ${PROGRAM} list`,
    );

  choosingEngine(selecting(program.command('fuzz')))
    .description('draw random boards and check an engine on them')
    .option('--runs <number>', 'boards of each property (250 without --time)', positive)
    .option('--time <duration>', 'how long in all: 60s, 5m; properties take turns', duration)
    .addOption(seedOption())
    .option('--known <file>', 'the list of failures that are known')
    .option('--write-known', 'bring that list up to date')
    .option('--out <folder>', 'where the reports go', 'reports/out')
    .addHelpText(
      'after',
      `
Examples:
  ${PROGRAM} fuzz --rule 118
  ${PROGRAM} fuzz --property 118.7a/generic-only --runs 100000
  ${PROGRAM} fuzz --time 5m --engine reference --out my-reports
  ${PROGRAM} fuzz --engine-command "python3 my_engine.py" --known known.txt
  ${PROGRAM} fuzz --seed 42`,
    )
    .action(async ({ property: ids, ...options }) => {
      const { fuzz } = await import('./reports/commands/fuzz.ts');
      const { time, runs = time === undefined ? 250 : undefined } = options;
      exit = await fuzz({ seed: randomInt(2 ** 31), ...options, ids, runs }, terminal);
    });

  reachingEngines(program.command('replay'))
    .description('check a saved counterexample again')
    .argument('<file>', 'a file that fuzz saved')
    .option('--engine <name>', 'another engine than the one that failed')
    .addHelpText('after', `\nExample:\n  ${PROGRAM} replay reports/out/counterexamples/NAME.json`)
    .action(async (file, options) => {
      const { replay } = await import('./reports/commands/replay.ts');
      exit = await replay({ file, ...options }, terminal);
    });

  program
    .command('list')
    .description('list the properties, the rules, and what is covered')
    .option('--json', 'for programs')
    .addHelpText('after', `\nExample:\n  ${PROGRAM} list --json`)
    .action(async (options) => {
      const { list } = await import('./reports/commands/list.ts');
      exit = list(options, terminal);
    });

  program
    .command('faults')
    .description('show which property finds which deliberate fault')
    .option('--runs <number>', 'boards within which a fault must be found', positive, 100)
    .addOption(seedOption().default(1))
    .option('--all', 'look for every property that finds a fault, not only the quick ones')
    .option('--boards', 'draw the smallest board of each fault')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      `\nExamples:\n  ${PROGRAM} faults\n  ${PROGRAM} faults --boards --runs 1000`,
    )
    .action(async (options) => {
      const { faults } = await import('./reports/commands/faults.ts');
      exit = await faults(options, terminal);
    });

  program
    .command('ask')
    .description("print the reference engine's answer to a question in the model's own JSON")
    .argument('<operation>', 'manaValue, colors, devotion, totalCosts …')
    .argument('[file]', 'the question; - is standard input', '-')
    .addHelpText(
      'after',
      `
Example:
  echo '{"game":{"battlefield":["Gray Merchant of Asphodel"]},"player":"A","to":["B"]}' |
    ${PROGRAM} ask devotion`,
    )
    .action(async (operation, file) => {
      const { ask } = await import('./reports/commands/ask.ts');
      exit = ask({ operation, file }, terminal);
    });

  program
    .command('explain')
    .description('show how a spell comes to cost what it costs, rule by rule, and how it is paid')
    .argument('<file>', 'a game with a plan, or with a proposal, in JSON')
    .option('--json', 'for programs')
    .addHelpText('after', `\nExample:\n  ${PROGRAM} explain cast.json`)
    .action(async (file, options) => {
      const { explain } = await import('./reports/commands/explain.ts');
      exit = explain({ file, ...options }, terminal);
    });

  addEngineCommands(program, terminal, (code) => {
    exit = code;
  });
  return program;
}

/** Runs the command; nothing escapes but its exit. */
async function main(): Promise<Exit> {
  try {
    await buildProgram().parseAsync();
    return exit;
  } catch (thrown) {
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? EXIT.passed : EXIT.misused;
    const { lines, exit } = errorText(thrown, terminal.style);
    process.stderr.write(`${lines.join('\n')}\n`);
    return exit;
  }
}

// A second signal finds no handler and ends the program at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());
// Whoever reads the output may have seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exit);
  throw error;
});
process.exitCode = await main();
