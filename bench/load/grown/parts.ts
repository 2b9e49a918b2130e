/**
 * What a grown house runs on, started for a measurement: PostgreSQL, NATS, and processes of
 * `gobelet serve`.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { digTunnel, type Tunnel } from '../../../test/support/browser/tunnel.ts';
import { type Nats, startNats } from '../../../test/support/parts/nats.ts';
import { type PostgresServer, startPostgres } from '../../../test/support/parts/postgres.ts';
import { here } from '../start.ts';
import { computed, computedBelow } from './processor.ts';

const FREE = ['--rate', '1000000', '--per-address', '1000000', '--connections', '1000000'];

/** Seconds computed so far, by part. */
export interface Computed {
  readonly servers: number;
  readonly postgres: number;
  readonly nats: number;
}

export class Grown {
  readonly postgres: PostgresServer;
  readonly nats: Nats;
  readonly ports: readonly number[];
  readonly #servers: readonly ChildProcess[];
  readonly #folder: string;
  readonly #tunnels: readonly Tunnel[];

  private constructor(
    parts: { readonly postgres: PostgresServer; readonly nats: Nats; readonly folder: string },
    servers: readonly ChildProcess[],
    ports: readonly number[],
    tunnels: readonly Tunnel[],
  ) {
    this.postgres = parts.postgres;
    this.nats = parts.nats;
    this.#folder = parts.folder;
    this.#servers = servers;
    this.ports = ports;
    this.#tunnels = tunnels;
  }

  /** So many processes; their bytes are counted if they reach everything through tunnels. */
  static async start(count: number, isCounted: boolean): Promise<Grown> {
    const postgres = await startPostgres();
    const nats = await startNats();
    const folder = mkdtempSync(join(tmpdir(), 'gobelet-grown-'));
    const tunnels = isCounted ? [await digTunnel(postgres.port), await digTunnel(nats.port)] : [];
    const [toPostgres = postgres, toNats = nats] = tunnels;
    const store = new URL(await postgres.create());
    store.port = `${toPostgres.port}`;
    const flags = ['--store', store.href, '--bus', `nats://127.0.0.1:${toNats.port}`];
    const servers: ChildProcess[] = [];
    const ports: number[] = [];
    for (let number = 0; number < count; number++) {
      const { child, port } = await serve([...flags, '--data', folder]);
      servers.push(child);
      ports.push(port);
    }
    return new Grown({ postgres, nats, folder }, servers, ports, tunnels);
  }

  get computed(): Computed {
    return {
      servers: this.#servers.reduce((sum, { pid = 0 }) => sum + computed(pid), 0),
      postgres: computedBelow(this.postgres.pid),
      nats: computed(this.nats.pid),
    };
  }

  /** Bytes to and from PostgreSQL, and to and from NATS. */
  get bytes(): readonly [number, number] {
    const [postgres = 0, nats = 0] = this.#tunnels.map(({ bytes }) => bytes);
    return [postgres, nats];
  }

  /** A counter of all processes together. */
  async counted(name: string): Promise<number> {
    const texts = await Promise.all(
      this.ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
    );
    return texts
      .map((text) => Number(new RegExp(`^gobelet_${name} (.+)$`, 'm').exec(text)?.[1] ?? 0))
      .reduce((sum, one) => sum + one, 0);
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
    for (const tunnel of this.#tunnels) await tunnel.close();
    await this.nats.stop();
    await this.postgres.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function serve(
  flags: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const args = ['serve', '--host', '127.0.0.1', '--port', '0', '--log', 'error', ...FREE, ...flags];
  const child = spawn(process.execPath, [here('../../bin/gobelet.js'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for await (const line of createInterface(child.stdout as NodeJS.ReadableStream)) {
    const [, port] = /^ {2}http:\/\/127\.0\.0\.1:(\d+)$/.exec(line) ?? [];
    if (port === undefined) continue;
    child.stdout?.resume();
    return { child, port: Number(port) };
  }
  throw new Error('gobelet serve ended before it listened');
}
