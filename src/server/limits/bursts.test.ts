import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeLog } from '../log.ts';
import { Bursts } from './bursts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a burst is one line in the log with its numbers; one that goes on is told of ever more seldom', () => {
  const lines: string[] = [];
  const counted: string[] = [];
  const bursts = new Bursts(
    makeLog('info', (line) => lines.push(line), Date.now),
    (limit) => counted.push(limit),
    Date.now,
  );
  const told = (): unknown[] => lines.splice(0).map((line) => JSON.parse(line));
  for (let number = 0; number < 500; number++) bursts.note('guests');
  bursts.note('files');
  expect(told()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  const line = { event: 'limit_met', level: 'warn' };
  expect(told()).toMatchObject([
    { ...line, limit: 'guests', refused: 500, seconds: 10 },
    { ...line, limit: 'files', refused: 1, seconds: 10 },
  ]);
  expect(counted).toHaveLength(501);

  const flood = setInterval(() => bursts.note('guests'), 1000); // for an hour
  vi.advanceTimersByTime(3_600_000);
  clearInterval(flood);
  expect(told().length).toBeLessThan(12);

  bursts.note('files');
  bursts.close();
  expect(told()).toContainEqual(expect.objectContaining({ limit: 'files', refused: 1 }));
  vi.advanceTimersByTime(10_000_000);
  expect(told()).toEqual([]);
});
