/**
 * The door: a room of people behind one address gets in, a flood does not, and nobody else is kept
 * waiting by either.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/cli/serve/flags.ts';
import { type Assets, readAssets } from '../../src/server/http/assets.ts';
import { roomForLines } from '../../src/server/open-files.ts';
import { RATES, SETTINGS, type Settings } from '../../src/server/settings.ts';
import { bin } from '../support/command.ts';
import { mayBeLate } from '../support/may-be-late.ts';
import { handshake } from '../support/online/attack-raw.ts';
import { Wire } from '../support/online/seen-wire.ts';
import { type House, newFolder, openHouse } from '../support/online/servers.ts';

/** As `gobelet serve` has them. */
const USUAL: Settings = { ...SETTINGS, host: '127.0.0.1', port: 0 };

async function within(
  settings: Partial<Settings>,
  look: (house: House) => Promise<void>,
  page?: Assets,
): Promise<void> {
  const house = await openHouse({ ...USUAL, ...settings }, { page });
  try {
    await look(house);
  } finally {
    await house.stop();
  }
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

interface Asking {
  readonly from?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly agent?: Agent;
}

/** Of a page: as many files as home loads, and more. */
const FILES = Array.from({ length: 30 }, (_, number) => `/assets/part-${number}.js`);

/** A page of these files, as it is read from a folder. */
function pageOf(files: readonly string[]): Assets {
  const folder = newFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  for (const file of files) writeFileSync(join(folder, file), 'export {};'.repeat(500));
  const page = readAssets(folder);
  rmSync(folder, { recursive: true });
  if (page === undefined) throw new Error('no page');
  return page;
}

/** A request from an address of one's own: all of 127.0.0.0/8 is this machine. */
function ask(
  port: number,
  path: string,
  { from = '127.0.0.1', method = 'GET', headers = {}, body, agent }: Asking = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const all = {
      ...headers,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': `${sent.length}`,
      }),
    };
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: all,
        localAddress: from,
        agent: agent ?? false,
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(sent);
  });
}

const beGuest = (port: number, from?: string): Promise<Answer> =>
  ask(port, '/api/guests', { method: 'POST', body: {}, ...(from !== undefined && { from }) });

/** A line on which half a request is sent, and what became of it. */
async function halfSent(port: number, localAddress: string): Promise<Socket> {
  const line = connect({ port, host: '127.0.0.1', localAddress });
  line.on('error', () => undefined);
  line.on('connect', () => line.write('GET /health HTTP/1.1\r\nhost: localhost\r\n'));
  await Promise.race([once(line, 'connect'), once(line, 'close')]).catch(() => undefined);
  return line;
}

async function openAfter(lines: readonly Socket[], wait: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, wait));
  return lines.filter((line) => !line.destroyed && line.readable).length;
}

const limitsTold = (house: House): readonly { limit: string; refused: number }[] =>
  house.log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'limit_met');

describe('a room of 200 on one address', () => {
  it('gets in at once: 200 guests, 200 sockets, 200 loads of the page', {
    ...mayBeLate('a crowd that waits for the processor is hung up on'),
    timeout: 60_000,
  }, async () => {
    const page = pageOf(FILES);
    await within(
      {},
      async (house) => {
        const began = process.cpuUsage();
        const people = Array.from({ length: 200 }, async () => {
          const agent = new Agent({ keepAlive: true, maxSockets: 6 }); // as a browser has them
          const files = await Promise.all(
            ['/', ...FILES].map((path) => ask(house.port, path, { agent })),
          );
          expect(new Set(files.map(({ status }) => status))).toEqual(new Set([200]));
          agent.destroy();
          const guest = await beGuest(house.port);
          expect(guest.status).toBe(201);
          const { token } = JSON.parse(guest.text) as { token: string };
          for (const path of ['/api/tables', '/api/me', '/api/me/tables', '/api/challenges/daily'])
            expect(
              (await ask(house.port, path, { headers: { authorization: `Bearer ${token}` } }))
                .status,
            ).toBe(200);
          return Wire.open(house.port, token);
        });
        const wires = await Promise.all(people);
        expect(wires.every(({ closed }) => closed === undefined)).toBe(true);
        const { user, system } = process.cpuUsage(began); // of the server and of the crowd
        expect((user + system) / 1000).toBeLessThan(20_000);
        expect((await ask(house.port, '/metrics')).text).not.toContain('gobelet_limited_total{');
        for (const wire of wires) wire.close();
      },
      page,
    );
  });
});

