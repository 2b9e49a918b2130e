/**
 * A NATS server for tests: the one on this machine, or else Debian's, on a free port, with its
 * files in a folder of its own.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { canInstall, findPrograms, installPackage } from './debian.ts';

export interface Nats {
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  /** Gone at once, as when the machine loses power. */
  kill(): Promise<void>;
  /** Starts it again where it was. */
  start(): Promise<void>;
  /** Ends it, and removes its files. */
  stop(): Promise<void>;
}

const PROGRAM = 'nats-server';

const findNats = (): string | undefined => findPrograms([PROGRAM], ['/usr/sbin'])[0];

/** The one that is here, or Debian's. On CI, and everywhere else, its tests fail without. */
function ensureNats(): string {
  if (findNats() === undefined && canInstall) installPackage(PROGRAM, 'No NATS is here');
  const found = findNats();
  if (found === undefined) throw new Error(`${PROGRAM} is missing: install it`);
  return found;
}

/** `config` is added to the server's own file, such as who may come in. */
export async function startNats(config = ''): Promise<Nats> {
  const program = ensureNats();
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-nats-'));
  let child: ChildProcess | undefined;
  let port = -1;
  const start = async (): Promise<void> => {
    const file = join(folder, 'nats.conf');
    writeFileSync(file, `listen: "127.0.0.1:${port}"\nports_file_dir: "${folder}"\n${config}\n`);
    const began = spawn(program, ['-c', file], { stdio: 'ignore' });
    child = began;
    port = await portOf(began, join(folder, `nats-server_${began.pid}.ports`));
  };
  const kill = async (): Promise<void> => {
    const ended = child;
    child = undefined;
    if (ended === undefined || ended.exitCode !== null || ended.signalCode !== null) return;
    ended.kill('SIGKILL');
    await once(ended, 'exit');
  };
  await start();
  return {
    get port() {
      return port;
    },
    get url() {
      return `nats://127.0.0.1:${port}`;
    },
    get pid() {
      return child?.pid ?? 0;
    },
    kill,
    start,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It writes down where it listens, once it does. */
async function portOf(child: ChildProcess, file: string): Promise<number> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('nats-server did not start');
    if (existsSync(file)) {
      const text = readFileSync(file, 'utf8');
      const [, port] = /"nats":\s*\[\s*"nats:\/\/[^"]*:(\d+)"/.exec(text) ?? [];
      if (port !== undefined) return Number(port);
    }
    await sleep(10);
  }
}
