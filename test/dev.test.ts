/** `npm run dev`: page and server under one address, and one signal ends both. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';

const SCRIPT = fileURLToPath(new URL('../scripts/dev.ts', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'gobelet-dev-'));
let dev: ChildProcess;
let address = '';
/** What the server has logged. */
let said = '';

beforeAll(async () => {
  dev = spawn(process.execPath, [SCRIPT, '--port', '0', '--data', data], {
    env: { ...process.env, GOBELET_LOG: 'info', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  dev.stderr?.on('data', (data: Buffer) => {
    said += data.toString();
  });
  for await (const line of createInterface({ input: dev.stdout as NodeJS.ReadableStream })) {
    if (!line.startsWith('http://')) continue;
    address = line.replace(/\/$/, '');
    break;
  }
}, 60_000);

afterAll(() => {
  dev.kill('SIGTERM'); // unless it has ended
  rmSync(data, { recursive: true, force: true });
});

/** What a handshake from a page of this origin is answered with. */
async function handshake(origin: string): Promise<number | undefined> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { origin });
  const answer = await new Promise<number | undefined>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode));
    socket.once('error', () => resolve(undefined));
  });
  socket.terminate();
  return answer;
}

it('serves the page out of its sources, and every place in it', async () => {
  for (const path of ['/', '/t/kabo-relu-timo-sane', '/design']) {
    const page = await fetch(`${address}${path}`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('src="/main.tsx"');
  }
  const script = await fetch(`${address}/main.tsx`);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(await script.text()).toContain('preact');
});

it('hands what is the server’s to the server', async () => {
  expect((await fetch(`${address}/health`)).status).toBe(200);
  expect(
    await (await fetch(`${address}/api`, { headers: { accept: 'text/html' } })).text(),
  ).toContain('/api/tables');
  const guest = await fetch(`${address}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(guest.status).toBe(201);
  const { token } = (await guest.json()) as { readonly token: string };
  const opened = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ game: 'next', seats: 2 }),
  });
  expect(opened.status).toBe(201);
});

it('opens sockets for its own page and for no other', async () => {
  expect(await handshake(address)).toBe(101);
  expect(await handshake('http://elsewhere.example')).not.toBe(101);
});

it('shows no database', async () => {
  const found = await fetch(`${address}/@fs${join(data, 'gobelet.db')}?raw`);
  expect(found.status).not.toBe(200);
});

it('ends with one signal, and the server with it', async () => {
  const ended = once(dev, 'exit');
  dev.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(said).toContain('"event":"server_stopped"');
  await expect(fetch(`${address}/health`)).rejects.toThrow();
});
