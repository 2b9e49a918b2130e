/**
 * For all files of tests together: a folder in which what they share is found. The first that needs
 * a part starts it (shared.ts), and when all are done it is stopped.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopShared } from './shared.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the parts that all files share. */
    readonly parts: string;
  }
}

export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gobelet-parts-'));
  writeFileSync(join(folder, 'pid'), `${process.pid}`);
  project.provide('parts', folder);
  return async () => {
    await stopShared(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
