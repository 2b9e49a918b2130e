/**
 * The keys that sign tokens, and who took tokens back, in a database that no server needs to have
 * open.
 */

import type { DatabaseSync } from 'node:sqlite';
import { FIRST_KEY, firstRing, type KeyRing, laterOf, RING, readRing, rotated } from './keys.ts';

/** Undefined for a database that no server has opened yet. */
export function ringIn(database: DatabaseSync): KeyRing | undefined {
  const kept = database.prepare('SELECT value FROM kept WHERE name = ?');
  const [ring, first] = [kept.get(RING)?.['value'], kept.get(FIRST_KEY)?.['value']];
  if (ring !== undefined) return readRing(String(ring));
  return first === undefined ? undefined : firstRing(String(first), Date.now());
}

function putRing(database: DatabaseSync, ring: KeyRing): void {
  const put = database.prepare(
    'INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  );
  put.run(RING, JSON.stringify(ring));
  // Its secret is in the ring, as long as it verifies anything.
  database.prepare('DELETE FROM kept WHERE name = ?').run(FIRST_KEY);
}

/**
 * A new key signs from now on; undefined if no server has opened this database yet, and so nothing
 * is signed.
 */
export function rotateKeys(database: DatabaseSync, atOnce: boolean): KeyRing | undefined {
  return inOne(database, () => {
    const ring = ringIn(database);
    if (ring === undefined) return undefined;
    const next = rotated(ring, Date.now(), atOnce);
    putRing(database, next);
    return next;
  });
}

/**
 * What was taken back in the database that a copy takes the place of stays so in the copy: newer
 * generations of tokens, and keys that are gone. How many persons had a newer generation.
 */
export function carryOver(present: DatabaseSync, copy: DatabaseSync): number {
  const generations = present
    .prepare('SELECT id, generation FROM persons WHERE generation > 1')
    .all();
  const renewals = present
    .prepare(`SELECT name, value FROM kept WHERE name GLOB 'renewal of *'`)
    .all();
  const [now, then] = [ringIn(present), ringIn(copy)];
  const later = now && then && laterOf(now, then);
  return inOne(copy, () => {
    const raise = copy.prepare(
      'UPDATE persons SET generation = ?2 WHERE id = ?1 AND generation < ?2',
    );
    const keep = copy.prepare(
      'INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
    );
    let raised = 0;
    for (const { id, generation } of generations)
      raised += Number(raise.run(String(id), Number(generation)).changes);
    for (const { name, value } of renewals) keep.run(String(name), String(value));
    if (later !== undefined && later !== then) putRing(copy, later);
    return raised;
  });
}

function inOne<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
