#!/usr/bin/env node
// Started by an older Node, hands over to the one that `npm ci` installed beside the project: TypeScript needs Node 24.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));

if (Number.parseInt(process.versions.node, 10) >= 24) {
  const { main } = await import('../src/cli/main.ts');
  await main(process.argv.slice(2));
} else if (existsSync(own)) {
  const { status, signal } = spawnSync(own, process.argv.slice(1), { stdio: 'inherit' });
  process.exitCode = signal === null ? (status ?? 1) : 1;
} else {
  console.error(`gobelet: needs Node 24 or newer, this is ${process.version}; "npm ci" in the project's folder brings one`);
  process.exitCode = 2;
}
