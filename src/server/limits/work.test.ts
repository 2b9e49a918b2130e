import { describe, expect, it } from 'vitest';
import { Work } from './work.ts';

/** What one address may cost here: 100 ms a second, and 200 at once. */
const RATE = { perSecond: 100_000, burst: 200_000 };

function workAt(): { readonly work: Work; pass(milliseconds: number): void } {
  let now = 0;
  return {
    work: new Work(RATE, () => now),
    pass(milliseconds) {
      now += milliseconds;
    },
  };
}

describe('H1: work is paid for before it is done', () => {
  it('by the person, who has a quarter of what the address has', () => {
    const { work, pass } = workAt();
    const lea = { address: 'here', person: 'lea' };
    expect(work.pay(50_000, lea)).toBeUndefined();
    expect(work.pay(10_000, lea)).toBe(400);
    expect(
      work.pay(10_000, { address: 'elsewhere', person: 'lea' }),
      'another address buys nothing',
    ).toBe(400);
    pass(400);
    expect(work.pay(10_000, lea)).toBeUndefined();
  });

  it('and by the address, however many persons there are', () => {
    const { work } = workAt();
    const paid = Array.from({ length: 10 }, (_, number) =>
      work.pay(50_000, { address: 'here', person: `guest ${number}` }),
    );
    expect(paid).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      500,
      500,
      500,
      500,
      500,
      500,
    ]);
    expect(
      work.pay(50_000, { address: 'elsewhere', person: 'guest 9' }),
      'who was refused has paid nothing',
    ).toBeUndefined();
  });

  it('what is dear is done with half a bucket, and paid off', () => {
    const { work, pass } = workAt();
    expect(work.pay(500_000, { address: 'here' })).toBeUndefined();
    expect(work.pay(1000, { address: 'here' })).toBe(3010);
    pass(3010);
    expect(work.pay(500_000, { address: 'here' })).toBe(990);
    expect(work.pay(1000, { address: 'here' })).toBeUndefined();
  });

  it('asking again is never worth it sooner than a quarter of a second', () => {
    const { work } = workAt();
    work.pay(200_000, { address: 'here' });
    expect(work.pay(10, { address: 'here' })).toBe(250);
  });

  it('who owes nothing is forgotten', () => {
    const { work, pass } = workAt();
    work.pay(1000, { address: 'here', person: 'lea' });
    work.sweep();
    expect(work.size).toBe(2);
    pass(1000);
    work.sweep();
    expect(work.size).toBe(0);
  });
});
