import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../src/server/store/postgres/open.ts';
import { openSqlite, type SqliteOptions } from '../src/server/store/sqlite.ts';
import { checkWhole } from '../src/server/store/sqlite-check.ts';
import { openDatabase, VERSION } from '../src/server/store/sqlite-schema.ts';
import type { ServerStore } from '../src/tables/store.ts';
import { beatsSuite } from './suites/store-beats.ts';
import { directorySuite } from './suites/store-directory.ts';
import { journalsSuite } from './suites/store-journals.ts';
import { resultsSuite } from './suites/store-results.ts';
import { talliesSuite } from './suites/store-tallies.ts';
import { missingPostgres } from './support/parts/postgres.ts';
import { sharedPostgres } from './support/parts/shared.ts';
import { summaryOf } from './support/store/summary.ts';
import { expectKept, Writing } from './support/store/writing.ts';

const missing = missingPostgres();
if (missing !== undefined) console.warn(`skipped, the stores in PostgreSQL: ${missing}`);

async function inSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-store-'));
  return {
    open: () => openSqlite(join(folder, 'data', 'gobelet.db')),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

/** In one database, or with a directory and two databases of journals. */
function inPostgres(journals: number) {
  return async () => {
    const server = await sharedPostgres(inject('parts'));
    const [directory = '', ...others] = await Promise.all(
      Array.from({ length: 1 + journals }, () => server.lend()),
    );
    return {
      open: () => openPostgres(directory, others),
      remove: async () => {
        await Promise.all([directory, ...others].map((url) => server.giveBack(url)));
      },
    };
  };
}

for (const [where, newPlace, isHere] of [
  ['in a SQLite file', inSqlite, true],
  ['in PostgreSQL', inPostgres(0), missing === undefined],
  ['in three databases of PostgreSQL', inPostgres(2), missing === undefined],
] as const) {
  describe.skipIf(!isHere)(where, () => {
    journalsSuite<ServerStore>('the journals', newPlace, {
      runs: Number(process.env['RUNS'] ?? 20),
      compare: (model, store) => model.compareDirectory(store),
    });
    directorySuite('the directory', newPlace);
    talliesSuite('the tallies', newPlace);
    resultsSuite('the results of challenges', newPlace);
    beatsSuite('the beats', newPlace);
  });
}

describe('a SQLite file', () => {
  let folder = '';
  let file = '';
  const stores: ServerStore[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gobelet-sqlite-'));
    file = join(folder, 'gobelet.db');
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    rmSync(folder, { recursive: true });
  });

  const open = async (options: SqliteOptions = {}): Promise<ServerStore> => {
    const store = await openSqlite(file, options);
    stores.push(store);
    return store;
  };
  const begin = (store: ServerStore, table: string): Promise<unknown> =>
    store.append({ table, expected: 0, entries: [`begin ${table}`], summary: summaryOf(table) });
  const check = (): void => {
    const database = openDatabase(file);
    try {
      checkWhole(database, file);
    } finally {
      database.close();
    }
  };

  describe('is opened', () => {
    it('for its owner alone, in a folder for its owner alone', async () => {
      file = join(folder, 'new', 'deep', 'gobelet.db');
      await begin(await open(), 'a');
      expect(statSync(join(folder, 'new', 'deep')).mode & 0o777).toBe(0o700);
      for (const end of ['', '-wal', '-shm'])
        expect(statSync(`${file}${end}`).mode & 0o777, end).toBe(0o600);
    });

    it('and closed leaving one file, with nothing left in the log', async () => {
      const store = await open();
      await begin(store, 'a');
      await store.close();
      expect(() => statSync(`${file}-wal`)).toThrow('ENOENT');
      check();
    });

    it('by many at the very first moment', async () => {
      const many = await Promise.all(Array.from({ length: 6 }, () => open()));
      await Promise.all(many.map((store, index) => begin(store, `table ${index}`)));
      expect(await many[0]?.listed(0, 9)).toHaveLength(6);
    });

    it('unless it is of a newer Gobelet', async () => {
      const database = openDatabase(file);
      database.exec(`PRAGMA user_version = ${VERSION + 1}`);
      database.close();
      await expect(openSqlite(file)).rejects.toMatchObject({
        kind: 'broken',
        message: expect.stringContaining(`newer Gobelet: its version is ${VERSION + 1}`),
      });
    });

    it('unless it is no database, which stays as it is', async () => {
      const text = 'A shopping list, and no database at all.\n'.repeat(100);
      writeFileSync(file, text);
      await expect(openSqlite(file)).rejects.toMatchObject({
        kind: 'broken',
        message: `${file} is no database`,
      });
      expect(readFileSync(file, 'utf8')).toBe(text);
    });

    it('unless it is the database of another program', async () => {
      const database = new DatabaseSync(file);
      database.exec('CREATE TABLE songs (title TEXT)');
      database.close();
      await expect(openSqlite(file)).rejects.toMatchObject({
        kind: 'broken',
        message: `${file} is a database of another program`,
      });
    });

    it('unless its folder can not be made', async () => {
      writeFileSync(join(folder, 'file'), '');
      await expect(openSqlite(join(folder, 'file', 'gobelet.db'))).rejects.toMatchObject({
        kind: 'broken',
      });
      mkdirSync(file);
      await expect(openSqlite(file)).rejects.toMatchObject({ kind: 'broken' });
    });
  });

  describe('whose writer is killed', () => {
    const ROUNDS = 6;

    it('in the middle of a stream of appends has all that was acknowledged, round after round', async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const writing = new Writing(file, 8);
        await writing.lines(100 + 173 * round);
        await writing.kill();
        const store = await open();
        await expectKept(store, writing.acknowledged);
        await store.close();
        check();
      }
    });

    it('and whose log ends in rubbish or in half a frame has it too', async () => {
      const frame = 24 + 4096;
      for (const spoil of [
        () => Buffer.alloc(5000, 0xa5),
        (log: Buffer) => log.subarray(log.length - frame, log.length - frame / 2),
        (log: Buffer) => Buffer.concat([log.subarray(log.length - frame), Buffer.alloc(100)]),
        () => Buffer.alloc(3 * frame),
      ]) {
        const writing = new Writing(file, 4);
        await writing.lines(150);
        await writing.kill();
        appendFileSync(`${file}-wal`, spoil(readFileSync(`${file}-wal`)));
        const store = await open();
        await expectKept(store, writing.acknowledged);
        await store.close();
        check();
      }
    });

    it('is open to another writer at once', async () => {
      const store = await open();
      const writing = new Writing(file, 4);
      await writing.lines(100);
      await begin(store, 'mine');
      await writing.kill();
      expect(await store.append({ table: 'mine', expected: 1, entries: ['1'] })).toBe('stored');
      await expectKept(store, writing.acknowledged);
    });
  });

  describe('that is locked by somebody else', () => {
    it('fails as busy, keeps nothing, and is fine afterwards', async () => {
      const store = await open({ patience: 20 });
      await begin(store, 'a');
      const lock = new DatabaseSync(file);
      lock.exec('BEGIN IMMEDIATE');
      const appends = ['b', 'c'].map((table) => begin(store, table));
      for (const append of appends)
        await expect(append).rejects.toMatchObject({ name: 'StoreFailure', kind: 'busy' });
      await expect(store.check()).rejects.toMatchObject({ kind: 'busy' });
      await expect(store.keep('name', 'value')).rejects.toMatchObject({ kind: 'busy' });
      expect(await store.read('a')).toEqual(['begin a']);
      lock.exec('ROLLBACK');
      lock.close();
      await store.check();
      expect(await store.read('b')).toEqual([]);
      expect(await begin(store, 'b')).toBe('stored');
    });

    it('is waited for with patience', async () => {
      const store = await open({ patience: 10_000 });
      const lock = new DatabaseSync(file);
      lock.exec('BEGIN IMMEDIATE');
      const append = begin(store, 'a');
      setTimeout(() => lock.close(), 100);
      expect(await append).toBe('stored');
    });
  });

  describe('for which no room is left', () => {
    it('fails as full, keeps nothing of it, can be read, and is fine when there is room again', async () => {
      const small = await open({ pages: 40 });
      await begin(small, 'a');
      const long = 'x'.repeat(30_000);
      let length = 1;
      const fill = async (): Promise<void> => {
        for (;;) {
          await small.append({
            table: 'a',
            expected: length,
            entries: ['short', long],
            summary: summaryOf('a', { seats: length }),
          });
          length += 2;
        }
      };
      await expect(fill()).rejects.toMatchObject({ name: 'StoreFailure', kind: 'full' });
      expect(length).toBeGreaterThan(1);
      expect(await small.read('a')).toHaveLength(length);
      const { seats } = (await small.summary('a')) ?? {};
      expect(seats).toBe(length === 3 ? 1 : length - 2);
      const both = [
        begin(small, 'b'),
        small.append({ table: 'a', expected: length, entries: [long] }),
      ];
      expect(new Set((await Promise.allSettled(both)).map(({ status }) => status))).toEqual(
        new Set(['rejected']),
      );
      expect(await small.append({ table: 'a', expected: length, entries: ['short'] })).toBe(
        'stored',
      );
      await small.close();
      const store = await open();
      expect(await store.append({ table: 'a', expected: length + 1, entries: [long] })).toBe(
        'stored',
      );
      expect(await begin(store, 'b')).toBe('stored');
      expect(await store.read('a')).toHaveLength(length + 2);
      check();
    });

    it('because the system refuses to let it grow: nothing is lost, and it goes on when it may', async () => {
      const writing = new Writing(file, 6, ['prlimit', '--fsize=300000:unlimited', '--']);
      await writing.until(() => writing.failures.length >= 6);
      expect(new Set(writing.failures)).not.toContain('unknown');
      const { status } = spawnSync('prlimit', [
        '--pid',
        String(writing.child.pid),
        '--fsize=unlimited:unlimited',
      ]);
      expect(status).toBe(0);
      writing.say('there is room');
      await writing.until(() => writing.back >= 6);
      await writing.end();
      const store = await open();
      await expectKept(store, writing.acknowledged);
      for (const [table, length] of writing.acknowledged)
        expect(await store.read(table)).toHaveLength(length);
      check();
    });
  });

  describe('whose thread dies', () => {
    /** The thread of a store, which nobody else knows. */
    const openWithThread = async (): Promise<{ store: ServerStore; thread: Worker }> => {
      const threads: Worker[] = [];
      const note = (thread: Worker): void => void threads.push(thread);
      process.on('worker', note);
      const store = await open();
      process.off('worker', note);
      return { store, thread: threads[0] as Worker };
    };

    it('says of what was under way that nobody knows, and starts another', async () => {
      const { store, thread } = await openWithThread();
      await begin(store, 'a');
      const under = store.append({ table: 'a', expected: 1, entries: ['x'.repeat(20_000_000)] });
      const asked = store.read('a');
      setImmediate(() => void thread.terminate());
      const outcomes = await Promise.allSettled([under, asked]);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ name: 'StoreFailure', kind: 'unknown' });
      }
      expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
      const { length } = await store.read('a');
      expect(await store.append({ table: 'a', expected: length, entries: ['after'] })).toBe(
        'stored',
      );
      await store.check();
    });

    it('loses nothing that was acknowledged, however often', async () => {
      let acknowledged = 0;
      for (let round = 0; round < 5; round++) {
        const { store, thread } = await openWithThread();
        if (round === 0) acknowledged = (await begin(store, 'a')) === 'stored' ? 1 : 0;
        const write = async (): Promise<void> => {
          for (let length = (await store.read('a')).length; ; length++) {
            await store.append({ table: 'a', expected: length, entries: [`${length}`] });
            acknowledged = length + 1;
            if (length % 50 === 10 * round) void thread.terminate();
          }
        };
        await expect(write()).rejects.toMatchObject({ kind: 'unknown' });
        const journal = await store.read('a');
        expect(journal.length).toBeGreaterThanOrEqual(acknowledged);
        expect(journal.slice(1)).toEqual(journal.slice(1).map((_, index) => `${index + 1}`));
        expect(
          await store.append({
            table: 'a',
            expected: journal.length,
            entries: [`${journal.length}`],
          }),
        ).toBe('stored');
        await store.close();
      }
      check();
    });

    it('can be closed all the same', async () => {
      const { store, thread } = await openWithThread();
      await thread.terminate();
      await store.close();
    });
  });

  it.each([
    [512, 1],
    [100, 5],
  ])(
    'gathers 500 writes into groups of %i at most: %i transactions',
    async (most, transactions) => {
      const store = await open({ most });
      const before = commits();
      await Promise.all(Array.from({ length: 500 }, (_, index) => begin(store, `table ${index}`)));
      expect(commits() - before).toBe(transactions);
    },
  );

  /**
   * The transactions in the log: a frame that ends one has the size of the database in its second
   * number.
   */
  function commits(): number {
    const log = readFileSync(`${file}-wal`);
    let count = 0;
    for (let at = 32; at < log.length; at += 24 + 4096) if (log.readUInt32BE(at + 4) > 0) count++;
    return count;
  }

  it('keeps what it can of a group in which one write is a mistake', async () => {
    const store = await open();
    const wrong = { ...summaryOf('wrong'), status: 'nonsense' as 'open' };
    const zoe = { id: 'p', name: 'Zoé', owner: null, generation: 0, since: 0 };
    const outcomes = await Promise.allSettled([
      begin(store, 'a'),
      store.append({ table: 'wrong', expected: 0, entries: ['0'], summary: wrong }),
      store.savePerson(zoe, undefined),
      begin(store, 'a'),
      store.keep('name', 'value'),
      store.check(),
      store.append({ table: 'a', expected: 1, entries: ['1', '2'] }),
    ]);
    expect(
      outcomes.map((outcome) =>
        outcome.status === 'fulfilled' ? outcome.value : outcome.reason.kind,
      ),
    ).toEqual(['stored', 'broken', 'stored', 'conflict', 'value', undefined, 'stored']);
    expect(await store.read('wrong')).toEqual([]);
    expect(await store.read('a')).toEqual(['begin a', '1', '2']);
    expect(await store.person('p')).toMatchObject({ name: 'Zoé' });
    expect(await begin(store, 'wrong')).toBe('stored');
  });

  it('never lets an entry be changed or removed, whoever tries', async () => {
    await begin(await open(), 'a');
    const database = openDatabase(file);
    for (const sql of ["UPDATE entries SET text = 'x'", 'DELETE FROM entries']) {
      expect(() => database.exec(sql)).toThrow('what was appended never changes');
    }
    database.close();
  });

  it('does not touch the index for an append without a summary', async () => {
    const store = await open();
    await begin(store, 'a');
    await store.append({ table: 'a', expected: 1, entries: ['1'] });
    expect(await store.summary('a')).toEqual(summaryOf('a'));
  });
});

