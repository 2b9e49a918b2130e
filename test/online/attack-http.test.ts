/** HTTP as somebody would send it who wants to break something. */

import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/protocol.ts';
import { HEADERS } from '../../src/server/http/route.ts';
import { handshake, Line } from '../support/online/attack-raw.ts';
import { openTable, siege } from '../support/online/attack-siege.ts';

const here = siege();

async function raw(text: string): Promise<string> {
  const line = await Line.open(here.house.port);
  line.send(text);
  const answer = await line.end();
  return answer;
}

function post(
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${here.house.api.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

describe('bodies', () => {
  it('one that is too large is refused with a reason', async () => {
    const answer = await post('/api/guests', JSON.stringify({ name: 'x'.repeat(LIMITS.body) }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      code: 'protocol',
      reason: expect.stringContaining('more than'),
    });
  });

  it('one that says it is too large is not even read', async () => {
    const line = await Line.open(here.house.port);
    line.send(
      'POST /api/guests HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 100000000\r\n\r\n{',
    );
    expect(await line.end()).toMatch(/^HTTP\/1\.1 413.*more than/s);
  });

  it('one without end is cut off', async () => {
    const line = await Line.open(here.house.port);
    line.send(
      'POST /api/guests HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    for (let number = 0; number < 20 && !line.isClosed; number++) line.send(chunk);
    expect(await line.end()).toMatch(/^HTTP\/1\.1 413/);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['brackets', '['.repeat(60_000)],
    ['objects', '{"name":'.repeat(7000)],
    ['__proto__', '{"__proto__":{"name":"x"}}'],
    ['constructor', '{"constructor":1}'],
    ['a name that is none', '{"name":{"toString":"x"}}'],
    ['a name that is too long', JSON.stringify({ name: 'x'.repeat(LIMITS.name + 1) })],
    ['an owner', '{"name":"x","owner":"abcdefghijkl"}'],
    ['a generation', '{"name":"x","generation":7}'],
  ])('%s is refused', async (_name, body) => {
    const answer = await post('/api/guests', body);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'protocol', reason: expect.any(String) },
    ]);
  });

  it('what is no JSON by its type, or no UTF-8, is refused', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonx',
      '',
    ]) {
      expect([type, (await post('/api/guests', '{}', { 'content-type': type })).status]).toEqual([
        type,
        400,
      ]);
    }
    const answer = await fetch(`${here.house.api.origin}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.concat([Buffer.from('{"name":"'), Buffer.of(0xff), Buffer.from('"}')]),
    });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['no game', { game: 'chess', seats: 2 }],
    ['__proto__', { game: '__proto__', seats: 2 }],
    ['too many seats', { game: 'next', seats: 7 }],
    ['too few', { game: 'next', seats: 1 }],
    ['seats for another game', { game: 'sequence', seats: 6 }],
    ['options that are none', { game: 'next', seats: 2, options: { constructor: 1 } }],
    ['a list of options', { game: 'next', seats: 2, options: [] }],
    ['a secret', { game: 'next', seats: 2, secret: '0'.repeat(64) }],
    ['real dice', { game: 'next', seats: 2, own: 'dice' }],
    ['real dice among the options', { game: 'next', seats: 2, options: { own: 'dice' } }],
    ['a setup', { game: 'next', seats: 2, setup: {} }],
    [
      'two bots on one seat',
      {
        game: 'next',
        seats: 2,
        bots: [
          { seat: 0, level: 'casual' },
          { seat: 0, level: 'master' },
        ],
      },
    ],
    ['a bot beside the table', { game: 'next', seats: 2, bots: [{ seat: 5, level: 'casual' }] }],
    ['a bot of no level', { game: 'next', seats: 2, bots: [{ seat: 0, level: 'toString' }] }],
    [
      'a clock that is none',
      { game: 'next', seats: 2, pace: { type: 'live', bank: -1, increment: 0 } },
    ],
    ['a deck that is too short', { game: 'next', seats: 2, options: { deck: [] } }],
    [
      'a deck of cards that are none',
      { game: 'next', seats: 2, options: { deck: Array.from({ length: 45 }, () => ({})) } },
    ],
    [
      'a deck with long names',
      { game: 'next', seats: 2, options: { deck: deck((card) => `${card}${'x'.repeat(1200)}`) } },
    ],
    ['a deck with one name', { game: 'next', seats: 2, options: { deck: deck(() => 'same') } }],
  ])('a table with %s is not opened', async (_name, opening) => {
    const { token } = await here.guest();
    const answer = await post('/api/tables', JSON.stringify(opening), {
      authorization: `Bearer ${token}`,
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'protocol', reason: expect.any(String) },
    ]);
  });

  it('prototypes in options, in letters, change nothing', async () => {
    const { token } = await here.guest();
    for (const options of [
      '{"__proto__":{"line":6}}',
      '{"__proto__":null}',
      '{"constructor":{"prototype":{"line":6}}}',
    ]) {
      const answer = await post(
        '/api/tables',
        `{"game":"sequence","seats":2,"options":${options}}`,
        {
          authorization: `Bearer ${token}`,
        },
      );
      expect(answer.status).toBe(400);
    }
    expect(({} as { line?: unknown }).line).toBeUndefined();
  });

  it('cards may be called what they like', async () => {
    const guest = await here.guest();
    const words = ['__proto__', 'constructor', 'toString', '<b>', '"', '\\', 'hasOwnProperty'];
    const table = await openTable(here, guest, {
      game: 'next',
      options: { deck: deck((card) => words[card] ?? `card ${card}`) },
    });
    const answer = await fetch(`${here.house.api.origin}/api/tables/${table}`);
    expect(
      (
        (await answer.json()) as { about: { options: { deck: { id: string }[] } } }
      ).about.options.deck.map(({ id }) => id),
    ).toEqual(expect.arrayContaining(words));
  });
});

function deck(name: (card: number) => string): readonly object[] {
  return Array.from({ length: 45 }, (_, card) => ({ id: name(card), points: 1, groups: [2] }));
}

describe('paths and methods', () => {
  it('what is not there is not there, however it is spelled', async () => {
    for (const path of [
      '/../../etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/api/tables/../../etc',
      '/t/%00',
      '/t/<script>',
      '/api//me',
      '/API',
      '/api/tables/kabo-relu-timo-sane/secret',
      '/.git/config',
      '/package.json',
      `/${'a/'.repeat(3000)}`,
    ]) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`);
      expect([path.slice(0, 30), answer.slice(0, 12)]).toEqual([
        path.slice(0, 30),
        expect.stringMatching(/^HTTP\/1\.1 40[04]$/),
      ]);
      expect(answer).not.toMatch(/<script>|root:/);
    }
  });

  it('methods that are not for here are refused', async () => {
    for (const method of ['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'LINK']) {
      const answer = await raw(
        `${method} /api/tables HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`,
      );
      expect([method, answer.slice(0, 12)]).toEqual([method, 'HTTP/1.1 405']);
      expect(answer).not.toMatch(/access-control/i);
    }
    for (const method of ['BREW', 'get', 'CONNECT']) {
      expect(
        await raw(`${method} /api/tables HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`),
      ).toMatch(/^(HTTP\/1\.1 4\d\d.*)?$/s);
    }
  });

  it('HEAD has the same headers and no body', async () => {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(`${here.house.api.origin}/health`, { method })),
    );
    expect(await head?.text()).toBe('');
    const plain = (answer: Response | undefined): unknown =>
      [...(answer?.headers ?? [])].filter(
        ([name]) => !['date', 'connection', 'keep-alive', 'ratelimit'].includes(name),
      );
    expect(plain(head)).toEqual(plain(get));
  });

  it('two requests that pretend to be one are refused', async () => {
    for (const headers of [
      'content-length: 2\r\ntransfer-encoding: chunked\r\n',
      'content-length: 2\r\ncontent-length: 3\r\n',
      'transfer-encoding: chunked, identity\r\n',
      'x: a\r\n b\r\n\0: x\r\n',
    ]) {
      expect(
        await raw(
          `POST /api/guests HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n${headers}\r\n{}`,
        ),
      ).toMatch(/^HTTP\/1\.1 400/);
    }
    expect(
      await raw(`GET /health HTTP/1.1\r\nhost: here\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 431/);
  });
});

describe('answers', () => {
  it('all have the headers that keep pages apart', async () => {
    const { token } = await here.guest();
    const table = await openTable(here, { person: '', name: '', token });
    const texts = [
      ...[
        '/',
        '/api',
        '/openapi.json',
        `/t/${table}`,
        '/health',
        '/ready',
        '/metrics',
        '/nothing',
        '/api/me',
        '/api/tables',
        `/api/tables/${table}`,
        `/api/tables/${table}/record`,
      ].map((path) => `GET ${path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`),
      'PUT / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n',
      'POST /api/guests HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 1\r\n\r\nx',
      'GET // HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n',
      handshake({ origin: 'http://evil.example' }),
      handshake({}, '/nowhere'),
    ];
    for (const text of texts) {
      const head = (await raw(text)).split('\r\n\r\n')[0]?.toLowerCase();
      for (const [name, value] of Object.entries(HEADERS))
        expect(head).toContain(`\r\n${name}: ${value.toLowerCase()}`);
      expect(head).not.toMatch(/set-cookie|x-powered-by|\r\nserver:/);
    }
  });

  it('pages are not shown under a name with markup in it', async () => {
    for (const path of ['/', '/t/kabo-relu-timo-sane', '/api']) {
      const answer = await raw(
        `GET ${path} HTTP/1.1\r\nhost: "><script>alert(1)</script>\r\nconnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 421/);
      expect(answer).not.toContain('<script>');
    }
  });

  it('what goes wrong inside is not told in detail', async () => {
    const answer = await fetch(`${here.house.api.origin}/api/tables/kabo-relu-timo-sane`);
    expect(await answer.json()).toEqual({
      code: 'unknown-table',
      reason: 'there is no table of this name',
    });
  });
});
