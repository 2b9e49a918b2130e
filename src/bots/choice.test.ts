import { describe, expect, it } from 'vitest';
import { Seeded } from '../random.ts';
import { bestOf, drawByWeight } from './choice.ts';

it('the first of the best', () => {
  expect(bestOf(['a', 'bb', 'cc'], (word) => word.length)).toBe('bb');
});

describe('by weight', () => {
  it('as often as the weights say', () => {
    const random = new Seeded('weights');
    const drawn = [0, 0, 0, 0];
    for (let count = 0; count < 100_000; count++) {
      const index = drawByWeight([1, 0, 3, 6], random);
      drawn[index] = (drawn[index] as number) + 1;
    }
    for (const [index, share] of [0.1, 0, 0.3, 0.6].entries()) {
      expect(Math.abs((drawn[index] as number) - 100_000 * share)).toBeLessThanOrEqual(
        4 * Math.sqrt(100_000 * share * (1 - share)),
      );
    }
  });

  it('never one without weight, not even by rounding', () => {
    const most = { below: (n: number) => n - 1 };
    expect(drawByWeight([0.1, 0.2, 0.3, 0], most)).toBe(2);
  });
});
