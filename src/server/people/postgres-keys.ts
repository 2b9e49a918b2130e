/** The keys that sign tokens in a store in PostgreSQL, rotated while servers run or not. */

import { changeKept } from '../store/postgres/kept-names.ts';
import { FIRST_KEY, firstRing, type KeyRing, RING, readRing, rotated } from './keys.ts';

/** Undefined if no server has opened this store yet, and so nothing is signed. */
export function rotatePostgresKeys(url: string, atOnce: boolean): Promise<KeyRing | undefined> {
  return changeKept(url, async (names) => {
    const [ring, first] = [await names.get(RING), await names.get(FIRST_KEY)];
    if (ring === undefined && first === undefined) return undefined;
    const before = ring === undefined ? firstRing(first ?? '', Date.now()) : readRing(ring);
    const next = rotated(before, Date.now(), atOnce);
    await names.put(RING, JSON.stringify(next));
    // its secret is in the ring, as long as it verifies anything
    await names.remove(FIRST_KEY);
    return next;
  });
}
