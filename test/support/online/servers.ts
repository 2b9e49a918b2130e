/**
 * Servers for tests: one in this process, or one in a process of its own that can be killed. Both
 * on any free port, with a folder of their own.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Api } from '../../../src/client/api.ts';
import { games } from '../../../src/games/index.ts';
import { makeLog } from '../../../src/server/log.ts';
import { type Parts, startServer } from '../../../src/server/server.ts';
import { SETTINGS, type Settings } from '../../../src/server/settings.ts';
import { databaseIn } from '../../../src/server/store/place.ts';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import type { ServerStore } from '../../../src/tables/store.ts';
import { bin } from '../command.ts';

/** No limits that a crowd of clients on one machine would meet, and bots that move at once. */
export const BUSY: Settings = {
  ...SETTINGS,
  host: '127.0.0.1',
  port: 0,
  pauses: { ...SETTINGS.pauses, bot: 0 },
  rates: {
    messages: { perSecond: 1e6, burst: 1e6 },
    talk: SETTINGS.rates.talk,
    reviews: SETTINGS.rates.reviews,
    deeds: { perSecond: 1e6, burst: 1e6 },
    connections: { perSecond: 1e6, burst: 1e6 },
    requests: { perSecond: 1e6, burst: 1e6 },
    files: { perSecond: 1e6, burst: 1e6 },
    guests: { perSecond: 1e6, burst: 1e6 },
    misses: { perSecond: 1e6, burst: 1e6 },
    tables: { perSecond: 1e6, burst: 1e6 },
    attempts: { perSecond: 1e6, burst: 1e6 },
  },
  perAddress: 1e6,
  unfinished: { perPerson: 1e6, perAddress: 1e6 },
  lines: 1e6,
  connections: 1e6,
  unsent: 1e12,
  work: { perSecond: 1e12, burst: 1e12 },
};

export interface House {
  readonly api: Api;
  /** It is many processes, of which one may hear of something a moment after another. */
  readonly isSpread?: boolean;
  readonly port: number;
  readonly store: ServerStore;
  readonly folder: string;
  /** Every line of the log so far. */
  readonly log: readonly string[];
  stop(): Promise<void>;
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'gobelet-house-'));
}

/** A server in this process. */
export async function openHouse(
  settings: Partial<Settings> = {},
  parts: Partial<Parts> = {},
): Promise<House> {
  const folder = newFolder();
  const store = parts.store ?? (await openSqlite(databaseIn(folder)));
  const log: string[] = [];
  const server = await startServer({
    store,
    settings: { ...BUSY, ...settings },
    games,
    log: makeLog('debug', (line) => log.push(line), Date.now),
    version: 'test',
    ...parts,
  });
  return {
    api: new Api(`http://127.0.0.1:${server.port}`),
    port: server.port,
    store,
    folder,
    log,
    async stop() {
      await server.stop();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Child {
  readonly api: Api;
  readonly port: number;
  readonly process: ChildProcess;
  readonly log: readonly string[];
  /** Sends the signal and waits for the end; the exit code, or null where the signal ended it. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * `gobelet serve` in a process of its own, on a folder that outlives it. With a port, it comes back
 * where it was.
 */
export async function spawnHouse(
  folder: string,
  port = 0,
  args: readonly string[] = [],
): Promise<Child> {
  const flags = [
    '--port',
    `${port}`,
    '--host',
    '127.0.0.1',
    '--data',
    folder,
    '--bot-pause',
    '0',
    '--drain',
    '0',
  ];
  const free = ['--rate', '1000000', '--per-address', '1000000', '--connections', '1000000'];
  const child = spawn(process.execPath, [bin, 'serve', ...flags, ...free, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const log: string[] = [];
  const found = new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on('line', (line) => {
      log.push(line);
      const { event, port } = line.startsWith('{')
        ? (JSON.parse(line) as { event: string; port?: number })
        : { event: line };
      if (event === 'server_open' && port !== undefined) resolve(port);
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${log.join('\n')}`)));
  });
  const at = await found;
  return {
    api: new Api(`http://127.0.0.1:${at}`),
    port: at,
    process: child,
    log,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
}
