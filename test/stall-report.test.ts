/** A run that stands still ends, and says which file it was. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plainEnv, root } from './support/command.ts';

it('an endless loop is named, and fails the run', { timeout: 60_000 }, () => {
  const { VITEST, VITEST_POOL_ID, VITEST_WORKER_ID, ...env } = plainEnv;
  const fixture = join(root, 'test/fixtures/stall');
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', fixture],
    { cwd: fixture, env, encoding: 'utf8', timeout: 50_000 },
  );
  expect(stdout).toContain('FAILED: nothing has happened for 2 s');
  expect(stdout).toContain('  endless.try.ts > ');
  expect(status).toBe(1);
});
