/** A server in this process with tables worth attacking, and people who own them. Its clock is ours. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../src/games/index.ts';
import { makeLog } from '../../src/server/log.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import { SETTINGS } from '../../src/server/settings.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { newTableId } from '../../src/tables/ids.ts';
import { OnlineTable } from '../../src/tables/online-table.ts';
import type { ServerStore } from '../../src/tables/store.ts';
import { GUEST, HOST, type Planted, plantedTables } from './journals.ts';
import { type Accept, ask, Wire } from './wire.ts';

export interface Somebody {
  readonly person: string;
  readonly token: string;
}

/** Entries of the longest table: what the server lets a game have. */
export const LONG = 3900;
const WATCHERS = 40;
/** Between two sequences, so that all buckets are full again. */
const PAUSE = 600_000;
const DAY = 86_400_000;
/** Real milliseconds until everybody has been told who came. */
const QUIET = 300;

export class World {
  readonly #server: RunningServer;
  readonly #store: ServerStore;
  readonly #folder: string;
  readonly #planted: readonly Planted[] = plantedTables(LONG, WATCHERS);
  #watchers: Wire[] = [];
  #onlookers: readonly Somebody[] = [];
  #now: { at: number };
  #addresses = 0;
  /** By position, as the names. */
  tables: readonly string[] = [];
  people: readonly Somebody[] = [];
  readonly errors: string[];

  private constructor(server: RunningServer, store: ServerStore, folder: string, now: { at: number }, errors: string[]) {
    this.#server = server;
    this.#store = store;
    this.#folder = folder;
    this.#now = now;
    this.errors = errors;
  }

  static async begin(): Promise<World> {
    const folder = mkdtempSync(join(process.env['BEHAVIOUR_FOLDER'] ?? tmpdir(), 'gobelet-behaviour-'));
    const store = await openSqlite(join(folder, 'gobelet.db'));
    const now = { at: Date.now() };
    const errors: string[] = [];
    const server = await startServer({
      store,
      settings: { ...SETTINGS, host: '127.0.0.1', port: 0, pauses: { bot: 60_000, absence: DAY, grace: DAY } },
      games,
      log: makeLog('error', (line) => errors.push(line), Date.now),
      version: 'behaviour',
      now: () => now.at,
    });
    const world = new World(server, store, folder, now, errors);
    world.#onlookers = await Promise.all(Array.from({ length: WATCHERS }, () => world.#arrive()));
    await world.plant();
    return world;
  }

  get accept(): Accept {
    return (stream) => this.#server.accept(stream);
  }

  get names(): readonly string[] {
    return this.#planted.map(({ name }) => name);
  }

  /** Milliseconds pass. */
  pass(time: number): void {
    this.#now.at += time;
  }

  /** An address that nobody has used before; time enough has passed for whoever used the persons before. */
  newAddress(): string {
    this.pass(PAUSE);
    const number = this.#addresses++;
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }

  async #arrive(): Promise<Somebody> {
    const { status, body } = await ask(this.accept, this.newAddress(), 'POST', '/api/guests', undefined, {});
    if (status !== 201) throw new Error(`no guest: ${status} ${body}`);
    return JSON.parse(body) as Somebody;
  }

  /** All tables anew, with new owners: what was done to the old ones does not matter any more. */
  async plant(): Promise<void> {
    for (const wire of this.#watchers) wire.close();
    const [host, guest] = await Promise.all([this.#arrive(), this.#arrive()]);
    const at = this.#now.at;
    this.people = [host as Somebody, guest as Somebody];
    const tables = this.#planted.map(async ({ lines }) => {
      const id = newTableId();
      const entries = lines.map((line) => line.replaceAll(HOST, host.person).replaceAll(GUEST, guest.person));
      const summary = { ...OnlineTable.read(id, entries, games).summary(null), changed: at };
      await this.#store.append({ table: id, expected: 0, entries, summary });
      return id;
    });
    this.tables = await Promise.all(tables);
    this.#watchers = this.#planted.flatMap(({ watchers }, index) =>
      this.#onlookers.slice(0, watchers).map(({ token }) => {
        const wire = Wire.open(this.accept, this.newAddress());
        wire.hello(token);
        wire.say({ type: 'watch', table: this.tables[index] as string });
        return wire;
      }),
    );
    await Promise.all(this.#watchers.map(hasTheTable));
    await new Promise((resolve) => setTimeout(resolve, QUIET)); // who is there is told a moment later
  }

  /** What all onlookers have been told so far. */
  get toldToOthers(): number {
    return this.#watchers.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Microseconds that were charged so far, to everybody. */
  get charged(): number {
    return this.#server.charged;
  }

  async end(): Promise<void> {
    for (const wire of this.#watchers) wire.close();
    await this.#server.stop();
    await this.#store.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function hasTheTable(wire: Wire): Promise<void> {
  return new Promise((resolve) => {
    wire.heard = ({ type }) => {
      if (type === 'table') resolve();
    };
  });
}
