/**
 * A store in trouble, under people who play: nothing is acknowledged that is not stored, and when
 * the trouble is over everything goes on.
 */

import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ThreadBrain } from '../../src/server/bots/brain.ts';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { bytesFor } from '../support/chance.ts';
import { Crowd } from '../support/online/crash-crowd.ts';
import { Ledger } from '../support/online/crash-ledger.ts';
import { type Child, newFolder, openHouse, spawnHouse } from '../support/online/servers.ts';

const TABLES = { tables: 6, each: 6 };
const FLAGS = ['--absence', '86400'];

let folder = '';
let ledger: Ledger;
let file = '';
const children: Child[] = [];

beforeEach(() => {
  folder = newFolder();
  file = databaseIn(folder);
  ledger = new Ledger();
});
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function serve(port = 0): Promise<Child> {
  const child = await spawnHouse(folder, port, FLAGS);
  children.push(child);
  return child;
}

async function more(crowd: Crowd, deeds: number): Promise<void> {
  const goal = ledger.acknowledged + deeds;
  await crowd.until(() => ledger.acknowledged >= goal);
}

/** Waits until the server has refused so many deeds more because they could not be stored. */
async function notStored(crowd: Crowd, deeds: number): Promise<void> {
  const count = (): number => ledger.refused.get('not-stored') ?? 0;
  const goal = count() + deeds;
  await crowd.until(() => count() >= goal);
}

async function expectKept(isAtEnd: boolean): Promise<void> {
  expect((await ledger.check(folder, isAtEnd)).faults).toEqual([]);
}

async function readiness(origin: string): Promise<number> {
  return (await fetch(`${origin}/ready`)).status;
}

describe('no room on the disk', () => {
  function limit({ process: { pid } }: Child, bytes: number | 'unlimited'): void {
    expect(spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]).status).toBe(
      0,
    );
  }

  it('refuses with a reason, keeps what was acknowledged, and goes on without a restart when there is room', async () => {
    const server = await serve();
    const crowd = await Crowd.gather({ api: server.api, ledger, seed: 'full', ...TABLES });
    await more(crowd, 300);
    limit(server, statSync(`${file}-wal`).size + 50_000);
    // small writes find room for longer than large ones
    while ((await readiness(server.api.origin)) !== 503) await sleep(20);
    await notStored(crowd, 12);
    expect([...ledger.reasons]).toContainEqual(
      expect.stringMatching(/^nothing has happened: .*stor/),
    );
    expect([...ledger.reasons].join()).not.toContain(folder);
    await expectKept(false);
    limit(server, 'unlimited');
    await crowd.end();
    expect(await readiness(server.api.origin)).toBe(200);
    expect(await server.kill('SIGTERM')).toBe(0);
    await expectKept(true);
  });
});

describe('a database that somebody else has locked', () => {
  it('refuses with a reason for as long as it lasts, and goes on afterwards', async () => {
    const store = await openSqlite(file, { patience: 50 });
    const house = await openHouse({}, { store });
    const crowd = await Crowd.gather({ api: house.api, ledger, seed: 'locked', ...TABLES });
    await more(crowd, 300);
    const other = new DatabaseSync(file, { timeout: 10_000 });
    other.exec('BEGIN EXCLUSIVE');
    await notStored(crowd, 12);
    expect(await readiness(house.api.origin)).toBe(503);
    expect([...ledger.reasons]).toContain('nothing has happened: the store is busy');
    await expectKept(false);
    other.exec('ROLLBACK');
    other.close();
    await crowd.end();
    await house.stop();
    await expectKept(true);
  });
});

describe('a last write that is torn', () => {
  const log = (): string => `${file}-wal`;

  /** Leaves a transaction in the log that nobody was told of, and returns how many bytes it has. */
  function addUnheard(): number {
    const before = statSync(log()).size;
    const database = new DatabaseSync(file);
    database.exec('PRAGMA wal_autocheckpoint = 0');
    database
      .prepare('INSERT INTO kept (name, value) VALUES (?, ?)')
      .run('unheard', 'x'.repeat(30_000));
    const [rows, frames] = [readFileSync(file), readFileSync(log())];
    database.close(); // moves the log into the database: we want what was there before
    writeFileSync(file, rows);
    writeFileSync(log(), frames);
    rmSync(`${file}-shm`, { force: true });
    return frames.length - before;
  }

  function cutUnheard(part: number): void {
    const added = addUnheard();
    expect(added).toBeGreaterThan(24_000);
    truncateSync(log(), statSync(log()).size - Math.ceil(added * part));
  }

  function keptUnheard(): number {
    const database = new DatabaseSync(file, { readOnly: true });
    const { count } = database
      .prepare("SELECT count(*) AS count FROM kept WHERE name = 'unheard'")
      .get() as { count: number };
    database.close();
    return count;
  }

  it('is as if it had never been: the server starts, and has everything that was acknowledged', {
    timeout: 180_000,
  }, async () => {
    const spoil: readonly (() => void)[] = [
      () => appendFileSync(log(), bytesFor('a byte', 1)),
      () => appendFileSync(log(), bytesFor('many bytes', 9000)),
      () => appendFileSync(log(), Buffer.alloc(20_000)),
      // frames that were good elsewhere
      () => appendFileSync(log(), readFileSync(log()).subarray(32, 32 + 2 * 4120)),
      () => cutUnheard(0.001),
      () => cutUnheard(0.1),
      () => cutUnheard(0.5),
      () => cutUnheard(0.97),
    ];
    let server = await serve();
    const crowd = await Crowd.gather({ api: server.api, ledger, seed: 'torn', ...TABLES });
    for (const now of spoil) {
      await more(crowd, 100);
      await server.kill('SIGKILL');
      now();
      server = await serve(server.port);
      expect(keptUnheard()).toBe(0);
    }
    await crowd.end();
    expect(await server.kill('SIGTERM')).toBe(0);
    await expectKept(true);
  });
});

describe('threads that die', () => {
  it('the one that stores and those that think: the games go on', async () => {
    const threads: Worker[] = [];
    const note = (thread: Worker): void => void threads.push(thread);
    process.on('worker', note);
    let isArmed = false;
    /** Where a thread is killed when it has just been asked: it can't have answered yet. */
    class Mortal extends ThreadBrain {
      override choose(
        ...question: Parameters<ThreadBrain['choose']>
      ): ReturnType<ThreadBrain['choose']> {
        const chosen = super.choose(...question);
        if (isArmed) for (const thread of threads.splice(0)) void thread.terminate();
        isArmed = false;
        return chosen;
      }
    }
    const store = await openSqlite(file);
    const house = await openHouse({}, { store, brain: new Mortal() });
    const crowd = await Crowd.gather({ api: house.api, ledger, seed: 'threads', ...TABLES });
    await crowd.until(() => threads.length >= 2); // the store's, and the first bot's
    for (let round = 0; round < 5; round++) {
      await more(crowd, 200);
      isArmed = true;
      await crowd.until(() => !isArmed && threads.length >= 1);
    }
    expect(
      house.log.some(
        (line) => line.includes('the thread has ended') || line.includes('terminated'),
      ),
    ).toBe(true);
    await crowd.end();
    process.off('worker', note);
    await house.stop();
    await expectKept(true);
  });
});
