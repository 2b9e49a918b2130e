/**
 * M10: what was taken back stays so after a restore; keys are rotated while a server runs; a backup
 * that somebody has changed is refused.
 */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Connection } from '../../src/client/connection.ts';
import { makeLog } from '../../src/server/log.ts';
import { KeyWatch } from '../../src/server/people/key-watch.ts';
import { openRing } from '../../src/server/people/keys.ts';
import { People } from '../../src/server/people/people.ts';
import { databaseIn } from '../../src/server/store/place.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { gobelet } from '../support/command.ts';
import { type Child, newFolder, spawnHouse } from '../support/online/servers.ts';

let folder = '';
let backup = '';
let house: Child;
beforeEach(async () => {
  folder = newFolder();
  backup = join(folder, 'backup.db');
  house = await spawnHouse(folder);
});
afterEach(async () => {
  await house.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const good = async (token: string): Promise<boolean> =>
  house.api.me(token).then(
    () => true,
    () => false,
  );

/** Stops the server, runs the command, starts it again. */
async function meanwhile(args: readonly string[]): Promise<string> {
  await house.kill('SIGTERM');
  const { code, out, err } = gobelet([...args, '--data', folder]);
  expect([code, err]).toEqual([0, '']);
  house = await spawnHouse(folder);
  return out;
}

const backUp = (): void => {
  expect(gobelet(['backup', backup, '--data', folder]).code).toBe(0);
};

describe('gobelet restore', () => {
  it('M10: a token taken back after the backup stays worthless, the new one works', async () => {
    const { token } = await house.api.beGuest('Ada');
    backUp();
    const renewed = await house.api.renewTokens(token);
    expect(await meanwhile(['restore', backup, '--force'])).toContain(
      'Tokens cancelled since the backup stay cancelled: 1 person.',
    );
    expect([await good(token), await good(renewed.token)]).toEqual([false, true]);
  });

  it('M10: into an empty folder it can’t know, says so, and learns it from the first newer token', async () => {
    const { token } = await house.api.beGuest('Ada');
    backUp();
    const renewed = await house.api.renewTokens(token);
    await house.kill('SIGTERM');
    for (const end of ['', '-wal', '-shm']) rmSync(`${databaseIn(folder)}${end}`, { force: true });
    expect(await meanwhile(['restore', backup])).toContain('may work again');
    expect(await good(token)).toBe(true); // nobody can know
    expect(await good(renewed.token)).toBe(true);
    expect(await good(token)).toBe(false);
  });

  it('M10: with new keys no token works', async () => {
    const { token } = await house.api.beGuest('Ada');
    backUp();
    expect(await meanwhile(['restore', backup, '--force', '--new-keys'])).toContain(
      'No token from before works any more',
    );
    expect(await good(token)).toBe(false);
    expect(await good((await house.api.beGuest('Bea')).token)).toBe(true);
  });

  it('M10: keys that were ended after the backup do not come back', async () => {
    const { token } = await house.api.beGuest('Ada');
    backUp();
    await meanwhile(['rotate-keys', '--now']);
    const later = await house.api.beGuest('Bea');
    await meanwhile(['restore', backup, '--force']);
    expect(await good(token)).toBe(false);
    const again = await house.api.beGuest('Cleo');
    // signed with the key of after
    expect(again.token.split('.')[2]).toBe(later.token.split('.')[2]);
  });

  it.each([
    [
      'trigger',
      `CREATE TRIGGER evil AFTER INSERT ON persons BEGIN UPDATE kept SET value = 'aaaa' WHERE name = 'token key'; END`,
      /the trigger "evil" is not ours/,
    ],
    ['view', 'CREATE VIEW evil AS SELECT * FROM kept', /the view "evil" is not ours/],
    ['index', 'CREATE INDEX evil ON persons (name)', /the index "evil" is not ours/],
    ['missing trigger', 'DROP TRIGGER entries_stay', /the trigger "entries_stay" is missing/],
    [
      'trigger that does something else',
      `DROP TRIGGER entries_stay; CREATE TRIGGER entries_stay BEFORE UPDATE ON entries BEGIN SELECT 1; END`,
      /the trigger "entries_stay" is not as we make it/,
    ],
    [
      'name for the terminal',
      'CREATE TABLE "\u001b]0;owned\u0007\u202e" (x)',
      /the table "\?\]0;owned\?\?" is not ours/,
    ],
  ])(
    'M10: a backup with a foreign %s is refused by name, and doctor finds it in a database',
    async (_, sql, named) => {
      await house.api.beGuest('Ada');
      backUp();
      await house.kill('SIGTERM');
      for (const file of [backup, databaseIn(folder)]) {
        const database = new DatabaseSync(file);
        database.exec(sql);
        database.close();
      }
      const { code, err } = gobelet(['restore', backup, '--data', folder, '--force']);
      expect([code, err]).toEqual([2, expect.stringMatching(named)]);
      const examined = gobelet(['doctor', '--data', folder]);
      expect([examined.code, examined.out]).toEqual([1, expect.stringMatching(named)]);
      expect(gobelet(['backup', `${backup}.2`, '--data', folder]).code).toBe(2);
    },
  );
});

describe('gobelet rotate-keys', () => {
  it('M10: old tokens go on working and are replaced by one of the new key', async () => {
    const { token } = await house.api.beGuest('Ada');
    const out = await meanwhile(['rotate-keys']);
    const [, key = ''] = /signed with key ([0-9a-f]{8}) from now on/.exec(out) ?? [];
    const { token: second = '' } = await house.api.me(token);
    expect(second.split('.')[2]).toBe(key);
    expect([await good(token), await good(second)]).toEqual([true, true]);
  });

  it('M10: a running server learns of it, and whoever came in with a token that has ended must go', async () => {
    await house.kill('SIGTERM');
    const store = await openSqlite(databaseIn(folder));
    const people = new People(store, await openRing(store, Date.now()), Date.now);
    let gone = 0;
    const watch = new KeyWatch(
      store,
      people,
      Date.now,
      makeLog('error', () => undefined, Date.now),
      () => gone++,
    );
    const token = await people.tokenOf(await people.welcome('Ada'));
    await watch.look();
    expect(gone).toBe(0);
    expect(gobelet(['rotate-keys', '--data', folder]).code).toBe(0);
    await watch.look();
    expect([gone, (await people.whoHas(token))?.name]).toEqual([0, 'Ada']);
    expect(gobelet(['rotate-keys', '--now', '--data', folder]).code).toBe(0);
    await watch.look();
    expect([gone, await people.whoHas(token)]).toEqual([1, undefined]);
    await watch.stop();
    await store.close();
  });

  it('M10: says what is missing', async () => {
    const nowhere = join(folder, 'nowhere');
    expect(gobelet(['rotate-keys', '--data', nowhere])).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no database'),
    });
    const store = await openSqlite(databaseIn(nowhere));
    await store.close();
    expect(gobelet(['rotate-keys', '--data', nowhere])).toMatchObject({
      code: 2,
      err: expect.stringContaining('has no keys yet'),
    });
  });

  it('M10: a socket stays open through a rotation', async () => {
    const { token } = await house.api.beGuest('Ada');
    expect(gobelet(['rotate-keys', '--data', folder]).code).toBe(0);
    const link = new Connection({ url: house.api.socketUrl, token });
    await expect.poll(() => link.status).toBe('open');
    link.close();
  });
});
