/** Notes in the built page when its build began: whatever has changed since is not in it. */

import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { whenBuilt } from './when-built.ts';

/** Not served: its name begins with a dot. */
export const STAMP = '.built';

export function stamp(): Plugin {
  return whenBuilt('stamp', async (folder, began) => {
    await writeFile(join(folder, STAMP), '');
    await utimes(join(folder, STAMP), began, began);
  });
}
