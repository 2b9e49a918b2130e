/**
 * A PostgreSQL of the tests' own: on a free port, in a temporary folder, in the hands of a user who
 * is not root, for PostgreSQL refuses root. It flushes to disk as a real one does.
 */

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { threadId } from 'node:worker_threads';
import postgres from 'postgres';
import { canInstall, findPrograms, installPackage, isCi, isRoot } from './debian.ts';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;
let databases = 0;

/** The folder with the programs of the newest PostgreSQL that is here. */
function findPostgres(): string | undefined {
  const named = process.env['POSTGRES_BIN'];
  if (named !== undefined && named !== '') {
    if (!existsSync(join(named, 'initdb'))) throw new Error(`POSTGRES_BIN is ${named}: no initdb`);
    return named;
  }
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const newest = Math.max(0, ...versions.filter((version) => version >= OLDEST));
  if (newest > 0) return join(DEBIAN, `${newest}`, 'bin');
  return findPrograms(['postgres', 'initdb'])
    .map((file) => dirname(realpathSync(file)))
    .find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Why there is none; undefined if there is. On CI it throws, for nothing is skipped there. */
export function missingPostgres(): string | undefined {
  if (findPostgres() === undefined && canInstall)
    installPackage('postgresql', 'No PostgreSQL is here');
  if (findPostgres() !== undefined) return undefined;
  const why =
    'PostgreSQL 15 or newer is missing: install it, or say where initdb is with POSTGRES_BIN';
  if (isCi) throw new Error(why);
  return why;
}

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Whom it runs as: PostgreSQL's own user, or nobody. */
function otherUser(): User | undefined {
  if (!isRoot) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('no user but root is here');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Databases to be had. */
export interface Databases {
  readonly port: number;
  /** The address of a database, which may not be there yet. */
  url(database: string): string;
  /** The address of a new database, empty; `more` is what stands behind its name. */
  create(more?: string): Promise<string>;
  drop(address: string): Promise<void>;
  /** The address of a database without anything in it; used before, it has our tables already. */
  lend(): Promise<string>;
  /** Gives back what was lent: it is emptied for the next, which is faster than a new one. */
  giveBack(address: string): Promise<void>;
}

export interface PostgresServer extends Databases {
  readonly pid: number;
  /** Where its files are. */
  readonly folder: string;
  /** Whom it runs as, if not as ourselves. */
  readonly user: User | undefined;
  /** Another one on a folder that is a copy of this one's. */
  beside(folder: string): Promise<PostgresServer>;
  /** Stops as `kill -9` does to it and to all that belongs to it. */
  kill(): Promise<void>;
  /** Stops as an operator would who does not wait for anybody. */
  stop(): Promise<void>;
  /** After it was stopped or killed. */
  start(settings?: readonly string[]): Promise<void>;
  /** Stops it, and nothing of it is left. */
  remove(): Promise<void>;
}

/** Settings are like `fsync=off`. With `below`, its folder is made there. */
export async function startPostgres(
  settings: readonly string[] = [],
  below = tmpdir(),
): Promise<PostgresServer> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error(missingPostgres());
  const user = otherUser();
  const folder = mkdtempSync(join(below, 'gobelet-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'gobelet', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  await promisify(execFile)(join(programs, 'initdb'), options, { ...user, cwd: folder });
  return serve(folder, programs, settings);
}

async function serve(
  folder: string,
  programs: string,
  settings: readonly string[],
): Promise<PostgresServer> {
  const user = otherUser();
  const data = join(folder, 'data');
  const port = await freePort();
  let child: ChildProcess | undefined;
  let said = '';

  const ended = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const exit = once(running, 'exit');
    running.kill(signal);
    await exit;
  };
  const server: PostgresServer = {
    ...databasesAt(port),
    folder,
    user,
    beside: (other) => serve(other, programs, settings),
    get pid() {
      return child?.pid ?? 0;
    },
    async kill() {
      // those that belong to it notice that it is gone, and are given the time
      const group = child?.pid;
      await ended('SIGKILL');
      if (group !== undefined) await gone(data);
    },
    stop: () => ended('SIGINT'),
    async start(more = settings) {
      const flags = [
        `port=${port}`,
        'listen_addresses=127.0.0.1',
        `unix_socket_directories=${folder}`,
        'max_connections=200',
        ...more,
      ].flatMap((setting) => ['-c', setting]);
      const launch = (): ChildProcess => {
        said = '';
        const begun = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
          ...user,
          cwd: folder,
          env: { ...process.env, PGDATA: data },
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        begun.stderr?.setEncoding('utf8').on('data', (text: string) => {
          said = `${said}${text}`.slice(-4000);
        });
        return begun;
      };
      child = launch();
      for (;;) {
        if (child.exitCode !== null) {
          // one that was killed is not quite gone: the system has not taken its memory back yet
          if (!said.includes('shared memory block'))
            throw new Error(`PostgreSQL has ended: ${said}`);
          await pause(100);
          child = launch();
        }
        const isThere = await run(server.url('postgres'), (sql) => sql`SELECT 1`).then(
          () => true,
          () => false,
        );
        if (isThere) return;
        await pause(20);
      }
    },
    async remove() {
      await ended('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/** The databases of a PostgreSQL that somebody has started. */
export function databasesAt(port: number): Databases {
  const url = (database: string): string =>
    `postgres://gobelet:secret-of-the-tests@127.0.0.1:${port}/${database}`;
  const atHome = url('postgres');
  const create = async (more = ''): Promise<string> => {
    const name = `test_${process.pid}_${threadId}_${databases++}`;
    await run(atHome, (sql) => sql.unsafe(`CREATE DATABASE ${name} ${more}`));
    return url(name);
  };
  return {
    port,
    url,
    create,
    async drop(address) {
      const name = new URL(address).pathname.slice(1);
      await run(atHome, (sql) => sql.unsafe(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
    lend: async () => emptied.pop() ?? create(),
    async giveBack(address) {
      await run(address, empty);
      emptied.push(address);
    },
  };
}

const emptied: string[] = [];

/** What entries can't do, whoever has all rights can: take them away. */
async function empty(sql: postgres.Sql): Promise<void> {
  const tables = await sql`SELECT relname FROM pg_class
    WHERE relnamespace = to_regnamespace('gobelet') AND relkind IN ('r', 'p') AND NOT relispartition
      AND relname <> 'house'`;
  const deletes = tables.map(({ relname }) => `DELETE FROM gobelet.${relname};`);
  if (deletes.length === 0) return;
  await sql.unsafe(`SET session_replication_role = replica; ${deletes.join(' ')}
    UPDATE gobelet.house SET identity = gen_random_uuid(), directory = NULL`);
}

async function run<Result>(
  address: string,
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const options = { max: 1, fetch_types: false, onnotice: () => undefined };
  const sql = postgres(address, options);
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Waits until no process has these files any more: a new one refuses to start beside them. */
async function gone(data: string): Promise<void> {
  for (;;) {
    const left = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((name) => {
        try {
          return readFileSync(`/proc/${name}/environ`, 'utf8').includes(`PGDATA=${data}`);
        } catch {
          return false;
        }
      });
    if (left.length === 0) return;
    for (const name of left) process.kill(Number(name), 'SIGKILL');
    await pause(10);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
