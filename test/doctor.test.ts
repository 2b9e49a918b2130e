/**
 * gobelet doctor on copies of the fixture (scripts/make-fixture.ts), whole and spoilt: every fault
 * is named, with its table and entry.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Findings } from '../src/server/doctor/examine.ts';
import { examineRoom } from '../src/server/doctor/place.ts';
import { databaseIn } from '../src/server/store/place.ts';
import { openDatabase, VERSION } from '../src/server/store/sqlite-schema.ts';
import { bin, gobelet, plainEnv, root } from './support/command.ts';
import { Crowd } from './support/online/crash-crowd.ts';
import { Ledger } from './support/online/crash-ledger.ts';
import { newFolder, spawnHouse } from './support/online/servers.ts';

const FIXTURE = fileURLToPath(new URL('fixtures/tables.db', import.meta.url));
const OVER = 'baba-baba-baba-poke';
const RUNNING = 'baba-baba-babo-poke';
const DAYS = 'baba-baba-babi-poke';

let folder = '';
let file = '';

beforeEach(() => {
  folder = newFolder();
  file = databaseIn(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As the server has it once it was started on it. */
function copyFixture(): void {
  copyFileSync(FIXTURE, file);
  chmodSync(file, 0o600);
  openDatabase(file).close(); // as a server that is started brings it to the version of today
}

