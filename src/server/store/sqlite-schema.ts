/**
 * The tables of the database, and how a file comes to have them.
 *
 * Journals are kept as one long list of entries in the order they were written, each pointing to
 * the one before it in its own journal; `journals` says where each ends. So a group of appends
 * dirties the end of one list and a few dense pages, rather than a page for each table or for each
 * stretch of an index: less than half the work of a primary key (journal, n), with or without
 * rowids, as measured with groups of 100 among 2,000 tables. Reading walks back from the end, a few
 * microseconds an entry.
 */

import { DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '../../tables/store.ts';
import { failureOf } from './sqlite-failure.ts';

/**
 * Each step takes a database from the version that is its position to the next. Steps are only ever
 * added.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    people TEXT NOT NULL, -- JSON, in the order given
    due INTEGER,
    opened INTEGER NOT NULL,
    changed INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_listed ON tables (changed) WHERE listed = 1 AND status <> 'over';

  CREATE TABLE people (
    person TEXT NOT NULL,
    changed INTEGER NOT NULL, -- as in tables, so that somebody's thousands of tables need no sorting
    key INTEGER NOT NULL REFERENCES tables,
    PRIMARY KEY (person, changed, key)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE journals (
    key INTEGER PRIMARY KEY REFERENCES tables,
    length INTEGER NOT NULL,
    last INTEGER
  ) STRICT;
  CREATE TABLE entries (
    at INTEGER PRIMARY KEY,
    journal INTEGER NOT NULL,
    n INTEGER NOT NULL,
    previous INTEGER CHECK (previous < at),
    text TEXT NOT NULL
  ) STRICT;
  CREATE TRIGGER entries_stay BEFORE UPDATE ON entries BEGIN SELECT raise(ABORT, 'what was appended never changes'); END;
  CREATE TRIGGER entries_remain BEFORE DELETE ON entries BEGIN SELECT raise(ABORT, 'what was appended never changes'); END;

  CREATE TABLE persons (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    owner TEXT,
    generation INTEGER NOT NULL,
    since INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), beats INTEGER NOT NULL) STRICT;
  `,
  `
  CREATE TABLE tallies (
    at INTEGER PRIMARY KEY, -- in the order in which they were kept: none is ever taken away
    key INTEGER NOT NULL UNIQUE REFERENCES tables,
    text TEXT NOT NULL
  ) STRICT;
  CREATE TRIGGER tallies_stay BEFORE UPDATE ON tallies BEGIN SELECT raise(ABORT, 'what was counted never changes'); END;
  CREATE TRIGGER tallies_remain BEFORE DELETE ON tallies BEGIN SELECT raise(ABORT, 'what was counted never changes'); END;
  `,
  `
  CREATE TABLE results (
    challenge TEXT NOT NULL,
    person TEXT NOT NULL,
    rank INTEGER NOT NULL,
    at INTEGER NOT NULL,
    summary TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (challenge, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX results_ranked ON results (challenge, rank DESC, at);
  `,
  `
  CREATE TABLE beats (
    process TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    over INTEGER NOT NULL CHECK (over IN (0, 1))
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE downtimes (
    since INTEGER NOT NULL,
    until INTEGER NOT NULL CHECK (until > since),
    PRIMARY KEY (since, until)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- 1 if the person did not choose their name
  ALTER TABLE persons ADD COLUMN given INTEGER NOT NULL DEFAULT 0 CHECK (given IN (0, 1));
  `,
  `
  -- which process looks after a table that is due, and until when
  CREATE TABLE claims (
    key INTEGER PRIMARY KEY REFERENCES tables,
    process TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT;
  -- when persons were last at a table
  CREATE TABLE attendance (
    key INTEGER NOT NULL REFERENCES tables,
    person TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (key, person)
  ) STRICT, WITHOUT ROWID;
  `,
];

export const VERSION = MIGRATIONS.length;

/** "Gobl": by this number a database says whose it is. */
const APPLICATION = 0x476f626c;

export interface Opening {
  /** How long another process that writes is waited for, in milliseconds. */
  readonly patience?: number;
  /** How many pages the database may have: the disk is full beyond. */
  readonly pages?: number;
}

const PATIENCE = 5000;

/** Opens the database in a file, making or migrating what is needed. Throws a StoreFailure. */
export function openDatabase(
  file: string,
  { patience = PATIENCE, pages }: Opening = {},
): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: patience });
    checkIsOurs(database, file);
    setUp(database, pages);
    migrate(database, file);
    return database;
  } catch (error) {
    database?.close();
    throw failureOf(error, file);
  }
}

/**
 * Pages of 1 to 8 KB, logs of 500 to 16,000 pages, mapping into memory and the size of the cache
 * made no difference beyond the noise for appends; the cache is for the reading of a database that
 * has grown.
 */
function setUp(database: DatabaseSync, pages: number | undefined): void {
  // what a file brings along calls no function that has effects
  database.exec('PRAGMA trusted_schema = OFF');
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA cache_size = -65536'); // 64 MB
  database.exec('PRAGMA wal_autocheckpoint = 2000'); // 8 MB
  // a log that a slow reader let grow is cut back to 64 MB
  database.exec('PRAGMA journal_size_limit = 67108864');
  if (pages !== undefined) database.exec(`PRAGMA max_page_count = ${pages}`);
}

/** Throws a StoreFailure where the file belongs to somebody else, or to a newer Gobelet. */
export function checkIsOurs(database: DatabaseSync, file: string): void {
  const isEmpty = number(database, 'SELECT count(*) FROM sqlite_schema') === 0;
  if (!isEmpty && number(database, 'PRAGMA application_id') !== APPLICATION) {
    throw new StoreFailure('broken', `${file} is a database of another program`);
  }
  const version = versionOf(database);
  if (version > VERSION) {
    throw new StoreFailure(
      'broken',
      `${file} was written by a newer Gobelet: its version is ${version}, this one knows ${VERSION}`,
    );
  }
}

/** The tables, indexes and triggers of an empty database of this version. */
export function schemaOf(version: number): DatabaseSync {
  const empty = new DatabaseSync(':memory:');
  for (const step of MIGRATIONS.slice(0, version)) empty.exec(step);
  return empty;
}

/** 0 for a database that is empty. */
export function versionOf(database: DatabaseSync): number {
  return number(database, 'PRAGMA user_version');
}

function migrate(database: DatabaseSync, file: string): void {
  if (versionOf(database) === VERSION) return;
  // of two processes that find an old file, one migrates and the other finds it done
  database.exec('BEGIN IMMEDIATE');
  checkIsOurs(database, file);
  for (const step of MIGRATIONS.slice(versionOf(database))) database.exec(step);
  database.exec(`PRAGMA application_id = ${APPLICATION}`);
  database.exec(`PRAGMA user_version = ${VERSION}`);
  database.exec('COMMIT');
}

function number(database: DatabaseSync, sql: string): number {
  return Number(Object.values(database.prepare(sql).get() ?? {})[0]);
}