describe('a flood from one address', () => {
  it('M3: of thousands of guests and sockets does not get in, and a bystander is served meanwhile', {
    ...mayBeLate('the waits of a bystander are timed'),
    timeout: 60_000,
  }, async () => {
    await within({}, async (house) => {
      const guests: number[] = [];
      const flood = async (): Promise<void> => {
        for (let number = 0; number < 50; number++) guests.push((await beGuest(house.port)).status);
      };
      const waits: number[] = [];
      let isOver = false;
      const bystander = async (): Promise<void> => {
        while (!isOver) {
          const began = performance.now();
          expect((await ask(house.port, '/health', { from: '127.0.0.2' })).status).toBe(200);
          waits.push(performance.now() - began);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      };
      const served = bystander();
      await Promise.all(Array.from({ length: 40 }, flood));
      expect(guests).toHaveLength(2000);
      const admitted = guests.filter((status) => status === 201).length;
      expect(admitted).toBeGreaterThanOrEqual(RATES.guests.burst);
      expect(admitted).toBeLessThan(RATES.guests.burst + 30);
      const newcomer = JSON.parse((await beGuest(house.port, '127.0.0.2')).text) as {
        token: string;
      };

      const sockets = Array.from({ length: 700 }, () => new Wire(house.port));
      await Promise.all(
        sockets.map(
          ({ socket }) => new Promise((resolve) => socket.on('open', resolve).on('close', resolve)),
        ),
      );
      const open = sockets.filter(({ socket }) => socket.readyState === socket.OPEN);
      expect(open.length).toBeLessThanOrEqual(SETTINGS.perAddress);
      const wire = await Wire.open(house.port, newcomer.token, { localAddress: '127.0.0.2' });
      isOver = true;
      await served;
      expect(Math.max(...waits)).toBeLessThan(3000);
      for (const one of [...open, wire]) one.close();
    });
  });

  it('M3: of half-sent requests is counted from the first byte, and those who hang up make room', {
    timeout: 30_000,
  }, async () => {
    const house = await openHouse({ ...USUAL, lines: 50 });
    const lines = await Promise.all(
      Array.from({ length: 300 }, () => halfSent(house.port, '127.0.0.1')),
    );
    expect(await openAfter(lines, 500)).toBe(50);
    expect((await ask(house.port, '/health', { from: '127.0.0.2' })).status).toBe(200);
    await expect(ask(house.port, '/health')).rejects.toThrow(/ECONNRESET|socket hang up|EPIPE/);
    for (const line of lines) line.destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { status, text } = await ask(house.port, '/metrics');
    expect(status).toBe(200);
    expect(text).toContain('gobelet_limited_total{limit="lines"} 251');
    await house.stop(); // what was not told yet is told at the end
    const told = limitsTold(house);
    expect(told).toEqual([expect.objectContaining({ limit: 'lines', refused: 251 })]);
    expect(JSON.stringify(told)).not.toContain('127.0.0');
  });

  it('M3: a proxy of ours is not counted: everybody comes through it', async () => {
    await within({ lines: 5, trustProxy: ['127.0.0.1'] }, async (house) => {
      const lines = await Promise.all(
        Array.from({ length: 20 }, () => halfSent(house.port, '127.0.0.1')),
      );
      expect(await openAfter(lines, 300)).toBe(20);
      const others = await Promise.all(
        Array.from({ length: 20 }, () => halfSent(house.port, '127.0.0.2')),
      );
      expect(await openAfter(others, 300)).toBe(5);
      for (const line of [...lines, ...others]) line.destroy();
    });
  });

  it.skipIf(process.platform !== 'linux')(
    'M3: leaves files for everybody else where the process may open few',
    { timeout: 60_000 },
    async () => {
      const folder = newFolder();
      const command = `ulimit -n 256; exec "${process.execPath}" "${bin}" serve --port 0 --host 127.0.0.1 --data "${folder}"`;
      const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'pipe'] });
      const log: string[] = [];
      const port = await new Promise<number>((resolve) => {
        createInterface({ input: child.stderr }).on('line', (line) => {
          log.push(line);
          const { event, port } = JSON.parse(line) as { event: string; port: number };
          if (event === 'server_open') resolve(port);
        });
      });
      const lines = await Promise.all(
        Array.from({ length: 400 }, () => halfSent(port, '127.0.0.1')),
      );
      // half of 256 without the 64 that are not for connections
      expect(await openAfter(lines, 500)).toBe(96);
      const { status } = await ask(port, '/health', { from: '127.0.0.2' });
      expect(status).toBe(200);
      const more = await Promise.all(
        Array.from({ length: 400 }, () => halfSent(port, '127.0.0.3')),
      );
      expect(await openAfter(more, 500)).toBeLessThanOrEqual(96);
      for (const line of [...lines, ...more]) line.destroy();
      child.kill('SIGTERM');
      await once(child, 'exit');
      expect(log.some((line) => line.includes('"limit":"lines"'))).toBe(true);
      expect(log.some((line) => line.includes('"limit":"open-files"'))).toBe(true);
      rmSync(folder, { recursive: true, force: true });
    },
  );

  it('M3: how many files there are is read as Linux tells it', () => {
    const limits = 'Limit                     Soft Limit           Hard Limit           Units\n';
    expect(
      roomForLines(
        `${limits}Max open files            1024                 524288               files\n`,
      ),
    ).toBe(960);
    expect(
      roomForLines(
        `${limits}Max open files            unlimited            unlimited            files\n`,
      ),
    ).toBe(undefined);
    expect(roomForLines('')).toBe(undefined);
  });
});

