/** Runs the command as a person would, from the project's folder. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const bin = fileURLToPath(new URL('../../bin/gobelet.js', import.meta.url));

/** The environment without a word on colours, and in English whatever the machine speaks. */
const { FORCE_COLOR, NO_COLOR, GOBELET_LANG, ...rest } = process.env;
export const plainEnv: NodeJS.ProcessEnv = { ...rest, LC_ALL: 'C' };

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function gobelet(args: readonly string[], input: string | Uint8Array = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    cwd: root,
    env: plainEnv,
    maxBuffer: 1 << 28,
  });
  return { code: status, out: stdout.toString(), err: stderr.toString() };
}
