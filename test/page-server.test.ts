/**
 * The page as the server gives it out: which file answers, in which form, how long it may be kept,
 * and to how many at once.
 */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES, SERVER_PATHS } from '../src/pages.ts';
import { readAssets } from '../src/server/http/assets.ts';
import { bestEncoding } from '../src/server/http/encodings.ts';
import { RATES } from '../src/server/settings.ts';
import { Line } from './support/online/attack-raw.ts';
import { type House, openHouse } from './support/online/servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'gobelet-page-'));
const DOCUMENT = '<!doctype html><title>the page</title>';
const SCRIPT = 'export const words = "many"; '.repeat(100);
const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': DOCUMENT,
  'sw.js': 'self.skipWaiting()',
  'manifest.webmanifest': '{"name":"Gobelet"}',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-abc123.js': SCRIPT,
  'assets/main-abc123.js.br': brotliCompressSync(SCRIPT),
  'assets/main-abc123.js.gz': gzipSync(SCRIPT),
  'assets/main-abc123.js.map': '{}',
  'assets/face-abc123.woff2': Buffer.of(1, 2, 3),
  '.built': 'secret',
  '.vite/manifest.json': '{}',
  'notes.md': 'nobody asked',
};
const EXAMPLES: Readonly<Record<string, string>> = {
  game: 'next',
  how: 'bots',
  table: 'kabo-relu-timo-sane',
};
/** Every address of src/pages.ts, and some with more to them. */
const ROUTES = [
  ...Object.values(PAGES).map((path) =>
    path.replace(/{(\w+)}/g, (_, name) => EXAMPLES[name] ?? ''),
  ),
  '/t/nonsense',
  '/here/abc',
  '/replay/t/kabo-relu-timo-sane?at=12&seat=1',
];

let house: House;
beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  house = await openHouse({ rates: RATES }, { page: readAssets(folder) });
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
});

