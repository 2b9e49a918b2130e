/**
 * Nobody is somebody else: tokens that were forged, taken back, or come from another house; sockets
 * from pages of other sites.
 */

import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '../../src/protocol.ts';
import { handshake, Line } from '../support/online/attack-raw.ts';
import { act, comeIn, openTable, siege, watch } from '../support/online/attack-siege.ts';
import { openHouse } from '../support/online/servers.ts';

const here = siege();

/** Whether this token lets anybody in, over HTTP or over a socket. */
async function isGood(token: string): Promise<boolean> {
  const wire = await here.wire();
  wire.raw(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token }));
  const [answer] = await Promise.all([
    wire.next(({ type }) => type === 'welcome' || type === 'refused'),
  ]);
  if (answer.type === 'refused') expect(answer.code).toMatch(/unknown-token|protocol/);
  if (answer.type === 'refused' && answer.code === 'unknown-token')
    expect((await wire.end()).code).toBe(4001);
  wire.close();
  return answer.type === 'welcome';
}

async function statusWith(authorization: string): Promise<number> {
  try {
    return (await fetch(`${here.house.api.origin}/api/me`, { headers: { authorization } })).status;
  } catch {
    return 0; // not a header at all
  }
}

describe('tokens', () => {
  it('a token with any bit changed is worth nothing', async () => {
    const { token } = await here.guest();
    expect(await statusWith(`Bearer ${token}`)).toBe(200);
    const forged = new Set<string>();
    for (let at = 0; at < token.length; at++) {
      for (let bit = 0; bit < 7; bit++) {
        forged.add(
          token.slice(0, at) +
            String.fromCharCode(token.charCodeAt(at) ^ (1 << bit)) +
            token.slice(at + 1),
        );
      }
    }
    const answers = await Promise.all(
      [...forged].map(async (one) => [one, await statusWith(`Bearer ${one}`)] as const),
    );
    expect(answers.filter(([, status]) => status === 200)).toEqual([]);
    const some = [...forged].filter((_, number) => number % 20 === 0);
    for (const one of some) expect([one, await isGood(one)]).toEqual([one, false]);
  });

  it('another generation, another key, another person, nothing, too much and letters of other alphabets are worth nothing', async () => {
    const [mine, theirs] = [await here.guest(), await here.guest()];
    const [id = '', generation = '', key = '', issued = '', mac = ''] = mine.token.split('.');
    const stamp = `${key}.${issued}`;
    const other = await openHouse();
    const foreign = await other.api.beGuest();
    await other.stop();
    const signed = createHmac('sha256', 'guess').update(`token ${id}.1`).digest('base64url');
    const forged = [
      `${id}.${Number(generation) + 1}.${stamp}.${mac}`,
      `${id}.0${generation}.${stamp}.${mac}`,
      `${id}.-1.${stamp}.${mac}`,
      `${id}.1e0.${stamp}.${mac}`,
      `${id}..${stamp}.${mac}`,
      `${theirs.person}.${generation}.${stamp}.${mac}`,
      `${id}.${generation}.${key}.${issued}0.${mac}`,
      `${id}.${generation}.${key}.zzzzzzzzz.${mac}`,
      `${id}.${generation}.00000000.${issued}.${mac}`,
      `${id}.${generation}.${mac}`, // without key and time, as tokens once were
      `${id}.${generation}.${signed}`,
      `${id}.${generation}.${stamp}.${signed}`,
      `${id}.${generation}.${stamp}.`,
      `${id}.${generation}.${stamp}`,
      `${id}.${generation}.${stamp}.${mac}=`,
      `${id}.${generation}.${stamp}.${mac}.${mac}`,
      `${mine.token} `,
      `${mine.token}\n`,
      foreign.token,
      'x'.repeat(10_000),
      'ａ'.repeat(12),
      '💣.1.💣',
      '__proto__',
      'constructor.1.x',
    ];
    for (const token of forged)
      expect([token.slice(0, 80), await isGood(token)]).toEqual([token.slice(0, 80), false]);
    for (const token of forged)
      expect(await statusWith(`Bearer ${token}`)).not.toBe(token.trim() === mine.token ? 500 : 200);
    for (const header of [
      '',
      'Bearer',
      'Bearer ',
      `bearer${mine.token}`,
      `Basic ${mine.token}`,
      `Bearer ${mine.token} ${mine.token}`,
    ]) {
      expect([header, await statusWith(header)]).toEqual([header, 401]);
    }
  });

  it('tokens that were taken back are worth nothing, and whoever is in with one is out', async () => {
    const [thief] = await comeIn(here, 1);
    const { guest, wire } = thief;
    const table = await openTable(here, guest);
    await watch(wire, table);
    const answer = await fetch(`${here.house.api.origin}/api/me/tokens`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${guest.token}` },
    });
    const renewed = (await answer.json()) as typeof guest;
    wire.say({ type: 'do', table, id: 'late', seen: 9, deed: { type: 'sit' } });
    expect(await wire.end()).toEqual({ code: 4001, reason: 'unknown token' });
    expect(wire.messages.at(-1)).toMatchObject({ type: 'refused', code: 'unknown-token' });
    expect(await isGood(guest.token)).toBe(false);
    expect(await statusWith(`Bearer ${guest.token}`)).toBe(401);
    const again = await here.wire(renewed);
    expect((await watch(again, table)).about.seats).toEqual([null, null]);
  });

  it('a request that began before its token was taken back does nothing, nor does it bring the token back', async () => {
    const guest = await here.guest('Victim');
    const line = await Line.open(here.house.port);
    const body = JSON.stringify({ name: 'Thief' });
    line.send(
      `PATCH /api/me HTTP/1.1\r\nhost: here\r\nauthorization: Bearer ${guest.token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    const answer = await fetch(`${here.house.api.origin}/api/me/tokens`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${guest.token}` },
    });
    const renewed = (await answer.json()) as typeof guest;
    line.send(body.slice(5));
    expect(await line.until((text) => text.includes('\r\n\r\n'))).toMatch(/^HTTP\/1\.1 401/);
    expect(await statusWith(`Bearer ${guest.token}`)).toBe(401);
    expect(await statusWith(`Bearer ${renewed.token}`)).toBe(200);
    line.socket.destroy();
  });

  it('taking tokens back and taking another name at the same moment does both', async () => {
    for (let number = 0; number < 20; number++) {
      const guest = await here.guest('Victim');
      const headers = {
        authorization: `Bearer ${guest.token}`,
        'content-type': 'application/json',
      };
      const [renamed, renewed] = await Promise.all([
        fetch(`${here.house.api.origin}/api/me`, {
          method: 'PATCH',
          headers,
          body: '{"name":"Another"}',
        }),
        fetch(`${here.house.api.origin}/api/me/tokens`, { method: 'DELETE', headers }),
      ]);
      const { token } = (await renewed.json()) as typeof guest;
      expect([200, 401]).toContain(renamed.status);
      expect(await statusWith(`Bearer ${guest.token}`)).toBe(401);
      expect(await statusWith(`Bearer ${token}`)).toBe(200);
    }
  });

  it('one connection is one person', async () => {
    const [guest, other] = [await here.guest(), await here.guest()];
    const wire = await here.wire(guest);
    wire.say({ type: 'hello', protocol: PROTOCOL, token: other.token });
    expect((await wire.end()).code).toBe(4001);
  });

  it('before hello nothing is done', async () => {
    const [host] = await comeIn(here, 1);
    const table = await openTable(here, host.guest);
    const wire = await here.wire();
    for (const message of [
      { type: 'watch', table },
      { type: 'do', table, id: 'x', seen: 1, deed: { type: 'sit' } },
      { type: 'unwatch', table },
      { type: 'log', table },
    ] as const) {
      expect(await wire.ask(message, ({ type }) => type === 'refused')).toMatchObject({
        code: 'unknown-token',
      });
    }
    expect(
      await wire.ask(
        { type: 'hello', protocol: 2, token: host.guest.token },
        ({ type }) => type === 'refused',
      ),
    ).toMatchObject({ code: 'protocol' });
    // it was not watched by the other either
    expect((await act(host.wire, table, { type: 'sit' })).type).toBe('refused');
  });
});

describe('sockets of other sites', () => {
  const answerTo = async (text: string, port = here.house.port): Promise<string> => {
    const line = await Line.open(port);
    line.send(text);
    const answer = await line.until((received) => received.includes('\r\n\r\n'));
    line.socket.destroy();
    return answer.split('\r\n')[0] ?? '';
  };

  it.each([
    'http://evil.example',
    'null',
    '',
    'http://127.0.0.1',
    'http://127.0.0.1:1',
    'http://here:80@evil.example',
    'http://here.evil.example',
    'http://evil-here',
    'http://evil.example/here',
    'http://here/path',
    'ftp://here',
    'here',
    'file://',
    'http://here, http://evil.example',
    'http://evil.example#http://here',
  ])('a page of %j is turned away', async (origin) => {
    expect(await answerTo(handshake({ origin }))).toMatch(/^HTTP\/1\.1 403/);
  });

  it('our own page comes in, with its port, over TLS or not', async () => {
    for (const host of ['here', 'here:8080', '127.0.0.1:3000']) {
      for (const scheme of ['http', 'https']) {
        expect(await answerTo(handshake({ host, origin: `${scheme}://${host}` }))).toMatch(
          /^HTTP\/1\.1 101/,
        );
      }
    }
  });

  it('where it is set where people find us, a page from anywhere else is turned away, whatever name it was reached by', async () => {
    const house = await openHouse({ origin: 'https://play.example.org' });
    const ask = (origin: string, host: string): Promise<string> =>
      answerTo(handshake({ origin, host }), house.port);
    expect(await ask('https://play.example.org', 'internal:3000')).toMatch(/101/);
    for (const origin of [
      'http://play.example.org',
      'https://play.example.org:8443',
      'https://sub.play.example.org',
      'https://evil.example',
    ]) {
      expect([origin, await ask(origin, 'internal:3000')]).toEqual([
        origin,
        'HTTP/1.1 403 Forbidden',
      ]);
    }
    for (const name of ['sub.play.example.org', 'evil.example']) {
      expect([name, await ask(`https://${name}`, name)]).toEqual([
        name,
        'HTTP/1.1 421 Misdirected Request',
      ]); // pointed at us
    }
    await house.stop();
  });

  it('other paths and what is no path at all are turned away, and the house stands', async () => {
    for (const path of [
      '/',
      '/sockets',
      '/socket/',
      '/api/../socket/x',
      '//',
      '///',
      '//socket',
      'http://',
      'http://[',
      '*',
      '/%',
      '/socket%00',
      '?',
      'socket',
      `/${'x'.repeat(8000)}`,
    ]) {
      expect([path.slice(0, 20), await answerTo(handshake({}, path))]).toEqual([
        path.slice(0, 20),
        expect.stringMatching(/^HTTP\/1\.1 40[04]/),
      ]);
    }
    expect(await statusWith('')).toBe(401);
  });

  it('a handshake with something missing or wrong is refused', async () => {
    for (const changed of [
      { 'sec-websocket-key': undefined },
      { 'sec-websocket-key': 'short' },
      { 'sec-websocket-version': '1' },
      { 'sec-websocket-version': undefined },
      { upgrade: 'h2c' },
    ]) {
      expect([changed, await answerTo(handshake(changed))]).toEqual([
        changed,
        expect.stringMatching(/^HTTP\/1\.1 4\d\d/),
      ]);
    }
    expect(await answerTo(handshake({}, '/socket', 'POST'))).toMatch(/^HTTP\/1\.1 4\d\d/);
  });

  it('whoever is turned away and does not hang up is hung up on', async () => {
    const line = await Line.open(here.house.port);
    line.send(handshake({ origin: 'http://evil.example' }));
    expect(await line.until((text) => text.endsWith('here'))).toContain('pages of other sites');
    while (!line.isClosed) {
      line.send('I am still here\r\n'); // which nobody takes any more: the line breaks
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
});
