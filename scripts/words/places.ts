/** The places of a text: what stands in braces, and the `#` of a plural. */

import type { Text } from './text.ts';

const BRACES = /\{[^{}]*\}/g;

/** Each place, as often as it stands there. */
export function placesIn(text: string, kind: Text['kind']): readonly string[] {
  const inBraces = text.match(BRACES) ?? [];
  return kind === 'plural'
    ? [...inBraces, ...(text.replaceAll(BRACES, '').match(/#/g) ?? [])]
    : inBraces;
}

/** Braces that have lost their partner. */
export function straysIn(text: string): readonly string[] {
  return text.replaceAll(BRACES, '').match(/[{}]/g) ?? [];
}

/** Characters, without the places. */
export function lengthOf(text: string): number {
  return [...text.replaceAll(BRACES, '').normalize()].length;
}