/** Over a line of its own: fetch would unpack the answer and change the headers. */
async function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const line = await Line.open(house.port);
  const lines = Object.entries({ host: 'here', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  line.send(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await line.end();
  const answer = line.received;
  const split = answer.indexOf('\r\n\r\n');
  const [status = '', ...told] = answer.subarray(0, split).toString().split('\r\n');
  return {
    status: Number(status.split(' ')[1]),
    headers: new Headers(told.map((text) => text.split(': ', 2) as [string, string])),
    body: answer.subarray(split + 4),
  };
}

describe('what answers', () => {
  it.each(ROUTES)('%s is the page', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers.get('content-type'), String(body)]).toEqual([
      200,
      'text/html; charset=utf-8',
      DOCUMENT,
    ]);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('what the server answers itself is below the paths that the service worker leaves to it', async () => {
    const { body } = await ask('/openapi.json');
    const { paths } = JSON.parse(String(body)) as {
      readonly paths: Readonly<Record<string, unknown>>;
    };
    const isBelow = (path: string): boolean =>
      SERVER_PATHS.some((server) => path === server || path.startsWith(`${server}/`));
    expect(Object.keys(paths).filter((path) => !isBelow(path))).toEqual([]);
    const pages: readonly string[] = Object.values(PAGES);
    expect(pages.filter(isBelow)).toEqual([]);
    for (const path of SERVER_PATHS) {
      const { headers } = await ask(path);
      expect([path, headers.get('content-type')]).not.toEqual([path, null]);
    }
  });

  it.each([
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    [
      '/assets/main-abc123.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/assets/face-abc123.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('%s is a file', async (path, type, cache) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      type,
      cache,
    ]);
    const mark =
      // of the headers
      path === '/sw.js' ? /^globalThis\.headers='[0-9a-f]{12}';\n/.exec(body.toString())?.[0] : '';
    expect(body).toEqual(
      Buffer.concat([Buffer.from(mark ?? 'none'), Buffer.from(FILES[path.slice(1)] ?? '')]),
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('nothing else of the folder, and nothing beside it', async () => {
    for (const path of [
      ...[
        '/assets/main-abc123.js.map',
        '/assets/main-abc123.js.br',
        '/assets/main-abc123.js.gz',
        '/.built',
        '/notes.md',
      ],
      ...[
        '/.vite/manifest.json',
        '/assets/',
        '/assets',
        '/../package.json',
        '/assets/../../package.json',
        '/%2e%2e/package.json',
      ],
      ...[
        '/assets/..%2f..%2fpackage.json',
        '/constructor',
        '/__proto__',
        '/t/a/b',
        '/new',
        '/new/a',
        '/new/a/b/c',
      ],
    ]) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get('content-type')]).toEqual([
        path,
        404,
        'application/json; charset=utf-8',
      ]);
    }
  });

  it('what is not there is explained by the page to people, by JSON to programs', async () => {
    const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const page = await ask('/nothing', html);
    expect([page.status, String(page.body)]).toEqual([404, DOCUMENT]);
    expect([page.headers.get('cache-control'), page.headers.get('etag')]).toEqual([
      'no-store',
      null,
    ]);
    expect((await ask('/nothing', { ...html, 'if-none-match': '*' })).status).toBe(404);
    for (const [path, headers, method] of [
      ['/nothing', { accept: '*/*' }, 'GET'],
      ['/api/nothing', html, 'GET'],
      ['/nothing', html, 'POST'],
    ] as const) {
      const { status, headers: told } = await ask(path, headers, method);
      expect([status, told.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    }
  });

  it('the API stays what it was', async () => {
    expect(String((await ask('/health')).body)).toBe('ok\n');
    expect(
      JSON.parse(String((await ask('/openapi.json', { accept: 'text/html' })).body)),
    ).toMatchObject({ openapi: '3.1.0' });
    const api = await ask('/api');
    expect(String(api.body)).toContain('<h1>The API</h1>');
    expect(api.headers.get('content-security-policy')).toContain("style-src 'unsafe-inline'");
    expect((await ask('/', {}, 'POST')).status).toBe(405);
    expect((await ask('/assets/main-abc123.js', {}, 'DELETE')).status).toBe(405);
  });

  it('HEAD has the headers and nothing else', async () => {
    const { status, headers, body } = await ask('/assets/main-abc123.js', {}, 'HEAD');
    expect([status, headers.get('content-length'), body.length]).toEqual([
      200,
      String(SCRIPT.length),
      0,
    ]);
  });
});

describe('in which form', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['GZIP;Q=0.1', 'gzip'],
    ['gzip;q=0.3, identity', 'identity'],
    ['identity;q=0.2, br;q=0.1', 'identity'],
    ['', 'identity'],
    ['zstd', 'identity'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['identity;q=0, *;q=0', 'identity'],
    ['gzip;q=2, br;q=x', 'identity'],
  ] as const)('%j gets %s', async (accepted, encoding) => {
    const { headers, body } = await ask('/assets/main-abc123.js', { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect([headers.get('vary'), String(unpack[encoding](body))]).toEqual([
      'accept-encoding',
      SCRIPT,
    ]);
    expect(bestEncoding(accepted, () => false)).toBe('identity');
  });

  it('what is known is not sent again; the tag is the form’s own', async () => {
    const path = '/assets/main-abc123.js';
    const [packed, plain] = [await ask(path, { 'accept-encoding': 'br' }), await ask(path)];
    const tag = packed.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect(tag).not.toBe(plain.headers.get('etag'));
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const { status, headers, body } = await ask(path, {
        'accept-encoding': 'br',
        'if-none-match': known,
      });
      expect([status, headers.get('etag'), headers.get('vary'), body.length]).toEqual([
        304,
        tag,
        'accept-encoding',
        0,
      ]);
    }
    expect((await ask(path, { 'if-none-match': tag })).status).toBe(200);
  });
});

describe('headers', () => {
  it('let nothing run that is not ours, and the phone be shaken', async () => {
    const { headers } = await ask('/');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
    );
    expect(headers.get('permissions-policy')).toContain('accelerometer=(self), gyroscope=(self)');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('have the icon where browsers look for one beside a plain text', async () => {
    const { status, headers } = await ask('/favicon.ico');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });

  it('keep other windows out where browsers listen to that, and are silent over plain http in the house', async () => {
    const policy = async (host: string): Promise<string | null> =>
      (await ask('/', { host })).headers.get('cross-origin-opener-policy');
    expect(await policy('localhost:3000')).toBe('same-origin');
    expect(await policy('127.0.0.1')).toBe('same-origin');
    expect(await policy('gobelet.local:3000')).toBeNull();
  });

  it('L11: other headers make another worker and another document, though no file has changed', async () => {
    const other = await openHouse(
      { origin: 'https://dice.example.org' },
      { page: readAssets(folder) },
    );
    const same = await openHouse({}, { page: readAssets(folder) });
    for (const path of ['/', '/sw.js']) {
      const [here, there, again] = await Promise.all(
        [house, other, same].map(async ({ api }) =>
          (await fetch(api.origin + path)).headers.get('etag'),
        ),
      );
      expect([there === here, again === here]).toEqual([false, true]);
    }
    await other.stop();
    await same.stop();
  });

  it('let the page behind a proxy open its socket', async () => {
    const other = await openHouse(
      { origin: 'https://dice.example.org' },
      { page: readAssets(folder) },
    );
    const { headers } = await fetch(`${other.api.origin}/`);
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' wss://dice.example.org;",
    );
    expect(headers.get('strict-transport-security'), 'L11').toBe('max-age=31536000');
    expect(
      (await ask('/')).headers.get('strict-transport-security'),
      'L11: not over plain http',
    ).toBeNull();
    await other.stop();
  });
});

describe('how many', () => {
  it('a family of six behind one address opens the page at once, twice, and still reaches the API', async () => {
    const other = await openHouse({ rates: RATES }, { page: readAssets(folder), now: () => 0 });
    const load = async (path: string): Promise<number> => {
      const answer = await fetch(`${other.api.origin}${path}`);
      await answer.arrayBuffer();
      return answer.status;
    };
    const visit = ['/', ...new Array<string>(14).fill('/assets/main-abc123.js')];
    const family = new Array<readonly string[]>(12).fill(visit).flat();
    expect(new Set(await Promise.all(family.map(load)))).toEqual(new Set([200]));
    expect(await load('/health')).toBe(200);
    const flood: number[] = [];
    for (let number = family.length; number < RATES.files.burst + 5; number++)
      flood.push(await load('/assets/face-abc123.woff2'));
    expect(flood.filter((status) => status === 429)).toHaveLength(5);
    // whoever takes too many files has not used up anything else
    expect(await load('/health')).toBe(200);
    await other.stop();
  });
});

it('without a build the server says how one is made', async () => {
  expect(readAssets(join(folder, 'nowhere'))).toBeUndefined();
  const other = await openHouse();
  expect(await (await fetch(`${other.api.origin}/`)).text()).toContain('npm run build');
  await other.stop();
});
