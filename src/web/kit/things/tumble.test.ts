import { expect, test } from 'vitest';
import { flight, SIDES } from './tumble.ts';

const SIZE = 64;
const last = <T>(frames: readonly T[]): T | undefined => frames.at(-1);

test('every die ends flat, where it lies, lit from above', () => {
  for (let order = 0; order < 6; order++) {
    const { cube, shadow, shades } = flight(SIZE, order);
    const numbers = [...`${last(cube.transform)}`.matchAll(/-?[\d.]+(?=px|deg)/g)].map(
      ([text]) => Number(text) + 0,
    );
    expect(numbers).toEqual([0, 0, -SIZE / 2, 0, 0]);
    expect(last(shadow.transform)).toMatch(/^translate\(-?0\.00px, -?0\.00px\) scale\(1\.000\)$/);
    expect(last(shades.top.opacity)).toBe(0);
  }
});

test('a row of six lies still after 600 to 900 ms', () => {
  const ends = [0, 1, 2, 3, 4, 5]
    .map((order) => flight(SIZE, order))
    .map(({ delay, duration }) => delay + duration);
  expect(Math.min(...ends)).toBeGreaterThanOrEqual(600);
  expect(Math.max(...ends)).toBeLessThanOrEqual(900);
});

test('no throw is like another', () => {
  expect(flight(SIZE, 0).cube).not.toEqual(flight(SIZE, 0).cube);
});

test('only what the compositor can play alone is moved', () => {
  const { cube, shadow, shades } = flight(SIZE, 2);
  for (const frames of [cube, shadow, ...SIDES.map((side) => shades[side])]) {
    expect(['transform', 'opacity']).toEqual(expect.arrayContaining(Object.keys(frames)));
  }
});
