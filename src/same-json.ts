/** Whether two values of JSON say the same; the order of an object's fields says nothing. */

import { isObject } from './shape.ts';

export function sameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, index) => sameJson(entry, other[index]))
    );
  }
  if (!isObject(one)) return one === other;
  if (!isObject(other) || Object.keys(one).length !== Object.keys(other).length) return false;
  return Object.keys(one).every(
    (key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]),
  );
}
