/**
 * What other processes write to the same database. SQLite counts their transactions for each
 * connection, so looking costs nothing while nobody else is there; and entries are numbered as they
 * come, so that what is new is the end of the list.
 */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { News } from './sqlite-messages.ts';
import { rows, value } from './sqlite-row.ts';

export class ForeignWrites {
  readonly #last: StatementSync;
  readonly #version: StatementSync;
  readonly #since: StatementSync;
  #known: number;
  #mark: number;

  constructor(database: DatabaseSync) {
    this.#last = database.prepare('SELECT coalesce(max(at), 0) FROM entries');
    this.#version = database.prepare('PRAGMA data_version');
    this.#since = database.prepare(
      'SELECT id, length FROM tables JOIN journals USING (key) WHERE key IN (SELECT journal FROM entries WHERE at > ?)',
    );
    for (const statement of [this.#last, this.#version, this.#since])
      statement.setReturnArrays(true);
    this.#mark = value<number>(this.#last);
    this.#known = value<number>(this.#version);
  }

  /**
   * The journals that have grown since this was last asked, if others have written meanwhile; our
   * own may be among them.
   */
  news(): News {
    // before the version: what comes between the two is found the next time
    const last = value<number>(this.#last);
    const version = value<number>(this.#version);
    const news = version === this.#known ? [] : rows<News[number]>(this.#since, this.#mark);
    this.#mark = last;
    this.#known = version;
    return news;
  }
}
