/**
 * In which database each table is. The directory has a line for every table, written before the
 * table is, or with it: whoever would open it elsewhere meets that line. It never changes, so it is
 * remembered.
 */

import type { Link } from './link.ts';
import { decoded, encoded, textsOf } from './text.ts';

const PLACE = `INSERT INTO gobelet.places (id, number) VALUES ($1, $2) ON CONFLICT DO NOTHING`;
const FIND = 'SELECT id, number FROM gobelet.places WHERE id = ANY ($1::text[])';

/** How many are remembered. */
const KNOWN = 100_000;

export class Places {
  readonly #link: Link;
  /** The numbers of the databases that get new tables. */
  readonly #open: readonly number[];
  readonly #known = new Map<string, number>();
  #turn = 0;

  constructor(link: Link, open: readonly number[]) {
    this.#link = link;
    this.#open = open;
  }

  /** Undefined for a table that does not exist. */
  async find(table: string): Promise<number | undefined> {
    return (await this.findAll([table])).get(table);
  }

  async findAll(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    const unknown: string[] = [];
    for (const table of tables) {
      const number = this.#known.get(table);
      if (number === undefined) unknown.push(table);
      else found.set(table, number);
    }
    if (unknown.length === 0) return found;
    for (const [id, number] of await this.#link.ask<[string, number]>(FIND, [textsOf(unknown)])) {
      const table = decoded(id);
      found.set(table, number);
      if (this.#known.size >= KNOWN) this.#known.clear();
      this.#known.set(table, number);
    }
    return found;
  }

  /** The place of a table, which gets one now if it has none. */
  async assign(table: string): Promise<number> {
    const known = this.#known.get(table);
    if (known !== undefined) return known;
    const next = this.#open[this.#turn++ % this.#open.length] ?? 0;
    await this.#link.write(PLACE, [encoded(table), next]);
    const number = await this.find(table);
    if (number === undefined) throw new Error(`${table} has no place`);
    return number;
  }
}
