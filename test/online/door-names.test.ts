/**
 * Under which names a server answers, what is for whoever runs it alone, and who is in the public
 * list.
 */

import { once } from 'node:events';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import type { Guest } from '../../src/client/api.ts';
import { networksOf } from '../../src/server/limits/networks.ts';
import { isOperator } from '../../src/server/operator.ts';
import { isOwnName } from '../../src/server/people/names.ts';
import { listedOf } from '../../src/server/public-list.ts';
import { Readiness } from '../../src/server/readiness.ts';
import { SETTINGS, type Settings } from '../../src/server/settings.ts';
import { handshake } from '../support/online/attack-raw.ts';
import { act, watch } from '../support/online/attack-siege.ts';
import { asked } from '../support/online/gates.ts';
import { Wire } from '../support/online/seen-wire.ts';
import { type House, openHouse } from '../support/online/servers.ts';

async function within(
  settings: Partial<Settings>,
  look: (house: House) => Promise<void>,
): Promise<void> {
  const house = await openHouse(settings);
  try {
    await look(house);
  } finally {
    await house.stop();
  }
}

/** The status and the body of what is asked word for word. */
async function said(house: House, text: string, from = '127.0.0.1'): Promise<string> {
  const line = connect({ port: house.port, host: '127.0.0.1', localAddress: from });
  line.write(text);
  let answer = '';
  line.on('data', (data) => {
    answer += String(data);
  });
  await Promise.race([
    once(line, 'end'),
    once(line, 'close'),
    new Promise((resolve) => setTimeout(resolve, 400)),
  ]);
  line.destroy();
  return answer.slice(9);
}

const get = (path: string, headers: string): string =>
  `GET ${path} HTTP/1.1\r\n${headers}connection: close\r\n\r\n`;

describe('names', () => {
  it('L6: those that no stranger can have are ours, and those that were given', () => {
    const own = [
      'localhost',
      'localhost:3000',
      '127.0.0.1:3000',
      '192.168.1.5',
      '[::1]:3000',
      '[fd00::7]',
      'pi',
      'pi:3000',
    ];
    const near = [
      'pi.local',
      'PI.LOCAL:3000',
      'pi.lan',
      'pi.home.arpa',
      'a.localhost',
      'gobelet.internal',
      `${hostname()}:3000`,
      '',
    ];
    for (const host of [undefined, ...own, ...near])
      expect([host, isOwnName(host, undefined, [])]).toEqual([host, true]);
    const strange = [
      'evil.example',
      'evil.example:3000',
      '127.0.0.1.evil.example',
      'local.evil.example',
      'xlocal.com',
      'a b',
      '<b>',
      '@',
    ];
    for (const host of strange)
      expect([host, isOwnName(host, undefined, [])]).toEqual([host, false]);
    expect(isOwnName('dice.example.org', 'https://dice.example.org', [])).toBe(true);
    expect(isOwnName('dice.example.org.', 'https://dice.example.org', [])).toBe(true);
    expect(isOwnName('evil.example', 'https://dice.example.org', [])).toBe(false);
    expect(isOwnName('127.0.0.1:8080', 'https://dice.example.org', [])).toBe(true); // a health check, or a proxy that names where it asks
    expect(isOwnName('other.example.org', 'https://dice.example.org', ['other.example.org'])).toBe(
      true,
    );
  });

  it('L6: a foreign name that points here gets neither page, nor API, nor socket, with its own Origin or without', async () => {
    await within({}, async (house) => {
      const host = `host: rebound.example:${house.port}\r\n`;
      for (const path of ['/', '/api/tables', '/health', '/nothing'])
        expect(await said(house, get(path, host))).toMatch(/^421 .*does not answer to that name/s);
      const guest = `POST /api/guests HTTP/1.1\r\n${host}connection: close\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`;
      expect(await said(house, guest)).toMatch(/^421/);
      const foreign = {
        host: `rebound.example:${house.port}`,
        origin: `http://rebound.example:${house.port}`,
      };
      expect(await said(house, handshake(foreign))).toMatch(/^421 .*does not answer to that name/s);
      expect(await said(house, handshake({ host: `localhost:${house.port}` }))).toMatch(/^101/);
    });
    await within({ names: ['rebound.example'] }, async (house) => {
      expect(await said(house, get('/health', 'host: rebound.example\r\n'))).toMatch(/^200/);
      const own = { host: 'rebound.example', origin: 'http://rebound.example' };
      expect(await said(house, handshake(own))).toMatch(/^101/);
    });
  });
});

