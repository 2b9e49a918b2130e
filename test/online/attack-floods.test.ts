/** Too much of everything: each has its limit, and whoever stays within it is not concerned. */

import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/protocol.ts';
import { SETTINGS, type Settings } from '../../src/server/settings.ts';
import { newTableId } from '../../src/tables/ids.ts';
import { frame, handshake, Line } from '../support/online/attack-raw.ts';
import {
  act,
  codeOf,
  comeIn,
  openTable,
  refusal,
  siege,
  watch,
} from '../support/online/attack-siege.ts';
import { gateOf } from '../support/online/gates.ts';
import { Wire } from '../support/online/seen-wire.ts';
import { BUSY, type House, openHouse } from '../support/online/servers.ts';

const here = siege({ silence: 400 });

/** A house with a limit, for as long as it is looked at. */
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

const few = { perSecond: 0.001, burst: 3 } as const;

async function answerTo(house: House, text: string): Promise<string> {
  const line = await Line.open(house.port);
  line.send(text);
  const answer = await line.until((received) => received.includes('\r\n\r\n'));
  line.socket.destroy();
  return answer;
}

describe('limits', () => {
  it('of connections at the same time from one address: those who leave make room', async () => {
    await within({ perAddress: 3 }, async (house) => {
      const wires = await Promise.all([1, 2, 3].map(() => Wire.open(house.port)));
      for (let number = 0; number < 5; number++)
        expect(await answerTo(house, handshake())).toMatch(/^HTTP\/1\.1 503.*too many/s);
      wires[0]?.close();
      await wires[0]?.end();
      wires.push(await Wire.open(house.port));
      for (const wire of wires) wire.close();
    });
  });

  it('of connections that come to nothing: they do not use up the room', async () => {
    await within({ perAddress: 2 }, async (house) => {
      for (let number = 0; number < 10; number++) {
        expect(await answerTo(house, handshake({ 'sec-websocket-key': 'bad' }))).toMatch(
          /^HTTP\/1\.1 400/,
        );
        const line = await Line.open(house.port);
        line.send(handshake());
        line.socket.destroy();
      }
      const wires = await Promise.all([1, 2].map(() => Wire.open(house.port)));
      for (const wire of wires) wire.close();
    });
  });

  it('of new connections, requests, guests and tables', async () => {
    await within({ rates: { ...BUSY.rates, connections: few } }, async (house) => {
      const answers = [];
      for (let number = 0; number < 5; number++)
        answers.push((await answerTo(house, handshake())).slice(9, 12));
      expect(answers).toEqual(['101', '101', '101', '429', '429']);
    });
    const statuses = async (
      house: House,
      path: string,
      body?: object,
      token = '',
    ): Promise<readonly number[]> => {
      const all: number[] = [];
      for (let number = 0; number < 5; number++) {
        const headers = {
          'content-type': 'application/json',
          ...(token !== '' && { authorization: `Bearer ${token}` }),
        };
        const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
        all.push((await fetch(`${house.api.origin}${path}`, { headers, ...init })).status);
      }
      return all;
    };
    await within({ rates: { ...BUSY.rates, requests: few } }, async (house) => {
      expect(await statuses(house, '/nothing')).toEqual([404, 404, 404, 429, 429]);
    });
    await within({ rates: { ...BUSY.rates, guests: few } }, async (house) => {
      expect(await statuses(house, '/api/guests', {})).toEqual([201, 201, 201, 429, 429]);
    });
    await within({ rates: { ...BUSY.rates, tables: few } }, async (house) => {
      const { token } = await house.api.beGuest();
      expect(await statuses(house, '/api/tables', { game: 'next', seats: 2 }, token)).toEqual([
        201, 201, 201, 429, 429,
      ]);
    });
  });

  it('L5: of upgrades to anywhere, and of those that are none', async () => {
    await within({ rates: { ...BUSY.rates, connections: few } }, async (house) => {
      const answers = [];
      for (let number = 0; number < 5; number++)
        answers.push((await answerTo(house, handshake({}, '/nothing'))).slice(9, 12));
      expect(answers).toEqual(['404', '404', '404', '429', '429']);
    });
    await within({ rates: { ...BUSY.rates, requests: few } }, async (house) => {
      const answers = [];
      for (let number = 0; number < 5; number++)
        answers.push(
          (await answerTo(house, handshake({ upgrade: 'h2c' }, '/health'))).slice(9, 12),
        );
      expect(answers).toEqual(['200', '200', '200', '429', '429']);
    });
  });

  it('of messages, and of pings, on one connection', async () => {
    await within(
      { rates: { ...BUSY.rates, messages: { perSecond: 0.001, burst: 10 } } },
      async (house) => {
        const wire = await Wire.open(house.port);
        for (let number = 0; number < 100; number++) wire.say({ type: 'ping' });
        expect(await wire.end()).toMatchObject({ code: 4002 });
        expect(wire.messages.filter(({ type }) => type === 'pong')).toHaveLength(10);
        expect(
          wire.messages.filter(
            (message) => message.type === 'refused' && message.code === 'too-many',
          ),
        ).toHaveLength(20);
        const line = await Line.upgraded(house.port);
        for (let number = 0; number < 100; number++) line.send(frame('ping', 'x'));
        expect(await line.closeCode()).toBe(4002);
      },
    );
  });

  it('of talk: a person’s, in however many tabs, and a deed sent again is not counted', async () => {
    const [host] = await comeIn(here, 1);
    const table = await openTable(here, host.guest);
    const wires = [host.wire, await here.wire(host.guest)];
    const codes: string[] = [];
    for (const wire of wires) await watch(wire, table);
    for (let number = 0; number < 8; number++)
      codes.push(
        await codeOf(
          act(wires[number % 2] as Wire, table, { type: 'say', text: 'hi' }, `t${number}`),
        ),
      );
    expect(codes).toEqual([...new Array(5).fill('step'), ...new Array(3).fill('too-many')]);
    expect(await codeOf(act(host.wire, table, { type: 'say', text: 'hi' }, 't0'))).toBe('done');
  });

  it('of sitting down and standing up', async () => {
    await within({ rates: { ...BUSY.rates, deeds: few } }, async (house) => {
      const guest = await house.api.beGuest();
      const { table } = await house.api.open(guest.token, { game: 'next', seats: 2 });
      const wire = await Wire.open(house.port, guest.token);
      await watch(wire, table);
      const codes: string[] = [];
      for (let number = 0; number < 5; number++)
        codes.push(await codeOf(act(wire, table, { type: number % 2 === 0 ? 'sit' : 'stand' })));
      expect(codes).toEqual(['step', 'step', 'step', 'too-many', 'too-many']);
      wire.close();
    });
  });

  it('M6: of guesses at names of tables; a right name is never refused, whoever guesses on the same address', async () => {
    await within({ rates: { ...BUSY.rates, misses: few } }, async (house) => {
      const [host, guesser, newcomer] = [
        await house.api.beGuest(),
        await house.api.beGuest(),
        await house.api.beGuest(),
      ];
      const { table } = await house.api.open(host.token, { game: 'next', seats: 2 });
      const status = async (id: string, token: string): Promise<number> =>
        (
          await fetch(`${house.api.origin}/api/tables/${id}`, {
            headers: { authorization: `Bearer ${token}` },
          })
        ).status;
      const guesses = [];
      for (let number = 0; number < 5; number++)
        guesses.push(await status(newTableId(), guesser.token));
      expect(guesses).toEqual([404, 404, 404, 429, 429]);
      expect(await status(table, newcomer.token)).toBe(200);
      expect(await status(table, guesser.token)).toBe(200);
      const wires = await Promise.all(
        [guesser, newcomer].map(({ token }) => Wire.open(house.port, token)),
      );
      const [wrong, right] = wires as [Wire, Wire];
      expect(await refusal(wrong, { type: 'watch', table: newTableId() })).toMatchObject({
        code: 'too-many',
      });
      expect((await watch(right, table)).type).toBe('table');
      expect((await watch(wrong, table)).type).toBe('table');
      for (const wire of wires) wire.close();
    });
  });

  it('M6: of guesses of one person, from wherever they come', () => {
    const gate = gateOf({ ...SETTINGS, rates: { ...SETTINGS.rates, misses: few } });
    const waits = [1, 2, 3, 4].map((last) => gate.missed(`192.0.2.${last}`, 'guesser'));
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true]);
    expect(gate.missed('192.0.2.5', 'somebody')).toBe(0);
  });

  it('of tables that one connection watches', async () => {
    const [host] = await comeIn(here, 1);
    for (let number = 0; number < LIMITS.watched; number++)
      expect((await watch(host.wire, await openTable(here, host.guest))).type).toBe('table');
    const one = await openTable(here, host.guest);
    expect(await refusal(host.wire, { type: 'watch', table: one })).toMatchObject({
      code: 'too-many',
      table: one,
    });
  });
});

