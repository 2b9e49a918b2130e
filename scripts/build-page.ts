/**
 * Builds the page unless it is built already: `npm start`, the tests in a browser and CI begin with
 * this. The folder is exchanged in one go, so that readers find the old page or the new one.
 */

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STAMP } from '../build/stamp.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = join(root, 'dist', 'page');
/**
 * What goes into the page, and what decides how it is built. Folders count, too: a file that is
 * gone changes its folder.
 */
const SOURCES = ['src', 'build', 'vite.config.ts', 'package.json', 'package-lock.json'];

async function build(): Promise<void> {
  const { build } = await import('vite');
  const fresh = join(root, 'dist', `page-${process.pid}`);
  const old = `${fresh}-old`;
  try {
    await build({
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: fresh },
    });
    mkdirSync(page, { recursive: true });
    renameSync(page, old);
    renameSync(fresh, page);
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  }
}

function isFresh(): boolean {
  const stamp = join(page, STAMP);
  if (!existsSync(stamp)) return false;
  const built = statSync(stamp).mtimeMs;
  return SOURCES.every((source) => newest(join(root, source)) <= built);
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, newest(join(path, name))),
    stat.mtimeMs,
  );
}

if (!isFresh()) {
  // the tests, which may have started this, call it something else
  process.env['NODE_ENV'] = 'production';
  const began = performance.now();
  try {
    await build();
    console.log(`The page is built, in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_MODULE_NOT_FOUND' && message.includes("'vite'")) {
      // As after npm ci --omit=dev: what is there is served.
      console.log(
        'The page is not built anew: what builds it is not installed, "npm ci" brings it.',
      );
    } else {
      console.error(`The page can’t be built: ${message}`);
      process.exitCode = 1;
    }
  }
}
