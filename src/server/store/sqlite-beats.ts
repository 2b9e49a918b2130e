/** Who was there when, and when nobody was: the tables `beats` and `downtimes`. */

import type { DatabaseSync } from 'node:sqlite';
import type { Attended } from '../../tables/store.ts';
import type { Beating } from './sqlite-messages.ts';
import { rows } from './sqlite-row.ts';

/**
 * What a process noted that has not come back for so long is forgotten, unless it was the last to
 * note anything.
 */
const FORGOTTEN = 86_400_000;

export class Beats {
  readonly #statements: ReturnType<typeof statements>;

  constructor(database: DatabaseSync) {
    this.#statements = statements(database);
  }

  note({ beat: { process, at, isOver }, since, downtime }: Beating): Attended {
    const { note, rest, forget, others, rests, leave } = this.#statements;
    note.run(process, at, isOver ? 1 : 0);
    if (downtime !== undefined) {
      rest.run(downtime.from, downtime.until);
      forget.run(process, at - FORGOTTEN);
      leave.run(since);
    }
    return {
      others: rows<[string, number, number]>(others, process).map(([name, last, over]) => ({
        process: name,
        at: last,
        isOver: over === 1,
      })),
      downtimes: rows<[number, number]>(rests, since).map(([from, until]) => ({
        from,
        until,
      })),
    };
  }
}

function statements(database: DatabaseSync) {
  const others = database.prepare('SELECT process, at, over FROM beats WHERE process <> ?');
  const rests = database.prepare(
    'SELECT since, until FROM downtimes WHERE until >= ? ORDER BY since, until',
  );
  for (const query of [others, rests]) query.setReturnArrays(true);
  return {
    others,
    rests,
    note: database.prepare(
      'INSERT INTO beats (process, at, over) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at), over = excluded.over',
    ),
    rest: database.prepare(
      'INSERT INTO downtimes (since, until) VALUES (?, ?) ON CONFLICT DO NOTHING',
    ),
    forget: database.prepare('DELETE FROM beats WHERE process <> ? AND at < ?'),
    leave: database.prepare('DELETE FROM downtimes WHERE until < ?'),
  };
}
