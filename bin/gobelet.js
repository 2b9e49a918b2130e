#!/usr/bin/env node
// Started by an older Node, hands over to the one that `npm ci` installed beside the project:
// TypeScript needs Node 24.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const system = process.platform === 'win32' ? 'win' : process.platform;
const maker = `${system}-${process.arch}` === 'darwin-arm64' ? 'node-bin' : 'node';
const program = `${maker}-${system}-${process.arch}/bin/node${system === 'win' ? '.exe' : ''}`;
const own = ownNode();
/** Sources in a clone, compiled code in a package: Node does not strip types there. */
const sources = new URL('../src/cli/main.ts', import.meta.url);
const main = existsSync(sources) ? sources : new URL('../lib/cli/main.js', import.meta.url);

/** In the project's folder, or beside the package if npm has put it there. */
function ownNode() {
  try {
    return createRequire(import.meta.url).resolve(program);
  } catch {
    return undefined;
  }
}

if (Number.parseInt(process.versions.node, 10) >= 24) {
  // Killed outright, the older Node can pass nothing on; but the line to it is cut.
  if (process.env.GOBELET_HANDED_OVER === '1' && process.channel) {
    process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    process.channel.unref();
  }
  // The second start takes half the time: types are stripped and code compiled once. It is kept
  // beside the code, which only those can write
  // who could change the code itself. Node's own choice is a folder in the temporary one, and it
  // takes whatever it finds there: anybody
  // with an account could leave code in it for others to run.
  const { enableCompileCache } = await import('node:module'); // Node 20 has none
  enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/gobelet', import.meta.url)));
  await (await import(main.href)).main(process.argv.slice(2));
} else if (own !== undefined) {
  const child = spawn(own, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, GOBELET_HANDED_OVER: '1' },
  });
  // Whoever stops this process means the one that does the work; that one saves and says how it
  // ended.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
} else {
  console.error(
    `gobelet: needs Node 24 or newer, this is ${process.version}; an install with optional packages brings one`,
  );
  process.exitCode = 2;
}
