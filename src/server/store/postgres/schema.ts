/** Whether a PostgreSQL database is fit to keep anything, and how it comes to have our tables. */

import { StoreFailure } from '../../../tables/store.ts';
import type { Asking, Link } from './link.ts';
import { MIGRATIONS, type Migration, VERSION } from './migrations.ts';

/** Versions are numbers of PostgreSQL's own: 150000 is 15.0. */
const OLDEST = 150_000;

/** "Gobl": by this number the lock of those who migrate is known. */
const LOCK = 'SELECT pg_advisory_xact_lock(1198481004, 1)';

/** What a database says of itself. */
export interface House {
  readonly identity: string;
  /** The identity of the directory that it belongs to; its own for a directory. */
  readonly directory: string | null;
  readonly version: number;
}

/** Checks the server and brings the tables up to date. Rejects with a StoreFailure. */
export async function prepare(link: Link, migrations = MIGRATIONS): Promise<House> {
  await checkServer(link);
  const found = await houseIn(link);
  if (found !== undefined && found.version >= migrations.length)
    return checkVersion(found, link.name, migrations);
  // of many processes that find an old database one migrates, and the others find it done
  return link.transaction('read write', async (within) => {
    await within.ask(LOCK);
    return migrate(within, link.name, migrations);
  });
}

/** Throws a StoreFailure unless what is kept here is kept for good, as it was given. */
async function checkServer(link: Link): Promise<void> {
  const [row] = await link.ask<[number, string, string, boolean, boolean]>(
    `SELECT current_setting('server_version_num')::integer, current_setting('fsync'),
      current_setting('server_encoding'), pg_is_in_recovery(),
      current_setting('transaction_read_only')::boolean`,
  );
  const [version = 0, fsync, encoding, isReplica, isReadOnly] = row ?? [];
  const refuse = (why: string): never => {
    throw new StoreFailure('broken', `${link.name} ${why}`);
  };
  if (version < OLDEST)
    refuse(`is PostgreSQL ${Math.floor(version / 10_000)}: 15 or newer is needed`);
  if (isReplica) refuse('is a replica, which can only be read: name the database it follows');
  if (isReadOnly) refuse('can only be read: default_transaction_read_only is on');
  if (fsync !== 'on') refuse('would lose moves with the next loss of power: fsync is off');
  if (encoding !== 'UTF8') refuse(`is encoded as ${encoding}: UTF8 is needed`);
}

/** Undefined if the database has none of our tables. */
export async function houseIn(
  asking: Asking,
): Promise<(House & { readableBy: number }) | undefined> {
  // asked of the catalogue itself: what to_regclass knows may be older than the lock we waited for
  const there =
    await asking.ask(`SELECT FROM pg_class c JOIN pg_namespace s ON s.oid = c.relnamespace
    WHERE s.nspname = 'gobelet' AND c.relname = 'house'`);
  if (there.length === 0) return undefined;
  const [row] = await asking.ask<[string, string | null, number, number]>(
    'SELECT identity::text, directory::text, version, readable_by FROM gobelet.house',
  );
  const [identity = '', directory = null, version = 0, readableBy = 0] = row ?? [];
  return { identity, directory, version, readableBy };
}

function checkVersion(
  house: House & { readableBy: number },
  name: string,
  migrations: readonly Migration[],
): House {
  if (house.readableBy > migrations.length)
    throw new StoreFailure(
      'broken',
      `${name} was written by a newer Gobelet: its version is ${house.version}, this one knows ${migrations.length}`,
    );
  return house;
}

async function migrate(
  within: Asking,
  name: string,
  migrations: readonly Migration[],
): Promise<House> {
  const found = await houseIn(within);
  if (found !== undefined && found.version >= migrations.length)
    return checkVersion(found, name, migrations);
  if (found === undefined) {
    const schema = await within.ask(`SELECT FROM pg_namespace WHERE nspname = 'gobelet'`);
    if (schema.length > 0)
      throw new StoreFailure('broken', `${name} has a schema "gobelet" of another program`);
    await within.ask('CREATE SCHEMA gobelet');
    await within.ask(`CREATE TABLE gobelet.house (
      one integer PRIMARY KEY CHECK (one = 1),
      identity uuid NOT NULL DEFAULT gen_random_uuid(),
      directory uuid,
      version integer NOT NULL,
      readable_by integer NOT NULL -- releases that know fewer steps than this can't use it
    )`);
    await within.ask('INSERT INTO gobelet.house (one, version, readable_by) VALUES (1, 0, 0)');
  }
  const steps = migrations.slice(found?.version ?? 0);
  for (const { sql } of steps) await within.script(sql);
  const readableBy = Math.max(found?.readableBy ?? 0, ...steps.map((step) => step.readableBy));
  await within.ask('UPDATE gobelet.house SET version = $1, readable_by = $2', [
    migrations.length,
    readableBy,
  ]);
  const made = await houseIn(within);
  if (made === undefined) throw new Error('the schema was made and is not there');
  return made;
}

export { VERSION };
