/**
 * Before the tests in a browser: the page is built from what stands in src, and there are one
 * Chromium and one server for all files of tests.
 */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../command.ts';
import { serveChromium } from './chromium.ts';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Chromium of all files is found. */
    readonly chromium: string;
    /** The port of the server of all files. */
    readonly port: number;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build-page.ts')], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the page could not be built');
  const [chromium, site] = await Promise.all([serveChromium(), startSite()]);
  project.provide('chromium', chromium.wsEndpoint());
  project.provide('port', site.port);
  return async () => {
    await Promise.all([chromium.close(), site.stop()]);
  };
}
