/**
 * `npm run dev`: the page out of its sources and a server behind it, under one address. An edit of
 * the page reloads the page, an edit of anything that the server has loaded restarts the server;
 * Ctrl-C ends both.
 *
 * What differs from `npm start`: Vite writes the document, so there is no content security policy,
 * and there is no service worker. Everything is kept in a folder of its own.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer, type ProxyOptions, type ViteDevServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

const USAGE = `npm run dev -- [flags]

  --port N         of the page; 5173 unless given, 0 for any free one
  --host ADDRESS   of the page; localhost unless given, 0.0.0.0 for the phone beside you
  --data FOLDER    where tables are kept; gobelet-data-dev unless given
  --inspect        let a debugger attach to the server

Flags of "gobelet serve" are set by the environment: GOBELET_LOG=debug npm run dev`;

const FLAGS = {
  port: { type: 'string', default: '5173' },
  host: { type: 'string', default: 'localhost' },
  data: { type: 'string', default: join(root, 'gobelet-data-dev') },
  inspect: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** What the server answers itself: the API, the pages it writes, what operators read. */
const SERVERS = '^/(?:api|openapi\\.json|health|ready|metrics)(?:[/?]|$)';
const SOCKET = '/socket';

/** How long the server may take to open its database and listen, in milliseconds. */
const PATIENCE = 30_000;
/** Between two looks, in milliseconds. */
const LOOK = 100;

const { values: flags } = parseArgs({ options: FLAGS });
/** Noted at once: it may be gone by the time everything is open. */
const STARTED_BY = process.ppid;

/** A port that is free now. It is kept over restarts, for the proxy has to know it. */
async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  await once(socket, 'close');
  if (address === null || typeof address === 'string') throw new Error('a port has a number');
  return address.port;
}

/**
 * In a process group of its own, so that Ctrl-C reaches it once, from here: a second signal would
 * end it without saying good-bye. Its greeting is not shown, for nobody is to visit that port.
 */
function startServer(port: number): ChildProcess {
  const watch = ['--watch', '--watch-preserve-output', ...(flags.inspect ? ['--inspect'] : [])];
  const serve = ['serve', '--host', '127.0.0.1', '--port', `${port}`, '--data', flags.data];
  return spawn(process.execPath, [...watch, join(root, 'bin', 'gobelet.js'), ...serve], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: process.platform !== 'win32',
  });
}

/** Host goes through as the browser sent it: the server compares it with the origin of sockets. */
function proxyTo(port: number): Record<string, ProxyOptions> {
  const target = `http://127.0.0.1:${port}`;
  return {
    [SERVERS]: { target, changeOrigin: false },
    [SOCKET]: { target, changeOrigin: false, ws: true },
  };
}

function startPage(port: number): Promise<ViteDevServer> {
  return createServer({
    configFile: join(root, 'vite.config.ts'),
    clearScreen: false,
    server: {
      port: Number(flags.port),
      strictPort: true,
      host: flags.host,
      proxy: proxyTo(port),
      // And not the database beside them.
      fs: { allow: [join(root, 'src'), join(root, 'node_modules')] },
    },
  });
}

async function untilReady(port: number, server: ChildProcess): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  // It may be an edit that does not run: the next one starts it again.
  console.error('The server does not answer; what it says is above.');
}

/** A signal, or the end of whoever started this: npm and its shell pass no SIGTERM on. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
    setInterval(() => process.ppid !== STARTED_BY && resolve(), LOOK).unref();
  });
}

async function dev(): Promise<void> {
  const whenStopped = stopped();
  const port = await freePort();
  const page = await startPage(port);
  await page.listen();
  const server = startServer(port);
  const whenOver = once(server, 'exit');
  await Promise.race([untilReady(port, server), whenStopped]);
  console.log(page.resolvedUrls?.network[0] ?? page.resolvedUrls?.local[0]);
  await Promise.race([whenStopped, whenOver]);
  server.kill('SIGTERM');
  await Promise.all([page.close(), whenOver]);
}

if (flags.help) console.log(USAGE);
else {
  await dev();
  process.exit();
}
