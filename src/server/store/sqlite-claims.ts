/** Which process looks after a table that is due: the table `claims`. */

import type { DatabaseSync } from 'node:sqlite';
import type { Claiming } from './sqlite-messages.ts';
import { rows } from './sqlite-row.ts';

export class Claims {
  readonly #statements: ReturnType<typeof statements>;

  constructor(database: DatabaseSync) {
    this.#statements = statements(database);
  }

  /** Claims what is due and free, and gives the tables, those due first first. */
  take({ claim: { process, now, until }, most }: Claiming): readonly string[] {
    const { leave, due, claim } = this.#statements;
    leave.run(now);
    const found = rows<[key: number, id: string]>(due, now, process, most);
    for (const [key] of found) claim.run(key, process, until);
    return found.map(([, id]) => id);
  }
}

function statements(database: DatabaseSync) {
  const due = database.prepare(
    `SELECT key, id FROM tables LEFT JOIN claims USING (key)
     WHERE due IS NOT NULL AND due <= ?1 AND (process IS NULL OR process = ?2)
     ORDER BY due, key LIMIT ?3`,
  );
  due.setReturnArrays(true);
  return {
    due,
    leave: database.prepare('DELETE FROM claims WHERE until <= ?'),
    claim: database.prepare(
      `INSERT INTO claims (key, process, until) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET process = excluded.process, until = excluded.until`,
    ),
  };
}
