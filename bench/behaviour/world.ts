/**
 * A server in this process with tables worth attacking, and people who own them. Its clock is ours.
 */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../src/games/index.ts';
import { makeLog } from '../../src/server/log.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import { SETTINGS } from '../../src/server/settings.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { newTableId } from '../../src/tables/ids.ts';
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
/**
 * Nobody is away for too long, for our clock leaps: or the tables of earlier sequences would come
 * due all the time.
 */
const AGES = 1000 * 365 * 86_400_000;
/** Real milliseconds until everybody has been told who came. */
const QUIET = 300;
/**
 * In memory if there is such a folder: what is written is thrown away, and to wait for a disk is no
 * processor time.
 */
const FOLDER = process.env['BEHAVIOUR_FOLDER'] ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir());

/** Made once: a game of thousands of moves takes a while. */
let planted: readonly Planted[] | undefined;

export class World {
  readonly #server: RunningServer;
  readonly #store: ServerStore;
  readonly #folder: string;
  readonly #planted: readonly Planted[];
  /** Everybody who looks on. */
  #wires: readonly Wire[] = [];
  #now: { at: number };
  #addresses = 0;
  /** By position, as the names. */
  tables: readonly string[] = [];
  people: readonly Somebody[] = [];
  readonly errors: string[];

  private constructor(
    server: RunningServer,
    store: ServerStore,
    folder: string,
    now: { at: number },
    errors: string[],
  ) {
    this.#server = server;
    this.#store = store;
    this.#folder = folder;
    this.#now = now;
    this.errors = errors;
    planted ??= plantedTables(LONG, WATCHERS);
    this.#planted = planted;
  }

  static async begin(): Promise<World> {
    const folder = mkdtempSync(join(FOLDER, 'gobelet-behaviour-'));
    const store = await openSqlite(join(folder, 'gobelet.db'));
    // Our clock leaps, but no server was away.
    store.beat = async () => ({ others: [], downtimes: [] });
    const now = { at: Date.now() };
    const errors: string[] = [];
    const server = await startServer({
      store,
      settings: {
        ...SETTINGS,
        host: '127.0.0.1',
        port: 0,
        pauses: { bot: 60_000, absence: AGES, grace: AGES },
      },
      games,
      log: makeLog('error', (line) => errors.push(line), Date.now),
      version: 'behaviour',
      now: () => now.at,
    });
    const world = new World(server, store, folder, now, errors);
    world.#wires = await Promise.all(Array.from({ length: WATCHERS }, () => world.#lookOn()));
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

  /**
   * An address that nobody has used before; time enough has passed for whoever used the persons
   * before.
   */
  newAddress(): string {
    this.pass(PAUSE);
    const number = this.#addresses++;
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }

  async #arrive(): Promise<Somebody> {
    const answer = await ask(this.accept, this.newAddress(), 'POST', '/api/guests', undefined, {});
    if (answer.status !== 201) throw new Error(`no guest: ${answer.status} ${answer.text()}`);
    return JSON.parse(answer.text()) as Somebody;
  }

  async #lookOn(): Promise<Wire> {
    const { token } = await this.#arrive();
    const wire = Wire.open(this.accept, this.newAddress());
    wire.hello(token);
    await toldOf(wire, 'welcome');
    return wire;
  }

  /** All tables anew, with new owners: what was done to the old ones does not matter any more. */
  async plant(): Promise<void> {
    this.people = await Promise.all([this.#arrive(), this.#arrive()]);
    await this.renew(new Set(this.#planted.keys()));
  }

  /**
   * These tables anew, by position, not in the server's memory yet; onlookers go from the old ones
   * to them.
   */
  async renew(tables: ReadonlySet<number>): Promise<void> {
    const before = this.tables;
    const after = await Promise.all(
      this.#planted.map((one, index) =>
        tables.has(index) ? this.#sow(one) : (before[index] as string),
      ),
    );
    this.tables = after;
    for (const [index, { watchers }] of this.#planted.entries()) {
      if (watchers === 0 || !tables.has(index)) continue;
      this.pass(PAUSE); // onlookers have something to pay with again
      const wires = this.#wires.slice(0, watchers);
      for (const wire of wires) {
        if (before[index] !== undefined) wire.say({ type: 'unwatch', table: before[index] });
        wire.say({ type: 'watch', table: after[index] as string });
      }
      await Promise.all(wires.map((wire) => toldOf(wire, 'table')));
    }
  }

  async #sow({ text, summary }: Planted): Promise<string> {
    const id = newTableId();
    const [host, guest] = this.people.map(({ person }) => person) as [string, string];
    const entries = text.replaceAll(HOST, host).replaceAll(GUEST, guest).split('\n');
    const people = summary.people.map((person) => (person === HOST ? host : guest));
    await this.#store.append({
      table: id,
      expected: 0,
      entries,
      summary: { ...summary, id, people, changed: this.#now.at },
    });
    return id;
  }

  /** Who came and went is told a moment later: nobody shall be measured by that. */
  async rest(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  }

  /** What all onlookers have been told so far. */
  get toldToOthers(): number {
    return this.#wires.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Microseconds that were charged so far, to everybody. */
  get charged(): number {
    return this.#server.charged;
  }

  async end(): Promise<void> {
    for (const wire of this.#wires) wire.close();
    await this.#server.stop();
    await this.#store.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function toldOf(wire: Wire, what: string): Promise<void> {
  return new Promise((resolve) => {
    wire.heard = ({ type }) => {
      if (type !== what) return;
      wire.heard = undefined;
      resolve();
    };
  });
}
