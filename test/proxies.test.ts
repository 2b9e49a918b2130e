/**
 * The recipes of deploy/ for nginx and Caddy, run before a real server: pages, sockets, where
 * people come from; and nginx as one writes it at first, who is told what it lacks.
 */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { LOOPBACK_NETWORKS } from '../src/server/limits/networks.ts';
import { root } from './support/command.ts';
import { program } from './support/deploy/program.ts';
import { freePort, LocalProxy, NAME } from './support/deploy/proxy.ts';
import { BUSY, type House, openHouse } from './support/online/servers.ts';

const recipe = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');
const nginx = program('nginx', 'nginx-light');
const caddy = program('caddy', 'caddy');

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** As the recipes have it: behind a proxy on this machine, with few guests for each address. */
async function house(): Promise<House> {
  const server = await openHouse({
    origin: `https://${NAME}`,
    trustProxy: LOOPBACK_NETWORKS,
    rates: { ...BUSY.rates, guests: { perSecond: 0.001, burst: 3 } },
  });
  open.push(() => server.stop());
  return server;
}

async function proxy(): Promise<LocalProxy> {
  const made = new LocalProxy(await freePort());
  open.push(() => made.stop());
  return made;
}

/** What the recipe says, but for where things are on this machine. */
async function startNginx(text: string, port: number): Promise<LocalProxy> {
  const made = await proxy();
  const plain = await freePort();
  const here = text
    .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 443 ssl', `listen 127.0.0.1:${made.port} ssl`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace(/(?<=ssl_certificate +)\/.*(?=;)/, made.certificate)
    .replace(/(?<=ssl_certificate_key +)\/.*(?=;)/, made.key);
  made.write('gobelet.conf', here);
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${made.folder}/${name};`)
    .join(' ');
  const main = made.write(
    'nginx.conf',
    `daemon off; pid ${made.folder}/pid; error_log stderr; user root; worker_processes 1;
events { worker_connections 256; }
http { access_log off; ${kept} include ${made.folder}/gobelet.conf; }\n`,
  );
  await made.start(nginx ?? '', ['-p', made.folder, '-c', main]);
  return made;
}

async function startCaddy(text: string, port: number): Promise<LocalProxy> {
  const made = await proxy();
  const here = text
    .replace(
      /^dice\.example\.org \{/m,
      `${NAME}:${made.port} {\n\ttls ${made.certificate} ${made.key}`,
    )
    .replace('127.0.0.1:3000', `127.0.0.1:${port}`);
  const file = made.write(
    'Caddyfile',
    `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${here}`,
  );
  await made.start(caddy ?? '', ['run', '--config', file, '--adapter', 'caddyfile']);
  return made;
}

/** Says hello over a socket; the answer. */
async function greet(made: LocalProxy, token: string): Promise<unknown> {
  const socket = made.socket();
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, token }));
  const [data] = (await once(socket, 'message')) as [Buffer];
  socket.close();
  return JSON.parse(data.toString());
}

async function isServed(made: LocalProxy): Promise<void> {
  expect((await made.ask('/health')).body).toBe('ok\n');
  const guest = await made.ask('/api/guests', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Léa"}',
  });
  expect(guest.status).toBe(201);
  const { token } = JSON.parse(guest.body) as { token: string };
  expect(await greet(made, token)).toMatchObject({ type: 'welcome', name: 'Léa' });
  const opened = await made.ask('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{"game":"next","seats":2}',
  });
  expect(JSON.parse(opened.body)).toMatchObject({
    link: expect.stringMatching(new RegExp(`^https://${NAME.replaceAll('.', '\\.')}/t/`)),
  });
  expect(opened.headers['strict-transport-security']).toMatch(/^max-age=/);
}

/** Nobody gets past a limit by saying that they are somebody else. */
async function isCountedByAddress(made: LocalProxy): Promise<void> {
  const statuses: number[] = [];
  for (let number = 0; number < 5; number++) {
    const { status } = await made.ask('/api/guests', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${number}` },
      body: '{}',
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
}

/** The numbers are not for everybody who comes through the proxy. */
async function keepsNumbersBack(made: LocalProxy): Promise<void> {
  for (const path of ['/metrics', '/ready']) expect((await made.ask(path)).status).toBe(403);
}

describe.skipIf(nginx === undefined)('deploy/nginx.conf', { timeout: 60_000 }, () => {
  it('serves pages, the API and sockets', async () => {
    const { port } = await house();
    const made = await startNginx(recipe('nginx.conf'), port);
    await isServed(made);
    await keepsNumbersBack(made);
  });

  it('tells where people come from, and believes nobody who says so', async () => {
    const { port, log } = await house();
    await isCountedByAddress(await startNginx(recipe('nginx.conf'), port));
    expect(log.join('')).not.toContain('forwarded_for_ignored');
  });

  it('without the lines for sockets is told what it lacks, and so is the operator', async () => {
    const { port, log } = await house();
    const made = await startNginx(
      recipe('nginx.conf').replaceAll(/^ *proxy_set_header (?:Upgrade|Connection).*\n/gm, ''),
      port,
    );
    expect((await made.ask('/health')).status).toBe(200);
    const socket = made.socket();
    const [, answer] = (await once(socket, 'unexpected-response')) as [
      unknown,
      { statusCode: number },
    ];
    expect(answer.statusCode).toBe(426);
    expect(log.filter((line) => line.includes('socket_without_upgrade'))).toHaveLength(1);
  });
});

describe.skipIf(caddy === undefined)('deploy/Caddyfile', { timeout: 60_000 }, () => {
  it('serves pages, the API and sockets', async () => {
    const { port } = await house();
    const made = await startCaddy(recipe('Caddyfile'), port);
    await isServed(made);
    await keepsNumbersBack(made);
  });

  it('tells where people come from, and believes nobody who says so', async () => {
    const { port } = await house();
    await isCountedByAddress(await startCaddy(recipe('Caddyfile'), port));
  });
});

it('a proxy that is not trusted is warned of once', async () => {
  const server = await openHouse();
  open.push(() => server.stop());
  for (let number = 0; number < 3; number++)
    await fetch(`${server.api.origin}/health`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(server.log.filter((line) => line.includes('forwarded_for_ignored'))).toHaveLength(1);
});
