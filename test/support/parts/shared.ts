/**
 * One PostgreSQL for all files of tests that need one, started by the first. It belongs to a process
 * of its own (serve-postgres.ts), for whoever starts it may be done long before the others.
 */

import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Databases, databasesAt } from './postgres.ts';

interface Running {
  readonly port: number;
  readonly pid: number;
}

const script = fileURLToPath(new URL('serve-postgres.ts', import.meta.url));

/** `folder` is the one that setup.ts has made: inject('parts'). */
export async function sharedPostgres(folder: string): Promise<Databases> {
  const told = join(folder, 'postgres.json');
  if (isFirst(join(folder, 'postgres.begun'))) {
    const running = await startIt(folder).catch((error: unknown) => ({ failed: String(error) }));
    writeFileSync(`${told}.part`, JSON.stringify(running));
    renameSync(`${told}.part`, told);
  }
  while (!existsSync(told)) await pause(20);
  const running = JSON.parse(readFileSync(told, 'utf8')) as Running & { failed?: string };
  if (running.failed !== undefined) throw new Error(running.failed);
  return databasesAt(running.port);
}

function isFirst(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch {
    return false;
  }
}

async function startIt(folder: string): Promise<Running> {
  const log = openSync(join(folder, 'postgres.log'), 'w');
  const child = spawn(process.execPath, [script, join(folder, 'pid')], {
    detached: true,
    stdio: ['ignore', 'pipe', log],
  });
  closeSync(log);
  const line = child.stdout === null ? undefined : await firstOf(child.stdout);
  child.stdout?.destroy();
  child.unref();
  if (line === undefined || child.pid === undefined)
    throw new Error(readFileSync(join(folder, 'postgres.log'), 'utf8'));
  return { port: Number(line), pid: child.pid };
}

async function firstOf(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) return line;
  return undefined;
}

/** Ends what was started in this folder, and waits for it. */
export async function stopShared(folder: string): Promise<void> {
  const told = join(folder, 'postgres.json');
  if (!existsSync(told)) return;
  const { pid } = JSON.parse(readFileSync(told, 'utf8')) as Partial<Running>;
  if (pid === undefined) return;
  process.kill(pid, 'SIGTERM');
  while (isAlive(pid)) await pause(20);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // a child that has ended, and that nobody has asked after yet, is still there by its number
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