describe('those who do not read, or do not speak', () => {
  it('whoever asks and never reads is cut off', async () => {
    const [host] = await comeIn(here, 1);
    const table = await openTable(here, host.guest, { game: 'next', seats: 6 });
    const line = await Line.upgraded(here.house.port);
    line.send(
      frame('text', JSON.stringify({ type: 'hello', protocol: 1, token: host.guest.token })),
    );
    await line.until((text) => text.includes('welcome'));
    line.socket.pause();
    const ask = Buffer.concat(
      Array.from({ length: 40 }, () => frame('text', JSON.stringify({ type: 'watch', table }))),
    );
    while (!line.isClosed) {
      line.send(ask);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  });

  it('whoever pings and never reads is cut off', async () => {
    const line = await Line.upgraded(here.house.port);
    line.send(
      frame(
        'text',
        JSON.stringify({ type: 'hello', protocol: 1, token: (await here.guest()).token }),
      ),
    );
    line.socket.pause();
    const pings = Buffer.concat(Array.from({ length: 2000 }, () => frame('ping', 'x'.repeat(125))));
    while (!line.isClosed) {
      line.send(pings);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  });

  it('whoever does not say who he is does not stay, whatever else he says', async () => {
    const [silent, pinging] = [await here.wire(), await here.wire()];
    const timer = setInterval(() => pinging.say({ type: 'ping' }), 50);
    expect(await silent.end()).toEqual({ code: 4000, reason: 'say hello' });
    expect(await pinging.end()).toMatchObject({ code: 4000 });
    clearInterval(timer);
  });

  it('a request that does not come on, or never begins, is not waited for', {
    timeout: 40_000,
  }, async () => {
    const lines = await Promise.all([Line.open(here.house.port), Line.open(here.house.port)]);
    lines[0]?.send('GET /health HTTP/1.1\r\nhost: here\r\n');
    const timer = setInterval(() => lines[0]?.send('x-more: 1\r\n'), 1000);
    await Promise.all(lines.map((line) => line.end()));
    clearInterval(timer);
    expect(lines[0]?.text).toMatch(/^(HTTP\/1\.1 408.*)?$/s);
  });
});

describe('addresses', () => {
  it('a forged header changes nothing, whatever is in it', async () => {
    await within({ rates: { ...BUSY.rates, guests: few } }, async (house) => {
      const codes: string[] = [];
      for (const forged of ['1.1.1.1', '2.2.2.2', '"><script>', '3.3.3.3, 4.4.4.4', '__proto__']) {
        codes.push(
          (
            await answerTo(
              house,
              `POST /api/guests HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${forged}\r\nforwarded: for=${forged}\r\nx-real-ip: ${forged}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
            )
          ).slice(9, 12),
        );
      }
      expect(codes).toEqual(['201', '201', '201', '429', '429']);
    });
  });
});
