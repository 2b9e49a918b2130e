import { expect, it } from 'vitest';
import { begin, choose, complete, enter, undo } from './entering.ts';

const tapped = (...faces: readonly number[]) => faces.reduce(enter, begin(3));

it('goes from die to die, and is complete with the last', () => {
  expect(tapped(6, 2)).toEqual({ faces: [6, 2, null], at: 2 });
  expect(complete(tapped(6, 2))).toBeUndefined();
  expect(complete(tapped(6, 2, 2))).toEqual([6, 2, 2]);
});

it('a mis-tap is put right, and then the next empty die is asked for', () => {
  expect(enter(choose(tapped(6, 2), 0), 5)).toEqual({ faces: [5, 2, null], at: 2 });
  expect(complete(enter(choose(tapped(6, 2, 1), 1), 4))).toEqual([6, 4, 1]);
  expect(enter(choose(begin(3), 2), 4)).toEqual({ faces: [null, null, 4], at: 0 });
});

it('another face after the last one replaces it', () => {
  expect(complete(tapped(6, 2, 1, 3))).toEqual([6, 2, 3]);
});

it('is taken back one by one', () => {
  expect(undo(tapped(6, 2, 1))).toEqual({ faces: [6, 2, null], at: 2 });
  expect(undo(undo(tapped(6, 2, 1)))).toEqual({ faces: [6, null, null], at: 1 });
  expect(undo(begin(3))).toEqual(begin(3));
});
