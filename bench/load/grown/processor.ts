/** How long processes have computed, by the system's own count. */

import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, in which the system counts. */
const TICKS = 100;

/** Seconds of one process with its threads. */
export function computed(pid: number): number {
  const [, , , , , , , , , , , user = 0, system = 0] = statOf(pid);
  return (user + system) / TICKS;
}

/** Seconds of a process and of all that it has started, those that have ended included. */
export function computedBelow(pid: number): number {
  const [, , , , , , , , , , , user = 0, system = 0, ended = 0, endedSystem = 0] = statOf(pid);
  const own = (user + system + ended + endedSystem) / TICKS;
  return own + childrenOf(pid).reduce((sum, child) => sum + computedBelow(child), 0);
}

/** What stands behind the name in /proc/PID/stat: the second field is the parent. */
function statOf(pid: number): readonly number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return []; // it has ended, and its parent counts it
  }
}

function childrenOf(pid: number): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((other) => Number.isSafeInteger(other) && statOf(other)[1] === pid);
}
