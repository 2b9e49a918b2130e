/**
 * How many files this process may have open: connections are files, and without one left nothing
 * else opens, either.
 */

import { readFileSync } from 'node:fs';

/** For the database, threads, the log, and files that are read for a moment. */
const RESERVED = 64;

/** How many connections there is room for; undefined if the system does not say. */
export function roomForLines(limits: string | undefined = readLimits()): number | undefined {
  const files = /^Max open files\s+(\d+)/m.exec(limits ?? '')?.[1];
  return files === undefined ? undefined : Math.max(1, Number(files) - RESERVED);
}

function readLimits(): string | undefined {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return undefined; // not Linux
  }
}
