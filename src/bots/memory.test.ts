import { expect, it } from 'vitest';
import { remembered } from './memory.ts';

it('works an answer out once, as long as it is among the last', () => {
  const asked: number[] = [];
  const squareOf = remembered<number, number>(2);
  const ask = (number: number): number =>
    squareOf(number, () => {
      asked.push(number);
      return number * number;
    });
  expect([3, 3, 4, 3, 5, 4, 3].map(ask)).toEqual([9, 9, 16, 9, 25, 16, 9]);
  expect(asked).toEqual([3, 4, 5, 3]);
});
