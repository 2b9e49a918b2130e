import { expect, test } from 'vitest';
import { shakes } from './shake.ts';

test('three hard jerks within a second are a shake', () => {
  const shaken = shakes();
  expect([0, 150, 300].map((at) => shaken(20, at))).toEqual([false, false, true]);
});

test('a knock, a walk and slow jerks are none', () => {
  const shaken = shakes();
  expect(shaken(40, 0)).toBe(false);
  expect([1000, 1100, 1200, 1300].map((at) => shaken(6, at))).not.toContain(true);
  expect([5000, 6000, 7000, 8000].map((at) => shaken(20, at))).not.toContain(true);
});

test('after a shake it is quiet for a while', () => {
  const shaken = shakes();
  const times = Array.from({ length: 20 }, (_, at) => at * 100);
  expect(times.filter((at) => shaken(20, at))).toEqual([200, 1600]);
});
