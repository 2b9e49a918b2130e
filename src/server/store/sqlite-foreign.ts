/**
 * Whether a database has the tables, indexes, triggers and views that our migrations make, and no
 * others. A trigger that somebody has put into a backup would run whenever the server writes, and
 * could set the keys that sign tokens.
 */

import type { DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '../../tables/store.ts';
import { schemaOf, versionOf } from './sqlite-schema.ts';

/**
 * What is not ours, what is missing and what is otherwise, each named; nothing if all is as it
 * should be.
 */
export function foreignIn(database: DatabaseSync): readonly string[] {
  const expected = schemaOf(versionOf(database));
  try {
    const [ours, theirs] = [partsOf(expected), partsOf(database)];
    return [
      ...[...theirs.keys()].filter((part) => !ours.has(part)).map((part) => `${part} is not ours`),
      ...[...ours.keys()].filter((part) => !theirs.has(part)).map((part) => `${part} is missing`),
      ...[...ours].flatMap(([part, sql]) =>
        theirs.has(part) && theirs.get(part) !== sql ? [`${part} is not as we make it`] : [],
      ),
    ];
  } finally {
    expected.close();
  }
}

/** Throws a StoreFailure that names what is foreign. */
export function checkSchema(database: DatabaseSync, file: string): void {
  const foreign = foreignIn(database);
  if (foreign.length > 0)
    throw new StoreFailure('broken', `${file} was changed by somebody: ${foreign.join(', ')}`);
}

/** By kind and name. SQLite keeps statistics of its own, which are no part of it. */
function partsOf(database: DatabaseSync): ReadonlyMap<string, string> {
  const rows = database
    .prepare(
      `SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT GLOB 'sqlite_stat[0-9]'`,
    )
    .all();
  return new Map(
    rows.map(({ type, name, tbl_name: table, sql }) => [
      `the ${String(type)} ${plain(String(name))}`,
      `${String(table)} ${String(sql).replaceAll(/\s+/g, ' ')}`,
    ]),
  );
}

/** A name that somebody else has chosen, fit for a terminal. */
function plain(name: string): string {
  return JSON.stringify(name.slice(0, 60).replaceAll(/[^ -~]/g, '?'));
}
