/**
 * The ladder keeps what it has played, goes on from there, and says when the code has changed
 * since.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { LadderResults } from '../bench/ladder/results.ts';
import { root } from './support/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'gobelet-ladder-'));
const file = join(folder, 'ladder.json');
afterAll(() => rmSync(folder, { recursive: true }));

function ladder(...args: readonly string[]): string {
  const chosen = ['--file', file, '--game', 'sequence', '--pairs', 'beginner:random', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/ladder.ts', ...chosen], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

const read = (): LadderResults => JSON.parse(readFileSync(file, 'utf8')) as LadderResults;

it('plays, goes on, and tells', () => {
  const first = ladder('--games', '4');
  expect(first).toMatch(
    /^\| sequence \| 2 \| beginner against random \| [\d.]+ % \| .* \| 50\.0 % \| 4 \|/m,
  );
  expect(first).toMatch(
    /^\| sequence \| 4 \| beginner against random \| [\d.]+ % \| .* \| 50\.0 % \| 4 \|/m,
  );
  const name = 'sequence 2 beginner:random';
  const before = read();
  expect(before[name]?.blocks).toHaveLength(2);

  expect(ladder('--games', '8', '--seats', '2')).toContain(' | 8 | ');
  const after = read();
  expect(after[name]?.blocks).toHaveLength(4);
  expect(after[name]?.blocks.slice(0, 2)).toEqual(before[name]?.blocks);
  expect(after['sequence 4 beginner:random']).toEqual(before['sequence 4 beginner:random']);

  expect(ladder('--table')).not.toContain('\\*');
  const older = { ...after, [name]: { ...after[name], code: 'another' } };
  writeFileSync(file, JSON.stringify(older));
  expect(ladder('--table')).toContain('beginner against random \\* |');
});
