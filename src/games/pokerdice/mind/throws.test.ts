import { expect, it } from 'vitest';
import { outcomes } from '../../../chance.ts';
import { made } from '../rules/objectives.ts';
import { CHANCES, chancesFrom, KEEPS, KIND_OF, keepOf, MAKES, THROWS } from './throws.ts';

it('knows 252 throws and 462 keeps', () => {
  expect(THROWS).toBe(252); // C(10, 5)
  expect(KEEPS.length).toBe(462); // C(11, 5)
});

it('gives every throw its share of the 7,776', () => {
  const counts = new Array<number>(THROWS).fill(0);
  for (const { values } of outcomes({ draws: 5, sides: 6 })) {
    const thrown = keepOf(values.map((value) => value + 1));
    counts[thrown] = (counts[thrown] as number) + 1;
  }
  counts.forEach((count, thrown) => {
    expect((CHANCES[thrown] as number) * 7776).toBeCloseTo(count, 9);
  });
});

it.each([[[6, 6]], [[1, 2, 3, 4]], [[5]]])('throws the rest of %j', (kept) => {
  const chances = chancesFrom(keepOf(kept));
  const counts = new Float64Array(THROWS);
  const all = [...outcomes({ draws: 5 - kept.length, sides: 6 })];
  for (const { values } of all) {
    const thrown = keepOf([...kept, ...values.map((value) => value + 1)]);
    counts[thrown] = (counts[thrown] as number) + 1 / all.length;
  }
  chances.forEach((chance, thrown) => {
    expect(chance).toBeCloseTo(counts[thrown] as number, 12);
  });
});

it('puts throws of one kind together only if they make the same cards', () => {
  for (let thrown = 0; thrown < THROWS; thrown++) {
    expect(MAKES[KIND_OF[thrown] as number]).toBe(made(KEEPS[thrown] as readonly number[]));
  }
});
