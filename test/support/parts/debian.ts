/** Programs that tests need: those on the machine, or else those of Debian's packages. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const { env } = process;
export const isRoot = process.getuid?.() === 0;

/** CI has everything, or fails; elsewhere a test that lacks something says so. */
export const isCi = env['CI'] !== undefined && env['CI'] !== '' && env['CI'] !== 'false';

/** The files of these names on the path, and in these folders. */
export function findPrograms(
  names: readonly string[],
  folders: readonly string[] = [],
): readonly string[] {
  return [...(env['PATH'] ?? '').split(delimiter), ...folders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((file) => existsSync(file));
}

/** Whether packages of Debian can be installed here. */
export const canInstall = isRoot && existsSync('/etc/debian_version');

/**
 * Installs a package of Debian. Several tests, or several runs, that do so at once wait for each
 * other, and for whoever else has dpkg's lock. Whether it has worked is seen by whether it is there.
 */
export function installPackage(name: string, why: string): void {
  console.log(`${why}; installing ${name}`);
  const install = [
    'apt-get update -qq',
    `apt-get install -y -qq -o DPkg::Lock::Timeout=300 ${name}`,
  ].join(' && ');
  spawnSync('flock', [join(tmpdir(), 'gobelet-apt.lock'), 'sh', '-c', install], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
