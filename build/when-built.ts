/**
 * A plugin that does something with the folder of the built page once everything is in it; not
 * where the build has failed.
 */

import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export function whenBuilt(
  name: string,
  act: (folder: string, began: Date) => Promise<void>,
): Plugin {
  let folder = '';
  let began = new Date();
  let isWritten = false;
  return {
    name: `gobelet:${name}`,
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    buildStart() {
      began = new Date();
    },
    // After all others: one of them may still say that the page must not be so.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        isWritten = true;
      },
    },
    // The end comes after failures, too, and what goes wrong here would hide why.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (isWritten) await act(folder, began);
      },
    },
  };
}
