/**
 * Processes on PostgreSQL and NATS, as on several machines: each has lines of its own to both,
 * which can be cut, held or slowed down.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '../../../src/random.ts';
import { openPostgres } from '../../../src/server/store/postgres/open.ts';
import { digTunnel, type Tunnel } from '../browser/tunnel.ts';
import { type Nats, startNats } from '../parts/nats.ts';
import { type PostgresServer, startPostgres } from '../parts/postgres.ts';
import { Fleet } from './fleet.ts';

export interface Lines {
  readonly store: Tunnel;
  readonly bus: Tunnel;
}

export class GrownHouse {
  readonly postgres: PostgresServer;
  readonly nats: Nats;
  readonly fleet: Fleet;
  /** By process. */
  readonly lines: readonly Lines[];
  readonly #url: string;
  readonly #folder: string;

  private constructor(
    parts: { readonly postgres: PostgresServer; readonly nats: Nats; readonly fleet: Fleet },
    lines: readonly Lines[],
    url: string,
    folder: string,
  ) {
    this.postgres = parts.postgres;
    this.nats = parts.nats;
    this.fleet = parts.fleet;
    this.lines = lines;
    this.#url = url;
    this.#folder = folder;
  }

  static async start(
    count: number,
    random: Random,
    flags: readonly string[] = [],
  ): Promise<GrownHouse> {
    const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
    const url = await postgres.create();
    const lines: Lines[] = [];
    for (let number = 0; number < count; number++)
      lines.push({ store: await digTunnel(postgres.port), bus: await digTunnel(nats.port) });
    const folder = mkdtempSync(join(tmpdir(), 'gobelet-grown-'));
    const fleet = await Fleet.start({
      count,
      random,
      folder,
      flags: (number) => [...flags, ...reached(url, lines[number] as Lines)],
    });
    return new GrownHouse({ postgres, nats, fleet }, lines, url, folder);
  }

  /** The journals of these tables, read past all lines. */
  async journals(tables: Iterable<string>): Promise<ReadonlyMap<string, readonly string[]>> {
    const store = await openPostgres(this.#url);
    const journals = new Map<string, readonly string[]>();
    for (const table of tables) journals.set(table, await store.read(table));
    await store.close();
    return journals;
  }

  /** The address of the database, past all lines. */
  get url(): string {
    return this.#url;
  }

  async remove(): Promise<void> {
    await this.fleet.abandon();
    for (const { store, bus } of this.lines) {
      await store.close();
      await bus.close();
    }
    await this.nats.stop();
    await this.postgres.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function reached(url: string, { store, bus }: Lines): readonly string[] {
  const address = new URL(url);
  address.port = `${store.port}`;
  return ['--store', address.href, '--bus', `nats://127.0.0.1:${bus.port}`];
}
