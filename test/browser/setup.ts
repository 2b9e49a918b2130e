/** Before the tests in a browser: there is a browser, and the page is built from what stands in src. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../command.ts';
import { ensureChromium } from './chromium.ts';

export default function setup(): void {
  ensureChromium();
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build-page.ts')], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the page could not be built');
}