function spoil(work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const triggers = database
    .prepare(`SELECT name, sql FROM sqlite_schema WHERE name IN ('entries_stay', 'entries_remain')`)
    .all();
  for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`);
  work(database);
  for (const { sql } of triggers) database.exec(String(sql));
  database.close();
}

type Line = { type: string; at: number; event?: Record<string, unknown> } & Record<string, unknown>;

const ENTRY = 'journal = (SELECT key FROM tables WHERE id = ?) AND n = ?';

/** Changes the entries of a journal for which there is something to change. */
function edit(
  table: string,
  change: (line: Line, entry: number) => Line | string | undefined,
): void {
  spoil((database) => {
    const lines = database
      .prepare(
        'SELECT n, text FROM entries WHERE journal = (SELECT key FROM tables WHERE id = ?) ORDER BY n',
      )
      .all(table) as { n: number; text: string }[];
    for (const { n, text: before } of lines) {
      const after = change(JSON.parse(before) as Line, n + 1);
      if (after === undefined) continue;
      const written = typeof after === 'string' ? after : JSON.stringify(after);
      database.prepare(`UPDATE entries SET text = ? WHERE ${ENTRY}`).run(written, table, n);
    }
  });
}

/** The number of the last entry of this kind. */
function lastEntry(table: string, isIt: (line: Line) => boolean): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const lines = database
    .prepare(
      'SELECT n, text FROM entries WHERE journal = (SELECT key FROM tables WHERE id = ?) ORDER BY n',
    )
    .all(table) as { n: number; text: string }[];
  database.close();
  return (lines.findLast((line) => isIt(JSON.parse(line.text) as Line))?.n ?? -2) + 1;
}

/** The faults, one a line, as they are printed. */
function faults(): readonly string[] {
  const { code, out, err } = gobelet(['doctor', '--data', folder]);
  expect([code, err]).toEqual([1, '']);
  const lines = out.trimEnd().split('\n').slice(2);
  expect(lines.at(-1)).toBe(`${lines.length - 1} fault${lines.length === 2 ? '' : 's'}.`);
  return lines.slice(0, -1);
}

describe('a folder in which nothing is wrong', () => {
  it('is counted, and the exit code is 0', () => {
    copyFixture();
    const { code, out, err } = gobelet(['doctor', '--data', folder]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`version ${VERSION}, `);
    expect(out).toMatch(/, 15 tables \(2 open, \d+ running, \d+ over\), \d+ entries, 6 people\n/);
    expect(out).toMatch(/^\d{3} throws and draws worked out again; [\d.]+ GB free on the disk$/m);
    expect(out).toMatch(/\nNothing is wrong\.\n$/);
  });

  it('is told as JSON, too', () => {
    copyFixture();
    const { code, out } = gobelet(['doctor', '--data', folder, '--json']);
    const findings = JSON.parse(out) as Findings;
    expect(code).toBe(0);
    expect(findings).toMatchObject({ database: file, version: VERSION, persons: 6, faults: [] });
    expect(findings.free).toBeGreaterThan(0);
  });

  it('is left as it is', () => {
    copyFixture();
    const before = readFileSync(file);
    gobelet(['doctor', '--data', folder]);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('is examined while a server writes, and after it was killed', async () => {
    const server = await spawnHouse(folder, 0, ['--absence', '86400']);
    const ledger = new Ledger();
    const crowd = await Crowd.gather({
      api: server.api,
      ledger,
      seed: 'doctor',
      tables: 6,
      each: 6,
    });
    for (let round = 1; round <= 3; round++) {
      await crowd.until(() => ledger.acknowledged >= 300 * round);
      const child = spawn(process.execPath, [bin, 'doctor', '--data', folder], {
        cwd: root,
        env: plainEnv,
      });
      const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      expect([code, out.split('\n').at(-2)]).toEqual([0, 'Nothing is wrong.']);
    }
    await server.kill('SIGKILL');
    expect(gobelet(['doctor', '--data', folder])).toMatchObject({ code: 0 });
    const again = await spawnHouse(folder, server.port, ['--absence', '86400']);
    await crowd.end();
    expect(await again.kill('SIGTERM')).toBe(0);
    expect((await ledger.check(folder, true)).faults).toEqual([]);
  });
});

describe('a folder that can’t be looked into', () => {
  it.each([
    ['without a database', () => undefined, /there is no database .*gobelet\.db$/],
    [
      'with something else',
      () => writeFileSync(file, 'no database, but a text that says so\n'.repeat(50)),
      /is no database$/,
    ],
    [
      'of a newer Gobelet',
      () => {
        copyFixture();
        spoil((database) => database.exec('PRAGMA user_version = 99'));
      },
      /was written by a newer Gobelet: its version is 99, this one knows \d+$/,
    ],
    ['with nothing in it', () => writeFileSync(file, ''), /is of version 0: start the server once/],
  ])('%s: one line, exit code 2', (_what, prepare, reason) => {
    prepare();
    const { code, out, err } = gobelet(['doctor', '--data', folder]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^gobelet: [^\n]+\n$/);
    expect(err.trimEnd()).toMatch(reason);
  });
});

describe('the place', () => {
  it('is for its owner alone', () => {
    copyFixture();
    chmodSync(folder, 0o755);
    chmodSync(file, 0o640);
    expect(faults()).toEqual([
      `${folder}: others may use it, its mode is 755: chmod 700`,
      `${file}: others may use it, its mode is 640: chmod 600`,
    ]);
  });

  it('has room', () => {
    expect(examineRoom(1 << 30)).toEqual([]);
    expect(examineRoom(5 << 20)).toEqual([
      { what: 'only 5 MB are free on the disk: nothing can be stored soon' },
    ]);
  });

  it('has a file that is whole', () => {
    copyFixture();
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(600, 0xa5), 0, 600, 9 * 4096 + 8);
    closeSync(descriptor);
    expect(faults().join('\n')).toContain(`${file} is damaged: `);
  });
});

describe('a journal', () => {
  beforeEach(copyFixture);

  it('has no gap', () => {
    spoil((database) => database.prepare(`DELETE FROM entries WHERE ${ENTRY}`).run(OVER, 11));
    expect(faults()).toEqual([
      expect.stringContaining('entries that do not follow'),
      `${OVER}: entry 12: is missing, or out of place`,
    ]);
  });

  it('has a beginning', () => {
    spoil((database) => {
      database.exec(
        `DELETE FROM entries WHERE journal = (SELECT key FROM tables WHERE id = '${OVER}')`,
      );
      database.exec(
        `UPDATE journals SET length = 0, last = NULL WHERE key = (SELECT key FROM tables WHERE id = '${OVER}')`,
      );
    });
    expect(faults()).toContain(`${OVER}: has no entries`);
  });

  it('can be read entry by entry', () => {
    edit(OVER, (_, entry) => (entry === 7 ? '{"type":"played","at":17' : undefined));
    edit(RUNNING, (line, entry) => (entry === 30 ? { ...line, type: 'cheated' } : undefined));
    const [one, other] = faults();
    expect(one).toContain(`${OVER}: entry 7: `);
    expect(one).toContain('JSON');
    expect(other).toContain(`${RUNNING}: entry 30: type: `);
  });

  it('has moves that the rules have', () => {
    const entry = lastEntry(OVER, ({ type }) => type === 'played');
    edit(OVER, (line, at) =>
      at === entry
        ? { ...line, event: { ...line.event, seat: 1 - Number(line.event?.['seat']) } }
        : undefined,
    );
    expect(faults()).toEqual([
      expect.stringMatching(new RegExp(`^${OVER}: entry ${entry}: .*not to move`)),
    ]);
  });

  it('is of rules that are here', () => {
    edit(OVER, (line) => (line.type === 'opened' ? { ...line, rules: 99 } : undefined));
    expect(faults()).toEqual([
      `${OVER}: entry 1: table ${OVER}: there are no rules of pokerdice, version 99, here`,
    ]);
  });

  it('has each deed once, in the order of time', () => {
    const [first, second] = [20, 21];
    edit(DAYS, (line, entry) =>
      entry === second ? { ...line, id: `deed.${first - 2}`, at: line.at - 100_000 } : undefined,
    );
    expect(faults()).toEqual([
      `${DAYS}: entry ${second}: is earlier than the entry before it`,
      `${DAYS}: entry ${second}: is the same deed as entry ${first}`,
    ]);
  });

  it.each([
    ['over', OVER],
    ['running', RUNNING],
  ])('of a game that is %s has the dice that follow from its secret', (_status, table) => {
    const entry = lastEntry(table, ({ event }) => event?.['faces'] !== undefined);
    edit(table, (line, at) => {
      const faces = line.event?.['faces'] as number[] | undefined;
      return at === entry && faces !== undefined
        ? {
            ...line,
            event: { ...line.event, faces: [((faces[0] as number) % 6) + 1, ...faces.slice(1)] },
          }
        : undefined;
    });
    expect(faults()).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${table}: entry ${entry}: the throw .* does not follow from the secret$`),
      ),
    );
  });

  it('has the secret it began with', () => {
    edit(RUNNING, (line) =>
      line.type === 'opened' ? { ...line, secret: '0'.repeat(64) } : undefined,
    );
    const all = faults();
    expect(all.length).toBeGreaterThan(10);
    for (const fault of all)
      expect(fault).toMatch(
        new RegExp(`^${RUNNING}: entry \\d+: the throw .* does not follow from the secret$`),
      );
  });
});

