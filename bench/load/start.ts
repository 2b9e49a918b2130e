/**
 * Starts a server in a process of its own, bound to the first core; the players have the second.
 */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Running } from './rival.ts';

export const SERVER_CORE = '0';
export const CLIENT_CORE = '1';

export const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The port, once a line of the server's output tells it: {"port":1234}. */
function portOf(line: string): number | undefined {
  return line.startsWith('{"port":')
    ? (JSON.parse(line) as { readonly port: number }).port
    : undefined;
}

/**
 * Starts a script of ours, and waits for the line of its output that tells the port; `log` hears
 * what it complains about.
 */
export async function startScript(
  script: string,
  args: readonly string[] = [],
  listening: (line: string) => number | undefined = portOf,
  log?: (line: string) => void,
): Promise<Running> {
  const command = [
    process.execPath,
    '--expose-gc',
    '--import',
    here('collect.ts'),
    here(script),
    ...args,
  ];
  const server = spawn('taskset', ['-c', SERVER_CORE, ...command], {
    stdio: ['ignore', 'pipe', log === undefined ? 'inherit' : 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = once(server, 'exit');
  if (log !== undefined && server.stderr !== null) createInterface(server.stderr).on('line', log);
  let port: number | undefined;
  if (server.stdout === null || server.pid === undefined) throw new Error(`can't start ${script}`);
  const lines = createInterface(server.stdout);
  for await (const line of lines) {
    port = listening(line);
    if (port !== undefined) break;
  }
  if (port === undefined) throw new Error(`${script} ended before it listened`);
  server.stdout.resume(); // what else it says is dropped, and must not fill the pipe
  const memory = async (passes: number): Promise<NodeJS.MemoryUsage> => {
    const answer = once(server, 'message');
    server.send(passes);
    const [usage] = await answer;
    return usage as NodeJS.MemoryUsage;
  };
  return {
    port,
    pid: server.pid,
    memory,
    occupied: async () => (await memory(3)).rss,
    async stop() {
      // nothing of it is wanted any more, and each takes its leave differently
      server.kill('SIGKILL');
      await gone;
    },
  };
}

/** A folder with a package.json of its own, installed the first time it is needed. */
export function install(folder: string): void {
  if (existsSync(here(`${folder}/node_modules`))) return;
  console.error(`Installing what ${folder} needs for the comparison …`);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
