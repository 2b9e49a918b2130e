/**
 * How a process calls itself to the others on the same store, so that they can see whether it has
 * ended.
 */

import { randomUUID } from 'node:crypto';

const PROCESS = `${process.pid}.${randomUUID()}`;

/** The number that the system gave the process, one of its own, and one for this server in it. */
export function processName(): string {
  return `${PROCESS}.${randomUUID()}`;
}

/**
 * Whether the process of this name has ended, as far as can be seen from here. A store in a file is
 * for one machine.
 */
export function isDead(name: string): boolean {
  if (name.startsWith(`${PROCESS}.`)) return false;
  const pid = Number(name.split('.')[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return true; // it has the number that is ours now
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
