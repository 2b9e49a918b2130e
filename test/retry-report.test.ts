/** A test that needs a second try is counted and told, and too many of them fail the run. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plainEnv, root } from './support/command.ts';

/** A run of its own over one file of test/fixtures/retries. */
function run(...args: readonly string[]): { readonly code: number | null; readonly out: string } {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const fixture = join(root, 'test/fixtures/retries');
  const { VITEST, VITEST_POOL_ID, VITEST_WORKER_ID, ...env } = plainEnv;
  const { status, stdout } = spawnSync(
    process.execPath,
    [vitest, 'run', '--root', fixture, ...args],
    {
      cwd: fixture,
      env,
      encoding: 'utf8',
    },
  );
  return { code: status, out: stdout };
}

it('one late test is told with its reason and its first failure, and the run is good', () => {
  const { code, out } = run('one');
  expect(out.split('\n')[0]).toBe('SEED=of the fixture');
  expect(out).toContain('tried again: one.try.ts > is late\n');
  expect(out).toContain('may be late: it waits for a fixture');
  expect(out).toContain('the first try comes too early');
  expect(out).toMatch(/late\.ts:\d+/);
  expect(out.trimEnd().split('\n').slice(-2)).toEqual(['1 tried again', '2 passed, 0 failed']);
  expect(code).toBe(0);
});

it('four late tests fail the run, though each passed in the end', () => {
  const { code, out } = run('four');
  expect(out.match(/^tried again: /gm)).toHaveLength(4);
  expect(out).toContain('FAILED: 4 tests were tried again; at most 3 may be');
  expect(out.trimEnd().split('\n').at(-1)).toBe('4 passed, 0 failed');
  expect(code).toBe(1);
});

it('a test that is tried again without a reason fails the run', () => {
  const { code, out } = run('unmarked', '--retry=1');
  expect(out).toContain('FAILED: a test that is tried again says why');
  expect(code).toBe(1);
});

it('a test that fails twice is failed', () => {
  const { code, out } = run('broken');
  expect(out.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
  expect(code).toBe(1);
});
