/**
 * For tests: whether anything is left of a program.
 */
import { setTimeout } from 'node:timers/promises';

/** Whether a group of processes is still there, once the system has had time to clear it away. */
export async function isLeft(group: number): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      process.kill(-group, 0);
    } catch {
      return false;
    }
    await setTimeout(50);
  }
  return true;
}