describe('whoever checks a SQLite file', () => {
  it.each([
    ['entries that do not follow', 'UPDATE entries SET n = 7 WHERE n = 1'],
    ['entries that do not follow', 'UPDATE entries SET previous = NULL WHERE n = 1'],
    ['journals that do not end', 'UPDATE journals SET length = 2'],
    ['belong to no journal', "INSERT INTO entries (journal, n, text) VALUES (99, 0, 'stray')"],
    [
      'tables without a journal',
      `INSERT INTO tables (id, game, seats, status, listed, people, opened, changed) VALUES ('b', 'next', 2, 'open', 0, '[]', 0, 0)`,
    ],
    ['rows point to others that are missing', 'INSERT INTO journals VALUES (99, 0, NULL)'],
  ])('finds %s', async (what, sql) => {
    const folder = mkdtempSync(join(tmpdir(), 'gobelet-check-'));
    const file = join(folder, 'gobelet.db');
    const store = await openSqlite(file);
    await store.append({
      table: 'a',
      expected: 0,
      entries: ['0', '1', '2'],
      summary: summaryOf('a'),
    });
    await store.close();
    const database = openDatabase(file);
    expect(checkWhole(database, file)).toEqual({ tables: 1, entries: 3, persons: 0 });
    database.exec('DROP TRIGGER entries_stay; PRAGMA foreign_keys = OFF');
    database.exec(sql);
    expect(() => checkWhole(database, file)).toThrow(what);
    database.close();
    rmSync(folder, { recursive: true });
  });
});
