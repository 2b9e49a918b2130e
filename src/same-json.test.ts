import fc from 'fast-check';
import { expect, it } from 'vitest';
import { check } from '../test/support/chance.ts';
import { sameJson } from './same-json.ts';

it('the same JSON, whatever the order of fields', () => {
  check(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const turned = JSON.parse(JSON.stringify(one), (_key, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).reverse())
          : value,
      ) as unknown;
      expect(sameJson(JSON.parse(JSON.stringify(one)), turned)).toBe(true);
      if (sameJson(one, other)) expect(other).toEqual(one);
    }),
  );
  expect([
    sameJson([], {}),
    sameJson({ a: 1 }, { a: 1, b: 1 }),
    sameJson({ a: undefined }, { b: undefined }),
    sameJson(null, {}),
  ]).toEqual([false, false, false, false]);
});
