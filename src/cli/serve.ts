/** `gobelet serve`: hosts tables. Everything is in one folder, or in PostgreSQL. */

import { games } from '../games/index.ts';
import { checkNoMove } from '../server/dump/copy.ts';
import { BUILT_PAGE, readAssets } from '../server/http/assets.ts';
import { makeLog } from '../server/log.ts';
import { startServer } from '../server/server.ts';
import { namePlace, openStore, type StorePlace } from '../server/store/open.ts';
import { ClockSkew } from '../tables/attendance.ts';
import type { Bus } from '../tables/bus.ts';
import { type ServerStore, StoreFailure } from '../tables/store.ts';
import { type Command, Misuse } from './command.ts';
import { readPlace, tellingFailures } from './place.ts';
import { openBus, readBus } from './serve/bus.ts';
import {
  type FlagName,
  readLogLevel,
  readSettings,
  SERVE_FLAGS,
  unknownVariables,
  withEnvironment,
} from './serve/flags.ts';
import { addressesOf, greeting } from './serve/greeting.ts';
import { version } from './version.ts';
import { loadWords, t } from './words.ts';

/** Noted at once: it may be gone by the time the server is open. */
const STARTED_BY = process.ppid;

export const serveCommand: Command<FlagName> = {
  name: 'serve',
  words: '',
  count: [0, 0],
  flags: SERVE_FLAGS,

  async run(_, typed) {
    const flags = withEnvironment(typed, process.env);
    const settings = readSettings(flags);
    const address = readBus(flags);
    const log = makeLog(readLogLevel(flags), (line) => process.stderr.write(line), Date.now);
    for (const name of unknownVariables(process.env)) log.warn('unknown_variable', { name });
    const place = readPlace('serve', typed);
    const data = namePlace(place);
    const store = await open(place);
    const page = readAssets(BUILT_PAGE);
    let bus: Bus | undefined;
    const server = await Promise.resolve()
      .then(async () => {
        bus = await openBus({ address, folder: folderOf(place), store, log });
        const parts = { store, settings, games, log, version: version(), page };
        return startServer({ ...parts, ...(bus !== undefined && { bus }) });
      })
      .catch(async (error: unknown) => {
        await bus?.close();
        await store.close();
        throw cantStart(error, settings.port);
      });
    const ending = stopped(); // from here on: whoever reads that it is open may stop it
    process.on('unhandledRejection', (error) => server.unexpected(error));
    log.info('server_open', { port: server.port, data });
    if (process.getuid?.() === 0) log.warn('runs_as_root', { safer: 'a user of its own' });
    const addresses = addressesOf(settings.host, server.port, settings.origin);
    const lines = greeting(
      (await loadWords('reports')).greeting,
      addresses,
      data,
      process.stdout.isTTY === true,
      page !== undefined,
    );
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    const why = await ending;
    log.info('server_stopping', { why });
    // Ctrl-C is for whoever sits before it: others who could go on are asked to with SIGTERM
    if (why === 'SIGTERM' && settings.drain > 0) await server.leave(settings.drain);
    await server.stop();
    await store.close();
    log.info('server_stopped');
    return 0;
  },
};

function open(place: StorePlace): Promise<ServerStore> {
  return tellingFailures('serve', async () => {
    const store = await openStore(place);
    await checkNoMove(store).catch(async (error: unknown) => {
      await store.close();
      throw error;
    });
    return store;
  });
}

/** Other processes on the same folder are found in it. */
function folderOf(place: StorePlace): string | undefined {
  return place.kind === 'sqlite' ? place.folder : undefined;
}

function cantStart(error: unknown, port: number): unknown {
  if (error instanceof StoreFailure) return new Misuse(`serve: ${error.message}`);
  if (error instanceof ClockSkew)
    return new Misuse(
      `serve: ${t().wrong.clockSkewed({ off: `${Math.abs(error.milliseconds)}` })}`,
    );
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new Misuse(`serve: ${t().wrong.portTaken({ port: `${port}` })}`);
  if (code === 'EACCES')
    return new Misuse(`serve: ${t().wrong.portForbidden({ port: `${port}` })}`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Misuse(`serve: ${t().wrong.noHost}`);
  return error;
}

/** The first signal stops it gently; a second one at once. */
function stopped(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve(signal);
      });
    }
    if (process.env['npm_lifecycle_event'] === 'start') whenOrphaned(() => resolve('npm is gone'));
  });
}

/**
 * A signal that ends `npm start` ends npm and its shell; the shell passes nothing on, and would
 * leave the server behind.
 */
function whenOrphaned(act: () => void): void {
  const looking = setInterval(() => {
    if (process.ppid === STARTED_BY) return;
    clearInterval(looking);
    act();
  }, 250);
  looking.unref();
}
