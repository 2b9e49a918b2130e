/** Replaces every process of a fleet, one after the other, as a deploy does, while a crowd plays. */

import { expect } from 'vitest';
import { Crowd } from '../online/crash-crowd.ts';
import type { Fleet } from './fleet.ts';
import type { Pauses } from './pauses.ts';

const TABLES = 12;
/**
 * How long anybody may wait, in milliseconds: PAUSE=2000 on a quiet machine. It is always printed,
 * and a busy machine fails no test by it.
 */
export const MOST = Number(process.env['PAUSE'] ?? Number.POSITIVE_INFINITY);
/** So that what is measured is how long the house takes, and not how full the machine is. */
const THINK = 100;

export async function rollingRestart(
  fleet: Fleet,
  pauses: Pauses,
  seed: string,
): Promise<{ readonly longest: number; readonly moves: number }> {
  const crowd = await Crowd.gather({
    api: fleet.api,
    ledger: pauses,
    seed,
    tables: TABLES,
    each: 6,
    think: THINK,
    socket: (url, { person }) => pauses.socket(url, person),
  });
  const more = async (deeds: number): Promise<void> => {
    const goal = pauses.acknowledged + deeds;
    await crowd.until(() => pauses.acknowledged >= goal);
  };
  await more(300);
  const before = pauses.acknowledged;
  for (const number of fleet.processes.keys()) {
    expect(await fleet.replace(number, 'SIGTERM')).toBe(0);
    await more(150);
  }
  expect(pauses.connections.length).toBeGreaterThan(0); // somebody had to move
  const [longest, moves] = [pauses.longest, pauses.acknowledged - before];
  await crowd.end();
  for (const child of fleet.processes)
    expect(child.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  return { longest, moves };
}
