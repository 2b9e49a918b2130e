/**
 * The way to one PostgreSQL database: questions and answers, with a limit to how long an answer is
 * waited for. After whatever failed it is fit for the next: connections that are lost or silent are
 * given up, and others are made when there is something to ask.
 */

import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type postgres from 'postgres';
import { StoreFailure } from '../../../tables/store.ts';
import { failureOf, isAnswer } from './failure.ts';

export type Row = readonly unknown[];
export type Value = string | number | boolean | null;

export interface LinkOptions {
  /** How many connections there are at most. */
  readonly connections: number;
  /** How long an answer is waited for, in milliseconds. */
  readonly patience: number;
}

/** A connection that was closed before it said anything is tried again only after this time. */
const PAUSE = 100;
/** Part of the patience after which the server itself ends what it does, so that all is known. */
const SERVER = 0.7;
const LOCKS = 0.5;

type Driver = typeof postgres;
type Pool = postgres.Sql<{ number: number }>;

/** Whom questions are asked. */
export interface Asking {
  ask<T extends Row>(text: string, values?: readonly Value[]): Promise<readonly T[]>;
  /** Several statements, without values. */
  script(text: string): Promise<void>;
}

export class Link implements Asking {
  /** What it is called towards people: without user and password. */
  readonly name: string;
  readonly #url: string;
  readonly #options: LinkOptions;
  #driver: Promise<Driver> | undefined;
  #pool: Pool | undefined;
  #sockets = new Set<Socket>();
  #isClosed = false;

  constructor(url: string, options: LinkOptions) {
    this.name = nameOf(url);
    this.#url = url;
    this.#options = options;
  }

  /** Rejects with a StoreFailure: nothing was changed. */
  ask<T extends Row>(text: string, values: readonly Value[] = []): Promise<readonly T[]> {
    return this.#try((pool) => rowsOf<T>(pool, text, values), false);
  }

  /** Rejects with a StoreFailure, 'unknown' if the outcome was lost. */
  write<T extends Row>(text: string, values: readonly Value[] = []): Promise<readonly T[]> {
    return this.#try((pool) => rowsOf<T>(pool, text, values), true);
  }

  /** All or nothing. `kind` is what stands behind BEGIN. */
  transaction<Result>(
    kind: 'read write' | 'isolation level repeatable read read only',
    work: (asking: Asking) => Promise<Result>,
  ): Promise<Result> {
    const run = async (pool: Pool): Promise<Result> => {
      const done: { result?: Result } = {};
      await pool.begin(kind, async (within) => {
        done.result = await work({
          ask: (text, values = []) => rowsOf(within, text, values),
          script: async (text) => void (await within.unsafe(text)),
        });
      });
      return done.result as Result;
    };
    return this.#try(run, kind === 'read write');
  }

  script(text: string): Promise<void> {
    return this.#try(async (pool) => void (await pool.unsafe(text)), true);
  }

  async #try<Result>(work: (pool: Pool) => Promise<Result>, isWriting: boolean): Promise<Result> {
    if (this.#isClosed) throw new StoreFailure('broken', `${this.name} is closed`);
    const pool = await this.#reach();
    const limit = setTimeout(() => this.#giveUp(pool), this.#options.patience);
    try {
      return await work(pool);
    } catch (error) {
      if (!(error instanceof StoreFailure) && !isAnswer(error)) this.#giveUp(pool);
      throw failureOf(error, this.name, isWriting);
    } finally {
      clearTimeout(limit);
    }
  }

  async #reach(): Promise<Pool> {
    this.#driver ??= loadDriver();
    const driver = await this.#driver;
    this.#pool ??= this.#open(driver);
    return this.#pool;
  }

  #open(driver: Driver): Pool {
    const { connections, patience } = this.#options;
    const sockets = new Set<Socket>();
    this.#sockets = sockets;
    let isRefused = false;
    /** As the driver would make it, and known here, so that a silent one can be ended. */
    const socket = async ({ host, port }: { host: string[]; port: number[] }): Promise<Socket> => {
      if (isRefused) await pause(PAUSE);
      isRefused = true;
      const made = Object.assign(connect(port[0] ?? 5432, host[0]), { host: host[0] });
      made.setNoDelay(true);
      sockets.add(made);
      made.once('data', () => {
        isRefused = false;
      });
      made.once('close', () => sockets.delete(made));
      return made;
    };
    return driver(this.#url, {
      socket,
      max: connections,
      connect_timeout: Math.ceil(patience / 1000),
      fetch_types: false,
      onnotice: () => undefined,
      types: { number: { to: 20, from: [20], serialize: String, parse: Number } },
      connection: {
        application_name: 'gobelet',
        // done means on disk, whatever the server's usual setting is
        synchronous_commit: 'on',
        statement_timeout: Math.ceil(patience * SERVER),
        lock_timeout: Math.ceil(patience * LOCKS),
        idle_in_transaction_session_timeout: patience,
        default_transaction_isolation: 'read committed',
        client_encoding: 'UTF8',
      },
    } as postgres.Options<{ number: postgres.PostgresType<number> }>);
  }

  #giveUp(pool: Pool): void {
    if (this.#pool !== pool) return;
    const sockets = this.#sockets;
    this.#pool = undefined;
    this.#sockets = new Set();
    pool.end({ timeout: 0 }).catch(() => undefined);
    for (const socket of sockets) socket.destroy();
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool?.end({ timeout: this.#options.patience / 1000 });
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** Rows as lists of columns, whose types are those of the schema. */
async function rowsOf<T extends Row>(
  asked: Pool | postgres.TransactionSql<{ number: number }>,
  text: string,
  values: readonly Value[],
): Promise<readonly T[]> {
  const rows: unknown = await asked
    .unsafe(text, [...values], { prepare: true, simple: false } as postgres.UnsafeQueryOptions)
    .values();
  return rows as readonly T[];
}

async function loadDriver(): Promise<Driver> {
  try {
    return (await import('postgres')).default;
  } catch {
    throw new StoreFailure(
      'broken',
      'PostgreSQL needs the package "postgres": npm install postgres',
    );
  }
}

/** Throws a StoreFailure that does not repeat what it can't read: there may be a password in it. */
function nameOf(url: string): string {
  const read = URL.parse(url);
  if (read === null || !/^postgres(ql)?:$/.test(read.protocol) || read.hostname === '')
    throw new StoreFailure(
      'broken',
      'this is no address of a PostgreSQL: postgres://user@host/name',
    );
  return `postgres://${read.host}${read.pathname}`;
}
