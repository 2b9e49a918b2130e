/**
 * A NATS server for tests: the one on this machine, or else Debian's, on a free port, with its
 * files in a folder of its own.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

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

function findNats(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, PROGRAM)).find((file) => existsSync(file));
}

function ensureNats(): string {
  const found = findNats();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No nats-server is here; installing it');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', PROGRAM]])
      spawnSync('apt-get', args, { stdio: [...stdio], env });
  }
  const installed = findNats();
  if (installed === undefined)
    throw new Error('these tests need nats-server, and it could not be installed');
  return installed;
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
