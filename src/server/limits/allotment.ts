/**
 * How many tables one person, and one address, may have going at a time. What is over does not
 * count; nor does what nobody has touched for a day, or, for an address, what is neither new nor in
 * memory: nobody is kept out by tables they have forgotten.
 */

import type { Bus } from '../../tables/bus.ts';
import type { LiveTable } from '../../tables/live/live-table.ts';
import { type Refused, refused } from '../../tables/refused.ts';
import type { Directory } from '../../tables/store.ts';
import type { Settings } from '../settings.ts';
import type { Hashed } from './hashed.ts';

export interface AllotmentParts {
  readonly store: Pick<Directory, 'tablesOf'>;
  readonly hub: { at(table: string): LiveTable | undefined };
  readonly most: Settings['unfinished'];
  /** Who tells other processes what was opened from where; undefined if there are none. */
  readonly news?: { readonly bus: Bus; readonly hashed: Hashed };
  now(): number;
}

const SUBJECT = 'opened';

const DAY = 86_400_000;
/** A table that was just opened counts, whether anybody has come or not. */
const NEW = 600_000;
/** How many of somebody's tables are looked through, the newest first. */
const LOOKED = 500;
/** So many addresses are remembered before those are forgotten that have no table any more. */
const ADDRESSES = 1000;

export class Allotment {
  readonly #parts: AllotmentParts;
  /** By address or its hash, the tables opened from there and when. */
  readonly #opened = new Map<string, Map<string, number>>();

  constructor(parts: AllotmentParts) {
    this.#parts = parts;
    parts.news?.bus.subscribe(SUBJECT, (message) => {
      const [hash = '', table = ''] = message.split(' ');
      this.#add(hash, table);
    });
  }

  /** Why this person may not open one table more from this address; undefined if they may. */
  async whyNot(person: string, address: string): Promise<Refused | undefined> {
    const { store, most, now } = this.#parts;
    if (this.#countOf(this.#keyOf(address)) >= most.perAddress)
      return refused('too-many', 'too-many-of-address');
    const tables = await store.tablesOf(person, LOOKED);
    const since = now() - DAY;
    const going = tables.filter(
      ({ status, changed }) => status !== 'over' && changed >= since,
    ).length;
    return going < most.perPerson ? undefined : refused('too-many', 'too-many-unfinished');
  }

  opened(address: string, table: string): void {
    const key = this.#keyOf(address);
    this.#add(key, table);
    this.#parts.news?.bus.publish(SUBJECT, `${key} ${table}`);
  }

  #keyOf(address: string): string {
    return this.#parts.news?.hashed.of(address) ?? address;
  }

  #add(key: string, table: string): void {
    const tables = this.#opened.get(key) ?? new Map<string, number>();
    // news of our own comes back
    if (!tables.has(table)) tables.set(table, this.#parts.now());
    this.#opened.set(key, tables);
    if (this.#opened.size > ADDRESSES)
      for (const one of [...this.#opened.keys()]) this.#countOf(one);
  }

  #countOf(key: string): number {
    const { hub, now } = this.#parts;
    const tables = this.#opened.get(key);
    if (tables === undefined) return 0;
    for (const [table, at] of tables) {
      const live = hub.at(table)?.table;
      const isGoing = live === undefined ? now() - at < NEW : live.status !== 'over';
      if (!isGoing) tables.delete(table);
    }
    if (tables.size === 0) this.#opened.delete(key);
    return tables.size;
  }
}
