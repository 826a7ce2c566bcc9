/**
 * However we end, no program outlives us.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { isLeft } from './processes-left.ts';

const path = (of: string): string => fileURLToPath(new URL(of, import.meta.url));
const ROOT = path('../../');

/** Starts a program that does not heed the end of its input, tells its process group and then sleeps. */
const HOST = `
  import { Program } from './properties/bridge/program.ts';
  const program = new Program({ program: 'sleep', args: ['1000'] });
  program.start();
  console.log(program.pid);
  setInterval(() => undefined, 1_000);
`;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
  test.serial(`nothing is left after ${signal}`, async (t) => {
    const args = ['--import=./.config/ts-node.mjs', '--input-type=module', '--eval', HOST];
    const host = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
    const [told] = await once(host.stdout, 'data');
    const group = Number(told);
    t.notThrows(() => process.kill(-group, 0));
    host.kill(signal);
    await once(host, 'exit');
    t.false(await isLeft(group));
  });
}