describe('limits', () => {
  const few = { perSecond: 0.1, burst: 1 };

  it('are told with the time to come back, on every refusal of a request or a socket', async () => {
    await within({ rates: { ...RATES, guests: few } }, async (house) => {
      await beGuest(house.port);
      const { status, headers } = await beGuest(house.port);
      expect([status, headers['retry-after']]).toEqual([429, '10']);
    });
    await within({ rates: { ...RATES, requests: few } }, async (house) => {
      await ask(house.port, '/health');
      expect((await ask(house.port, '/health')).headers['retry-after']).toBe('10');
    });
    for (const [settings, code] of [
      [{ rates: { ...RATES, connections: few } }, 429],
      [{ perAddress: 1 }, 503],
    ] as const) {
      await within(settings, async (house) => {
        const door = () => ask(house.port, '/api/door');
        expect(await door()).toMatchObject({ status: 200, text: 'open\n' });
        const wire = await Wire.open(house.port);
        const line = connect(house.port, '127.0.0.1');
        line.write(handshake());
        const answer = String((await once(line, 'data'))[0]);
        line.destroy();
        expect(answer).toContain(`HTTP/1.1 ${code}`);
        expect(answer).toMatch(/\r\nretry-after: (9|10)\r\n/);
        const told = await door();
        expect(told.status).toBe(429);
        expect(Number(told.headers['retry-after'])).toBeGreaterThan(8);
        expect(JSON.parse(told.text)).toMatchObject({
          code: 'too-many',
          reason: expect.stringContaining('too many connections'),
        });
        wire.close();
      });
    }
  });

  it('have a flag each, with both numbers, and grow with --per-address unless given', () => {
    const { rates, lines } = readSettings({
      'limit-guests': '10/60',
      'limit-talk': '7',
      'per-address': '1000',
    });
    expect(rates.guests).toEqual({ burst: 10, perSecond: 1 / 6 });
    expect(rates.talk).toEqual({ burst: 7, perSecond: 0.7 });
    expect(rates.requests).toEqual({
      burst: 2 * RATES.requests.burst,
      perSecond: 2 * RATES.requests.perSecond,
    });
    expect(rates.attempts).toEqual(RATES.attempts);
    expect(lines).toBe(4000);
    expect(readSettings({}).rates).toEqual(RATES);
  });
});
