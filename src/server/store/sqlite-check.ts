/** Whether a database is whole: for backups, and for whoever doubts. */

import type { DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '../../tables/store.ts';

export interface Contents {
  readonly tables: number;
  readonly entries: number;
  readonly persons: number;
}

/** Each gives one number, which is 0 unless something is wrong. */
const FAULTS: readonly (readonly [what: string, sql: string])[] = [
  [
    'entries that do not follow the one before them',
    `SELECT count(*) FROM entries LEFT JOIN entries AS before ON before.at = entries.previous
     WHERE iif(entries.n = 0, entries.previous IS NOT NULL, before.journal IS NOT entries.journal OR before.n IS NOT entries.n - 1)`,
  ],
  [
    'journals that do not end where they should',
    `SELECT count(*) FROM journals LEFT JOIN entries ON at = last
     WHERE entries.journal IS NOT key OR entries.n IS NOT length - 1`,
  ],
  [
    'entries that belong to no journal',
    'SELECT (SELECT count(*) FROM entries) - (SELECT coalesce(sum(length), 0) FROM journals)',
  ],
  [
    'tables without a journal',
    'SELECT count(*) FROM tables LEFT JOIN journals USING (key) WHERE length IS NULL',
  ],
];

/** Goes through everything. Throws a StoreFailure that says what is wrong. */
export function checkWhole(database: DatabaseSync, file: string): Contents {
  const faults = database
    .prepare('PRAGMA integrity_check(1)')
    .all()
    .map((row) => String(row['integrity_check']));
  if (faults[0] !== 'ok')
    throw new StoreFailure('broken', `${file} is damaged: ${faults[0]?.replaceAll('\n', ' ')}`);
  if (database.prepare('PRAGMA foreign_key_check').get() !== undefined) {
    throw new StoreFailure('broken', `${file} is damaged: rows point to others that are missing`);
  }
  for (const [what, sql] of FAULTS) {
    const count = number(database, sql);
    if (count !== 0)
      throw new StoreFailure('broken', `${file} is damaged: ${Math.abs(count)} ${what}`);
  }
  return {
    tables: number(database, 'SELECT count(*) FROM tables'),
    entries: number(database, 'SELECT count(*) FROM entries'),
    persons: number(database, 'SELECT count(*) FROM persons'),
  };
}

function number(database: DatabaseSync, sql: string): number {
  return Number(Object.values(database.prepare(sql).get() ?? {})[0]);
}
