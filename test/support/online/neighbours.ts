/** Several servers on one folder, in this process, with one bus between them, or a bad one. */

import { rmSync } from 'node:fs';
import type { Parts } from '../../../src/server/server.ts';
import type { Settings } from '../../../src/server/settings.ts';
import { databaseIn } from '../../../src/server/store/place.ts';
import { openSqlite } from '../../../src/server/store/sqlite.ts';
import type { Bus } from '../../../src/tables/bus.ts';
import { LocalBus } from '../../../src/tables/local-bus.ts';
import { type House, newFolder, openHouse } from './servers.ts';

/** A bus of several servers: it outlives those that stop. */
export class SharedBus implements Bus {
  readonly #bus = new LocalBus();
  /** What was published, by all. */
  readonly said: (readonly [subject: string, message: string])[] = [];
  /** Whether this message gets lost. */
  isLost: (subject: string) => boolean = () => false;

  publish(subject: string, message: string): void {
    this.said.push([subject, message]);
    if (!this.isLost(subject)) this.#bus.publish(subject, message);
  }

  subscribe(subject: string, heard: (message: string) => void): () => void {
    return this.#bus.subscribe(subject, heard);
  }

  async close(): Promise<void> {
    // the others still speak
  }
}

export interface Street {
  readonly houses: readonly House[];
  readonly folder: string;
  readonly bus: SharedBus;
  /** One more server on the same folder. */
  build(parts?: Partial<Parts>): Promise<House>;
  stop(): Promise<void>;
}

export async function openStreet(count: number, settings: Partial<Settings> = {}): Promise<Street> {
  const folder = newFolder();
  const bus = new SharedBus();
  const houses: House[] = [];
  const build = async (parts: Partial<Parts> = {}): Promise<House> => {
    const store = await openSqlite(databaseIn(folder));
    const house = await openHouse(settings, { store, bus, ...parts });
    houses.push(house);
    return house;
  };
  for (let built = 0; built < count; built++) await build();
  return {
    houses,
    folder,
    bus,
    build,
    async stop() {
      await Promise.all(houses.map((house) => house.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
