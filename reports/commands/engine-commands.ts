/**
 * The commands that are about engines of others.
 */
import type { Command } from 'commander';
import { choosingEngine, positive, reachingEngines, seedOption, selecting } from './arguments.ts';
import type { Exit, Terminal } from './command.ts';

/** Adds them to a program; `done` is told what each of them came to. */
export function addEngineCommands(
  program: Command,
  terminal: Terminal,
  done: (exit: Exit) => void,
): void {
  const manaproof = terminal.program;

  choosingEngine(program.command('smoke'))
    .description('prove an adapter with a few tiny questions')
    .addHelpText(
      'after',
      `\nExample:\n  ${manaproof} smoke --engine-command "python3 my_engine.py"`,
    )
    .action(async (options) => {
      const { smoke } = await import('./smoke.ts');
      done(await smoke(options, terminal));
    });

  program
    .command('serve')
    .description('answer questions over the wire protocol, as an oracle for others')
    .option(
      '--engine <name>',
      'reference, fault:ID, edition:DATE, or the path of a module',
      'reference',
    )
    .addHelpText('after', `\nExample:\n  echo '{"id":1,"op":"hello"}' | ${manaproof} serve`)
    .action(async (options) => {
      const { serve } = await import('./serve.ts');
      done(await serve(options, terminal));
    });

  reachingEngines(selecting(program.command('compare')))
    .description('find the smallest boards on which two engines differ')
    .argument('<one>', 'an engine, as for --engine; "command:PROGRAM ARGS" is a program')
    .argument('<other>', 'another')
    .option('--runs <number>', 'boards of each property', positive, 200)
    .addOption(seedOption().default(1))
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      `
Examples:
  ${manaproof} compare reference "command:python3 my_engine.py"
  ${manaproof} compare git:main git:HEAD --repo ../engine --build make --engine-command ./bin/engine`,
    )
    .action(async (one, other, { property: ids, ...options }) => {
      const { compare } = await import('./compare.ts');
      done(await compare({ ...options, ids, engines: [one, other] }, terminal));
    });

  selecting(program.command('vectors'))
    .description('write boards with their right answers as JSON files')
    .requiredOption('--out <folder>', 'where they go')
    .option('--count <number>', 'boards of each property', positive, 20)
    .addOption(seedOption().default(1))
    .addHelpText('after', `\nExample:\n  ${manaproof} vectors --out vectors --count 100 --seed 1`)
    .action(async ({ property: ids, ...options }) => {
      const { vectors } = await import('./vectors.ts');
      done(vectors({ ...options, ids }, terminal));
    });

  choosingEngine(program.command('check-vectors'))
    .description('ask an engine about the boards in such files')
    .argument('<folder>', 'where they are')
    .addHelpText(
      'after',
      `\nExample:\n  ${manaproof} check-vectors vectors --engine ./my-engine.js`,
    )
    .action(async (folder, options) => {
      const { checkVectors } = await import('./vectors.ts');
      done(await checkVectors({ ...options, folder }, terminal));
    });
}
