/** The first place at which two values of JSON differ: hard to find in two long lines. */

import { sameJson } from '../../same-json.ts';

export interface Difference {
  /** Such as `piles[1][3]`; empty if the values themselves differ. */
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

export function firstDifference(one: unknown, other: unknown, path = ''): Difference {
  if (!isBranch(one) || !isBranch(other)) return { path, one, other };
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (sameJson(one[key], other[key])) continue;
    const step = Array.isArray(one) ? `[${key}]` : `${path === '' ? '' : '.'}${key}`;
    return firstDifference(one[key], other[key], path + step);
  }
  return { path, one, other };
}

function isBranch(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null;
}
