import { expect, it } from 'vitest';
import { addTime, addTimes, noTimes, timeQuantile } from './times.ts';

it('keeps count, sum, longest, and every quantile to within two per cent', () => {
  const [even, odd] = [noTimes(), noTimes()];
  for (let ms = 1; ms <= 1000; ms++) addTime(ms % 2 === 0 ? even : odd, ms / 10);
  const all = noTimes();
  addTimes(all, even);
  addTimes(all, odd);
  expect([all.count, all.most]).toEqual([1000, 100]);
  expect(all.total).toBeCloseTo(50_050, 6);
  for (const share of [0.01, 0.5, 0.95, 0.99]) {
    const exact = 100 * share;
    expect(timeQuantile(all, share)).toBeGreaterThanOrEqual(exact);
    expect(timeQuantile(all, share)).toBeLessThanOrEqual(1.02 * exact);
  }
  expect(timeQuantile(all, 1)).toBe(100);
});

it('takes no time at all, and none', () => {
  const times = noTimes();
  expect(timeQuantile(times, 0.5)).toBe(0);
  addTime(times, 0);
  expect([times.count, timeQuantile(times, 0.95)]).toEqual([1, 0]);
});
