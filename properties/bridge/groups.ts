/**
 * Groups of processes: a program with all that it started.
 */
import { spawn } from 'node:child_process';

const POSIX = process.platform !== 'win32';

/** Sends a signal to a whole group, if there is still one; on Windows to the program alone. */
export function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(POSIX ? -pid : pid, signal);
  } catch {
    // It has ended already.
  }
}

/**
 * Sees to it that a group does not outlive us, however we end: a shell waits for the end of its input, which
 * comes when we are gone, and then kills the group.
 * @returns what calls the watch off.
 */
export function watchOver(pid: number): () => void {
  if (!POSIX) return () => undefined;
  const script = 'read -r _ || kill -s KILL -- "-$1"';
  const watch = spawn('sh', ['-c', script, 'sh', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watch.on('error', () => undefined);
  watch.stdin.on('error', () => undefined);
  return () => watch.stdin.end('\n');
}
