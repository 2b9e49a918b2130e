/**
 * node bench/load/client.ts RIVAL PORT PID MOVE ANSWER: everybody at all tables of one server.
 * Prints a Report as JSON. Started by run.ts, on a core of its own.
 */

import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Measure, Meter } from './meter.ts';
import type { Sizes } from './rival.ts';
import { rivals } from './rivals.ts';

const TABLES = Number(process.env['TABLES'] ?? 200);
const WARM_UP = Number(process.env['WARM_UP'] ?? 3) * 1000;
const MEASURED = Number(process.env['SECONDS'] ?? 10) * 1000;
/** Clock ticks a second, in which the system counts the time of processes. */
const TICKS = 100;

export interface LoadReport extends Measure {
  /** How much of its core each side needed, from 0 to 1. */
  readonly clientBusy: number;
  readonly serverBusy: number;
  /** Moves for each second that the server computed. */
  readonly movesPerCoreSecond: number;
}

/** Seconds that a process has computed so far. */
function computed(pid: string | number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function run(name: string, port: number, pid: string, sizes: Sizes): Promise<LoadReport> {
  const rival = rivals.find((each) => each.name === name);
  if (rival === undefined) throw new Error(`no rival is called ${name}`);
  const meter = new Meter();
  const tables: (() => void)[] = [];
  for (let table = 0; table < TABLES; table++)
    tables.push(await rival.seat(port, table, meter.table(), sizes));
  for (const play of tables) play();
  await wait(WARM_UP);
  const before = [computed('self'), computed(pid)] as const;
  meter.begin();
  await wait(MEASURED);
  const after = [computed('self'), computed(pid)] as const;
  const measure = meter.end();
  const busy = (side: 0 | 1): number => (after[side] - before[side]) / measure.seconds;
  const movesPerCoreSecond = measure.moves / (after[1] - before[1]);
  return { ...measure, clientBusy: busy(0), serverBusy: busy(1), movesPerCoreSecond };
}

const [name = '', port, pid = '', move, answer] = process.argv.slice(2);
const report = await run(name, Number(port), pid, { move: Number(move), answer: Number(answer) });
// everybody is still in the middle of a game
process.stdout.write(JSON.stringify(report), () => process.exit(0));
