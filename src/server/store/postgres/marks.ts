/**
 * The order of all tallies, in whichever database they are. The directory gives each a mark when
 * somebody asks, one process after the other: whoever has read up to a mark has read all up to it.
 */

import type { Tallied } from '../../../tables/store.ts';
import type { JournalDatabase } from './journals.ts';
import type { Link } from './link.ts';
import { listOf } from './text.ts';

const LOCK = 'SELECT pg_advisory_xact_lock(1198481004, 2)';
const MARK = `INSERT INTO gobelet.marks (mark, number, key)
  SELECT (SELECT coalesce(max(mark), 0) FROM gobelet.marks) + row_number() OVER (ORDER BY a.at),
    a.number, a.key
  FROM unnest($1::integer[], $2::bigint[]) WITH ORDINALITY AS a (number, key, at)
  WHERE NOT EXISTS (SELECT FROM gobelet.marks m WHERE m.number = a.number AND m.key = a.key)`;
const MARKS = `SELECT mark, number, key FROM gobelet.marks WHERE mark > $1
  ORDER BY mark LIMIT $2`;

export class Marks {
  readonly #link: Link;
  readonly #databases: ReadonlyMap<number, JournalDatabase>;

  constructor(link: Link, databases: ReadonlyMap<number, JournalDatabase>) {
    this.#link = link;
    this.#databases = databases;
  }

  async tallies(after: number, most: number): Promise<readonly Tallied[]> {
    await this.#markAll();
    const marks = await this.#link.ask<[number, number, number]>(MARKS, [after, most]);
    const asked = Map.groupBy(marks, ([, number]) => number);
    const found = new Map<string, readonly [table: string, tally: string]>();
    await Promise.all(
      [...asked].map(async ([number, some]) => {
        const tallies = await this.#databases.get(number)?.tallies(some.map(([, , key]) => key));
        for (const [key, table, tally] of tallies ?? [])
          found.set(`${number} ${key}`, [table, tally]);
      }),
    );
    return marks.flatMap(([mark, number, key]) => {
      const [table, tally] = found.get(`${number} ${key}`) ?? [];
      return table === undefined || tally === undefined ? [] : [{ mark, table, tally }];
    });
  }

  async #markAll(): Promise<void> {
    const found = await Promise.all([...this.#databases.values()].map((one) => one.unmarked()));
    const all = found.flat().sort((one, other) => one.kept - other.kept);
    if (all.length === 0) return;
    await this.#link.transaction('read write', async (within) => {
      await within.ask(LOCK);
      const [numbers, keys] = [all.map(({ number }) => number), all.map(({ key }) => key)];
      await within.ask(MARK, [listOf(numbers), listOf(keys)]);
    });
    await Promise.all(
      [...this.#databases.values()].map((database) =>
        database.marked(
          all.flatMap(({ number, key }) => (number === database.number ? [key] : [])),
        ),
      ),
    );
  }
}
