/**
 * The tables of a PostgreSQL database. Each step takes a database from the version that is its
 * position to the next. Steps are only ever added, and only ever add: a release that does not know
 * the last of them goes on beside one that does, unless the step says otherwise. So functions are
 * numbered, and one that changes is another function.
 *
 * Every database of a store has all tables. The directory alone uses persons, kept, results, beats,
 * downtimes, places and databases; the line of the index is where its journal is, for both change
 * in one commit.
 *
 * Entries are partitioned by journal: sixteen smaller tables and indexes, each of which can be moved
 * to a disk of its own, vacuumed and rebuilt by itself. What a journal's next entry is numbered is
 * decided by its line in `journals`, which is locked before anything else, in the order of the keys:
 * two groups that have tables in common wait for each other and never in a circle.
 */

import { APPEND_1, CLAIM_1, NOTE_1 } from './functions.ts';

export interface Migration {
  readonly sql: string;
  /** The oldest version whose releases can use a database with this step; 0, all of them. */
  readonly readableBy: number;
}

const PARTITIONS = 16;

const partitions = Array.from(
  { length: PARTITIONS },
  (_, index) => `
  CREATE TABLE gobelet.entries_${index} PARTITION OF gobelet.entries
    FOR VALUES WITH (MODULUS ${PARTITIONS}, REMAINDER ${index});
  CREATE TRIGGER remain BEFORE TRUNCATE ON gobelet.entries_${index}
    EXECUTE FUNCTION gobelet.never_changes();`,
).join('');

export const MIGRATIONS: readonly Migration[] = [
  {
    readableBy: 0,
    sql: `
  CREATE TABLE gobelet.tables (
    key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    game text NOT NULL,
    seats integer NOT NULL,
    status text NOT NULL CHECK (status IN ('open', 'running', 'over')),
    listed boolean NOT NULL,
    people text[] NOT NULL, -- in the order given
    due bigint,
    opened bigint NOT NULL,
    changed bigint NOT NULL
  ) WITH (fillfactor = 80);
  CREATE INDEX tables_due ON gobelet.tables (due, key) WHERE due IS NOT NULL;
  CREATE INDEX tables_listed ON gobelet.tables (changed, key) WHERE listed AND status <> 'over';

  CREATE TABLE gobelet.people (
    person text COLLATE "C" NOT NULL,
    changed bigint NOT NULL, -- as in tables, so that somebody's thousands of tables need no sorting
    key bigint NOT NULL,
    PRIMARY KEY (person, changed, key)
  );

  CREATE FUNCTION gobelet.never_changes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION 'what was appended never changes'; END $$;

  -- rewritten with every append: room for the next line on the same page, and no index on length
  CREATE TABLE gobelet.journals (
    key bigint PRIMARY KEY,
    length integer NOT NULL
  ) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
  CREATE TABLE gobelet.entries (
    journal bigint NOT NULL,
    n integer NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (journal, n)
  ) PARTITION BY HASH (journal);
  CREATE TRIGGER stay BEFORE UPDATE OR DELETE ON gobelet.entries
    FOR EACH ROW EXECUTE FUNCTION gobelet.never_changes();
  ${partitions}

  CREATE TABLE gobelet.tallies (
    key bigint PRIMARY KEY,
    kept timestamptz NOT NULL DEFAULT clock_timestamp(),
    is_marked boolean NOT NULL DEFAULT false, -- it surely has a mark in the directory
    text text NOT NULL
  );
  CREATE INDEX tallies_unmarked ON gobelet.tallies (kept) WHERE NOT is_marked;
  CREATE TRIGGER stay BEFORE UPDATE OF key, kept, text ON gobelet.tallies
    FOR EACH ROW EXECUTE FUNCTION gobelet.never_changes();
  CREATE TRIGGER remain BEFORE DELETE ON gobelet.tallies
    FOR EACH ROW EXECUTE FUNCTION gobelet.never_changes();

  CREATE TABLE gobelet.claims (
    key bigint PRIMARY KEY,
    process text NOT NULL,
    until bigint NOT NULL
  ) WITH (fillfactor = 70);
  CREATE TABLE gobelet.attendance (
    key bigint NOT NULL,
    person text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (key, person)
  ) WITH (fillfactor = 70);
  CREATE TABLE gobelet.pulse (one integer PRIMARY KEY CHECK (one = 1), beats bigint NOT NULL);

  CREATE TABLE gobelet.persons (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    owner text,
    generation integer NOT NULL,
    since bigint NOT NULL,
    given boolean NOT NULL -- they did not choose their name
  );
  CREATE TABLE gobelet.kept (name text COLLATE "C" PRIMARY KEY, value text NOT NULL);
  CREATE TABLE gobelet.results (
    challenge text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    rank bigint NOT NULL,
    at bigint NOT NULL,
    summary text NOT NULL,
    record text NOT NULL,
    PRIMARY KEY (challenge, person)
  );
  CREATE INDEX results_ranked ON gobelet.results (challenge, rank DESC, at, person);
  CREATE TABLE gobelet.beats (
    process text COLLATE "C" PRIMARY KEY,
    at bigint NOT NULL,
    over boolean NOT NULL
  );
  CREATE TABLE gobelet.downtimes (
    since bigint NOT NULL,
    until bigint NOT NULL CHECK (until > since),
    PRIMARY KEY (since, until)
  );

  -- the databases of a store, the directory itself as number 0, and in which each table is
  CREATE TABLE gobelet.databases (
    number integer PRIMARY KEY,
    identity uuid NOT NULL UNIQUE,
    name text NOT NULL -- what it was called when it came, without secrets
  );
  CREATE TABLE gobelet.places (id text COLLATE "C" PRIMARY KEY, number integer NOT NULL);
  -- the order of the tallies of all databases; made when somebody asks, one process at a time, for
  -- the numbers of a sequence do not become visible in their order
  CREATE TABLE gobelet.marks (
    mark bigint PRIMARY KEY,
    number integer NOT NULL,
    key bigint NOT NULL,
    UNIQUE (number, key)
  );
  ${APPEND_1}
  ${CLAIM_1}
  ${NOTE_1}
  `,
  },
];

export const VERSION = MIGRATIONS.length;
