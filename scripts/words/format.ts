/**
 * A source as the project's formatter wants it. The formatter is given text and gives text: no file
 * is touched before all are done.
 */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BIOME = fileURLToPath(
  new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url),
);

export function formatted(path: string, source: string): string {
  const ran = spawnSync(process.execPath, [BIOME, 'format', `--stdin-file-path=${path}`], {
    cwd: ROOT,
    input: source,
    encoding: 'utf8',
  });
  if (ran.status !== 0) throw new Error(`${path} could not be formatted: ${ran.stderr}`);
  return ran.stdout;
}
