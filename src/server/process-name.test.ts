import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isDead, processName } from './process-name.ts';

const [, place = ''] = processName().split('.');

it('a process of this machine that has ended is known to be dead', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  expect(isDead(`${pid}.${place}.x.y`)).toBe(true);
  expect(isDead(`${process.ppid}.${place}.x.y`)).toBe(false);
});

it('one that had our own number is dead, and we are not', () => {
  expect(isDead(`${process.pid}.${place}.x.y`)).toBe(true);
  expect([processName(), processName()].map(isDead)).toEqual([false, false]);
});

it('of a process on another machine the number says nothing', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  expect(isDead(`${pid}.another-place.x.y`)).toBe(false);
  expect(isDead(`${process.pid}.another-place.x.y`)).toBe(false);
});
