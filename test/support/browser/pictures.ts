/** Pictures of the page, to look at: they are kept out of the repository. */

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../command.ts';

const FOLDER = join(root, 'dist', 'pictures');

/** dist/pictures/NAME.png, with everything that moves at its end; the path. */
export async function savePicture(page: Page, name: string, isWhole = false): Promise<string> {
  const path = join(FOLDER, `${name}.png`);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, animations: 'disabled', caret: 'hide', fullPage: isWhole });
  return path;
}
