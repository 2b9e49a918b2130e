/** `gobelet serve` in a process of its own, which tells what it has used of the processor. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Api } from '../../src/client/api.ts';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import type { ServerStore } from '../../src/tables/store.ts';

/** Measuring what work costs, nobody may be kept waiting for it. */
export const UNLIMITED = [
  '--rate',
  '1000000',
  '--per-address',
  '1000000',
  '--connections',
  '1000000',
  '--work',
  '1000000',
];

export interface MeasuredServer {
  readonly api: Api;
  readonly port: number;
  /** Puts something into its store, as another process would. */
  plant<T>(plant: (store: ServerStore) => Promise<T>): Promise<T>;
  /** Microseconds of processor time so far, all threads together. */
  used(): Promise<number>;
  /** Microseconds that were charged so far. */
  charged(): Promise<number>;
  stop(): Promise<void>;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export async function startMeasuredServer(flags: readonly string[]): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-cost-'));
  const args = [
    'serve',
    '--host',
    '0.0.0.0',
    '--port',
    '0',
    '--data',
    folder,
    '--log',
    'info',
    ...flags,
  ];
  const command = [
    process.execPath,
    '--import',
    here('probe.ts'),
    here('../../bin/gobelet.js'),
    ...args,
  ];
  const server = spawn('taskset', ['-c', '0', ...command], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const gone = once(server, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(server.stderr as NodeJS.ReadableStream).on('line', (line) => {
      const told = line.startsWith('{')
        ? (JSON.parse(line) as { level: string; event: string; port?: number })
        : undefined;
      if (told?.port !== undefined) resolve(told.port);
      if (told?.level !== 'info') console.error(line);
    });
    gone.then(() => reject(new Error('the server has ended')));
  });
  const api = new Api(`http://127.0.0.1:${port}`);
  return {
    api,
    port,
    async plant(plant) {
      const store = await openSqlite(databaseIn(folder));
      const planted = await plant(store);
      await store.close();
      return planted;
    },
    async used() {
      const answer = once(server, 'message') as Promise<[number]>;
      server.send('how much');
      return (await answer)[0];
    },
    async charged() {
      const text = await (await fetch(`${api.origin}/metrics`)).text();
      return Math.round(1e6 * Number(/^gobelet_work_seconds_total (\S+)$/m.exec(text)?.[1]));
    },
    async stop() {
      server.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
