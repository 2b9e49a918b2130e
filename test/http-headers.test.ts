/** What answers say besides their bodies: how to ask rightly, how often, and who may read them. */

import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LANGUAGES } from '../src/words/languages.ts';
import { BUSY, type House, openHouse } from './support/online/servers.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${house.api.origin}${path}`, init);
const warnings = (event: string): readonly unknown[] =>
  house.log
    .map((line) => JSON.parse(line) as { event: string })
    .filter((one) => one.event === event);

describe('/socket without an upgrade', () => {
  it('is answered 426, with what a proxy lacks, in every language', async () => {
    for (const { id: language } of LANGUAGES) {
      const answer = await ask('/socket', { headers: { 'accept-language': language } });
      expect(answer.status).toBe(426);
      expect(answer.headers.get('upgrade')).toBe('websocket');
      expect(answer.headers.get('content-language')).toBe(language);
      const { code, reason } = (await answer.json()) as { code: string; reason: string };
      expect(code).toBe('protocol');
      for (const word of ['WebSocket', 'Upgrade', 'Connection']) expect(reason).toContain(word);
    }
  });

  it('is warned of once, however often it happens', async () => {
    await ask('/socket');
    await ask('/socket');
    expect(warnings('socket_without_upgrade')).toEqual([
      expect.objectContaining({ level: 'warn', hint: expect.stringContaining('proxy') }),
    ]);
  });

  it('is not there for other methods', async () => {
    const answer = await ask('/socket', { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('and with one it is a socket', async () => {
    const socket = new WebSocket(`${house.api.origin.replace('http', 'ws')}/socket`);
    await once(socket, 'open');
    socket.terminate();
  });
});

it('a method that is not there is answered with those that are', async () => {
  for (const [path, allow] of [
    ['/api/tables', 'GET, HEAD, POST'],
    ['/api/me', 'GET, HEAD, PATCH'],
    ['/api/guests', 'POST'],
    ['/api/me/tokens', 'DELETE'],
  ] as const) {
    const answer = await ask(path, { method: 'PUT' });
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, allow]);
  }
});

it('a token that is missing or worth nothing is asked for', async () => {
  const missing = await ask('/api/me');
  expect([missing.status, missing.headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer realm="gobelet"',
  ]);
  const wrong = await ask('/api/me', { headers: { authorization: 'Bearer nothing' } });
  expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer realm="gobelet", error="invalid_token"',
  ]);
});

describe('pages of other sites', () => {
  it('may read what anybody may', async () => {
    for (const path of [
      ...['/api/tables', '/api/dice', '/openapi.json', '/api/challenges/daily'],
      '/api/tables/kabo-relu-timo-sane',
    ]) {
      const answer = await ask(path);
      expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, '*']);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('may neither act, nor ask with a token, nor look behind the counter', async () => {
    for (const [path, method] of [
      ...['/api/me', '/api/me/tables', '/api/door', '/metrics', '/ready', '/health'].map(
        (one) => [one, 'GET'] as const,
      ),
      ['/api/guests', 'POST'],
      ['/api/tables', 'POST'],
      ['/api/tables', 'OPTIONS'],
    ] as const) {
      const answer = await ask(path, { method });
      expect([path, method, answer.headers.get('access-control-allow-origin')]).toEqual([
        ...[path, method],
        null,
      ]);
      expect(answer.headers.get('access-control-allow-headers')).toBeNull();
    }
  });
});

describe('limits', () => {
  it('are told with every answer of the API, and how long to wait when one is met', async () => {
    const strict = await openHouse({
      rates: {
        ...BUSY.rates,
        requests: { perSecond: 0.5, burst: 5 },
        guests: { perSecond: 0.1, burst: 1 },
      },
    });
    const guest = (): Promise<Response> =>
      fetch(`${strict.api.origin}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
    const first = await guest();
    expect(first.headers.get('ratelimit-policy')).toBe('"requests";q=5;w=10');
    expect(first.headers.get('ratelimit')).toMatch(/^"requests";r=4;t=[12]$/);
    const second = await guest();
    expect(second.status).toBe(429);
    expect(second.headers.get('retry-after')).toMatch(/^(?:9|10)$/);
    expect(second.headers.get('ratelimit-policy')).toBe('"requests";q=5;w=10, "guests";q=1;w=10');
    expect(second.headers.get('ratelimit')).toMatch(
      /^"requests";r=3;t=\d, "guests";r=0;t=(?:9|10)$/,
    );
    for (let number = 0; number < 3; number++) await fetch(`${strict.api.origin}/health`);
    const last = await fetch(`${strict.api.origin}/health`);
    expect(last.status).toBe(429);
    expect(last.headers.get('retry-after')).toMatch(/^[12]$/);
    expect(last.headers.get('ratelimit')).toMatch(/^"requests";r=0;t=(?:9|10)$/);
    await strict.stop();
  });
});

it('a body that is too large is answered 413', async () => {
  const answer = await ask('/api/guests', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'x'.repeat(70_000) }),
  });
  expect(answer.status).toBe(413);
});
