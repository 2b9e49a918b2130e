/** Programs that recipes are written for: the one that is there, or else one that is installed. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PLACES = ['/usr/sbin', '/usr/local/sbin', '/sbin'];
/** In milliseconds: whatever takes longer is left alone, and the tests say that they did not run. */
const LONGEST = 120_000;

function find(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...PLACES];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Undefined, with a word on it, if it neither is there nor can be had as a package of Debian. */
export function program(name: string, debianPackage: string): string | undefined {
  const found = find(name);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`No ${name} is here; installing ${debianPackage}.`);
    const options = {
      timeout: LONGEST,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], options);
  }
  const installed = find(name);
  if (installed === undefined) console.log(`No ${name} is here: its recipe is not run.`);
  return installed;
}
