import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseIn, dataFolder } from '../src/server/store/place.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import { openDatabase, VERSION } from '../src/server/store/sqlite-schema.ts';
import { bin, gobelet, plainEnv, type Ran, root } from './support/command.ts';
import { summaryOf } from './support/store/summary.ts';
import { expectKept, Writing } from './support/store/writing.ts';

const folder = mkdtempSync(join(tmpdir(), 'gobelet-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
let data = '';
let file = '';

beforeEach(() => {
  count++;
  data = join(folder, `data-${count}`);
  file = join(folder, `backup-${count}.db`);
});

async function fill(table: string): Promise<void> {
  const store = await openSqlite(databaseIn(data));
  await store.append({
    table,
    expected: 0,
    entries: [`begin ${table}`],
    summary: summaryOf(table),
  });
  await store.close();
}

async function contentsOf(table: string): Promise<readonly string[]> {
  const store = await openSqlite(databaseIn(data));
  const journal = await store.read(table);
  await store.close();
  return journal;
}

/** Runs the command while the process that writes is listened to. */
async function meanwhile(args: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: root,
    env: plainEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: code as number | null, out, err };
}

const oneLine = /^gobelet: [^\n]+\n$/;

describe('the folder', () => {
  it('is the one asked for, else GOBELET_DATA, else gobelet-data', () => {
    const before = process.env['GOBELET_DATA'];
    delete process.env['GOBELET_DATA'];
    expect(databaseIn(dataFolder())).toBe(join('gobelet-data', 'gobelet.db'));
    process.env['GOBELET_DATA'] = '/elsewhere';
    expect([dataFolder(), dataFolder('here')]).toEqual(['/elsewhere', 'here']);
    if (before === undefined) delete process.env['GOBELET_DATA'];
    else process.env['GOBELET_DATA'] = before;
  });
});

describe('gobelet backup', () => {
  it('copies everything as it is at one moment, while a server writes, again and again', async () => {
    const writing = new Writing(databaseIn(data), 8);
    for (let round = 1; round <= 4; round++) {
      await writing.lines(300 * round);
      const acknowledged = new Map(writing.acknowledged);
      const copy = `${file}.${round}`;
      const { code, out, err } = await meanwhile(['backup', copy, '--data', data]);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/8 tables, [\d,]+ entries, 0 people, [\d,]+ bytes, checked\n$/);
      expect(statSync(copy).mode & 0o777).toBe(0o600);
      const store = await openSqlite(copy);
      await expectKept(store, acknowledged);
      await store.close();
    }
    const failures = [...writing.failures];
    await writing.end();
    expect(failures).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('has what a server left in its log when it was killed', async () => {
    const writing = new Writing(databaseIn(data), 2);
    await writing.lines(50);
    await writing.kill();
    expect(gobelet(['backup', file, '--data', data]).code).toBe(0);
    const store = await openSqlite(file);
    await expectKept(store, writing.acknowledged);
    await store.close();
  });

  it('overwrites nothing', async () => {
    await fill('a');
    writeFileSync(file, 'precious');
    const { code, out, err } = gobelet(['backup', file, '--data', data]);
    expect([code, out, err]).toEqual([2, '', `gobelet: can’t write ${file}: it already exists\n`]);
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  it('says so where there is no database, or none that is ours or whole, and leaves nothing behind', async () => {
    const none = gobelet(['backup', file, '--data', data]);
    expect([none.code, none.err]).toEqual([
      2,
      `gobelet: backup: there is no database ${databaseIn(data)}\n`,
    ]);
    await fill('a');
    const database = openDatabase(databaseIn(data));
    database.exec('UPDATE journals SET length = 9');
    database.close();
    const broken = gobelet(['backup', file, '--data', data]);
    expect(broken.code).toBe(2);
    expect(broken.err).toMatch(oneLine);
    expect(broken.err).toContain('is damaged: 1 journals that do not end where they should');
    writeFileSync(databaseIn(data), 'no database, but a long text that says so\n'.repeat(50));
    const other = gobelet(['backup', file, '--data', data]);
    expect([other.code, other.err]).toEqual([2, `gobelet: ${databaseIn(data)} is no database\n`]);
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  });

  it('needs a folder to write into', async () => {
    await fill('a');
    const missing = join(folder, 'no', 'such', 'copy.db');
    const { code, out, err } = gobelet(['backup', missing, '--data', data]);
    expect([code, out, err]).toEqual([
      2,
      '',
      `gobelet: can’t write ${missing}: there is no such folder\n`,
    ]);
  });
});

describe('gobelet restore', () => {
  beforeEach(async () => {
    await fill('kept');
    expect(gobelet(['backup', file, '--data', data]).code).toBe(0);
  });

  it('puts a backup into a folder that has nothing yet', async () => {
    data = join(data, 'new');
    const { code, out, err } = gobelet(['restore', file, '--data', data]);
    expect([code, out, err]).toEqual([0, `${databaseIn(data)}: 1 table, 1 entry, 0 people\n`, '']);
    expect(await contentsOf('kept')).toEqual(['begin kept']);
    expect([statSync(data).mode & 0o777, statSync(databaseIn(data)).mode & 0o777]).toEqual([
      0o700, 0o600,
    ]);
    expect(existsSync(file)).toBe(true);
  });

  it('leaves a database alone unless forced, and then moves it aside and says where', async () => {
    await fill('later');
    const refused = gobelet(['restore', file, '--data', data]);
    expect(refused.code).toBe(2);
    expect(refused.err).toBe(
      `gobelet: restore: there is already a database ${databaseIn(data)}; --force moves it aside\n`,
    );
    expect(await contentsOf('later')).toEqual(['begin later']);

    const { code, out, err } = gobelet(['restore', file, '--data', data, '--force']);
    expect([code, err]).toEqual([0, '']);
    const aside = /What was there before is now (.*)\n$/.exec(out)?.[1] ?? '';
    expect([await contentsOf('kept'), await contentsOf('later')]).toEqual([['begin kept'], []]);
    const before = await openSqlite(aside);
    expect(await before.read('later')).toEqual(['begin later']);
    await before.close();
  });

  it('moves a log that was left behind aside together with its database', async () => {
    const writing = new Writing(databaseIn(data), 2);
    await writing.lines(40);
    await writing.kill();
    const { out } = gobelet(['restore', file, '--data', data, '--force']);
    const aside = /What was there before is now (.*)\n$/.exec(out)?.[1] ?? '';
    const before = await openSqlite(aside);
    await expectKept(before, writing.acknowledged);
    await before.close();
    expect(await contentsOf('t0')).toEqual([]);
  });

  it('does nothing while a server runs, forced or not', async () => {
    const writing = new Writing(databaseIn(data), 2);
    await writing.lines(20);
    const { code, err } = await meanwhile(['restore', file, '--data', data, '--force']);
    expect([code, err]).toEqual([
      2,
      `gobelet: ${databaseIn(data)} is in use: stop the server first\n`,
    ]);
    await writing.lines(60);
    await writing.end();
    const store = await openSqlite(databaseIn(data));
    await expectKept(store, writing.acknowledged);
    await store.close();
    expect(readdirSync(data)).toEqual(['gobelet.db']);
  });

  it('replaces even what is no database any more', async () => {
    writeFileSync(databaseIn(data), 'rubbish '.repeat(1000));
    expect(gobelet(['restore', file, '--data', data, '--force']).code).toBe(0);
    expect(await contentsOf('kept')).toEqual(['begin kept']);
  });

  const spoilt: readonly (readonly [string, () => void, string])[] = [
    ['is missing', () => rmSync(file), 'there is no such file'],
    ['is empty', () => truncateSync(file, 0), 'is empty'],
    ['is no database', () => writeFileSync(file, 'text '.repeat(1000)), 'is no database'],
    ['is cut short', () => truncateSync(file, statSync(file).size - 4096), 'malformed'],
    ['has a page of rubbish', () => writeFileSync(file, spoilPages(readFileSync(file))), 'damaged'],
    ['is of a newer Gobelet', () => makeNewer(file), 'newer Gobelet'],
  ];
  it.each(spoilt)('refuses a backup that %s, and changes nothing', async (_, spoil, message) => {
    spoil();
    const { code, out, err } = gobelet(['restore', file, '--data', data, '--force']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(oneLine);
    expect(err).toContain(message);
    expect(err).toContain(file);
    expect(await contentsOf('kept')).toEqual(['begin kept']);
    expect(readdirSync(data)).toEqual(['gobelet.db']);
  });

  it('takes a plain copy of a database that was closed, too', async () => {
    copyFileSync(databaseIn(data), `${file}.plain`);
    data = join(data, 'new');
    expect(gobelet(['restore', `${file}.plain`, '--data', data]).code).toBe(0);
    expect(await contentsOf('kept')).toEqual(['begin kept']);
  });
});

/** All but the first page, which says what the others are. */
function spoilPages(bytes: Buffer): Buffer {
  return bytes.fill(0x5a, 4096);
}

function makeNewer(path: string): void {
  const database = openDatabase(path);
  database.exec(`PRAGMA user_version = ${VERSION + 1}`);
  database.close();
}
