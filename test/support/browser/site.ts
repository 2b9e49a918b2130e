/**
 * A server for browsers: `gobelet serve` with the built page in a process of its own, that can be
 * killed and comes back.
 */

import { rmSync } from 'node:fs';
import { type Child, newFolder, spawnHouse } from '../online/servers.ts';

/** Where a server is found. */
export interface Address {
  readonly url: string;
  readonly port: number;
}

export function addressAt(port: number): Address {
  return { url: `http://127.0.0.1:${port}`, port };
}

export interface Site extends Address {
  /** Ends the server, gently or not; what is stored stays. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again where it was, with what it had. */
  start(): Promise<void>;
  /** As when the power fails: killed outright, and there again a moment later. */
  restart(): Promise<void>;
  /** For good. */
  stop(): Promise<void>;
}

/** Bots move at once unless the flags say otherwise: startSite('--bot-pause', '300'). */
export async function startSite(...flags: readonly string[]): Promise<Site> {
  const folder = newFolder();
  let child: Child = await spawnHouse(folder, 0, flags);
  const { port } = child;
  const site: Site = {
    ...addressAt(port),
    async kill(signal = 'SIGKILL') {
      await child.kill(signal);
    },
    async start() {
      child = await spawnHouse(folder, port, flags);
    },
    async restart() {
      await site.kill();
      await site.start();
    },
    async stop() {
      await site.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return site;
}
