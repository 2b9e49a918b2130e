/**
 * How a process calls itself to the others on the same store, so that they can see whether it has
 * ended.
 */

import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Where numbers of processes mean the same: this machine since it started, or one container, also
 * when that is started again. What is mounted as /etc/hostname differs between containers.
 */
const PLACE = createHash('sha256')
  .update(
    JSON.stringify([
      hostname(),
      told(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
      told(() => / (\S+) \/etc\/hostname /.exec(readFileSync('/proc/self/mountinfo', 'utf8'))?.[1]),
    ]),
  )
  .digest('hex')
  .slice(0, 16);

const PROCESS = `${process.pid}.${PLACE}.${randomUUID()}`;

/** Not every system tells it. */
function told(read: () => string | undefined): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * The number that the system gave the process, where, one of its own, and one for this server in
 * it.
 */
export function processName(): string {
  return `${PROCESS}.${randomUUID()}`;
}

/** Whether the process of this name has ended, as far as can be seen from here. */
export function isDead(name: string): boolean {
  if (name.startsWith(`${PROCESS}.`)) return false;
  const [number, place] = name.split('.');
  if (place !== PLACE) return false;
  const pid = Number(number);
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return true; // it has the number that is ours now
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
