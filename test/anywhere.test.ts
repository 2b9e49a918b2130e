/** Bots and odds run wherever the language does: in Node, in a page, in a worker. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { gameEntries } from '../src/games/index.ts';
import { play } from './anywhere/inside.ts';

it('bots and odds need nothing but the language, and play there as they play here', async () => {
  const run = fileURLToPath(new URL('anywhere/run.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', run],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  const played = gameEntries.map(async ({ rules: game, bot, odds }) =>
    play({ game, ...(await bot()), ...(await odds()) }),
  );
  expect(stdout.trim().split('\n')).toEqual(await Promise.all(played));
});