describe('the index', () => {
  beforeEach(copyFixture);
  const change = (table: string, set: string): void =>
    spoil((database) => database.exec(`UPDATE tables SET ${set} WHERE id = '${table}'`));

  it.each([
    [
      OVER,
      "status = 'running', due = 5",
      [/the index says status running, the journal over$/, /something is due, and nothing is$/],
    ],
    [RUNNING, 'seats = 4', [/the index says seats 4, the journal 5$/]],
    [
      RUNNING,
      "people = '[]'",
      [/the index has it for nobody, the journal for person000000, person000001/],
    ],
    [RUNNING, 'due = NULL', [/the index says that nothing is ever due, and the game runs$/]],
    [DAYS, 'due = due + 86400000', [/the index says it is due at \S+Z, which is after \S+Z$/]],
    [OVER, 'listed = 1', [/the index says listed true, the journal false$/]],
  ])('%s: %s', (table, set, reasons) => {
    change(table as string, set as string);
    const all = faults();
    expect(all).toHaveLength((reasons as RegExp[]).length);
    for (const [index, reason] of (reasons as RegExp[]).entries())
      expect(all[index]).toMatch(reason);
    for (const fault of all) expect(fault.startsWith(`${table}: `)).toBe(true);
  });

  it('has each table for everybody who sits there', () => {
    spoil((database) =>
      database.exec(
        `DELETE FROM people WHERE person = 'person000001' AND key = (SELECT key FROM tables WHERE id = '${OVER}')`,
      ),
    );
    expect(faults()).toEqual([
      `${OVER}: the index has it for person000000, the journal for person000000, person000001`,
    ]);
  });

  it('has tallies of finished tables alone, as their journals tell them', () => {
    const count = (table: string): string =>
      `INSERT INTO tallies (key, text) SELECT key, '{"seats":[]}' FROM tables WHERE id = '${table}'`;
    spoil((database) => database.exec(`${count(OVER)}; ${count(RUNNING)}`));
    expect(faults().toSorted()).toEqual([
      `${OVER}: its dice are counted otherwise than its journal tells`,
      `${RUNNING}: its dice are counted, and it is running`,
    ]);
  });
});

it('L4: prints nothing that a terminal would obey, whatever somebody has put into the file', () => {
  copyFixture();
  spoil((database) =>
    database
      .prepare('UPDATE tables SET id = ? WHERE id = ?')
      .run('\u001b]0;OWNED\u0007\u009b2J\u202e', OVER),
  );
  for (const flags of [[], ['--json']]) {
    const { code, out } = gobelet(['doctor', '--data', folder, ...flags]);
    expect([code, /\p{Cc}|\p{Cf}/u.test(out.replaceAll('\n', ''))]).toEqual([1, false]);
    expect(out).toContain('OWNED');
  }
});
