/** Persons as they are, and when they were where: the tables `persons` and `attendance`. */

import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Person } from '../../tables/store.ts';
import type { Attending, Saving } from './sqlite-messages.ts';

export class Persons {
  readonly #statements: ReturnType<typeof statements>;

  constructor(database: DatabaseSync) {
    this.#statements = statements(database);
  }

  /** Whether the person was as expected; else nothing is written. */
  save({ person, expected }: Saving): boolean {
    const { add, change } = this.#statements;
    const { changes } =
      expected === undefined
        ? add.run(...columnsOf(person))
        : change.run(...columnsOf(person), ...columnsOf(expected).slice(1));
    return Number(changes) > 0;
  }

  attend({ table, persons, at }: Attending): void {
    for (const person of persons) this.#statements.attend.run(table, person, at);
  }
}

function columnsOf(person: Person): readonly SQLInputValue[] {
  const { id, name, owner, generation, since, isNameGiven } = person;
  return [id, name, owner, generation, since, Number(isNameGiven === true)];
}

function statements(database: DatabaseSync) {
  return {
    add: database.prepare(
      `INSERT INTO persons (id, name, owner, generation, since, given) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
    ),
    change: database.prepare(
      `UPDATE persons SET name = ?2, owner = ?3, generation = ?4, since = ?5, given = ?6
       WHERE id = ?1 AND name = ?7 AND owner IS ?8 AND generation = ?9 AND since = ?10 AND given = ?11`,
    ),
    attend: database.prepare(
      `INSERT INTO attendance (key, person, at) SELECT key, ?2, ?3 FROM tables WHERE id = ?1
       ON CONFLICT DO UPDATE SET at = max(at, excluded.at)`,
    ),
  };
}
