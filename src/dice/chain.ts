/**
 * The hash chain of a seat. Its device draws a start of 32 bytes and hashes it over and over; the
 * last hash is the end, which is told with `sit`. Links are shown backwards: the hash of the first
 * link is the end, the hash of each later one is the link before it. So a link was fixed when the
 * end was told, nobody can work it out from what was shown before, and everybody can check it.
 */

import { bytesOfHex, hexOf } from './bytes.ts';
import { hashShape } from './fair.ts';
import { sha256 } from './sha256.ts';

/**
 * The links of a chain: more than a seat throws in one game. A seat that needs more gives another
 * chain.
 */
export const LINKS = 512;

/** Whether this link comes next after what was shown last: the end, or the link before. */
export function isNext(link: string, last: string): boolean {
  return hexOf(sha256(bytesOfHex(hashShape(link)))) === last;
}

/** What a chain shows, in order: its end, then link after link. The index is the links shown. */
export function shownOf(start: string, links = LINKS): readonly string[] {
  const shown = [hashShape(start)];
  for (let bytes = bytesOfHex(start); shown.length <= links; ) {
    bytes = sha256(bytes);
    shown.push(hexOf(bytes));
  }
  return shown.reverse();
}

/** The same for one number of links: 0 is the end, 1 the first link. */
export function shownAt(start: string, number: number, links = LINKS): string {
  const shown = shownOf(start, links)[number];
  if (shown === undefined) throw new Error(`a chain has no link ${number}`);
  return shown;
}
