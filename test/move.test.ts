/**
 * Stores of both kinds from outside: what a server keeps is moved, exported, imported, examined and
 * served, in a SQLite file and in PostgreSQL.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openStore } from '../src/server/store/open.ts';
import { databaseIn } from '../src/server/store/place.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import type { ServerStore } from '../src/tables/store.ts';
import { bin, gobelet, plainEnv, root } from './support/command.ts';
import { mayBeLate } from './support/may-be-late.ts';
import { type Databases, missingPostgres } from './support/parts/postgres.ts';
import { sharedPostgres } from './support/parts/shared.ts';
import { summaryOf } from './support/store/summary.ts';

const missing = missingPostgres();
if (missing !== undefined) console.warn(`skipped, moves to PostgreSQL: ${missing}`);

const FIXTURE = fileURLToPath(new URL('fixtures/tables.db', import.meta.url));
const SECRET = 'secret-of-the-tests';

describe.skipIf(missing !== undefined)('what a server keeps', () => {
  const base = mkdtempSync(join(tmpdir(), 'gobelet-move-'));
  afterAll(() => rmSync(base, { recursive: true }));
  let server: Databases;
  let count = 0;
  let data = '';
  const lent: string[] = [];

  beforeEach(async () => {
    server = await sharedPostgres(inject('parts'));
    data = join(base, `data-${count++}`);
    mkdirSync(data, { mode: 0o700 });
  });
  afterEach(async () => {
    await Promise.all(lent.splice(0).map((url) => server.giveBack(url)));
  });

  const lend = async (): Promise<string> => {
    const url = await server.lend();
    lent.push(url);
    return url;
  };

  /** Games of all kinds, and whatever else there may be. */
  async function fill(): Promise<void> {
    copyFileSync(FIXTURE, databaseIn(data));
    chmodSync(databaseIn(data), 0o600);
    const store = await openSqlite(databaseIn(data));
    const odd = 'é 🎲 "\\\u0000\u0001';
    const person = { id: odd, name: odd, owner: null, generation: 3, since: 5 };
    await store.savePerson({ ...person, isNameGiven: true }, undefined);
    await store.keep(odd, `${odd}\n`);
    for (const rank of [1, 2])
      await store.keepResult({
        challenge: odd,
        person: `${rank}`,
        rank,
        at: 9,
        summary: odd,
        record: `${odd}\n\n`,
      });
    await store.beat({ process: 'old', at: 1000, isOver: true }, 0);
    await store.beat({ process: 'new', at: 900_000_000, isOver: false }, 0);
    await store.beat({ process: 'old', at: 1000, isOver: true }, 0, { from: 20, until: 30 });
    const [first] = await store.listed(0, 1);
    if (first !== undefined) await store.attend(first.id, ['p', odd], 77);
    await store.close();
  }

  const linesOf = (...args: readonly string[]): readonly string[] => {
    const { code, out, err } = gobelet(['export', ...args]);
    expect([code, err]).toEqual([0, '']);
    return out.trimEnd().split('\n');
  };
  const sorted = (lines: readonly string[]): readonly string[] => lines.toSorted();

  describe('is moved', () => {
    it.each([[0], [2]])(
      'into PostgreSQL with %i databases of journals, and back, with every line',
      async (others) => {
        await fill();
        const [to, ...journals] = await Promise.all(Array.from({ length: 1 + others }, lend));
        if (to === undefined) throw new Error('no database');
        const flags = journals.flatMap((url) => ['--journals', url]);
        const before = linesOf('--data', data);
        const moved = gobelet(['move', data, to, ...flags]);
        expect([moved.code, moved.err]).toEqual([0, '']);
        expect(moved.out).toMatch(
          /^postgres:\/\/127.*: \d+ tables, \d+ entries, \d+ people, checked\n$/,
        );
        expect(sorted(linesOf('--store', to, ...flags))).toEqual(sorted(before));

        const examined = gobelet(['doctor', '--store', to, ...flags]);
        expect(examined.out).toContain('Nothing is wrong.');
        expect(examined.code).toBe(0);

        const back = join(base, `back-${count}`);
        const from = journals.flatMap((url) => ['--from-journals', url]);
        const returned = gobelet(['move', to, back, ...from]);
        expect([returned.code, returned.err]).toEqual([0, '']);
        expect(sorted(linesOf('--data', back))).toEqual(sorted(before));
        expect(gobelet(['doctor', '--data', back]).out).toContain('Nothing is wrong.');
      },
    );

    it('never into a store that is not empty, nor from one that is not there', async () => {
      await fill();
      const to = await lend();
      expect(gobelet(['move', data, to]).code).toBe(0);
      const again = gobelet(['move', data, to]);
      expect(again.code).toBe(2);
      expect(again.err).toMatch(/^gobelet: move: postgres:.* is not empty: nothing was copied\n$/);
      expect(again.err).not.toContain(SECRET);
      expect(gobelet(['move', join(base, 'none'), to]).err).toContain('there is no database');
      expect(gobelet(['move', data, 'postgres://u:very-secret@127.0.0.1:1/x']).err).toMatch(
        /^gobelet: move: postgres:\/\/127.0.0.1:1\/x can't be reached: ECONNREFUSED\n$/,
      );
    });

    it('only while no server has it open', async () => {
      await fill();
      const [to, other] = [await lend(), await lend()];
      const open = await openSqlite(databaseIn(data));
      expect(gobelet(['move', data, to]).err).toContain('is in use: stop the server first');
      await open.close();
      expect(gobelet(['move', data, to]).code).toBe(0);
      const store = await openStore({ kind: 'postgres', url: to, journals: [] });
      await store.check();
      expect(gobelet(['move', to, other]).err).toContain('is in use: stop the servers first');
      await store.close();
    });

    it('again after it was killed, and until then no server starts on it', async () => {
      await fill();
      const store = await openSqlite(databaseIn(data));
      const tables = Array.from({ length: 3000 }, (_, index) => `table ${index}`);
      await Promise.all(
        tables.map((table) =>
          store.append({
            table,
            expected: 0,
            entries: ['0', 'x'.repeat(2000)],
            summary: summaryOf(table),
          }),
        ),
      );
      await store.close();
      const to = await lend();
      const there = await openStore({ kind: 'postgres', url: to, journals: [] });
      const moving = spawn(process.execPath, [bin, 'move', data, to], { cwd: root, env: plainEnv });
      await expect
        .poll(() => there.listed(0, 9999).then((all) => all.length), {
          timeout: 60_000,
          interval: 5,
        })
        .toBeGreaterThan(50);
      moving.kill('SIGKILL');
      await once(moving, 'exit');
      expect((await there.listed(0, 9999)).length).toBeLessThan(3000);
      await there.close();
      const refused = gobelet(['serve', '--store', to, '--port', '0']);
      expect([refused.code, refused.out]).toEqual([2, '']);
      expect(refused.err).toContain('a move into this store was interrupted');
      const again = gobelet(['move', data, to]);
      expect([again.code, again.err]).toEqual([0, '']);
      expect(sorted(linesOf('--store', to))).toEqual(sorted(linesOf('--data', data)));
    });
  });

  describe('is exported', () => {
    it('as text for its owner alone, and imported from it, or from standard input', async () => {
      await fill();
      const file = join(base, `dump-${count}`);
      const { code, out } = gobelet(['export', file, '--data', data]);
      expect([code, out]).toEqual([0, expect.stringContaining('everything is written')]);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(gobelet(['export', file, '--data', data]).code).toBe(2);
      const text = readFileSync(file);
      expect(text.toString()).toBe(`${linesOf('--data', data).join('\n')}\n`);

      const to = await lend();
      const read = gobelet(['import', file, '--store', to]);
      expect([read.code, read.err]).toEqual([0, '']);
      expect(sorted(linesOf('--store', to))).toEqual(sorted(linesOf('--data', data)));
      const folder = join(base, `imported-${count}`);
      expect(gobelet(['import', '-', '--data', folder], text).code).toBe(0);
      expect(linesOf('--data', folder)).toEqual(linesOf('--data', data));
    });

    it('and a text that is cut, changed or no dump at all is refused with the line', async () => {
      await fill();
      const lines = linesOf('--data', data);
      const at = lines.findIndex((line) => line.includes('"type":"entry"'));
      const changed = lines.with(at, (lines[at] ?? '').replace('"text":"', '"text":" '));
      const spoilt: readonly (readonly [readonly string[], string])[] = [
        [lines.slice(0, -1), `the dump ends after line ${lines.length - 1}, before its end`],
        [lines.toSpliced(at, 1), 'is out of place'],
        [changed, 'what was read is not what was written: entry ('],
        [['{"type":"song"}'], 'line 1 of the dump: this is no dump of this version'],
        [lines.with(1, '{"type":"song"}'), 'line 2 of the dump: '],
        [lines.with(1, 'song'), 'line 2 of the dump: '],
        [[...lines, '{}'], `line ${lines.length + 1} of the dump: something stands behind the end`],
      ];
      for (const [some, why] of spoilt) {
        const { code, err } = gobelet(
          ['import', '-', '--data', join(base, `spoilt-${count++}`)],
          `${some.join('\n')}\n`,
        );
        expect([code, err]).toEqual([2, expect.stringContaining(why)]);
      }
    });
  });

  describe('in PostgreSQL', () => {
    it('is examined: a gap, a line of the index and a trigger that are missing are found', async () => {
      await fill();
      const to = await lend();
      gobelet(['move', data, to]);
      const sql = postgres(to, { max: 1, onnotice: () => undefined });
      await sql.unsafe(`SET session_replication_role = replica;
        DELETE FROM gobelet.entries WHERE n = 1 AND journal = (SELECT min(key) FROM gobelet.tables);
        DELETE FROM gobelet.people WHERE key = (SELECT max(key) FROM gobelet.people);
        UPDATE gobelet.entries SET text = '{"type":"nonsense"}'
          WHERE n = 2 AND journal = (SELECT max(key) FROM gobelet.tables)`);
      const { code, out } = gobelet(['doctor', '--store', to]);
      await sql.end();
      expect(code).toBe(1);
      expect(out).toMatch(/has a gap: \d+ of \d+ entries/);
      expect(out).toContain('lines of the index that persons should find');
      expect(out).toMatch(/: entry 3: /);
    });

    it('is backed up by PostgreSQL itself, as backup and restore say', async () => {
      const to = await lend();
      await (await openStore({ kind: 'postgres', url: to, journals: [] })).close();
      const file = join(base, 'backup');
      const backup = gobelet(['backup', file, '--store', to]);
      expect([backup.code, backup.err]).toEqual([2, expect.stringContaining('pg_dump')]);
      const restore = gobelet(['restore', file, '--store', to]);
      expect([restore.code, restore.err]).toEqual([2, expect.stringContaining('pg_restore')]);
      expect(`${backup.err}${restore.err}`).not.toContain(SECRET);
      const marked = gobelet(['restore', '--store', to]);
      expect([marked.code, marked.out]).toEqual([0, expect.stringContaining('get new dice')]);
      const store = await openStore({ kind: 'postgres', url: to, journals: [] });
      expect(JSON.parse(await store.keep('restored', 'never'))).toMatchObject({
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      await store.close();
      expect(gobelet(['restore', '--data', data]).err).toContain('FILE is missing');
    });

    it('has keys that are rotated while a server runs or not', async () => {
      const to = await lend();
      expect(gobelet(['rotate-keys', '--store', to]).err).toContain('has no keys yet');
      const store = await openStore({ kind: 'postgres', url: to, journals: [] });
      const ring = await ringOf(store);
      const rotated = gobelet(['rotate-keys', '--store', to]);
      expect([rotated.code, rotated.err]).toEqual([0, '']);
      expect(rotated.out).not.toContain(SECRET);
      const next = await ringOf(store);
      expect(next.keys.map(({ id }) => id).slice(0, -1)).toEqual(ring.keys.map(({ id }) => id));
      await store.close();
    });
  });

  describe('is served from PostgreSQL', () => {
    const serving: ChildProcess[] = [];
    afterEach(async () => {
      await Promise.all(
        serving.splice(0).map(async (child) => {
          if (child.exitCode !== null) return;
          child.kill('SIGTERM');
          await once(child, 'exit');
        }),
      );
    });
    /** What it printed and logged, and its port. */
    async function serve(
      args: readonly string[],
      env: NodeJS.ProcessEnv = {},
    ): Promise<{ port: number; said: () => string }> {
      const child = spawn(process.execPath, [bin, 'serve', '--port', '0', ...args], {
        cwd: root,
        env: { ...plainEnv, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      serving.push(child);
      let said = '';
      const note = (text: string): void => {
        said += text;
      };
      child.stdout.setEncoding('utf8').on('data', note);
      child.stderr.setEncoding('utf8').on('data', note);
      const portIn = (): number => Number(/"port":(\d+)/.exec(said)?.[1] ?? 0);
      await expect.poll(portIn, { timeout: 30_000 }).toBeGreaterThan(0);
      return { port: portIn(), said: () => said };
    }

    it(
      'by two processes, named by flags or by the environment, and no secret is told',
      mayBeLate('two servers start'),
      async () => {
        const [to, journals] = [await lend(), await lend()];
        const one = await serve(['--store', to, '--journals', journals]);
        const two = await serve([], { GOBELET_STORE: to, GOBELET_JOURNALS: journals });
        const made = await fetch(`http://127.0.0.1:${one.port}/api/guests`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'Zoé' }),
        });
        expect(made.status).toBe(201);
        const { token } = (await made.json()) as { token: string };
        const me = await fetch(`http://127.0.0.1:${two.port}/api/me`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect([me.status, await me.json()]).toEqual([
          200,
          expect.objectContaining({ name: 'Zoé' }),
        ]);
        const said = `${one.said()}${two.said()}`;
        expect(said).toContain(`postgres://127.0.0.1:${server.port}/`);
        expect(said).not.toContain(SECRET);
      },
    );

    it('unless the databases of journals are not all named', async () => {
      const [to, journals] = [await lend(), await lend()];
      await (await openStore({ kind: 'postgres', url: to, journals: [journals] })).close();
      const refused = gobelet(['serve', '--port', '0', '--store', to]);
      expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--journals')]);
      expect(refused.err).not.toContain(SECRET);
      const alone = gobelet(['serve', '--port', '0', '--data', data, '--journals', to]);
      expect([alone.code, alone.err]).toEqual([2, expect.stringContaining('need a directory')]);
      const other = gobelet(['serve', '--port', '0', '--store', `mysql://u:${SECRET}@h/n`]);
      expect([other.code, other.err]).toEqual([2, expect.stringContaining('postgres://user@host')]);
      expect(other.err).not.toContain(SECRET);
    });
  });
});

async function ringOf(store: ServerStore): Promise<{ readonly keys: readonly { id: string }[] }> {
  const { openRing } = await import('../src/server/people/keys.ts');
  return openRing(store, Date.now());
}
