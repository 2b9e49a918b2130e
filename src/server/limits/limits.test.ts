import { describe, expect, it } from 'vitest';
import { Bucket, Buckets } from './limits.ts';

describe('a bucket', () => {
  it('lets so many through at once, and then as many as time brings back', () => {
    const bucket = new Bucket({ perSecond: 2, burst: 3 }, 0);
    expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual([true, true, true, false]);
    expect(bucket.take(499)).toBe(false);
    expect(bucket.take(500)).toBe(true);
    expect(bucket.take(501)).toBe(false);
    expect([1, 2, 3, 4].map(() => bucket.take(60_000))).toEqual([true, true, true, false]);
  });

  it('says how long until there is one more, whole, also where it holds one only', () => {
    const bucket = new Bucket({ perSecond: 0.5, burst: 1 }, 0);
    expect(bucket.take(0)).toBe(true);
    expect([0, 1000, 1500, 2000].map((now) => bucket.waitFor(1, now))).toEqual([
      2000, 1000, 500, 0,
    ]);
  });

  it('is not filled by a clock that goes back', () => {
    const bucket = new Bucket({ perSecond: 1, burst: 1 }, 10_000);
    expect(bucket.take(10_000)).toBe(true);
    expect(bucket.take(0)).toBe(false);
    expect(bucket.take(500)).toBe(false);
  });
});

it('buckets are kept only while they are not full', () => {
  const buckets = new Buckets({ perSecond: 1, burst: 2 });
  expect([1, 2, 3].map(() => buckets.take('a', 0))).toEqual([true, true, false]);
  expect(buckets.take('b', 0)).toBe(true);
  buckets.sweep(1000);
  expect(buckets.size).toBe(1); // b is full again
  buckets.sweep(2000);
  expect(buckets.size).toBe(0);
});
