import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Link } from '../src/server/store/postgres/link.ts';
import { MIGRATIONS, VERSION } from '../src/server/store/postgres/migrations.ts';
import { openPostgres, type PostgresOptions } from '../src/server/store/postgres/open.ts';
import { prepare } from '../src/server/store/postgres/schema.ts';
import { type Append, type ServerStore, StoreFailure } from '../src/tables/store.ts';
import { digTunnel } from './support/browser/tunnel.ts';
import { isRoot } from './support/parts/debian.ts';
import { missingPostgres, type PostgresServer, startPostgres } from './support/parts/postgres.ts';
import { summaryOf } from './support/store/summary.ts';
import { expectKept, Writing } from './support/store/writing.ts';

const missing = missingPostgres();
if (missing !== undefined) console.warn(`skipped, PostgreSQL in trouble: ${missing}`);

describe.skipIf(missing !== undefined)('a store in PostgreSQL', () => {
  let server: PostgresServer;
  let url = '';
  const stores: ServerStore[] = [];

  beforeAll(async () => {
    server = await startPostgres(['autovacuum=off']);
  });
  afterAll(() => server.remove());
  beforeEach(async () => {
    url = await server.create();
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await server.drop(url);
  });

  const open = async (options: PostgresOptions = {}, address = url): Promise<ServerStore> => {
    const store = await openPostgres(address, [], options);
    stores.push(store);
    return store;
  };
  const begin = (store: ServerStore, table: string): Promise<unknown> =>
    store.append({ table, expected: 0, entries: [`begin ${table}`], summary: summaryOf(table) });
  const run = async <Found>(
    work: (sql: postgres.Sql) => Promise<Found>,
    at = url,
  ): Promise<Found> => {
    const sql = postgres(at, { max: 1, onnotice: () => undefined });
    try {
      return await work(sql);
    } finally {
      await sql.end();
    }
  };
  const does = (text: string, at = url): Promise<unknown> => run((sql) => sql.unsafe(text), at);

  describe('is opened', () => {
    it('by many at the very first moment', async () => {
      const many = await Promise.all(Array.from({ length: 6 }, () => open({ connections: 2 })));
      await Promise.all(many.map((store, index) => begin(store, `table ${index}`)));
      expect(await many[0]?.listed(0, 9)).toHaveLength(6);
    });

    it('never without flushing: fsync off is refused in words', async () => {
      const careless = await startPostgres(['fsync=off']);
      await expect(openPostgres(await careless.create())).rejects.toMatchObject({
        kind: 'broken',
        message: expect.stringContaining('next loss of power: fsync is off'),
      });
      await careless.remove();
    });

    it('and every commit waits for the disk, whatever the database is set to', async () => {
      const name = new URL(url).pathname.slice(1);
      await does(`ALTER DATABASE ${name} SET synchronous_commit = off`);
      expect(await run((sql) => sql`SHOW synchronous_commit`)).toMatchObject([
        { synchronous_commit: 'off' },
      ]);
      const link = new Link(url, { connections: 1, patience: 5000 });
      expect(await link.ask('SHOW synchronous_commit')).toEqual([['on']]);
      await link.close();
    });

    it.each([['that can only be read', 'default_transaction_read_only = on', 'can only be read']])(
      'unless it is one %s',
      async (_, setting, why) => {
        await does(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET ${setting}`);
        await expect(openPostgres(url)).rejects.toMatchObject({
          message: expect.stringContaining(why),
        });
      },
    );

    it('unless it is a replica', async () => {
      await begin(await open(), 'a');
      await server.stop();
      const folder = mkdtempSync(join(tmpdir(), 'gobelet-replica-'));
      const copy = join(folder, 'data');
      cpSync(join(server.folder, 'data'), copy, { recursive: true, preserveTimestamps: true });
      chmodSync(copy, 0o700);
      writeFileSync(join(copy, 'standby.signal'), '');
      const user = server.user;
      if (user !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
      await server.start();
      const replica = await server.beside(folder);
      const address = url.replace(`:${server.port}/`, `:${replica.port}/`);
      await expect(openPostgres(address)).rejects.toMatchObject({
        message: expect.stringContaining('is a replica, which can only be read'),
      });
      await replica.remove();
    });

    it('unless it is encoded otherwise', async () => {
      const latin = await server.create(
        `ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`,
      );
      await expect(openPostgres(latin)).rejects.toMatchObject({
        message: expect.stringContaining('is encoded as LATIN1: UTF8 is needed'),
      });
      await server.drop(latin);
    });

    it('unless its schema is of another program, which stays as it is', async () => {
      await does('CREATE SCHEMA gobelet; CREATE TABLE gobelet.songs (title text)');
      await expect(openPostgres(url)).rejects.toMatchObject({
        message: expect.stringContaining('has a schema "gobelet" of another program'),
      });
    });

    it('and nobody hears its password, whatever goes wrong', async () => {
      const failures = [
        'postgres://gobelet:very-secret@127.0.0.1:1/none',
        url.replace('secret-of-the-tests', 'very-secret').replace(/[^/]*$/, 'none'),
        'postgres://:very-secret@/',
        'mysql://gobelet:very-secret@127.0.0.1/none',
      ].map((address) => openPostgres(address).catch((error: unknown) => error));
      for (const failure of await Promise.all(failures)) {
        expect(failure).toBeInstanceOf(StoreFailure);
        expect(String(failure)).not.toContain('very-secret');
      }
    });
  });

  describe('of two releases side by side', () => {
    const more = { sql: 'CREATE TABLE gobelet.songs (title text);', readableBy: 0 };
    const upgrade = async (readableBy: number): Promise<void> => {
      const link = new Link(url, { connections: 1, patience: 5000 });
      await prepare(link, [...MIGRATIONS, { ...more, readableBy }]);
      await link.close();
    };

    it('serves both, if the newer one has only added', async () => {
      const older = await open();
      await begin(older, 'a');
      await upgrade(0);
      expect(await older.append({ table: 'a', expected: 1, entries: ['1'] })).toBe('stored');
      const another = await open();
      expect(await another.append({ table: 'a', expected: 2, entries: ['2'] })).toBe('stored');
      expect(await older.read('a')).toEqual(['begin a', '1', '2']);
    });

    it('refuses the older one in words, if it can not be read by it', async () => {
      await upgrade(VERSION + 1);
      await expect(openPostgres(url)).rejects.toMatchObject({
        kind: 'broken',
        message: expect.stringContaining(
          `newer Gobelet: its version is ${VERSION + 1}, this one knows ${VERSION}`,
        ),
      });
    });
  });

  describe('with several databases', () => {
    let others: string[] = [];
    beforeEach(async () => {
      others = await Promise.all([server.create(), server.create()]);
    });
    afterEach(async () => {
      await Promise.all(stores.splice(0).map((store) => store.close()));
      await Promise.all(others.map((other) => server.drop(other)));
    });
    const openAll = async (...journals: readonly string[]): Promise<ServerStore> => {
      const store = await openPostgres(url, journals);
      stores.push(store);
      return store;
    };
    const tablesIn = (at: string): Promise<number> =>
      run(async (sql) => (await sql`SELECT FROM gobelet.tables`).count, at);

    it('spreads new tables over those that are named, and finds them when one is added', async () => {
      const [first = '', second = ''] = others;
      const alone = await openAll();
      await begin(alone, 'at home');
      const one = await openAll(first);
      for (const table of ['a', 'b']) await begin(one, table);
      const two = await openAll(second, first);
      for (const table of ['c', 'd']) await begin(two, table);
      expect([await tablesIn(url), await tablesIn(first), await tablesIn(second)]).toEqual([
        1, 3, 1,
      ]);
      for (const table of ['at home', 'a', 'b', 'c', 'd']) {
        expect(await two.append({ table, expected: 1, entries: ['1'] })).toBe('stored');
        expect(await two.read(table)).toEqual([`begin ${table}`, '1']);
      }
      expect(await two.listed(0, 9)).toHaveLength(5);
    });

    it('refuses a process that was not told of one, in words that name it and no secret', async () => {
      const [first = '', second = ''] = others;
      await begin(await openAll(first, second), 'a');
      const failure = await openPostgres(url, [first]).catch((error: unknown) => String(error));
      expect(failure).toContain(`127.0.0.1:${server.port}${new URL(second).pathname} (`);
      expect(failure).toContain('name each with --journals');
      expect(failure).not.toContain('secret-of-the-tests');
      await expect(openPostgres(url)).rejects.toThrow('that are not named');
    });

    it('tells a process that runs that one was added, and never opens a table twice', async () => {
      const [first = ''] = others;
      const old = await openAll();
      await old.check();
      const next = await openAll(first);
      await begin(next, 'a');
      await expect(old.check()).rejects.toThrow('that are not named');
      await expect(begin(old, 'a')).rejects.toMatchObject({
        kind: 'broken',
        message: expect.stringContaining('a database that was added since this process began'),
      });
      await begin(old, 'b');
      expect(await next.read('b')).toEqual(['begin b']);
    });

    it('refuses journals of another store, a directory as journals, and one named twice', async () => {
      const [first = '', second = ''] = others;
      await openAll(first);
      await expect(openPostgres(second, [first])).rejects.toThrow('belongs to another store');
      await expect(openPostgres(first)).rejects.toThrow('journals of another store');
      await expect(openPostgres(second, [url])).rejects.toThrow('is the directory of a store');
      await expect(openPostgres(url, [first, first])).rejects.toThrow('is named twice');
    });
  });

  it.each([
    [512, 1],
    [100, 5],
  ])('gathers 500 appends into groups of %i at most: %i commits', async (most, commits) => {
    const store = await open({ most });
    await store.check();
    const count = (): Promise<number> =>
      run(async (sql) => Number((await sql`SELECT pg_current_xact_id()::text AS id`)[0]?.['id']));
    const before = await count();
    await Promise.all(Array.from({ length: 500 }, (_, index) => begin(store, `table ${index}`)));
    expect((await count()) - before - 1).toBe(commits);
  });

  it('lets two processes write to the same tables in any order without a deadlock', async () => {
    const pair = await Promise.all([open(), open()]);
    const tables = Array.from({ length: 40 }, (_, index) => `table ${index}`);
    await Promise.all(tables.map((table) => begin(pair[0], table)));
    const lengths = new Map(tables.map((table) => [table, 1]));
    for (let round = 0; round < 60; round++) {
      const outcomes = await Promise.all(
        pair.flatMap((store, which) =>
          (which === 0 ? tables : tables.toReversed()).map(async (table) => ({
            table,
            outcome: await store.append({
              table,
              expected: lengths.get(table) ?? 0,
              entries: [`${round} by ${which}`],
              summary: summaryOf(table, { people: ['p', 'q'], changed: round }),
            }),
          })),
        ),
      );
      for (const table of tables) {
        const won = outcomes.filter((one) => one.table === table && one.outcome === 'stored');
        expect(won).toHaveLength(1);
        lengths.set(table, (lengths.get(table) ?? 0) + 1);
      }
    }
    const [counted] = await run(
      (sql) =>
        sql`SELECT deadlocks::integer FROM pg_stat_database WHERE datname = current_database()`,
    );
    expect(counted?.['deadlocks']).toBe(0);
  });

  it('keeps what it can of a group in which one append is a mistake', async () => {
    const store = await open();
    const wrong = { ...summaryOf('wrong'), status: 'nonsense' as 'open' };
    const outcomes = await Promise.allSettled([
      begin(store, 'a'),
      store.append({ table: 'wrong', expected: 0, entries: ['0'], summary: wrong }),
      begin(store, 'b'),
      begin(store, 'a'),
      store.append({ table: 'a', expected: 1, entries: ['1', '2'] }),
    ]);
    expect(
      outcomes.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.kind)),
    ).toEqual(['stored', 'broken', 'stored', 'conflict', 'stored']);
    expect(await store.read('wrong')).toEqual([]);
    expect(await store.read('a')).toEqual(['begin a', '1', '2']);
    expect(await begin(store, 'wrong')).toBe('stored');
  });

  it('never lets an entry or a tally be changed or removed, whoever tries', async () => {
    const store = await open();
    await begin(store, 'a');
    await store.append({ table: 'a', expected: 1, entries: [], tally: 't' });
    for (const sql of [
      `UPDATE gobelet.entries SET text = 'x'`,
      'DELETE FROM gobelet.entries',
      'TRUNCATE gobelet.entries_0',
      'TRUNCATE gobelet.entries',
      `UPDATE gobelet.tallies SET text = 'x'`,
      'DELETE FROM gobelet.tallies',
    ])
      await expect(does(sql), sql).rejects.toThrow('what was appended never changes');
  });

  it('finds a gap in a journal rather than reading over it', async () => {
    const store = await open();
    await begin(store, 'a');
    await store.append({ table: 'a', expected: 1, entries: ['1', '2'] });
    await does('SET session_replication_role = replica; DELETE FROM gobelet.entries WHERE n = 1');
    await expect(store.read('a')).rejects.toThrow('the journal of a has a gap: 2 of 3 entries');
  });

  describe('that is locked by somebody else', () => {
    it('fails as busy, keeps nothing, and is fine afterwards', async () => {
      const store = await open({ patience: 400 });
      await begin(store, 'a');
      const lock = postgres(url, { max: 1 });
      const locked = Promise.withResolvers<void>();
      const free = Promise.withResolvers<void>();
      const holding = lock.begin(async (sql) => {
        await sql`LOCK TABLE gobelet.journals IN EXCLUSIVE MODE`;
        locked.resolve();
        await free.promise;
      });
      await locked.promise;
      for (const append of ['b', 'c'].map((table) => begin(store, table)))
        await expect(append).rejects.toMatchObject({ name: 'StoreFailure', kind: 'busy' });
      expect(await store.read('a')).toEqual(['begin a']);
      free.resolve();
      await holding;
      await lock.end();
      expect(await store.read('b')).toEqual([]);
      expect(await begin(store, 'b')).toBe('stored');
    });

    it('is waited for with patience', async () => {
      const store = await open();
      await begin(store, 'a');
      const lock = postgres(url, { max: 1 });
      const locked = Promise.withResolvers<void>();
      const holding = lock.begin(async (sql) => {
        await sql`SELECT FROM gobelet.journals FOR UPDATE`;
        locked.resolve();
        await pause(150);
      });
      await locked.promise;
      expect(await store.append({ table: 'a', expected: 1, entries: ['1'] })).toBe('stored');
      await holding;
      await lock.end();
    });
  });

  describe.skipIf(!isRoot)('for which no room is left', () => {
    it('fails as full, keeps nothing of it, can be read, and goes on when there is room', async () => {
      const disk = mkdtempSync(join(tmpdir(), 'gobelet-small-disk-'));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]);
      const small = join(disk, 'space');
      mkdirSync(small);
      if (server.user !== undefined)
        execFileSync('chown', [`${server.user.uid}:${server.user.gid}`, disk, small]);
      chmodSync(disk, 0o755);
      await does(`CREATE TABLESPACE small LOCATION '${small}'`);
      const there = await server.create('TABLESPACE small');
      const store = await open({}, there);
      await begin(store, 'a');
      const filler = join(disk, 'filler');
      try {
        execFileSync('sh', ['-c', `dd if=/dev/zero of=${filler} bs=64k 2>/dev/null || true`]);
        const long = 'x'.repeat(9000);
        let length = 1;
        const fill = async (): Promise<void> => {
          for (;;) {
            // what does not compress, so that it needs the room
            const text = Array.from({ length: 300 }, (_, at) =>
              (length * 7919 + at ** 3).toString(36),
            );
            await store.append({
              table: 'a',
              expected: length,
              entries: ['short', text.join()],
              summary: summaryOf('a', { seats: length }),
            });
            length += 2;
          }
        };
        await expect(fill()).rejects.toMatchObject({ name: 'StoreFailure', kind: 'full' });
        expect(await store.read('a')).toHaveLength(length);
        expect((await store.summary('a'))?.seats).toBe(length < 4 ? length : length - 2);
        rmSync(filler);
        expect(await store.append({ table: 'a', expected: length, entries: [long] })).toBe(
          'stored',
        );
        expect(await begin(store, 'b')).toBe('stored');
      } finally {
        await store.close();
        await server.drop(there);
        await does('DROP TABLESPACE small');
        execFileSync('umount', [disk]);
        rmSync(disk, { recursive: true });
      }
    });
  });

  /**
   * Appends again after every failure, once it has read what is there. What nobody knew of may come
   * in after it was read: then the next try conflicts with it, and is not kept.
   */
  async function stubborn(store: ServerStore, append: Append): Promise<void> {
    const { table, expected, entries } = append;
    for (;;) {
      const appended = await store.append(append).catch((error: unknown) => {
        if (error instanceof StoreFailure && error.kind !== 'broken') return error;
        throw error;
      });
      if (appended === 'stored') return;
      const journal = await readAtLast(store, table);
      if (journal.length > expected) {
        expect(journal.slice(expected)).toEqual(entries);
        return;
      }
      expect(appended).toBeInstanceOf(StoreFailure);
    }
  }

  async function readAtLast(store: ServerStore, table: string): Promise<readonly string[]> {
    for (;;) {
      const journal = await store.read(table).catch(() => undefined);
      if (journal !== undefined) return journal;
      await pause(20);
    }
  }

  /** Several tables grow until it is over; what was said to be stored is there, once. */
  async function growThrough(
    store: ServerStore,
    trouble: () => Promise<void>,
  ): Promise<ReadonlyMap<string, number>> {
    const acknowledged = new Map<string, number>();
    let isOver = false;
    const grow = async (table: string): Promise<void> => {
      for (let length = 0; !isOver; length++) {
        const append = { table, expected: length, entries: [`${table} ${length}`] };
        const summary = summaryOf(table, { people: [table], changed: length });
        await stubborn(store, { ...append, summary });
        acknowledged.set(table, length + 1);
      }
    };
    const growing = ['a', 'b', 'c', 'd', 'e', 'f'].map(grow);
    await trouble();
    const before = Math.min(...acknowledged.values());
    await expect
      .poll(() => Math.min(...acknowledged.values()), { timeout: 30_000 })
      .toBeGreaterThan(before + 3);
    isOver = true;
    await Promise.all(growing);
    for (const [table, length] of acknowledged) {
      const journal = await store.read(table);
      expect(journal).toEqual(Array.from({ length }, (_, n) => `${table} ${n}`));
    }
    return acknowledged;
  }

  describe('whose way is cut or silent', () => {
    it('goes on by itself when it is mended, and nothing is lost or doubled', async () => {
      const tunnel = await digTunnel(server.port);
      const address = url.replace(`:${server.port}/`, `:${new URL(tunnel.url).port}/`);
      const store = await open({ patience: 1000 }, address);
      await growThrough(store, async () => {
        for (let round = 0; round < 4; round++) {
          await pause(150);
          tunnel.cut();
          await pause(150);
          tunnel.mend();
          await pause(150);
          tunnel.hold();
          await pause(round === 3 ? 1500 : 200);
          tunnel.mend();
        }
      });
      await Promise.all(stores.splice(0).map((one) => one.close()));
      await tunnel.close();
    });

    it('says that nobody knows of what was under way, and that what was not sent is not kept', async () => {
      const tunnel = await digTunnel(server.port);
      const address = url.replace(`:${server.port}/`, `:${new URL(tunnel.url).port}/`);
      const store = await open({ patience: 300 }, address);
      await begin(store, 'a');
      await store.read('a');
      tunnel.hold();
      await expect(store.append({ table: 'a', expected: 1, entries: ['x'] })).rejects.toMatchObject(
        { kind: 'unknown' },
      );
      await expect(store.read('a')).rejects.toMatchObject({ kind: 'busy' });
      tunnel.cut();
      await tunnel.close();
      await expect(begin(store, 'b')).rejects.toMatchObject({ kind: 'busy' });
      await expect(store.check()).rejects.toMatchObject({ kind: 'busy' });
      const direct = await open();
      expect(await direct.read('b')).toEqual([]);
    });
  });

  describe('whose server', () => {
    it('is restarted is used again by itself, and has all that was acknowledged', async () => {
      const store = await open({ patience: 3000 });
      await growThrough(store, async () => {
        for (let round = 0; round < 2; round++) {
          await pause(200);
          await server.stop();
          await pause(200);
          await server.start();
        }
      });
    });

    it('is killed with appends in flight has all that was acknowledged, round after round', async () => {
      const store = await open({ patience: 3000 });
      await growThrough(store, async () => {
        for (let round = 0; round < 3; round++) {
          await pause(150 + 70 * round);
          await server.kill();
          await server.start();
        }
      });
    });
  });

  it('has all that was acknowledged when the process that wrote is killed', async () => {
    const writing = new Writing(url, 8);
    await writing.lines(400);
    await writing.kill();
    const store = await open();
    await expectKept(store, writing.acknowledged);
    for (const [table] of writing.acknowledged) {
      const { length } = await store.read(table);
      expect(await store.append({ table, expected: length, entries: ['on'] })).toBe('stored');
    }
  });
});