describe('what is for whoever runs it', () => {
  const paths = ['/ready', '/metrics'];
  const local = 'host: localhost\r\n';

  it('L7: is not for others: it is asked on the machine itself, and through no proxy', async () => {
    await within({}, async (house) => {
      for (const path of paths) {
        expect(await said(house, get(path, local))).toMatch(/^200/);
        for (const header of [
          'x-forwarded-for: 1.2.3.4',
          'forwarded: for=1.2.3.4',
          'via: 1.1 proxy',
          'x-real-ip: 1.2.3.4',
        ])
          expect(await said(house, get(path, `${local}${header}\r\n`))).toMatch(
            /^403 .*whoever runs the server/s,
          );
      }
    });
    expect(isOperator(asked('127.0.0.1'), SETTINGS)).toBe(true);
    expect(isOperator(asked('::ffff:127.0.0.1'), SETTINGS)).toBe(true);
    expect(isOperator(asked('192.168.1.7'), SETTINGS)).toBe(false);
    expect(isOperator(asked('2001:db8::7'), SETTINGS)).toBe(false);
  });

  it('L7: behind a proxy, which may not say that it is one, only the token counts', async () => {
    const token = 'a-token-for-prometheus';
    for (const settings of [
      { origin: 'https://dice.example.org' },
      { trustProxy: ['10.0.0.0/8'] },
    ]) {
      await within({ ...settings, metricsToken: token }, async (house) => {
        for (const path of paths) {
          expect(await said(house, get(path, local))).toMatch(/^403/);
          expect(
            await said(house, get(path, `${local}authorization: Bearer ${token}x\r\n`)),
          ).toMatch(/^403/);
          expect(
            await said(house, get(path, `${local}authorization: Bearer ${token}\r\n`)),
          ).toMatch(/^200/);
          expect(
            await said(
              house,
              get(path, `${local}via: 1.1 proxy\r\nauthorization: Bearer ${token}\r\n`),
            ),
          ).toMatch(/^200/);
        }
        expect(await said(house, get('/health', local))).toMatch(/^200/);
      });
    }
  });

  it('L7: /ready asks the store once a second, however many ask', async () => {
    let checks = 0;
    let now = 0;
    const readiness = new Readiness(
      async () => {
        if (++checks === 2) throw new Error('broken');
      },
      () => now,
    );
    await Promise.all(Array.from({ length: 50 }, () => readiness.check()));
    expect(checks).toBe(1);
    now = 1000;
    for (let number = 0; number < 5; number++)
      await expect(readiness.check()).rejects.toThrow('broken');
    expect(checks).toBe(2);
    now = 2000;
    await readiness.check();
    expect(checks).toBe(3);
  });
});

describe('the public list', () => {
  const openTable = (house: House, { token }: Guest, listed = true) =>
    house.api.open(token, { game: 'next', seats: 2, listed });
  const listed = async (house: House): Promise<readonly string[]> =>
    (await house.api.publicTables()).map(({ table }) => table);

  it('M11: has only tables whose host is there', async () => {
    await within({}, async (house) => {
      const [host, friend] = [await house.api.beGuest(), await house.api.beGuest()];
      const { table } = await openTable(house, host);
      const visitor = await Wire.open(house.port, friend.token);
      await watch(visitor, table);
      expect(await listed(house)).toEqual([]);
      const wire = await Wire.open(house.port, host.token);
      await watch(wire, table);
      expect(await listed(house)).toEqual([table]);
      await act(wire, table, { type: 'set', listed: false });
      expect(await listed(house)).toEqual([]);
      await act(wire, table, { type: 'set', listed: true });
      expect(await listed(house)).toEqual([table]);
      wire.close();
      await wire.end();
      while ((await listed(house)).length > 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
      visitor.close();
    });
  });

  it('M11: is not filled by one person or one address, and what is in it is not pushed out', async () => {
    await within({}, async (house) => {
      const honest = await house.api.beGuest();
      const { table } = await openTable(house, honest);
      const there = await Wire.open(house.port, honest.token, { localAddress: '127.0.0.2' });
      await watch(there, table);
      const wires: Wire[] = [];
      for (let guest = 0; guest < 6; guest++) {
        const flooder = await house.api.beGuest();
        const wire = await Wire.open(house.port, flooder.token);
        wires.push(wire);
        for (let number = 0; number < 5; number++)
          await watch(wire, (await openTable(house, flooder)).table);
        expect((await listed(house)).length - 1).toBe(guest === 0 ? 3 : 5);
      }
      expect(await listed(house)).toContain(table);
      for (const wire of [there, ...wires]) wire.close();
    });
  });

  it('M11: counts networks of IPv6 as everything else does', () => {
    const candidates = Array.from({ length: 300 }, (_, number) => ({
      summary: {
        ...{
          id: `t${number}`,
          game: 'next',
          seats: 2,
          listed: true,
          people: [],
          due: null,
          opened: number,
          changed: number,
        },
        status: 'open' as const,
      },
      host: `p${number}`,
      networks: networksOf(`2001:db8:1:${(number * 199).toString(16)}::/64`),
    }));
    expect(listedOf(candidates, SETTINGS.listed)).toHaveLength(80);
    // the oldest stay, the last changed comes first
    expect(listedOf(candidates, SETTINGS.listed)[0]?.changed).toBe(79);
  });
});
